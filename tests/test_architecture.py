"""Dependencies point one way, and a question or a card loads nothing heavy that it can do without."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import judge
from judge.store.locations import shipped
from tests.helpers.command_line import COMMAND, PATIENCE

PACKAGE = Path(judge.__file__).parent
OUTLINE = Path(__file__).parent / "importing" / "data" / "outline.txt"

# What each part may import of this package, besides itself. Everything that is not named here may be imported by none of them.
ALLOWED: dict[str, set[str]] = {
    "errors": set(),
    "harmless": set(),
    "version": set(),
    "files": {"errors", "harmless"},
    "answers": {"rulings"},
    "boards": {"answers"},
    "forks": {"answers"},
    "practice": {"answers", "api", "errors", "files", "forks", "nearest", "rulings", "store", "telling"},
    "telling": {"answers", "rulings"},
    "rulings": {"errors", "files", "harmless"},
    "serving": {"errors"},
    "sharing": {"errors"},
    "store": {"answers", "errors", "files", "rulings", "sharing", "version"},
    "search": {"errors", "harmless", "rulings", "sharing", "store"},
    "indexing": {"errors", "files", "processes", "rulings", "store", "search"},
    "importing": {"errors", "files", "harmless", "rulings", "store"},
    "nearest": set(),
    "processes": {"errors"},
    "engine": {"nearest"},
    "games": {"engine"},
    "proving": {
        "answers",
        "boards",
        "checks",
        "engine",
        "errors",
        "forks",
        "games",
        "nearest",
        "processes",
        "sharing",
        "store",
    },
    "checks": {"engine", "games", "proving"},
}
# Of these parts, which may not know the others.
FORBIDDEN = {
    "api": {"assistant", "batch", "cli", "evaluation", "fleet", "importing", "indexing"},
    "answering": {"api", "assistant", "batch", "cli", "evaluation", "fleet", "importing", "indexing"},
    "assistant": {"batch", "cli", "evaluation", "fleet", "importing", "indexing", "search", "store"},
    "evaluation": {"batch", "cli", "fleet", "engine", "games", "checks", "proving", "importing", "indexing"},
    "batch": {"cli", "evaluation", "fleet", "importing", "indexing"},
    "fleet": {"assistant", "cli", "evaluation", "importing", "indexing", "search", "web"},
}
ENGINE = {"engine", "games", "checks", "proving"}


def part_of(module: Path) -> str:
    """The first name below the package: ``judge/search/text.py`` belongs to ``search``."""
    return module.relative_to(PACKAGE).with_suffix("").parts[0]


def is_for_types_only(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """Every statement that can run, also inside functions."""
    for child in ast.iter_child_nodes(node):
        if not is_for_types_only(child):
            yield child
            yield from statements(child)


def imports(module: Path) -> set[str]:
    """The parts of this package that a module imports, at its head or in a function."""
    names: set[str] = set()
    for node in statements(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{module} imports by a relative path, which this test does not follow"
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    parts = [name.split(".") for name in names]
    return {("api" if part[1:2] == ["Judge"] else part[1]) for part in parts if part[0] == "judge" and len(part) > 1}


def modules(part: str) -> list[Path]:
    folder = PACKAGE / part
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [folder.with_suffix(".py")]


@pytest.mark.parametrize("part", ALLOWED)
def test_the_lower_parts_import_only_what_lies_below_them(part: str) -> None:
    for module in modules(part):
        assert imports(module) <= ALLOWED[part] | {part}, module


@pytest.mark.parametrize("part", FORBIDDEN)
def test_the_middle_parts_import_nothing_that_lies_above_them(part: str) -> None:
    for module in modules(part):
        assert imports(module).isdisjoint(FORBIDDEN[part]), module


def test_only_the_api_reaches_the_engine_and_only_when_checks_are_asked_for() -> None:
    for module in PACKAGE.rglob("*.py"):
        if part_of(module) in ENGINE:
            continue
        at_head = {
            name.name if isinstance(node, ast.Import) else (node.module or "")
            for node in ast.parse(module.read_text(encoding="utf-8")).body
            if isinstance(node, (ast.Import, ast.ImportFrom))
            for name in node.names
        }
        assert not any(name.startswith(tuple(f"judge.{part}" for part in ENGINE)) for name in at_head), module
        assert part_of(module) == "api" or imports(module).isdisjoint(ENGINE), module


def test_no_game_is_named_in_the_engine_and_no_card_in_engine_or_rules() -> None:
    from judge.proving import library
    from judge.proving.proof import run

    cards = {
        card.name.lower()
        for doc in ("heralds-of-galactus", "warhammer-invasion")
        for check in library.checks(doc)
        for card in run(check).cards
        if len(card.name) > 5 and getattr(card, "entry", None)
    }
    assert len(cards) > 40
    rules = [module for module in (PACKAGE / "games").rglob("*.py") if "cards" not in module.parts]
    for module in [*(PACKAGE / "engine").glob("*.py"), *rules]:
        code = ast.unparse(_without_citations(ast.parse(module.read_text(encoding="utf-8")))).lower()
        assert [name for name in cards if name in code] == [], module
    for module in (PACKAGE / "engine").glob("*.py"):
        text = module.read_text(encoding="utf-8").lower()
        assert "vs_system" not in text
        assert "warhammer" not in text


def _without_citations(tree: ast.AST) -> ast.AST:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and ("#" in node.value or "/" in node.value):
            node.value = ""
    return tree


def test_only_the_ruling_table_and_those_who_write_and_open_it_speak_sql() -> None:
    speakers = {
        module for module in PACKAGE.rglob("*.py") if re.search(r"sqlite3|\bSELECT\b", module.read_text("utf-8"))
    }
    assert {str(module.relative_to(PACKAGE)) for module in speakers} == {
        *("indexing/tables.py", "store/database.py", "store/name_table.py", "store/ruling_table.py", "store/glance.py"),
    }


def test_a_question_goes_down_to_search_in_one_place() -> None:
    users = {module.stem for module in modules("answering") if _modules_used(module) & {"judge.search.searcher"}}
    assert users == {"asking"}
    assert _modules_used(PACKAGE / "answering" / "asking.py") & ON_THE_WAY == {
        *("judge.search.question", "judge.search.result", "judge.search.searcher"),
    }


ON_THE_WAY = {f"judge.search.{module.stem}" for module in modules("search")}


def _modules_used(module: Path) -> set[str]:
    nodes = ast.walk(ast.parse(module.read_text(encoding="utf-8")))
    return {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}


def test_only_the_commands_know_the_page_which_looks_things_up_through_the_python_api() -> None:
    users = {module.stem for module in PACKAGE.rglob("*.py") if "web" in imports(module) and part_of(module) != "web"}
    assert users == {"serve", "site"}
    used = {part for module in modules("web") for part in imports(module)}
    assert "api" in used
    assert used.isdisjoint({"cli", "batch", "evaluation", "indexing", "importing", "search", "store", *ENGINE})


def test_only_the_entry_point_imports_the_command_line() -> None:
    importers = {part_of(module) for module in PACKAGE.rglob("*.py") if "cli" in imports(module)}
    assert importers <= {"cli", "__main__"}
    assert "__main__" in importers


def test_only_its_command_imports_what_serves_assistants_and_only_once_it_runs() -> None:
    importers = {module for module in PACKAGE.rglob("*.py") if "assistant" in imports(module)}
    assert {str(module.relative_to(PACKAGE)) for module in importers if part_of(module) != "assistant"} == {
        "cli/mcp.py"
    }
    at_head = ast.parse((PACKAGE / "cli" / "mcp.py").read_text(encoding="utf-8")).body
    assert not any(isinstance(node, ast.ImportFrom) and "assistant" in (node.module or "") for node in at_head)


def test_only_the_command_for_batches_imports_what_answers_on_many_machines() -> None:
    importers = {module for module in PACKAGE.rglob("*.py") if "fleet" in imports(module)}
    assert {str(module.relative_to(PACKAGE)) for module in importers if part_of(module) != "fleet"} == {"cli/fleet.py"}
    for module in [*modules("fleet"), PACKAGE / "cli" / "fleet.py"]:
        at_head = ast.parse(module.read_text(encoding="utf-8")).body
        assert {"ray", "pyarrow"}.isdisjoint(named_at_head(at_head)), module


def named_at_head(statements: list[ast.stmt]) -> set[str]:
    """The packages that a module imports as it is loaded."""
    names = [alias.name for node in statements if isinstance(node, ast.Import) for alias in node.names]
    names += [node.module or "" for node in statements if isinstance(node, ast.ImportFrom)]
    return {name.split(".")[0] for name in names}


def test_the_commands_look_things_up_through_the_python_api() -> None:
    """The search behind the API is no command's business; the making of an index is that of ``build``."""
    users = {module.stem: imports(module) & {"search", "indexing"} for module in modules("cli")}
    assert {name: parts for name, parts in users.items() if parts} == {"upkeep": {"indexing"}}
    assert "api" in imports(PACKAGE / "cli" / "options.py")


