"""One question to an index that no corpus is held against, in a process of its own.

python -m tests.benchmarks.growing.cold INDEX QUESTION
"""

import sys
from pathlib import Path

from judge.api import Judge
from judge.store.locations import Corpora
from judge.store.ruling_table import RulingStore

Judge(RulingStore(Path(sys.argv[1])), Corpora(Path(sys.argv[1]))).ask(sys.argv[2])
