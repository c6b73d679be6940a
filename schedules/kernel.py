# SPDX-License-Identifier: Apache-2.0
"""Words that kernels written by hand are made of: registers, shared memory, copies, barriers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from tvm import tirx
from tvm.tirx.script.builder import ir as build

from tvmbn.ops.expression import Expression
from tvmbn.schedules.chip import WARP
from tvmbn.spec import ITEMSIZE
from tvmbn.target import STATIC

# TIRx. Its stub file names nothing that a checker could follow.
T: Any = import_module("tvm.script.tirx")
# Name of the parameter that tells how many the GPU has.
MULTIPROCESSORS = "multiprocessors"
COOPERATIVE = "tirx.use_cooperative_launch"
_LAUNCH = "tirx.kernel_launch_params"
_RESIDENT = "tirx.launch_bounds_min_blocks_per_sm"
# Lanes of a warp, and the largest float32.
_ALL = 0xFFFFFFFF
_LARGEST = 3.4028234663852886e38

_COPY = """
__device__ __forceinline__ void tvmbn_copy_async_{bytes}(void* to, const void* from) {{
  unsigned address = (unsigned)__cvta_generic_to_shared(to);
  asm volatile("cp.async.{level}.shared.global [%0], [%1], {bytes};"
               :: "r"(address), "l"(from) : "memory");
}}
"""
_COPY_ONCE = """
__device__ __forceinline__ void tvmbn_copy_once_{bytes}(void* to, const void* from) {{
  unsigned address = (unsigned)__cvta_generic_to_shared(to);
  unsigned long long policy;
  asm("createpolicy.fractional.L2::evict_first.b64 %0, 1.0;" : "=l"(policy));
  asm volatile("cp.async.{level}.shared.global.L2::cache_hint [%0], [%1], {bytes}, %2;"
               :: "r"(address), "l"(from), "l"(policy) : "memory");
}}
"""
_MOVE = """
__device__ __forceinline__ void tvmbn_{name}_{bytes}(void* to, const void* from) {{
  {code};
}}
"""
_WORDS = {16: "uint4", 8: "uint2", 4: "unsigned", 2: "unsigned short"}
_COMMIT = """
__device__ __forceinline__ void tvmbn_copy_commit() {
  asm volatile("cp.async.commit_group;" ::: "memory");
}
"""
_WAIT = """
__device__ __forceinline__ void tvmbn_copy_wait_{left}() {{
  asm volatile("cp.async.wait_group {left};" ::: "memory");
}}
"""
_ARRIVE = """
__device__ __forceinline__ void tvmbn_arrive(int64_t* counter) {
  asm volatile("red.release.gpu.global.add.u64 [%0], 1;" :: "l"(counter) : "memory");
}
"""
_AWAIT = """
__device__ __forceinline__ void tvmbn_await(const int64_t* counter, int goal) {
  int64_t seen;
  do {
    asm volatile("ld.acquire.gpu.global.s64 %0, [%1];" : "=l"(seen) : "l"(counter) : "memory");
  } while (seen < goal);
}
"""
_LOAD_SHARED_DATA = """
__device__ __forceinline__ float tvmbn_load_published(const float* from) {
  float value;
  asm volatile("ld.relaxed.gpu.global.f32 %0, [%1];" : "=f"(value) : "l"(from) : "memory");
  return value;
}
"""

_STORE_PEER = """
__device__ __forceinline__ void tvmbn_store_peer(float* to, int rank, float value) {
  unsigned here = (unsigned)__cvta_generic_to_shared(to), there;
  asm volatile("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(here), "r"(rank));
  asm volatile("st.shared::cluster.f32 [%0], %1;" :: "r"(there), "f"(value) : "memory");
}
"""
_CLUSTER_ARRIVE = """
__device__ __forceinline__ void tvmbn_cluster_arrive() {
  asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
}
"""
_CLUSTER_WAIT = """
__device__ __forceinline__ void tvmbn_cluster_wait() {
  asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
}
"""


class Array:
    """A buffer with Python's spelling of loads and stores."""

    def __init__(self, buffer: Any) -> None:
        self.buffer = buffer

    def __getitem__(self, at: Any) -> Any:
        """Value of an element."""
        return self.buffer[at]

    def __setitem__(self, at: Any, value: Any) -> None:
        """Store to an element."""
        T.buffer_store(self.buffer, value, list(at) if isinstance(at, tuple) else [at])

    def address(self, *at: Any) -> Any:
        """Pointer to an element."""
        return self.buffer.ptr_to(list(at))


class Part:
    """Elements of an array from ``first`` on."""

    def __init__(self, array: Array, first: Any) -> None:
        self.array, self.first = array, first

    def __getitem__(self, at: Any) -> Any:
        """Value of an element."""
        return self.array[self.first + at]


@dataclass(frozen=True)
class Kernel:
    """A finished function, the workspaces among its parameters, and what GPU it needs.

    Where ``multiprocessors``, the fewest that it needs, is not 0, the function takes their number
    first, and fills as many.
    """

    func: Any
    workspaces: tuple[str, ...]
    multiprocessors: int


def arguments(expression: Expression, index: str = "int32") -> dict[str, Array]:
    """Declare an expression's tensors as parameters, their sizes counted in ``index``."""
    found = {}
    for name, tensor in {**expression.inputs, **expression.outputs}.items():
        shape = [tirx.const(int(d), index) for d in tensor.shape]
        found[name] = Array(T.arg(name, T.buffer(shape, str(tensor.dtype))))
    return found


def registers(count: int, dtype: str) -> Array:
    """A thread's own values."""
    return Array(T.alloc_buffer((count,), dtype, scope="local"))


def zeros(dtypes: Sequence[str]) -> list[Array]:
    """A register of 0 of each dtype."""
    found = [registers(1, dtype) for dtype in dtypes]
    for register, dtype in zip(found, dtypes, strict=True):
        register[0] = tirx.const(0, dtype)
    return found


def shared(count: int, dtype: str) -> Array:
    """A block's shared memory, at most 48 KiB in all."""
    return Array(T.alloc_buffer((count,), dtype, scope="shared"))


def dynamic_shared(count: int, dtype: str, static: int) -> Array:
    """One more array a kernel, of any size, beside ``static`` bytes of other shared memory.

    TVM 0.27 asks the driver for more than 48 KiB only where this array alone is as large.
    """
    size = ITEMSIZE[dtype]
    if count * size < STATIC < count * size + static:
        count = STATIC // size
    return Array(T.alloc_buffer((count,), dtype, scope="shared.dyn"))


@contextmanager
def when(condition: Any) -> Iterator[None]:
    """Run what follows where ``condition`` holds."""
    with T.If(condition), T.Then():
        yield


def let(value: Any) -> Any:
    """Name a value, so that it is computed once and here."""
    return build.Bind(value)


def hold(value: Any) -> Any:
    """Keep an int32 in a register of its own: TVM works out a named one again at each use."""
    kept = registers(1, "int32")
    kept[0] = value
    return kept[0]


def ceildiv(count: Any, size: int) -> Any:
    """How many times ``size`` fits a count, a last part counted whole; numbers or expressions."""
    return -(-count // size) if isinstance(count, int) else T.truncdiv(count + (size - 1), size)


@contextmanager
def launch(
    blocks: Any, threads: int, resident: int = 0, cluster: int = 0
) -> Iterator[tuple[Any, Any]]:
    """A kernel of ``blocks`` blocks; at least ``resident`` of them fit a multiprocessor.

    Each ``cluster`` neighbours run at once and reach each other's shared memory.
    """
    with ExitStack() as stack:
        if cluster:
            stack.enter_context(T.launch_thread("clusterCtaIdx.x", cluster))
        block = stack.enter_context(T.launch_thread("blockIdx.x", blocks))
        thread = stack.enter_context(T.launch_thread("threadIdx.x", threads))
        if resident:
            stack.enter_context(T.attr(0, _RESIDENT, resident))
        yield block, thread


def cooperative() -> None:
    """Ask that all blocks of the kernel are resident at once, which barriers among them need."""
    T.func_attr({_LAUNCH: [COOPERATIVE]})


def call(name: str, source: str, *args: Any, returns: str = "void") -> Any:
    """Call of a CUDA device function given by its source."""
    return T.cuda.func_call(name, *args, source_code=source, return_type=returns)


def copy_async(to: Any, source: Any, size: int, once: bool = False) -> None:
    """Start copying 4, 8 or 16 bytes from global to shared memory past the registers.

    ``once`` says that they need not stay in the level-2 cache.
    """
    level = "cg" if size == 16 else "ca"  # noqa: PLR2004
    text = (_COPY_ONCE if once else _COPY).format(bytes=size, level=level)
    name = f"tvmbn_copy_{'once' if once else 'async'}_{size}"
    T.evaluate(call(name, text, to, source))


def move(to: Any, source: Any, size: int, once: str = "") -> None:
    """Copy 2, 4, 8 or 16 aligned bytes between memory and registers in one go.

    ``once`` is "load" or "store" where the memory is not read again soon, so that the copy leaves
    nothing in the caches.
    """
    word = _WORDS[size]
    value = f"*(const {word}*)from"
    code = {
        "": f"*({word}*)to = {value}",
        "load": f"*({word}*)to = __ldcs((const {word}*)from)",
        "store": f"__stcs(({word}*)to, {value})",
    }[once]
    text = _MOVE.format(name=f"move_{once}", bytes=size, code=code)
    T.evaluate(call(f"tvmbn_move_{once}_{size}", text, to, source))


def copy_commit() -> None:
    """Close a group of the thread's copies."""
    T.evaluate(call("tvmbn_copy_commit", _COMMIT))


def copy_wait(left: int) -> None:
    """Wait until at most ``left`` of the thread's newest groups are under way."""
    T.evaluate(call(f"tvmbn_copy_wait_{left}", _WAIT.format(left=left)))


def block_sync() -> None:
    """Barrier of a block's threads."""
    T.evaluate(T.cuda.cta_sync())


def warp_sync() -> None:
    """Barrier of a warp's threads."""
    T.evaluate(T.cuda.warp_sync())


def grid_sync() -> None:
    """Barrier of all blocks of a cooperative kernel."""
    T.evaluate(T.cuda.grid_sync())


def arrive(counter: Any) -> None:
    """Count one arrival; what the thread wrote before is seen by whoever awaits it."""
    T.evaluate(call("tvmbn_arrive", _ARRIVE, counter))


def await_count(counter: Any, goal: Any) -> None:
    """Wait for ``goal`` arrivals."""
    T.evaluate(call("tvmbn_await", _AWAIT, counter, goal))


def published(address: Any) -> Any:
    """A float32 that another block wrote: read from the level that all blocks share."""
    return call("tvmbn_load_published", _LOAD_SHARED_DATA, address, returns="float32")


def store_peer(to: Any, rank: Any, value: Any) -> None:
    """Store a float32 into the shared memory of the cluster's block ``rank``."""
    T.evaluate(call("tvmbn_store_peer", _STORE_PEER, to, rank, value))


def cluster_arrive() -> None:
    """First half of a cluster's barrier: what was stored before is seen after the second."""
    T.evaluate(call("tvmbn_cluster_arrive", _CLUSTER_ARRIVE))


def cluster_wait() -> None:
    """Second half of a cluster's barrier."""
    T.evaluate(call("tvmbn_cluster_wait", _CLUSTER_WAIT))


def from_lane(value: Any, lane: int) -> Any:
    """Another lane's value."""
    return T.tvm_warp_shuffle(T.uint32(_ALL), value, lane, WARP, WARP)


def from_lane_across(value: Any, distance: int) -> Any:
    """The value of the lane whose number differs by the bits of ``distance``."""
    return T.tvm_warp_shuffle_xor(T.uint32(_ALL), value, distance, WARP, WARP)


def finite(value: Any) -> Any:
    """The float32, or 0 where it is infinite or NaN."""
    return tirx.Select(tirx.abs(value) <= T.float32(_LARGEST), value, T.float32(0))


def block_sums(values: Sequence[Any], thread: Any, threads: int, scratch: Array, at: Any) -> list:
    """Sums of each value over the block, the same in every thread, always added in one order.

    ``scratch`` from ``at`` on has room for one float a warp and value. Threads may still read it
    when the function returns: use another place, or a barrier, before it is written again.
    """
    warps = threads // WARP
    lane, warp = thread % WARP, thread // WARP
    for i, value in enumerate(values):
        total = let(T.cuda.warp_sum(value))
        if warps == 1:
            values = [*values[:i], total, *values[i + 1 :]]
        else:
            with when(lane == 0):
                scratch[at + i * warps + warp] = total
    if warps == 1:
        return list(values)
    block_sync()
    sums = []
    for i in range(len(values)):
        part = registers(1, "float32")
        part[0] = T.float32(0)
        with when(lane < warps):
            part[0] = scratch[at + i * warps + lane]
        sums.append(let(T.cuda.warp_sum(part[0])))
    return sums
