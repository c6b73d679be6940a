# SPDX-License-Identifier: Apache-2.0
"""Cross-compilation for every GPU architecture on a host that needs none: the machine code."""

from __future__ import annotations

import pytest
from compare import bn, ln, pool, rms

from tvmbn.compiler import compile_spec
from tvmbn.lowering import machine_code
from tvmbn.target import all_targets

ARCHITECTURES = ("sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120")
# Sizes that no vector, warp or block divides.
SPECS = {
    "layer_norm-float16": ln((71, 1229), "float16"),
    "batch_norm-train-bfloat16-nhwc": bn((3, 37, 11, 13), "bfloat16", "NHWC", mode="train"),
    "batch_norm-infer": bn((5, 19, 7, 3), activation="relu", dynamic="N"),
    "rms_norm-backward": rms((45, 333), mode="backward"),
}


@pytest.fixture(scope="module")
def libraries():
    """All of them, compiled at once."""
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415

    keys = [(name, arch) for name in SPECS for arch in ARCHITECTURES]
    with ThreadPoolExecutor(pool().size) as threads:
        jobs = {
            k: threads.submit(compile_spec, SPECS[k[0]], k[1], stages=(), pool=pool()) for k in keys
        }
    return jobs


def test_these_are_all_architectures():
    assert {t.arch for t in all_targets() if t.kind == "cuda"} >= set(ARCHITECTURES)


@pytest.mark.parametrize("arch", ARCHITECTURES)
@pytest.mark.parametrize("name", SPECS)
def test_machine_code_is_for_the_architecture_asked_for(libraries, name, arch):
    made = libraries[name, arch].result()
    assert machine_code.architectures(made.library) == [arch] == made.architectures
    assert machine_code.ptx_architectures(made.library) == []
    assert b"__global__" not in made.library
    assert len(made.library) < 200 << 10
    assert made.alignment == 16
    for kernel in made.resources:
        assert kernel["shared_bytes"] <= 48 << 10, kernel
