"""PDFs that were damaged, and PDFs that ask for all memory or all time: each is read or refused in one line, within limits."""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

import pytest

from judge.errors import InputFileError
from judge.importing.reading import apart
from judge.importing.reading.apart import Limits, read_apart
from judge.rulings.controls import controls
from tests.helpers.pdfs import bombs, damaged, file_of, pdf, sound_ones, stream, with_content

SHORT = Limits(seconds=20, memory=2**29)
BOMBS = bombs()
SOUND = list(sound_ones())


def one_line(error: InputFileError) -> str:
    assert error.fix
    assert "\n" not in str(error)
    return str(error)


def read(data: bytes, limits: Limits = SHORT) -> str:
    """The text, or the line that says why there is none."""
    try:
        text = "\n".join(line.text for line in read_apart("pdf", Path("x.pdf"), data, limits)[0])
    except InputFileError as error:
        text = one_line(error)
    assert not list(controls(text))
    return text


def test_a_damaged_pdf_is_read_or_refused_in_one_line(attacks: int) -> None:
    for seed in range(15 * attacks):
        dice = random.Random(seed)
        data = damaged(dice.choice(SOUND), dice)
        begun = time.monotonic()
        read(data)
        assert time.monotonic() - begun < 2 * SHORT.seconds + 10, seed


def test_a_bomb_goes_off_within_its_limits(attacks: int) -> None:
    resource = pytest.importorskip("resource")
    chosen = random.Random(attacks).sample(sorted(BOMBS), min(len(BOMBS), 6 * attacks))
    for name in chosen:
        begun = time.monotonic()
        read(BOMBS[name]())
        assert time.monotonic() - begun < 2 * SHORT.seconds + 10, name
    # In kilobytes, but for macOS, which holds no process to a limit of memory.
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss < 2**31


@pytest.mark.parametrize(
    ("limits", "cause"),
    [
        (Limits(pages=2), "more than 2 pages"),
        (Limits(characters=20), "more than 20 characters"),
    ],
)
def test_a_sound_pdf_beyond_a_limit_is_one_line(limits: Limits, cause: str) -> None:
    assert cause in read(pdf("Gulls fly.", "Crabs walk.", "Reeds stand."), limits)


@pytest.mark.parametrize("megabytes", [8, 16, 32, 64, 128])
def test_wherever_memory_ends_it_is_one_line(megabytes: int) -> None:
    pytest.importorskip("resource")
    told = read(pdf("Gulls fly. " * 2_000), Limits(memory=megabytes * 2**20))
    assert told.startswith(("Gulls fly.", "x.pdf is a PDF")), told


def test_time_runs_out_for_a_pdf_that_takes_too_much() -> None:
    endless = with_content(stream(b"BT /F1 9 Tf " + b"(a) Tj " * 2_000_000 + b"ET"))
    assert "takes more than 1 seconds to read" in read(endless, Limits(seconds=1))


def test_who_is_killed_while_reading_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(apart, "_PROGRAM", "import os; os.abort()")
    assert "takes more than this machine can give to read; save it again" in read(pdf("Gulls fly."))
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    assert "no process for it can be started (No such file or directory)" in read(pdf("Gulls fly."))


def test_a_good_pdf_of_200_pages_is_read() -> None:
    page = "Shore Rules Summary {n}\n" + "\n".join(
        f"{{n}}.{line} Gulls fly over all that stands." for line in range(40)
    )
    text = read(pdf(*(page.format(n=n) for n in range(200))), apart.LIMITS)
    assert text.count("Shore Rules Summary") == 200
    assert "199.39 Gulls fly over all that stands." in text


def test_an_unknown_filter_and_a_cipher_are_one_line() -> None:
    strange = pdf("Gulls fly.").replace(b"/FlateDecode", b"/FlateDecodX")
    assert "is a PDF without text (pictures of pages, or damaged)" in read(strange)
    locked = file_of(
        [b"<< /Type /Catalog /Pages 2 0 R >>", b"<< /Type /Pages /Count 0 /Kids [] >>"],
        "/ID [<00> <00>] /Encrypt << /Filter /Standard /V 5 /R 6 /Length 256 /P -4 /EncryptMetadata true"
        " /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF"
        f" /O <{'00' * 48}> /U <{'00' * 48}> /OE <{'00' * 32}> /UE <{'00' * 32}> /Perms <{'00' * 16}> >>",
    )
    assert any(cause in read(locked) for cause in ("is encrypted in a way", "locked with a password"))
