"""Questions with known answers on made corpora: by exact names, misspelt, in other words, of a game, of an earlier day."""

from __future__ import annotations

import datetime as dt
import random
from collections import Counter
from collections.abc import Sequence

from judge.evaluation.labelled import Labelled
from judge.rulings.model import Ruling
from tests.benchmarks.growing.generator import Made, Plan

STYLES = ("name", "misspelt", "reworded", "unnamed", "replaced", "earlier day")


def questions(plan: Plan, count: int, made: Sequence[Made] | None = None) -> list[Labelled]:
    """``count`` questions on a corpus, of each style as many as of the others while there are any; drawn by its seed.

    :param made: its documents, where they were made already.
    """
    made = list(plan.made()) if made is None else made
    draw = random.Random(f"{plan.seed} questions")
    bearers = Counter(ruling.title for each in made for ruling in each.rulings)
    replaced_by = {
        replacement.target.id: ruling for each in made for ruling in each.rulings for replacement in ruling.supersedes
    }
    newest = [
        ruling
        for each in made
        for ruling in each.rulings
        if ruling.id in replaced_by and replaced_by[ruling.id].id not in replaced_by
    ]
    found: list[Labelled] = []
    for n in range(count):
        style = STYLES[n % len(STYLES)]
        if style in ("replaced", "earlier day"):
            if newest:
                ruling = newest[draw.randrange(len(newest))]
                found.append(_of_replaced(ruling, replaced_by[ruling.id], style, bearers))
            continue
        while True:
            each = made[draw.randrange(len(made))]
            ruling = each.rulings[draw.randrange(len(each.rulings))]
            if bearers[ruling.title] == 1 and (ruling.kind == "card") == (style != "unnamed"):
                break
        found.append(_asked(each, ruling, style, draw))
    return found


def _asked(made: Made, ruling: Ruling, style: str, draw: random.Random) -> Labelled:
    point = ruling.points[draw.randrange(len(ruling.points))]
    subject, effect, time, limit = made.facts[ruling.id, point.n].said(1)
    short = ruling.title.partition(", ")[0]
    game = None
    if style == "name":
        text = f"{ruling.title}: can {subject} {effect}?"
    elif style == "misspelt":
        text = f"{_misspelt(ruling.title, draw)}, does it {effect} {time}?"
    elif style == "reworded":
        text = f"we had {short.lower()} out {time}. {subject} should {effect} then, {limit}, right?"
        game = ruling.game
    else:
        text = f"{ruling.title.split()[0].lower()} question: does {subject} {effect} {time}, {limit}?"
        game = ruling.game
    return Labelled(text, (ruling.id,), style, game=game, points=(point.n,))


def _of_replaced(old: Ruling, new: Ruling, style: str, bearers: Counter[str]) -> Labelled:
    """A name that both bear, asked today or on the day before the newer began."""
    day = new.in_force.earliest - dt.timedelta(days=1) if style == "earlier day" else None
    gold = old.id if day else new.id
    text = f"{old.title}: what applies?" if bearers[old.title] == 2 else f"what applies to {old.title} here?"
    return Labelled(text, (gold,), style, game=old.game, as_of=str(day) if day else None)


def _misspelt(name: str, draw: random.Random) -> str:
    """A name with two letters of its longest word exchanged."""
    words = name.split()
    n = max(range(len(words)), key=lambda i: len(words[i]))
    word = words[n]
    at = draw.randrange(1, len(word) - 2)
    words[n] = f"{word[:at]}{word[at + 1]}{word[at]}{word[at + 2 :]}"
    return " ".join(words)
