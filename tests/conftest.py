# SPDX-License-Identifier: Apache-2.0
"""Fixtures shared by all tests: a GPU probe, bundles built once a session, and golden texts."""

from __future__ import annotations

import ctypes
import difflib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

GOLDEN = Path(__file__).parent / "golden"
# Neither this user's tuning records nor those that are shipped change what tests build.
os.environ["TVMBN_TUNING_LOGS"] = str(Path(tempfile.gettempdir()) / "no-records" / "tuning_logs")


def gpu_absence() -> str | None:
    """Why no GPU can be used here, or None where one can."""
    try:
        cuda = ctypes.CDLL("libcuda.so.1")
    except OSError:
        return "no NVIDIA GPU: libcuda.so.1 not found"
    count = ctypes.c_int(0)
    status = cuda.cuInit(0) or cuda.cuDeviceGetCount(ctypes.byref(count))
    if status:
        return f"no NVIDIA GPU: the driver answered with error {status}"
    return None if count.value else "no NVIDIA GPU: the driver lists none"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="rewrite the texts in tests/golden"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    marked = [item for item in items if item.get_closest_marker("gpu")]
    reason = gpu_absence() if marked else None
    if reason:
        for item in marked:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., Path]:
    """``built(spec, "llvm", ...)``: the path of a bundle that each session builds only once."""
    from tvmbn.build import build  # noqa: PLC0415  (needs the compiler, most tests do not)

    root = tmp_path_factory.mktemp("bundles")
    made: dict[tuple, Path] = {}

    def get(spec, *targets: str) -> Path:
        key = (spec, targets or ("llvm",))
        if key not in made:
            name = f"{spec.op}-{spec.digest()}-{'-'.join(key[1])}"
            made[key] = Path(build(spec, targets=list(key[1]), output=root / name))
        return made[key]

    return get


@pytest.fixture(scope="session")
def standalone(
    built: Callable[..., Path], tmp_path_factory: pytest.TempPathFactory
) -> Callable[..., Path]:
    """``standalone(spec, "llvm", ...)``: the path of its standalone bundle."""
    from tvmbn.package import package  # noqa: PLC0415

    root = tmp_path_factory.mktemp("standalone")

    def make(spec, *targets: str) -> Path:
        source = built(spec, *targets)
        target = root / source.name
        return target if target.exists() else package(source, "standalone", target)

    return make


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """``golden(name, text)``: compare with tests/golden/name, or rewrite it on --update-golden."""

    def check(name: str, text: str) -> None:
        path = GOLDEN / name
        got = text.rstrip("\n") + "\n"
        if request.config.getoption("--update-golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(got)
            return
        if not path.exists():
            pytest.fail(f"tests/golden/{name} does not exist; run pytest --update-golden once")
        want = path.read_text()
        if got != want:
            diff = difflib.unified_diff(
                want.splitlines(), got.splitlines(), f"golden/{name}", "now", lineterm=""
            )
            head = "\n".join(list(diff)[:80])
            pytest.fail(f"differs from the golden text (--update-golden accepts it):\n{head}")

    return check
