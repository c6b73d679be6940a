# SPDX-License-Identifier: Apache-2.0
"""Layouts for serving and sharing, held against their published formats and interfaces."""

from __future__ import annotations

import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
import torch
from google.protobuf import text_format
from onnx_models import FLOAT, node, random
from onnx_models import model as onnx_model

import tvmbn
from tvmbn import bundle
from tvmbn.deploy import hf
from tvmbn.package import package


@pytest.fixture(scope="session")
def net(tmp_path_factory):
    """A model of open batch: y = relu(conv(x))."""
    root = tmp_path_factory.mktemp("net")
    nodes = [node("Conv", "x,w", "c", kernel_shape=[3, 3]), node("Relu", "c", "y")]
    made = onnx_model(nodes, {"x": (["N", 4, 8, 8], FLOAT)}, ["y"], {"w": random(8, 4, 3, 3)})
    (root / "net.onnx").write_bytes(made.SerializeToString())
    return tvmbn.compile(root / "net.onnx", "llvm", root / "net", batch="dynamic")


# Triton Inference Server.


def load_file(path: Path, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def model_config():
    """The server's own ModelConfig message, from its client's package."""
    found = importlib.util.find_spec("tritonclient")
    if found is None:
        pytest.skip("tritonclient is not installed (extra dev)")
    (folder,) = found.submodule_search_locations
    return load_file(Path(folder) / "grpc/model_config_pb2.py", "model_config_pb2").ModelConfig


class Tensor:
    """pb_utils.Tensor as python_backend documents it."""

    def __init__(self, name, array):
        assert isinstance(array, np.ndarray) and array.flags.c_contiguous and array.ndim > 0
        assert array.dtype.name in "bool uint8 int8 int16 int32 int64 float16 float32 float64"
        self._name, self._array, self._tensor = name, array, None

    def name(self):
        return self._name

    def as_numpy(self):
        if self._tensor is not None:
            raise RuntimeError("as_numpy is not supported for bfloat16")
        view = self._array.view()
        view.flags.writeable = False
        return view

    def to_dlpack(self):
        return torch.utils.dlpack.to_dlpack(self._tensor)

    @staticmethod
    def from_dlpack(name, producer):
        made = Tensor(name, np.zeros(1, np.float32))
        made._tensor = torch.from_dlpack(producer)
        return made


class Request:
    def __init__(self, tensors):
        self._tensors = tensors

    def inputs(self):
        return self._tensors


class TritonError:
    def __init__(self, message):
        self._message = message

    def message(self):
        return self._message


class Response:
    def __init__(self, output_tensors=None, error=None):
        assert (output_tensors is None) != (error is None)
        self._tensors, self._error = output_tensors or [], error

    def output_tensors(self):
        return self._tensors

    def error(self):
        return self._error


@pytest.fixture
def serve(monkeypatch):
    """``serve(repository)``: model.py as the server would start it, and a function to ask it."""
    utils = ModuleType("triton_python_backend_utils")
    utils.Tensor, utils.InferenceResponse, utils.TritonError = Tensor, Response, TritonError
    utils.get_input_tensor_by_name = lambda request, name: next(
        (t for t in request.inputs() if t.name() == name), None
    )
    monkeypatch.setitem(sys.modules, "triton_python_backend_utils", utils)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)

    def start(folder: Path, batch: int = 0):
        for name in [n for n in sys.modules if n.split(".")[0] == "tvmbn_loader"]:
            monkeypatch.delitem(sys.modules, name)
        model = load_file(folder / "1/model.py", "model").TritonPythonModel()
        config = json.dumps({"max_batch_size": batch})
        model.initialize(
            {
                "model_config": config,
                "model_instance_kind": "CPU",
                "model_instance_device_id": "0",
                "model_repository": str(folder),
                "model_version": "1",
                "model_name": folder.name,
            }
        )

        def ask(*requests):
            built = [Request([Tensor(k, v) for k, v in r.items()]) for r in requests]
            responses = model.execute(built)
            assert len(responses) == len(requests)
            return responses

        return ask, model

    yield start
    for name in [n for n in sys.modules if n.split(".")[0] == "tvmbn_loader"]:
        del sys.modules[name]


def outputs(response) -> dict[str, np.ndarray]:
    assert response.error() is None, response.error().message()
    return {t.name(): t.as_numpy() for t in response.output_tensors()}


def repository(path, tmp_path) -> Path:
    (model,) = package(path, "triton", tmp_path / "models").iterdir()
    return model


def test_triton_config_of_a_model(net, tmp_path, model_config):
    folder = repository(net, tmp_path)
    config = text_format.Parse((folder / "config.pbtxt").read_text(), model_config())
    assert config.name == folder.name and config.backend == "python"
    assert config.max_batch_size > 1 and config.HasField("dynamic_batching")
    assert [(i.name, i.data_type, list(i.dims)) for i in config.input] == [("x", 11, [4, 8, 8])]
    assert [(o.name, list(o.dims)) for o in config.output] == [("y", [8, 6, 6])]
    assert config.instance_group[0].kind == 2  # KIND_CPU


