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
  alignas(64) int _ptr_23[1];
  _ptr_23[0] = 0;
  int v_6 = (_ptr_23[0] * 64);
  int v_7 = _ptr_13[0];
  int cse_v4 = (v_7 * 8);
  int cse_v12 = ((v_7 * 8) + v_6);
  int v_8 = ((v_7 * 8) + v_6);
  int cse_v16 = (((v_7 * 8) + v_6) / 128);
  int v_9 = (((v_7 * 8) + v_6) / 128);
  alignas(64) int _ptr_24[1];
  _ptr_24[0] = ((((((((v_7 * 8) + v_6) / 384) * 3584) + (((((v_7 * 8) + v_6) % 384) / 128) * 128)) + (v_7 * 8)) + v_6) - ((((v_7 * 8) + v_6) / 128) * 128));
  alignas(64) int _ptr_25[1];
  _ptr_25[0] = (((v_7 * 8) + v_6) / 128);
  int v_10 = ((_ptr_14[0] * 64) + ((v_7 ^ (_ptr_14[0] % 8)) * 8));
  #pragma unroll
  for (int v_11 = 0; v_11 < 8; ++v_11) {
    tvmbn_copy_cached_16((&(_ptr[((v_11 * 2048) + v_10)])), (&(x_ptr[(_ptr_16[v_11] + _ptr_24[0])])), (0 < ((_ptr_17[v_11] >> _ptr_25[0]) & 1)));
  }
  int v_12 = _ptr_20[0];
  int cse_v5 = (v_12 * 8);
  int v_13 = ((v_12 * 8) + v_6);
  int v_14 = (((_ptr_21[0] * 64) + ((v_12 ^ (_ptr_21[0] % 8)) * 8)) + 16384);
  #pragma unroll
  for (int v_15 = 0; v_15 < 4; ++v_15) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_15 * 2048) + v_14)])), (&(weight_ptr[((((v_15 * 36864) + (_ptr_22[0] * 1152)) + (v_12 * 8)) + v_6)])), (bool)1);
  }
  tvmbn_copy_commit();
  int v_16 = ((_ptr_23[0] * 64) + 64);
  int v_17 = _ptr_13[0];
  int cse_v6 = (v_17 * 8);
  int cse_v13 = ((v_17 * 8) + v_16);
  int v_18 = ((v_17 * 8) + v_16);
  int cse_v17 = (((v_17 * 8) + v_16) / 128);
  int v_19 = (((v_17 * 8) + v_16) / 128);
  alignas(64) int _ptr_26[1];
  _ptr_26[0] = ((((((((v_17 * 8) + v_16) / 384) * 3584) + (((((v_17 * 8) + v_16) % 384) / 128) * 128)) + (v_17 * 8)) + v_16) - ((((v_17 * 8) + v_16) / 128) * 128));
  alignas(64) int _ptr_27[1];
  _ptr_27[0] = (((v_17 * 8) + v_16) / 128);
  int v_20 = (((_ptr_14[0] * 64) + ((v_17 ^ (_ptr_14[0] % 8)) * 8)) + 24576);
  #pragma unroll
  for (int v_21 = 0; v_21 < 8; ++v_21) {
    tvmbn_copy_cached_16((&(_ptr[((v_21 * 2048) + v_20)])), (&(x_ptr[(_ptr_16[v_21] + _ptr_26[0])])), (0 < ((_ptr_17[v_21] >> _ptr_27[0]) & 1)));
  }
  int v_22 = _ptr_20[0];
  int cse_v7 = (v_22 * 8);
  int v_23 = ((v_22 * 8) + v_16);
  int v_24 = (((_ptr_21[0] * 64) + ((v_22 ^ (_ptr_21[0] % 8)) * 8)) + 40960);
  #pragma unroll
  for (int v_25 = 0; v_25 < 4; ++v_25) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_25 * 2048) + v_24)])), (&(weight_ptr[((((v_25 * 36864) + (_ptr_22[0] * 1152)) + (v_22 * 8)) + v_16)])), (bool)1);
  }
  tvmbn_copy_commit();
  alignas(64) int _ptr_28[2];
  _ptr_28[0] = 0;
  _ptr_28[1] = 49152;
  for (int v_26 = 0; v_26 < 18; ++v_26) {
    tvmbn_copy_wait_1();
    tvm_builtin_cuda_cta_sync();
    if (v_26 < 16) {
      int v_27 = (((_ptr_23[0] * 64) + (v_26 * 64)) + 128);
      int v_28 = _ptr_13[0];
      int cse_v8 = (v_28 * 8);
      int cse_v14 = ((v_28 * 8) + v_27);
      int v_29 = ((v_28 * 8) + v_27);
      int cse_v18 = (((v_28 * 8) + v_27) / 128);
      int v_30 = (((v_28 * 8) + v_27) / 128);
      alignas(64) int _ptr_29[1];
      _ptr_29[0] = ((((((((v_28 * 8) + v_27) / 384) * 3584) + (((((v_28 * 8) + v_27) % 384) / 128) * 128)) + (v_28 * 8)) + v_27) - ((((v_28 * 8) + v_27) / 128) * 128));
      alignas(64) int _ptr_30[1];
      _ptr_30[0] = (((v_28 * 8) + v_27) / 128);
      int v_31 = (((_ptr_14[0] * 64) + ((v_28 ^ (_ptr_14[0] % 8)) * 8)) + _ptr_28[1]);
      #pragma unroll
      for (int v_32 = 0; v_32 < 8; ++v_32) {
        tvmbn_copy_cached_16((&(_ptr[((v_32 * 2048) + v_31)])), (&(x_ptr[(_ptr_16[v_32] + _ptr_29[0])])), (0 < ((_ptr_17[v_32] >> _ptr_30[0]) & 1)));
      }
      int v_33 = _ptr_20[0];
      int cse_v9 = (v_33 * 8);
      int v_34 = ((v_33 * 8) + v_27);
      int v_35 = ((((_ptr_21[0] * 64) + ((v_33 ^ (_ptr_21[0] % 8)) * 8)) + _ptr_28[1]) + 16384);
      #pragma unroll
      for (int v_36 = 0; v_36 < 4; ++v_36) {
        tvmbn_copy_or_zero_16((&(_ptr[((v_36 * 2048) + v_35)])), (&(weight_ptr[((((v_36 * 36864) + (_ptr_22[0] * 1152)) + (v_33 * 8)) + v_27)])), (bool)1);
      }
    }
    tvmbn_copy_commit();
    alignas(64) uint _ptr_31[32];
    alignas(64) uint _ptr_32[32];
    int v_37 = ((((_ptr_9[0] ^ (_ptr_12[0] % 8)) * 8) + _ptr_28[0]) + _ptr_8[0]);
    #pragma unroll
    for (int v_38 = 0; v_38 < 4; ++v_38) {
      tvmbn_load_matrices((&(_ptr_31[(v_38 * 4)])), (&(_ptr[((v_38 * 1024) + v_37)])));
    }
    int v_39 = ((((_ptr_11[0] ^ (_ptr_12[0] % 8)) * 8) + _ptr_28[0]) + _ptr_10[0]);
    #pragma unroll
    for (int v_40 = 0; v_40 < 4; ++v_40) {
      tvmbn_load_matrices((&(_ptr_32[(v_40 * 4)])), (&(_ptr[((v_40 * 1024) + v_39)])));
    }
    int v_41 = (((((_ptr_9[0] + 2) ^ (_ptr_12[0] % 8)) * 8) + _ptr_28[0]) + _ptr_8[0]);
    #pragma unroll
    for (int v_42 = 0; v_42 < 4; ++v_42) {
      tvmbn_load_matrices((&(_ptr_31[((v_42 * 4) + 16)])), (&(_ptr[((v_42 * 1024) + v_41)])));
    }
    int v_43 = (((((_ptr_11[0] + 2) ^ (_ptr_12[0] % 8)) * 8) + _ptr_28[0]) + _ptr_10[0]);
    #pragma unroll
    for (int v_44 = 0; v_44 < 4; ++v_44) {
      tvmbn_load_matrices((&(_ptr_32[((v_44 * 4) + 16)])), (&(_ptr[((v_44 * 1024) + v_43)])));
    }
    #pragma unroll
    for (int v_45 = 0; v_45 < 4; ++v_45) {
      #pragma unroll
      for (int v_46 = 0; v_46 < 8; ++v_46) {
        tvmbn_product_f16((&(_ptr_1[((v_45 * 32) + (v_46 * 4))])), (&(_ptr_31[(v_45 * 4)])), (&(_ptr_32[(v_46 * 2)])));
      }
    }
    int v_47 = (((((_ptr_9[0] + 4) ^ (_ptr_12[0] % 8)) * 8) + _ptr_28[0]) + _ptr_8[0]);
    #pragma unroll
    for (int v_48 = 0; v_48 < 4; ++v_48) {
      tvmbn_load_matrices((&(_ptr_31[(v_48 * 4)])), (&(_ptr[((v_48 * 1024) + v_47)])));
    }
    int v_49 = (((((_ptr_11[0] + 4) ^ (_ptr_12[0] % 8)) * 8) + _ptr_28[0]) + _ptr_10[0]);
    #pragma unroll
    for (int v_50 = 0; v_50 < 4; ++v_50) {
      tvmbn_load_matrices((&(_ptr_32[(v_50 * 4)])), (&(_ptr[((v_50 * 1024) + v_49)])));
    }
    #pragma unroll
    for (int v_51 = 0; v_51 < 4; ++v_51) {
      #pragma unroll
      for (int v_52 = 0; v_52 < 8; ++v_52) {
        tvmbn_product_f16((&(_ptr_1[((v_51 * 32) + (v_52 * 4))])), (&(_ptr_31[((v_51 * 4) + 16)])), (&(_ptr_32[((v_52 * 2) + 16)])));
      }
    }
    int v_53 = (((((_ptr_9[0] + 6) ^ (_ptr_12[0] % 8)) * 8) + _ptr_28[0]) + _ptr_8[0]);
    #pragma unroll
    for (int v_54 = 0; v_54 < 4; ++v_54) {
      tvmbn_load_matrices((&(_ptr_31[((v_54 * 4) + 16)])), (&(_ptr[((v_54 * 1024) + v_53)])));
    }
    int v_55 = (((((_ptr_11[0] + 6) ^ (_ptr_12[0] % 8)) * 8) + _ptr_28[0]) + _ptr_10[0]);
    #pragma unroll
    for (int v_56 = 0; v_56 < 4; ++v_56) {
      tvmbn_load_matrices((&(_ptr_32[((v_56 * 4) + 16)])), (&(_ptr[((v_56 * 1024) + v_55)])));
    }
    #pragma unroll
    for (int v_57 = 0; v_57 < 4; ++v_57) {
      #pragma unroll
      for (int v_58 = 0; v_58 < 8; ++v_58) {
        tvmbn_product_f16((&(_ptr_1[((v_57 * 32) + (v_58 * 4))])), (&(_ptr_31[(v_57 * 4)])), (&(_ptr_32[(v_58 * 2)])));
      }
    }
    #pragma unroll
    for (int v_59 = 0; v_59 < 4; ++v_59) {
      #pragma unroll
      for (int v_60 = 0; v_60 < 8; ++v_60) {
        tvmbn_product_f16((&(_ptr_1[((v_59 * 32) + (v_60 * 4))])), (&(_ptr_31[((v_59 * 4) + 16)])), (&(_ptr_32[((v_60 * 2) + 16)])));
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
  alignas(64) float _ptr_37[8];
  tvmbn_move__16((&(_ptr_37[0])), (&(bias_ptr[_ptr_35[0]])));
  tvmbn_move__16((&(_ptr_37[4])), (&(bias_ptr[(_ptr_35[0] + 4)])));
  alignas(64) int _ptr_38[1];
  _ptr_38[0] = ((((_ptr_4[0] / 4) * 72) + ((_ptr_4[0] % 4) * 2)) + _ptr_33[0]);
  #pragma unroll
  for (int v_61 = 0; v_61 < 4; ++v_61) {
    int v_62 = (((v_61 * 16) + _ptr_3[0]) + _ptr_6[0]);
    tvm_builtin_cuda_warp_sync();
    #pragma unroll
    for (int v_63 = 0; v_63 < 8; ++v_63) {
      int cse_v10 = (v_63 * 16);
      int cse_v15 = ((v_61 * 32) + (v_63 * 4));
      tvmbn_move__8((&(_ptr[((v_63 * 16) + (_ptr_38[0] * 2))])), (&(_ptr_1[((v_61 * 32) + (v_63 * 4))])));
      tvmbn_move__8((&(_ptr[(((v_63 * 16) + (_ptr_38[0] * 2)) + 1152)])), (&(_ptr_1[(((v_61 * 32) + (v_63 * 4)) + 2)])));
    }
    tvm_builtin_cuda_warp_sync();
    #pragma unroll
    for (int v_64 = 0; v_64 < 4; ++v_64) {
      int v_65 = ((v_64 * 4) + _ptr_36[0]);
      alignas(64) float _ptr_39[8];
      int cse_v11 = (v_65 * 144);
      tvmbn_move__16((&(_ptr_39[0])), (&(_ptr[(((v_65 * 144) + (_ptr_33[0] * 2)) + (_ptr_34[0] * 2))])));
      tvmbn_move__16((&(_ptr_39[4])), (&(_ptr[((((v_65 * 144) + (_ptr_33[0] * 2)) + (_ptr_34[0] * 2)) + 8)])));
      int v_66 = (v_62 + v_65);
      int v_67 = (((v_62 * 128) + (v_65 * 128)) + _ptr_35[0]);
      alignas(64) half _ptr_40[8];
      _ptr_40[0] = ((half)(((_ptr_39[0] + _ptr_37[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_39[0] + _ptr_37[0])));
      _ptr_40[1] = ((half)(((_ptr_39[1] + _ptr_37[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_39[1] + _ptr_37[1])));
      _ptr_40[2] = ((half)(((_ptr_39[2] + _ptr_37[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_39[2] + _ptr_37[2])));
      _ptr_40[3] = ((half)(((_ptr_39[3] + _ptr_37[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_39[3] + _ptr_37[3])));
      _ptr_40[4] = ((half)(((_ptr_39[4] + _ptr_37[4]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_39[4] + _ptr_37[4])));
      _ptr_40[5] = ((half)(((_ptr_39[5] + _ptr_37[5]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_39[5] + _ptr_37[5])));
      _ptr_40[6] = ((half)(((_ptr_39[6] + _ptr_37[6]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_39[6] + _ptr_37[6])));
      _ptr_40[7] = ((half)(((_ptr_39[7] + _ptr_37[7]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_39[7] + _ptr_37[7])));
      tvmbn_move__16((&(y_ptr[v_67])), (&(_ptr_40[0])));
    }
  }
}
