"""Every check passes, every check is proven able to fail, every citation exists, and the committed record says what is so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from judge import Judge
from judge.answers import Verification
from judge.engine.cite import is_base_rule
from judge.engine.rules import ruled_in
from judge.proving import library
from judge.proving.check import Check
from judge.proving.proof import run
from judge.proving.verify import standings
from judge.rulings.digest import corpus_hash
from judge.store import proof_record as proofs
from judge.store.locations import corpus_folder, shipped

DOCS = ("marvel-knights", "heralds-of-galactus", "warhammer-invasion")
CHECKS = [check for doc in DOCS for check in library.checks(doc)]


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge.open()


@pytest.fixture(scope="module")
def proof(judge: Judge) -> Verification:
    return judge.verify(prove=True)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.id)
def test_the_check_passes(check: Check) -> None:
    result = run(check)
    if result.crash is not None:
        raise result.crash
    assert [finding for finding in result.findings if not finding.is_met] == []
    assert result.findings


def test_every_check_is_proven_able_to_fail(proof: Verification) -> None:
    assert [f"{row.entry} ({row.check}): {row.proof}" for row in proof.checks if row.proof != "proven"] == []


def test_no_check_names_a_point_that_its_entry_lacks(judge: Judge, proof: Verification) -> None:
    points = {row.id: row.points for row in judge.entries()}
    for row in proof.checks:
        assert row.entry in points, row.check
        assert max(row.points, default=0) <= points[row.entry], row.check


def test_nearly_every_point_of_the_entries_done_is_proven(judge: Judge, proof: Verification) -> None:
    done = {document.doc: document for document in proof.documents}
    assert done["warhammer-invasion"].entries_proven >= 14
    checked = {row.entry for row in proof.checks}
    points = {f"{row.id}#{n}" for row in judge.entries() if row.id in checked for n in range(1, row.points + 1)}
    proven = {key for key, standing in standings(proof).items() if standing == "proven"}
    assert {row.id for row in judge.entries(doc="heralds-of-galactus")} <= checked
    assert len(proven) / len(points) >= 0.97


def test_an_open_point_has_a_reason_and_no_entry_is_wholly_open(judge: Judge, proof: Verification) -> None:
    points = {f"{row.id}#{n}" for row in judge.entries() for n in range(1, row.points + 1)}
    proven = {key for key, standing in standings(proof).items() if standing == "proven"}
    for doc in DOCS:
        reasons = library.open_points(doc)
        assert set(reasons) <= points
        assert proven.isdisjoint(reasons), "an open point is proven after all"
        for reason in reasons.values():
            assert len(reason) > 20
    for row in judge.entries(doc="heralds-of-galactus"):
        assert any(point.startswith(f"{row.id}#") for point in proven), row.id


def citations() -> Iterator[str]:
    for game in ("vs-system", "warhammer-invasion"):
        for rule in library.game_rules(game):
            yield from rule.cites
    for check in CHECKS:
        for card in run(check).cards:
            for value in ruled_in(card.powers):
                yield from value.cites


def test_every_citation_is_a_point_of_the_corpus_or_a_base_rule(judge: Judge) -> None:
    points = {f"{row.id}#{n}" for row in judge.entries() for n in range(1, row.points + 1)}
    base = base_rules()
    unknown = {cite for cite in citations() if cite not in (base if is_base_rule(cite) else points)}
    assert unknown == set()


def base_rules() -> frozenset[str]:
    from judge.games.base_rules import read

    return frozenset(rule.cite for game in ("vs-system", "warhammer-invasion") for rule in read(game))


def test_a_check_that_rests_on_an_uncertain_base_rule_is_listed_as_such(proof: Verification) -> None:
    from judge.games.base_rules import read

    uncertain = {
        rule.cite for game in ("vs-system", "warhammer-invasion") for rule in read(game) if not rule.is_certain
    }
    resting = {
        f"{check.entry} ({check.name})"
        for check in CHECKS
        for line in run(check).trace.lines
        if line.differs and line.cites and set(line.cites) <= uncertain
    }
    assert resting == {row.point for row in proof.uncertain}


def test_the_committed_record_is_what_a_fresh_proof_gives(proof: Verification) -> None:
    record = proofs.read(shipped("index"))
    assert record is not None, "run 'judge verify --prove'"
    assert record.points == standings(proof), "run 'judge verify --prove' and commit the record"
    assert record.corpus_sha256 == corpus_hash([corpus_folder()])
    assert record.code_sha256 == proofs.code_hash(), "run 'judge verify --prove' and commit the record"
