extern "C" __global__ void __launch_bounds__(128, 3) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(128, 3) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr) {
  extern __shared__ __align__(64) half _ptr[];
  alignas(64) int _ptr_1[1];
  _ptr_1[0] = 0;
  alignas(64) int _ptr_2[1];
  _ptr_2[0] = ((int)blockIdx.x);
  alignas(64) int _ptr_3[1];
  _ptr_3[0] = (((int)threadIdx.x) % 32);
  alignas(64) int _ptr_4[1];
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
    int cse_v22 = ((v * 128) + ((int)threadIdx.x));
    int v_1 = ((v * 128) + ((int)threadIdx.x));
    int v_2 = ((((v * 128) + ((int)threadIdx.x)) / 99) + _ptr_9[0]);
    int v_3 = (_ptr_10[0] + (((v * 128) + ((int)threadIdx.x)) % 99));
    _ptr_5[v] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
    if ((((((_ptr_2[0] < 8) && (0 <= v_2)) && (v_2 < 64)) && (0 <= v_3)) && (v_3 < 192)) && (((v * 128) + ((int)threadIdx.x)) < 1683)) {
      _ptr_5[v] = x_ptr[(((_ptr_6[0] * 12288) + (v_2 * 192)) + v_3)];
    }
  }
  alignas(64) half _ptr_11[8];
  alignas(64) int _ptr_12[1];
  _ptr_12[0] = (_ptr_1[0] * 27);
  int v_4 = ((int)threadIdx.x);
  int cse_v1 = (((int)threadIdx.x) * 8);
  if (((int)threadIdx.x) < 54) {
    tvmbn_move__16((&(_ptr_11[0])), (&(weight_ptr[((((int)threadIdx.x) * 8) + _ptr_12[0])])));
  }
  alignas(64) half _ptr_13[8];
  #pragma unroll
  for (int v_5 = 0; v_5 < 8; ++v_5) {
    _ptr_13[v_5] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  }
  int v_6 = ((int)threadIdx.x);
  if (((int)threadIdx.x) < 80) {
    tvmbn_move__16((&(_ptr[(((int)threadIdx.x) * 8)])), (&(_ptr_13[0])));
  }
  tvm_builtin_cuda_cta_sync();
  int v_7 = ((int)threadIdx.x);
  if (((int)threadIdx.x) < 54) {
    int v_8 = (((int)threadIdx.x) * 8);
    int cse_v23 = ((((int)threadIdx.x) * 8) % 27);
    int v_9 = ((((int)threadIdx.x) * 8) % 27);
    _ptr[(((((((int)threadIdx.x) * 8) / 27) * 40) + ((((((int)threadIdx.x) * 8) % 27) / 9) * 10)) + ((((int)threadIdx.x) * 8) % 9))] = _ptr_11[0];
    int cse_v24 = ((((int)threadIdx.x) * 8) + 1);
    int v_10 = ((((int)threadIdx.x) * 8) + 1);
    int cse_v39 = (((((int)threadIdx.x) * 8) + 1) % 27);
    int v_11 = (((((int)threadIdx.x) * 8) + 1) % 27);
    _ptr[((((((((int)threadIdx.x) * 8) + 1) / 27) * 40) + (((((((int)threadIdx.x) * 8) + 1) % 27) / 9) * 10)) + (((((int)threadIdx.x) * 8) + 1) % 9))] = _ptr_11[1];
    int cse_v25 = ((((int)threadIdx.x) * 8) + 2);
    int v_12 = ((((int)threadIdx.x) * 8) + 2);
    int cse_v40 = (((((int)threadIdx.x) * 8) + 2) % 27);
    int v_13 = (((((int)threadIdx.x) * 8) + 2) % 27);
    _ptr[((((((((int)threadIdx.x) * 8) + 2) / 27) * 40) + (((((((int)threadIdx.x) * 8) + 2) % 27) / 9) * 10)) + (((((int)threadIdx.x) * 8) + 2) % 9))] = _ptr_11[2];
    int cse_v26 = ((((int)threadIdx.x) * 8) + 3);
    int v_14 = ((((int)threadIdx.x) * 8) + 3);
    int cse_v41 = (((((int)threadIdx.x) * 8) + 3) % 27);
    int v_15 = (((((int)threadIdx.x) * 8) + 3) % 27);
    _ptr[((((((((int)threadIdx.x) * 8) + 3) / 27) * 40) + (((((((int)threadIdx.x) * 8) + 3) % 27) / 9) * 10)) + (((((int)threadIdx.x) * 8) + 3) % 9))] = _ptr_11[3];
    int cse_v27 = ((((int)threadIdx.x) * 8) + 4);
    int v_16 = ((((int)threadIdx.x) * 8) + 4);
    int cse_v42 = (((((int)threadIdx.x) * 8) + 4) % 27);
    int v_17 = (((((int)threadIdx.x) * 8) + 4) % 27);
    _ptr[((((((((int)threadIdx.x) * 8) + 4) / 27) * 40) + (((((((int)threadIdx.x) * 8) + 4) % 27) / 9) * 10)) + (((((int)threadIdx.x) * 8) + 4) % 9))] = _ptr_11[4];
    int cse_v28 = ((((int)threadIdx.x) * 8) + 5);
    int v_18 = ((((int)threadIdx.x) * 8) + 5);
    int cse_v43 = (((((int)threadIdx.x) * 8) + 5) % 27);
    int v_19 = (((((int)threadIdx.x) * 8) + 5) % 27);
    _ptr[((((((((int)threadIdx.x) * 8) + 5) / 27) * 40) + (((((((int)threadIdx.x) * 8) + 5) % 27) / 9) * 10)) + (((((int)threadIdx.x) * 8) + 5) % 9))] = _ptr_11[5];
    int cse_v29 = ((((int)threadIdx.x) * 8) + 6);
    int v_20 = ((((int)threadIdx.x) * 8) + 6);
    int cse_v44 = (((((int)threadIdx.x) * 8) + 6) % 27);
    int v_21 = (((((int)threadIdx.x) * 8) + 6) % 27);
    _ptr[((((((((int)threadIdx.x) * 8) + 6) / 27) * 40) + (((((((int)threadIdx.x) * 8) + 6) % 27) / 9) * 10)) + (((((int)threadIdx.x) * 8) + 6) % 9))] = _ptr_11[6];
    int cse_v30 = ((((int)threadIdx.x) * 8) + 7);
    int v_22 = ((((int)threadIdx.x) * 8) + 7);
    int cse_v45 = (((((int)threadIdx.x) * 8) + 7) % 27);
    int v_23 = (((((int)threadIdx.x) * 8) + 7) % 27);
    _ptr[((((((((int)threadIdx.x) * 8) + 7) / 27) * 40) + (((((((int)threadIdx.x) * 8) + 7) % 27) / 9) * 10)) + (((((int)threadIdx.x) * 8) + 7) % 9))] = _ptr_11[7];
  }
  alignas(64) int _ptr_14[1];
  _ptr_14[0] = (_ptr_4[0] * 384);
  alignas(64) int _ptr_15[1];
  _ptr_15[0] = ((_ptr_3[0] % 2) * 8);
  alignas(64) int _ptr_16[1];
  _ptr_16[0] = (_ptr_1[0] + _ptr_15[0]);
  alignas(64) int _ptr_17[1];
  _ptr_17[0] = (_ptr_3[0] / 2);
  alignas(64) int _ptr_18[1];
  _ptr_18[0] = (((_ptr_3[0] % 4) * 2) + _ptr_1[0]);
  alignas(64) float _ptr_19[8];
  tvmbn_move__16((&(_ptr_19[0])), (&(bias_ptr[_ptr_16[0]])));
  tvmbn_move__16((&(_ptr_19[4])), (&(bias_ptr[(_ptr_16[0] + 4)])));
  alignas(64) int _ptr_20[1];
  _ptr_20[0] = ((((_ptr_3[0] / 4) * 24) + ((_ptr_3[0] % 4) * 2)) + _ptr_14[0]);
  alignas(64) float _ptr_21[16];
  alignas(64) int _ptr_22[1];
  _ptr_22[0] = 640;
  #pragma unroll
  for (int v_24 = 0; v_24 < 14; ++v_24) {
    int cse_v31 = ((v_24 * 128) + ((int)threadIdx.x));
    int v_25 = ((v_24 * 128) + ((int)threadIdx.x));
    if (((v_24 * 128) + ((int)threadIdx.x)) < 1683) {
      _ptr[((((((v_24 * 128) + ((int)threadIdx.x)) / 99) * 100) + _ptr_22[0]) + (((v_24 * 128) + ((int)threadIdx.x)) % 99))] = _ptr_5[v_24];
    }
  }
  tvm_builtin_cuda_cta_sync();
  alignas(64) int _ptr_23[1];
  _ptr_23[0] = _ptr_2[0];
  #pragma unroll
  for (int v_26 = 0; v_26 < 16; ++v_26) {
    _ptr_21[v_26] = 0x0p+0f/*0.000000e+00*/;
  }
  alignas(64) int _ptr_24[1];
  _ptr_24[0] = ((((_ptr_3[0] / 16) * 320) + ((_ptr_3[0] % 8) * 40)) + (((_ptr_3[0] % 16) / 8) * 8));
  alignas(64) int _ptr_25[1];
  _ptr_25[0] = (((_ptr_4[0] * 400) + ((_ptr_3[0] / 4) * 6)) + _ptr_22[0]);
  alignas(64) uint _ptr_26[8];
  alignas(64) uint _ptr_27[4];
  tvmbn_load_matrices((&(_ptr_27[0])), (&(_ptr[_ptr_24[0]])));
  int v_27 = ((_ptr_3[0] % 4) * 2);
  int cse_v2 = (v_27 / 10);
  int v_28 = (v_27 / 10);
  int cse_v3 = (v_27 % 10);
  int v_29 = (v_27 % 10);
  alignas(64) int _ptr_28[1];
  _ptr_28[0] = ((((v_27 / 10) * 100) + _ptr_25[0]) + (v_27 % 10));
  #pragma unroll
  for (int v_30 = 0; v_30 < 2; ++v_30) {
    int cse_v4 = (v_30 * 4);
    int cse_v5 = (v_30 * 200);
    tvmbn_move__4((&(_ptr_26[(v_30 * 4)])), (&(_ptr[((v_30 * 200) + _ptr_28[0])])));
    tvmbn_move__4((&(_ptr_26[((v_30 * 4) + 1)])), (&(_ptr[(((v_30 * 200) + _ptr_28[0]) + 48)])));
  }
  int v_31 = (((_ptr_3[0] % 4) * 2) + 8);
  int cse_v6 = (v_31 / 10);
  int v_32 = (v_31 / 10);
  int cse_v7 = (v_31 % 10);
  int v_33 = (v_31 % 10);
  uint cse_v8 = (((v_31 % 10) == 8) ? (uint)65535 : (uint)4294967295);
  uint v_34 = (((v_31 % 10) == 8) ? (uint)65535 : (uint)4294967295);
  alignas(64) int _ptr_29[1];
  _ptr_29[0] = ((((v_31 / 10) * 100) + _ptr_25[0]) + (v_31 % 10));
  #pragma unroll
  for (int v_35 = 0; v_35 < 2; ++v_35) {
    int cse_v9 = (v_35 * 4);
    int cse_v10 = (v_35 * 200);
    int cse_v32 = ((v_35 * 4) + 2);
    tvmbn_move__4((&(_ptr_26[((v_35 * 4) + 2)])), (&(_ptr[((v_35 * 200) + _ptr_29[0])])));
    _ptr_26[((v_35 * 4) + 2)] = (_ptr_26[((v_35 * 4) + 2)] & (((v_31 % 10) == 8) ? (uint)65535 : (uint)4294967295));
    int cse_v33 = ((v_35 * 4) + 3);
    tvmbn_move__4((&(_ptr_26[((v_35 * 4) + 3)])), (&(_ptr[(((v_35 * 200) + _ptr_29[0]) + 48)])));
    _ptr_26[((v_35 * 4) + 3)] = (_ptr_26[((v_35 * 4) + 3)] & (((v_31 % 10) == 8) ? (uint)65535 : (uint)4294967295));
  }
  #pragma unroll
  for (int v_36 = 0; v_36 < 2; ++v_36) {
    #pragma unroll
    for (int v_37 = 0; v_37 < 2; ++v_37) {
      tvmbn_product_f16((&(_ptr_21[((v_36 * 8) + (v_37 * 4))])), (&(_ptr_26[(v_36 * 4)])), (&(_ptr_27[(v_37 * 2)])));
    }
  }
  tvmbn_load_matrices((&(_ptr_27[0])), (&(_ptr[(_ptr_24[0] + 16)])));
  int v_38 = (((_ptr_3[0] % 4) * 2) + 16);
  int cse_v11 = (v_38 / 10);
  int v_39 = (v_38 / 10);
  int cse_v12 = (v_38 % 10);
  int v_40 = (v_38 % 10);
  uint cse_v13 = (((v_38 % 10) == 8) ? (uint)65535 : (uint)4294967295);
  uint v_41 = (((v_38 % 10) == 8) ? (uint)65535 : (uint)4294967295);
  alignas(64) int _ptr_30[1];
  _ptr_30[0] = ((((v_38 / 10) * 100) + _ptr_25[0]) + (v_38 % 10));
  #pragma unroll
  for (int v_42 = 0; v_42 < 2; ++v_42) {
    int cse_v14 = (v_42 * 4);
    int cse_v15 = (v_42 * 200);
    tvmbn_move__4((&(_ptr_26[(v_42 * 4)])), (&(_ptr[((v_42 * 200) + _ptr_30[0])])));
    _ptr_26[(v_42 * 4)] = (_ptr_26[(v_42 * 4)] & (((v_38 % 10) == 8) ? (uint)65535 : (uint)4294967295));
    int cse_v34 = ((v_42 * 4) + 1);
    tvmbn_move__4((&(_ptr_26[((v_42 * 4) + 1)])), (&(_ptr[(((v_42 * 200) + _ptr_30[0]) + 48)])));
    _ptr_26[((v_42 * 4) + 1)] = (_ptr_26[((v_42 * 4) + 1)] & (((v_38 % 10) == 8) ? (uint)65535 : (uint)4294967295));
  }
  int v_43 = (((_ptr_3[0] % 4) * 2) + 24);
  int cse_v16 = (v_43 / 10);
  int v_44 = (v_43 / 10);
  int cse_v17 = (v_43 % 10);
  int v_45 = (v_43 % 10);
  uint cse_v35 = ((30 <= v_43) ? (uint)0 : (((v_43 % 10) == 8) ? (uint)65535 : (uint)4294967295));
  uint v_46 = ((30 <= v_43) ? (uint)0 : (((v_43 % 10) == 8) ? (uint)65535 : (uint)4294967295));
  alignas(64) int _ptr_31[1];
  _ptr_31[0] = (_ptr_25[0] + ((30 <= v_43) ? 0 : (((v_43 / 10) * 100) + (v_43 % 10))));
  #pragma unroll
  for (int v_47 = 0; v_47 < 2; ++v_47) {
    int cse_v18 = (v_47 * 4);
    int cse_v19 = (v_47 * 200);
    int cse_v36 = ((v_47 * 4) + 2);
    tvmbn_move__4((&(_ptr_26[((v_47 * 4) + 2)])), (&(_ptr[((v_47 * 200) + _ptr_31[0])])));
    _ptr_26[((v_47 * 4) + 2)] = (_ptr_26[((v_47 * 4) + 2)] & ((30 <= v_43) ? (uint)0 : (((v_43 % 10) == 8) ? (uint)65535 : (uint)4294967295)));
    int cse_v37 = ((v_47 * 4) + 3);
    tvmbn_move__4((&(_ptr_26[((v_47 * 4) + 3)])), (&(_ptr[(((v_47 * 200) + _ptr_31[0]) + 48)])));
    _ptr_26[((v_47 * 4) + 3)] = (_ptr_26[((v_47 * 4) + 3)] & ((30 <= v_43) ? (uint)0 : (((v_43 % 10) == 8) ? (uint)65535 : (uint)4294967295)));
  }
  #pragma unroll
  for (int v_48 = 0; v_48 < 2; ++v_48) {
    #pragma unroll
    for (int v_49 = 0; v_49 < 2; ++v_49) {
      tvmbn_product_f16((&(_ptr_21[((v_48 * 8) + (v_49 * 4))])), (&(_ptr_26[(v_48 * 4)])), (&(_ptr_27[(v_49 * 2)])));
    }
  }
  alignas(64) int _ptr_32[1];
  _ptr_32[0] = (_ptr_23[0] / 8);
  alignas(64) int _ptr_33[1];
  _ptr_33[0] = (((_ptr_23[0] % 8) / 2) * 8);
  alignas(64) int _ptr_34[1];
  _ptr_34[0] = ((_ptr_23[0] % 2) * 16);
  #pragma unroll
  for (int v_50 = 0; v_50 < 2; ++v_50) {
    alignas(64) int _ptr_35[1];
    _ptr_35[0] = (((_ptr_4[0] * 2) + _ptr_33[0]) + v_50);
    alignas(64) int _ptr_36[1];
    _ptr_36[0] = (((_ptr_32[0] * 1024) + (_ptr_35[0] * 32)) + _ptr_34[0]);
    tvm_builtin_cuda_warp_sync();
    #pragma unroll
    for (int v_51 = 0; v_51 < 2; ++v_51) {
      int cse_v20 = (v_51 * 16);
      int cse_v38 = ((v_50 * 8) + (v_51 * 4));
      tvmbn_move__8((&(_ptr[(((v_51 * 16) + (_ptr_20[0] * 2)) + 4064)])), (&(_ptr_21[((v_50 * 8) + (v_51 * 4))])));
      tvmbn_move__8((&(_ptr[(((v_51 * 16) + (_ptr_20[0] * 2)) + 4448)])), (&(_ptr_21[(((v_50 * 8) + (v_51 * 4)) + 2)])));
    }
    tvm_builtin_cuda_warp_sync();
    int v_52 = _ptr_17[0];
    alignas(64) float _ptr_37[8];
    int cse_v21 = (v_52 * 48);
    tvmbn_move__16((&(_ptr_37[0])), (&(_ptr[((((v_52 * 48) + (_ptr_14[0] * 2)) + (_ptr_15[0] * 2)) + 4064)])));
    tvmbn_move__16((&(_ptr_37[4])), (&(_ptr[((((v_52 * 48) + (_ptr_14[0] * 2)) + (_ptr_15[0] * 2)) + 4072)])));
    if (((_ptr_23[0] < 8) && (_ptr_35[0] < 32)) && ((_ptr_34[0] + v_52) < 32)) {
      int v_53 = (_ptr_36[0] + v_52);
      alignas(64) half _ptr_38[8];
      _ptr_38[0] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_37[0] + _ptr_19[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_37[0] + _ptr_19[0]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_37[0] + _ptr_19[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_37[0] + _ptr_19[0]))));
      _ptr_38[1] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_37[1] + _ptr_19[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_37[1] + _ptr_19[1]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_37[1] + _ptr_19[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_37[1] + _ptr_19[1]))));
      _ptr_38[2] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_37[2] + _ptr_19[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_37[2] + _ptr_19[2]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_37[2] + _ptr_19[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_37[2] + _ptr_19[2]))));
      _ptr_38[3] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_37[3] + _ptr_19[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_37[3] + _ptr_19[3]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_37[3] + _ptr_19[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_37[3] + _ptr_19[3]))));
      _ptr_38[4] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_37[4] + _ptr_19[4]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_37[4] + _ptr_19[4]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_37[4] + _ptr_19[4]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_37[4] + _ptr_19[4]))));
      _ptr_38[5] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_37[5] + _ptr_19[5]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_37[5] + _ptr_19[5]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_37[5] + _ptr_19[5]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_37[5] + _ptr_19[5]))));
      _ptr_38[6] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_37[6] + _ptr_19[6]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_37[6] + _ptr_19[6]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_37[6] + _ptr_19[6]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_37[6] + _ptr_19[6]))));
      _ptr_38[7] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_37[7] + _ptr_19[7]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_37[7] + _ptr_19[7]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_37[7] + _ptr_19[7]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_37[7] + _ptr_19[7]))));
      int v_54 = ((v_53 * 16) + _ptr_16[0]);
      tvmbn_move__16((&(y_ptr[v_54])), (&(_ptr_38[0])));
    }
  }
}
