# SPDX-License-Identifier: Apache-2.0
"""Words of the convolution kernels: copies that may give zeros, and the tensor cores."""

from __future__ import annotations

from typing import Any

from tvmbn.schedules.kernel import T, call
from tvmbn.spec import ITEMSIZE

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
_LOAD_TURNED = _LOAD_MATRICES.replace("load_matrices", "load_turned").replace(".x4", ".x4.trans")
# To the nearest, halves away from zero; NaN and infinity stay.
_ROUND_TO_TF32 = """
__device__ __forceinline__ void tvmbn_round_to_tf32(unsigned* value) {
  asm("cvt.rna.tf32.f32 %0, %1;" : "=r"(*value) : "f"(__uint_as_float(*value)));
}
"""
_PRODUCT = """
__device__ __forceinline__ void tvmbn_product_{kind}(float* c, const unsigned* a,
                                                     const unsigned* b) {{
  asm volatile("mma.sync.aligned.m16n8k{depth}.row.col.f32.{kind}.{kind}.f32 "
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
# Shared memory behind one's own copies as the tensor cores see it.
_SHOW = """
__device__ __forceinline__ void tvmbn_show_copies() {
  asm volatile("fence.proxy.async.shared::cta;" ::: "memory");
}
"""
_BEGIN = """
__device__ __forceinline__ void tvmbn_products_begin() {
  asm volatile("wgmma.fence.sync.aligned;" ::: "memory");
}
"""
_END = """
__device__ __forceinline__ void tvmbn_products_commit() {
  asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory");
}
"""
_PRODUCTS_WAIT = """
__device__ __forceinline__ void tvmbn_products_wait_{left}() {{
  asm volatile("wgmma.wait_group.sync.aligned {left};" ::: "memory");
}}
"""
_TO_ALIGNED = """
__device__ __forceinline__ int tvmbn_to_aligned_{size}(const void* from) {{
  return -(int)__cvta_generic_to_shared(from) & {rest};
}}
"""
# Rows of 128 bytes, eight of them 1024 apart; the number of the swizzle is in the last two bits.
_DESCRIPTOR = """
__device__ __forceinline__ uint64_t tvmbn_descriptor(const void* from) {
  uint64_t address = __cvta_generic_to_shared(from);
  return (address & 0x3ffff) >> 4 | 1ull << 16 | 1024ull >> 4 << 32 | 1ull << 62;
}
"""
_GROUP_PRODUCT = """
__device__ __forceinline__ void tvmbn_group_product_{kind}_{columns}(float* c, uint64_t a,
                                                                     uint64_t b) {{
  asm volatile("wgmma.mma_async.sync.aligned.m64n{columns}k16.f32.{kind}.{kind} "
               "{{{places}}}, %{left}, %{right}, 1, 1, 1, 0, 0;"
               : {sums}
               : "l"(a), "l"(b));
}}
"""
KINDS = {"float16": "f16", "bfloat16": "bf16", "float32": "tf32"}
# Bytes of a row of a product's operand.
_ROW = 32


def copy_or_zero(to: Any, source: Any, size: int, there: Any, cached: bool) -> None:
    """Start copying 4, 8 or 16 bytes to shared memory; zeros, and nothing is read, if not there.

    ``cached`` says whether they stay in the first-level cache; fewer than 16 always do.
    """
    cached = cached or size < _LINE_COPY
    name = "cached" if cached else "or_zero"
    text = _COPY.format(name=name, bytes=size, kind=_LEVELS[cached])
    T.evaluate(call(f"tvmbn_copy_{name}_{size}", text, to, source, there))


def load_matrices(to: Any, source: Any) -> None:
    """Four matrices of eight rows of 16 bytes from shared memory.

    Lane i names row i % 8 of matrix i / 8, and gets word i % 4 of row i / 4 of each.
    """
    T.evaluate(call("tvmbn_load_matrices", _LOAD_MATRICES, to, source))


def load_turned(to: Any, source: Any) -> None:
    """The same of transposed matrices of 16-bit elements, whose columns then are rows."""
    T.evaluate(call("tvmbn_load_turned", _LOAD_TURNED, to, source))


def round_to_tf32(value: Any) -> None:
    """Round a float32, which lies in a word, to what the tensor cores take of it."""
    T.evaluate(call("tvmbn_round_to_tf32", _ROUND_TO_TF32, value))


def product(sums: Any, rows: Any, columns: Any, dtype: str) -> None:
    """Add a product to a warp's 16x8 sums; a row of either operand is 32 bytes along the sum."""
    kind = KINDS[dtype]
    text = _PRODUCT.format(kind=kind, depth=_ROW // ITEMSIZE[dtype])
    T.evaluate(call(f"tvmbn_product_{kind}", text, sums, rows, columns))


def load_peer(to: Any, source: Any, rank: Any) -> None:
    """Four floats from the same place in the shared memory of the cluster's block ``rank``."""
    T.evaluate(call("tvmbn_load_peer_16", _LOAD_PEER, to, source, rank))


def show_copies() -> None:
    """What the thread has waited for may be read by the tensor cores, after a barrier."""
    T.evaluate(call("tvmbn_show_copies", _SHOW))


def products_begin() -> None:
    """In front of a warpgroup's products: their sums are in registers."""
    T.evaluate(call("tvmbn_products_begin", _BEGIN))


def products_commit() -> None:
    """Close a group of the warpgroup's products."""
    T.evaluate(call("tvmbn_products_commit", _END))


def products_wait(left: int) -> None:
    """Wait until at most ``left`` of the warpgroup's newest groups of products are under way."""
    T.evaluate(call(f"tvmbn_products_wait_{left}", _PRODUCTS_WAIT.format(left=left)))


def to_aligned(address: Any, size: int) -> Any:
    """Bytes from a place in shared memory to the next multiple of ``size``, a power of two."""
    text = _TO_ALIGNED.format(size=size, rest=size - 1)
    return call(f"tvmbn_to_aligned_{size}", text, address, returns="int32")


def descriptor(address: Any) -> Any:
    """Operand of a warpgroup's product whose rows of 128 bytes begin at ``address``.

    Pieces of 16 bytes are permuted; eight rows begin at a multiple of 1024 bytes.
    """
    return call("tvmbn_descriptor", _DESCRIPTOR, address, returns="uint64")


def group_product(sums: Any, rows: Any, columns: Any, count: int, dtype: str) -> None:
    """Start adding the product of 64 rows by ``count`` columns, 16 deep, to a warpgroup's sums."""
    kind, size = KINDS[dtype], count // 2
    text = _GROUP_PRODUCT.format(
        kind=kind,
        columns=count,
        places=", ".join(f"%{i}" for i in range(size)),
        left=size,
        right=size + 1,
        sums=", ".join(f'"+f"(c[{i}])' for i in range(size)),
    )
    T.evaluate(call(f"tvmbn_group_product_{kind}_{count}", text, sums, rows, columns))
