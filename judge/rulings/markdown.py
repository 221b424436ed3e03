"""The one place that knows markdown-it-py: a file becomes a flat list of blocks, each with its line.

What the blocks mean (entries, points, keys) is the business of ``reader`` and ``asked``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode
from mdit_py_plugins.front_matter import front_matter_plugin

from judge.files.looking import how_to_mend, read_text
from judge.rulings.controls import controls
from judge.rulings.defects import DefectLog
from judge.rulings.plain_yaml import YamlError, read_yaml


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


_NAMES = {
    "paragraph": "a paragraph",
    "heading": "a heading",
    "blockquote": "a quote",
    "bullet_list": "a bullet list",
    "ordered_list": "a numbered list",
    "list_item": "a list item",
    "hr": "a rule line",
    "html_block": "a piece of HTML",
    "fence": "a code block",
    "code_block": "a code block (indented by four spaces)",
    "front_matter": "a second front matter",
}


def named(block: Block) -> str:
    """A block's kind in words for a message: "a numbered list"."""
    return _NAMES.get(block.kind, f"a {block.kind}")


@cache
def _markdown() -> MarkdownIt:
    # Without link references: "[x]: y" would vanish from the text without a trace.
    # Nor is the text inside a block taken apart: it is read as it stands.
    return MarkdownIt("commonmark").disable(["reference", "inline"]).use(front_matter_plugin)


def read_blocks(log: DefectLog) -> list[Block]:
    """The blocks of a Markdown file, in order. An unreadable file is one more defect and gives no blocks."""
    try:
        text = read_text(log.path, "utf-8-sig")
    except OSError as error:
        log(1, f"can't be read ({error.strerror or error})", how_to_mend(error))
        return []
    except UnicodeDecodeError as error:
        log(1, f"can't be read as UTF-8 text ({error})", "save it as UTF-8")
        return []
    for line, control in controls(text):
        log(line, f"holds {control}, which is no text", "remove it, or import the document again")
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


def read_front_matter(block: Block | None, log: DefectLog) -> dict[str, str]:
    """The keys of a front matter block as text; a malformed one is a defect and gives no keys."""
    if block is None or block.kind != "front_matter":
        log(1, "no front matter", "begin the file with '---', its keys, '---'")
        return {}
    try:
        found = read_yaml(block.text)
    except YamlError as error:
        fix = "write 'key: value' lines; a value that holds a colon goes in quotes"
        log(block.line + error.line, f"front matter is not YAML ({error.cause})", fix)
        return {}
    if not isinstance(found.value, dict) or not found.value:
        log(block.line, "front matter holds no keys", "write 'key: value' lines")
        return {}
    for path, line in found.twice:
        log(block.line + line, f"front matter key '{path[-1]}' stands twice", "keep one")
    for key, value in found.value.items():
        if not isinstance(value, str):
            log(
                block.line + found.lines[key,],
                f"front matter key '{key}' holds no plain text",
                "write one line of text",
            )
    return {key: value if isinstance(value, str) else "" for key, value in found.value.items()}
