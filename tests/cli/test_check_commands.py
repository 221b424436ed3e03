"""``judge check`` and ``judge verify`` as a person types them: the story, changed facts, misreadings, nonsense."""

from __future__ import annotations

import json

import pytest

from tests.helpers.command_line import run

ENTRY = "heralds-of-galactus/adam-warlock-protector-of-the-soul-gem"


def test_a_check_tells_its_story_with_citations_and_expectations() -> None:
    done = run("check", ENTRY)
    assert done.returncode == 0, done.stderr
    assert "Adam Warlock triggers" in done.stdout
    assert "[#3]" in done.stdout
    assert "✓" in done.stdout
    assert "✗" not in done.stdout


def test_a_changed_fact_is_compared_with_the_rulings_example() -> None:
    done = run("check", ENTRY, "--set", "cost=4")
    assert done.returncode == 0
    assert "(the ruling's example: yes)" in done.stdout


def test_a_misreading_is_named_and_stands_beside_the_ruling() -> None:
    done = run("check", ENTRY, "--misread")
    assert done.returncode == 0
    assert "Your own characters are spared" in done.stdout
    assert "as ruled: yes" in done.stdout
    assert "misread: no" in done.stdout


def test_a_ruling_is_played_by_the_rules_of_both_games() -> None:
    done = run("check", "remix-glossary/cosmic", "--compare")
    assert done.returncode == 0, done.stderr
    assert "VS Remix and Vs. System (heralds-of-galactus/2-cosmic): " in done.stdout
    assert "    VS Remix: -3   ·   Vs. System: 0" in done.stdout
    assert "outcomes are the same in both games." in done.stdout
    rows = run("check", "remix-glossary/fail-to-find#2", "--compare", "--csv").stdout.splitlines()
    assert rows[0] == "entry,twin,points,text,here,there"
    assert (
        rows[1:]
        == ["remix-glossary/fail-to-find,heralds-of-galactus/creation-of-a-herald,2,choosing nothing is allowed,no,yes"]
        * 2
    )


def test_one_point_can_be_asked_for() -> None:
    runs = json.loads(run("check", f"{ENTRY}#2", "--json").stdout)
    assert runs
    assert all(2 in run["points"] for run in runs)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["check", "heralds-of-galactus/adam-warlok"], "nearest: heralds-of-galactus/adam-warlock"),
        (["check", f"{ENTRY}#9"], "has no point 9"),
        (["check", ENTRY, "--set", "costs=4"], "nearest: cost"),
        (["check", ENTRY, "--set", "cost=four"], "give a whole number"),
        (["check", ENTRY, "--set", "cost=-1"], "it may be 0 to"),
        (["check", ENTRY, "--set", "cost"], "is no NAME=VALUE"),
        (["check", ENTRY, "--set", "cost=3", "--set", "cost=4"], "--set names cost twice; decide for one value"),
        (["check", ENTRY, "--set", "cost=3", "--set", " cost =3"], "--set names cost twice"),
        (["check", ENTRY, "--set", "cost=1_0"], "cost is '1_0'; give a whole number"),
        (["check", "x-men/psi-link#1"], "has no check"),
        (["check", ENTRY, "--compare"], "has no twin in a variant of its game"),
        (["check", "remix-glossary/cosmic", "--compare", "--misread"], "--compare goes with no other option of check"),
        (["check"], "missing argument"),
        (["verify", "nothing/at-all"], "no entry"),
        (["verify", "--doc", "nothing"], "no document"),
    ],
)
def test_nonsense_gets_one_line_and_exit_code_2(arguments: list[str], says: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert says in done.stderr
    assert done.stderr.count("\n") == 1


def test_verify_gives_the_matrix() -> None:
    done = run("verify", ENTRY, "--prove", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["documents"][0]["points_proven"] == found["documents"][0]["points"] == 3
    assert {row["proof"] for row in found["checks"]} == {"proven"}


def test_answers_show_what_is_proven_and_how_to_run_it() -> None:
    done = run("show", ENTRY)
    assert "check: proven" in done.stdout
    assert f"judge check {ENTRY}" in done.stdout
    rows = json.loads(run("list", "--doc", "heralds-of-galactus", "--json").stdout)
    assert next(row for row in rows if row["id"] == ENTRY)["proven"] == 3
