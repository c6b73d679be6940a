# SPDX-License-Identifier: Apache-2.0
"""What tvmbn is compared with: PyTorch, torch.compile, Liger-Kernel, cuDNN, TVM's dlight.

A peer turns a case into a call, or says with Unavailable why it cannot.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

import torch
from torch.nn import functional

from tvmbn import peer_conv
from tvmbn.cases import Case, Tensors
from tvmbn.errors import SpecError
from tvmbn.peer import Call, Functional, Unavailable, is_backward, poison_pool
from tvmbn.spec import OpSpec

aten = torch.ops.aten
Names = tuple[str, ...]
Peer = Callable[[Case], Call]


def activate(spec: OpSpec, z: torch.Tensor) -> torch.Tensor:
    """Apply the spec's activation as PyTorch offers it."""
    name = spec["activation"]
    if name == "none":
        return z
    functions = {"relu": functional.relu, "relu6": functional.relu6, "silu": functional.silu}
    if name not in functions:
        raise Unavailable(f"no activation {name} here")
    return functions[name](z)


def forward_of(case: Case) -> Functional:
    """Forward pass by PyTorch's own functions."""
    spec = case.spec
    if spec.op == "layer_norm":
        sizes, eps = spec["normalized_shape"], spec["eps"]
        if spec["stats"]:
            native = lambda x, g=None, b=None: torch.native_layer_norm(x, sizes, g, b, eps)  # noqa: E731
            return Functional(native, _present(case, "x", "gamma", "beta"), ("y", "mean", "rstd"))
        if spec["weight"] or not spec["bias"]:
            plain = lambda x, g=None, b=None: functional.layer_norm(x, sizes, g, b, eps)  # noqa: E731
            return Functional(plain, _present(case, "x", "gamma", "beta"), ("y",))
    if spec.op == "rms_norm" and not spec["stats"] and "beta" not in case.inputs:
        sizes, eps = spec["normalized_shape"], spec["eps"]
        plain = lambda x, g=None: functional.rms_norm(x, sizes, g, eps)  # noqa: E731
        return Functional(plain, _present(case, "x", "gamma"), ("y",))
    if spec.op == "batch_norm" and spec["convention"] == "pytorch":
        return _batch_norm(case)
    if spec.op == "conv_bn":
        return peer_conv.folded(case)
    if spec.op == "conv_bn_train":
        return peer_conv.trained(case)
    raise Unavailable(f"no such {spec.op} in PyTorch")


def _present(case: Case, *names: str) -> Names:
    return tuple(name for name in names if name in case.inputs)


def _batch_norm(case: Case) -> Functional:
    spec = case.spec
    training, eps, momentum = spec["mode"].startswith("train"), spec["eps"], spec["momentum"]
    if training and momentum is None:
        raise Unavailable("no cumulative average in torch.nn.functional.batch_norm")
    names = _present(case, "x", "running_mean", "running_var", "gamma", "beta", "residual")

    def function(*values: torch.Tensor) -> torch.Tensor:
        given = dict(zip(names, values, strict=True))
        y = functional.batch_norm(
            given["x"],
            given.get("running_mean"),
            given.get("running_var"),
            given.get("gamma"),
            given.get("beta"),
            training,
            momentum,
            eps,
        )
        return activate(spec, y + given["residual"] if "residual" in given else y)

    return Functional(function, names, ("y",))


def backward_of(case: Case) -> Functional:
    """Backward pass from saved statistics, by ATen operators or as formulas."""
    spec = case.spec
    if spec.op == "layer_norm":
        sizes = spec["normalized_shape"]
        mask = [True, spec["weight"], spec["bias"]]

        def layer_norm(
            dy: torch.Tensor, x: torch.Tensor, mean: torch.Tensor, rstd: torch.Tensor, *gamma: Any
        ) -> Any:
            beta = torch.zeros_like(gamma[0]) if gamma and spec["bias"] else None
            weight = gamma[0] if gamma else None
            return aten.native_layer_norm_backward(dy, x, sizes, mean, rstd, weight, beta, mask)

        names = _present(case, "dy", "x", "mean", "rstd", "gamma")
        return Functional(layer_norm, names, ("dx", "dgamma", "dbeta"))
    if spec.op == "rms_norm":
        return Functional(
            _rms_backward(spec), _present(case, "dy", "x", "rstd", "gamma"), ("dx", "dgamma")
        )
    if spec.op == "batch_norm" and spec["activation"] == "none" and not spec["residual"]:
        training, mask = spec["mode"] == "train_backward", [True, spec["weight"], spec["bias"]]
        names = _present(
            case, "dy", "x", "gamma", "running_mean", "running_var", "save_mean", "save_rstd"
        )

        def batch_norm(*values: torch.Tensor) -> Any:
            given = dict(zip(names, values, strict=True))
            order = ("dy", "x", "gamma", "running_mean", "running_var", "save_mean", "save_rstd")
            args = [given.get(name) for name in order]
            return aten.native_batch_norm_backward(*args, training, spec["eps"], mask)

        return Functional(batch_norm, names, ("dx", "dgamma", "dbeta"))
    raise Unavailable(f"no such backward pass of {spec.op} here")


