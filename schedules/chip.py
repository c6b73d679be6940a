# SPDX-License-Identifier: Apache-2.0
"""What kernels written by hand count on: copies, shared memory, and which specs they suit."""

from __future__ import annotations

from tvmbn.spec import OpSpec
from tvmbn.target import Target

WARP = 32
# First architecture with copies past the registers, and their sizes in bytes.
FIRST = (8, 0)
COPIES = (4, 8, 16)
# First architecture with clusters, and how many blocks every GPU can put into one.
FIRST_CLUSTERS, LARGEST_CLUSTER = (9, 0), 8
# Shared memory that CUDA keeps of each block's.
RESERVED = 1024
# Most blocks of a multiprocessor where they are fewer than MOST_RESIDENT.
MOST_RESIDENT = 32
_RESIDENT = {(7, 5): 16, (8, 6): 16, (8, 7): 16, (8, 9): 24, (12, 0): 24}


def room(target: Target, blocks: int) -> int:
    """Bytes of shared memory that each of ``blocks`` blocks of a multiprocessor can have."""
    return (target.shared_bytes + RESERVED) // blocks - RESERVED


def resident(blocks: int, threads: int, target: Target) -> bool:
    """Whether a multiprocessor has places for so many blocks of so many threads."""
    most = _RESIDENT.get(target.capability, MOST_RESIDENT)
    return 1 <= blocks <= most and blocks * threads <= target.threads


def clusters(blocks: int, target: Target) -> bool:
    """Whether so many blocks can be a cluster."""
    return target.capability >= FIRST_CLUSTERS and blocks <= LARGEST_CLUSTER


def suits(spec: OpSpec, target: Target) -> bool:
    """Whether one kernel can keep a norm's elements on chip, as far as spec and target tell."""
    counted = spec.op == "batch_norm" and spec["mode"] == "train" and spec["running_stats"]
    return (
        target.kind == "cuda"
        and target.capability >= FIRST
        and spec.dtype != "float64"
        and not spec.dynamic
        # The count of batches must be read by every block before one of them adds to it.
        and not (counted and spec["momentum"] is None)
    )
