# SPDX-License-Identifier: Apache-2.0
"""A sigmoid for results of 16 bits, as a function that TVM lowers for each target.

Importing this loads TVM.
"""

from __future__ import annotations

from typing import Any

import tvm
from tvm import tirx

_NAME = "tvmbn.short_sigmoid"
_PURE = 1  # of TVM's kinds of effects
# Two operations of the special function unit and two more: CUDA's exact division alone takes ten
# instructions and a branch. An infinite power gives 0, as it should.
_CUDA = """
__device__ __forceinline__ float tvmbn_short_sigmoid(float value) {
  float power, result;
  asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(value * -1.44269504f));
  asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(result) : "f"(1.0f + power));
  return result;
}
"""


def short_sigmoid(x: Any) -> Any:
    """``1 / (1 + exp(-x))`` of a float32; on a GPU its relative error is up to 2**-21 + |x| 2**-24.

    Source: instructions ex2 and rcp, whose errors the PTX manual gives.
    """
    return tirx.call_intrin(x.ty.dtype, _NAME, x)


def _exact(call: Any) -> Any:
    (x,) = call.args
    one = tirx.const(1.0, x.ty.dtype)
    return one / (one + tirx.exp(-x))


def _of_cuda(call: Any) -> Any:
    (x,) = call.args
    if str(x.ty.dtype) != "float32":
        return _exact(call)
    return tirx.call_intrin("float32", "tirx.cuda.func_call", "tvmbn_short_sigmoid", x, _CUDA)


tvm.ir.register_op_attr(_NAME, "TCallEffectKind", _PURE)
tvm.ir.register_op_attr(_NAME, "TVectorizable", True)
tirx.register_intrin_lowering(_NAME, target="default", f=_exact)
tirx.register_intrin_lowering(_NAME, target="cuda", f=_of_cuda)
