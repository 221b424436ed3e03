"""The games that have rulings here, by id with their names. Nothing is imported: what Tab shows loads no more than it must."""

from __future__ import annotations

GAMES: dict[str, str] = {
    "vs-system": "Vs. System",
    "vs-remix": "VS Remix",
    "warhammer-invasion": "Warhammer: Invasion",
}
