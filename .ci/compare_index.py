"""Build the index anew and hold the committed one against it: entries and lexical content exactly, vectors within a tolerance.

Float sums differ between processors, so vectors may differ in their last digits. The encoder is an input, pinned by its hash.
"""

import sys
import tempfile
from pathlib import Path

import faiss
import msgspec
import numpy as np

from judge.indexing.build import build_index
from judge.store.locations import shipped
from judge.store.manifest import VECTORS, read_manifest

TOLERANCE = 1e-4

committed = shipped("index")
with tempfile.TemporaryDirectory() as folder:
    fresh = build_index([shipped("corpus")], Path(folder), committed / "encoder")
    held = read_manifest(committed)
    vectors = [faiss.read_index(str(index / VECTORS)) for index in (committed, Path(folder))]
    a, b = (index.reconstruct_n(0, index.ntotal) for index in vectors)
unstable = {"files"}  # SQLite's file differs between its versions; its content is hashed instead
for field in msgspec.structs.fields(held):
    if field.name not in unstable and getattr(held, field.name) != getattr(fresh, field.name):
        sys.exit(f"the committed index differs in {field.name}: run 'judge build' and commit index/")
if a.shape != b.shape or not np.allclose(a, b, atol=TOLERANCE):
    sys.exit("the committed vectors differ: run 'judge build' and commit index/")
print(f"{fresh.rulings} entries, {fresh.passages} passages: identical; vectors within {np.abs(a - b).max():.1e}")
