# SPDX-License-Identifier: Apache-2.0
"""Train two small networks with torch.nn's norms and with tvmbn's: losses, accuracy, step times.

    python benchmarks/torch_training.py [--device cuda] [--steps 200] [--json FILE]

The networks and the comparison are those of tests/training.py. On a GPU both dtypes run.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import torch

import tvmbn.torch as T

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
from training import NETWORKS, train


def main() -> None:
    """Train, compare and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--width", type=int)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    T.configure(policy="strict", build="wait")
    dtypes = [torch.float32] if options.device == "cpu" else [torch.float32, torch.bfloat16]
    report: dict[str, Any] = {"torch": torch.__version__, "device": options.device, "runs": []}
    if options.device != "cpu":
        report["gpu"] = torch.cuda.get_device_name()
    for name in NETWORKS:
        for dtype in dtypes:
            settings = {"device": options.device, "steps": options.steps, "dtype": dtype}
            settings["width"] = options.width
            ours, theirs = train(name, True, **settings), train(name, False, **settings)
            gaps = [abs(a - b) for a, b in zip(ours.losses, theirs.losses, strict=True)]
            run = {
                "network": name,
                "dtype": str(dtype).removeprefix("torch."),
                "replaced": ours.replaced,
                "largest_gap_20": max(gaps[:20]),
                "largest_gap": max(gaps),
                "loss": [ours.losses[-1], theirs.losses[-1]],
                "accuracy": [ours.accuracy, theirs.accuracy],
                "step_ms": [ours.seconds * 1e3, theirs.seconds * 1e3],
            }
            report["runs"].append(run)
            print(run, flush=True)
    if options.json:
        options.json.write_text(json.dumps(report, indent=1))


if __name__ == "__main__":
    main()