def test_the_imports_of_this_package_are_seen(tmp_path: Path) -> None:
    (tmp_path / "module.py").write_text(
        "import judge.search.text\n"
        "from judge import Judge, locate\n"
        "from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from judge.cli import main\n"
        "def f():\n    if True:\n        from judge.batch import questions\n"
    )
    assert imports(tmp_path / "module.py") == {"search", "api", "locate", "batch"}


# -- what a fresh process loads ---------------------------------------------------------------------------------------

WEB = {"starlette", "uvicorn", "jinja2", "segno", "h11", "httptools", "websockets", "asyncio"}
PRACTICE = {"fsrs", "genanki"}
HEAVY = {
    "torch",
    "transformers",
    "sentence_transformers",
    "pandas",
    "scipy",
    "sklearn",
    "pydantic",
    "matplotlib",
    *PRACTICE,
} | {
    *("anyio", "mcp", "mcp_types", "starlette", "uvicorn"),  # what serves assistants
    *("ray", "pyarrow"),  # many machines
}


def loaded_by(*arguments: str) -> set[str]:
    """The top-level modules that the command line imports in a process of its own."""
    return {name.split(".")[0] for name in modules_loaded_by(*arguments)}


def modules_loaded_by(*arguments: str) -> set[str]:
    """The modules that the command line imports in a process of its own."""
    command = [sys.executable, "-X", "importtime", "-m", "judge", *arguments]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", timeout=PATIENCE)
    assert done.returncode == 0, done.stderr.splitlines()[-1]
    lines = [line for line in done.stderr.splitlines() if line.startswith("import time:")]
    return {line.rsplit("|", 1)[1].strip() for line in lines}