def test_triton_config_of_an_operator(built, tmp_path, model_config):
    """Parameters have no batch, so the server must not batch requests."""
    spec = tvmbn.layer_norm((6, 128), dtype="bfloat16", dynamic="N")
    folder = repository(built(spec, "llvm", "sm_80", "sm_90"), tmp_path)
    config = text_format.Parse((folder / "config.pbtxt").read_text(), model_config())
    assert config.max_batch_size == 0 and not config.HasField("dynamic_batching")
    found = {i.name: (i.data_type, list(i.dims)) for i in config.input}
    assert found == {"x": (14, [-1, 128]), "gamma": (11, [128]), "beta": (11, [128])}
    assert config.instance_group[0].kind == 0  # KIND_AUTO
    with pytest.raises(text_format.ParseError):
        text_format.Parse("dims: [4]", model_config())


def test_triton_config_of_scalars(built, tmp_path, model_config):
    spec = tvmbn.batch_norm((4, 8, 6, 6), mode="train", momentum=None)
    arguments = bundle.read(built(spec)).arguments
    assert any(not a.shape for a in arguments)
    config = text_format.Parse(
        (repository(built(spec), tmp_path) / "config.pbtxt").read_text(), model_config()
    )
    for listed in (*config.input, *config.output):
        assert len(listed.dims) >= 1
        scalar = listed.name.endswith("num_batches_tracked")
        assert listed.HasField("reshape") == scalar and not listed.reshape.shape


def test_triton_serves_a_model_and_joins_requests(net, tmp_path, serve):
    folder, op = repository(net, tmp_path), tvmbn.load(net)
    ask, model = serve(folder, batch=64)
    rng = np.random.default_rng(0)
    given = [rng.standard_normal((n, 4, 8, 8), dtype=np.float32) for n in (1, 3, 2)]
    calls, run = [], model._run
    model._run = lambda inputs: calls.append(inputs[0].shape[0]) or run(inputs)
    answers = ask(*({"x": x} for x in given))
    assert calls == [6]
    for x, answer in zip(given, answers, strict=True):
        np.testing.assert_array_equal(outputs(answer)["y"], op(x))


def test_triton_answers_each_request_with_its_own_error(net, tmp_path, serve):
    ask, _ = serve(repository(net, tmp_path), batch=64)
    good, bad = np.ones((2, 4, 8, 8), np.float32), np.ones((2, 4, 8, 9), np.float32)
    first, second, third = ask({"x": good}, {"x": bad}, {"z": good})
    assert outputs(first)["y"].shape == (2, 8, 6, 6)
    assert "x: required float32 (2, 4, 8, 8)" in second.error().message()
    assert "required the input x" in third.error().message()


def test_triton_returns_running_statistics(built, tmp_path, serve):
    """A request's tensors are read-only, so statistics that update come back as outputs."""
    spec = tvmbn.batch_norm((4, 8, 6, 6), mode="train", momentum=None)
    ask, _ = serve(repository(built(spec), tmp_path))
    rng = np.random.default_rng(0)
    x = rng.standard_normal((4, 8, 6, 6), dtype=np.float32)
    given = {"x": x, "gamma": np.ones(8, np.float32), "beta": np.zeros(8, np.float32)}
    given |= {"running_mean": np.zeros(8, np.float32), "running_var": np.ones(8, np.float32)}
    given |= {"num_batches_tracked": np.array([1])}
    names = [a.name for a in bundle.read(built(spec)).arguments if a.role == "in"]
    got = outputs(ask({name: given[name] for name in names})[0])
    want = torch.nn.functional.batch_norm(torch.from_numpy(x), None, None, training=True)
    np.testing.assert_allclose(got["y"], want.numpy(), atol=1e-5)
    assert got["new_num_batches_tracked"].tolist() == [2]
    np.testing.assert_allclose(got["new_running_mean"], x.mean((0, 2, 3)) / 2, atol=1e-6)


def test_triton_bfloat16(built, tmp_path, serve):
    spec = tvmbn.layer_norm((6, 128), dtype="bfloat16")
    _, model = serve(repository(built(spec), tmp_path))
    x, gamma, beta = torch.rand(6, 128).bfloat16(), torch.rand(128), torch.rand(128)
    parameters = [Tensor("gamma", gamma.numpy()), Tensor("beta", beta.numpy())]
    request = Request([Tensor.from_dlpack("x", x), *parameters])
    (y,) = model.execute([request])[0].output_tensors()
    want = torch.nn.functional.layer_norm(x.float(), (128,), gamma, beta)
    assert y._tensor.dtype == torch.bfloat16
    torch.testing.assert_close(y._tensor.float(), want, atol=0.05, rtol=0.02)


# Hugging Face kernels.

