# SPDX-License-Identifier: Apache-2.0
"""Run one operator on one device and judge every output by its float64 reference.

A run gets its outputs and workspaces as NaN inside larger buffers and its inputs between NaN: an
element that is not written, a write beyond an end, and a read beyond one all show. A second run,
by a plain call, must give the same bits.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from math import prod
from types import SimpleNamespace

import pytest
import torch

from tvmbn import ops
from tvmbn.bundle import Library
from tvmbn.choose import Choice
from tvmbn.compiler import CompiledLibrary, compile_spec
from tvmbn.errors import TvmbnError
from tvmbn.libraries import load_module, load_runtime
from tvmbn.loading import renew
from tvmbn.pool import WorkerPool, shared_pool
from tvmbn.runtime import LoadedOperator
from tvmbn.sizes import shape_function
from tvmbn.spec import OpSpec, TensorArg

SEED = int(os.environ.get("TVMBN_TEST_SEED", "0"))
DTYPES = {
    name: getattr(torch, name) for name in ("float32", "float16", "bfloat16", "float64", "int64")
}
ALL_DTYPES = ("float32", "float16", "bfloat16", "float64")
DEVICES = ("cpu", pytest.param("cuda", marks=pytest.mark.gpu))
bn, ln, rms = (ops.get(name).spec for name in ("batch_norm", "layer_norm", "rms_norm"))
# Elements in front of and behind every tensor of a guarded run; the value is exact in each dtype.
BAND, SENTINEL = 4096, 77
UNWRITTEN = -(2**62)

_compiled: dict[tuple[OpSpec, str], CompiledLibrary | TvmbnError] = {}
_loaded: dict[tuple[OpSpec, str], LoadedOperator] = {}

Tensors = dict[str, torch.Tensor]


@cache
def target(device: str) -> str:
    """Target to compile for so that it runs on ``device``."""
    if device == "cpu":
        return "llvm"
    major, minor = torch.cuda.get_device_capability(device)
    return f"sm_{major}{minor}"


def processes() -> int:
    """Number of pytest processes that share the tests (pytest-xdist)."""
    return int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))


@cache
def pool() -> WorkerPool:
    """As many workers as the machine has processors for this process, up to 16."""
    cores = os.cpu_count() or 1
    few = cores <= 4 and processes() == 1
    return shared_pool() if few else WorkerPool(max(1, min(cores, 16) // processes()))


def prepare(specs: Iterable[OpSpec], device: str) -> None:
    """Compile all of ``specs`` at once; an error waits for the test that needs the operator."""
    name = target(device)
    missing = [s for s in dict.fromkeys(specs) if (s, name) not in _compiled]

    def one(spec: OpSpec) -> CompiledLibrary | TvmbnError:
        try:
            return compile_spec(spec, name, stages=(), pool=pool())
        except TvmbnError as error:
            return error

    with ThreadPoolExecutor(pool().size) as threads:
        for spec, result in zip(missing, threads.map(one, missing), strict=True):
            _compiled[spec, name] = result


def prepare_selected(request: pytest.FixtureRequest) -> None:
    """Compile what the selected tests of the requesting module name in ``spec`` or ``specs``.

    Several pytest processes share the tests in an order that is not known ahead: there each
    operator is compiled when it is asked for.
    """
    if processes() > 1:
        return
    wanted: dict[str, list[OpSpec]] = {}
    for item in request.session.items:
        call = getattr(item, "callspec", None)
        if call is None or getattr(item, "module", None) is not request.module:
            continue
        skipped = any(m.name == "skip" for m in item.iter_markers())
        found = [call.params["spec"]] if "spec" in call.params else call.params.get("specs", ())
        if found and not skipped:
            wanted.setdefault(call.params.get("device", "cuda"), []).extend(found)
    for device, specs in wanted.items():
        prepare(specs, device)


def operator(spec: OpSpec, device: str) -> LoadedOperator:
    """The compiled operator, loaded once a session."""
    name = target(device)
    if (spec, name) not in _loaded:
        prepare([spec], device)
        made = _compiled[spec, name]
        if isinstance(made, TvmbnError):
            raise made
        load_runtime(cuda=device != "cpu")
        file = f"lib/{name}.so"
        library = Library(
            name,
            file,
            "",
            len(made.library),
            made.workspaces,
            made.alignment,
            {"origin": "default", "multiprocessors": made.multiprocessors},
        )
        op = ops.get(spec.op)
        manifest = {"smallest_batch": op.smallest_batch(spec)}
        bundle = SimpleNamespace(spec=spec, arguments=op.arguments(spec), manifest=manifest)
        place = "cpu" if device == "cpu" else "cuda:0"
        module = load_module(made.library, file)
        count = 0
        if device != "cpu":
            count = torch.cuda.get_device_properties(device).multi_processor_count
        choice = Choice(library, (place,), multiprocessors=count)
        _loaded[spec, name] = LoadedOperator(bundle, choice, module, renew)
    return _loaded[spec, name]


def arguments(spec: OpSpec, role: str, n: int | None = None) -> list[TensorArg]:
    """Concrete arguments of one role, for a batch of ``n``."""
    size = {"N": spec.shape[0] if n is None else n}
    return [a.concrete(size) for a in ops.get(spec.op).arguments(spec) if a.role == role]


def strided(arg: TensorArg, device: str) -> torch.Tensor:
    """Memory for an argument in its layout, uninitialised."""
    return torch.empty_strided(arg.shape, arg.strides(), dtype=DTYPES[arg.dtype], device=device)


def random_inputs(
    spec: OpSpec, device: str = "cpu", n: int | None = None, seed: int = SEED, **given: object
) -> Tensors:
    """Inputs as ``Operator.input_kind`` asks; those in ``given`` are tensors or lists instead."""
    generator = torch.Generator(device).manual_seed(seed)
    result = {}
    for arg in arguments(spec, "in", n):
        kind = ops.get(spec.op).input_kind(arg.name)
        tensor = strided(arg, device)
        if arg.name in given:
            value = torch.as_tensor(given[arg.name], device=device)
            tensor.copy_(value.reshape(arg.shape) if value.dim() else value)
        elif kind == "count":
            tensor.fill_(3)
        elif kind == "positive":
            shape = tuple(arg.shape)
            values = torch.rand(shape, generator=generator, device=device, dtype=torch.float32)
            tensor.copy_(values * 2 + 0.25)
        else:
            shape = tuple(arg.shape)
            values = torch.randn(shape, generator=generator, device=device, dtype=torch.float32)
            fan_in = max(1, prod(shape[1:]))
            tensor.copy_(values / fan_in**0.5 if kind == "weight" else values * 1.5 + 0.5)
        result[arg.name] = tensor
    unknown = set(given) - set(result)
    assert not unknown, f"no inputs {unknown} of {spec.title}"
    return result


class Guarded:
    """A tensor between two bands of known values."""

    def __init__(self, arg: TensorArg, device: str, content: torch.Tensor | None = None) -> None:
        count = prod(arg.shape)
        dtype = DTYPES[arg.dtype]
        integer = arg.dtype == "int64"
        edge = float("nan") if content is not None and not integer else SENTINEL
        self.name = arg.name
        self.edge = torch.full((BAND,), edge, dtype=dtype, device=device)
        self.buffer = torch.empty(BAND + count + BAND, dtype=dtype, device=device)
        self.buffer[:BAND] = self.edge
        self.buffer[BAND + count :] = self.edge
        self.tensor = self.buffer[BAND : BAND + count].as_strided(arg.shape, arg.strides())
        if content is not None:
            self.tensor.copy_(content)
        else:
            self.tensor.fill_(UNWRITTEN if integer else float("nan"))

    def check(self, title: str) -> None:
        """Fail where anything outside the tensor was written."""
        for side, band in (("before", self.buffer[:BAND]), ("after", self.buffer[-BAND:])):
            wrong = int((bits(band) != bits(self.edge)).sum())
            assert not wrong, f"{title}: {wrong} elements written {side} {self.name}"


def bits(tensor: torch.Tensor) -> torch.Tensor:
    """Integers of the same bits, so that NaN equals itself."""
    integers = {1: torch.int8, 2: torch.int16, 4: torch.int32, 8: torch.int64}
    return tensor.view(integers[tensor.element_size()])


def to_tf32(values: torch.Tensor) -> torch.Tensor:
    """Float32 values rounded to 10 bits of mantissa, halves away from zero."""
    mantissa, exponent = torch.frexp(values.double())
    scaled = mantissa * 2**11
    nearest = (scaled + torch.copysign(torch.full_like(scaled, 0.5), scaled)).trunc()
    return (nearest * 2.0 ** (exponent - 11).double()).float()


def run(spec: OpSpec, inputs: Mapping[str, torch.Tensor], device: str) -> Tensors:
    """Every output, running statistics too, from two runs that must agree to the bit."""
    op = operator(spec, device)
    n = next(t.shape[0] for name, t in inputs.items() if name in ("x", "dy"))
    placed = [Guarded(a, device, inputs[a.name]) for a in arguments(spec, "in", n)]
    outputs = [Guarded(a, device) for a in arguments(spec, "out", n)]
    scratch = [
        Guarded(TensorArg(w.name, shape_function(w.shape)(n), w.dtype, "workspace"), device)
        for w in op.library.workspaces
    ]
    op._function(*(g.tensor for g in (*placed, *outputs, *scratch)))
    if device != "cpu":
        torch.cuda.synchronize()
    for entry in (*placed, *outputs, *scratch):
        entry.check(spec.title)
    for entry in placed:
        same = torch.equal(bits(entry.tensor), bits(inputs[entry.name]))
        assert same, f"{spec.title}: the input {entry.name} was changed"
    got = {g.name: g.tensor for g in outputs}
    again = call(spec, inputs, device)
    for name, tensor in again.items():
        differ = int((bits(tensor) != bits(got[name])).sum())
        assert not differ, f"{spec.title}: {differ} elements of {name} differ in the second run"
    return got


def call(spec: OpSpec, inputs: Mapping[str, torch.Tensor], device: str) -> Tensors:
    """Outputs by name from a plain call; running statistics from the inputs it updated."""
    op = operator(spec, device)
    n = next(t.shape[0] for name, t in inputs.items() if name in ("x", "dy"))
    passed = {name: tensor.clone() for name, tensor in inputs.items()}
    result = op(*passed.values())
    tensors = iter(result if isinstance(result, tuple) else (result,))
    outputs = arguments(spec, "out", n)
    return {a.name: passed[a.updates] if a.updates else next(tensors) for a in outputs}


def reference(spec: OpSpec, inputs: Mapping[str, torch.Tensor]) -> Tensors:
    """Every output in float64."""
    with torch.no_grad():
        return ops.get(spec.op).reference(spec, inputs)


def check(
    spec: OpSpec,
    inputs: Mapping[str, torch.Tensor],
    device: str,
    tolerances: Mapping[str, float] | None = None,
) -> Tensors:
    """Run, compare every output with the reference, and return the outputs.

    ``tolerances`` are absolute ones by output, added to the operator's own: for inputs that are
    conditioned worse than those the operator's were derived for.
    """
    inputs = {name: tensor.to(device) for name, tensor in inputs.items()}
    got, want = run(spec, inputs, device), reference(spec, inputs)
    assert set(got) == set(want), f"{spec.title}: {set(got) ^ set(want)}"
    n = next(t.shape[0] for name, t in inputs.items() if name in ("x", "dy"))
    for arg in arguments(spec, "out", n):
        own = ops.get(spec.op).tolerance(spec, arg.name)
        more = (tolerances or {}).get(arg.name, 0.0)
        tensor = got[arg.name]
        assert tuple(tensor.shape) == tuple(arg.shape) == tuple(want[arg.name].shape)
        assert tensor.dtype == DTYPES[arg.dtype]
        close(tensor, want[arg.name], own.atol + more, own.rtol, f"{spec.title}: {arg.name}")
    return got


def close(
    got: torch.Tensor, want: object, atol: float, rtol: float = 0.0, what: str = "result"
) -> None:
    """NaN at the same places, infinities too, the rest within ``atol + rtol * |want|``."""
    wide = got.double()
    want = torch.as_tensor(want, dtype=torch.float64, device=got.device).expand_as(wide)
    # What the dtype cannot hold may have become an infinity.
    expected = want.to(got.dtype).double() if got.dtype.is_floating_point else want
    same = (wide == expected) | (wide.isnan() & expected.isnan())
    error = (wide - want).abs()
    bad = ~(same | (error <= atol + rtol * want.abs()))
    if bad.any():
        excess = torch.where(bad, error.nan_to_num(float("inf"), float("inf")), -1.0)
        flat = int(excess.argmax())
        place = tuple(int(i) for i in torch.unravel_index(torch.tensor(flat), wide.shape))
        pytest.fail(
            f"{what}: {int(bad.sum())} of {bad.numel()} wrong, worst at {place}: "
            f"got {wide.flatten()[flat]:.9g}, want {want.flatten()[flat]:.9g}, "
            f"atol {atol:.3g} rtol {rtol:.3g}; seed {SEED} (TVMBN_TEST_SEED)"
        )
