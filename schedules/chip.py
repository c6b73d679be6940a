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
# Shared memory that a block may have without asking, and what CUDA keeps of each block's.
STATIC, RESERVED = 48 * 1024, 1024


def room(target: Target, blocks: int) -> int:
    """Bytes of shared memory that each of ``blocks`` blocks of a multiprocessor can have."""
    return (target.shared_bytes + RESERVED) // blocks - RESERVED


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
