# SPDX-License-Identifier: Apache-2.0
"""Where temporaries lie: in two regions of one workspace, reused once nothing reads them.

Temporaries that grow with the batch lie at ``N * offset`` in the first region; those of fixed size
follow at ``N * end + offset``. A value of ``a*N + b`` bytes counts as ``(a + b) * N``, which is at
least as much for every batch from 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tvmbn.model.linear import Linear

ALIGNMENT = 256


@dataclass(frozen=True)
class Request:
    """A temporary: its size and the first and last step that use it."""

    size: Linear
    first: int
    last: int


@dataclass
class Plan:
    """Offset of each request, and the bytes needed in all."""

    offsets: list[Linear] = field(default_factory=list)
    total: Linear = Linear(0, 0)  # noqa: RUF009  (frozen)


def plan(requests: Sequence[Request]) -> Plan:
    """Place requests, the largest first, each at the lowest offset that is free while it lives."""
    growing = [r.size.per_sample > 0 for r in requests]
    bytes_of = [_round(r.size.per_sample + r.size.fixed) for r in requests]
    offsets = [0] * len(requests)
    ends = {True: 0, False: 0}
    for region in (True, False):
        members = [i for i, g in enumerate(growing) if g == region]
        placed: list[int] = []
        for i in sorted(members, key=lambda i: (-bytes_of[i], i)):
            offsets[i] = _lowest(i, placed, requests, offsets, bytes_of)
            placed.append(i)
            ends[region] = max(ends[region], offsets[i] + bytes_of[i])
    made = Plan(total=Linear(ends[True], ends[False]))
    for i, grows in enumerate(growing):
        made.offsets.append(Linear(offsets[i], 0) if grows else Linear(ends[True], offsets[i]))
    return made


def _round(size: int) -> int:
    return max(ALIGNMENT, -(-size // ALIGNMENT) * ALIGNMENT)


def _lowest(
    new: int, placed: list[int], requests: Sequence[Request], offsets: list[int], sizes: list[int]
) -> int:
    alive = requests[new]
    busy = sorted(
        (offsets[i], offsets[i] + sizes[i])
        for i in placed
        if requests[i].first <= alive.last and alive.first <= requests[i].last
    )
    at = 0
    for low, high in busy:
        if at + sizes[new] <= low:
            break
        at = max(at, high)
    return at
