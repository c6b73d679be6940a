extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ partials_ptr, float* __restrict__ weight_ptr, float* __restrict__ x_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel_1(float* __restrict__ bias_ptr, float* __restrict__ partials_ptr, float* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ partials_ptr, float* __restrict__ weight_ptr, float* __restrict__ x_ptr) {
  extern __shared__ __align__(64) float _ptr[];
  alignas(64) float _ptr_1[32];
  #pragma unroll
  for (int v = 0; v < 32; ++v) {
    _ptr_1[v] = 0x0p+0f/*0.000000e+00*/;
  }
  int cse_v1 = (((int)blockIdx.x) % 26);
  int v_1 = (((int)blockIdx.x) % 26);
  alignas(64) int _ptr_2[1];
  _ptr_2[0] = (((int)blockIdx.x) / 26);
  alignas(64) int _ptr_3[1];
  _ptr_3[0] = ((((int)blockIdx.x) % 2) * 32);
  alignas(64) int _ptr_4[1];
  _ptr_4[0] = (((((int)blockIdx.x) % 26) / 2) * 128);
  alignas(64) int _ptr_5[1];
  _ptr_5[0] = (((int)threadIdx.x) % 32);
  alignas(64) int _ptr_6[1];
  _ptr_6[0] = (((int)threadIdx.x) / 32);
  alignas(64) int _ptr_7[1];
  _ptr_7[0] = ((_ptr_6[0] % 4) * 32);
  alignas(64) int _ptr_8[1];
  _ptr_8[0] = ((_ptr_6[0] / 4) * 32);
  alignas(64) int _ptr_9[1];
  _ptr_9[0] = ((_ptr_7[0] * 32) + ((_ptr_5[0] % 16) * 32));
  alignas(64) int _ptr_10[1];
  _ptr_10[0] = (_ptr_5[0] / 16);
  alignas(64) int _ptr_11[1];
  _ptr_11[0] = (((((_ptr_5[0] / 16) * 256) + (_ptr_8[0] * 32)) + ((_ptr_5[0] % 8) * 32)) + 4096);
  alignas(64) int _ptr_12[1];
  _ptr_12[0] = ((_ptr_5[0] % 16) / 8);
  alignas(64) int _ptr_13[1];
  _ptr_13[0] = (_ptr_5[0] % 8);
  alignas(64) int _ptr_14[1];
  int cse_v2 = (((int)threadIdx.x) % 8);
  _ptr_14[0] = (((int)threadIdx.x) % 8);
  alignas(64) int _ptr_15[1];
  int cse_v3 = (((int)threadIdx.x) / 8);
  _ptr_15[0] = (((int)threadIdx.x) / 8);
  alignas(64) int _ptr_16[1];
  _ptr_16[0] = (_ptr_4[0] + _ptr_15[0]);
  alignas(64) int _ptr_17[8];
  alignas(64) int _ptr_18[8];
  #pragma unroll
  for (int v_2 = 0; v_2 < 8; ++v_2) {
    int v_3 = ((v_2 * 16) + _ptr_16[0]);
    int v_4 = (v_3 / 28);
    int cse_v4 = (v_3 / 784);
    int v_5 = (v_3 / 784);
    alignas(64) int _ptr_19[1];
    _ptr_19[0] = (((v_3 % 784) / 28) - 1);
    alignas(64) int _ptr_20[1];
    _ptr_20[0] = ((v_3 % 28) - 1);
    _ptr_17[v_2] = ((((v_3 / 784) * 50176) + (_ptr_19[0] * 1792)) + (_ptr_20[0] * 64));
    int v_6 = (((((0 <= _ptr_20[0]) && (_ptr_20[0] < 28)) ? 1 : 0) + (((-1 <= _ptr_20[0]) && (_ptr_20[0] < 27)) ? 2 : 0)) + (((-2 <= _ptr_20[0]) && (_ptr_20[0] < 26)) ? 4 : 0));
    _ptr_18[v_2] = ((v_3 < 1568) ? (((((0 <= _ptr_19[0]) && (_ptr_19[0] < 28)) ? v_6 : 0) + (((-1 <= _ptr_19[0]) && (_ptr_19[0] < 27)) ? (v_6 << 3) : 0)) + (((-2 <= _ptr_19[0]) && (_ptr_19[0] < 26)) ? (v_6 << 6) : 0)) : 0);
  }
  alignas(64) int _ptr_21[1];
  _ptr_21[0] = (((int)threadIdx.x) % 8);
  alignas(64) int _ptr_22[1];
  _ptr_22[0] = (((int)threadIdx.x) / 8);
  alignas(64) int _ptr_23[1];
  _ptr_23[0] = (_ptr_3[0] + _ptr_22[0]);
  alignas(64) int _ptr_24[1];
  _ptr_24[0] = (_ptr_2[0] * 3);
  int v_7 = (_ptr_24[0] * 32);
  int v_8 = _ptr_14[0];
  int cse_v5 = (v_8 * 4);
  int cse_v13 = ((v_8 * 4) + v_7);
  int v_9 = ((v_8 * 4) + v_7);
  int cse_v18 = (((v_8 * 4) + v_7) / 64);
  int v_10 = (((v_8 * 4) + v_7) / 64);
  alignas(64) int _ptr_25[1];
  _ptr_25[0] = ((((((((v_8 * 4) + v_7) / 192) * 1792) + (((((v_8 * 4) + v_7) % 192) / 64) * 64)) + (v_8 * 4)) + v_7) - ((((v_8 * 4) + v_7) / 64) * 64));
  alignas(64) int _ptr_26[1];
  _ptr_26[0] = (((v_8 * 4) + v_7) / 64);
  int v_11 = ((_ptr_15[0] * 32) + ((v_8 ^ (_ptr_15[0] % 8)) * 4));
  #pragma unroll
  for (int v_12 = 0; v_12 < 8; ++v_12) {
    tvmbn_copy_cached_16((&(_ptr[((v_12 * 512) + v_11)])), (&(x_ptr[(_ptr_17[v_12] + _ptr_25[0])])), (0 < ((_ptr_18[v_12] >> _ptr_26[0]) & 1)));
  }
  int v_13 = _ptr_21[0];
  int cse_v6 = (v_13 * 4);
  int v_14 = ((v_13 * 4) + v_7);
  int v_15 = (((_ptr_22[0] * 32) + ((v_13 ^ (_ptr_22[0] % 8)) * 4)) + 4096);
  #pragma unroll
  for (int v_16 = 0; v_16 < 2; ++v_16) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_16 * 512) + v_15)])), (&(weight_ptr[((((v_16 * 9216) + (_ptr_23[0] * 576)) + (v_13 * 4)) + v_7)])), (bool)1);
  }
  tvmbn_copy_commit();
  int v_17 = ((_ptr_24[0] * 32) + 32);
  int v_18 = _ptr_14[0];
  int cse_v7 = (v_18 * 4);
  int cse_v14 = ((v_18 * 4) + v_17);
  int v_19 = ((v_18 * 4) + v_17);
  int cse_v19 = (((v_18 * 4) + v_17) / 64);
  int v_20 = (((v_18 * 4) + v_17) / 64);
  alignas(64) int _ptr_27[1];
  _ptr_27[0] = ((((((((v_18 * 4) + v_17) / 192) * 1792) + (((((v_18 * 4) + v_17) % 192) / 64) * 64)) + (v_18 * 4)) + v_17) - ((((v_18 * 4) + v_17) / 64) * 64));
  alignas(64) int _ptr_28[1];
  _ptr_28[0] = (((v_18 * 4) + v_17) / 64);
  int v_21 = (((_ptr_15[0] * 32) + ((v_18 ^ (_ptr_15[0] % 8)) * 4)) + 5120);
  #pragma unroll
  for (int v_22 = 0; v_22 < 8; ++v_22) {
    tvmbn_copy_cached_16((&(_ptr[((v_22 * 512) + v_21)])), (&(x_ptr[(_ptr_17[v_22] + _ptr_27[0])])), (0 < ((_ptr_18[v_22] >> _ptr_28[0]) & 1)));
  }
  int v_23 = _ptr_21[0];
  int cse_v8 = (v_23 * 4);
  int v_24 = ((v_23 * 4) + v_17);
  int v_25 = (((_ptr_22[0] * 32) + ((v_23 ^ (_ptr_22[0] % 8)) * 4)) + 9216);
  #pragma unroll
  for (int v_26 = 0; v_26 < 2; ++v_26) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_26 * 512) + v_25)])), (&(weight_ptr[((((v_26 * 9216) + (_ptr_23[0] * 576)) + (v_23 * 4)) + v_17)])), (bool)1);
  }
  tvmbn_copy_commit();
  int v_27 = ((_ptr_24[0] * 32) + 64);
  int v_28 = _ptr_14[0];
  int cse_v9 = (v_28 * 4);
  int cse_v15 = ((v_28 * 4) + v_27);
  int v_29 = ((v_28 * 4) + v_27);
  int cse_v20 = (((v_28 * 4) + v_27) / 64);
  int v_30 = (((v_28 * 4) + v_27) / 64);
  alignas(64) int _ptr_29[1];
  _ptr_29[0] = ((((((((v_28 * 4) + v_27) / 192) * 1792) + (((((v_28 * 4) + v_27) % 192) / 64) * 64)) + (v_28 * 4)) + v_27) - ((((v_28 * 4) + v_27) / 64) * 64));
  alignas(64) int _ptr_30[1];
  _ptr_30[0] = (((v_28 * 4) + v_27) / 64);
  int v_31 = (((_ptr_15[0] * 32) + ((v_28 ^ (_ptr_15[0] % 8)) * 4)) + 10240);
  #pragma unroll
  for (int v_32 = 0; v_32 < 8; ++v_32) {
    tvmbn_copy_cached_16((&(_ptr[((v_32 * 512) + v_31)])), (&(x_ptr[(_ptr_17[v_32] + _ptr_29[0])])), (0 < ((_ptr_18[v_32] >> _ptr_30[0]) & 1)));
  }
  int v_33 = _ptr_21[0];
  int cse_v10 = (v_33 * 4);
  int v_34 = ((v_33 * 4) + v_27);
  int v_35 = (((_ptr_22[0] * 32) + ((v_33 ^ (_ptr_22[0] % 8)) * 4)) + 14336);
  #pragma unroll
  for (int v_36 = 0; v_36 < 2; ++v_36) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_36 * 512) + v_35)])), (&(weight_ptr[((((v_36 * 9216) + (_ptr_23[0] * 576)) + (v_33 * 4)) + v_27)])), (bool)1);
  }
  tvmbn_copy_commit();
  alignas(64) int _ptr_31[2];
  _ptr_31[0] = 0;
  _ptr_31[1] = 15360;
  for (int v_37 = 0; v_37 < 3; ++v_37) {
    tvmbn_copy_wait_2();
    tvm_builtin_cuda_cta_sync();
    tvmbn_copy_commit();
    alignas(64) uint _ptr_32[16];
    alignas(64) uint _ptr_33[16];
    int v_38 = ((((_ptr_10[0] ^ (_ptr_13[0] % 8)) * 4) + _ptr_31[0]) + _ptr_9[0]);
    #pragma unroll
    for (int v_39 = 0; v_39 < 2; ++v_39) {
      tvmbn_load_matrices((&(_ptr_32[(v_39 * 4)])), (&(_ptr[((v_39 * 512) + v_38)])));
    }
    int v_40 = ((((_ptr_12[0] ^ (_ptr_13[0] % 8)) * 4) + _ptr_31[0]) + _ptr_11[0]);
    #pragma unroll
    for (int v_41 = 0; v_41 < 2; ++v_41) {
      tvmbn_load_matrices((&(_ptr_33[(v_41 * 4)])), (&(_ptr[((v_41 * 512) + v_40)])));
    }
    int v_42 = (((((_ptr_10[0] + 2) ^ (_ptr_13[0] % 8)) * 4) + _ptr_31[0]) + _ptr_9[0]);
    #pragma unroll
    for (int v_43 = 0; v_43 < 2; ++v_43) {
      tvmbn_load_matrices((&(_ptr_32[((v_43 * 4) + 8)])), (&(_ptr[((v_43 * 512) + v_42)])));
    }
    int v_44 = (((((_ptr_12[0] + 2) ^ (_ptr_13[0] % 8)) * 4) + _ptr_31[0]) + _ptr_11[0]);
    #pragma unroll
    for (int v_45 = 0; v_45 < 2; ++v_45) {
      tvmbn_load_matrices((&(_ptr_33[((v_45 * 4) + 8)])), (&(_ptr[((v_45 * 512) + v_44)])));
    }
    #pragma unroll
    for (int v_46 = 0; v_46 < 8; ++v_46) {
      tvmbn_round_to_tf32((&(_ptr_32[v_46])));
    }
    #pragma unroll
    for (int v_47 = 0; v_47 < 8; ++v_47) {
      tvmbn_round_to_tf32((&(_ptr_33[v_47])));
    }
    #pragma unroll
    for (int v_48 = 0; v_48 < 2; ++v_48) {
      #pragma unroll
      for (int v_49 = 0; v_49 < 4; ++v_49) {
        tvmbn_product_tf32((&(_ptr_1[((v_48 * 16) + (v_49 * 4))])), (&(_ptr_32[(v_48 * 4)])), (&(_ptr_33[(v_49 * 2)])));
      }
    }
    int v_50 = (((((_ptr_10[0] + 4) ^ (_ptr_13[0] % 8)) * 4) + _ptr_31[0]) + _ptr_9[0]);
    #pragma unroll
    for (int v_51 = 0; v_51 < 2; ++v_51) {
      tvmbn_load_matrices((&(_ptr_32[(v_51 * 4)])), (&(_ptr[((v_51 * 512) + v_50)])));
    }
    int v_52 = (((((_ptr_12[0] + 4) ^ (_ptr_13[0] % 8)) * 4) + _ptr_31[0]) + _ptr_11[0]);
    #pragma unroll
    for (int v_53 = 0; v_53 < 2; ++v_53) {
      tvmbn_load_matrices((&(_ptr_33[(v_53 * 4)])), (&(_ptr[((v_53 * 512) + v_52)])));
    }
    #pragma unroll
    for (int v_54 = 0; v_54 < 8; ++v_54) {
      tvmbn_round_to_tf32((&(_ptr_32[(v_54 + 8)])));
    }
    #pragma unroll
    for (int v_55 = 0; v_55 < 8; ++v_55) {
      tvmbn_round_to_tf32((&(_ptr_33[(v_55 + 8)])));
    }
    #pragma unroll
    for (int v_56 = 0; v_56 < 2; ++v_56) {
      #pragma unroll
      for (int v_57 = 0; v_57 < 4; ++v_57) {
        tvmbn_product_tf32((&(_ptr_1[((v_56 * 16) + (v_57 * 4))])), (&(_ptr_32[((v_56 * 4) + 8)])), (&(_ptr_33[((v_57 * 2) + 8)])));
      }
    }
    int v_58 = (((((_ptr_10[0] + 6) ^ (_ptr_13[0] % 8)) * 4) + _ptr_31[0]) + _ptr_9[0]);
    #pragma unroll
    for (int v_59 = 0; v_59 < 2; ++v_59) {
      tvmbn_load_matrices((&(_ptr_32[((v_59 * 4) + 8)])), (&(_ptr[((v_59 * 512) + v_58)])));
    }
    int v_60 = (((((_ptr_12[0] + 6) ^ (_ptr_13[0] % 8)) * 4) + _ptr_31[0]) + _ptr_11[0]);
    #pragma unroll
    for (int v_61 = 0; v_61 < 2; ++v_61) {
      tvmbn_load_matrices((&(_ptr_33[((v_61 * 4) + 8)])), (&(_ptr[((v_61 * 512) + v_60)])));
    }
    #pragma unroll
    for (int v_62 = 0; v_62 < 8; ++v_62) {
      tvmbn_round_to_tf32((&(_ptr_32[v_62])));
    }
    #pragma unroll
    for (int v_63 = 0; v_63 < 8; ++v_63) {
      tvmbn_round_to_tf32((&(_ptr_33[v_63])));
    }
    #pragma unroll
    for (int v_64 = 0; v_64 < 2; ++v_64) {
      #pragma unroll
      for (int v_65 = 0; v_65 < 4; ++v_65) {
        tvmbn_product_tf32((&(_ptr_1[((v_64 * 16) + (v_65 * 4))])), (&(_ptr_32[(v_64 * 4)])), (&(_ptr_33[(v_65 * 2)])));
      }
    }
    #pragma unroll
    for (int v_66 = 0; v_66 < 8; ++v_66) {
      tvmbn_round_to_tf32((&(_ptr_32[(v_66 + 8)])));
    }
    #pragma unroll
    for (int v_67 = 0; v_67 < 8; ++v_67) {
      tvmbn_round_to_tf32((&(_ptr_33[(v_67 + 8)])));
    }
    #pragma unroll
    for (int v_68 = 0; v_68 < 2; ++v_68) {
      #pragma unroll
      for (int v_69 = 0; v_69 < 4; ++v_69) {
        tvmbn_product_tf32((&(_ptr_1[((v_68 * 16) + (v_69 * 4))])), (&(_ptr_32[((v_68 * 4) + 8)])), (&(_ptr_33[((v_69 * 2) + 8)])));
      }
    }
    int condval;
    if (_ptr_31[0] == 15360) {
      condval = 0;
    } else {
      condval = (_ptr_31[0] + 5120);
    }
    _ptr_31[0] = condval;
    int condval_1;
    if (_ptr_31[1] == 15360) {
      condval_1 = 0;
    } else {
      condval_1 = (_ptr_31[1] + 5120);
    }
    _ptr_31[1] = condval_1;
  }
  alignas(64) int _ptr_34[1];
  _ptr_34[0] = (((_ptr_5[0] / 4) + _ptr_4[0]) + _ptr_7[0]);
  alignas(64) int _ptr_35[1];
  _ptr_35[0] = ((((_ptr_5[0] % 4) * 2) + _ptr_3[0]) + _ptr_8[0]);
  alignas(64) int _ptr_36[1];
  _ptr_36[0] = (((_ptr_2[0] * 100352) + (_ptr_34[0] * 64)) + _ptr_35[0]);
  #pragma unroll
  for (int v_70 = 0; v_70 < 2; ++v_70) {
    int cse_v11 = (v_70 * 16);
    int cse_v12 = (v_70 * 1024);
    #pragma unroll
    for (int v_71 = 0; v_71 < 4; ++v_71) {
      if (((v_70 * 16) + _ptr_34[0]) < 1568) {
        tvmbn_move__8((&(partials_ptr[(((v_70 * 1024) + (v_71 * 8)) + _ptr_36[0])])), (&(_ptr_1[((v_70 * 16) + (v_71 * 4))])));
      }
    }
    #pragma unroll
    for (int v_72 = 0; v_72 < 4; ++v_72) {
      if (((v_70 * 16) + _ptr_34[0]) < 1560) {
        tvmbn_move__8((&(partials_ptr[((((v_70 * 1024) + (v_72 * 8)) + _ptr_36[0]) + 512)])), (&(_ptr_1[(((v_70 * 16) + (v_72 * 4)) + 2)])));
      }
    }
  }
}

