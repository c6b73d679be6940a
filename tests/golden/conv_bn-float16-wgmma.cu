extern "C" __global__ void __launch_bounds__(384, 1) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(384, 1) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr) {
  extern __shared__ __align__(64) half _ptr[];
  alignas(64) float _ptr_1[64];
  #pragma unroll
  for (int v = 0; v < 64; ++v) {
    _ptr_1[v] = 0x0p+0f/*0.000000e+00*/;
  }
  alignas(64) int _ptr_2[1];
  _ptr_2[0] = 0;
  alignas(64) int _ptr_3[1];
  _ptr_3[0] = (((int)blockIdx.x) * 192);
  alignas(64) int _ptr_4[1];
  _ptr_4[0] = (((int)threadIdx.x) % 32);
  alignas(64) int _ptr_5[1];
  _ptr_5[0] = (((int)threadIdx.x) / 32);
  alignas(64) int _ptr_6[1];
  _ptr_6[0] = (_ptr_5[0] * 16);
  alignas(64) int _ptr_7[1];
  _ptr_7[0] = (tvmbn_to_aligned_1024((&(_ptr[0]))) / 2);
  uint64_t v_1 = tvmbn_descriptor((&(_ptr[(((_ptr_5[0] / 4) * 4096) + _ptr_7[0])])));
  uint64_t v_2 = tvmbn_descriptor((&(_ptr[(_ptr_7[0] + 12288)])));
  alignas(64) int _ptr_8[1];
  int cse_v1 = (((int)threadIdx.x) % 8);
  _ptr_8[0] = (((int)threadIdx.x) % 8);
  alignas(64) int _ptr_9[1];
  int cse_v2 = (((int)threadIdx.x) / 8);
  _ptr_9[0] = (((int)threadIdx.x) / 8);
  alignas(64) int _ptr_10[1];
  _ptr_10[0] = (_ptr_3[0] + _ptr_9[0]);
  alignas(64) int _ptr_11[4];
  alignas(64) int _ptr_12[4];
  #pragma unroll
  for (int v_3 = 0; v_3 < 4; ++v_3) {
    int v_4 = ((v_3 * 48) + _ptr_10[0]);
    int v_5 = (v_4 / 28);
    int cse_v3 = (v_4 / 784);
    int v_6 = (v_4 / 784);
    alignas(64) int _ptr_13[1];
    _ptr_13[0] = (((v_4 % 784) / 28) - 1);
    alignas(64) int _ptr_14[1];
    _ptr_14[0] = ((v_4 % 28) - 1);
    _ptr_11[v_3] = ((((v_4 / 784) * 100352) + (_ptr_13[0] * 3584)) + (_ptr_14[0] * 128));
    int v_7 = (((((0 <= _ptr_14[0]) && (_ptr_14[0] < 28)) ? 1 : 0) + (((-1 <= _ptr_14[0]) && (_ptr_14[0] < 27)) ? 2 : 0)) + (((-2 <= _ptr_14[0]) && (_ptr_14[0] < 26)) ? 4 : 0));
    _ptr_12[v_3] = ((v_4 < 25088) ? (((((0 <= _ptr_13[0]) && (_ptr_13[0] < 28)) ? v_7 : 0) + (((-1 <= _ptr_13[0]) && (_ptr_13[0] < 27)) ? (v_7 << 3) : 0)) + (((-2 <= _ptr_13[0]) && (_ptr_13[0] < 26)) ? (v_7 << 6) : 0)) : 0);
  }
  alignas(64) int _ptr_15[1];
  _ptr_15[0] = (((int)threadIdx.x) % 8);
  alignas(64) int _ptr_16[1];
  _ptr_16[0] = (((int)threadIdx.x) / 8);
  alignas(64) int _ptr_17[1];
  _ptr_17[0] = (_ptr_2[0] + _ptr_16[0]);
  alignas(64) int _ptr_18[1];
  _ptr_18[0] = 0;
  int v_8 = (((_ptr_18[0] % 9) * 128) + ((_ptr_18[0] / 9) * 64));
  int v_9 = _ptr_8[0];
  int cse_v4 = (v_9 * 8);
  int cse_v16 = ((v_9 * 8) + v_8);
  int v_10 = ((v_9 * 8) + v_8);
  int cse_v20 = (((v_9 * 8) + v_8) / 128);
  int v_11 = (((v_9 * 8) + v_8) / 128);
  alignas(64) int _ptr_19[1];
  _ptr_19[0] = ((((((((v_9 * 8) + v_8) / 384) * 3584) + (((((v_9 * 8) + v_8) % 384) / 128) * 128)) + (v_9 * 8)) + v_8) - ((((v_9 * 8) + v_8) / 128) * 128));
  alignas(64) int _ptr_20[1];
  _ptr_20[0] = (((v_9 * 8) + v_8) / 128);
  int v_12 = (((_ptr_9[0] * 64) + ((v_9 ^ (_ptr_9[0] % 8)) * 8)) + _ptr_7[0]);
  #pragma unroll
  for (int v_13 = 0; v_13 < 4; ++v_13) {
    tvmbn_copy_cached_16((&(_ptr[((v_13 * 3072) + v_12)])), (&(x_ptr[(_ptr_11[v_13] + _ptr_19[0])])), (0 < ((_ptr_12[v_13] >> _ptr_20[0]) & 1)));
  }
  int v_14 = _ptr_15[0];
  int cse_v5 = (v_14 * 8);
  int v_15 = ((v_14 * 8) + v_8);
  int v_16 = ((((_ptr_16[0] * 64) + ((v_14 ^ (_ptr_16[0] % 8)) * 8)) + _ptr_7[0]) + 12288);
  #pragma unroll
  for (int v_17 = 0; v_17 < 2; ++v_17) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_17 * 3072) + v_16)])), (&(weight_ptr[((((v_17 * 55296) + (_ptr_17[0] * 1152)) + (v_14 * 8)) + v_8)])), (bool)1);
  }
  if (_ptr_16[0] < 32) {
    tvmbn_copy_or_zero_16((&(_ptr[(v_16 + 6144)])), (&(weight_ptr[((((_ptr_17[0] * 1152) + (v_14 * 8)) + v_8) + 110592)])), (bool)1);
  }
  tvmbn_copy_commit();
  int v_18 = ((((_ptr_18[0] + 1) % 9) * 128) + (((_ptr_18[0] + 1) / 9) * 64));
  int v_19 = _ptr_8[0];
  int cse_v6 = (v_19 * 8);
  int cse_v17 = ((v_19 * 8) + v_18);
  int v_20 = ((v_19 * 8) + v_18);
  int cse_v21 = (((v_19 * 8) + v_18) / 128);
  int v_21 = (((v_19 * 8) + v_18) / 128);
  alignas(64) int _ptr_21[1];
  _ptr_21[0] = ((((((((v_19 * 8) + v_18) / 384) * 3584) + (((((v_19 * 8) + v_18) % 384) / 128) * 128)) + (v_19 * 8)) + v_18) - ((((v_19 * 8) + v_18) / 128) * 128));
  alignas(64) int _ptr_22[1];
  _ptr_22[0] = (((v_19 * 8) + v_18) / 128);
  int v_22 = ((((_ptr_9[0] * 64) + ((v_19 ^ (_ptr_9[0] % 8)) * 8)) + _ptr_7[0]) + 20480);
  #pragma unroll
  for (int v_23 = 0; v_23 < 4; ++v_23) {
    tvmbn_copy_cached_16((&(_ptr[((v_23 * 3072) + v_22)])), (&(x_ptr[(_ptr_11[v_23] + _ptr_21[0])])), (0 < ((_ptr_12[v_23] >> _ptr_22[0]) & 1)));
  }
  int v_24 = _ptr_15[0];
  int cse_v7 = (v_24 * 8);
  int v_25 = ((v_24 * 8) + v_18);
  int v_26 = ((((_ptr_16[0] * 64) + ((v_24 ^ (_ptr_16[0] % 8)) * 8)) + _ptr_7[0]) + 32768);
  #pragma unroll
  for (int v_27 = 0; v_27 < 2; ++v_27) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_27 * 3072) + v_26)])), (&(weight_ptr[((((v_27 * 55296) + (_ptr_17[0] * 1152)) + (v_24 * 8)) + v_18)])), (bool)1);
  }
  if (_ptr_16[0] < 32) {
    tvmbn_copy_or_zero_16((&(_ptr[(v_26 + 6144)])), (&(weight_ptr[((((_ptr_17[0] * 1152) + (v_24 * 8)) + v_18) + 110592)])), (bool)1);
  }
  tvmbn_copy_commit();
  int v_28 = ((((_ptr_18[0] + 2) % 9) * 128) + (((_ptr_18[0] + 2) / 9) * 64));
  int v_29 = _ptr_8[0];
  int cse_v8 = (v_29 * 8);
  int cse_v18 = ((v_29 * 8) + v_28);
  int v_30 = ((v_29 * 8) + v_28);
  int cse_v22 = (((v_29 * 8) + v_28) / 128);
  int v_31 = (((v_29 * 8) + v_28) / 128);
  alignas(64) int _ptr_23[1];
  _ptr_23[0] = ((((((((v_29 * 8) + v_28) / 384) * 3584) + (((((v_29 * 8) + v_28) % 384) / 128) * 128)) + (v_29 * 8)) + v_28) - ((((v_29 * 8) + v_28) / 128) * 128));
  alignas(64) int _ptr_24[1];
  _ptr_24[0] = (((v_29 * 8) + v_28) / 128);
  int v_32 = ((((_ptr_9[0] * 64) + ((v_29 ^ (_ptr_9[0] % 8)) * 8)) + _ptr_7[0]) + 40960);
  #pragma unroll
  for (int v_33 = 0; v_33 < 4; ++v_33) {
    tvmbn_copy_cached_16((&(_ptr[((v_33 * 3072) + v_32)])), (&(x_ptr[(_ptr_11[v_33] + _ptr_23[0])])), (0 < ((_ptr_12[v_33] >> _ptr_24[0]) & 1)));
  }
  int v_34 = _ptr_15[0];
  int cse_v9 = (v_34 * 8);
  int v_35 = ((v_34 * 8) + v_28);
  int v_36 = ((((_ptr_16[0] * 64) + ((v_34 ^ (_ptr_16[0] % 8)) * 8)) + _ptr_7[0]) + 53248);
  #pragma unroll
  for (int v_37 = 0; v_37 < 2; ++v_37) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_37 * 3072) + v_36)])), (&(weight_ptr[((((v_37 * 55296) + (_ptr_17[0] * 1152)) + (v_34 * 8)) + v_28)])), (bool)1);
  }
  if (_ptr_16[0] < 32) {
    tvmbn_copy_or_zero_16((&(_ptr[(v_36 + 6144)])), (&(weight_ptr[((((_ptr_17[0] * 1152) + (v_34 * 8)) + v_28) + 110592)])), (bool)1);
  }
  tvmbn_copy_commit();
  alignas(64) int _ptr_25[2];
  _ptr_25[0] = 0;
  _ptr_25[1] = 61440;
  for (int v_38 = 0; v_38 < 18; ++v_38) {
    tvmbn_copy_wait_2();
    tvmbn_show_copies();
    tvmbn_products_wait_1();
    tvm_builtin_cuda_cta_sync();
    uint64_t v_39 = (v_1 + ((uint64_t)(_ptr_25[0] / 8)));
    uint64_t v_40 = (v_2 + ((uint64_t)(_ptr_25[0] / 8)));
    tvmbn_products_begin();
    tvmbn_group_product_f16_128((&(_ptr_1[0])), v_39, v_40);
    tvmbn_group_product_f16_128((&(_ptr_1[0])), (v_39 + (uint64_t)2ULL), (v_40 + (uint64_t)2ULL));
    tvmbn_group_product_f16_128((&(_ptr_1[0])), (v_39 + (uint64_t)4ULL), (v_40 + (uint64_t)4ULL));
    tvmbn_group_product_f16_128((&(_ptr_1[0])), (v_39 + (uint64_t)6ULL), (v_40 + (uint64_t)6ULL));
    tvmbn_products_commit();
    if (v_38 < 15) {
      int v_41 = (((((_ptr_18[0] + v_38) + 3) % 9) * 128) + ((((_ptr_18[0] + v_38) + 3) / 9) * 64));
      int v_42 = _ptr_8[0];
      int cse_v10 = (v_42 * 8);
      int cse_v19 = ((v_42 * 8) + v_41);
      int v_43 = ((v_42 * 8) + v_41);
      int cse_v23 = (((v_42 * 8) + v_41) / 128);
      int v_44 = (((v_42 * 8) + v_41) / 128);
      alignas(64) int _ptr_26[1];
      _ptr_26[0] = ((((((((v_42 * 8) + v_41) / 384) * 3584) + (((((v_42 * 8) + v_41) % 384) / 128) * 128)) + (v_42 * 8)) + v_41) - ((((v_42 * 8) + v_41) / 128) * 128));
      alignas(64) int _ptr_27[1];
      _ptr_27[0] = (((v_42 * 8) + v_41) / 128);
      int v_45 = ((((_ptr_9[0] * 64) + ((v_42 ^ (_ptr_9[0] % 8)) * 8)) + _ptr_7[0]) + _ptr_25[1]);
      #pragma unroll
      for (int v_46 = 0; v_46 < 4; ++v_46) {
        tvmbn_copy_cached_16((&(_ptr[((v_46 * 3072) + v_45)])), (&(x_ptr[(_ptr_11[v_46] + _ptr_26[0])])), (0 < ((_ptr_12[v_46] >> _ptr_27[0]) & 1)));
      }
      int v_47 = _ptr_15[0];
      int cse_v11 = (v_47 * 8);
      int v_48 = ((v_47 * 8) + v_41);
      int v_49 = (((((_ptr_16[0] * 64) + ((v_47 ^ (_ptr_16[0] % 8)) * 8)) + _ptr_7[0]) + _ptr_25[1]) + 12288);
      #pragma unroll
      for (int v_50 = 0; v_50 < 2; ++v_50) {
        tvmbn_copy_or_zero_16((&(_ptr[((v_50 * 3072) + v_49)])), (&(weight_ptr[((((v_50 * 55296) + (_ptr_17[0] * 1152)) + (v_47 * 8)) + v_41)])), (bool)1);
      }
      if (_ptr_16[0] < 32) {
        tvmbn_copy_or_zero_16((&(_ptr[(v_49 + 6144)])), (&(weight_ptr[((((_ptr_17[0] * 1152) + (v_47 * 8)) + v_41) + 110592)])), (bool)1);
      }
    }
    tvmbn_copy_commit();
    int condval;
    if (_ptr_25[0] == 81920) {
      condval = 0;
    } else {
      condval = (_ptr_25[0] + 20480);
    }
    _ptr_25[0] = condval;
    int condval_1;
    if (_ptr_25[1] == 81920) {
      condval_1 = 0;
    } else {
      condval_1 = (_ptr_25[1] + 20480);
    }
    _ptr_25[1] = condval_1;
  }
  tvmbn_products_wait_0();
  tvmbn_copy_wait_0();
  tvm_builtin_cuda_cta_sync();
  alignas(64) int _ptr_28[1];
  _ptr_28[0] = (_ptr_5[0] * 2176);
  alignas(64) int _ptr_29[1];
  _ptr_29[0] = ((_ptr_4[0] % 16) * 8);
  alignas(64) int _ptr_30[1];
  _ptr_30[0] = (_ptr_2[0] + _ptr_29[0]);
  alignas(64) int _ptr_31[1];
  _ptr_31[0] = (_ptr_4[0] / 16);
  alignas(64) float _ptr_32[8];
  tvmbn_move__16((&(_ptr_32[0])), (&(bias_ptr[_ptr_30[0]])));
  tvmbn_move__16((&(_ptr_32[4])), (&(bias_ptr[(_ptr_30[0] + 4)])));
  alignas(64) int _ptr_33[1];
  _ptr_33[0] = ((((_ptr_4[0] / 4) * 136) + ((_ptr_4[0] % 4) * 2)) + _ptr_28[0]);
  int v_51 = (_ptr_3[0] + _ptr_6[0]);
  tvm_builtin_cuda_warp_sync();
  #pragma unroll
  for (int v_52 = 0; v_52 < 16; ++v_52) {
    int cse_v12 = (v_52 * 16);
    int cse_v13 = (v_52 * 4);
    tvmbn_move__8((&(_ptr[((v_52 * 16) + (_ptr_33[0] * 2))])), (&(_ptr_1[(v_52 * 4)])));
    tvmbn_move__8((&(_ptr[(((v_52 * 16) + (_ptr_33[0] * 2)) + 2176)])), (&(_ptr_1[((v_52 * 4) + 2)])));
  }
  tvm_builtin_cuda_warp_sync();
  #pragma unroll
  for (int v_53 = 0; v_53 < 8; ++v_53) {
    int v_54 = ((v_53 * 2) + _ptr_31[0]);
    alignas(64) float _ptr_34[8];
    int cse_v14 = (v_54 * 272);
    tvmbn_move__16((&(_ptr_34[0])), (&(_ptr[(((v_54 * 272) + (_ptr_28[0] * 2)) + (_ptr_29[0] * 2))])));
    tvmbn_move__16((&(_ptr_34[4])), (&(_ptr[((((v_54 * 272) + (_ptr_28[0] * 2)) + (_ptr_29[0] * 2)) + 8)])));
    int cse_v15 = (v_51 + v_54);
    if ((v_51 + v_54) < 25088) {
      int v_55 = (v_51 + v_54);
      int v_56 = (((v_51 * 128) + (v_54 * 128)) + _ptr_30[0]);
      alignas(64) half _ptr_35[8];
      _ptr_35[0] = ((half)(((_ptr_34[0] + _ptr_32[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[0] + _ptr_32[0])));
      _ptr_35[1] = ((half)(((_ptr_34[1] + _ptr_32[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[1] + _ptr_32[1])));
      _ptr_35[2] = ((half)(((_ptr_34[2] + _ptr_32[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[2] + _ptr_32[2])));
      _ptr_35[3] = ((half)(((_ptr_34[3] + _ptr_32[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[3] + _ptr_32[3])));
      _ptr_35[4] = ((half)(((_ptr_34[4] + _ptr_32[4]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[4] + _ptr_32[4])));
      _ptr_35[5] = ((half)(((_ptr_34[5] + _ptr_32[5]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[5] + _ptr_32[5])));
      _ptr_35[6] = ((half)(((_ptr_34[6] + _ptr_32[6]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[6] + _ptr_32[6])));
      _ptr_35[7] = ((half)(((_ptr_34[7] + _ptr_32[7]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_34[7] + _ptr_32[7])));
      tvmbn_move__16((&(y_ptr[v_56])), (&(_ptr_35[0])));
    }
  }
}
