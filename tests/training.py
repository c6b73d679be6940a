# SPDX-License-Identifier: Apache-2.0
"""Two small networks trained on scikit-learn's digits, with torch.nn's norms or with tvmbn's.

Used by tests/test_torch_training.py and benchmarks/torch_training.py.
"""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass, field

import torch
from torch import nn

import tvmbn.torch as T

BATCH, LEARNING_RATE = 128, 2e-3
TRAINED = 1500  # of 1797 digits; the rest measures accuracy


class ResNet(nn.Module):
    """Residual blocks of convolutions and BatchNorms on 8 x 8 digits."""

    def __init__(self, width: int = 16) -> None:
        super().__init__()
        make = lambda a, b: nn.Conv2d(a, b, 3, padding=1, bias=False)  # noqa: E731
        self.stem = nn.Sequential(make(1, width), nn.BatchNorm2d(width), nn.ReLU())
        self.blocks = nn.ModuleList(
            nn.Sequential(
                make(width, width),
                nn.BatchNorm2d(width),
                nn.ReLU(),
                make(width, width),
                nn.BatchNorm2d(width),
            )
            for _ in range(2)
        )
        self.head = nn.Linear(width, 10)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.stem(x.view(-1, 1, 8, 8))
        for block in self.blocks:
            x = torch.relu(x + block(x))
        return self.head(x.mean((2, 3)))


class Transformer(nn.Module):
    """Pre-norm attention over the eight rows of a digit, with LayerNorm and RMSNorm."""

    def __init__(self, width: int = 32) -> None:
        super().__init__()
        self.embed = nn.Linear(8, width)
        self.place = nn.Parameter(torch.randn(8, width) * 0.02)
        self.layers = nn.ModuleList(
            nn.ModuleDict(
                {
                    "first": nn.LayerNorm(width),
                    "qkv": nn.Linear(width, 3 * width),
                    "out": nn.Linear(width, width),
                    "second": nn.RMSNorm(width),
                    "up": nn.Linear(width, 4 * width),
                    "down": nn.Linear(4 * width, width),
                }
            )
            for _ in range(2)
        )
        self.last = nn.LayerNorm(width)
        self.head = nn.Linear(width, 10)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.embed(x.view(-1, 8, 8)) + self.place
        for layer in self.layers:
            q, k, v = layer["qkv"](layer["first"](x)).chunk(3, -1)
            split = lambda t: t.unflatten(-1, (4, -1)).transpose(1, 2)  # noqa: E731
            mixed = nn.functional.scaled_dot_product_attention(split(q), split(k), split(v))
            x = x + layer["out"](mixed.transpose(1, 2).flatten(2))
            x = x + layer["down"](nn.functional.gelu(layer["up"](layer["second"](x))))
        return self.head(self.last(x).mean(1))


NETWORKS = {"resnet": ResNet, "transformer": Transformer}


@dataclass
class Outcome:
    """Losses by step, accuracy at the end, seconds of a step (median), and what was replaced."""

    losses: list[float] = field(default_factory=list)
    accuracy: float = 0.0
    seconds: float = 0.0
    replaced: int = 0


def digits(device: str) -> tuple[torch.Tensor, torch.Tensor]:
    """Images (1797, 64) from -1 to 1 and their labels."""
    from sklearn.datasets import load_digits  # noqa: PLC0415  (optional dependency)

    data = load_digits()
    images = torch.tensor(data.data, dtype=torch.float32, device=device) / 8 - 1
    return images, torch.tensor(data.target, dtype=torch.int64, device=device)


def train(
    name: str,
    replaced: bool,
    *,
    steps: int = 200,
    device: str = "cpu",
    dtype: torch.dtype = torch.float32,
    width: int | None = None,
    seed: int = 0,
) -> Outcome:
    """Train from a seed; ``dtype`` other than float32 means autocast."""
    torch.manual_seed(seed)
    net = NETWORKS[name](*([] if width is None else [width])).to(device)
    outcome = Outcome()
    if replaced:
        outcome.replaced = len(T.replace(net).replaced)
    images, labels = digits(device)
    optimizer = torch.optim.Adam(net.parameters(), LEARNING_RATE)
    order = torch.Generator().manual_seed(seed)
    times, narrow = [], dtype != torch.float32
    cast = torch.autocast(torch.device(device).type, dtype) if narrow else contextlib.nullcontext()
    for _ in range(steps):
        picked = torch.randint(TRAINED, (BATCH,), generator=order).to(device)
        start = time.perf_counter()
        with cast:
            loss = nn.functional.cross_entropy(net(images[picked]).float(), labels[picked])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        outcome.losses.append(loss.item())  # waits for the device
        times.append(time.perf_counter() - start)
    net.eval()
    with torch.no_grad(), cast:
        right = net(images[TRAINED:]).argmax(1) == labels[TRAINED:]
    outcome.accuracy = right.double().mean().item()
    outcome.seconds = sorted(times)[len(times) // 2]
    return outcome
