# SPDX-License-Identifier: Apache-2.0
"""Stand-ins for CUDA's libraries on a host without a GPU: a driver that lists one, and memory."""

from __future__ import annotations

import subprocess
from pathlib import Path

DRIVER = """
int cuInit(unsigned flags) { return 0; }
int cuDriverGetVersion(int *version) { *version = VERSION; return 0; }
int cuDeviceGetCount(int *count) { *count = 1; return 0; }
int cuDeviceGet(int *device, int index) { *device = index; return 0; }
int cuDeviceGetAttribute(int *value, int which, int device) {
  *value = which == 75 ? MAJOR : which == 76 ? MINOR : 132;
  return 0;
}
"""
# Memory is the host's, and counted; more than 1 GiB at once is refused.
RUNTIME = """
#include <stdlib.h>
#include <string.h>
int alive = 0;
int cudaSetDevice(int index) { return index != 0; }
int cudaMalloc(void **made, size_t size) {
  if (size > (1ul << 30)) return 2;
  *made = aligned_alloc(256, (size + 255) / 256 * 256);
  alive += *made != 0;
  return 0;
}
int cudaFree(void *memory) { free(memory); --alive; return 0; }
int cudaMemcpy(void *target, const void *source, size_t size, int direction) {
  if (direction != 1 && direction != 2) return 21;
  memcpy(target, source, size);
  return 0;
}
const char *cudaGetErrorString(int status) { return status == 2 ? "out of memory" : "error"; }
"""


def _compile(source: str, path: Path, *flags: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    command = ["gcc", "-shared", "-fPIC", "-w", *flags, "-x", "c", "-", "-o", str(path)]
    subprocess.run(command, input=source, text=True, check=True)
    return path


def driver(folder: Path, version: int, major: int, minor: int) -> Path:
    """Folder for LD_LIBRARY_PATH with a ``libcuda.so.1`` that lists one GPU."""
    values = (f"-DVERSION={version}", f"-DMAJOR={major}", f"-DMINOR={minor}")
    return _compile(DRIVER, folder / "libcuda.so.1", *values).parent


def runtime(folder: Path) -> Path:
    """A ``libcudart`` whose device memory is the host's."""
    return _compile(RUNTIME, folder / "libcudart-fake.so")