def test_a_question_loads_no_library_for_training_or_figures() -> None:
    loaded = loaded_by("ask", "Does Alaris target the Inhumans character that he swaps with?")
    assert {"judge", "faiss", "numpy"} <= loaded
    assert loaded.isdisjoint(HEAVY | WEB)
    assert not any(
        name.startswith("judge.web") for name in modules_loaded_by("ask", "can a hidden character be attacked?")
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["card", "galen", "kor"],
        ["card", "witchin hour"],
        ["show", "x-men/5-breakthrough"],
        ["show", "marvel-knights/witching-hour", "--history"],
        ["rule", "2.1"],
        ["list"],
        ["diff", str(shipped("corpus")), str(shipped("corpus"))],
        ["import", str(OUTLINE), "--dry-run"],
    ],
    ids=["card", "misspelt card", "show", "history", "rule", "list", "diff", "import"],
)
def test_looking_something_up_loads_neither_faiss_nor_numpy(arguments: list[str]) -> None:
    loaded = loaded_by(*arguments)
    assert "judge" in loaded
    assert loaded.isdisjoint({*HEAVY, *WEB, "faiss", "numpy"})


@pytest.mark.parametrize("arguments", [["ask", "can a hidden character be attacked"], ["show", "x-men/psi-link"]])
def test_nothing_of_practice_is_loaded_by_a_question(arguments: list[str]) -> None:
    command = [sys.executable, "-X", "importtime", "-m", "judge", *arguments]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", timeout=PATIENCE)
    assert "judge.api" in done.stderr
    assert "judge.practice" not in done.stderr
    assert "judge.forks" not in done.stderr


@pytest.mark.parametrize("arguments", [["--help"], ["mcp", "--help"]], ids=["all", "mcp"])
def test_the_help_loads_no_index(arguments: list[str]) -> None:
    loaded = loaded_by(*arguments)
    assert "typer" in loaded
    assert loaded.isdisjoint({*HEAVY, "faiss", "numpy", "sqlite3", "tokenizers", "yaml"})


def test_an_answer_leaves_nothing_behind_in_the_user_s_folders(tmp_path: Path) -> None:
    folders = {name: str(tmp_path / name) for name in ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
    done = subprocess.run(
        [*COMMAND, "ask", "can a hidden character be attacked"],
        env=os.environ | folders,
        capture_output=True,
        check=True,
        timeout=PATIENCE,
    )
    assert b"marvel-knights" in done.stdout
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []
