# SPDX-License-Identifier: Apache-2.0
"""What the tests of the tuner share: small searches, and libraries that misbehave."""

from __future__ import annotations

import subprocess
import warnings
from contextlib import contextmanager
from dataclasses import replace

import tvmbn
from tvmbn.errors import BuildError, TuningWarning
from tvmbn.pool import shared_pool
from tvmbn.tuning import records, storage
from tvmbn.tuning.builder import Builder
from tvmbn.tuning.fleet import RemoteBuilder
from tvmbn.tuning.space import plan_key
from tvmbn.tuning.tune import Settings, Tuner

LN = tvmbn.layer_norm((64, 1024))
SIDE = "tvmbn.tuning.tvm_side"
# What stands in the place of a compiled candidate.
MISDEEDS = {
    "wrong": "return 0;",  # the fastest of all: it writes nothing
    "crash": "abort();",
    "timeout": "for (;;) sleep(1);",
}
SOURCE = """
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>
int __tvm_ffi_main(void* self, const void* args, int32_t count, void* result) { %s }
"""


def plan_of(spec, target, family=0):
    """The plan of first choices of a family."""
    families, _ = shared_pool().call(f"{SIDE}:list_space", [spec.to_json(), target])
    return families[family]["plan"]


def commit(root, spec, target, us, family=0, arch=None):
    """Put a record of a plan into ``root``; the plan."""
    plan = plan_of(spec, target, family)
    lines, _ = shared_pool().call(
        f"{SIDE}:encode", [spec.to_json(), target, [(plan, [us * 1e-6] * 2)]]
    )
    folder = root / (arch or target) / spec.op
    with storage.locked(folder):
        records.save(folder, spec, lines["workload"], [(plan, lines["records"][0])])
    return plan


def misbehaving(folder, misdeed):
    """A library whose function does what MISDEEDS says."""
    source, library = folder / f"{misdeed}.c", folder / f"{misdeed}.so"
    source.write_text(SOURCE % MISDEEDS[misdeed])
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", library, source], check=True)
    return library.read_bytes()


def planting(folder, misdeeds, base=Builder):
    """A builder in which the n-th plan of the order of building is what ``misdeeds[n]`` says."""
    planted = {n: m if m == "build" else misbehaving(folder, m) for n, m in misdeeds.items()}
    plans = {}

    class Planting(base):
        def start(self, spec, plan):
            plans.setdefault(plan_key(plan), len(plans))
            return super().start(spec, plan)

        def compile(self, spec, plan):
            misdeed = planted.get(plans[plan_key(plan)])
            if misdeed == "build":
                raise BuildError("a plan that can be built", "this one")
            made = super().compile(spec, plan)
            return made if misdeed is None else replace(made, library=misdeed)

        def make(self, spec, plan, path):
            made = super().make(spec, plan, path)
            misdeed = planted.get(plans[plan_key(plan)])
            if base is RemoteBuilder and misdeed is not None:
                (made / "library.so").write_bytes(misdeed)
            return made

    return Planting


def tuner(logs, trials=6, **options):
    """A Tuner for llvm that compiles in the processes all tests share."""
    settings = {k: options.pop(k) for k in ("seed", "fresh", "first", "limit") if k in options}
    options.setdefault("pool", shared_pool())
    return Tuner("llvm", Settings(trials, logs=logs, **settings), **options)


@contextmanager
def no_warnings():
    """Fail on any TuningWarning."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", TuningWarning)
        yield
