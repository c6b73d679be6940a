# SPDX-License-Identifier: Apache-2.0
"""Words of the convolution kernels: copies that may give zeros, and the tensor cores."""

from __future__ import annotations

from typing import Any

from tvmbn.schedules.kernel import T, call

# A line of the level-2 cache: neighbours of what is asked for are soon asked for too.
_AHEAD = {16: "cg.shared.global.L2::128B", 8: "ca.shared.global", 4: "ca.shared.global"}
_COPY = """
__device__ __forceinline__ void tvmbn_copy_or_zero_{bytes}(void* to, const void* from,
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
KINDS = {"float16": "f16", "bfloat16": "bf16"}


def copy_or_zero(to: Any, source: Any, size: int, there: Any) -> None:
    """Start copying 4, 8 or 16 bytes to shared memory; zeros, and nothing is read, if not there."""
    text = _COPY.format(bytes=size, kind=_AHEAD[size])
    T.evaluate(call(f"tvmbn_copy_or_zero_{size}", text, to, source, there))


def load_matrices(to: Any, source: Any) -> None:
    """Four 8x8 matrices from shared memory; lane i names row i % 8 of matrix i / 8."""
    T.evaluate(call("tvmbn_load_matrices", _LOAD_MATRICES, to, source))


def product(sums: Any, rows: Any, columns: Any, dtype: str) -> None:
    """Add the product of a 16x16 and a 16x8 matrix to a warp's 16x8 sums."""
    kind = KINDS[dtype]
    T.evaluate(call(f"tvmbn_product_{kind}", _PRODUCT.format(kind=kind), sums, rows, columns))
