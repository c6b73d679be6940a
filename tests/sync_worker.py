# SPDX-License-Identifier: Apache-2.0
"""One process of tests/test_torch_sync.py: two training steps, compared with float64."""

from __future__ import annotations

import json
import sys
import warnings

import torch
import torch.distributed as dist

import tvmbn.torch as T
from tvmbn.torch.sync_batch_norm import GATHER

warnings.filterwarnings("ignore", "Synchronization debug mode is a prototype")


def main(task: dict) -> None:  # noqa: PLR0915  (one story, told in order)
    rank, parts = task["rank"], task["parts"]
    device = torch.device(task["device"], rank) if task["device"] == "cuda" else "cpu"
    if task["device"] == "cuda":
        torch.cuda.set_device(device)
    dist.init_process_group(
        "nccl" if task["device"] == "cuda" else "gloo",
        init_method=task["init"],
        rank=rank,
        world_size=task["world"],
    )
    T.configure(policy="strict", build="wait")
    dtype = getattr(torch, task.get("dtype", "float32"))
    shape = tuple(task.get("shape", (5, 3, 2)))
    settings = {
        "momentum": task.get("momentum", 0.3),
        "affine": task.get("affine", True),
        "track_running_stats": task.get("track", True),
    }
    module = T.SyncBatchNorm(shape[0], **settings).to(device)
    make = [torch.nn.BatchNorm1d, torch.nn.BatchNorm1d, torch.nn.BatchNorm2d][len(shape) - 1]
    whole = make(shape[0], **settings).double().to(device)
    if settings["affine"]:
        generator = torch.Generator().manual_seed(3)
        for one, other in zip(module.parameters(), whole.parameters(), strict=True):
            values = torch.rand(shape[0], generator=generator) + 0.5
            one.data.copy_(values)
            other.data.copy_(values)
    errors: dict[str, float] = {}

    def note(name: str, got: torch.Tensor, want: torch.Tensor) -> None:
        assert got.shape == want.shape, (name, got.shape, want.shape)
        got, want = got.detach().double(), want.detach().to(got.device, torch.float64)
        gaps = (got - want).abs() / (1 + want.abs())
        errors[name] = max([errors.get(name, 0.0), *gaps.flatten().tolist()])
        assert got.isfinite().all(), name

    counted = [0, 0]
    for step in range(2):
        generator = torch.Generator().manual_seed(step)
        total = torch.randn((sum(parts), *shape), generator=generator, dtype=torch.float64)
        total = (total + task.get("offset", 0.0)).to(dtype).to(device)
        dys = torch.randn(total.shape, generator=generator, dtype=torch.float64)
        dys = dys.to(dtype).to(device)
        start = sum(parts[:rank])
        mine = slice(start, start + parts[rank])
        x = total[mine].clone()
        if task.get("layout") == "NHWC":
            x = x.contiguous(memory_format=torch.channels_last)
        x.requires_grad_()
        module.zero_grad()
        whole.zero_grad()
        dy = dys[mine]
        if step and task["device"] == "cuda":
            torch.cuda.set_sync_debug_mode("error")
        with Counting() as forward:
            y = module(x)
        with Counting() as backward:
            y.backward(dy)
        if step and task["device"] == "cuda":
            torch.cuda.set_sync_debug_mode("default")
        counted = [forward.count, backward.count]
        full = total.double().requires_grad_()
        if sum(parts):
            want = whole(full)
            want.backward(dys.double())
            note("y", y, want[mine])
            note("dx", x.grad, full.grad[mine])
            if settings["affine"]:
                for name in ("weight", "bias"):
                    local = getattr(module, name).grad.clone()
                    dist.all_reduce(local)
                    note(f"d{name}", local, getattr(whole, name).grad)
            if settings["track_running_stats"]:
                note("running_mean", module.running_mean, whole.running_mean)
                note("running_var", module.running_var, whole.running_var)
                assert module.num_batches_tracked == whole.num_batches_tracked
        else:
            note("running_mean", module.running_mean, torch.zeros(shape[0]))
            note("running_var", module.running_var, torch.ones(shape[0]))
            note("dweight", module.weight.grad, torch.zeros(shape[0]))
    print(json.dumps({"errors": errors, "collectives": counted}))
    dist.destroy_process_group()


class Counting:
    """Counts collectives while it is entered."""

    names = (GATHER, "all_reduce", "all_gather", "broadcast", "barrier")

    def __enter__(self) -> Counting:
        self.count, self.kept = 0, {name: getattr(dist, name) for name in self.names}

        def wrap(function):
            def call(*args, **kwargs):
                self.count += 1
                return function(*args, **kwargs)

            return call

        for name, function in self.kept.items():
            setattr(dist, name, wrap(function))
        return self

    def __exit__(self, *_: object) -> None:
        for name, function in self.kept.items():
            setattr(dist, name, function)


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
