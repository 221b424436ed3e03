"""Print the code block of the README that follows the line holding the given words."""

import re
import sys
from pathlib import Path

readme = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
_, found, rest = readme.partition(sys.argv[1])
block = re.search(r"```\w*\n(.*?)```", rest, flags=re.DOTALL)
if not found or not block:
    sys.exit(f"the README has no code block after '{sys.argv[1]}'")
print(block[1].strip())
