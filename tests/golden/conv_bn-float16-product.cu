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
  int cse_v14 = ((v_7 * 8) + v_6);
  int v_8 = ((v_7 * 8) + v_6);
  int cse_v19 = (((v_7 * 8) + v_6) / 128);
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
  int cse_v15 = ((v_17 * 8) + v_16);
  int v_18 = ((v_17 * 8) + v_16);
  int cse_v20 = (((v_17 * 8) + v_16) / 128);
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
  int v_26 = ((_ptr_23[0] * 64) + 128);
  int v_27 = _ptr_13[0];
  int cse_v8 = (v_27 * 8);
  int cse_v16 = ((v_27 * 8) + v_26);
  int v_28 = ((v_27 * 8) + v_26);
  int cse_v21 = (((v_27 * 8) + v_26) / 128);
  int v_29 = (((v_27 * 8) + v_26) / 128);
  alignas(64) int _ptr_28[1];
  _ptr_28[0] = ((((((((v_27 * 8) + v_26) / 384) * 3584) + (((((v_27 * 8) + v_26) % 384) / 128) * 128)) + (v_27 * 8)) + v_26) - ((((v_27 * 8) + v_26) / 128) * 128));
  alignas(64) int _ptr_29[1];
  _ptr_29[0] = (((v_27 * 8) + v_26) / 128);
  int v_30 = (((_ptr_14[0] * 64) + ((v_27 ^ (_ptr_14[0] % 8)) * 8)) + 49152);
  #pragma unroll
  for (int v_31 = 0; v_31 < 8; ++v_31) {
    tvmbn_copy_cached_16((&(_ptr[((v_31 * 2048) + v_30)])), (&(x_ptr[(_ptr_16[v_31] + _ptr_28[0])])), (0 < ((_ptr_17[v_31] >> _ptr_29[0]) & 1)));
  }
  int v_32 = _ptr_20[0];
  int cse_v9 = (v_32 * 8);
  int v_33 = ((v_32 * 8) + v_26);
  int v_34 = (((_ptr_21[0] * 64) + ((v_32 ^ (_ptr_21[0] % 8)) * 8)) + 65536);
  #pragma unroll
  for (int v_35 = 0; v_35 < 4; ++v_35) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_35 * 2048) + v_34)])), (&(weight_ptr[((((v_35 * 36864) + (_ptr_22[0] * 1152)) + (v_32 * 8)) + v_26)])), (bool)1);
  }
  tvmbn_copy_commit();
  alignas(64) int _ptr_30[2];
  _ptr_30[0] = 0;
  _ptr_30[1] = 73728;
  for (int v_36 = 0; v_36 < 18; ++v_36) {
    tvmbn_copy_wait_2();
    tvm_builtin_cuda_cta_sync();
    if (v_36 < 15) {
      int v_37 = (((_ptr_23[0] * 64) + (v_36 * 64)) + 192);
      int v_38 = _ptr_13[0];
      int cse_v10 = (v_38 * 8);
      int cse_v17 = ((v_38 * 8) + v_37);
      int v_39 = ((v_38 * 8) + v_37);
      int cse_v22 = (((v_38 * 8) + v_37) / 128);
      int v_40 = (((v_38 * 8) + v_37) / 128);
      alignas(64) int _ptr_31[1];
      _ptr_31[0] = ((((((((v_38 * 8) + v_37) / 384) * 3584) + (((((v_38 * 8) + v_37) % 384) / 128) * 128)) + (v_38 * 8)) + v_37) - ((((v_38 * 8) + v_37) / 128) * 128));
      alignas(64) int _ptr_32[1];
      _ptr_32[0] = (((v_38 * 8) + v_37) / 128);
      int v_41 = (((_ptr_14[0] * 64) + ((v_38 ^ (_ptr_14[0] % 8)) * 8)) + _ptr_30[1]);
      #pragma unroll
      for (int v_42 = 0; v_42 < 8; ++v_42) {
        tvmbn_copy_cached_16((&(_ptr[((v_42 * 2048) + v_41)])), (&(x_ptr[(_ptr_16[v_42] + _ptr_31[0])])), (0 < ((_ptr_17[v_42] >> _ptr_32[0]) & 1)));
      }
      int v_43 = _ptr_20[0];
      int cse_v11 = (v_43 * 8);
      int v_44 = ((v_43 * 8) + v_37);
      int v_45 = ((((_ptr_21[0] * 64) + ((v_43 ^ (_ptr_21[0] % 8)) * 8)) + _ptr_30[1]) + 16384);
      #pragma unroll
      for (int v_46 = 0; v_46 < 4; ++v_46) {
        tvmbn_copy_or_zero_16((&(_ptr[((v_46 * 2048) + v_45)])), (&(weight_ptr[((((v_46 * 36864) + (_ptr_22[0] * 1152)) + (v_43 * 8)) + v_37)])), (bool)1);
      }
    }
    tvmbn_copy_commit();
    alignas(64) uint _ptr_33[32];
    alignas(64) uint _ptr_34[32];
    int v_47 = ((((_ptr_9[0] ^ (_ptr_12[0] % 8)) * 8) + _ptr_30[0]) + _ptr_8[0]);
    #pragma unroll
    for (int v_48 = 0; v_48 < 4; ++v_48) {
      tvmbn_load_matrices((&(_ptr_33[(v_48 * 4)])), (&(_ptr[((v_48 * 1024) + v_47)])));
    }
    int v_49 = ((((_ptr_11[0] ^ (_ptr_12[0] % 8)) * 8) + _ptr_30[0]) + _ptr_10[0]);
    #pragma unroll
    for (int v_50 = 0; v_50 < 4; ++v_50) {
      tvmbn_load_matrices((&(_ptr_34[(v_50 * 4)])), (&(_ptr[((v_50 * 1024) + v_49)])));
    }
    int v_51 = (((((_ptr_9[0] + 2) ^ (_ptr_12[0] % 8)) * 8) + _ptr_30[0]) + _ptr_8[0]);
    #pragma unroll
    for (int v_52 = 0; v_52 < 4; ++v_52) {
      tvmbn_load_matrices((&(_ptr_33[((v_52 * 4) + 16)])), (&(_ptr[((v_52 * 1024) + v_51)])));
    }
    int v_53 = (((((_ptr_11[0] + 2) ^ (_ptr_12[0] % 8)) * 8) + _ptr_30[0]) + _ptr_10[0]);
    #pragma unroll
    for (int v_54 = 0; v_54 < 4; ++v_54) {
      tvmbn_load_matrices((&(_ptr_34[((v_54 * 4) + 16)])), (&(_ptr[((v_54 * 1024) + v_53)])));
    }
    #pragma unroll
    for (int v_55 = 0; v_55 < 4; ++v_55) {
      #pragma unroll
      for (int v_56 = 0; v_56 < 8; ++v_56) {
        tvmbn_product_f16((&(_ptr_1[((v_55 * 32) + (v_56 * 4))])), (&(_ptr_33[(v_55 * 4)])), (&(_ptr_34[(v_56 * 2)])));
      }
    }
    int v_57 = (((((_ptr_9[0] + 4) ^ (_ptr_12[0] % 8)) * 8) + _ptr_30[0]) + _ptr_8[0]);
    #pragma unroll
    for (int v_58 = 0; v_58 < 4; ++v_58) {
      tvmbn_load_matrices((&(_ptr_33[(v_58 * 4)])), (&(_ptr[((v_58 * 1024) + v_57)])));
    }
    int v_59 = (((((_ptr_11[0] + 4) ^ (_ptr_12[0] % 8)) * 8) + _ptr_30[0]) + _ptr_10[0]);
    #pragma unroll
    for (int v_60 = 0; v_60 < 4; ++v_60) {
      tvmbn_load_matrices((&(_ptr_34[(v_60 * 4)])), (&(_ptr[((v_60 * 1024) + v_59)])));
    }
    #pragma unroll
    for (int v_61 = 0; v_61 < 4; ++v_61) {
      #pragma unroll
      for (int v_62 = 0; v_62 < 8; ++v_62) {
        tvmbn_product_f16((&(_ptr_1[((v_61 * 32) + (v_62 * 4))])), (&(_ptr_33[((v_61 * 4) + 16)])), (&(_ptr_34[((v_62 * 2) + 16)])));
      }
    }
    int v_63 = (((((_ptr_9[0] + 6) ^ (_ptr_12[0] % 8)) * 8) + _ptr_30[0]) + _ptr_8[0]);
    #pragma unroll
    for (int v_64 = 0; v_64 < 4; ++v_64) {
      tvmbn_load_matrices((&(_ptr_33[((v_64 * 4) + 16)])), (&(_ptr[((v_64 * 1024) + v_63)])));
    }
    int v_65 = (((((_ptr_11[0] + 6) ^ (_ptr_12[0] % 8)) * 8) + _ptr_30[0]) + _ptr_10[0]);
    #pragma unroll
    for (int v_66 = 0; v_66 < 4; ++v_66) {
      tvmbn_load_matrices((&(_ptr_34[((v_66 * 4) + 16)])), (&(_ptr[((v_66 * 1024) + v_65)])));
    }
    #pragma unroll
    for (int v_67 = 0; v_67 < 4; ++v_67) {
      #pragma unroll
      for (int v_68 = 0; v_68 < 8; ++v_68) {
        tvmbn_product_f16((&(_ptr_1[((v_67 * 32) + (v_68 * 4))])), (&(_ptr_33[(v_67 * 4)])), (&(_ptr_34[(v_68 * 2)])));
      }
    }
    #pragma unroll
    for (int v_69 = 0; v_69 < 4; ++v_69) {
      #pragma unroll
      for (int v_70 = 0; v_70 < 8; ++v_70) {
        tvmbn_product_f16((&(_ptr_1[((v_69 * 32) + (v_70 * 4))])), (&(_ptr_33[((v_69 * 4) + 16)])), (&(_ptr_34[((v_70 * 2) + 16)])));
      }
    }
    int condval;
    if (_ptr_30[0] == 73728) {
      condval = 0;
    } else {
      condval = (_ptr_30[0] + 24576);
    }
    _ptr_30[0] = condval;
    int condval_1;
    if (_ptr_30[1] == 73728) {
      condval_1 = 0;
    } else {
      condval_1 = (_ptr_30[1] + 24576);
    }
    _ptr_30[1] = condval_1;
  }
  tvmbn_copy_wait_0();
  tvm_builtin_cuda_cta_sync();
  alignas(64) int _ptr_35[1];
  _ptr_35[0] = (_ptr_5[0] * 1152);
  alignas(64) int _ptr_36[1];
  _ptr_36[0] = ((_ptr_4[0] % 8) * 8);
  alignas(64) int _ptr_37[1];
  _ptr_37[0] = ((_ptr_2[0] + _ptr_7[0]) + _ptr_36[0]);
  alignas(64) int _ptr_38[1];
  _ptr_38[0] = (_ptr_4[0] / 8);
  alignas(64) float _ptr_39[8];
  tvmbn_move__16((&(_ptr_39[0])), (&(bias_ptr[_ptr_37[0]])));
  tvmbn_move__16((&(_ptr_39[4])), (&(bias_ptr[(_ptr_37[0] + 4)])));
  alignas(64) int _ptr_40[1];
  _ptr_40[0] = ((((_ptr_4[0] / 4) * 72) + ((_ptr_4[0] % 4) * 2)) + _ptr_35[0]);
  #pragma unroll
  for (int v_71 = 0; v_71 < 4; ++v_71) {
    int v_72 = (((v_71 * 16) + _ptr_3[0]) + _ptr_6[0]);
    tvm_builtin_cuda_warp_sync();
    #pragma unroll
    for (int v_73 = 0; v_73 < 8; ++v_73) {
      int cse_v12 = (v_73 * 16);
      int cse_v18 = ((v_71 * 32) + (v_73 * 4));
      tvmbn_move__8((&(_ptr[((v_73 * 16) + (_ptr_40[0] * 2))])), (&(_ptr_1[((v_71 * 32) + (v_73 * 4))])));
      tvmbn_move__8((&(_ptr[(((v_73 * 16) + (_ptr_40[0] * 2)) + 1152)])), (&(_ptr_1[(((v_71 * 32) + (v_73 * 4)) + 2)])));
    }
    tvm_builtin_cuda_warp_sync();
    #pragma unroll
    for (int v_74 = 0; v_74 < 4; ++v_74) {
      int v_75 = ((v_74 * 4) + _ptr_38[0]);
      alignas(64) float _ptr_41[8];
      int cse_v13 = (v_75 * 144);
      tvmbn_move__16((&(_ptr_41[0])), (&(_ptr[(((v_75 * 144) + (_ptr_35[0] * 2)) + (_ptr_36[0] * 2))])));
      tvmbn_move__16((&(_ptr_41[4])), (&(_ptr[((((v_75 * 144) + (_ptr_35[0] * 2)) + (_ptr_36[0] * 2)) + 8)])));
      int v_76 = (v_72 + v_75);
      int v_77 = (((v_72 * 128) + (v_75 * 128)) + _ptr_37[0]);
      alignas(64) half _ptr_42[8];
      _ptr_42[0] = ((half)(((_ptr_41[0] + _ptr_39[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_41[0] + _ptr_39[0])));
      _ptr_42[1] = ((half)(((_ptr_41[1] + _ptr_39[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_41[1] + _ptr_39[1])));
      _ptr_42[2] = ((half)(((_ptr_41[2] + _ptr_39[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_41[2] + _ptr_39[2])));
      _ptr_42[3] = ((half)(((_ptr_41[3] + _ptr_39[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_41[3] + _ptr_39[3])));
      _ptr_42[4] = ((half)(((_ptr_41[4] + _ptr_39[4]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_41[4] + _ptr_39[4])));
      _ptr_42[5] = ((half)(((_ptr_41[5] + _ptr_39[5]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_41[5] + _ptr_39[5])));
      _ptr_42[6] = ((half)(((_ptr_41[6] + _ptr_39[6]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_41[6] + _ptr_39[6])));
      _ptr_42[7] = ((half)(((_ptr_41[7] + _ptr_39[7]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_41[7] + _ptr_39[7])));
      tvmbn_move__16((&(y_ptr[v_77])), (&(_ptr_42[0])));
    }
  }
}