VARIANT = re.compile(r"tvm-ffi\d\d+-(cpu|cu\d\d\d)-(x86_64|aarch64)-linux")


@pytest.fixture(scope="session")
def kernel(built, tmp_path_factory):
    source = built(tvmbn.layer_norm((6, 128), dtype="float16"), "llvm", "sm_80", "sm_90")
    return package(source, "hf", tmp_path_factory.mktemp("hf") / "repository")


def test_hf_layout(kernel):
    variants = {p.name: p for p in (kernel / "build").iterdir()}
    assert len(variants) == 2 and all(VARIANT.fullmatch(name) for name in variants)
    card = (kernel / "README.md").read_text()
    assert card.startswith("---\nlibrary_name: kernels\nlicense: apache-2.0\n")
    for name, folder in variants.items():
        metadata = json.loads((folder / "metadata.json").read_text())
        python_name = metadata["name"].replace("-", "_")
        assert re.fullmatch(r"[a-z][-a-z0-9]*[a-z0-9]", metadata["name"])
        assert metadata["id"].isidentifier() and python_name in metadata["id"]
        assert (folder / "__init__.py").exists() and (folder / python_name / "__init__.py").exists()
        gpu = "-cu130-" in name
        assert metadata["backend"]["type"] == ("cuda" if gpu else "cpu")
        assert metadata["backend"].get("archs") == (["8.0", "9.0"] if gpu else None)
        libraries = {p.name for p in (folder / "lib").iterdir()}
        assert libraries == ({"sm_80.so", "sm_90.so"} if gpu else {"llvm.so"})
        assert bundle.read(folder).names()  # each is a sound bundle


def test_hf_architectures():
    def entry(*names):
        return bundle.Library("x", "x", "x", 0, (), 1, {"architectures": list(names)})

    listed = hf.architectures([entry("sm_90a"), entry("sm_80", "compute_80"), entry("sm_120")])
    assert listed == ["8.0", "8.0+PTX", "9.0a", "12.0"]


def test_hf_kernel_loads_through_the_kernels_library(kernel):
    """With Hugging Face's own code: variants, metadata, digests, and the module's call."""
    if importlib.util.find_spec("kernels") is None:
        pytest.skip("kernels is not installed (extra dev)")
    code = """
import sys
from pathlib import Path
sys.dont_write_bytecode = True
import torch
from kernels import get_local_kernel
from kernels._rust import Digest, DigestAlgorithm, Metadata
from kernels.archs import _supports_cuda_capability
from kernels.variants import get_variants_local
root = Path(sys.argv[1])
assert len(get_variants_local(root / "build")) == 2
for folder in (root / "build").iterdir():
    metadata = Metadata.read_from_file(folder / "metadata.json")
    metadata.digest.validate(Digest.hash_variant(DigestAlgorithm.SHA256, folder))
    if metadata.backend.archs:
        assert _supports_cuda_capability(metadata.backend.archs, (9, 0))
        assert not _supports_cuda_capability(metadata.backend.archs, (12, 0))
kernel = get_local_kernel(root)
x, gamma, beta = torch.randn(6, 128).half(), torch.rand(128), torch.rand(128)
y = kernel.run(x, gamma, beta)
want = torch.nn.functional.layer_norm(x.float(), (128,), gamma, beta)
torch.testing.assert_close(y.float(), want, atol=4e-3, rtol=4e-3)
print(kernel.load("cpu").target, "tvm" in sys.modules)
"""
    done = subprocess.run(
        [sys.executable, "-c", code, kernel], capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == ["llvm", "False"], done.stderr


def test_hf_folder_for_older_releases(kernel):
    folder = next((kernel / "build").glob("*-cpu-*"))
    name = json.loads((folder / "metadata.json").read_text())["name"].replace("-", "_")
    code = (
        "import sys; sys.dont_write_bytecode = True; sys.path.insert(0, sys.argv[1])\n"
        f"import {name} as kernel; print(kernel.load('cpu').target, kernel.__all__)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, folder], capture_output=True, text=True, check=False
    )
    assert done.stdout.startswith("llvm ['CallError'"), done.stderr


def test_layouts_replace_their_own_output_alone(built, tmp_path):
    path = built(tvmbn.layer_norm((6, 128), dtype="float16"), "llvm", "sm_80", "sm_90")
    for layout in ("triton", "hf", "standalone"):
        target = tmp_path / layout
        package(path, layout, target)
        before = {p.relative_to(target): p.read_bytes() for p in target.rglob("*") if p.is_file()}
        package(path, layout, target)
        after = {p.relative_to(target): p.read_bytes() for p in target.rglob("*") if p.is_file()}
        assert after == before
        (tmp_path / "mine").mkdir(exist_ok=True)
        (tmp_path / "mine" / "thesis.tex").write_text("x")
        with pytest.raises(tvmbn.errors.BundleError, match="holds something else"):
            package(path, layout, tmp_path / "mine")
