"""Templates to text. Everything that is put into one is escaped; there is no way around it in any template."""

from __future__ import annotations

from functools import cache
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

from judge.answers import RulingView
from judge.rulings.games import name_of
from judge.rulings.official import POWER
from judge.telling import answers as told
from judge.telling.moments import moments
from judge.version import __version__

MOST_OUTCOMES = 4  # told of a misreading; the steps show all


@cache
def environment() -> Environment:
    """The templates, with what they say of answers in the words that the command line uses."""
    made = Environment(
        loader=PackageLoader("judge.web"),
        autoescape=select_autoescape(default=True),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals.update(
        POWER=POWER,
        NEAREST=told.NEAREST,
        MOST_OUTCOMES=MOST_OUTCOMES,
        version=__version__,
        examples_of=told.examples_of,
        nearest_points=told.nearest_points,
        remark=told.remark,
        resolved_line=told.resolved_line,
        moments=moments,
        settings_line=told.settings_line,
        understood=told.understood,
    )
    made.filters.update(game=name_of, standing=_standing, sentence=_sentence)
    return made


def render(template: str, **values: Any) -> str:
    """A page from its template."""
    return environment().get_template(template).render(**values)


def _standing(view: RulingView, point: int = 0) -> str:
    """What checks say of an entry, or of one of its points: "proven", "passing", "failing", "none"."""
    checks = {each.check for each in view.points if not point or each.n == point}
    return "/".join(sorted(checks - {"none"})) or "none"


def _sentence(text: str) -> str:
    """``text`` with a capital and a stop."""
    text = text.strip()
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "?", "!")) else ".")
