# SPDX-License-Identifier: Apache-2.0
"""Finding compilers on machines that have them elsewhere, in the wrong version, or not at all."""

from pathlib import Path

import pytest

from tvmbn.errors import ToolchainError
from tvmbn.lowering import stub, toolchain
from tvmbn.toolkits import CUDART


@pytest.fixture
def machine(tmp_path, monkeypatch):
    """A machine with nothing but what the test puts on it."""
    for name in ("CUDA_HOME", "CUDA_PATH", "CC", "LD_LIBRARY_PATH"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(toolchain, "pip_cuda_home", lambda: None)
    monkeypatch.setattr(toolchain, "_from_loader_cache", lambda soname: None)
    _forget()
    yield tmp_path
    _forget()


def _forget():
    toolchain._cached_homes.cache_clear()
    toolchain._find_nvcc.cache_clear()


def script(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


def toolkit(home: Path, version: str) -> Path:
    script(home / "bin" / "nvcc", f"echo 'Cuda compilation tools, release 1, V{version}'")
    return home


def test_nothing_found_names_the_command_that_helps(machine):
    for find in (toolchain.find_nvcc, toolchain.find_cudart):
        with pytest.raises(ToolchainError, match=r"pip install 'tvmbn\[cuda\]'"):
            find()
    with pytest.raises(ToolchainError, match="apt install gcc"):
        toolchain.find_host_compiler()
    with pytest.raises(ToolchainError, match="nvidia-cuda-nvdisasm"):
        toolchain.find_disassembler()
    assert toolchain.find_driver_library() is None


def test_cuda_home_comes_before_path_and_pip(machine, monkeypatch):
    monkeypatch.setattr(toolchain, "pip_cuda_home", lambda: toolkit(machine / "pip", "13.0.1"))
    assert toolchain.find_nvcc().origin == "pip"
    _forget()
    toolkit(machine, "13.0.2")
    assert (toolchain.find_nvcc().origin, toolchain.find_nvcc().home) == ("PATH", machine)
    monkeypatch.setenv("CUDA_HOME", str(toolkit(machine / "kit", "13.0.3")))
    found = toolchain.find_nvcc()
    assert (found.origin, found.version, found.label) == ("CUDA_HOME", (13, 0, 3), "nvcc 13.0.3")


def test_another_major_version_is_passed_over_and_named(machine, monkeypatch):
    monkeypatch.setenv("CUDA_HOME", str(toolkit(machine / "old", "12.8.61")))
    with pytest.raises(ToolchainError, match=r"nvcc 13\.x.*CUDA_HOME.*12\.8\.61"):
        toolchain.find_nvcc()
    toolkit(machine, "13.1.0")
    _forget()
    assert toolchain.find_nvcc().version == (13, 1, 0)


def test_a_script_on_path_leads_to_the_toolkit_that_it_calls(machine):
    script(
        machine / "bin" / "nvcc",
        f"echo '#$ _HERE_={machine}/kit/bin' >&2",
    )
    toolkit(machine / "kit", "13.0.88")
    assert toolchain.find_nvcc().home == machine / "kit"


def test_an_nvcc_that_does_not_run_says_so(machine, monkeypatch):
    script(machine / "kit" / "bin" / "nvcc", "exit 1")
    monkeypatch.setenv("CUDA_PATH", str(machine / "kit"))
    with pytest.raises(ToolchainError, match="nvcc to run"):
        toolchain.find_nvcc()
    with pytest.raises(ToolchainError, match="print a version"):
        toolchain.nvcc_version(script(machine / "odd", "echo hello"))


def test_libraries_are_found_in_the_toolkit_or_on_the_loaders_path(machine, monkeypatch):
    folder = machine / "libs"
    folder.mkdir()
    (folder / CUDART).touch()
    (folder / "libcuda.so.1").touch()
    monkeypatch.setenv("LD_LIBRARY_PATH", f"/nowhere:{folder}")
    assert toolchain.find_cudart().origin == "LD_LIBRARY_PATH"
    assert toolchain.find_driver_library() == folder / "libcuda.so.1"
    inside = machine / "kit" / "lib64" / CUDART
    inside.parent.mkdir(parents=True)
    inside.touch()
    monkeypatch.setenv("CUDA_HOME", str(machine / "kit"))
    assert toolchain.find_cudart().path == inside


def test_the_compiler_named_in_cc_is_used(machine, monkeypatch):
    script(machine / "bin" / "mycc", "")
    script(machine / "bin" / "gcc", "")
    assert toolchain.find_host_compiler().name == "gcc"
    monkeypatch.setenv("CC", "mycc -m64")
    assert toolchain.find_host_compiler().name == "mycc"


def test_the_stub_is_built_once_and_holds_the_nine_symbols(tmp_path, monkeypatch):
    import ctypes  # noqa: PLC0415

    monkeypatch.setenv("TVMBN_CACHE_DIR", str(tmp_path / "cache"))
    path = stub.driver_stub()
    library = ctypes.CDLL(str(path))
    assert {getattr(library, name)() for name in stub.SYMBOLS} == {stub.CUDA_ERROR_NO_DEVICE}
    before = path.stat().st_mtime_ns
    assert stub.driver_stub() == path
    assert path.stat().st_mtime_ns == before
    assert [p.name for p in path.parent.iterdir()] == ["libcuda.so.1"]


def test_a_cache_that_cannot_be_written_is_named(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("TVMBN_CACHE_DIR", str(tmp_path / "file" / "cache"))
    with pytest.raises(ToolchainError, match="TVMBN_CACHE_DIR"):
        stub.driver_stub()
