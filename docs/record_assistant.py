"""Write the session at the end of ``docs/assistants.md``: five calls of an assistant. A test records it again and compares.

python -m docs.record_assistant   (extra mcp)

What is called is below; what stands under each call is what a server sent to the SDK's own client over stdin and stdout.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.helpers.assistants import Call, called, stdio

PAGE = Path(__file__).parent / "assistants.md"
_BEGINS = "<!-- What follows is recorded: python -m docs.record_assistant -->\n"
ADAM = "heralds-of-galactus/adam-warlock-protector-of-the-soul-gem#2"
CALLS: tuple[tuple[str, Call], ...] = (
    ("A ruling settles it.", ("ask_ruling", {"question": "can klaw be KOd to pay for his own power?"})),
    (
        "Nothing settles it: judge abstains, and the assistant is to say so.",
        ("ask_ruling", {"question": "may I wear headphones during the match?"}),
    ),
    (
        "The ruling's scenario, run on the rules engine with another fact.",
        ("run_check", {"id": ADAM, "values": {"cost": 4}}),
    ),
    ("The same scenario as ruled, and as people misread it.", ("run_check", {"id": ADAM, "misread": True})),
    ("What became of an older text.", ("ruling_history", {"id": "marvel-knights/witching-hour"})),
)


def record() -> str:
    """The page, with the session as it is recorded now."""
    head, mark, _ = PAGE.read_text(encoding="utf-8").partition(_BEGINS)
    results = called(stdio(), *(call for _, call in CALLS))
    return (
        head + mark + "".join(_told(*step, result.content[0].text) for step, result in zip(CALLS, results, strict=True))
    )


def _told(why: str, call: Call, text: str) -> str:
    name, arguments = call
    asked = f"{name} {json.dumps(arguments, ensure_ascii=False)}"
    return f"\n{why}\n\n```text\n{asked}\n```\n\n```json\n{json.dumps(json.loads(text), indent=2, ensure_ascii=False)}\n```\n"


def without_last_digits(page: str) -> str:
    """A page without what a processor's last digit may tip."""
    return re.sub(r'"confidence": [\d.]+', '"confidence": …', page)


if __name__ == "__main__":
    PAGE.write_text(record(), encoding="utf-8")
