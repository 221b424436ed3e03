"""VS Remix: a variant of Vs. System, whose rulings are its own: what is told of it cites no other game's."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.checks.witnesses.vs_remix_vehicles import DRAGONZORD, RANGER
from judge.engine.errors import Illegal, NotExpressible
from judge.engine.rules import ruled_in
from judge.games.vs_remix.book import DOCUMENTS, RULES
from judge.games.vs_remix.dsl import CHARACTERS, SUPPORT, MoveInPlay, Played, PlotTwist, Spot, target
from judge.proving import library
from judge.proving.check import Check
from judge.proving.places import document_of
from judge.proving.proof import run
from judge.proving.report import check_run
from judge.proving.tables.vs_remix import RemixTable, plain

CHECKS = [check for doc in DOCUMENTS for check in library.checks(doc)]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.id)
def test_a_check_of_vs_remix_tells_and_cites_its_own_rulings_alone(check: Check) -> None:
    result = run(check)
    assert result.game == "vs-remix"
    cited = {cite for line in result.trace.lines for cite in line.cites}
    assert cited
    told = check_run(check, {}, misread=True)
    cited |= {cite for step in told.steps for cite in step.cites}
    cited |= {cite for misreading in told.misreadings for cite in misreading.cites}
    assert {document_of(cite) for cite in cited} <= set(DOCUMENTS)
    ruled = {cite for card in result.cards for value in ruled_in(card.powers) for cite in value.cites}
    assert {document_of(cite) for cite in ruled} <= set(DOCUMENTS)


def test_what_can_stand_nowhere_in_the_named_row_stays() -> None:
    """A Massive character fills a whole column: an effect that moves it into a support row finds no position for it."""
    table = RemixTable()
    alice, _ = table.players
    giant = alice.controls(plain("Giant", keywords=("massive",)))
    retreat = PlotTwist(
        name="Retreat Witness", powers=(Played(effect=MoveInPlay(target(CHARACTERS), rows=(SUPPORT,))),)
    )
    twist = alice.has_in_hand(retreat)
    table.begin("combat", "attack step", alice)
    alice.does(table.play(twist), giant)
    table.resolve()
    table.nobody_is_asked()
    giant_now = table.obj(giant).spot
    assert isinstance(giant_now, Spot)
    assert giant_now.row == "front row"
    assert table.result.crash is None


def test_a_refusal_cites_no_other_game() -> None:
    """That an attacker has to be ready is told, but no ruling of VS Remix says so: it is taken over without a citation."""
    table = RemixTable()
    alice, bob = table.players
    tired, other = alice.controls(plain("Tired"), exhausted=True), bob.controls(plain("Other"))
    table.begin("combat", "attack step", alice)
    with pytest.raises(Illegal) as refused:
        list(table.act("Alice", table.attack(tired, on=other)))
    assert [(found.id, found.cites) for found in refused.value.objections] == [("vs/attack.ready", ())]


def test_when_a_vehicle_in_play_is_unique_by_its_crew_is_not_made_up() -> None:
    """Two vehicles in play would have the name of their crews: no ruling says when uniqueness is looked at as the second is crewed."""
    table = RemixTable()
    alice, _ = table.players
    crewed = alice.controls(replace(DRAGONZORD, name="Older Zord"))
    table.lies_beneath(RANGER, crewed)
    second, ranger = alice.controls(replace(DRAGONZORD, name="Second Zord")), alice.controls(RANGER)
    table.begin("build", "formation step", alice)
    with pytest.raises(NotExpressible, match="gets the name of its crew"):
        alice.does(table.move_over(second, ranger))


def test_the_rules_of_vs_remix_cite_only_its_documents_and_stand_for_rules_of_vs_system() -> None:
    known = {rule.id for rule in library.game_rules("vs-system")}
    for rule in RULES:
        assert {document_of(cite) for cite in rule.cites} <= set(DOCUMENTS), rule.id
        assert rule.id in known or rule.id.startswith("remix/") or " (" in rule.id, rule.id
