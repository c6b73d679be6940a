extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ partials_ptr, nv_bfloat16* __restrict__ weight_ptr, nv_bfloat16* __restrict__ x_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel_1(float* __restrict__ bias_ptr, float* __restrict__ partials_ptr, nv_bfloat16* __restrict__ residual_ptr, nv_bfloat16* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ partials_ptr, nv_bfloat16* __restrict__ weight_ptr, nv_bfloat16* __restrict__ x_ptr) {
  extern __shared__ __align__(64) nv_bfloat16 _ptr[];
  alignas(64) float _ptr_1[32];
  #pragma unroll
  for (int v = 0; v < 32; ++v) {
    _ptr_1[v] = 0x0p+0f/*0.000000e+00*/;
  }
  int cse_v1 = (((int)blockIdx.x) % 16);
  int v_1 = (((int)blockIdx.x) % 16);
  alignas(64) int _ptr_2[1];
  _ptr_2[0] = (((int)blockIdx.x) / 16);
  alignas(64) int _ptr_3[1];
  _ptr_3[0] = ((((int)blockIdx.x) % 4) * 64);
  alignas(64) int _ptr_4[1];
  _ptr_4[0] = (((((int)blockIdx.x) % 16) / 4) * 64);
  alignas(64) int _ptr_5[1];
  _ptr_5[0] = (((int)threadIdx.x) % 32);
  alignas(64) int _ptr_6[1];
  _ptr_6[0] = (((int)threadIdx.x) / 32);
  alignas(64) int _ptr_7[1];
  _ptr_7[0] = ((_ptr_6[0] % 2) * 32);
  alignas(64) int _ptr_8[1];
  _ptr_8[0] = ((_ptr_6[0] / 2) * 32);
  alignas(64) int _ptr_9[1];
  _ptr_9[0] = ((_ptr_7[0] * 64) + ((_ptr_5[0] % 16) * 64));
  alignas(64) int _ptr_10[1];
  _ptr_10[0] = (_ptr_5[0] / 16);
  alignas(64) int _ptr_11[1];
  _ptr_11[0] = (((((_ptr_5[0] / 16) * 512) + (_ptr_8[0] * 64)) + ((_ptr_5[0] % 8) * 64)) + 4096);
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
  alignas(64) int _ptr_17[4];
  alignas(64) int _ptr_18[4];
  #pragma unroll
  for (int v_2 = 0; v_2 < 4; ++v_2) {
    int v_3 = ((v_2 * 16) + _ptr_16[0]);
    int v_4 = (v_3 / 14);
    int cse_v4 = (v_3 / 196);
    int v_5 = (v_3 / 196);
    alignas(64) int _ptr_19[1];
    _ptr_19[0] = (((v_3 % 196) / 14) - 1);
    alignas(64) int _ptr_20[1];
    _ptr_20[0] = ((v_3 % 14) - 1);
    _ptr_17[v_2] = ((((v_3 / 196) * 50176) + (_ptr_19[0] * 3584)) + (_ptr_20[0] * 256));
    int v_6 = (((((0 <= _ptr_20[0]) && (_ptr_20[0] < 14)) ? 1 : 0) + (((-1 <= _ptr_20[0]) && (_ptr_20[0] < 13)) ? 2 : 0)) + (((-2 <= _ptr_20[0]) && (_ptr_20[0] < 12)) ? 4 : 0));
    _ptr_18[v_2] = ((v_3 < 196) ? (((((0 <= _ptr_19[0]) && (_ptr_19[0] < 14)) ? v_6 : 0) + (((-1 <= _ptr_19[0]) && (_ptr_19[0] < 13)) ? (v_6 << 3) : 0)) + (((-2 <= _ptr_19[0]) && (_ptr_19[0] < 12)) ? (v_6 << 6) : 0)) : 0);
  }
  alignas(64) int _ptr_21[1];
  _ptr_21[0] = (((int)threadIdx.x) % 8);
  alignas(64) int _ptr_22[1];
  _ptr_22[0] = (((int)threadIdx.x) / 8);
  alignas(64) int _ptr_23[1];
  _ptr_23[0] = (_ptr_3[0] + _ptr_22[0]);
  alignas(64) int _ptr_24[1];
  _ptr_24[0] = (_ptr_2[0] * 3);
  int v_7 = (_ptr_24[0] * 64);
  int v_8 = _ptr_14[0];
  int cse_v5 = (v_8 * 8);
  int cse_v13 = ((v_8 * 8) + v_7);
  int v_9 = ((v_8 * 8) + v_7);
  int cse_v18 = (((v_8 * 8) + v_7) / 256);
  int v_10 = (((v_8 * 8) + v_7) / 256);
  alignas(64) int _ptr_25[1];
  _ptr_25[0] = ((((((((v_8 * 8) + v_7) / 768) * 3584) + (((((v_8 * 8) + v_7) % 768) / 256) * 256)) + (v_8 * 8)) + v_7) - ((((v_8 * 8) + v_7) / 256) * 256));
  alignas(64) int _ptr_26[1];
  _ptr_26[0] = (((v_8 * 8) + v_7) / 256);
  int v_11 = ((_ptr_15[0] * 64) + ((v_8 ^ (_ptr_15[0] % 8)) * 8));
  #pragma unroll
  for (int v_12 = 0; v_12 < 4; ++v_12) {
    tvmbn_copy_cached_16((&(_ptr[((v_12 * 1024) + v_11)])), (&(x_ptr[(_ptr_17[v_12] + _ptr_25[0])])), (0 < ((_ptr_18[v_12] >> _ptr_26[0]) & 1)));
  }
  int v_13 = _ptr_21[0];
  int cse_v6 = (v_13 * 8);
  int v_14 = ((v_13 * 8) + v_7);
  int v_15 = (((_ptr_22[0] * 64) + ((v_13 ^ (_ptr_22[0] % 8)) * 8)) + 4096);
  #pragma unroll
  for (int v_16 = 0; v_16 < 4; ++v_16) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_16 * 1024) + v_15)])), (&(weight_ptr[((((v_16 * 36864) + (_ptr_23[0] * 2304)) + (v_13 * 8)) + v_7)])), (bool)1);
  }
  tvmbn_copy_commit();
  int v_17 = ((_ptr_24[0] * 64) + 64);
  int v_18 = _ptr_14[0];
  int cse_v7 = (v_18 * 8);
  int cse_v14 = ((v_18 * 8) + v_17);
  int v_19 = ((v_18 * 8) + v_17);
  int cse_v19 = (((v_18 * 8) + v_17) / 256);
  int v_20 = (((v_18 * 8) + v_17) / 256);
  alignas(64) int _ptr_27[1];
  _ptr_27[0] = ((((((((v_18 * 8) + v_17) / 768) * 3584) + (((((v_18 * 8) + v_17) % 768) / 256) * 256)) + (v_18 * 8)) + v_17) - ((((v_18 * 8) + v_17) / 256) * 256));
  alignas(64) int _ptr_28[1];
  _ptr_28[0] = (((v_18 * 8) + v_17) / 256);
  int v_21 = (((_ptr_15[0] * 64) + ((v_18 ^ (_ptr_15[0] % 8)) * 8)) + 8192);
  #pragma unroll
  for (int v_22 = 0; v_22 < 4; ++v_22) {
    tvmbn_copy_cached_16((&(_ptr[((v_22 * 1024) + v_21)])), (&(x_ptr[(_ptr_17[v_22] + _ptr_27[0])])), (0 < ((_ptr_18[v_22] >> _ptr_28[0]) & 1)));
  }
  int v_23 = _ptr_21[0];
  int cse_v8 = (v_23 * 8);
  int v_24 = ((v_23 * 8) + v_17);
  int v_25 = (((_ptr_22[0] * 64) + ((v_23 ^ (_ptr_22[0] % 8)) * 8)) + 12288);
  #pragma unroll
  for (int v_26 = 0; v_26 < 4; ++v_26) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_26 * 1024) + v_25)])), (&(weight_ptr[((((v_26 * 36864) + (_ptr_23[0] * 2304)) + (v_23 * 8)) + v_17)])), (bool)1);
  }
  tvmbn_copy_commit();
  int v_27 = ((_ptr_24[0] * 64) + 128);
  int v_28 = _ptr_14[0];
  int cse_v9 = (v_28 * 8);
  int cse_v15 = ((v_28 * 8) + v_27);
  int v_29 = ((v_28 * 8) + v_27);
  int cse_v20 = (((v_28 * 8) + v_27) / 256);
  int v_30 = (((v_28 * 8) + v_27) / 256);
  alignas(64) int _ptr_29[1];
  _ptr_29[0] = ((((((((v_28 * 8) + v_27) / 768) * 3584) + (((((v_28 * 8) + v_27) % 768) / 256) * 256)) + (v_28 * 8)) + v_27) - ((((v_28 * 8) + v_27) / 256) * 256));
  alignas(64) int _ptr_30[1];
  _ptr_30[0] = (((v_28 * 8) + v_27) / 256);
  int v_31 = (((_ptr_15[0] * 64) + ((v_28 ^ (_ptr_15[0] % 8)) * 8)) + 16384);
  #pragma unroll
  for (int v_32 = 0; v_32 < 4; ++v_32) {
    tvmbn_copy_cached_16((&(_ptr[((v_32 * 1024) + v_31)])), (&(x_ptr[(_ptr_17[v_32] + _ptr_29[0])])), (0 < ((_ptr_18[v_32] >> _ptr_30[0]) & 1)));
  }
  int v_33 = _ptr_21[0];
  int cse_v10 = (v_33 * 8);
  int v_34 = ((v_33 * 8) + v_27);
  int v_35 = (((_ptr_22[0] * 64) + ((v_33 ^ (_ptr_22[0] % 8)) * 8)) + 20480);
  #pragma unroll
  for (int v_36 = 0; v_36 < 4; ++v_36) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_36 * 1024) + v_35)])), (&(weight_ptr[((((v_36 * 36864) + (_ptr_23[0] * 2304)) + (v_33 * 8)) + v_27)])), (bool)1);
  }
  tvmbn_copy_commit();
  alignas(64) int _ptr_31[2];
  _ptr_31[0] = 0;
  _ptr_31[1] = 24576;
  for (int v_37 = 0; v_37 < 3; ++v_37) {
    tvmbn_copy_wait_2();
    tvm_builtin_cuda_cta_sync();
    tvmbn_copy_commit();
    alignas(64) uint _ptr_32[16];
    alignas(64) uint _ptr_33[16];
    int v_38 = ((((_ptr_10[0] ^ (_ptr_13[0] % 8)) * 8) + _ptr_31[0]) + _ptr_9[0]);
    #pragma unroll
    for (int v_39 = 0; v_39 < 2; ++v_39) {
      tvmbn_load_matrices((&(_ptr_32[(v_39 * 4)])), (&(_ptr[((v_39 * 1024) + v_38)])));
    }
    int v_40 = ((((_ptr_12[0] ^ (_ptr_13[0] % 8)) * 8) + _ptr_31[0]) + _ptr_11[0]);
    #pragma unroll
    for (int v_41 = 0; v_41 < 2; ++v_41) {
      tvmbn_load_matrices((&(_ptr_33[(v_41 * 4)])), (&(_ptr[((v_41 * 1024) + v_40)])));
    }
    int v_42 = (((((_ptr_10[0] + 2) ^ (_ptr_13[0] % 8)) * 8) + _ptr_31[0]) + _ptr_9[0]);
    #pragma unroll
    for (int v_43 = 0; v_43 < 2; ++v_43) {
      tvmbn_load_matrices((&(_ptr_32[((v_43 * 4) + 8)])), (&(_ptr[((v_43 * 1024) + v_42)])));
    }
    int v_44 = (((((_ptr_12[0] + 2) ^ (_ptr_13[0] % 8)) * 8) + _ptr_31[0]) + _ptr_11[0]);
    #pragma unroll
    for (int v_45 = 0; v_45 < 2; ++v_45) {
      tvmbn_load_matrices((&(_ptr_33[((v_45 * 4) + 8)])), (&(_ptr[((v_45 * 1024) + v_44)])));
    }
    #pragma unroll
    for (int v_46 = 0; v_46 < 2; ++v_46) {
      #pragma unroll
      for (int v_47 = 0; v_47 < 4; ++v_47) {
        tvmbn_product_bf16((&(_ptr_1[((v_46 * 16) + (v_47 * 4))])), (&(_ptr_32[(v_46 * 4)])), (&(_ptr_33[(v_47 * 2)])));
      }
    }
    int v_48 = (((((_ptr_10[0] + 4) ^ (_ptr_13[0] % 8)) * 8) + _ptr_31[0]) + _ptr_9[0]);
    #pragma unroll
    for (int v_49 = 0; v_49 < 2; ++v_49) {
      tvmbn_load_matrices((&(_ptr_32[(v_49 * 4)])), (&(_ptr[((v_49 * 1024) + v_48)])));
    }
    int v_50 = (((((_ptr_12[0] + 4) ^ (_ptr_13[0] % 8)) * 8) + _ptr_31[0]) + _ptr_11[0]);
    #pragma unroll
    for (int v_51 = 0; v_51 < 2; ++v_51) {
      tvmbn_load_matrices((&(_ptr_33[(v_51 * 4)])), (&(_ptr[((v_51 * 1024) + v_50)])));
    }
    #pragma unroll
    for (int v_52 = 0; v_52 < 2; ++v_52) {
      #pragma unroll
      for (int v_53 = 0; v_53 < 4; ++v_53) {
        tvmbn_product_bf16((&(_ptr_1[((v_52 * 16) + (v_53 * 4))])), (&(_ptr_32[((v_52 * 4) + 8)])), (&(_ptr_33[((v_53 * 2) + 8)])));
      }
    }
    int v_54 = (((((_ptr_10[0] + 6) ^ (_ptr_13[0] % 8)) * 8) + _ptr_31[0]) + _ptr_9[0]);
    #pragma unroll
    for (int v_55 = 0; v_55 < 2; ++v_55) {
      tvmbn_load_matrices((&(_ptr_32[((v_55 * 4) + 8)])), (&(_ptr[((v_55 * 1024) + v_54)])));
    }
    int v_56 = (((((_ptr_12[0] + 6) ^ (_ptr_13[0] % 8)) * 8) + _ptr_31[0]) + _ptr_11[0]);
    #pragma unroll
    for (int v_57 = 0; v_57 < 2; ++v_57) {
      tvmbn_load_matrices((&(_ptr_33[((v_57 * 4) + 8)])), (&(_ptr[((v_57 * 1024) + v_56)])));
    }
    #pragma unroll
    for (int v_58 = 0; v_58 < 2; ++v_58) {
      #pragma unroll
      for (int v_59 = 0; v_59 < 4; ++v_59) {
        tvmbn_product_bf16((&(_ptr_1[((v_58 * 16) + (v_59 * 4))])), (&(_ptr_32[(v_58 * 4)])), (&(_ptr_33[(v_59 * 2)])));
      }
    }
    #pragma unroll
    for (int v_60 = 0; v_60 < 2; ++v_60) {
      #pragma unroll
      for (int v_61 = 0; v_61 < 4; ++v_61) {
        tvmbn_product_bf16((&(_ptr_1[((v_60 * 16) + (v_61 * 4))])), (&(_ptr_32[((v_60 * 4) + 8)])), (&(_ptr_33[((v_61 * 2) + 8)])));
      }
    }
    int condval;
    if (_ptr_31[0] == 24576) {
      condval = 0;
    } else {
      condval = (_ptr_31[0] + 8192);
    }
    _ptr_31[0] = condval;
    int condval_1;
    if (_ptr_31[1] == 24576) {
      condval_1 = 0;
    } else {
      condval_1 = (_ptr_31[1] + 8192);
    }
    _ptr_31[1] = condval_1;
  }
  alignas(64) int _ptr_34[1];
  _ptr_34[0] = (((_ptr_5[0] / 4) + _ptr_4[0]) + _ptr_7[0]);
  alignas(64) int _ptr_35[1];
  _ptr_35[0] = ((((_ptr_5[0] % 4) * 2) + _ptr_3[0]) + _ptr_8[0]);
  alignas(64) int _ptr_36[1];
  _ptr_36[0] = (((_ptr_2[0] * 50176) + (_ptr_34[0] * 256)) + _ptr_35[0]);
  #pragma unroll
  for (int v_62 = 0; v_62 < 2; ++v_62) {
    int cse_v11 = (v_62 * 16);
    int cse_v12 = (v_62 * 4096);
    #pragma unroll
    for (int v_63 = 0; v_63 < 4; ++v_63) {
      if (((v_62 * 16) + _ptr_34[0]) < 196) {
        tvmbn_move__8((&(partials_ptr[(((v_62 * 4096) + (v_63 * 8)) + _ptr_36[0])])), (&(_ptr_1[((v_62 * 16) + (v_63 * 4))])));
      }
    }
    #pragma unroll
    for (int v_64 = 0; v_64 < 4; ++v_64) {
      if (((v_62 * 16) + _ptr_34[0]) < 188) {
        tvmbn_move__8((&(partials_ptr[((((v_62 * 4096) + (v_64 * 8)) + _ptr_36[0]) + 2048)])), (&(_ptr_1[(((v_62 * 16) + (v_64 * 4)) + 2)])));
      }
    }
  }
}

