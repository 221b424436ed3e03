"""The size of the engine and what rests on it: rules, ruled values, cards, checks, lines, the largest file, how far table verbs are shared.

python tests/benchmarks/engine_figures.py
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.table import Table as RichTable

import judge
from judge import Judge
from judge.engine.cite import is_base_rule
from judge.engine.rules import ruled_in
from judge.proving import library, seat, table
from judge.proving.tables import vs_system as vs_table
from judge.proving.tables import warhammer_invasion as wi_table

PACKAGE = Path(judge.__file__).parent
GAMES = ("vs-system", "vs-remix", "warhammer-invasion")
DOCS = ("marvel-knights", "heralds-of-galactus", "remix-glossary", "warhammer-invasion")
SEATS = (table.Table, seat.Seat, vs_table.VsTable, vs_table.VsSeat, wi_table.WiTable, wi_table.WiSeat)


def lines(*folders: str, without: str = "") -> int:
    """The lines of all modules below some folders, blank ones and comments included."""
    files = [path for folder in folders for path in (PACKAGE / folder).rglob("*.py")]
    return sum(
        len(path.read_text(encoding="utf-8").splitlines()) for path in files if not without or without not in path.parts
    )


def verbs_in(source: str) -> set[str]:
    """The method names that a scenario calls."""
    tree = ast.parse(textwrap.dedent(source))
    return {n.func.attr for n in ast.walk(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute)}


def main() -> None:
    """Print the figures."""
    rules = [rule for game in GAMES for rule in library.game_rules(game)]
    ruling_rules = [rule for rule in rules if not all(is_base_rule(cite) for cite in rule.cites)]
    cards = [card for game in GAMES for card in library.game_cards(game)]
    ruled = {value.id for card in cards for value in ruled_in(card.powers)}
    checks = [check for doc in DOCS for check in library.checks(doc)]
    proof = Judge.open().verify(prove=True)
    names = {name for seat in SEATS for name in vars(seat) if not name.startswith("_")}
    used = Counter(verb for check in checks for verb in verbs_in(inspect.getsource(check.scenario)) & names)
    files = sorted(
        (len(path.read_text(encoding="utf-8").splitlines()), path.relative_to(PACKAGE).as_posix())
        for part in ("engine", "games", "checks")
        for path in (PACKAGE / part).rglob("*.py")
    )
    rows = {
        "rules that cite rulings": len(ruling_rules),
        "base rules in code": len(rules) - len(ruling_rules),
        "ruled values on cards": len(ruled),
        "cards": len(cards),
        "checks": len(checks),
        "points proven": sum(document.points_proven for document in proof.documents),
        "entries whole": sum(document.entries_proven for document in proof.documents),
        "lines: engine": lines("engine"),
        "lines: rules of games": lines("games", without="cards"),
        "lines: cards": sum(lines(str(path.relative_to(PACKAGE))) for path in (PACKAGE / "games").glob("*/cards")),
        "lines: checks": lines(*(f"checks/{doc.replace('-', '_')}" for doc in DOCS)),
        "lines: witnesses": lines("checks/witnesses"),
        "lines: table, proof, matrix": lines("proving"),
        "largest file": f"{files[-1][1]} ({files[-1][0]})",
        "table verbs used": len(used),
        "of them by three checks or more": f"{sum(n >= 3 for n in used.values()) / len(used):.0%}",
    }
    shown = RichTable("figure", "value")
    for name, value in rows.items():
        shown.add_row(name, str(value))
    Console().print(shown)


if __name__ == "__main__":
    main()
