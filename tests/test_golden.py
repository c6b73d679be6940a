# SPDX-License-Identifier: Apache-2.0
"""Scheduled TIR and generated CUDA of representative specs, as text under tests/golden.

A change of schedule or of TVM shows here as a diff to be read; ``--update-golden`` accepts it.
"""

from __future__ import annotations

import re

import pytest
from compare import bn, ln, rms

from tvmbn.build import lower

SPECS = {
    "layer_norm-bfloat16-small": ln((64, 96), "bfloat16"),
    "layer_norm-bfloat16-large": ln((4096, 8192), "bfloat16", stats=True),
    "layer_norm-bfloat16-long": ln((8, 262144), "bfloat16"),
    "layer_norm-float32-long-backward": ln((1000, 8192), mode="backward"),
    "layer_norm-float32-open-tail": ln((300, 47), dynamic="N"),
    "rms_norm-float32-backward": rms((32768, 1024), mode="backward"),
    "rms_norm-float32-short-backward": rms((512, 1000), mode="backward"),
    "batch_norm-train-float16-nchw": bn((32, 64, 28, 28), "float16", mode="train"),
    "batch_norm-train-float16-counted": bn(
        (32, 64, 28, 28), "float16", mode="train", momentum=None
    ),
    "batch_norm-train-float32-nhwc": bn((32, 64, 28, 28), "float32", "NHWC", mode="train"),
    "batch_norm-infer-relu": bn((8, 16, 7, 7), activation="relu", residual=True),
    "batch_norm-train-backward": bn((16, 30, 7, 7), mode="train_backward"),
}


@pytest.mark.parametrize("name", SPECS)
def test_schedule(name, golden):
    golden(f"{name}.schedule.txt", stable(lower(SPECS[name], "sm_90", "schedule")))


@pytest.mark.parametrize("name", SPECS)
def test_generated_cuda(name, golden):
    golden(f"{name}.cu", kernels(lower(SPECS[name], "sm_90", "cuda")))


@pytest.mark.parametrize("name", ["layer_norm-float32-open-tail", "batch_norm-train-float32-nhwc"])
def test_scheduled_for_the_cpu(name, golden):
    golden(f"{name}.llvm.schedule.txt", stable(lower(SPECS[name], "llvm", "schedule")))


def kernels(source: str) -> str:
    """What was generated: the prelude in front is TVM's own and changes with it."""
    start = re.search(r'^extern "C" __global__', source, re.MULTILINE)
    assert start, "no kernel in the CUDA source"
    return stable(source[start.start() :])


def stable(text: str) -> str:
    """Without the host's triple and CPU, on which neither schedule nor kernels depend."""
    text = re.sub(r'"mtriple": "[^"]*"', '"mtriple": "HOST"', text)
    text = re.sub(r'"mcpu": "[^"]*"', '"mcpu": "HOST"', text)
    return "\n".join(line.rstrip() for line in text.splitlines())
