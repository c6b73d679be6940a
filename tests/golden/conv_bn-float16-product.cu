extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr) {
  extern __shared__ __align__(64) half _ptr[];
  alignas(64) float _ptr_1[128];
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
  for (int v = 0; v < 8; ++v) {
    int v_1 = ((v * 32) + _ptr_15[0]);
    int v_2 = (v_1 / 28);
    int cse_v3 = (v_1 / 784);
    int v_3 = (v_1 / 784);
    alignas(64) int _ptr_18[1];
    _ptr_18[0] = (((v_1 % 784) / 28) - 1);
    alignas(64) int _ptr_19[1];
    _ptr_19[0] = ((v_1 % 28) - 1);
    _ptr_16[v] = ((((v_1 / 784) * 100352) + (_ptr_18[0] * 3584)) + (_ptr_19[0] * 128));
    int v_4 = (((((0 <= _ptr_19[0]) && (_ptr_19[0] < 28)) ? 1 : 0) + (((-1 <= _ptr_19[0]) && (_ptr_19[0] < 27)) ? 2 : 0)) + (((-2 <= _ptr_19[0]) && (_ptr_19[0] < 26)) ? 4 : 0));
    _ptr_17[v] = (((((0 <= _ptr_18[0]) && (_ptr_18[0] < 28)) ? v_4 : 0) + (((-1 <= _ptr_18[0]) && (_ptr_18[0] < 27)) ? (v_4 << 3) : 0)) + (((-2 <= _ptr_18[0]) && (_ptr_18[0] < 26)) ? (v_4 << 6) : 0));
  }
  alignas(64) int _ptr_20[1];
  _ptr_20[0] = (((int)threadIdx.x) % 8);
  alignas(64) int _ptr_21[1];
  _ptr_21[0] = (((int)threadIdx.x) / 8);
  alignas(64) int _ptr_22[1];
  _ptr_22[0] = (_ptr_2[0] + _ptr_21[0]);
  alignas(64) int _ptr_23[1];
  _ptr_23[0] = 0;
  int v_5 = (_ptr_23[0] * 64);
  int v_6 = _ptr_13[0];
  int cse_v4 = (v_6 * 8);
  int cse_v12 = ((v_6 * 8) + v_5);
  int v_7 = ((v_6 * 8) + v_5);
  int cse_v16 = (((v_6 * 8) + v_5) / 128);
  int v_8 = (((v_6 * 8) + v_5) / 128);
  alignas(64) int _ptr_24[1];
  _ptr_24[0] = ((((((((v_6 * 8) + v_5) / 384) * 3584) + (((((v_6 * 8) + v_5) % 384) / 128) * 128)) + (v_6 * 8)) + v_5) - ((((v_6 * 8) + v_5) / 128) * 128));
  alignas(64) int _ptr_25[1];
  _ptr_25[0] = (((v_6 * 8) + v_5) / 128);
  int v_9 = ((_ptr_14[0] * 64) + ((v_6 ^ (_ptr_14[0] % 8)) * 8));
  #pragma unroll
  for (int v_10 = 0; v_10 < 8; ++v_10) {
    tvmbn_copy_cached_16((&(_ptr[((v_10 * 2048) + v_9)])), (&(x_ptr[(_ptr_16[v_10] + _ptr_24[0])])), (0 < ((_ptr_17[v_10] >> _ptr_25[0]) & 1)));
  }
  int v_11 = _ptr_20[0];
  int cse_v5 = (v_11 * 8);
  int v_12 = ((v_11 * 8) + v_5);
  int v_13 = (((_ptr_21[0] * 64) + ((v_11 ^ (_ptr_21[0] % 8)) * 8)) + 16384);
  #pragma unroll
  for (int v_14 = 0; v_14 < 4; ++v_14) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_14 * 2048) + v_13)])), (&(weight_ptr[((((v_14 * 36864) + (_ptr_22[0] * 1152)) + (v_11 * 8)) + v_5)])), (bool)1);
  }
  tvmbn_copy_commit();
  int v_15 = ((_ptr_23[0] * 64) + 64);
  int v_16 = _ptr_13[0];
  int cse_v6 = (v_16 * 8);
  int cse_v13 = ((v_16 * 8) + v_15);
  int v_17 = ((v_16 * 8) + v_15);
  int cse_v17 = (((v_16 * 8) + v_15) / 128);
  int v_18 = (((v_16 * 8) + v_15) / 128);
  alignas(64) int _ptr_26[1];
  _ptr_26[0] = ((((((((v_16 * 8) + v_15) / 384) * 3584) + (((((v_16 * 8) + v_15) % 384) / 128) * 128)) + (v_16 * 8)) + v_15) - ((((v_16 * 8) + v_15) / 128) * 128));
  alignas(64) int _ptr_27[1];
  _ptr_27[0] = (((v_16 * 8) + v_15) / 128);
  int v_19 = (((_ptr_14[0] * 64) + ((v_16 ^ (_ptr_14[0] % 8)) * 8)) + 24576);
  #pragma unroll
  for (int v_20 = 0; v_20 < 8; ++v_20) {
    tvmbn_copy_cached_16((&(_ptr[((v_20 * 2048) + v_19)])), (&(x_ptr[(_ptr_16[v_20] + _ptr_26[0])])), (0 < ((_ptr_17[v_20] >> _ptr_27[0]) & 1)));
  }
  int v_21 = _ptr_20[0];
  int cse_v7 = (v_21 * 8);
  int v_22 = ((v_21 * 8) + v_15);
  int v_23 = (((_ptr_21[0] * 64) + ((v_21 ^ (_ptr_21[0] % 8)) * 8)) + 40960);
  #pragma unroll
  for (int v_24 = 0; v_24 < 4; ++v_24) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_24 * 2048) + v_23)])), (&(weight_ptr[((((v_24 * 36864) + (_ptr_22[0] * 1152)) + (v_21 * 8)) + v_15)])), (bool)1);
  }
  tvmbn_copy_commit();
  int v_25 = ((((_ptr_4[0] % 4) * 2) + _ptr_2[0]) + _ptr_7[0]);
  #pragma unroll
  for (int v_26 = 0; v_26 < 8; ++v_26) {
    alignas(64) float _ptr_28[2];
    tvmbn_load_early_8((&(_ptr_28[0])), (&(bias_ptr[((v_26 * 8) + v_25)])));
    int cse_v8 = (v_26 * 4);
    _ptr_1[(v_26 * 4)] = _ptr_28[0];
    _ptr_1[((v_26 * 4) + 1)] = _ptr_28[1];
    _ptr_1[((v_26 * 4) + 2)] = _ptr_28[0];
    _ptr_1[((v_26 * 4) + 3)] = _ptr_28[1];
    _ptr_1[((v_26 * 4) + 32)] = _ptr_28[0];
    _ptr_1[((v_26 * 4) + 33)] = _ptr_28[1];
    _ptr_1[((v_26 * 4) + 34)] = _ptr_28[0];
    _ptr_1[((v_26 * 4) + 35)] = _ptr_28[1];
    _ptr_1[((v_26 * 4) + 64)] = _ptr_28[0];
    _ptr_1[((v_26 * 4) + 65)] = _ptr_28[1];
    _ptr_1[((v_26 * 4) + 66)] = _ptr_28[0];
    _ptr_1[((v_26 * 4) + 67)] = _ptr_28[1];
    _ptr_1[((v_26 * 4) + 96)] = _ptr_28[0];
    _ptr_1[((v_26 * 4) + 97)] = _ptr_28[1];
    _ptr_1[((v_26 * 4) + 98)] = _ptr_28[0];
    _ptr_1[((v_26 * 4) + 99)] = _ptr_28[1];
  }
  alignas(64) int _ptr_29[2];
  _ptr_29[0] = 0;
  _ptr_29[1] = 49152;
  for (int v_27 = 0; v_27 < 18; ++v_27) {
    tvmbn_copy_wait_1();
    tvm_builtin_cuda_cta_sync();
    if (v_27 < 16) {
      int v_28 = (((_ptr_23[0] * 64) + (v_27 * 64)) + 128);
      int v_29 = _ptr_13[0];
      int cse_v9 = (v_29 * 8);
      int cse_v14 = ((v_29 * 8) + v_28);
      int v_30 = ((v_29 * 8) + v_28);
      int cse_v18 = (((v_29 * 8) + v_28) / 128);
      int v_31 = (((v_29 * 8) + v_28) / 128);
      alignas(64) int _ptr_30[1];
      _ptr_30[0] = ((((((((v_29 * 8) + v_28) / 384) * 3584) + (((((v_29 * 8) + v_28) % 384) / 128) * 128)) + (v_29 * 8)) + v_28) - ((((v_29 * 8) + v_28) / 128) * 128));
      alignas(64) int _ptr_31[1];
      _ptr_31[0] = (((v_29 * 8) + v_28) / 128);
      int v_32 = (((_ptr_14[0] * 64) + ((v_29 ^ (_ptr_14[0] % 8)) * 8)) + _ptr_29[1]);
      #pragma unroll
      for (int v_33 = 0; v_33 < 8; ++v_33) {
        tvmbn_copy_cached_16((&(_ptr[((v_33 * 2048) + v_32)])), (&(x_ptr[(_ptr_16[v_33] + _ptr_30[0])])), (0 < ((_ptr_17[v_33] >> _ptr_31[0]) & 1)));
      }
      int v_34 = _ptr_20[0];
      int cse_v10 = (v_34 * 8);
      int v_35 = ((v_34 * 8) + v_28);
      int v_36 = ((((_ptr_21[0] * 64) + ((v_34 ^ (_ptr_21[0] % 8)) * 8)) + _ptr_29[1]) + 16384);
      #pragma unroll
      for (int v_37 = 0; v_37 < 4; ++v_37) {
        tvmbn_copy_or_zero_16((&(_ptr[((v_37 * 2048) + v_36)])), (&(weight_ptr[((((v_37 * 36864) + (_ptr_22[0] * 1152)) + (v_34 * 8)) + v_28)])), (bool)1);
      }
    }
    tvmbn_copy_commit();
    alignas(64) uint _ptr_32[32];
    alignas(64) uint _ptr_33[32];
    int v_38 = ((((_ptr_9[0] ^ (_ptr_12[0] % 8)) * 8) + _ptr_29[0]) + _ptr_8[0]);
    #pragma unroll
    for (int v_39 = 0; v_39 < 4; ++v_39) {
      tvmbn_load_matrices((&(_ptr_32[(v_39 * 4)])), (&(_ptr[((v_39 * 1024) + v_38)])));
    }
    int v_40 = ((((_ptr_11[0] ^ (_ptr_12[0] % 8)) * 8) + _ptr_29[0]) + _ptr_10[0]);
    #pragma unroll
    for (int v_41 = 0; v_41 < 4; ++v_41) {
      tvmbn_load_matrices((&(_ptr_33[(v_41 * 4)])), (&(_ptr[((v_41 * 1024) + v_40)])));
    }
    int v_42 = (((((_ptr_9[0] + 2) ^ (_ptr_12[0] % 8)) * 8) + _ptr_29[0]) + _ptr_8[0]);
    #pragma unroll
    for (int v_43 = 0; v_43 < 4; ++v_43) {
      tvmbn_load_matrices((&(_ptr_32[((v_43 * 4) + 16)])), (&(_ptr[((v_43 * 1024) + v_42)])));
    }
    int v_44 = (((((_ptr_11[0] + 2) ^ (_ptr_12[0] % 8)) * 8) + _ptr_29[0]) + _ptr_10[0]);
    #pragma unroll
    for (int v_45 = 0; v_45 < 4; ++v_45) {
      tvmbn_load_matrices((&(_ptr_33[((v_45 * 4) + 16)])), (&(_ptr[((v_45 * 1024) + v_44)])));
    }
    #pragma unroll
    for (int v_46 = 0; v_46 < 4; ++v_46) {
      #pragma unroll
      for (int v_47 = 0; v_47 < 8; ++v_47) {
        tvmbn_product_f16((&(_ptr_1[((v_46 * 32) + (v_47 * 4))])), (&(_ptr_32[(v_46 * 4)])), (&(_ptr_33[(v_47 * 2)])));
      }
    }
    int v_48 = (((((_ptr_9[0] + 4) ^ (_ptr_12[0] % 8)) * 8) + _ptr_29[0]) + _ptr_8[0]);
    #pragma unroll
    for (int v_49 = 0; v_49 < 4; ++v_49) {
      tvmbn_load_matrices((&(_ptr_32[(v_49 * 4)])), (&(_ptr[((v_49 * 1024) + v_48)])));
    }
    int v_50 = (((((_ptr_11[0] + 4) ^ (_ptr_12[0] % 8)) * 8) + _ptr_29[0]) + _ptr_10[0]);
    #pragma unroll
    for (int v_51 = 0; v_51 < 4; ++v_51) {
      tvmbn_load_matrices((&(_ptr_33[(v_51 * 4)])), (&(_ptr[((v_51 * 1024) + v_50)])));
    }
    #pragma unroll
    for (int v_52 = 0; v_52 < 4; ++v_52) {
      #pragma unroll
      for (int v_53 = 0; v_53 < 8; ++v_53) {
        tvmbn_product_f16((&(_ptr_1[((v_52 * 32) + (v_53 * 4))])), (&(_ptr_32[((v_52 * 4) + 16)])), (&(_ptr_33[((v_53 * 2) + 16)])));
      }
    }
    int v_54 = (((((_ptr_9[0] + 6) ^ (_ptr_12[0] % 8)) * 8) + _ptr_29[0]) + _ptr_8[0]);
    #pragma unroll
    for (int v_55 = 0; v_55 < 4; ++v_55) {
      tvmbn_load_matrices((&(_ptr_32[((v_55 * 4) + 16)])), (&(_ptr[((v_55 * 1024) + v_54)])));
    }
    int v_56 = (((((_ptr_11[0] + 6) ^ (_ptr_12[0] % 8)) * 8) + _ptr_29[0]) + _ptr_10[0]);
    #pragma unroll
    for (int v_57 = 0; v_57 < 4; ++v_57) {
      tvmbn_load_matrices((&(_ptr_33[((v_57 * 4) + 16)])), (&(_ptr[((v_57 * 1024) + v_56)])));
    }
    #pragma unroll
    for (int v_58 = 0; v_58 < 4; ++v_58) {
      #pragma unroll
      for (int v_59 = 0; v_59 < 8; ++v_59) {
        tvmbn_product_f16((&(_ptr_1[((v_58 * 32) + (v_59 * 4))])), (&(_ptr_32[(v_58 * 4)])), (&(_ptr_33[(v_59 * 2)])));
      }
    }
    #pragma unroll
    for (int v_60 = 0; v_60 < 4; ++v_60) {
      #pragma unroll
      for (int v_61 = 0; v_61 < 8; ++v_61) {
        tvmbn_product_f16((&(_ptr_1[((v_60 * 32) + (v_61 * 4))])), (&(_ptr_32[((v_60 * 4) + 16)])), (&(_ptr_33[((v_61 * 2) + 16)])));
      }
    }
    int condval;
    if (_ptr_29[0] == 49152) {
      condval = 0;
    } else {
      condval = (_ptr_29[0] + 24576);
    }
    _ptr_29[0] = condval;
    int condval_1;
    if (_ptr_29[1] == 49152) {
      condval_1 = 0;
    } else {
      condval_1 = (_ptr_29[1] + 24576);
    }
    _ptr_29[1] = condval_1;
  }
  tvmbn_copy_wait_0();
  tvm_builtin_cuda_cta_sync();
  alignas(64) int _ptr_34[1];
  _ptr_34[0] = (_ptr_5[0] * 1152);
  alignas(64) int _ptr_35[1];
  _ptr_35[0] = ((_ptr_4[0] % 8) * 8);
  alignas(64) int _ptr_36[1];
  _ptr_36[0] = ((_ptr_2[0] + _ptr_7[0]) + _ptr_35[0]);
  alignas(64) int _ptr_37[1];
  _ptr_37[0] = (_ptr_4[0] / 8);
  alignas(64) int _ptr_38[1];
  _ptr_38[0] = ((((_ptr_4[0] / 4) * 72) + ((_ptr_4[0] % 4) * 2)) + _ptr_34[0]);
  #pragma unroll
  for (int v_62 = 0; v_62 < 4; ++v_62) {
    int v_63 = (((v_62 * 16) + _ptr_3[0]) + _ptr_6[0]);
    tvm_builtin_cuda_warp_sync();
    #pragma unroll
    for (int v_64 = 0; v_64 < 8; ++v_64) {
      alignas(64) half _ptr_39[2];
      int cse_v15 = ((v_62 * 32) + (v_64 * 4));
      _ptr_39[0] = ((half)((_ptr_1[((v_62 * 32) + (v_64 * 4))] < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : _ptr_1[((v_62 * 32) + (v_64 * 4))]));
      int cse_v19 = (((v_62 * 32) + (v_64 * 4)) + 1);
      _ptr_39[1] = ((half)((_ptr_1[(((v_62 * 32) + (v_64 * 4)) + 1)] < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : _ptr_1[(((v_62 * 32) + (v_64 * 4)) + 1)]));
      int cse_v11 = (v_64 * 8);
      tvmbn_move__4((&(_ptr[((v_64 * 8) + _ptr_38[0])])), (&(_ptr_39[0])));
      alignas(64) half _ptr_40[2];
      int cse_v20 = (((v_62 * 32) + (v_64 * 4)) + 2);
      _ptr_40[0] = ((half)((_ptr_1[(((v_62 * 32) + (v_64 * 4)) + 2)] < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : _ptr_1[(((v_62 * 32) + (v_64 * 4)) + 2)]));
      int cse_v21 = (((v_62 * 32) + (v_64 * 4)) + 3);
      _ptr_40[1] = ((half)((_ptr_1[(((v_62 * 32) + (v_64 * 4)) + 3)] < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : _ptr_1[(((v_62 * 32) + (v_64 * 4)) + 3)]));
      tvmbn_move__4((&(_ptr[(((v_64 * 8) + _ptr_38[0]) + 576)])), (&(_ptr_40[0])));
    }
    tvm_builtin_cuda_warp_sync();
    #pragma unroll
    for (int v_65 = 0; v_65 < 4; ++v_65) {
      int v_66 = ((v_65 * 4) + _ptr_37[0]);
      alignas(64) half _ptr_41[8];
      tvmbn_move__16((&(_ptr_41[0])), (&(_ptr[(((v_66 * 72) + _ptr_34[0]) + _ptr_35[0])])));
      int v_67 = (v_63 + v_66);
      int v_68 = (((v_63 * 128) + (v_66 * 128)) + _ptr_36[0]);
      tvmbn_move__16((&(y_ptr[v_68])), (&(_ptr_41[0])));
    }
  }
}
