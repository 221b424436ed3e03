"""Which mutants there are, which of them are drawn, and which are equivalent by construction. Nothing is run or changed here."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterable
from pathlib import Path

import msgspec

ANNOTATION = "annotation"


class Mutant(msgspec.Struct, frozen=True, order=True):
    """One small fault: the ``occurrence``-th place in ``module`` (a path below the root) where ``operator`` changes something.

    ``line`` counts from 1, ``column`` from 0, in characters.
    """

    module: str
    operator: str
    occurrence: int
    line: int
    column: int


class Equivalence(msgspec.Struct, frozen=True):
    """Between two places (line and column) of a module, mutants of some operators (a pattern) change nothing, for a reason."""

    reason: str
    operators: str
    start: tuple[int, int]
    end: tuple[int, int]

    def covers(self, mutant: Mutant) -> bool:
        """Whether ``mutant``, one of this module, is equivalent by this rule."""
        return self.start <= (mutant.line, mutant.column) < self.end and bool(
            re.search(self.operators, mutant.operator)
        )


def equivalences(source: str) -> list[Equivalence]:
    """The places of a module where mutants are equivalent by construction.

    Annotations; identity and equality of constants; ``frozen`` and ``kw_only`` of a dataclass, and the star of a signature, which only
    refuse what nothing does.
    """
    lines = source.splitlines()

    def place(line: int | None, column: int | None) -> tuple[int, int]:
        return line or 0, len(lines[(line or 0) - 1].encode()[:column].decode())

    def within(reason: str, operators: str, node: ast.expr) -> Equivalence:
        end = place(node.end_lineno, node.end_col_offset)
        return Equivalence(reason, operators, place(node.lineno, node.col_offset), end)

    found = []
    for node in ast.walk(ast.parse(source)):
        if "from __future__ import annotations" in source:  # nothing evaluates them
            notes = getattr(node, "annotation", None), getattr(node, "returns", None)
            found += [within(ANNOTATION, "", note) for note in notes if note is not None]
        if isinstance(node, ast.Compare):
            for left, right in zip([node.left, *node.comparators], node.comparators, strict=False):
                if _is_constant(left) or _is_constant(right):
                    start, end = place(left.end_lineno, left.end_col_offset), place(right.lineno, right.col_offset)
                    found.append(
                        Equivalence("identity of a constant", "_(Eq_Is|NotEq_IsNot|Is_Eq|IsNot_NotEq)$", start, end)
                    )
        if isinstance(node, ast.ClassDef):
            calls = [call for call in node.decorator_list if isinstance(call, ast.Call)]
            keywords = [
                word for call in calls if ast.unparse(call.func).endswith("dataclass") for word in call.keywords
            ]
            values = [word.value for word in keywords if word.arg in ("frozen", "kw_only")]
            found += [within("a dataclass that refuses less", "ReplaceTrueWithFalse", value) for value in values]
        if isinstance(node, ast.arguments) and node.kwonlyargs and node.vararg is None:
            first = place(node.kwonlyargs[0].lineno, node.kwonlyargs[0].col_offset)
            before: list[ast.arg | ast.expr] = [*node.posonlyargs, *node.args, *node.defaults]
            ends = [place(each.end_lineno, each.end_col_offset) for each in before]
            start = max(ends, default=(max(first[0] - 1, 1), 0))
            found.append(Equivalence("a signature that refuses less", "ReplaceBinaryOperator_Mul_Div$", start, first))
    return found


def _is_constant(node: ast.expr) -> bool:
    """A literal, or something named as a constant (``HAND``, ``When.START``): equal ones are one object."""
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return isinstance(node, ast.Constant) or (len(name) > 1 and name.isupper())


def listed(root: Path, modules: Iterable[Path]) -> list[Mutant]:
    """Every mutant of some modules below ``root``, but those in annotations."""
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.plugins import get_operator, operator_names

    classes = {name: get_operator(name) for name in operator_names()}
    operators = {name: operator() for name, operator in classes.items() if not operator.arguments()}
    found: list[Mutant] = []
    for module in modules:
        source, path = module.read_text(encoding="utf-8"), module.relative_to(root).as_posix()
        annotations = [rule for rule in equivalences(source) if rule.reason == ANNOTATION]
        # No operator looks at a bare name or string.
        nodes = [node for node in ast_nodes(get_ast(source)) if node.type not in {"name", "string", "newline"}]
        for name, operator in operators.items():
            places = [start for node in nodes for start, _ in operator.mutation_positions(node)]
            mutants = [Mutant(path, name, number, *place) for number, place in enumerate(places)]
            found += [mutant for mutant in mutants if not any(rule.covers(mutant) for rule in annotations)]
    return found


def sample(mutants: Iterable[Mutant], seed: int, size: int) -> list[Mutant]:
    """The first ``size`` of all mutants, sorted and then shuffled with ``seed``: the same ones whatever order they are listed in."""
    drawn = sorted(mutants)
    random.Random(seed).shuffle(drawn)
    return drawn[:size]