extern "C" __global__ void __launch_bounds__(128) main_kernel_1(float* __restrict__ bias_ptr, float* __restrict__ partials_ptr, float* __restrict__ y_ptr) {
  int v = ((((int)blockIdx.x) * 128) + ((int)threadIdx.x));
  int v_1 = ((((int)blockIdx.x) * 8) + (((int)threadIdx.x) / 16));
  int cse_v16 = ((((int)threadIdx.x) % 16) * 4);
  int v_2 = ((((int)threadIdx.x) % 16) * 4);
  alignas(64) float _ptr[4];
  tvmbn_move__16((&(_ptr[0])), (&(bias_ptr[((((int)threadIdx.x) % 16) * 4)])));
  alignas(64) float _ptr_1[24];
  int cse_v17 = ((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 4));
  tvmbn_move__16((&(_ptr_1[0])), (&(partials_ptr[((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 4))])));
  tvmbn_move__16((&(_ptr_1[4])), (&(partials_ptr[(((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 4)) + 100352)])));
  tvmbn_move__16((&(_ptr_1[8])), (&(partials_ptr[(((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 4)) + 200704)])));
  tvmbn_move__16((&(_ptr_1[12])), (&(partials_ptr[(((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 4)) + 301056)])));
  tvmbn_move__16((&(_ptr_1[16])), (&(partials_ptr[(((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 4)) + 401408)])));
  tvmbn_move__16((&(_ptr_1[20])), (&(partials_ptr[(((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 4)) + 501760)])));
  float v_3 = (((((_ptr_1[0] + _ptr_1[4]) + _ptr_1[8]) + _ptr_1[12]) + _ptr_1[16]) + _ptr_1[20]);
  float v_4 = (((((_ptr_1[1] + _ptr_1[5]) + _ptr_1[9]) + _ptr_1[13]) + _ptr_1[17]) + _ptr_1[21]);
  float v_5 = (((((_ptr_1[2] + _ptr_1[6]) + _ptr_1[10]) + _ptr_1[14]) + _ptr_1[18]) + _ptr_1[22]);
  float v_6 = (((((_ptr_1[3] + _ptr_1[7]) + _ptr_1[11]) + _ptr_1[15]) + _ptr_1[19]) + _ptr_1[23]);
  alignas(64) float _ptr_2[4];
  _ptr_2[0] = (((v_3 + _ptr[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (v_3 + _ptr[0]));
  _ptr_2[1] = (((v_4 + _ptr[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (v_4 + _ptr[1]));
  _ptr_2[2] = (((v_5 + _ptr[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (v_5 + _ptr[2]));
  _ptr_2[3] = (((v_6 + _ptr[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (v_6 + _ptr[3]));
  int v_7 = ((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 4));
  tvmbn_move__16((&(y_ptr[((((int)blockIdx.x) * 512) + (((int)threadIdx.x) * 4))])), (&(_ptr_2[0])));
}
