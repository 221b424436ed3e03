"""The one place that knows markdown-it-py: a file becomes a flat list of blocks, each with its line.

What the blocks mean (entries, points, keys) is the business of ``reader`` and ``asked``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import yaml
from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode
from mdit_py_plugins.front_matter import front_matter_plugin

from judge.errors import Defect


@dataclass(frozen=True)
class Block:
    """A top-level block or a child of a list item. ``line`` counts from 1; ``text`` is raw inline text, soft breaks kept."""

    kind: (
        str  # front_matter, heading, paragraph, blockquote, bullet_list, ordered_list, list_item, or markdown-it's name
    )
    line: int
    text: str = ""
    level: int = 0  # of a heading
    number: int | None = None  # of an item in an ordered list, as written
    children: tuple[Block, ...] = ()


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark").use(front_matter_plugin)


def read_blocks(path: Path, defects: list[Defect]) -> list[Block]:
    """The blocks of a Markdown file, in order. An unreadable file is one more defect and gives no blocks."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        defects.append(Defect(path, 1, f"can't be read as UTF-8 text ({error})", "save it as UTF-8"))
        return []
    root = SyntaxTreeNode(_markdown().parse(text))
    return [_block(node) for node in root.children]


def _block(node: SyntaxTreeNode) -> Block:
    line = node.map[0] + 1 if node.map else 1
    if node.type == "front_matter":
        return Block("front_matter", line, node.content)
    if node.type == "inline":
        return Block("text", line, node.content)
    inline = "\n".join(child.content for child in node.children if child.type == "inline")
    number = int(node.info) if node.type == "list_item" and node.info.isdigit() else None
    level = int(node.tag[1]) if node.type == "heading" else 0
    children = tuple(_block(child) for child in node.children if child.type != "inline")
    return Block(node.type, line, inline, level, number, children)


def read_front_matter(block: Block | None, path: Path, defects: list[Defect]) -> dict[str, str]:
    """The keys of a front matter block as text; a malformed one is a defect and gives no keys."""
    if block is None or block.kind != "front_matter":
        defects.append(Defect(path, 1, "no front matter", "begin the file with '---', its keys, '---'"))
        return {}
    try:
        keys = yaml.load(block.text, Loader=yaml.BaseLoader)  # BaseLoader: a date stays the text that was written
    except yaml.YAMLError as error:
        defects.append(
            Defect(
                path, block.line, f"front matter is not YAML ({error})".replace("\n", " "), "write 'key: value' lines"
            )
        )
        return {}
    if not isinstance(keys, dict):
        defects.append(Defect(path, block.line, "front matter holds no keys", "write 'key: value' lines"))
        return {}
    return {str(key): str(value) for key, value in keys.items()}
