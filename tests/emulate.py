# SPDX-License-Identifier: Apache-2.0
"""Run a kernel that was written by hand on the CPU: its generated CUDA, with threads for threads.

``emulation/device.h`` plays the GPU. The words of ``schedules/kernel.py`` are single instructions
there; here each gets a body with the same meaning. Every thread of the GPU is a thread here, so
grids must be small.
"""

from __future__ import annotations

import os
import re
import subprocess
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import torch

from tvmbn import ops
from tvmbn.cases import Case
from tvmbn.lowering import arguments, compile, pipeline, report
from tvmbn.lowering.cuda import KernelResources
from tvmbn.lowering.report import statements
from tvmbn.schedules import plan as planning
from tvmbn.spec import TensorArg
from tvmbn.target import parse

HEADER = Path(__file__).parent / "emulation"
SECONDS = 120
# Bodies by name; a name's number is its argument, as in tvmbn_copy_wait_3.
BODIES = {
    r"tvmbn_copy_(?:async|once)_(\d+)": "device::copy(to, from, {0});",
    r"tvmbn_copy_(?:cached|or_zero)_(\d+)": "device::copy(to, from, {0}, there);",
    r"tvmbn_load_matrices()": "device::load_matrices(to, from);",
    r"tvmbn_load_turned()": "device::load_turned(to, from);",
    r"tvmbn_product_f16()": "device::product<half>(c, a, b);",
    r"tvmbn_product_bf16()": "device::product<nv_bfloat16>(c, a, b);",
    r"tvmbn_product_tf32()": "device::product<float>(c, a, b);",
    r"tvmbn_round_to_tf32()": "device::round_to_tf32(value);",
    r"tvmbn_show_copies()": "device::show_copies();",
    r"tvmbn_products_begin()": "device::products_begin();",
    r"tvmbn_products_commit()": "device::products_commit();",
    r"tvmbn_products_wait_(\d+)": "device::products_wait({0});",
    r"tvmbn_group_product_f16_(\d+)": "device::group_product<half>(c, a, b, {0});",
    r"tvmbn_group_product_bf16_(\d+)": "device::group_product<nv_bfloat16>(c, a, b, {0});",
    r"tvmbn_load_peer_16()": "memcpy(to, device::peer_dynamic(from, rank), 16);",
    r"tvmbn_move_\w*?_(\d+)": "memcpy(to, from, {0});",
    r"tvmbn_copy_commit()": "device::commit();",
    r"tvmbn_copy_wait_(\d+)": "device::wait({0});",
    r"tvmbn_arrive()": "__atomic_fetch_add(counter, 1, __ATOMIC_RELEASE);",
    r"tvmbn_await()": "while (__atomic_load_n(counter, __ATOMIC_ACQUIRE) < goal) sched_yield();",
    r"tvmbn_load_published()": "float value; __atomic_load(from, &value, __ATOMIC_RELAXED);"
    " return value;",
    r"tvmbn_store_peer()": "*device::peer(to, rank) = value;",
    r"tvmbn_cluster_arrive()": "device::cluster_arrive();",
    r"tvmbn_cluster_wait()": "device::cluster_wait();",
    r"tvmbn_short_sigmoid()": "return 1 / (1 + std::exp(-value));",
    r"tvm_builtin_cuda_grid_sync()": "device::grid_sync();",
    r"tvm_builtin_cluster_ctaid_x()": "return device::rank();",
}
NUMPY = {"float32": np.float32, "float16": np.float16, "int64": np.int64, "bfloat16": np.uint16}


@dataclass(frozen=True)
class Launch:
    """A kernel's name, parameters, and how it is launched."""

    name: str
    parameters: list[tuple[str, str]]
    blocks: int
    threads: int
    cluster: int
    dynamic: int


@dataclass(frozen=True)
class Source:
    """The C++ of a function's kernels, and these in order."""

    text: str
    launches: list[Launch]


