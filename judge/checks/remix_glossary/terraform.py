"""Terraform"""

from __future__ import annotations

from judge.checks.heralds_of_galactus import s4_terraform
from judge.checks.witnesses.vs_remix import OLD_CARD, PLANET
from judge.games.vs_remix.dsl import BUILD, HAND, RECRUIT_STEP
from judge.proving.tables.vs_remix import RemixTable, check

again = check.replays("remix-glossary/terraform", points={1: 1, 2: 2, 3: 3, 4: 2, 5: 2, 6: 3, 7: 4, 8: 5})

terraform_exchanges_a_resource = again(s4_terraform.terraform_exchanges_a_resource)
terraform_may_return_nothing = again(s4_terraform.terraform_may_return_nothing)
terraform_returns_a_borrowed_card = again(s4_terraform.terraform_returns_a_borrowed_card)
terraform_works_from_hand_in_your_recruit_step = again(s4_terraform.terraform_works_from_hand_in_your_recruit_step)
terraform_in_the_combat_phase = again(s4_terraform.terraform_in_the_combat_phase)


@check("remix-glossary/terraform")
def the_location_is_just_revealed(table: RemixTable) -> None:
    """A planet whose terraform effect is on the chain is still in its player's hand."""
    alice, _ = table.players
    alice.has_resource(OLD_CARD)
    planet = alice.has_in_hand(PLANET)
    table.begin(BUILD, RECRUIT_STEP, alice)
    alice.does(table.use(planet))
    table.finds(planet, HAND, point=1)
