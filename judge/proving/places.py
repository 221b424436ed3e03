"""Where the checks of an entry are: a path is an id. Not here: importing what is there."""

from __future__ import annotations

import keyword

import judge.checks


def module_name(slug: str) -> str:
    """The name of the module that a slug of an id lives in: ``2.1-cosmic-surge`` in ``s2_1_cosmic_surge``."""
    name = "".join(c if c.isascii() and c.isalnum() else "_" for c in slug.lower())
    name = f"s{name}" if name[:1].isdigit() else name
    return f"{name}_" if keyword.iskeyword(name) else name


def document_of(entry: str) -> str:
    """The document that the id of an entry names: ``x-men`` of ``x-men/5-breakthrough``."""
    return entry.partition("/")[0]


def module_of(entry: str) -> str:
    """The module that holds the checks of an entry."""
    doc, _, slug = entry.partition("/")
    return f"{judge.checks.__name__}.{module_name(doc)}.{module_name(slug)}"


def path_of(entry: str) -> str:
    """The file that holds the checks of an entry, as a path in the project."""
    return file_of(module_of(entry))


def file_of(module: str) -> str:
    """The file of a module, as a path in the project."""
    return f"{module.replace('.', '/')}.py"
