# SPDX-License-Identifier: Apache-2.0
"""Damage to bundles and tuning logs, drawn from a seed: what becomes of files on their way."""

from __future__ import annotations

import json
import shutil
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from tvmbn import bundle
from tvmbn.bundle import MANIFEST

# One of every JSON type, and numbers that are no sizes.
WRONG = (None, True, 0, -1, 1.5, 1 << 70, "", "x", [], [[]], {}, {"x": 1}, [None], ["x"])


def truncate(content: bytes, random: Random) -> bytes:
    """The beginning, as after a copy that was stopped."""
    return content[: random.randrange(len(content) or 1)]


def flip(content: bytes, random: Random) -> bytes:
    """A few bits changed."""
    damaged = bytearray(content or b"\0")
    for _ in range(random.choice((1, 1, 2, 8))):
        damaged[random.randrange(len(damaged))] ^= 1 << random.randrange(8)
    return bytes(damaged)


def overwrite(content: bytes, random: Random) -> bytes:
    """A stretch of zeros or of noise, as after a failing disk."""
    start, size = random.randrange(len(content) or 1), random.choice((16, 512, 4096))
    filler = bytes(size) if random.random() < 0.5 else random.randbytes(size)
    return content[:start] + filler + content[start + size :]


CONTENT = (truncate, flip, overwrite)


def nodes(data: Any, path: tuple = ()) -> Iterator[tuple]:
    """Paths of all values inside JSON data."""
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield (*path, key)
            yield from nodes(value, (*path, key))


def retype(data: Any, random: Random) -> str:
    """Put a value of another type somewhere into JSON data, or leave a key out; what was done."""
    # Deep nodes are many: the level is drawn first, so that each has its turn.
    paths = list(nodes(data))
    level = random.choice(sorted({len(p) for p in paths}))
    path = random.choice([p for p in paths if len(p) == level])
    holder = data
    for key in path[:-1]:
        holder = holder[key]
    if isinstance(holder, dict) and random.random() < 0.15:
        del holder[path[-1]]
        return f"without {path}"
    old = holder[path[-1]]
    value = random.choice([w for w in WRONG if type(w) is not type(old) or w != old])
    holder[path[-1]] = value
    return f"{path} = {value!r}"


def files(root: Path) -> list[Path]:
    """All files below a folder."""
    return sorted(p for p in root.rglob("*") if p.is_file() and not p.name.startswith("."))


def damage_files(root: Path, other: Path, random: Random) -> str:
    """Damage the content of a file, lose it, or exchange it; what was done."""
    found = files(root)
    victim = random.choice(found)
    name = victim.relative_to(root).as_posix()
    kind = random.choice(("content", "content", "missing", "swapped", "foreign", "folder", "empty"))
    match kind:
        case "content":
            change: Callable = random.choice(CONTENT)
            victim.write_bytes(change(victim.read_bytes(), random))
            return f"{change.__name__} {name}"
        case "missing":
            victim.unlink()
        case "swapped":
            second = random.choice([f for f in found if f != victim] or found)
            one, two = victim.read_bytes(), second.read_bytes()
            victim.write_bytes(two)
            second.write_bytes(one)
        case "foreign":
            theirs = random.choice([f for f in files(other) if f != victim])
            name += f" by {theirs.name} of {theirs.parent.parent.name}"
            shutil.copy(theirs, victim)
        case "folder":
            victim.unlink()
            victim.mkdir()
        case "empty":
            victim.write_bytes(b"")
    return f"{kind} {name}"


def damage_bundle(root: Path, other: Path, random: Random) -> tuple[Path, str]:
    """Damage a bundle's copy; where the result lies, and what was done.

    A manifest with wrong types is given its right digest again, in half of the cases: then the
    digest does not hide what the types are checked for.
    """
    kind = random.choice(("files", "files", "types", "types", "types", "zip", "zip"))
    if kind == "files":
        return root, damage_files(root, other, random)
    if kind == "types":
        file = root / MANIFEST
        data = json.loads(file.read_bytes())
        done = retype(data, random)
        sealed = random.random() < 0.8
        if sealed:
            data.pop("sha256", None)
            data["sha256"] = bundle.digest(bundle.canonical(data))
        file.write_bytes(bundle.canonical(data))
        return root, f"manifest {'sealed ' * sealed}{done}"
    packed = root.with_suffix(".zip")
    with zipfile.ZipFile(packed, "w", random.choice((0, 8))) as archive:
        for file in files(root):
            archive.write(file, file.relative_to(root).as_posix())
    change = random.choice(CONTENT)
    packed.write_bytes(change(packed.read_bytes(), random))
    return packed, f"zip {change.__name__}"


def damage_logs(root: Path, random: Random) -> str:
    """Damage tuning logs in place; what was done."""
    kind = random.choice(("files", "types", "types", "lines"))
    if kind == "files":
        return damage_files(root, root, random)
    file = random.choice(files(root))
    name = file.relative_to(root).as_posix()
    whole = file.suffix == ".json" and not name.endswith(("record.json", "workload.json"))
    lines = [file.read_text()] if whole else file.read_text().splitlines()
    at = random.randrange(len(lines))
    if kind == "lines" and not whole:
        how = random.choice(("repeated", "dropped", "moved"))
        line = lines.pop(at)
        if how != "dropped":
            lines.insert(random.randrange(len(lines) + 1), line)
        if how == "repeated":
            lines.append(line)
        done = f"line {at} {how}"
    else:
        data = json.loads(lines[at])
        done = _retype_deeply(data, random)
        lines[at] = json.dumps(data)
    file.write_text("\n".join(lines) + "\n" * bool(lines))
    return f"{name} {done}"


def _retype_deeply(data: Any, random: Random) -> str:
    """As :func:`retype`, half of the time in JSON that lies in a text of the data."""
    inner = [p for p in nodes(data) if _text_at(data, p) is not None]
    if not inner or random.random() < 0.5:
        return retype(data, random)
    path = random.choice(inner)
    text = _text_at(data, path)
    assert text is not None
    quoted = text.startswith('"')
    held = json.loads(text[1:-1] if quoted else text)
    done = retype(held, random)
    holder = data
    for key in path[:-1]:
        holder = holder[key]
    fresh = json.dumps(held, sort_keys=True)
    holder[path[-1]] = f'"{fresh}"' if quoted else fresh
    return f"{path} {done}"


def _text_at(data: Any, path: tuple) -> str | None:
    for key in path:
        data = data[key]
    if isinstance(data, str) and data.lstrip('"').startswith("{"):
        return data
    return None
