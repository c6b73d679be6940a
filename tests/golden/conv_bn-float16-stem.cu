extern "C" __global__ void __launch_bounds__(128, 3) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(128, 3) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr) {
  extern __shared__ __align__(64) half _ptr[];
  alignas(64) int _ptr_1[1];
  _ptr_1[0] = 0;
  alignas(64) int _ptr_2[1];
  _ptr_2[0] = ((int)blockIdx.x);
  alignas(64) int _ptr_3[1];
  int cse_v1 = (((int)threadIdx.x) % 32);
  _ptr_3[0] = (((int)threadIdx.x) % 32);
  alignas(64) int _ptr_4[1];
  int cse_v2 = (((int)threadIdx.x) / 32);
  _ptr_4[0] = (((int)threadIdx.x) / 32);
  alignas(64) half _ptr_5[14];
  alignas(64) int _ptr_6[1];
  _ptr_6[0] = (_ptr_2[0] / 8);
  alignas(64) int _ptr_7[1];
  _ptr_7[0] = (((_ptr_2[0] % 8) / 2) * 8);
  alignas(64) int _ptr_8[1];
  _ptr_8[0] = ((_ptr_2[0] % 2) * 16);
  alignas(64) int _ptr_9[1];
  _ptr_9[0] = ((_ptr_7[0] * 2) - 1);
  alignas(64) int _ptr_10[1];
  _ptr_10[0] = ((_ptr_8[0] * 6) - 3);
  #pragma unroll
  for (int v = 0; v < 14; ++v) {
    int cse_v23 = ((v * 128) + ((int)threadIdx.x));
    int v_1 = ((v * 128) + ((int)threadIdx.x));
    int v_2 = ((((v * 128) + ((int)threadIdx.x)) / 99) + _ptr_9[0]);
    int v_3 = (_ptr_10[0] + (((v * 128) + ((int)threadIdx.x)) % 99));
    _ptr_5[v] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
    if ((((((_ptr_2[0] < 8) && (0 <= v_2)) && (v_2 < 64)) && (0 <= v_3)) && (v_3 < 192)) && (((v * 128) + ((int)threadIdx.x)) < 1683)) {
      _ptr_5[v] = x_ptr[(((_ptr_6[0] * 12288) + (v_2 * 192)) + v_3)];
    }
  }
  for (int v_4 = 0; v_4 < 4; ++v_4) {
    int v_5 = ((v_4 * 128) + ((int)threadIdx.x));
    int cse_v24 = ((v_4 * 4) + (((int)threadIdx.x) / 32));
    int v_6 = ((v_4 * 4) + (((int)threadIdx.x) / 32));
    int v_7 = (((int)threadIdx.x) % 32);
    int cse_v25 = ((((int)threadIdx.x) % 32) / 10);
    int v_8 = ((((int)threadIdx.x) % 32) / 10);
    int cse_v26 = ((((int)threadIdx.x) % 32) % 10);
    int v_9 = ((((int)threadIdx.x) % 32) % 10);
    alignas(64) half _ptr_11[1];
    _ptr_11[0] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
    if ((((((int)threadIdx.x) % 32) < 30) && (((((int)threadIdx.x) % 32) % 10) < 9)) && ((((v_4 * 4) + (((int)threadIdx.x) / 32)) + _ptr_1[0]) < 16)) {
      _ptr_11[0] = weight_ptr[(((((v_4 * 108) + ((((int)threadIdx.x) / 32) * 27)) + (_ptr_1[0] * 27)) + (((((int)threadIdx.x) % 32) / 10) * 9)) + ((((int)threadIdx.x) % 32) % 10))];
    }
    _ptr[(((v_4 * 160) + ((((int)threadIdx.x) / 32) * 40)) + (((int)threadIdx.x) % 32))] = _ptr_11[0];
  }
  alignas(64) int _ptr_12[1];
  _ptr_12[0] = (_ptr_4[0] * 384);
  alignas(64) int _ptr_13[1];
  _ptr_13[0] = ((_ptr_3[0] % 2) * 8);
  alignas(64) int _ptr_14[1];
  _ptr_14[0] = (_ptr_1[0] + _ptr_13[0]);
  alignas(64) int _ptr_15[1];
  _ptr_15[0] = (_ptr_3[0] / 2);
  alignas(64) float _ptr_16[8];
  tvmbn_move__16((&(_ptr_16[0])), (&(bias_ptr[_ptr_14[0]])));
  tvmbn_move__16((&(_ptr_16[4])), (&(bias_ptr[(_ptr_14[0] + 4)])));
  alignas(64) int _ptr_17[1];
  _ptr_17[0] = ((((_ptr_3[0] / 4) * 24) + ((_ptr_3[0] % 4) * 2)) + _ptr_12[0]);
  alignas(64) float _ptr_18[16];
  alignas(64) int _ptr_19[1];
  _ptr_19[0] = 640;
  #pragma unroll
  for (int v_10 = 0; v_10 < 14; ++v_10) {
    int cse_v27 = ((v_10 * 128) + ((int)threadIdx.x));
    int v_11 = ((v_10 * 128) + ((int)threadIdx.x));
    if (((v_10 * 128) + ((int)threadIdx.x)) < 1683) {
      _ptr[((((((v_10 * 128) + ((int)threadIdx.x)) / 99) * 100) + _ptr_19[0]) + (((v_10 * 128) + ((int)threadIdx.x)) % 99))] = _ptr_5[v_10];
    }
  }
  tvm_builtin_cuda_cta_sync();
  alignas(64) int _ptr_20[1];
  _ptr_20[0] = _ptr_2[0];
  #pragma unroll
  for (int v_12 = 0; v_12 < 16; ++v_12) {
    _ptr_18[v_12] = 0x0p+0f/*0.000000e+00*/;
  }
  alignas(64) int _ptr_21[1];
  _ptr_21[0] = ((((_ptr_3[0] / 16) * 320) + ((_ptr_3[0] % 8) * 40)) + (((_ptr_3[0] % 16) / 8) * 8));
  alignas(64) int _ptr_22[1];
  _ptr_22[0] = (((_ptr_4[0] * 400) + ((_ptr_3[0] / 4) * 6)) + _ptr_19[0]);
  alignas(64) uint _ptr_23[8];
  alignas(64) uint _ptr_24[4];
  tvmbn_load_matrices((&(_ptr_24[0])), (&(_ptr[_ptr_21[0]])));
  int v_13 = ((_ptr_3[0] % 4) * 2);
  int cse_v3 = (v_13 / 10);
  int v_14 = (v_13 / 10);
  int cse_v4 = (v_13 % 10);
  int v_15 = (v_13 % 10);
  alignas(64) int _ptr_25[1];
  _ptr_25[0] = ((((v_13 / 10) * 100) + _ptr_22[0]) + (v_13 % 10));
  #pragma unroll
  for (int v_16 = 0; v_16 < 2; ++v_16) {
    int cse_v5 = (v_16 * 4);
    int cse_v6 = (v_16 * 200);
    tvmbn_move__4((&(_ptr_23[(v_16 * 4)])), (&(_ptr[((v_16 * 200) + _ptr_25[0])])));
    tvmbn_move__4((&(_ptr_23[((v_16 * 4) + 1)])), (&(_ptr[(((v_16 * 200) + _ptr_25[0]) + 48)])));
  }
  int v_17 = (((_ptr_3[0] % 4) * 2) + 8);
  int cse_v7 = (v_17 / 10);
  int v_18 = (v_17 / 10);
  int cse_v8 = (v_17 % 10);
  int v_19 = (v_17 % 10);
  uint cse_v9 = (((v_17 % 10) == 8) ? (uint)65535 : (uint)4294967295);
  uint v_20 = (((v_17 % 10) == 8) ? (uint)65535 : (uint)4294967295);
  alignas(64) int _ptr_26[1];
  _ptr_26[0] = ((((v_17 / 10) * 100) + _ptr_22[0]) + (v_17 % 10));
  #pragma unroll
  for (int v_21 = 0; v_21 < 2; ++v_21) {
    int cse_v10 = (v_21 * 4);
    int cse_v11 = (v_21 * 200);
    int cse_v28 = ((v_21 * 4) + 2);
    tvmbn_move__4((&(_ptr_23[((v_21 * 4) + 2)])), (&(_ptr[((v_21 * 200) + _ptr_26[0])])));
    _ptr_23[((v_21 * 4) + 2)] = (_ptr_23[((v_21 * 4) + 2)] & (((v_17 % 10) == 8) ? (uint)65535 : (uint)4294967295));
    int cse_v29 = ((v_21 * 4) + 3);
    tvmbn_move__4((&(_ptr_23[((v_21 * 4) + 3)])), (&(_ptr[(((v_21 * 200) + _ptr_26[0]) + 48)])));
    _ptr_23[((v_21 * 4) + 3)] = (_ptr_23[((v_21 * 4) + 3)] & (((v_17 % 10) == 8) ? (uint)65535 : (uint)4294967295));
  }
  #pragma unroll
  for (int v_22 = 0; v_22 < 2; ++v_22) {
    #pragma unroll
    for (int v_23 = 0; v_23 < 2; ++v_23) {
      tvmbn_product_f16((&(_ptr_18[((v_22 * 8) + (v_23 * 4))])), (&(_ptr_23[(v_22 * 4)])), (&(_ptr_24[(v_23 * 2)])));
    }
  }
  tvmbn_load_matrices((&(_ptr_24[0])), (&(_ptr[(_ptr_21[0] + 16)])));
  int v_24 = (((_ptr_3[0] % 4) * 2) + 16);
  int cse_v12 = (v_24 / 10);
  int v_25 = (v_24 / 10);
  int cse_v13 = (v_24 % 10);
  int v_26 = (v_24 % 10);
  uint cse_v14 = (((v_24 % 10) == 8) ? (uint)65535 : (uint)4294967295);
  uint v_27 = (((v_24 % 10) == 8) ? (uint)65535 : (uint)4294967295);
  alignas(64) int _ptr_27[1];
  _ptr_27[0] = ((((v_24 / 10) * 100) + _ptr_22[0]) + (v_24 % 10));
  #pragma unroll
  for (int v_28 = 0; v_28 < 2; ++v_28) {
    int cse_v15 = (v_28 * 4);
    int cse_v16 = (v_28 * 200);
    tvmbn_move__4((&(_ptr_23[(v_28 * 4)])), (&(_ptr[((v_28 * 200) + _ptr_27[0])])));
    _ptr_23[(v_28 * 4)] = (_ptr_23[(v_28 * 4)] & (((v_24 % 10) == 8) ? (uint)65535 : (uint)4294967295));
    int cse_v30 = ((v_28 * 4) + 1);
    tvmbn_move__4((&(_ptr_23[((v_28 * 4) + 1)])), (&(_ptr[(((v_28 * 200) + _ptr_27[0]) + 48)])));
    _ptr_23[((v_28 * 4) + 1)] = (_ptr_23[((v_28 * 4) + 1)] & (((v_24 % 10) == 8) ? (uint)65535 : (uint)4294967295));
  }
  int v_29 = (((_ptr_3[0] % 4) * 2) + 24);
  int cse_v17 = (v_29 / 10);
  int v_30 = (v_29 / 10);
  int cse_v18 = (v_29 % 10);
  int v_31 = (v_29 % 10);
  uint cse_v31 = ((30 <= v_29) ? (uint)0 : (((v_29 % 10) == 8) ? (uint)65535 : (uint)4294967295));
  uint v_32 = ((30 <= v_29) ? (uint)0 : (((v_29 % 10) == 8) ? (uint)65535 : (uint)4294967295));
  alignas(64) int _ptr_28[1];
  _ptr_28[0] = (_ptr_22[0] + ((30 <= v_29) ? 0 : (((v_29 / 10) * 100) + (v_29 % 10))));
  #pragma unroll
  for (int v_33 = 0; v_33 < 2; ++v_33) {
    int cse_v19 = (v_33 * 4);
    int cse_v20 = (v_33 * 200);
    int cse_v32 = ((v_33 * 4) + 2);
    tvmbn_move__4((&(_ptr_23[((v_33 * 4) + 2)])), (&(_ptr[((v_33 * 200) + _ptr_28[0])])));
    _ptr_23[((v_33 * 4) + 2)] = (_ptr_23[((v_33 * 4) + 2)] & ((30 <= v_29) ? (uint)0 : (((v_29 % 10) == 8) ? (uint)65535 : (uint)4294967295)));
    int cse_v33 = ((v_33 * 4) + 3);
    tvmbn_move__4((&(_ptr_23[((v_33 * 4) + 3)])), (&(_ptr[(((v_33 * 200) + _ptr_28[0]) + 48)])));
    _ptr_23[((v_33 * 4) + 3)] = (_ptr_23[((v_33 * 4) + 3)] & ((30 <= v_29) ? (uint)0 : (((v_29 % 10) == 8) ? (uint)65535 : (uint)4294967295)));
  }
  #pragma unroll
  for (int v_34 = 0; v_34 < 2; ++v_34) {
    #pragma unroll
    for (int v_35 = 0; v_35 < 2; ++v_35) {
      tvmbn_product_f16((&(_ptr_18[((v_34 * 8) + (v_35 * 4))])), (&(_ptr_23[(v_34 * 4)])), (&(_ptr_24[(v_35 * 2)])));
    }
  }
  alignas(64) int _ptr_29[1];
  _ptr_29[0] = (_ptr_20[0] / 8);
  alignas(64) int _ptr_30[1];
  _ptr_30[0] = (((_ptr_20[0] % 8) / 2) * 8);
  alignas(64) int _ptr_31[1];
  _ptr_31[0] = ((_ptr_20[0] % 2) * 16);
  #pragma unroll
  for (int v_36 = 0; v_36 < 2; ++v_36) {
    alignas(64) int _ptr_32[1];
    _ptr_32[0] = (((_ptr_4[0] * 2) + _ptr_30[0]) + v_36);
    alignas(64) int _ptr_33[1];
    _ptr_33[0] = (((_ptr_29[0] * 1024) + (_ptr_32[0] * 32)) + _ptr_31[0]);
    tvm_builtin_cuda_warp_sync();
    #pragma unroll
    for (int v_37 = 0; v_37 < 2; ++v_37) {
      int cse_v21 = (v_37 * 16);
      int cse_v34 = ((v_36 * 8) + (v_37 * 4));
      tvmbn_move__8((&(_ptr[(((v_37 * 16) + (_ptr_17[0] * 2)) + 4064)])), (&(_ptr_18[((v_36 * 8) + (v_37 * 4))])));
      tvmbn_move__8((&(_ptr[(((v_37 * 16) + (_ptr_17[0] * 2)) + 4448)])), (&(_ptr_18[(((v_36 * 8) + (v_37 * 4)) + 2)])));
    }
    tvm_builtin_cuda_warp_sync();
    int v_38 = _ptr_15[0];
    alignas(64) float _ptr_34[8];
    int cse_v22 = (v_38 * 48);
    tvmbn_move__16((&(_ptr_34[0])), (&(_ptr[((((v_38 * 48) + (_ptr_12[0] * 2)) + (_ptr_13[0] * 2)) + 4064)])));
    tvmbn_move__16((&(_ptr_34[4])), (&(_ptr[((((v_38 * 48) + (_ptr_12[0] * 2)) + (_ptr_13[0] * 2)) + 4072)])));
    if (((_ptr_20[0] < 8) && (_ptr_32[0] < 32)) && ((_ptr_31[0] + v_38) < 32)) {
      int v_39 = (_ptr_33[0] + v_38);
      int v_40 = ((v_39 * 16) + _ptr_14[0]);
      alignas(64) half _ptr_35[8];
      _ptr_35[0] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_34[0] + _ptr_16[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[0] + _ptr_16[0]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_34[0] + _ptr_16[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[0] + _ptr_16[0]))));
      _ptr_35[1] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_34[1] + _ptr_16[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[1] + _ptr_16[1]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_34[1] + _ptr_16[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[1] + _ptr_16[1]))));
      _ptr_35[2] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_34[2] + _ptr_16[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[2] + _ptr_16[2]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_34[2] + _ptr_16[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[2] + _ptr_16[2]))));
      _ptr_35[3] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_34[3] + _ptr_16[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[3] + _ptr_16[3]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_34[3] + _ptr_16[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[3] + _ptr_16[3]))));
      _ptr_35[4] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_34[4] + _ptr_16[4]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[4] + _ptr_16[4]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_34[4] + _ptr_16[4]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[4] + _ptr_16[4]))));
      _ptr_35[5] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_34[5] + _ptr_16[5]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[5] + _ptr_16[5]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_34[5] + _ptr_16[5]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[5] + _ptr_16[5]))));
      _ptr_35[6] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_34[6] + _ptr_16[6]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[6] + _ptr_16[6]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_34[6] + _ptr_16[6]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[6] + _ptr_16[6]))));
      _ptr_35[7] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_34[7] + _ptr_16[7]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[7] + _ptr_16[7]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_34[7] + _ptr_16[7]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[7] + _ptr_16[7]))));
      tvmbn_move__16((&(y_ptr[v_40])), (&(_ptr_35[0])));
    }
  }
}