def emulate(
    spec: Any, plan: Any, case: Case, folder: Path, multiprocessors: int, *, late: bool = True
) -> dict[str, torch.Tensor]:
    """Outputs of one run on outputs and work spaces of NaN.

    Parameters
    ----------
    late : bool
        Asynchronous copies arrive when they are waited for, else at once.
    """
    target = parse("sm_90")
    scheduled = planning.schedule(spec, target, plan)
    logical = ops.get(spec.op).arguments(spec)
    bound = arguments.bind(scheduled.func, logical, scheduled.workspaces, 16)
    known = {a.name: a for a in (*case.ins, *case.outs)}
    source = translate(_closed(bound.func, known), target, multiprocessors)
    tensors = {**case.fresh_inputs(), **{a.name: case.poisoned(a) for a in case.outs}}
    files = {a.name: stored(tensors[a.name], a) for a in (*case.ins, *case.outs)}
    for workspace in bound.workspaces:
        files[workspace.name] = np.full([int(d) for d in workspace.shape], 0x7FC0DEAD, np.int64)
        files[workspace.name] = files[workspace.name].astype(NUMPY[workspace.dtype])
    play(source, files, folder, late)
    found = {}
    for a in case.outs:
        array = np.fromfile(folder / f"{a.name}.out", files[a.name].dtype)
        found[a.name] = restored(array, tensors[a.name], a)
    return found


def play(source: Source, files: dict[str, np.ndarray], folder: Path, late: bool) -> None:
    """Run a function's kernels on the arguments, which are written to ``NAME.out`` afterwards."""
    for name, array in files.items():
        array.tofile(folder / f"{name}.bin")
    (folder / "kernel.cpp").write_text(program(source, files, folder))
    run(folder, late)


def emulate_function(
    func: Any,
    arrays: dict[str, np.ndarray],
    folder: Path,
    *,
    shapes: dict[str, tuple[int | str, ...]] | None = None,
    late: bool = True,
) -> dict[str, np.ndarray]:
    """All arguments after one run of a function, scheduled or written by hand.

    Parameters
    ----------
    shapes : dict, optional
        Sizes of the arguments with names for open ones; by default the function's own.
    """
    from tvm import tirx  # noqa: PLC0415

    def size(extent: Any) -> int | str:
        return extent.name if isinstance(extent, tirx.Var) else int(extent)

    known = {n: TensorArg(n, a.shape, str(a.dtype), "in") for n, a in arrays.items()}
    shapes = shapes or {p.name: tuple(map(size, p.shape)) for p in func.params}
    logical = [replace(known[name], shape=shape) for name, shape in shapes.items()]
    bound = arguments.bind(func, logical, (), 16)
    play(translate(_closed(bound.func, known), parse("sm_90"), 1), arrays, folder, late)
    return {
        name: np.fromfile(folder / f"{name}.out", array.dtype).reshape(array.shape)
        for name, array in arrays.items()
    }


def stored(tensor: torch.Tensor, argument: Any) -> np.ndarray:
    """The memory of a tensor, in the order in which it lies there."""
    lying = tensor if argument.order is None else tensor.permute(argument.order)
    lying = lying.contiguous()
    return (lying.view(torch.uint16) if lying.dtype == torch.bfloat16 else lying).numpy()


def restored(array: np.ndarray, like: torch.Tensor, argument: Any) -> torch.Tensor:
    """Inverse of :func:`stored`."""
    flat = torch.from_numpy(array)
    if like.dtype == torch.bfloat16:
        flat = flat.view(torch.bfloat16)
    order = argument.order or range(like.dim())
    shaped = flat.view([like.shape[d] for d in order])
    return shaped.permute([list(order).index(d) for d in range(like.dim())])


def _closed(func: Any, known: dict[str, Any]) -> Any:
    """A function with tensors of a call's sizes, where its batch is open."""
    from tvm import tirx  # noqa: PLC0415

    sizes = {}
    for tensor in (p for p in func.params if tirx.is_buffer_var(p) and p.name in known):
        if any(isinstance(d, tirx.Var) for d in tensor.shape):
            shape = [tirx.const(int(d), "int64") for d in known[tensor.name].shape]
            sizes[tensor] = tirx.decl_buffer(
                shape, tensor.dtype, tensor.name, strides=tensor.strides, data_alignment=16
            )
    return func.specialize(sizes) if sizes else func