def _rms_backward(spec: OpSpec) -> Callable[..., Any]:
    rank = len(spec["normalized_shape"])

    def function(
        dy: torch.Tensor, x: torch.Tensor, rstd: torch.Tensor, gamma: torch.Tensor | None = None
    ) -> Any:
        dims = list(range(-rank, 0))
        wide = dy.float()
        xhat = x.float() * rstd
        g = wide if gamma is None else wide * gamma.float()
        dx = (g - xhat * (g * xhat).mean(dims, keepdim=True)) * rstd
        if gamma is None:
            return dx.to(x.dtype), None
        return dx.to(x.dtype), (wide * xhat).sum(list(range(x.dim() - rank))).to(gamma.dtype)

    return function


def functional_call(case: Case, made: Functional, function: Callable[..., Any]) -> Call:
    """Call ``function`` with the tensors that ``made`` names."""
    state = case.fresh_inputs()
    values = [state[name] for name in made.inputs]
    updated = {a.name: a.updates for a in case.outs if a.updates in state}

    def run() -> Any:
        with torch.no_grad():
            return function(*values)

    def collect(result: Any) -> Tensors:
        results = result if isinstance(result, tuple) else (result,)
        found = dict(zip(made.outputs, results, strict=False))
        found |= {name: state[source] for name, source in updated.items() if source}
        return {k: v for k, v in found.items() if v is not None}

    def reset() -> None:
        for source in updated.values():
            if source:
                state[source].copy_(case.inputs[source])
        poison_pool(case)

    return Call(run, collect, reset)


def eager(case: Case) -> Call:
    """PyTorch as most people call it; backward passes run a graph that was recorded before."""
    if not is_backward(case.spec):
        made = forward_of(case)
        return functional_call(case, made, made.function)
    if case.spec.op == "layer_norm":
        made = backward_of(case)
        return functional_call(case, made, made.function)
    return _autograd(case)


def _autograd(case: Case) -> Call:
    made = forward_of(case)
    wanted = {"x": "dx", "gamma": "dgamma", "beta": "dbeta", "residual": "dresidual"}
    outputs = {a.name for a in case.outs}
    state = {name: tensor.detach() for name, tensor in case.inputs.items()}
    if "dbeta" in outputs and "beta" not in state:
        # beta plays no part in the backward pass, but its gradient does
        x = state["x"]
        state["beta"] = torch.zeros_like(state.get("gamma", x.new_zeros(x.shape[1]).float()))
        made = _with_beta(case, made)
    leaves = {n: state[n].requires_grad_() for n, out in wanted.items() if out in outputs}
    with torch.enable_grad():
        y = made.function(*(state[name] for name in made.inputs))
    dy = state["dy"]

    def run() -> Any:
        return torch.autograd.grad(y, list(leaves.values()), dy, retain_graph=True)

    def collect(result: Any) -> Tensors:
        return dict(zip((wanted[name] for name in leaves), result, strict=True))

    return Call(run, collect, lambda: poison_pool(case))


def _with_beta(case: Case, made: Functional) -> Functional:
    if case.spec.op != "batch_norm":
        raise Unavailable(f"no such {case.spec.op} in PyTorch")
    spec = case.spec

    def function(*values: torch.Tensor) -> torch.Tensor:
        given = dict(zip(names, values, strict=True))
        return functional.batch_norm(
            given["x"],
            given.get("running_mean"),
            given.get("running_var"),
            given.get("gamma"),
            given["beta"],
            spec["mode"].startswith("train"),
            0.0,
            spec["eps"],
        )

    names = (*made.inputs, "beta")
    return Functional(function, names, made.outputs)


def native(case: Case) -> Call:
    """PyTorch's own BatchNorm kernels, where torch would call cuDNN or MIOpen."""
    spec = case.spec
    if spec.op != "batch_norm" or spec["residual"] or spec["activation"] != "none":
        raise Unavailable("only plain batch_norm has another kernel in PyTorch")
    if is_backward(spec):
        made = backward_of(case)
        return functional_call(case, made, made.function)
    if spec["mode"] != "train" or spec["momentum"] is None:
        raise Unavailable("only batch_norm in training has another kernel in PyTorch")
    names = _present(case, "x", "gamma", "beta", "running_mean", "running_var")

    def function(*values: torch.Tensor) -> Any:
        given = dict(zip(names, values, strict=True))
        order = ("x", "gamma", "beta", "running_mean", "running_var")
        args: list[Any] = [given.get(name) for name in order]
        return aten.native_batch_norm(*args, True, spec["momentum"], spec["eps"])

    return functional_call(
        case, Functional(function, names, ("y", "save_mean", "save_rstd")), function
    )


