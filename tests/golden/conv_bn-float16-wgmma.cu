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
    int cse_v12 = ((v_5 % 841) / 29);
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
  int v_10 = ((int)threadIdx.x);
  int v_11 = (_ptr_2[0] + ((int)threadIdx.x));
  if (((int)threadIdx.x) < 128) {
    tvmbn_copy_cached_4((&(_ptr[(((v_11 * 2) + 49664) - (_ptr_2[0] * 2))])), (&(bias_ptr[v_11])), (bool)1);
  }
  alignas(64) int _ptr_14[1];
  _ptr_14[0] = 0;
  if ((_ptr_14[0] % 9) == 0) {
    int v_12 = _ptr_8[0];
    int v_13 = (((_ptr_14[0] / 9) * 64) + (v_12 * 8));
    int v_14 = ((((((_ptr_14[0] % 18) / 9) * 12288) + (_ptr_9[0] * 64)) + ((v_12 ^ (_ptr_9[0] % 8)) * 8)) + _ptr_7[0]);
    #pragma unroll
    for (int v_15 = 0; v_15 < 5; ++v_15) {
      tvmbn_copy_or_zero_16((&(_ptr[((v_15 * 2048) + v_14)])), (&(x_ptr[(_ptr_10[v_15] + v_13)])), (0 <= _ptr_10[v_15]));
    }
    if (_ptr_9[0] < 28) {
      tvmbn_copy_or_zero_16((&(_ptr[(v_14 + 10240)])), (&(x_ptr[(_ptr_10[5] + v_13)])), (0 <= _ptr_10[5]));
    }
  }
  int v_16 = (((_ptr_14[0] % 9) * 128) + ((_ptr_14[0] / 9) * 64));
  int v_17 = _ptr_11[0];
  int cse_v6 = (v_17 * 8);
  int v_18 = ((v_17 * 8) + v_16);
  int v_19 = (((_ptr_12[0] * 64) + ((v_17 ^ (_ptr_12[0] % 8)) * 8)) + v_1);
  #pragma unroll
  for (int v_20 = 0; v_20 < 4; ++v_20) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_20 * 2048) + v_19)])), (&(weight_ptr[((((v_20 * 36864) + (_ptr_13[0] * 1152)) + (v_17 * 8)) + v_16)])), (bool)1);
  }
  tvmbn_copy_commit();
  if (((_ptr_14[0] + 1) % 9) == 0) {
    int v_21 = _ptr_8[0];
    int v_22 = ((((_ptr_14[0] + 1) / 9) * 64) + (v_21 * 8));
    int v_23 = (((((((_ptr_14[0] + 1) % 18) / 9) * 12288) + (_ptr_9[0] * 64)) + ((v_21 ^ (_ptr_9[0] % 8)) * 8)) + _ptr_7[0]);
    #pragma unroll
    for (int v_24 = 0; v_24 < 5; ++v_24) {
      tvmbn_copy_or_zero_16((&(_ptr[((v_24 * 2048) + v_23)])), (&(x_ptr[(_ptr_10[v_24] + v_22)])), (0 <= _ptr_10[v_24]));
    }
    if (_ptr_9[0] < 28) {
      tvmbn_copy_or_zero_16((&(_ptr[(v_23 + 10240)])), (&(x_ptr[(_ptr_10[5] + v_22)])), (0 <= _ptr_10[5]));
    }
  }
  int v_25 = ((((_ptr_14[0] + 1) % 9) * 128) + (((_ptr_14[0] + 1) / 9) * 64));
  int v_26 = _ptr_11[0];
  int cse_v7 = (v_26 * 8);
  int v_27 = ((v_26 * 8) + v_25);
  int v_28 = ((((_ptr_12[0] * 64) + ((v_26 ^ (_ptr_12[0] % 8)) * 8)) + v_1) + 8192);
  #pragma unroll
  for (int v_29 = 0; v_29 < 4; ++v_29) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_29 * 2048) + v_28)])), (&(weight_ptr[((((v_29 * 36864) + (_ptr_13[0] * 1152)) + (v_26 * 8)) + v_25)])), (bool)1);
  }
  tvmbn_copy_commit();
  alignas(64) int _ptr_15[2];
  _ptr_15[0] = 0;
  _ptr_15[1] = 16384;
  for (int v_30 = 0; v_30 < 18; ++v_30) {
    tvmbn_copy_wait_1();
    tvmbn_show_copies();
    tvmbn_products_wait_0();
    tvm_builtin_cuda_cta_sync();
    uint64_t v_31 = (v_2 + ((uint64_t)((((((_ptr_14[0] + v_30) % 18) / 9) * 1536) + ((((_ptr_14[0] + v_30) % 9) / 3) * 232)) + (((_ptr_14[0] + v_30) % 3) * 8))));
    uint64_t v_32 = (v_3 + ((uint64_t)(_ptr_15[0] / 8)));
    tvmbn_products_begin();
    tvmbn_group_product_f16_128((&(_ptr_1[0])), v_31, v_32);
    tvmbn_group_product_f16_128((&(_ptr_1[0])), (v_31 + (uint64_t)2ULL), (v_32 + (uint64_t)2ULL));
    tvmbn_group_product_f16_128((&(_ptr_1[0])), (v_31 + (uint64_t)4ULL), (v_32 + (uint64_t)4ULL));
    tvmbn_group_product_f16_128((&(_ptr_1[0])), (v_31 + (uint64_t)6ULL), (v_32 + (uint64_t)6ULL));
    tvmbn_products_commit();
    if (v_30 < 16) {
      if ((((_ptr_14[0] + v_30) + 2) % 9) == 0) {
        int v_33 = _ptr_8[0];
        int v_34 = (((((_ptr_14[0] + v_30) + 2) / 9) * 64) + (v_33 * 8));
        int v_35 = ((((((((_ptr_14[0] + v_30) + 2) % 18) / 9) * 12288) + (_ptr_9[0] * 64)) + ((v_33 ^ (_ptr_9[0] % 8)) * 8)) + _ptr_7[0]);
        #pragma unroll
        for (int v_36 = 0; v_36 < 5; ++v_36) {
          tvmbn_copy_or_zero_16((&(_ptr[((v_36 * 2048) + v_35)])), (&(x_ptr[(_ptr_10[v_36] + v_34)])), (0 <= _ptr_10[v_36]));
        }
        if (_ptr_9[0] < 28) {
          tvmbn_copy_or_zero_16((&(_ptr[(v_35 + 10240)])), (&(x_ptr[(_ptr_10[5] + v_34)])), (0 <= _ptr_10[5]));
        }
      }
      int v_37 = (((((_ptr_14[0] + v_30) + 2) % 9) * 128) + ((((_ptr_14[0] + v_30) + 2) / 9) * 64));
      int v_38 = _ptr_11[0];
      int cse_v8 = (v_38 * 8);
      int v_39 = ((v_38 * 8) + v_37);
      int v_40 = ((((_ptr_12[0] * 64) + ((v_38 ^ (_ptr_12[0] % 8)) * 8)) + v_1) + _ptr_15[1]);
      #pragma unroll
      for (int v_41 = 0; v_41 < 4; ++v_41) {
        tvmbn_copy_or_zero_16((&(_ptr[((v_41 * 2048) + v_40)])), (&(weight_ptr[((((v_41 * 36864) + (_ptr_13[0] * 1152)) + (v_38 * 8)) + v_37)])), (bool)1);
      }
    }
    tvmbn_copy_commit();
    int condval;
    if (_ptr_15[0] == 16384) {
      condval = 0;
    } else {
      condval = (_ptr_15[0] + 8192);
    }
    _ptr_15[0] = condval;
    int condval_1;
    if (_ptr_15[1] == 16384) {
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
  alignas(64) int _ptr_20[1];
  _ptr_20[0] = (((_ptr_4[0] % 4) * 2) + _ptr_2[0]);
  alignas(64) int _ptr_21[1];
  _ptr_21[0] = ((((_ptr_4[0] / 4) * 136) + ((_ptr_4[0] % 4) * 2)) + _ptr_16[0]);
  int v_42 = (_ptr_3[0] + _ptr_6[0]);
  tvm_builtin_cuda_warp_sync();
  #pragma unroll
  for (int v_43 = 0; v_43 < 16; ++v_43) {
    alignas(64) float _ptr_22[2];
    tvmbn_move__8((&(_ptr_22[0])), (&(_ptr[((((v_43 * 16) + (_ptr_20[0] * 2)) + 49664) - (_ptr_2[0] * 2))])));
    alignas(64) half _ptr_23[2];
    int cse_v9 = (v_43 * 4);
    _ptr_23[0] = ((half)(((_ptr_1[(v_43 * 4)] + _ptr_22[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_1[(v_43 * 4)] + _ptr_22[0])));
    int cse_v13 = ((v_43 * 4) + 1);
    _ptr_23[1] = ((half)(((_ptr_1[((v_43 * 4) + 1)] + _ptr_22[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_1[((v_43 * 4) + 1)] + _ptr_22[1])));
    int cse_v10 = (v_43 * 8);
    tvmbn_move__4((&(_ptr[((v_43 * 8) + _ptr_21[0])])), (&(_ptr_23[0])));
    alignas(64) half _ptr_24[2];
    int cse_v14 = ((v_43 * 4) + 2);
    _ptr_24[0] = ((half)(((_ptr_1[((v_43 * 4) + 2)] + _ptr_22[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_1[((v_43 * 4) + 2)] + _ptr_22[0])));
    int cse_v15 = ((v_43 * 4) + 3);
    _ptr_24[1] = ((half)(((_ptr_1[((v_43 * 4) + 3)] + _ptr_22[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_1[((v_43 * 4) + 3)] + _ptr_22[1])));
    tvmbn_move__4((&(_ptr[(((v_43 * 8) + _ptr_21[0]) + 1088)])), (&(_ptr_24[0])));
  }
  tvm_builtin_cuda_warp_sync();
  #pragma unroll
  for (int v_44 = 0; v_44 < 8; ++v_44) {
    int v_45 = ((v_44 * 2) + _ptr_19[0]);
    alignas(64) half _ptr_25[8];
    tvmbn_move__16((&(_ptr_25[0])), (&(_ptr[(((v_45 * 136) + _ptr_16[0]) + _ptr_17[0])])));
    int cse_v11 = (v_42 + v_45);
    int v_46 = (v_42 + v_45);
    int cse_v16 = ((v_42 + v_45) / 29);
    int v_47 = ((v_42 + v_45) / 29);
    int cse_v17 = ((v_42 + v_45) / 841);
    int v_48 = ((v_42 + v_45) / 841);
    int cse_v18 = ((v_42 + v_45) % 841);
    int cse_v19 = ((v_42 + v_45) % 29);
    if ((((v_42 + v_45) < 26912) && (((v_42 + v_45) % 841) < 812)) && (((v_42 + v_45) % 29) < 28)) {
      int v_49 = (v_42 + v_45);
      int v_50 = ((v_42 + v_45) / 29);
      int v_51 = ((v_42 + v_45) / 841);
      int cse_v20 = (((v_42 + v_45) % 841) / 29);
      int v_52 = (((((v_42 + v_45) / 841) * 784) + ((((v_42 + v_45) % 841) / 29) * 28)) + ((v_42 + v_45) % 29));
      int v_53 = ((((((v_42 + v_45) / 841) * 100352) + ((((v_42 + v_45) % 841) / 29) * 3584)) + (((v_42 + v_45) % 29) * 128)) + _ptr_18[0]);
      tvmbn_move__16((&(y_ptr[v_53])), (&(_ptr_25[0])));
    }
  }
}
