# SPDX-License-Identifier: Apache-2.0
"""Words of the convolution kernels: copies that may give zeros, and the tensor cores."""

from __future__ import annotations

from typing import Any

from tvmbn.schedules.kernel import T, call

# A line of the level-2 cache: neighbours of what is asked for are soon asked for too.
_LEVELS = {True: "ca.shared.global.L2::128B", False: "cg.shared.global.L2::128B"}
_LINE_COPY = 16
_COPY = """
__device__ __forceinline__ void tvmbn_copy_{name}_{bytes}(void* to, const void* from,
                                                           bool there) {{
  unsigned address = (unsigned)__cvta_generic_to_shared(to);
  asm volatile("cp.async.{kind} [%0], [%1], {bytes}, %2;"
               :: "r"(address), "l"(from), "r"(there ? {bytes} : 0) : "memory");
}}
"""
_LOAD_MATRICES = """
__device__ __forceinline__ void tvmbn_load_matrices(unsigned* to, const void* from) {
  unsigned address = (unsigned)__cvta_generic_to_shared(from);
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(to[0]), "=r"(to[1]), "=r"(to[2]), "=r"(to[3]) : "r"(address) : "memory");
}
"""
_PRODUCT = """
__device__ __forceinline__ void tvmbn_product_{kind}(float* c, const unsigned* a,
                                                     const unsigned* b) {{
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.{kind}.{kind}.f32 "
               "{{%0, %1, %2, %3}}, {{%4, %5, %6, %7}}, {{%8, %9}}, {{%0, %1, %2, %3}};"
               : "+f"(c[0]), "+f"(c[1]), "+f"(c[2]), "+f"(c[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
}}
"""
_LOAD_PEER = """
__device__ __forceinline__ void tvmbn_load_peer_16(float* to, const void* from, int rank) {
  unsigned here = (unsigned)__cvta_generic_to_shared(from), there;
  asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(here), "r"(rank));
  asm volatile("ld.shared::cluster.v4.f32 {%0, %1, %2, %3}, [%4];"
               : "=f"(to[0]), "=f"(to[1]), "=f"(to[2]), "=f"(to[3]) : "r"(there) : "memory");
}
"""
KINDS = {"float16": "f16", "bfloat16": "bf16"}


def copy_or_zero(to: Any, source: Any, size: int, there: Any, cached: bool) -> None:
    """Start copying 4, 8 or 16 bytes to shared memory; zeros, and nothing is read, if not there.

    ``cached`` says whether they stay in the first-level cache; fewer than 16 always do.
    """
    cached = cached or size < _LINE_COPY
    name = "cached" if cached else "or_zero"
    text = _COPY.format(name=name, bytes=size, kind=_LEVELS[cached])
    T.evaluate(call(f"tvmbn_copy_{name}_{size}", text, to, source, there))


def load_matrices(to: Any, source: Any) -> None:
    """Four 8x8 matrices from shared memory; lane i names row i % 8 of matrix i / 8."""
    T.evaluate(call("tvmbn_load_matrices", _LOAD_MATRICES, to, source))


def product(sums: Any, rows: Any, columns: Any, dtype: str) -> None:
    """Add the product of a 16x16 and a 16x8 matrix to a warp's 16x8 sums."""
    kind = KINDS[dtype]
    T.evaluate(call(f"tvmbn_product_{kind}", _PRODUCT.format(kind=kind), sums, rows, columns))


def load_peer(to: Any, source: Any, rank: Any) -> None:
    """Four floats from the same place in the shared memory of the cluster's block ``rank``."""
    T.evaluate(call("tvmbn_load_peer_16", _LOAD_PEER, to, source, rank))
