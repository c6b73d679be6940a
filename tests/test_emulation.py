# SPDX-License-Identifier: Apache-2.0
"""Kernels written by hand, run on the CPU with ThreadSanitizer: results, and no unordered accesses.

Plans are forced small, so that every path is taken with few threads: groups shared by blocks, more
groups than places, tails in the last part and the last vector, each number of slots, clusters.
"""

from __future__ import annotations

import pytest
from compare import bn, ln, rms
from emulate import emulate, run

from tvmbn.cases import Case, judge
from tvmbn.ops.base import Split
from tvmbn.schedules import persistent, streams
from tvmbn.schedules.plan import Plan

pytestmark = pytest.mark.slow


def kernel(spec, config, chunk=0, lanes=8):
    """One kernel's plan; further reductions stay whole."""
    more = spec.op != "batch_norm" and spec["mode"] == "backward"
    if isinstance(config, streams.Config):
        return Plan((Split(),), ((streams.KIND, config),))
    splits = (Split(chunk * lanes, lanes), *(Split(),) * more)
    return Plan(splits, ((persistent.KIND, config),))


PC, SC = persistent.Config, streams.Config
FUSED = {"activation": "silu", "residual": True}
CASES = {
    "shared groups, a tail in the last part": (
        bn((6, 5, 8, 8), "bfloat16", mode="train"), PC(32, 2, 1), 20, 8, 2),
    "more groups than places, two slots": (
        bn((3, 7, 4, 12), mode="train", **FUSED), PC(64, 1, 2), 15, 4, 3),
    "whole groups, three slots": (
        bn((4, 9, 8, 8), "float16", mode="train"), PC(64, 2, 3), 0, 8, 1),
    "elements in registers": (
        bn((3, 5, 7, 7), "bfloat16", mode="train"), PC(64, 2, 0), 0, 1, 1),
    "elements in registers, shared groups": (
        bn((3, 3, 7, 7), mode="train_backward", **FUSED), PC(32, 3, 0), 60, 1, 1),
    "backward": (
        bn((5, 6, 8, 8), "bfloat16", mode="train_backward"), PC(64, 2, 1), 20, 8, 2),
    "backward of inference": (
        bn((5, 6, 8, 8), "float16", mode="infer_backward", activation="relu"),
        PC(64, 1, 2), 0, 8, 2),
    "a cluster": (
        bn((6, 5, 8, 8), mode="train"), PC(32, 2, 1, cluster=True), 32, 4, 3),
    "a row a cluster, two slots": (
        ln((5, 200), "bfloat16"), PC(32, 2, 2, cluster=True), 13, 8, 2),
    "long rows": (ln((7, 520), "float16", stats=True), PC(32, 3, 1), 20, 8, 2),
    "rows without a mean": (rms((6, 264)), PC(32, 2, 2), 0, 4, 1),
    "rows backward": (ln((11, 136), "bfloat16", mode="backward"), PC(32, 2, 2), 0, 8, 2),
    "long rows backward": (ln((5, 200), mode="backward"), PC(32, 3, 3), 20, 4, 2),
    "rows backward, no mean": (
        rms((9, 72), "float16", mode="backward"), PC(32, 2, 1), 0, 8, 2),
    "streams": (
        bn((6, 24, 5, 7), mode="train", layout="NHWC"), SC(64, 1, 4, 2, 1, 2, 2), 0, 0, 3),
    "streams, teams and a partial tile": (
        bn((6, 40, 5, 5), "bfloat16", "NHWC", mode="train", **FUSED),
        SC(64, 1, 8, 2, 2, 2, 2, spread=False), 0, 0, 4),
    "streams, sums put aside": (
        bn((262400, 32), "bfloat16", mode="train"), SC(64, 1, 8, 4, 1, 2, 2), 0, 0, 2),
    "streams backward": (
        bn((5, 24, 6, 7), "float16", "NHWC", mode="train_backward", activation="relu"),
        SC(32, 2, 4, 4, 1, 1, 2), 0, 0, 2),
}  # fmt: skip


@pytest.mark.parametrize("late", [True, False], ids=["late", "at once"])
@pytest.mark.parametrize("name", CASES)
def test_results_and_order(name, late, tmp_path):
    spec, config, chunk, lanes, multiprocessors = CASES[name]
    plan, case = kernel(spec, config, chunk, lanes), Case(spec, "cpu")
    outputs = emulate(spec, plan, case, tmp_path, multiprocessors, late=late)
    judgement = judge(case, {"kernel": outputs}, "kernel")["kernel"]
    assert judgement.verdict == "passed", judgement.note


def test_a_missing_barrier_is_found(tmp_path):
    """A guard of this file: without its barriers the same kernel does not pass."""
    spec, config, chunk, lanes, multiprocessors = CASES["whole groups, three slots"]
    case = Case(spec, "cpu")
    emulate(spec, kernel(spec, config, chunk, lanes), case, tmp_path, multiprocessors)
    source = (tmp_path / "kernel.cpp").read_text()
    assert "tvm_builtin_cuda_cta_sync();" in source
    (tmp_path / "kernel.cpp").write_text(source.replace("tvm_builtin_cuda_cta_sync();", ""))
    with pytest.raises(AssertionError, match="data race"):
        run(tmp_path, late=True)