class Compiled:
    """torch.compile of the same functions, until its budget of compile time is spent."""

    def __init__(self, seconds: float = 240.0) -> None:
        self.left = seconds

    def __call__(self, case: Case) -> Call:
        """Compile for exactly these shapes."""
        if self.left <= 0:
            raise Unavailable("the time for torch.compile is used up")
        made = backward_of(case) if is_backward(case.spec) else forward_of(case)
        inductor: Any = import_module("torch._inductor.config")
        inductor.compile_threads = 1
        # Choices made while other processes used the GPU are not to be taken over.
        inductor.autotune_local_cache = False
        torch.compiler.reset()
        call = functional_call(case, made, torch.compile(made.function, dynamic=False))
        start = time.perf_counter()
        call.run()
        self.left -= time.perf_counter() - start
        return call


def liger(case: Case) -> Call:
    """Liger-Kernel's Triton kernels, in the casting mode that keeps float32 until the end."""
    try:
        layer = import_module("liger_kernel.ops.layer_norm")
        rms = import_module("liger_kernel.ops.rms_norm")
    except ImportError as error:
        raise Unavailable(f"liger-kernel: {error}") from error
    spec = case.spec
    row = spec.op in ("layer_norm", "rms_norm") and len(spec["normalized_shape"]) == 1
    plain = row and spec["weight"] and (spec.op == "rms_norm" or spec["bias"])
    if not plain or case.device.type != "cuda":
        raise Unavailable("only norms of rows with all parameters, on a GPU, in Liger-Kernel")
    eps = spec["eps"]
    if spec.op == "layer_norm" and not is_backward(spec):
        made = Functional(
            lambda x, g, b: layer.layer_norm_forward(x, g, b, eps)[0],
            ("x", "gamma", "beta"),
            ("y",),
        )
    elif spec.op == "layer_norm":
        beta = torch.zeros_like(case.inputs["gamma"])
        made = Functional(
            lambda dy, x, g, m, r: layer.layer_norm_backward(
                dy, x, g, beta, m.view(-1), r.view(-1)
            ),
            ("dy", "x", "gamma", "mean", "rstd"),
            ("dx", "dgamma", "dbeta"),
        )
    elif not is_backward(spec):
        made = Functional(
            lambda x, g: rms.rms_norm_forward(x, g, eps, 0.0, "gemma", None)[0],
            ("x", "gamma"),
            ("y",),
        )
    else:
        block, warps = rms.calculate_settings(spec.shape[-1])
        mode = rms._CASTING_MODE_GEMMA.value
        made = Functional(
            lambda dy, x, g, r: rms.rms_norm_backward(
                dy, x, g, r.view(-1), 0.0, mode, block, warps, False, None
            ),
            ("dy", "x", "gamma", "rstd"),
            ("dx", "dgamma"),
        )
    return functional_call(case, made, made.function)


def _cudnn(case: Case, norms: Peer) -> Call:
    if case.spec.op != "conv_bn":
        return norms(case)
    made = peer_conv.fused(case)
    return functional_call(case, made, made.function)


def _unfused(case: Case) -> Call:
    made = peer_conv.unfused(case)
    return functional_call(case, made, made.function)


def table() -> dict[str, Peer]:
    """Peers that need nothing but the case, by their names on the command line."""
    cudnn = import_module("tvmbn.peer_cudnn")
    return {
        "torch": eager,
        "native": native,
        "compile": Compiled(),
        "liger": liger,
        "cudnn": lambda case: _cudnn(case, cudnn.cudnn),
        "unfused": _unfused,
    }


NAMES = ("torch", "native", "compile", "liger", "cudnn", "dlight", "unfused")
DEFAULT = ("torch", "compile", "liger", "cudnn", "dlight", "unfused")
ALIASES = {"inductor": "compile", "eager": "torch"}


def parse(names: Sequence[str] | str) -> Names:
    """Names of peers from a list or a text with commas.

    Raises
    ------
    SpecError
        For an unknown name.
    """
    words = names.split(",") if isinstance(names, str) else list(names)
    found = tuple(ALIASES.get(w.strip(), w.strip()) for w in words if w.strip())
    unknown = [name for name in found if name not in NAMES]
    if unknown:
        raise SpecError(f"--against among {', '.join(NAMES)}", ", ".join(unknown))
    return tuple(dict.fromkeys(found))


def versions(names: Sequence[str]) -> Mapping[str, str]:
    """Version of each peer's package, as far as it is there."""
    metadata = import_module("importlib.metadata")
    packages = {"liger": "liger-kernel", "cudnn": "nvidia-cudnn-frontend", "compile": "triton"}
    found = {}
    for name in names:
        if name in packages:
            try:
                found[packages[name]] = metadata.version(packages[name])
            except metadata.PackageNotFoundError:
                continue
    return found
