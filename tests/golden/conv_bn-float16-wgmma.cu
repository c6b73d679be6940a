extern "C" __global__ void __launch_bounds__(256, 2) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(256, 2) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr) {
  extern __shared__ __align__(64) half _ptr[];
  alignas(64) float _ptr_1[64];
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
  int v = (_ptr_7[0] + 24576);
  uint64_t v_1 = tvmbn_descriptor((&(_ptr[(((_ptr_5[0] / 4) * 4096) + _ptr_7[0])])));
  uint64_t v_2 = tvmbn_descriptor((&(_ptr[v])));
  alignas(64) int _ptr_8[1];
  int cse_v1 = (((int)threadIdx.x) % 8);
  _ptr_8[0] = (((int)threadIdx.x) % 8);
  alignas(64) int _ptr_9[1];
  int cse_v2 = (((int)threadIdx.x) / 8);
  _ptr_9[0] = (((int)threadIdx.x) / 8);
  alignas(64) int _ptr_10[6];
  #pragma unroll
  for (int v_3 = 0; v_3 < 6; ++v_3) {
    int v_4 = (((v_3 * 32) + _ptr_3[0]) + _ptr_9[0]);
    int v_5 = (v_4 / 29);
    int cse_v3 = (v_4 / 841);
    int v_6 = (v_4 / 841);
    int cse_v4 = (v_4 % 841);
    int cse_v13 = ((v_4 % 841) / 29);
    int v_7 = (((v_4 % 841) / 29) - 1);
    int cse_v5 = (v_4 % 29);
    int v_8 = ((v_4 % 29) - 1);
    _ptr_10[v_3] = ((((v_4 < 26912) && (29 <= (v_4 % 841))) && (1 <= (v_4 % 29))) ? (((((v_4 / 841) * 100352) + (((v_4 % 841) / 29) * 3584)) + ((v_4 % 29) * 128)) - 3712) : -1);
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
    int v_9 = _ptr_8[0];
    int v_10 = (((_ptr_14[0] / 9) * 64) + (v_9 * 8));
    int v_11 = ((((((_ptr_14[0] % 18) / 9) * 12288) + (_ptr_9[0] * 64)) + ((v_9 ^ (_ptr_9[0] % 8)) * 8)) + _ptr_7[0]);
    #pragma unroll
    for (int v_12 = 0; v_12 < 5; ++v_12) {
      tvmbn_copy_or_zero_16((&(_ptr[((v_12 * 2048) + v_11)])), (&(x_ptr[(_ptr_10[v_12] + v_10)])), (0 <= _ptr_10[v_12]));
    }
    if (_ptr_9[0] < 28) {
      tvmbn_copy_or_zero_16((&(_ptr[(v_11 + 10240)])), (&(x_ptr[(_ptr_10[5] + v_10)])), (0 <= _ptr_10[5]));
    }
  }
  int v_13 = (((_ptr_14[0] % 9) * 128) + ((_ptr_14[0] / 9) * 64));
  int v_14 = _ptr_11[0];
  int cse_v6 = (v_14 * 8);
  int v_15 = ((v_14 * 8) + v_13);
  int v_16 = (((_ptr_12[0] * 64) + ((v_14 ^ (_ptr_12[0] % 8)) * 8)) + v);
  #pragma unroll
  for (int v_17 = 0; v_17 < 4; ++v_17) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_17 * 2048) + v_16)])), (&(weight_ptr[((((v_17 * 36864) + (_ptr_13[0] * 1152)) + (v_14 * 8)) + v_13)])), (bool)1);
  }
  tvmbn_copy_commit();
  if (((_ptr_14[0] + 1) % 9) == 0) {
    int v_18 = _ptr_8[0];
    int v_19 = ((((_ptr_14[0] + 1) / 9) * 64) + (v_18 * 8));
    int v_20 = (((((((_ptr_14[0] + 1) % 18) / 9) * 12288) + (_ptr_9[0] * 64)) + ((v_18 ^ (_ptr_9[0] % 8)) * 8)) + _ptr_7[0]);
    #pragma unroll
    for (int v_21 = 0; v_21 < 5; ++v_21) {
      tvmbn_copy_or_zero_16((&(_ptr[((v_21 * 2048) + v_20)])), (&(x_ptr[(_ptr_10[v_21] + v_19)])), (0 <= _ptr_10[v_21]));
    }
    if (_ptr_9[0] < 28) {
      tvmbn_copy_or_zero_16((&(_ptr[(v_20 + 10240)])), (&(x_ptr[(_ptr_10[5] + v_19)])), (0 <= _ptr_10[5]));
    }
  }
  int v_22 = ((((_ptr_14[0] + 1) % 9) * 128) + (((_ptr_14[0] + 1) / 9) * 64));
  int v_23 = _ptr_11[0];
  int cse_v7 = (v_23 * 8);
  int v_24 = ((v_23 * 8) + v_22);
  int v_25 = ((((_ptr_12[0] * 64) + ((v_23 ^ (_ptr_12[0] % 8)) * 8)) + v) + 8192);
  #pragma unroll
  for (int v_26 = 0; v_26 < 4; ++v_26) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_26 * 2048) + v_25)])), (&(weight_ptr[((((v_26 * 36864) + (_ptr_13[0] * 1152)) + (v_23 * 8)) + v_22)])), (bool)1);
  }
  tvmbn_copy_commit();
  int v_27 = (((_ptr_4[0] % 4) * 2) + _ptr_2[0]);
  #pragma unroll
  for (int v_28 = 0; v_28 < 16; ++v_28) {
    alignas(64) float _ptr_15[2];
    tvmbn_load_early_8((&(_ptr_15[0])), (&(bias_ptr[((v_28 * 8) + v_27)])));
    int cse_v8 = (v_28 * 4);
    _ptr_1[(v_28 * 4)] = _ptr_15[0];
    _ptr_1[((v_28 * 4) + 1)] = _ptr_15[1];
    _ptr_1[((v_28 * 4) + 2)] = _ptr_15[0];
    _ptr_1[((v_28 * 4) + 3)] = _ptr_15[1];
  }
  alignas(64) int _ptr_16[2];
  _ptr_16[0] = 0;
  _ptr_16[1] = 16384;
  for (int v_29 = 0; v_29 < 18; ++v_29) {
    tvmbn_copy_wait_1();
    tvmbn_show_copies();
    tvmbn_products_wait_1();
    tvm_builtin_cuda_cta_sync();
    uint64_t v_30 = (v_1 + ((uint64_t)((((((_ptr_14[0] + v_29) % 18) / 9) * 1536) + ((((_ptr_14[0] + v_29) % 9) / 3) * 232)) + (((_ptr_14[0] + v_29) % 3) * 8))));
    uint64_t v_31 = (v_2 + ((uint64_t)(_ptr_16[0] / 8)));
    tvmbn_products_begin();
    tvmbn_group_product_f16_128((&(_ptr_1[0])), v_30, v_31);
    tvmbn_group_product_f16_128((&(_ptr_1[0])), (v_30 + (uint64_t)2ULL), (v_31 + (uint64_t)2ULL));
    tvmbn_group_product_f16_128((&(_ptr_1[0])), (v_30 + (uint64_t)4ULL), (v_31 + (uint64_t)4ULL));
    tvmbn_group_product_f16_128((&(_ptr_1[0])), (v_30 + (uint64_t)6ULL), (v_31 + (uint64_t)6ULL));
    tvmbn_products_commit();
    if (v_29 < 16) {
      if ((((_ptr_14[0] + v_29) + 2) % 9) == 0) {
        int v_32 = _ptr_8[0];
        int v_33 = (((((_ptr_14[0] + v_29) + 2) / 9) * 64) + (v_32 * 8));
        int v_34 = ((((((((_ptr_14[0] + v_29) + 2) % 18) / 9) * 12288) + (_ptr_9[0] * 64)) + ((v_32 ^ (_ptr_9[0] % 8)) * 8)) + _ptr_7[0]);
        #pragma unroll
        for (int v_35 = 0; v_35 < 5; ++v_35) {
          tvmbn_copy_or_zero_16((&(_ptr[((v_35 * 2048) + v_34)])), (&(x_ptr[(_ptr_10[v_35] + v_33)])), (0 <= _ptr_10[v_35]));
        }
        if (_ptr_9[0] < 28) {
          tvmbn_copy_or_zero_16((&(_ptr[(v_34 + 10240)])), (&(x_ptr[(_ptr_10[5] + v_33)])), (0 <= _ptr_10[5]));
        }
      }
      int v_36 = (((((_ptr_14[0] + v_29) + 2) % 9) * 128) + ((((_ptr_14[0] + v_29) + 2) / 9) * 64));
      int v_37 = _ptr_11[0];
      int cse_v9 = (v_37 * 8);
      int v_38 = ((v_37 * 8) + v_36);
      int v_39 = ((((_ptr_12[0] * 64) + ((v_37 ^ (_ptr_12[0] % 8)) * 8)) + v) + _ptr_16[1]);
      #pragma unroll
      for (int v_40 = 0; v_40 < 4; ++v_40) {
        tvmbn_copy_or_zero_16((&(_ptr[((v_40 * 2048) + v_39)])), (&(weight_ptr[((((v_40 * 36864) + (_ptr_13[0] * 1152)) + (v_37 * 8)) + v_36)])), (bool)1);
      }
    }
    tvmbn_copy_commit();
    int condval;
    if (_ptr_16[0] == 24576) {
      condval = 0;
    } else {
      condval = (_ptr_16[0] + 8192);
    }
    _ptr_16[0] = condval;
    int condval_1;
    if (_ptr_16[1] == 24576) {
      condval_1 = 0;
    } else {
      condval_1 = (_ptr_16[1] + 8192);
    }
    _ptr_16[1] = condval_1;
  }
  tvmbn_products_wait_0();
  tvmbn_copy_wait_0();
  tvm_builtin_cuda_cta_sync();
  alignas(64) int _ptr_17[1];
  _ptr_17[0] = (_ptr_5[0] * 2176);
  alignas(64) int _ptr_18[1];
  _ptr_18[0] = ((_ptr_4[0] % 16) * 8);
  alignas(64) int _ptr_19[1];
  _ptr_19[0] = (_ptr_2[0] + _ptr_18[0]);
  alignas(64) int _ptr_20[1];
  _ptr_20[0] = (_ptr_4[0] / 16);
  alignas(64) int _ptr_21[1];
  _ptr_21[0] = ((((_ptr_4[0] / 4) * 136) + ((_ptr_4[0] % 4) * 2)) + _ptr_17[0]);
  int v_41 = (_ptr_3[0] + _ptr_6[0]);
  tvm_builtin_cuda_warp_sync();
  #pragma unroll
  for (int v_42 = 0; v_42 < 16; ++v_42) {
    alignas(64) half _ptr_22[2];
    int cse_v10 = (v_42 * 4);
    _ptr_22[0] = ((half)((_ptr_1[(v_42 * 4)] < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : _ptr_1[(v_42 * 4)]));
    int cse_v14 = ((v_42 * 4) + 1);
    _ptr_22[1] = ((half)((_ptr_1[((v_42 * 4) + 1)] < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : _ptr_1[((v_42 * 4) + 1)]));
    int cse_v11 = (v_42 * 8);
    tvmbn_move__4((&(_ptr[((v_42 * 8) + _ptr_21[0])])), (&(_ptr_22[0])));
    alignas(64) half _ptr_23[2];
    int cse_v15 = ((v_42 * 4) + 2);
    _ptr_23[0] = ((half)((_ptr_1[((v_42 * 4) + 2)] < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : _ptr_1[((v_42 * 4) + 2)]));
    int cse_v16 = ((v_42 * 4) + 3);
    _ptr_23[1] = ((half)((_ptr_1[((v_42 * 4) + 3)] < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : _ptr_1[((v_42 * 4) + 3)]));
    tvmbn_move__4((&(_ptr[(((v_42 * 8) + _ptr_21[0]) + 1088)])), (&(_ptr_23[0])));
  }
  tvm_builtin_cuda_warp_sync();
  #pragma unroll
  for (int v_43 = 0; v_43 < 8; ++v_43) {
    int v_44 = ((v_43 * 2) + _ptr_20[0]);
    alignas(64) half _ptr_24[8];
    tvmbn_move__16((&(_ptr_24[0])), (&(_ptr[(((v_44 * 136) + _ptr_17[0]) + _ptr_18[0])])));
    int cse_v12 = (v_41 + v_44);
    int v_45 = (v_41 + v_44);
    int cse_v17 = ((v_41 + v_44) / 29);
    int v_46 = ((v_41 + v_44) / 29);
    int cse_v18 = ((v_41 + v_44) / 841);
    int v_47 = ((v_41 + v_44) / 841);
    int cse_v19 = ((v_41 + v_44) % 841);
    int cse_v20 = ((v_41 + v_44) % 29);
    if ((((v_41 + v_44) < 26912) && (((v_41 + v_44) % 841) < 812)) && (((v_41 + v_44) % 29) < 28)) {
      int v_48 = (v_41 + v_44);
      int v_49 = ((v_41 + v_44) / 29);
      int v_50 = ((v_41 + v_44) / 841);
      int cse_v21 = (((v_41 + v_44) % 841) / 29);
      int v_51 = (((((v_41 + v_44) / 841) * 784) + ((((v_41 + v_44) % 841) / 29) * 28)) + ((v_41 + v_44) % 29));
      int v_52 = ((((((v_41 + v_44) / 841) * 100352) + ((((v_41 + v_44) % 841) / 29) * 3584)) + (((v_41 + v_44) % 29) * 128)) + _ptr_19[0]);
      tvmbn_move__16((&(y_ptr[v_52])), (&(_ptr_24[0])));
    }
  }
}
