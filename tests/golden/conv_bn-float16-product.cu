extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr) {
  extern __shared__ __align__(64) half _ptr[];
  alignas(64) float _ptr_1[128];
  #pragma unroll
  for (int v = 0; v < 128; ++v) {
    _ptr_1[v] = 0x0p+0f/*0.000000e+00*/;
  }
  alignas(64) int _ptr_2[1];
  _ptr_2[0] = 0;
  alignas(64) int _ptr_3[1];
  _ptr_3[0] = (((int)blockIdx.x) * 256);
  alignas(64) int _ptr_4[1];
  _ptr_4[0] = (((int)threadIdx.x) % 32);
  alignas(64) int _ptr_5[1];
  _ptr_5[0] = (((int)threadIdx.x) / 32);
  alignas(64) int _ptr_6[1];
  _ptr_6[0] = ((_ptr_5[0] % 4) * 64);
  alignas(64) int _ptr_7[1];
  _ptr_7[0] = ((_ptr_5[0] / 4) * 64);
  alignas(64) int _ptr_8[1];
  _ptr_8[0] = ((_ptr_6[0] * 64) + ((_ptr_4[0] % 16) * 64));
  alignas(64) int _ptr_9[1];
  _ptr_9[0] = (_ptr_4[0] / 16);
  alignas(64) int _ptr_10[1];
  _ptr_10[0] = (((((_ptr_4[0] / 16) * 512) + (_ptr_7[0] * 64)) + ((_ptr_4[0] % 8) * 64)) + 16384);
  alignas(64) int _ptr_11[1];
  _ptr_11[0] = ((_ptr_4[0] % 16) / 8);
  alignas(64) int _ptr_12[1];
  _ptr_12[0] = (_ptr_4[0] % 8);
  alignas(64) int _ptr_13[1];
  int cse_v1 = (((int)threadIdx.x) % 8);
  _ptr_13[0] = (((int)threadIdx.x) % 8);
  alignas(64) int _ptr_14[1];
  int cse_v2 = (((int)threadIdx.x) / 8);
  _ptr_14[0] = (((int)threadIdx.x) / 8);
  alignas(64) int _ptr_15[1];
  _ptr_15[0] = (_ptr_3[0] + _ptr_14[0]);
  alignas(64) int _ptr_16[8];
  alignas(64) int _ptr_17[8];
  #pragma unroll
  for (int v_1 = 0; v_1 < 8; ++v_1) {
    int v_2 = ((v_1 * 32) + _ptr_15[0]);
    int v_3 = (v_2 / 28);
    int cse_v3 = (v_2 / 784);
    int v_4 = (v_2 / 784);
    alignas(64) int _ptr_18[1];
    _ptr_18[0] = (((v_2 % 784) / 28) - 1);
    alignas(64) int _ptr_19[1];
    _ptr_19[0] = ((v_2 % 28) - 1);
    _ptr_16[v_1] = ((((v_2 / 784) * 100352) + (_ptr_18[0] * 3584)) + (_ptr_19[0] * 128));
    int v_5 = (((((0 <= _ptr_19[0]) && (_ptr_19[0] < 28)) ? 1 : 0) + (((-1 <= _ptr_19[0]) && (_ptr_19[0] < 27)) ? 2 : 0)) + (((-2 <= _ptr_19[0]) && (_ptr_19[0] < 26)) ? 4 : 0));
    _ptr_17[v_1] = (((((0 <= _ptr_18[0]) && (_ptr_18[0] < 28)) ? v_5 : 0) + (((-1 <= _ptr_18[0]) && (_ptr_18[0] < 27)) ? (v_5 << 3) : 0)) + (((-2 <= _ptr_18[0]) && (_ptr_18[0] < 26)) ? (v_5 << 6) : 0));
  }
  alignas(64) int _ptr_20[1];
  _ptr_20[0] = (((int)threadIdx.x) % 8);
  alignas(64) int _ptr_21[1];
  _ptr_21[0] = (((int)threadIdx.x) / 8);
  alignas(64) int _ptr_22[1];
  _ptr_22[0] = (_ptr_2[0] + _ptr_21[0]);
  int v_6 = ((int)threadIdx.x);
  int v_7 = (_ptr_2[0] + ((int)threadIdx.x));
  if (((int)threadIdx.x) < 128) {
    tvmbn_copy_cached_4((&(_ptr[(((v_7 * 2) + 73728) - (_ptr_2[0] * 2))])), (&(bias_ptr[v_7])), (bool)1);
  }
  alignas(64) int _ptr_23[1];
  _ptr_23[0] = 0;
  int v_8 = (_ptr_23[0] * 64);
  int v_9 = _ptr_13[0];
  int cse_v4 = (v_9 * 8);
  int cse_v11 = ((v_9 * 8) + v_8);
  int v_10 = ((v_9 * 8) + v_8);
  int cse_v15 = (((v_9 * 8) + v_8) / 128);
  int v_11 = (((v_9 * 8) + v_8) / 128);
  alignas(64) int _ptr_24[1];
  _ptr_24[0] = ((((((((v_9 * 8) + v_8) / 384) * 3584) + (((((v_9 * 8) + v_8) % 384) / 128) * 128)) + (v_9 * 8)) + v_8) - ((((v_9 * 8) + v_8) / 128) * 128));
  alignas(64) int _ptr_25[1];
  _ptr_25[0] = (((v_9 * 8) + v_8) / 128);
  int v_12 = ((_ptr_14[0] * 64) + ((v_9 ^ (_ptr_14[0] % 8)) * 8));
  #pragma unroll
  for (int v_13 = 0; v_13 < 8; ++v_13) {
    tvmbn_copy_cached_16((&(_ptr[((v_13 * 2048) + v_12)])), (&(x_ptr[(_ptr_16[v_13] + _ptr_24[0])])), (0 < ((_ptr_17[v_13] >> _ptr_25[0]) & 1)));
  }
  int v_14 = _ptr_20[0];
  int cse_v5 = (v_14 * 8);
  int v_15 = ((v_14 * 8) + v_8);
  int v_16 = (((_ptr_21[0] * 64) + ((v_14 ^ (_ptr_21[0] % 8)) * 8)) + 16384);
  #pragma unroll
  for (int v_17 = 0; v_17 < 4; ++v_17) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_17 * 2048) + v_16)])), (&(weight_ptr[((((v_17 * 36864) + (_ptr_22[0] * 1152)) + (v_14 * 8)) + v_8)])), (bool)1);
  }
  tvmbn_copy_commit();
  int v_18 = ((_ptr_23[0] * 64) + 64);
  int v_19 = _ptr_13[0];
  int cse_v6 = (v_19 * 8);
  int cse_v12 = ((v_19 * 8) + v_18);
  int v_20 = ((v_19 * 8) + v_18);
  int cse_v16 = (((v_19 * 8) + v_18) / 128);
  int v_21 = (((v_19 * 8) + v_18) / 128);
  alignas(64) int _ptr_26[1];
  _ptr_26[0] = ((((((((v_19 * 8) + v_18) / 384) * 3584) + (((((v_19 * 8) + v_18) % 384) / 128) * 128)) + (v_19 * 8)) + v_18) - ((((v_19 * 8) + v_18) / 128) * 128));
  alignas(64) int _ptr_27[1];
  _ptr_27[0] = (((v_19 * 8) + v_18) / 128);
  int v_22 = (((_ptr_14[0] * 64) + ((v_19 ^ (_ptr_14[0] % 8)) * 8)) + 24576);
  #pragma unroll
  for (int v_23 = 0; v_23 < 8; ++v_23) {
    tvmbn_copy_cached_16((&(_ptr[((v_23 * 2048) + v_22)])), (&(x_ptr[(_ptr_16[v_23] + _ptr_26[0])])), (0 < ((_ptr_17[v_23] >> _ptr_27[0]) & 1)));
  }
  int v_24 = _ptr_20[0];
  int cse_v7 = (v_24 * 8);
  int v_25 = ((v_24 * 8) + v_18);
  int v_26 = (((_ptr_21[0] * 64) + ((v_24 ^ (_ptr_21[0] % 8)) * 8)) + 40960);
  #pragma unroll
  for (int v_27 = 0; v_27 < 4; ++v_27) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_27 * 2048) + v_26)])), (&(weight_ptr[((((v_27 * 36864) + (_ptr_22[0] * 1152)) + (v_24 * 8)) + v_18)])), (bool)1);
  }
  tvmbn_copy_commit();
  alignas(64) int _ptr_28[2];
  _ptr_28[0] = 0;
  _ptr_28[1] = 49152;
  for (int v_28 = 0; v_28 < 18; ++v_28) {
    tvmbn_copy_wait_1();
    tvm_builtin_cuda_cta_sync();
    if (v_28 < 16) {
      int v_29 = (((_ptr_23[0] * 64) + (v_28 * 64)) + 128);
      int v_30 = _ptr_13[0];
      int cse_v8 = (v_30 * 8);
      int cse_v13 = ((v_30 * 8) + v_29);
      int v_31 = ((v_30 * 8) + v_29);
      int cse_v17 = (((v_30 * 8) + v_29) / 128);
      int v_32 = (((v_30 * 8) + v_29) / 128);
      alignas(64) int _ptr_29[1];
      _ptr_29[0] = ((((((((v_30 * 8) + v_29) / 384) * 3584) + (((((v_30 * 8) + v_29) % 384) / 128) * 128)) + (v_30 * 8)) + v_29) - ((((v_30 * 8) + v_29) / 128) * 128));
      alignas(64) int _ptr_30[1];
      _ptr_30[0] = (((v_30 * 8) + v_29) / 128);
      int v_33 = (((_ptr_14[0] * 64) + ((v_30 ^ (_ptr_14[0] % 8)) * 8)) + _ptr_28[1]);
      #pragma unroll
      for (int v_34 = 0; v_34 < 8; ++v_34) {
        tvmbn_copy_cached_16((&(_ptr[((v_34 * 2048) + v_33)])), (&(x_ptr[(_ptr_16[v_34] + _ptr_29[0])])), (0 < ((_ptr_17[v_34] >> _ptr_30[0]) & 1)));
      }
      int v_35 = _ptr_20[0];
      int cse_v9 = (v_35 * 8);
      int v_36 = ((v_35 * 8) + v_29);
      int v_37 = ((((_ptr_21[0] * 64) + ((v_35 ^ (_ptr_21[0] % 8)) * 8)) + _ptr_28[1]) + 16384);
      #pragma unroll
      for (int v_38 = 0; v_38 < 4; ++v_38) {
        tvmbn_copy_or_zero_16((&(_ptr[((v_38 * 2048) + v_37)])), (&(weight_ptr[((((v_38 * 36864) + (_ptr_22[0] * 1152)) + (v_35 * 8)) + v_29)])), (bool)1);
      }
    }
    tvmbn_copy_commit();
    alignas(64) uint _ptr_31[32];
    alignas(64) uint _ptr_32[32];
    int v_39 = ((((_ptr_9[0] ^ (_ptr_12[0] % 8)) * 8) + _ptr_28[0]) + _ptr_8[0]);
    #pragma unroll
    for (int v_40 = 0; v_40 < 4; ++v_40) {
      tvmbn_load_matrices((&(_ptr_31[(v_40 * 4)])), (&(_ptr[((v_40 * 1024) + v_39)])));
    }
    int v_41 = ((((_ptr_11[0] ^ (_ptr_12[0] % 8)) * 8) + _ptr_28[0]) + _ptr_10[0]);
    #pragma unroll
    for (int v_42 = 0; v_42 < 4; ++v_42) {
      tvmbn_load_matrices((&(_ptr_32[(v_42 * 4)])), (&(_ptr[((v_42 * 1024) + v_41)])));
    }
    int v_43 = (((((_ptr_9[0] + 2) ^ (_ptr_12[0] % 8)) * 8) + _ptr_28[0]) + _ptr_8[0]);
    #pragma unroll
    for (int v_44 = 0; v_44 < 4; ++v_44) {
      tvmbn_load_matrices((&(_ptr_31[((v_44 * 4) + 16)])), (&(_ptr[((v_44 * 1024) + v_43)])));
    }
    int v_45 = (((((_ptr_11[0] + 2) ^ (_ptr_12[0] % 8)) * 8) + _ptr_28[0]) + _ptr_10[0]);
    #pragma unroll
    for (int v_46 = 0; v_46 < 4; ++v_46) {
      tvmbn_load_matrices((&(_ptr_32[((v_46 * 4) + 16)])), (&(_ptr[((v_46 * 1024) + v_45)])));
    }
    #pragma unroll
    for (int v_47 = 0; v_47 < 4; ++v_47) {
      #pragma unroll
      for (int v_48 = 0; v_48 < 8; ++v_48) {
        tvmbn_product_f16((&(_ptr_1[((v_47 * 32) + (v_48 * 4))])), (&(_ptr_31[(v_47 * 4)])), (&(_ptr_32[(v_48 * 2)])));
      }
    }
    int v_49 = (((((_ptr_9[0] + 4) ^ (_ptr_12[0] % 8)) * 8) + _ptr_28[0]) + _ptr_8[0]);
    #pragma unroll
    for (int v_50 = 0; v_50 < 4; ++v_50) {
      tvmbn_load_matrices((&(_ptr_31[(v_50 * 4)])), (&(_ptr[((v_50 * 1024) + v_49)])));
    }
    int v_51 = (((((_ptr_11[0] + 4) ^ (_ptr_12[0] % 8)) * 8) + _ptr_28[0]) + _ptr_10[0]);
    #pragma unroll
    for (int v_52 = 0; v_52 < 4; ++v_52) {
      tvmbn_load_matrices((&(_ptr_32[(v_52 * 4)])), (&(_ptr[((v_52 * 1024) + v_51)])));
    }
    #pragma unroll
    for (int v_53 = 0; v_53 < 4; ++v_53) {
      #pragma unroll
      for (int v_54 = 0; v_54 < 8; ++v_54) {
        tvmbn_product_f16((&(_ptr_1[((v_53 * 32) + (v_54 * 4))])), (&(_ptr_31[((v_53 * 4) + 16)])), (&(_ptr_32[((v_54 * 2) + 16)])));
      }
    }
    int v_55 = (((((_ptr_9[0] + 6) ^ (_ptr_12[0] % 8)) * 8) + _ptr_28[0]) + _ptr_8[0]);
    #pragma unroll
    for (int v_56 = 0; v_56 < 4; ++v_56) {
      tvmbn_load_matrices((&(_ptr_31[((v_56 * 4) + 16)])), (&(_ptr[((v_56 * 1024) + v_55)])));
    }
    int v_57 = (((((_ptr_11[0] + 6) ^ (_ptr_12[0] % 8)) * 8) + _ptr_28[0]) + _ptr_10[0]);
    #pragma unroll
    for (int v_58 = 0; v_58 < 4; ++v_58) {
      tvmbn_load_matrices((&(_ptr_32[((v_58 * 4) + 16)])), (&(_ptr[((v_58 * 1024) + v_57)])));
    }
    #pragma unroll
    for (int v_59 = 0; v_59 < 4; ++v_59) {
      #pragma unroll
      for (int v_60 = 0; v_60 < 8; ++v_60) {
        tvmbn_product_f16((&(_ptr_1[((v_59 * 32) + (v_60 * 4))])), (&(_ptr_31[(v_59 * 4)])), (&(_ptr_32[(v_60 * 2)])));
      }
    }
    #pragma unroll
    for (int v_61 = 0; v_61 < 4; ++v_61) {
      #pragma unroll
      for (int v_62 = 0; v_62 < 8; ++v_62) {
        tvmbn_product_f16((&(_ptr_1[((v_61 * 32) + (v_62 * 4))])), (&(_ptr_31[((v_61 * 4) + 16)])), (&(_ptr_32[((v_62 * 2) + 16)])));
      }
    }
    int condval;
    if (_ptr_28[0] == 49152) {
      condval = 0;
    } else {
      condval = (_ptr_28[0] + 24576);
    }
    _ptr_28[0] = condval;
    int condval_1;
    if (_ptr_28[1] == 49152) {
      condval_1 = 0;
    } else {
      condval_1 = (_ptr_28[1] + 24576);
    }
    _ptr_28[1] = condval_1;
  }
  tvmbn_copy_wait_0();
  tvm_builtin_cuda_cta_sync();
  alignas(64) int _ptr_33[1];
  _ptr_33[0] = (_ptr_5[0] * 1152);
  alignas(64) int _ptr_34[1];
  _ptr_34[0] = ((_ptr_4[0] % 8) * 8);
  alignas(64) int _ptr_35[1];
  _ptr_35[0] = ((_ptr_2[0] + _ptr_7[0]) + _ptr_34[0]);
  alignas(64) int _ptr_36[1];
  _ptr_36[0] = (_ptr_4[0] / 8);
  alignas(64) int _ptr_37[1];
  _ptr_37[0] = ((((_ptr_4[0] % 4) * 2) + _ptr_2[0]) + _ptr_7[0]);
  alignas(64) int _ptr_38[1];
  _ptr_38[0] = ((((_ptr_4[0] / 4) * 72) + ((_ptr_4[0] % 4) * 2)) + _ptr_33[0]);
  #pragma unroll
  for (int v_63 = 0; v_63 < 4; ++v_63) {
    int v_64 = (((v_63 * 16) + _ptr_3[0]) + _ptr_6[0]);
    tvm_builtin_cuda_warp_sync();
    #pragma unroll
    for (int v_65 = 0; v_65 < 8; ++v_65) {
      alignas(64) float _ptr_39[2];
      tvmbn_move__8((&(_ptr_39[0])), (&(_ptr[((((v_65 * 16) + (_ptr_37[0] * 2)) + 73728) - (_ptr_2[0] * 2))])));
      alignas(64) half _ptr_40[2];
      int cse_v14 = ((v_63 * 32) + (v_65 * 4));
      _ptr_40[0] = ((half)(((_ptr_1[((v_63 * 32) + (v_65 * 4))] + _ptr_39[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_1[((v_63 * 32) + (v_65 * 4))] + _ptr_39[0])));
      int cse_v18 = (((v_63 * 32) + (v_65 * 4)) + 1);
      _ptr_40[1] = ((half)(((_ptr_1[(((v_63 * 32) + (v_65 * 4)) + 1)] + _ptr_39[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_1[(((v_63 * 32) + (v_65 * 4)) + 1)] + _ptr_39[1])));
      int cse_v10 = (v_65 * 8);
      tvmbn_move__4((&(_ptr[((v_65 * 8) + _ptr_38[0])])), (&(_ptr_40[0])));
      alignas(64) half _ptr_41[2];
      int cse_v19 = (((v_63 * 32) + (v_65 * 4)) + 2);
      _ptr_41[0] = ((half)(((_ptr_1[(((v_63 * 32) + (v_65 * 4)) + 2)] + _ptr_39[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_1[(((v_63 * 32) + (v_65 * 4)) + 2)] + _ptr_39[0])));
      int cse_v20 = (((v_63 * 32) + (v_65 * 4)) + 3);
      _ptr_41[1] = ((half)(((_ptr_1[(((v_63 * 32) + (v_65 * 4)) + 3)] + _ptr_39[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_1[(((v_63 * 32) + (v_65 * 4)) + 3)] + _ptr_39[1])));
      tvmbn_move__4((&(_ptr[(((v_65 * 8) + _ptr_38[0]) + 576)])), (&(_ptr_41[0])));
    }
    tvm_builtin_cuda_warp_sync();
    #pragma unroll
    for (int v_66 = 0; v_66 < 4; ++v_66) {
      int v_67 = ((v_66 * 4) + _ptr_36[0]);
      alignas(64) half _ptr_42[8];
      tvmbn_move__16((&(_ptr_42[0])), (&(_ptr[(((v_67 * 72) + _ptr_33[0]) + _ptr_34[0])])));
      int v_68 = (v_64 + v_67);
      int v_69 = (((v_64 * 128) + (v_67 * 128)) + _ptr_35[0]);
      tvmbn_move__16((&(y_ptr[v_69])), (&(_ptr_42[0])));
    }
  }
}
