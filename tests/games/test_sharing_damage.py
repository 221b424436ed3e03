"""In which ways damage is shared out in Warhammer: Invasion: in all that there are, and in no other."""

from __future__ import annotations

from itertools import product

import pytest

from judge.engine.errors import NotExpressible
from judge.engine.state import Ref
from judge.games.warhammer_invasion.procedures.damage import ways_to_share


@pytest.mark.parametrize("most", [(2,), (1, 3), (3, 0, 2), (2, 1, 2, 1)])
def test_damage_is_shared_out_in_every_way(most: tuple[int, ...]) -> None:
    refs = tuple(Ref(card, 1) for card in range(1, len(most) + 1))
    for total in range(sum(most) + 2):
        shares = [share for share in product(*(range(n + 1) for n in most)) if sum(share) == total]
        ways = [tuple((ref, n) for ref, n in zip(refs, share, strict=True) if n) for share in shares]
        assert sorted(ways_to_share(total, refs, most)) == sorted(ways)


@pytest.mark.parametrize("left", [0, 1])
def test_where_nearly_all_get_all_that_they_can_the_ways_are_few(left: int) -> None:
    refs, most = tuple(Ref(card, 1) for card in range(1, 13)), (3,) * 12
    assert len(ways_to_share(sum(most) - left, refs, most)) == 12**left


def test_too_many_ways_are_refused() -> None:
    refs, most = tuple(Ref(card, 1) for card in range(1, 13)), (3,) * 12
    with pytest.raises(NotExpressible, match="share by share"):
        ways_to_share(18, refs, most)