def translate(func: Any, target: Any, multiprocessors: int) -> Source:
    """C++ of a bound function's kernels."""
    from tvm import tirx  # noqa: PLC0415

    # With a known number of multiprocessors the host has nothing left to compute.
    scalars = [p for p in func.params if not tirx.is_buffer_var(p)]
    func = func.specialize({p: tirx.const(multiprocessors, "int32") for p in scalars})
    lowered = pipeline.lower(func, target, bfloat16=True)
    cuda = compile._cuda_source(lowered, target)
    begin = cuda.rindex("#define ushort unsigned short")
    text = cuda[cuda.index("#endif", begin) + len("#endif") :]
    text = re.sub(r'extern "C"\s*$', "", text, flags=re.MULTILINE)
    text = re.sub(r"__forceinline__|__device__|__restrict__|#pragma unroll", "", text)
    head = r'extern "C" __global__ void __launch_bounds__\([\d, ]+\)'
    text = re.sub(head, "static void", text)
    for name, body in BODIES.items():
        text = re.sub(
            rf"(\w+\s+{name}\([^)]*\)\s*)\{{.*?\n\}}",
            lambda m, body=body: f"{m[1]}{{ {body.format(m[2])} }}",
            text,
            flags=re.DOTALL,
        )
    text = shared(text)
    (device,) = lowered.devices.values()
    functions = {str(var.name_hint): f for var, f in device.functions.items()}
    launches = []
    for name in sorted(functions, key=lambda n: (len(n), n)):
        signature = re.findall(rf"static void {name}\(([^)]*)\)", text)[-1]
        parameters = [tuple(p.strip().rsplit(" ", 1)) for p in signature.split(",")]
        extents = launch(functions[name])
        (kernel,) = report.with_launches([KernelResources(name)], lowered)
        launches.append(
            Launch(
                name,
                parameters,
                extents["blockIdx.x"],
                extents["threadIdx.x"],
                extents.get("clusterCtaIdx.x", 1),
                kernel.dynamic_shared_bytes,
            )
        )
    return Source(text, launches)


def shared(text: str) -> str:
    """Shared memory as places in the block's own memory."""
    numbers = iter(range(1000))
    text = re.sub(
        r"__shared__ alignas\(\d+\) (\w+) (\w+)\[(\d+)\];",
        lambda m: (
            f"{m[1]}* {m[2]} = ({m[1]}*)device::mine().declared({next(numbers)}, "
            f"{m[3]} * sizeof({m[1]}));"
        ),
        text,
    )
    pattern = r"extern __shared__ __align__\(\d+\) (\w+) (\w+)\[\];"
    return re.sub(pattern, r"\1* \2 = (\1*)device::mine().dynamic;", text)


def launch(func: Any) -> dict[str, int]:
    """Extents of the kernel's axes."""
    from tvm import sym, tirx  # noqa: PLC0415

    found = {}
    for node in statements(func.body):
        if isinstance(node, tirx.AttrStmt) and node.attr_key == "thread_extent":
            extent: Any = sym.Analyzer().simplify(node.value)
            found[node.node.thread_tag] = int(extent)
    return found


def program(source: Source, files: dict[str, np.ndarray], folder: Path) -> str:
    """The kernels and a main that loads their arguments, launches them and saves these."""
    loads, saves, runs = {}, {}, []
    for each in source.launches:
        for kind, name in each.parameters:
            base, argument = kind.replace("*", "").strip(), name.removesuffix("_ptr").lstrip("*")
            size, place = files[argument].nbytes, f"{folder}/{argument}"
            loads[name] = f'auto {name} = ({base}*)device::load("{place}.bin", {size});'
            saves[name] = f'device::save("{place}.out", {name}, {size});'
        call = f"{each.name}({', '.join(name for _, name in each.parameters)})"
        runs.append(
            f"device::launch({each.blocks}, {each.threads}, {each.cluster}, {each.dynamic}, "
            f"[=] {{ {call}; }});"
        )
    return "\n".join([
        '#include "device.h"',
        source.text,
        "int main(int, char** options) {",
        "device::late = atoi(options[1]);",
        f"device::proxied = {int('tvmbn_show_copies' in source.text)};",
        *loads.values(),
        *runs,
        *saves.values(),
        "}",
    ])  # fmt: skip


@cache
def steady() -> tuple[str, ...]:
    """Prefix of a command without random addresses, which the sanitizer may dislike."""
    prefix = ("setarch", "-R")
    try:
        done = subprocess.run([*prefix, "true"], capture_output=True, check=False)
    except FileNotFoundError:
        return ()
    return prefix if done.returncode == 0 else ()


def run(folder: Path, late: bool) -> None:
    """Compile with ThreadSanitizer and run."""
    build = ["g++", "-O1", "-g", "-std=c++17", "-fno-strict-aliasing", "-fsanitize=thread", "-w"]
    paths = [f"-I{HEADER}", "-pthread", "-o", str(folder / "kernel"), str(folder / "kernel.cpp")]
    made = subprocess.run([*build, *paths], capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr[:3000]
    command = [*steady(), str(folder / "kernel"), str(int(late))]
    options = os.environ | {"TSAN_OPTIONS": "halt_on_error=1"}
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=SECONDS, env=options, check=False
    )
    assert done.returncode == 0, f"{done.returncode}: {done.stderr[:3000]}"
