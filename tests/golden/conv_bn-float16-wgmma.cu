extern "C" __global__ void __launch_bounds__(256, 2) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(256, 2) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr) {
  extern __shared__ __align__(64) half _ptr[];
  alignas(64) float _ptr_1[64];
  #pragma unroll
  for (int v = 0; v < 64; ++v) {
    _ptr_1[v] = 0x0p+0f/*0.000000e+00*/;
  }
  alignas(64) int _ptr_2[1];
  _ptr_2[0] = 0;
  alignas(64) int _ptr_3[1];
  _ptr_3[0] = (((int)blockIdx.x) * 128);
  alignas(64) int _ptr_4[1];
  _ptr_4[0] = (((int)threadIdx.x) % 32);
  alignas(64) int _ptr_5[1];
  _ptr_5[0] = (((int)threadIdx.x) / 32);
  alignas(64) int _ptr_6[1];
  _ptr_6[0] = (_ptr_5[0] * 16);
  alignas(64) int _ptr_7[1];
  _ptr_7[0] = (tvmbn_to_aligned_1024((&(_ptr[0]))) / 2);
  int v_1 = (_ptr_7[0] + 24576);
  uint64_t v_2 = tvmbn_descriptor((&(_ptr[(((_ptr_5[0] / 4) * 4096) + _ptr_7[0])])));
  uint64_t v_3 = tvmbn_descriptor((&(_ptr[v_1])));
  alignas(64) int _ptr_8[1];
  int cse_v1 = (((int)threadIdx.x) % 8);
  _ptr_8[0] = (((int)threadIdx.x) % 8);
  alignas(64) int _ptr_9[1];
  int cse_v2 = (((int)threadIdx.x) / 8);
  _ptr_9[0] = (((int)threadIdx.x) / 8);
  alignas(64) int _ptr_10[6];
  #pragma unroll
  for (int v_4 = 0; v_4 < 6; ++v_4) {
    int v_5 = (((v_4 * 32) + _ptr_3[0]) + _ptr_9[0]);
    int v_6 = (v_5 / 29);
    int cse_v3 = (v_5 / 841);
    int v_7 = (v_5 / 841);
    int cse_v4 = (v_5 % 841);
    int cse_v14 = ((v_5 % 841) / 29);
    int v_8 = (((v_5 % 841) / 29) - 1);
    int cse_v5 = (v_5 % 29);
    int v_9 = ((v_5 % 29) - 1);
    _ptr_10[v_4] = ((((v_5 < 26912) && (29 <= (v_5 % 841))) && (1 <= (v_5 % 29))) ? (((((v_5 / 841) * 100352) + (((v_5 % 841) / 29) * 3584)) + ((v_5 % 29) * 128)) - 3712) : -1);
  }
  alignas(64) int _ptr_11[1];
  _ptr_11[0] = (((int)threadIdx.x) % 8);
  alignas(64) int _ptr_12[1];
  _ptr_12[0] = (((int)threadIdx.x) / 8);
  alignas(64) int _ptr_13[1];
  _ptr_13[0] = (_ptr_2[0] + _ptr_12[0]);
  alignas(64) int _ptr_14[1];
  _ptr_14[0] = 0;
  if ((_ptr_14[0] % 9) == 0) {
    int v_10 = _ptr_8[0];
    int v_11 = (((_ptr_14[0] / 9) * 64) + (v_10 * 8));
    int v_12 = ((((((_ptr_14[0] % 18) / 9) * 12288) + (_ptr_9[0] * 64)) + ((v_10 ^ (_ptr_9[0] % 8)) * 8)) + _ptr_7[0]);
    #pragma unroll
    for (int v_13 = 0; v_13 < 5; ++v_13) {
      tvmbn_copy_or_zero_16((&(_ptr[((v_13 * 2048) + v_12)])), (&(x_ptr[(_ptr_10[v_13] + v_11)])), (0 <= _ptr_10[v_13]));
    }
    if (_ptr_9[0] < 28) {
      tvmbn_copy_or_zero_16((&(_ptr[(v_12 + 10240)])), (&(x_ptr[(_ptr_10[5] + v_11)])), (0 <= _ptr_10[5]));
    }
  }
  int v_14 = (((_ptr_14[0] % 9) * 128) + ((_ptr_14[0] / 9) * 64));
  int v_15 = _ptr_11[0];
  int cse_v6 = (v_15 * 8);
  int v_16 = ((v_15 * 8) + v_14);
  int v_17 = (((_ptr_12[0] * 64) + ((v_15 ^ (_ptr_12[0] % 8)) * 8)) + v_1);
  #pragma unroll
  for (int v_18 = 0; v_18 < 4; ++v_18) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_18 * 2048) + v_17)])), (&(weight_ptr[((((v_18 * 36864) + (_ptr_13[0] * 1152)) + (v_15 * 8)) + v_14)])), (bool)1);
  }
  tvmbn_copy_commit();
  if (((_ptr_14[0] + 1) % 9) == 0) {
    int v_19 = _ptr_8[0];
    int v_20 = ((((_ptr_14[0] + 1) / 9) * 64) + (v_19 * 8));
    int v_21 = (((((((_ptr_14[0] + 1) % 18) / 9) * 12288) + (_ptr_9[0] * 64)) + ((v_19 ^ (_ptr_9[0] % 8)) * 8)) + _ptr_7[0]);
    #pragma unroll
    for (int v_22 = 0; v_22 < 5; ++v_22) {
      tvmbn_copy_or_zero_16((&(_ptr[((v_22 * 2048) + v_21)])), (&(x_ptr[(_ptr_10[v_22] + v_20)])), (0 <= _ptr_10[v_22]));
    }
    if (_ptr_9[0] < 28) {
      tvmbn_copy_or_zero_16((&(_ptr[(v_21 + 10240)])), (&(x_ptr[(_ptr_10[5] + v_20)])), (0 <= _ptr_10[5]));
    }
  }
  int v_23 = ((((_ptr_14[0] + 1) % 9) * 128) + (((_ptr_14[0] + 1) / 9) * 64));
  int v_24 = _ptr_11[0];
  int cse_v7 = (v_24 * 8);
  int v_25 = ((v_24 * 8) + v_23);
  int v_26 = ((((_ptr_12[0] * 64) + ((v_24 ^ (_ptr_12[0] % 8)) * 8)) + v_1) + 8192);
  #pragma unroll
  for (int v_27 = 0; v_27 < 4; ++v_27) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_27 * 2048) + v_26)])), (&(weight_ptr[((((v_27 * 36864) + (_ptr_13[0] * 1152)) + (v_24 * 8)) + v_23)])), (bool)1);
  }
  tvmbn_copy_commit();
  if (((_ptr_14[0] + 2) % 9) == 0) {
    int v_28 = _ptr_8[0];
    int v_29 = ((((_ptr_14[0] + 2) / 9) * 64) + (v_28 * 8));
    int v_30 = (((((((_ptr_14[0] + 2) % 18) / 9) * 12288) + (_ptr_9[0] * 64)) + ((v_28 ^ (_ptr_9[0] % 8)) * 8)) + _ptr_7[0]);
    #pragma unroll
    for (int v_31 = 0; v_31 < 5; ++v_31) {
      tvmbn_copy_or_zero_16((&(_ptr[((v_31 * 2048) + v_30)])), (&(x_ptr[(_ptr_10[v_31] + v_29)])), (0 <= _ptr_10[v_31]));
    }
    if (_ptr_9[0] < 28) {
      tvmbn_copy_or_zero_16((&(_ptr[(v_30 + 10240)])), (&(x_ptr[(_ptr_10[5] + v_29)])), (0 <= _ptr_10[5]));
    }
  }
  int v_32 = ((((_ptr_14[0] + 2) % 9) * 128) + (((_ptr_14[0] + 2) / 9) * 64));
  int v_33 = _ptr_11[0];
  int cse_v8 = (v_33 * 8);
  int v_34 = ((v_33 * 8) + v_32);
  int v_35 = ((((_ptr_12[0] * 64) + ((v_33 ^ (_ptr_12[0] % 8)) * 8)) + v_1) + 16384);
  #pragma unroll
  for (int v_36 = 0; v_36 < 4; ++v_36) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_36 * 2048) + v_35)])), (&(weight_ptr[((((v_36 * 36864) + (_ptr_13[0] * 1152)) + (v_33 * 8)) + v_32)])), (bool)1);
  }
  tvmbn_copy_commit();
  alignas(64) int _ptr_15[2];
  _ptr_15[0] = 0;
  _ptr_15[1] = 24576;
  for (int v_37 = 0; v_37 < 18; ++v_37) {
    tvmbn_copy_wait_2();
    tvmbn_show_copies();
    tvmbn_products_wait_0();
    tvm_builtin_cuda_cta_sync();
    uint64_t v_38 = (v_2 + ((uint64_t)((((((_ptr_14[0] + v_37) % 18) / 9) * 1536) + ((((_ptr_14[0] + v_37) % 9) / 3) * 232)) + (((_ptr_14[0] + v_37) % 3) * 8))));
    uint64_t v_39 = (v_3 + ((uint64_t)(_ptr_15[0] / 8)));
    tvmbn_products_begin();
    tvmbn_group_product_f16_128((&(_ptr_1[0])), v_38, v_39);
    tvmbn_group_product_f16_128((&(_ptr_1[0])), (v_38 + (uint64_t)2ULL), (v_39 + (uint64_t)2ULL));
    tvmbn_group_product_f16_128((&(_ptr_1[0])), (v_38 + (uint64_t)4ULL), (v_39 + (uint64_t)4ULL));
    tvmbn_group_product_f16_128((&(_ptr_1[0])), (v_38 + (uint64_t)6ULL), (v_39 + (uint64_t)6ULL));
    tvmbn_products_commit();
    if (v_37 < 15) {
      if ((((_ptr_14[0] + v_37) + 3) % 9) == 0) {
        int v_40 = _ptr_8[0];
        int v_41 = (((((_ptr_14[0] + v_37) + 3) / 9) * 64) + (v_40 * 8));
        int v_42 = ((((((((_ptr_14[0] + v_37) + 3) % 18) / 9) * 12288) + (_ptr_9[0] * 64)) + ((v_40 ^ (_ptr_9[0] % 8)) * 8)) + _ptr_7[0]);
        #pragma unroll
        for (int v_43 = 0; v_43 < 5; ++v_43) {
          tvmbn_copy_or_zero_16((&(_ptr[((v_43 * 2048) + v_42)])), (&(x_ptr[(_ptr_10[v_43] + v_41)])), (0 <= _ptr_10[v_43]));
        }
        if (_ptr_9[0] < 28) {
          tvmbn_copy_or_zero_16((&(_ptr[(v_42 + 10240)])), (&(x_ptr[(_ptr_10[5] + v_41)])), (0 <= _ptr_10[5]));
        }
      }
      int v_44 = (((((_ptr_14[0] + v_37) + 3) % 9) * 128) + ((((_ptr_14[0] + v_37) + 3) / 9) * 64));
      int v_45 = _ptr_11[0];
      int cse_v9 = (v_45 * 8);
      int v_46 = ((v_45 * 8) + v_44);
      int v_47 = ((((_ptr_12[0] * 64) + ((v_45 ^ (_ptr_12[0] % 8)) * 8)) + v_1) + _ptr_15[1]);
      #pragma unroll
      for (int v_48 = 0; v_48 < 4; ++v_48) {
        tvmbn_copy_or_zero_16((&(_ptr[((v_48 * 2048) + v_47)])), (&(weight_ptr[((((v_48 * 36864) + (_ptr_13[0] * 1152)) + (v_45 * 8)) + v_44)])), (bool)1);
      }
    }
    tvmbn_copy_commit();
    int condval;
    if (_ptr_15[0] == 24576) {
      condval = 0;
    } else {
      condval = (_ptr_15[0] + 8192);
    }
    _ptr_15[0] = condval;
    int condval_1;
    if (_ptr_15[1] == 24576) {
      condval_1 = 0;
    } else {
      condval_1 = (_ptr_15[1] + 8192);
    }
    _ptr_15[1] = condval_1;
  }
  tvmbn_products_wait_0();
  tvmbn_copy_wait_0();
  tvm_builtin_cuda_cta_sync();
  alignas(64) int _ptr_16[1];
  _ptr_16[0] = (_ptr_5[0] * 2176);
  alignas(64) int _ptr_17[1];
  _ptr_17[0] = ((_ptr_4[0] % 16) * 8);
  alignas(64) int _ptr_18[1];
  _ptr_18[0] = (_ptr_2[0] + _ptr_17[0]);
  alignas(64) int _ptr_19[1];
  _ptr_19[0] = (_ptr_4[0] / 16);
  alignas(64) float _ptr_20[8];
  tvmbn_move__16((&(_ptr_20[0])), (&(bias_ptr[_ptr_18[0]])));
  tvmbn_move__16((&(_ptr_20[4])), (&(bias_ptr[(_ptr_18[0] + 4)])));
  alignas(64) int _ptr_21[1];
  _ptr_21[0] = ((((_ptr_4[0] / 4) * 136) + ((_ptr_4[0] % 4) * 2)) + _ptr_16[0]);
  int v_49 = (_ptr_3[0] + _ptr_6[0]);
  tvm_builtin_cuda_warp_sync();
  #pragma unroll
  for (int v_50 = 0; v_50 < 16; ++v_50) {
    int cse_v10 = (v_50 * 16);
    int cse_v11 = (v_50 * 4);
    tvmbn_move__8((&(_ptr[((v_50 * 16) + (_ptr_21[0] * 2))])), (&(_ptr_1[(v_50 * 4)])));
    tvmbn_move__8((&(_ptr[(((v_50 * 16) + (_ptr_21[0] * 2)) + 2176)])), (&(_ptr_1[((v_50 * 4) + 2)])));
  }
  tvm_builtin_cuda_warp_sync();
  #pragma unroll
  for (int v_51 = 0; v_51 < 8; ++v_51) {
    int v_52 = ((v_51 * 2) + _ptr_19[0]);
    alignas(64) float _ptr_22[8];
    int cse_v12 = (v_52 * 272);
    tvmbn_move__16((&(_ptr_22[0])), (&(_ptr[(((v_52 * 272) + (_ptr_16[0] * 2)) + (_ptr_17[0] * 2))])));
    tvmbn_move__16((&(_ptr_22[4])), (&(_ptr[((((v_52 * 272) + (_ptr_16[0] * 2)) + (_ptr_17[0] * 2)) + 8)])));
    int cse_v13 = (v_49 + v_52);
    int v_53 = (v_49 + v_52);
    int cse_v15 = ((v_49 + v_52) / 29);
    int v_54 = ((v_49 + v_52) / 29);
    int cse_v16 = ((v_49 + v_52) / 841);
    int v_55 = ((v_49 + v_52) / 841);
    int cse_v17 = ((v_49 + v_52) % 841);
    int cse_v18 = ((v_49 + v_52) % 29);
    if ((((v_49 + v_52) < 26912) && (((v_49 + v_52) % 841) < 812)) && (((v_49 + v_52) % 29) < 28)) {
      int v_56 = (v_49 + v_52);
      int v_57 = ((v_49 + v_52) / 29);
      int v_58 = ((v_49 + v_52) / 841);
      int cse_v19 = (((v_49 + v_52) % 841) / 29);
      int v_59 = (((((v_49 + v_52) / 841) * 784) + ((((v_49 + v_52) % 841) / 29) * 28)) + ((v_49 + v_52) % 29));
      int v_60 = ((((((v_49 + v_52) / 841) * 100352) + ((((v_49 + v_52) % 841) / 29) * 3584)) + (((v_49 + v_52) % 29) * 128)) + _ptr_18[0]);
      alignas(64) half _ptr_23[8];
      _ptr_23[0] = ((half)(((_ptr_22[0] + _ptr_20[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_22[0] + _ptr_20[0])));
      _ptr_23[1] = ((half)(((_ptr_22[1] + _ptr_20[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_22[1] + _ptr_20[1])));
      _ptr_23[2] = ((half)(((_ptr_22[2] + _ptr_20[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_22[2] + _ptr_20[2])));
      _ptr_23[3] = ((half)(((_ptr_22[3] + _ptr_20[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_22[3] + _ptr_20[3])));
      _ptr_23[4] = ((half)(((_ptr_22[4] + _ptr_20[4]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_22[4] + _ptr_20[4])));
      _ptr_23[5] = ((half)(((_ptr_22[5] + _ptr_20[5]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_22[5] + _ptr_20[5])));
      _ptr_23[6] = ((half)(((_ptr_22[6] + _ptr_20[6]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_22[6] + _ptr_20[6])));
      _ptr_23[7] = ((half)(((_ptr_22[7] + _ptr_20[7]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_22[7] + _ptr_20[7])));
      tvmbn_move__16((&(y_ptr[v_60])), (&(_ptr_23[0])));
    }
  }
}