extern "C" __global__ void __launch_bounds__(128) main_kernel_1(float* __restrict__ bias_ptr, float* __restrict__ partials_ptr, nv_bfloat16* __restrict__ residual_ptr, nv_bfloat16* __restrict__ y_ptr) {
  int v = ((((int)blockIdx.x) * 128) + ((int)threadIdx.x));
  int v_1 = ((((int)blockIdx.x) * 4) + (((int)threadIdx.x) / 32));
  int cse_v16 = ((((int)threadIdx.x) % 32) * 8);
  int v_2 = ((((int)threadIdx.x) % 32) * 8);
  alignas(64) float _ptr[8];
  tvmbn_move__16((&(_ptr[0])), (&(bias_ptr[((((int)threadIdx.x) % 32) * 8)])));
  tvmbn_move__16((&(_ptr[4])), (&(bias_ptr[(((((int)threadIdx.x) % 32) * 8) + 4)])));
  alignas(64) float _ptr_1[96];
  int cse_v17 = ((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8));
  tvmbn_move__16((&(_ptr_1[0])), (&(partials_ptr[((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8))])));
  tvmbn_move__16((&(_ptr_1[4])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 4)])));
  tvmbn_move__16((&(_ptr_1[8])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 50176)])));
  tvmbn_move__16((&(_ptr_1[12])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 50180)])));
  tvmbn_move__16((&(_ptr_1[16])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 100352)])));
  tvmbn_move__16((&(_ptr_1[20])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 100356)])));
  tvmbn_move__16((&(_ptr_1[24])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 150528)])));
  tvmbn_move__16((&(_ptr_1[28])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 150532)])));
  tvmbn_move__16((&(_ptr_1[32])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 200704)])));
  tvmbn_move__16((&(_ptr_1[36])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 200708)])));
  tvmbn_move__16((&(_ptr_1[40])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 250880)])));
  tvmbn_move__16((&(_ptr_1[44])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 250884)])));
  tvmbn_move__16((&(_ptr_1[48])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 301056)])));
  tvmbn_move__16((&(_ptr_1[52])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 301060)])));
  tvmbn_move__16((&(_ptr_1[56])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 351232)])));
  tvmbn_move__16((&(_ptr_1[60])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 351236)])));
  tvmbn_move__16((&(_ptr_1[64])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 401408)])));
  tvmbn_move__16((&(_ptr_1[68])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 401412)])));
  tvmbn_move__16((&(_ptr_1[72])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 451584)])));
  tvmbn_move__16((&(_ptr_1[76])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 451588)])));
  tvmbn_move__16((&(_ptr_1[80])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 501760)])));
  tvmbn_move__16((&(_ptr_1[84])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 501764)])));
  tvmbn_move__16((&(_ptr_1[88])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 551936)])));
  tvmbn_move__16((&(_ptr_1[92])), (&(partials_ptr[(((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8)) + 551940)])));
  float v_3 = (((((((((((_ptr_1[0] + _ptr_1[8]) + _ptr_1[16]) + _ptr_1[24]) + _ptr_1[32]) + _ptr_1[40]) + _ptr_1[48]) + _ptr_1[56]) + _ptr_1[64]) + _ptr_1[72]) + _ptr_1[80]) + _ptr_1[88]);
  float v_4 = (((((((((((_ptr_1[1] + _ptr_1[9]) + _ptr_1[17]) + _ptr_1[25]) + _ptr_1[33]) + _ptr_1[41]) + _ptr_1[49]) + _ptr_1[57]) + _ptr_1[65]) + _ptr_1[73]) + _ptr_1[81]) + _ptr_1[89]);
  float v_5 = (((((((((((_ptr_1[2] + _ptr_1[10]) + _ptr_1[18]) + _ptr_1[26]) + _ptr_1[34]) + _ptr_1[42]) + _ptr_1[50]) + _ptr_1[58]) + _ptr_1[66]) + _ptr_1[74]) + _ptr_1[82]) + _ptr_1[90]);
  float v_6 = (((((((((((_ptr_1[3] + _ptr_1[11]) + _ptr_1[19]) + _ptr_1[27]) + _ptr_1[35]) + _ptr_1[43]) + _ptr_1[51]) + _ptr_1[59]) + _ptr_1[67]) + _ptr_1[75]) + _ptr_1[83]) + _ptr_1[91]);
  float v_7 = (((((((((((_ptr_1[4] + _ptr_1[12]) + _ptr_1[20]) + _ptr_1[28]) + _ptr_1[36]) + _ptr_1[44]) + _ptr_1[52]) + _ptr_1[60]) + _ptr_1[68]) + _ptr_1[76]) + _ptr_1[84]) + _ptr_1[92]);
  float v_8 = (((((((((((_ptr_1[5] + _ptr_1[13]) + _ptr_1[21]) + _ptr_1[29]) + _ptr_1[37]) + _ptr_1[45]) + _ptr_1[53]) + _ptr_1[61]) + _ptr_1[69]) + _ptr_1[77]) + _ptr_1[85]) + _ptr_1[93]);
  float v_9 = (((((((((((_ptr_1[6] + _ptr_1[14]) + _ptr_1[22]) + _ptr_1[30]) + _ptr_1[38]) + _ptr_1[46]) + _ptr_1[54]) + _ptr_1[62]) + _ptr_1[70]) + _ptr_1[78]) + _ptr_1[86]) + _ptr_1[94]);
  float v_10 = (((((((((((_ptr_1[7] + _ptr_1[15]) + _ptr_1[23]) + _ptr_1[31]) + _ptr_1[39]) + _ptr_1[47]) + _ptr_1[55]) + _ptr_1[63]) + _ptr_1[71]) + _ptr_1[79]) + _ptr_1[87]) + _ptr_1[95]);
  alignas(64) nv_bfloat16 _ptr_2[8];
  tvmbn_move__16((&(_ptr_2[0])), (&(residual_ptr[((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8))])));
  alignas(64) nv_bfloat16 _ptr_3[8];
      nv_bfloat16 v_ = _ptr_2[0];
    uint v__1 = ((uint)(*(ushort *)(&(v_)))) << (uint)16;
      nv_bfloat16 v__2 = _ptr_2[0];
    uint v__3 = ((uint)(*(ushort *)(&(v__2)))) << (uint)16;
  _ptr_3[0] = ((nv_bfloat16)(((v_3 + _ptr[0]) + (*(float *)(&(v__1)))) * tvmbn_short_sigmoid(((v_3 + _ptr[0]) + (*(float *)(&(v__3)))))));
      nv_bfloat16 v__4 = _ptr_2[1];
    uint v__5 = ((uint)(*(ushort *)(&(v__4)))) << (uint)16;
      nv_bfloat16 v__6 = _ptr_2[1];
    uint v__7 = ((uint)(*(ushort *)(&(v__6)))) << (uint)16;
  _ptr_3[1] = ((nv_bfloat16)(((v_4 + _ptr[1]) + (*(float *)(&(v__5)))) * tvmbn_short_sigmoid(((v_4 + _ptr[1]) + (*(float *)(&(v__7)))))));
      nv_bfloat16 v__8 = _ptr_2[2];
    uint v__9 = ((uint)(*(ushort *)(&(v__8)))) << (uint)16;
      nv_bfloat16 v__10 = _ptr_2[2];
    uint v__11 = ((uint)(*(ushort *)(&(v__10)))) << (uint)16;
  _ptr_3[2] = ((nv_bfloat16)(((v_5 + _ptr[2]) + (*(float *)(&(v__9)))) * tvmbn_short_sigmoid(((v_5 + _ptr[2]) + (*(float *)(&(v__11)))))));
      nv_bfloat16 v__12 = _ptr_2[3];
    uint v__13 = ((uint)(*(ushort *)(&(v__12)))) << (uint)16;
      nv_bfloat16 v__14 = _ptr_2[3];
    uint v__15 = ((uint)(*(ushort *)(&(v__14)))) << (uint)16;
  _ptr_3[3] = ((nv_bfloat16)(((v_6 + _ptr[3]) + (*(float *)(&(v__13)))) * tvmbn_short_sigmoid(((v_6 + _ptr[3]) + (*(float *)(&(v__15)))))));
      nv_bfloat16 v__16 = _ptr_2[4];
    uint v__17 = ((uint)(*(ushort *)(&(v__16)))) << (uint)16;
      nv_bfloat16 v__18 = _ptr_2[4];
    uint v__19 = ((uint)(*(ushort *)(&(v__18)))) << (uint)16;
  _ptr_3[4] = ((nv_bfloat16)(((v_7 + _ptr[4]) + (*(float *)(&(v__17)))) * tvmbn_short_sigmoid(((v_7 + _ptr[4]) + (*(float *)(&(v__19)))))));
      nv_bfloat16 v__20 = _ptr_2[5];
    uint v__21 = ((uint)(*(ushort *)(&(v__20)))) << (uint)16;
      nv_bfloat16 v__22 = _ptr_2[5];
    uint v__23 = ((uint)(*(ushort *)(&(v__22)))) << (uint)16;
  _ptr_3[5] = ((nv_bfloat16)(((v_8 + _ptr[5]) + (*(float *)(&(v__21)))) * tvmbn_short_sigmoid(((v_8 + _ptr[5]) + (*(float *)(&(v__23)))))));
      nv_bfloat16 v__24 = _ptr_2[6];
    uint v__25 = ((uint)(*(ushort *)(&(v__24)))) << (uint)16;
      nv_bfloat16 v__26 = _ptr_2[6];
    uint v__27 = ((uint)(*(ushort *)(&(v__26)))) << (uint)16;
  _ptr_3[6] = ((nv_bfloat16)(((v_9 + _ptr[6]) + (*(float *)(&(v__25)))) * tvmbn_short_sigmoid(((v_9 + _ptr[6]) + (*(float *)(&(v__27)))))));
      nv_bfloat16 v__28 = _ptr_2[7];
    uint v__29 = ((uint)(*(ushort *)(&(v__28)))) << (uint)16;
      nv_bfloat16 v__30 = _ptr_2[7];
    uint v__31 = ((uint)(*(ushort *)(&(v__30)))) << (uint)16;
  _ptr_3[7] = ((nv_bfloat16)(((v_10 + _ptr[7]) + (*(float *)(&(v__29)))) * tvmbn_short_sigmoid(((v_10 + _ptr[7]) + (*(float *)(&(v__31)))))));
  int v_11 = ((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8));
  tvmbn_move__16((&(y_ptr[((((int)blockIdx.x) * 1024) + (((int)threadIdx.x) * 8))])), (&(_ptr_3[0])));
}
