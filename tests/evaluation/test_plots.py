"""Plots: files of the right kind, with title, axes and threshold told, and one line where they can't be made."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from judge.errors import InputFileError, JudgeError
from judge.evaluation.calibration import Calibration, RiskCoverage, calibration, risk_coverage
from judge.evaluation.plots import check_plots, write_plots

CONFIDENCES = [0.95, 0.9, 0.7, 0.5, 0.3, 0.1]
RIGHTS = [True, True, False, True, False, False]


@pytest.fixture(autouse=True)
def _libraries() -> None:
    pytest.importorskip("matplotlib")
    pytest.importorskip("sklearn")


@pytest.fixture
def risk() -> RiskCoverage:
    return risk_coverage(CONFIDENCES, RIGHTS, [c >= 0.46 for c in CONFIDENCES], 0.46)


@pytest.fixture
def trust() -> Calibration:
    return calibration(CONFIDENCES, RIGHTS)


def words(svg: Path) -> str:
    root = ET.parse(svg).getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    return "\n".join(element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text"))


def test_each_plot_is_a_png_and_an_svg(tmp_path: Path, risk: RiskCoverage, trust: Calibration) -> None:
    written = write_plots(tmp_path, risk, trust, "six questions")
    assert sorted(path.name for path in written) == [
        *("reliability.png", "reliability.svg", "risk-coverage.png", "risk-coverage.svg")
    ]
    assert sorted(tmp_path.iterdir()) == sorted(written)
    for path in written:
        if path.suffix == ".png":
            data = path.read_bytes()
            assert data.startswith(b"\x89PNG\r\n\x1a\n")
            width, height = (int.from_bytes(data[at : at + 4]) for at in (16, 20))
            assert min(width, height) > 600


def test_the_plots_say_what_they_show(tmp_path: Path, risk: RiskCoverage, trust: Calibration) -> None:
    write_plots(tmp_path, risk, trust, "six questions")
    curve, table = words(tmp_path / "risk-coverage.svg"), words(tmp_path / "reliability.svg")
    for text in (curve, table):
        assert "six questions" in text
        assert "shipped threshold 0.46" in text
    assert "Coverage: share of all questions answered" in curve
    assert "Risk: share of the answered that is wrong" in curve
    assert "answers 67%, 25% of them wrong" in curve  # 4 of 6 answered, 1 of these wrong
    assert "answering everything: 50% wrong" in curve
    assert {"Confidence", "Share right", "Questions"} <= set(table.splitlines())


def test_nothing_in_the_plots_is_coloured(tmp_path: Path, risk: RiskCoverage, trust: Calibration) -> None:
    import numpy as np
    from matplotlib.image import imread

    write_plots(tmp_path, risk, trust, "six questions")
    for name in ("risk-coverage.png", "reliability.png"):
        pixels = imread(tmp_path / name)[..., :3]
        assert np.ptp(pixels, axis=2).max() == 0
        assert pixels.min() == 0


def test_the_same_figures_give_the_same_files(tmp_path: Path, risk: RiskCoverage, trust: Calibration) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        write_plots(tmp_path / name, risk, trust, "six questions")
    for path in (tmp_path / "a").iterdir():
        assert path.read_bytes() == (tmp_path / "b" / path.name).read_bytes()


def test_questions_of_one_confidence_none_answered_and_no_threshold_told_can_be_plotted(tmp_path: Path) -> None:
    write_plots(tmp_path, risk_coverage([0.5], [True], [False]), calibration([], []), "a$b^{ question")
    curve = words(tmp_path / "risk-coverage.svg")
    assert "a$b^{ question" in curve
    assert "shipped" not in curve + words(tmp_path / "reliability.svg")


def test_a_folder_is_made_and_what_is_no_folder_is_one_line(tmp_path: Path) -> None:
    check_plots(tmp_path / "made" / "here")
    assert (tmp_path / "made" / "here").is_dir()
    (tmp_path / "file").write_text("")
    with pytest.raises(InputFileError, match=r"can't make the folder .*file \(File exists\); give --plot another one"):
        check_plots(tmp_path / "file")


def test_a_file_that_can_not_be_written_is_named(tmp_path: Path, risk: RiskCoverage, trust: Calibration) -> None:
    (tmp_path / "reliability.svg").mkdir()
    with pytest.raises(InputFileError, match=r"can't write .*reliability\.svg \("):
        write_plots(tmp_path, risk, trust, "six questions")


def test_without_matplotlib_the_fix_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)  # what importing a missing module meets
    with pytest.raises(JudgeError, match=r"^plots need matplotlib; pip install 'rules-judge\[eval\]'$"):
        check_plots(tmp_path / "plots")
    assert not (tmp_path / "plots").exists()
