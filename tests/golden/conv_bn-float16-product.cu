extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr) {
  extern __shared__ __align__(64) half _ptr[];
  alignas(64) float _ptr_1[64];
  #pragma unroll
  for (int v = 0; v < 64; ++v) {
    _ptr_1[v] = 0x0p+0f/*0.000000e+00*/;
  }
  alignas(64) int _ptr_2[1];
  _ptr_2[0] = ((((int)blockIdx.x) % 2) * 64);
  int cse_v1 = (((int)blockIdx.x) / 2);
  int v_1 = (((int)blockIdx.x) / 2);
  alignas(64) int _ptr_3[1];
  _ptr_3[0] = ((((int)blockIdx.x) / 2) * 128);
  alignas(64) int _ptr_4[1];
  _ptr_4[0] = 0;
  alignas(64) int _ptr_5[1];
  _ptr_5[0] = (((int)threadIdx.x) % 32);
  alignas(64) int _ptr_6[1];
  _ptr_6[0] = (((int)threadIdx.x) / 32);
  alignas(64) int _ptr_7[1];
  _ptr_7[0] = ((_ptr_6[0] % 2) * 64);
  alignas(64) int _ptr_8[1];
  _ptr_8[0] = ((_ptr_6[0] / 2) * 32);
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
  int cse_v2 = (((int)threadIdx.x) % 4);
  _ptr_14[0] = (((int)threadIdx.x) % 4);
  alignas(64) int _ptr_15[1];
  int cse_v3 = (((int)threadIdx.x) / 4);
  _ptr_15[0] = (((int)threadIdx.x) / 4);
  alignas(64) int _ptr_16[1];
  _ptr_16[0] = (_ptr_3[0] + _ptr_15[0]);
  alignas(64) int _ptr_17[4];
  alignas(64) int _ptr_18[4];
  #pragma unroll
  for (int v_2 = 0; v_2 < 4; ++v_2) {
    int v_3 = ((v_2 * 32) + _ptr_16[0]);
    int v_4 = (v_3 / 28);
    int cse_v4 = (v_3 / 784);
    int v_5 = (v_3 / 784);
    alignas(64) int _ptr_19[1];
    _ptr_19[0] = (((v_3 % 784) / 28) - 1);
    alignas(64) int _ptr_20[1];
    _ptr_20[0] = ((v_3 % 28) - 1);
    _ptr_17[v_2] = ((((v_3 / 784) * 100352) + (_ptr_19[0] * 3584)) + (_ptr_20[0] * 128));
    int v_6 = (((((0 <= _ptr_20[0]) && (_ptr_20[0] < 28)) ? 1 : 0) + (((-1 <= _ptr_20[0]) && (_ptr_20[0] < 27)) ? 2 : 0)) + (((-2 <= _ptr_20[0]) && (_ptr_20[0] < 26)) ? 4 : 0));
    _ptr_18[v_2] = (((((0 <= _ptr_19[0]) && (_ptr_19[0] < 28)) ? v_6 : 0) + (((-1 <= _ptr_19[0]) && (_ptr_19[0] < 27)) ? (v_6 << 3) : 0)) + (((-2 <= _ptr_19[0]) && (_ptr_19[0] < 26)) ? (v_6 << 6) : 0));
  }
  alignas(64) int _ptr_21[1];
  _ptr_21[0] = (((int)threadIdx.x) % 4);
  alignas(64) int _ptr_22[1];
  _ptr_22[0] = (((int)threadIdx.x) / 4);
  alignas(64) int _ptr_23[1];
  _ptr_23[0] = (_ptr_2[0] + _ptr_22[0]);
  alignas(64) int _ptr_24[1];
  _ptr_24[0] = (_ptr_4[0] * 36);
  int v_7 = (_ptr_24[0] * 32);
  int v_8 = _ptr_14[0];
  int cse_v5 = (v_8 * 8);
  int cse_v29 = ((v_8 * 8) + v_7);
  int v_9 = ((v_8 * 8) + v_7);
  int cse_v33 = (((v_8 * 8) + v_7) / 128);
  int v_10 = (((v_8 * 8) + v_7) / 128);
  alignas(64) int _ptr_25[1];
  _ptr_25[0] = ((((((((v_8 * 8) + v_7) / 384) * 3584) + (((((v_8 * 8) + v_7) % 384) / 128) * 128)) + (v_8 * 8)) + v_7) - ((((v_8 * 8) + v_7) / 128) * 128));
  alignas(64) int _ptr_26[1];
  _ptr_26[0] = (((v_8 * 8) + v_7) / 128);
  int v_11 = ((_ptr_15[0] * 32) + ((v_8 ^ ((_ptr_15[0] % 8) / 2)) * 8));
  #pragma unroll
  for (int v_12 = 0; v_12 < 4; ++v_12) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_12 * 1024) + v_11)])), (&(x_ptr[(_ptr_17[v_12] + _ptr_25[0])])), (0 < ((_ptr_18[v_12] >> _ptr_26[0]) & 1)));
  }
  int v_13 = _ptr_21[0];
  int cse_v6 = (v_13 * 8);
  int v_14 = ((v_13 * 8) + v_7);
  int v_15 = (((_ptr_22[0] * 32) + ((v_13 ^ ((_ptr_22[0] % 8) / 2)) * 8)) + 4096);
  #pragma unroll
  for (int v_16 = 0; v_16 < 2; ++v_16) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_16 * 1024) + v_15)])), (&(weight_ptr[((((v_16 * 36864) + (_ptr_23[0] * 1152)) + (v_13 * 8)) + v_7)])), (bool)1);
  }
  tvmbn_copy_commit();
  int v_17 = ((_ptr_24[0] * 32) + 32);
  int v_18 = _ptr_14[0];
  int cse_v7 = (v_18 * 8);
  int cse_v30 = ((v_18 * 8) + v_17);
  int v_19 = ((v_18 * 8) + v_17);
  int cse_v34 = (((v_18 * 8) + v_17) / 128);
  int v_20 = (((v_18 * 8) + v_17) / 128);
  alignas(64) int _ptr_27[1];
  _ptr_27[0] = ((((((((v_18 * 8) + v_17) / 384) * 3584) + (((((v_18 * 8) + v_17) % 384) / 128) * 128)) + (v_18 * 8)) + v_17) - ((((v_18 * 8) + v_17) / 128) * 128));
  alignas(64) int _ptr_28[1];
  _ptr_28[0] = (((v_18 * 8) + v_17) / 128);
  int v_21 = (((_ptr_15[0] * 32) + ((v_18 ^ ((_ptr_15[0] % 8) / 2)) * 8)) + 6144);
  #pragma unroll
  for (int v_22 = 0; v_22 < 4; ++v_22) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_22 * 1024) + v_21)])), (&(x_ptr[(_ptr_17[v_22] + _ptr_27[0])])), (0 < ((_ptr_18[v_22] >> _ptr_28[0]) & 1)));
  }
  int v_23 = _ptr_21[0];
  int cse_v8 = (v_23 * 8);
  int v_24 = ((v_23 * 8) + v_17);
  int v_25 = (((_ptr_22[0] * 32) + ((v_23 ^ ((_ptr_22[0] % 8) / 2)) * 8)) + 10240);
  #pragma unroll
  for (int v_26 = 0; v_26 < 2; ++v_26) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_26 * 1024) + v_25)])), (&(weight_ptr[((((v_26 * 36864) + (_ptr_23[0] * 1152)) + (v_23 * 8)) + v_17)])), (bool)1);
  }
  tvmbn_copy_commit();
  int v_27 = ((_ptr_24[0] * 32) + 64);
  int v_28 = _ptr_14[0];
  int cse_v9 = (v_28 * 8);
  int cse_v31 = ((v_28 * 8) + v_27);
  int v_29 = ((v_28 * 8) + v_27);
  int cse_v35 = (((v_28 * 8) + v_27) / 128);
  int v_30 = (((v_28 * 8) + v_27) / 128);
  alignas(64) int _ptr_29[1];
  _ptr_29[0] = ((((((((v_28 * 8) + v_27) / 384) * 3584) + (((((v_28 * 8) + v_27) % 384) / 128) * 128)) + (v_28 * 8)) + v_27) - ((((v_28 * 8) + v_27) / 128) * 128));
  alignas(64) int _ptr_30[1];
  _ptr_30[0] = (((v_28 * 8) + v_27) / 128);
  int v_31 = (((_ptr_15[0] * 32) + ((v_28 ^ ((_ptr_15[0] % 8) / 2)) * 8)) + 12288);
  #pragma unroll
  for (int v_32 = 0; v_32 < 4; ++v_32) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_32 * 1024) + v_31)])), (&(x_ptr[(_ptr_17[v_32] + _ptr_29[0])])), (0 < ((_ptr_18[v_32] >> _ptr_30[0]) & 1)));
  }
  int v_33 = _ptr_21[0];
  int cse_v10 = (v_33 * 8);
  int v_34 = ((v_33 * 8) + v_27);
  int v_35 = (((_ptr_22[0] * 32) + ((v_33 ^ ((_ptr_22[0] % 8) / 2)) * 8)) + 16384);
  #pragma unroll
  for (int v_36 = 0; v_36 < 2; ++v_36) {
    tvmbn_copy_or_zero_16((&(_ptr[((v_36 * 1024) + v_35)])), (&(weight_ptr[((((v_36 * 36864) + (_ptr_23[0] * 1152)) + (v_33 * 8)) + v_27)])), (bool)1);
  }
  tvmbn_copy_commit();
  alignas(64) int _ptr_31[2];
  _ptr_31[0] = 0;
  _ptr_31[1] = 18432;
  for (int v_37 = 0; v_37 < 36; ++v_37) {
    tvmbn_copy_wait_2();
    tvm_builtin_cuda_cta_sync();
    if (v_37 < 33) {
      int v_38 = (((_ptr_24[0] * 32) + (v_37 * 32)) + 96);
      int v_39 = _ptr_14[0];
      int cse_v11 = (v_39 * 8);
      int cse_v32 = ((v_39 * 8) + v_38);
      int v_40 = ((v_39 * 8) + v_38);
      int cse_v36 = (((v_39 * 8) + v_38) / 128);
      int v_41 = (((v_39 * 8) + v_38) / 128);
      alignas(64) int _ptr_32[1];
      _ptr_32[0] = ((((((((v_39 * 8) + v_38) / 384) * 3584) + (((((v_39 * 8) + v_38) % 384) / 128) * 128)) + (v_39 * 8)) + v_38) - ((((v_39 * 8) + v_38) / 128) * 128));
      alignas(64) int _ptr_33[1];
      _ptr_33[0] = (((v_39 * 8) + v_38) / 128);
      int v_42 = (((_ptr_15[0] * 32) + ((v_39 ^ ((_ptr_15[0] % 8) / 2)) * 8)) + _ptr_31[1]);
      #pragma unroll
      for (int v_43 = 0; v_43 < 4; ++v_43) {
        tvmbn_copy_or_zero_16((&(_ptr[((v_43 * 1024) + v_42)])), (&(x_ptr[(_ptr_17[v_43] + _ptr_32[0])])), (0 < ((_ptr_18[v_43] >> _ptr_33[0]) & 1)));
      }
      int v_44 = _ptr_21[0];
      int cse_v12 = (v_44 * 8);
      int v_45 = ((v_44 * 8) + v_38);
      int v_46 = ((((_ptr_22[0] * 32) + ((v_44 ^ ((_ptr_22[0] % 8) / 2)) * 8)) + _ptr_31[1]) + 4096);
      #pragma unroll
      for (int v_47 = 0; v_47 < 2; ++v_47) {
        tvmbn_copy_or_zero_16((&(_ptr[((v_47 * 1024) + v_46)])), (&(weight_ptr[((((v_47 * 36864) + (_ptr_23[0] * 1152)) + (v_44 * 8)) + v_38)])), (bool)1);
      }
    }
    tvmbn_copy_commit();
    alignas(64) uint _ptr_34[32];
    alignas(64) uint _ptr_35[16];
    int v_48 = ((((_ptr_10[0] ^ ((_ptr_13[0] % 8) / 2)) * 8) + _ptr_31[0]) + _ptr_9[0]);
    #pragma unroll
    for (int v_49 = 0; v_49 < 4; ++v_49) {
      tvmbn_load_matrices((&(_ptr_34[(v_49 * 4)])), (&(_ptr[((v_49 * 512) + v_48)])));
    }
    int v_50 = ((((_ptr_12[0] ^ ((_ptr_13[0] % 8) / 2)) * 8) + _ptr_31[0]) + _ptr_11[0]);
    #pragma unroll
    for (int v_51 = 0; v_51 < 2; ++v_51) {
      tvmbn_load_matrices((&(_ptr_35[(v_51 * 4)])), (&(_ptr[((v_51 * 512) + v_50)])));
    }
    int v_52 = (((((_ptr_10[0] + 2) ^ ((_ptr_13[0] % 8) / 2)) * 8) + _ptr_31[0]) + _ptr_9[0]);
    #pragma unroll
    for (int v_53 = 0; v_53 < 4; ++v_53) {
      tvmbn_load_matrices((&(_ptr_34[((v_53 * 4) + 16)])), (&(_ptr[((v_53 * 512) + v_52)])));
    }
    int v_54 = (((((_ptr_12[0] + 2) ^ ((_ptr_13[0] % 8) / 2)) * 8) + _ptr_31[0]) + _ptr_11[0]);
    #pragma unroll
    for (int v_55 = 0; v_55 < 2; ++v_55) {
      tvmbn_load_matrices((&(_ptr_35[((v_55 * 4) + 8)])), (&(_ptr[((v_55 * 512) + v_54)])));
    }
    #pragma unroll
    for (int v_56 = 0; v_56 < 4; ++v_56) {
      #pragma unroll
      for (int v_57 = 0; v_57 < 4; ++v_57) {
        tvmbn_product_f16((&(_ptr_1[((v_56 * 16) + (v_57 * 4))])), (&(_ptr_34[(v_56 * 4)])), (&(_ptr_35[(v_57 * 2)])));
      }
    }
    #pragma unroll
    for (int v_58 = 0; v_58 < 4; ++v_58) {
      #pragma unroll
      for (int v_59 = 0; v_59 < 4; ++v_59) {
        tvmbn_product_f16((&(_ptr_1[((v_58 * 16) + (v_59 * 4))])), (&(_ptr_34[((v_58 * 4) + 16)])), (&(_ptr_35[((v_59 * 2) + 8)])));
      }
    }
    int condval;
    if (_ptr_31[0] == 18432) {
      condval = 0;
    } else {
      condval = (_ptr_31[0] + 6144);
    }
    _ptr_31[0] = condval;
    int condval_1;
    if (_ptr_31[1] == 18432) {
      condval_1 = 0;
    } else {
      condval_1 = (_ptr_31[1] + 6144);
    }
    _ptr_31[1] = condval_1;
  }
  tvmbn_copy_wait_0();
  tvm_builtin_cuda_cta_sync();
  alignas(64) int _ptr_36[1];
  _ptr_36[0] = (_ptr_6[0] * 640);
  alignas(64) int _ptr_37[1];
  _ptr_37[0] = ((_ptr_5[0] % 4) * 8);
  alignas(64) int _ptr_38[1];
  _ptr_38[0] = ((_ptr_2[0] + _ptr_8[0]) + _ptr_37[0]);
  alignas(64) int _ptr_39[1];
  _ptr_39[0] = (_ptr_5[0] / 4);
  alignas(64) float _ptr_40[8];
  tvmbn_move__16((&(_ptr_40[0])), (&(bias_ptr[_ptr_38[0]])));
  tvmbn_move__16((&(_ptr_40[4])), (&(bias_ptr[(_ptr_38[0] + 4)])));
  alignas(64) int _ptr_41[1];
  _ptr_41[0] = ((((_ptr_5[0] / 4) * 40) + ((_ptr_5[0] % 4) * 2)) + _ptr_36[0]);
  tvm_builtin_cuda_warp_sync();
  #pragma unroll
  for (int v_60 = 0; v_60 < 4; ++v_60) {
    int cse_v13 = (v_60 * 16);
    int cse_v14 = (v_60 * 4);
    tvmbn_move__8((&(_ptr[((v_60 * 16) + (_ptr_41[0] * 2))])), (&(_ptr_1[(v_60 * 4)])));
    tvmbn_move__8((&(_ptr[(((v_60 * 16) + (_ptr_41[0] * 2)) + 640)])), (&(_ptr_1[((v_60 * 4) + 2)])));
  }
  tvm_builtin_cuda_warp_sync();
  int v_61 = _ptr_39[0];
  alignas(64) float _ptr_42[8];
  int cse_v15 = (v_61 * 80);
  tvmbn_move__16((&(_ptr_42[0])), (&(_ptr[(((v_61 * 80) + (_ptr_36[0] * 2)) + (_ptr_37[0] * 2))])));
  tvmbn_move__16((&(_ptr_42[4])), (&(_ptr[((((v_61 * 80) + (_ptr_36[0] * 2)) + (_ptr_37[0] * 2)) + 8)])));
  int v_62 = ((_ptr_3[0] + _ptr_7[0]) + v_61);
  int v_63 = ((v_62 * 128) + _ptr_38[0]);
  alignas(64) half _ptr_43[8];
  _ptr_43[0] = ((half)(((_ptr_42[0] + _ptr_40[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_42[0] + _ptr_40[0])));
  _ptr_43[1] = ((half)(((_ptr_42[1] + _ptr_40[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_42[1] + _ptr_40[1])));
  _ptr_43[2] = ((half)(((_ptr_42[2] + _ptr_40[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_42[2] + _ptr_40[2])));
  _ptr_43[3] = ((half)(((_ptr_42[3] + _ptr_40[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_42[3] + _ptr_40[3])));
  _ptr_43[4] = ((half)(((_ptr_42[4] + _ptr_40[4]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_42[4] + _ptr_40[4])));
  _ptr_43[5] = ((half)(((_ptr_42[5] + _ptr_40[5]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_42[5] + _ptr_40[5])));
  _ptr_43[6] = ((half)(((_ptr_42[6] + _ptr_40[6]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_42[6] + _ptr_40[6])));
  _ptr_43[7] = ((half)(((_ptr_42[7] + _ptr_40[7]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_42[7] + _ptr_40[7])));
  tvmbn_move__16((&(y_ptr[v_63])), (&(_ptr_43[0])));
  int v_64 = (_ptr_39[0] + 8);
  alignas(64) float _ptr_44[8];
  int cse_v16 = (v_64 * 80);
  tvmbn_move__16((&(_ptr_44[0])), (&(_ptr[(((v_64 * 80) + (_ptr_36[0] * 2)) + (_ptr_37[0] * 2))])));
  tvmbn_move__16((&(_ptr_44[4])), (&(_ptr[((((v_64 * 80) + (_ptr_36[0] * 2)) + (_ptr_37[0] * 2)) + 8)])));
  int v_65 = ((_ptr_3[0] + _ptr_7[0]) + v_64);
  int v_66 = ((v_65 * 128) + _ptr_38[0]);
  alignas(64) half _ptr_45[8];
  _ptr_45[0] = ((half)(((_ptr_44[0] + _ptr_40[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_44[0] + _ptr_40[0])));
  _ptr_45[1] = ((half)(((_ptr_44[1] + _ptr_40[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_44[1] + _ptr_40[1])));
  _ptr_45[2] = ((half)(((_ptr_44[2] + _ptr_40[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_44[2] + _ptr_40[2])));
  _ptr_45[3] = ((half)(((_ptr_44[3] + _ptr_40[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_44[3] + _ptr_40[3])));
  _ptr_45[4] = ((half)(((_ptr_44[4] + _ptr_40[4]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_44[4] + _ptr_40[4])));
  _ptr_45[5] = ((half)(((_ptr_44[5] + _ptr_40[5]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_44[5] + _ptr_40[5])));
  _ptr_45[6] = ((half)(((_ptr_44[6] + _ptr_40[6]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_44[6] + _ptr_40[6])));
  _ptr_45[7] = ((half)(((_ptr_44[7] + _ptr_40[7]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_44[7] + _ptr_40[7])));
  tvmbn_move__16((&(y_ptr[v_66])), (&(_ptr_45[0])));
  tvm_builtin_cuda_warp_sync();
  #pragma unroll
  for (int v_67 = 0; v_67 < 4; ++v_67) {
    int cse_v17 = (v_67 * 16);
    int cse_v18 = (v_67 * 4);
    tvmbn_move__8((&(_ptr[((v_67 * 16) + (_ptr_41[0] * 2))])), (&(_ptr_1[((v_67 * 4) + 16)])));
    tvmbn_move__8((&(_ptr[(((v_67 * 16) + (_ptr_41[0] * 2)) + 640)])), (&(_ptr_1[((v_67 * 4) + 18)])));
  }
  tvm_builtin_cuda_warp_sync();
  int v_68 = _ptr_39[0];
  alignas(64) float _ptr_46[8];
  int cse_v19 = (v_68 * 80);
  tvmbn_move__16((&(_ptr_46[0])), (&(_ptr[(((v_68 * 80) + (_ptr_36[0] * 2)) + (_ptr_37[0] * 2))])));
  tvmbn_move__16((&(_ptr_46[4])), (&(_ptr[((((v_68 * 80) + (_ptr_36[0] * 2)) + (_ptr_37[0] * 2)) + 8)])));
  int v_69 = (((_ptr_3[0] + _ptr_7[0]) + v_68) + 16);
  int v_70 = ((v_69 * 128) + _ptr_38[0]);
  alignas(64) half _ptr_47[8];
  _ptr_47[0] = ((half)(((_ptr_46[0] + _ptr_40[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_46[0] + _ptr_40[0])));
  _ptr_47[1] = ((half)(((_ptr_46[1] + _ptr_40[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_46[1] + _ptr_40[1])));
  _ptr_47[2] = ((half)(((_ptr_46[2] + _ptr_40[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_46[2] + _ptr_40[2])));
  _ptr_47[3] = ((half)(((_ptr_46[3] + _ptr_40[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_46[3] + _ptr_40[3])));
  _ptr_47[4] = ((half)(((_ptr_46[4] + _ptr_40[4]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_46[4] + _ptr_40[4])));
  _ptr_47[5] = ((half)(((_ptr_46[5] + _ptr_40[5]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_46[5] + _ptr_40[5])));
  _ptr_47[6] = ((half)(((_ptr_46[6] + _ptr_40[6]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_46[6] + _ptr_40[6])));
  _ptr_47[7] = ((half)(((_ptr_46[7] + _ptr_40[7]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_46[7] + _ptr_40[7])));
  tvmbn_move__16((&(y_ptr[v_70])), (&(_ptr_47[0])));
  int v_71 = (_ptr_39[0] + 8);
  alignas(64) float _ptr_48[8];
  int cse_v20 = (v_71 * 80);
  tvmbn_move__16((&(_ptr_48[0])), (&(_ptr[(((v_71 * 80) + (_ptr_36[0] * 2)) + (_ptr_37[0] * 2))])));
  tvmbn_move__16((&(_ptr_48[4])), (&(_ptr[((((v_71 * 80) + (_ptr_36[0] * 2)) + (_ptr_37[0] * 2)) + 8)])));
  int v_72 = (((_ptr_3[0] + _ptr_7[0]) + v_71) + 16);
  int v_73 = ((v_72 * 128) + _ptr_38[0]);
  alignas(64) half _ptr_49[8];
  _ptr_49[0] = ((half)(((_ptr_48[0] + _ptr_40[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_48[0] + _ptr_40[0])));
  _ptr_49[1] = ((half)(((_ptr_48[1] + _ptr_40[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_48[1] + _ptr_40[1])));
  _ptr_49[2] = ((half)(((_ptr_48[2] + _ptr_40[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_48[2] + _ptr_40[2])));
  _ptr_49[3] = ((half)(((_ptr_48[3] + _ptr_40[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_48[3] + _ptr_40[3])));
  _ptr_49[4] = ((half)(((_ptr_48[4] + _ptr_40[4]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_48[4] + _ptr_40[4])));
  _ptr_49[5] = ((half)(((_ptr_48[5] + _ptr_40[5]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_48[5] + _ptr_40[5])));
  _ptr_49[6] = ((half)(((_ptr_48[6] + _ptr_40[6]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_48[6] + _ptr_40[6])));
  _ptr_49[7] = ((half)(((_ptr_48[7] + _ptr_40[7]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_48[7] + _ptr_40[7])));
  tvmbn_move__16((&(y_ptr[v_73])), (&(_ptr_49[0])));
  tvm_builtin_cuda_warp_sync();
  #pragma unroll
  for (int v_74 = 0; v_74 < 4; ++v_74) {
    int cse_v21 = (v_74 * 16);
    int cse_v22 = (v_74 * 4);
    tvmbn_move__8((&(_ptr[((v_74 * 16) + (_ptr_41[0] * 2))])), (&(_ptr_1[((v_74 * 4) + 32)])));
    tvmbn_move__8((&(_ptr[(((v_74 * 16) + (_ptr_41[0] * 2)) + 640)])), (&(_ptr_1[((v_74 * 4) + 34)])));
  }
  tvm_builtin_cuda_warp_sync();
  int v_75 = _ptr_39[0];
  alignas(64) float _ptr_50[8];
  int cse_v23 = (v_75 * 80);
  tvmbn_move__16((&(_ptr_50[0])), (&(_ptr[(((v_75 * 80) + (_ptr_36[0] * 2)) + (_ptr_37[0] * 2))])));
  tvmbn_move__16((&(_ptr_50[4])), (&(_ptr[((((v_75 * 80) + (_ptr_36[0] * 2)) + (_ptr_37[0] * 2)) + 8)])));
  int v_76 = (((_ptr_3[0] + _ptr_7[0]) + v_75) + 32);
  int v_77 = ((v_76 * 128) + _ptr_38[0]);
  alignas(64) half _ptr_51[8];
  _ptr_51[0] = ((half)(((_ptr_50[0] + _ptr_40[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_50[0] + _ptr_40[0])));
  _ptr_51[1] = ((half)(((_ptr_50[1] + _ptr_40[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_50[1] + _ptr_40[1])));
  _ptr_51[2] = ((half)(((_ptr_50[2] + _ptr_40[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_50[2] + _ptr_40[2])));
  _ptr_51[3] = ((half)(((_ptr_50[3] + _ptr_40[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_50[3] + _ptr_40[3])));
  _ptr_51[4] = ((half)(((_ptr_50[4] + _ptr_40[4]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_50[4] + _ptr_40[4])));
  _ptr_51[5] = ((half)(((_ptr_50[5] + _ptr_40[5]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_50[5] + _ptr_40[5])));
  _ptr_51[6] = ((half)(((_ptr_50[6] + _ptr_40[6]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_50[6] + _ptr_40[6])));
  _ptr_51[7] = ((half)(((_ptr_50[7] + _ptr_40[7]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_50[7] + _ptr_40[7])));
  tvmbn_move__16((&(y_ptr[v_77])), (&(_ptr_51[0])));
  int v_78 = (_ptr_39[0] + 8);
  alignas(64) float _ptr_52[8];
  int cse_v24 = (v_78 * 80);
  tvmbn_move__16((&(_ptr_52[0])), (&(_ptr[(((v_78 * 80) + (_ptr_36[0] * 2)) + (_ptr_37[0] * 2))])));
  tvmbn_move__16((&(_ptr_52[4])), (&(_ptr[((((v_78 * 80) + (_ptr_36[0] * 2)) + (_ptr_37[0] * 2)) + 8)])));
  int v_79 = (((_ptr_3[0] + _ptr_7[0]) + v_78) + 32);
  int v_80 = ((v_79 * 128) + _ptr_38[0]);
  alignas(64) half _ptr_53[8];
  _ptr_53[0] = ((half)(((_ptr_52[0] + _ptr_40[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_52[0] + _ptr_40[0])));
  _ptr_53[1] = ((half)(((_ptr_52[1] + _ptr_40[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_52[1] + _ptr_40[1])));
  _ptr_53[2] = ((half)(((_ptr_52[2] + _ptr_40[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_52[2] + _ptr_40[2])));
  _ptr_53[3] = ((half)(((_ptr_52[3] + _ptr_40[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_52[3] + _ptr_40[3])));
  _ptr_53[4] = ((half)(((_ptr_52[4] + _ptr_40[4]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_52[4] + _ptr_40[4])));
  _ptr_53[5] = ((half)(((_ptr_52[5] + _ptr_40[5]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_52[5] + _ptr_40[5])));
  _ptr_53[6] = ((half)(((_ptr_52[6] + _ptr_40[6]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_52[6] + _ptr_40[6])));
  _ptr_53[7] = ((half)(((_ptr_52[7] + _ptr_40[7]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_52[7] + _ptr_40[7])));
  tvmbn_move__16((&(y_ptr[v_80])), (&(_ptr_53[0])));
  tvm_builtin_cuda_warp_sync();
  #pragma unroll
  for (int v_81 = 0; v_81 < 4; ++v_81) {
    int cse_v25 = (v_81 * 16);
    int cse_v26 = (v_81 * 4);
    tvmbn_move__8((&(_ptr[((v_81 * 16) + (_ptr_41[0] * 2))])), (&(_ptr_1[((v_81 * 4) + 48)])));
    tvmbn_move__8((&(_ptr[(((v_81 * 16) + (_ptr_41[0] * 2)) + 640)])), (&(_ptr_1[((v_81 * 4) + 50)])));
  }
  tvm_builtin_cuda_warp_sync();
  int v_82 = _ptr_39[0];
  alignas(64) float _ptr_54[8];
  int cse_v27 = (v_82 * 80);
  tvmbn_move__16((&(_ptr_54[0])), (&(_ptr[(((v_82 * 80) + (_ptr_36[0] * 2)) + (_ptr_37[0] * 2))])));
  tvmbn_move__16((&(_ptr_54[4])), (&(_ptr[((((v_82 * 80) + (_ptr_36[0] * 2)) + (_ptr_37[0] * 2)) + 8)])));
  int v_83 = (((_ptr_3[0] + _ptr_7[0]) + v_82) + 48);
  int v_84 = ((v_83 * 128) + _ptr_38[0]);
  alignas(64) half _ptr_55[8];
  _ptr_55[0] = ((half)(((_ptr_54[0] + _ptr_40[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_54[0] + _ptr_40[0])));
  _ptr_55[1] = ((half)(((_ptr_54[1] + _ptr_40[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_54[1] + _ptr_40[1])));
  _ptr_55[2] = ((half)(((_ptr_54[2] + _ptr_40[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_54[2] + _ptr_40[2])));
  _ptr_55[3] = ((half)(((_ptr_54[3] + _ptr_40[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_54[3] + _ptr_40[3])));
  _ptr_55[4] = ((half)(((_ptr_54[4] + _ptr_40[4]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_54[4] + _ptr_40[4])));
  _ptr_55[5] = ((half)(((_ptr_54[5] + _ptr_40[5]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_54[5] + _ptr_40[5])));
  _ptr_55[6] = ((half)(((_ptr_54[6] + _ptr_40[6]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_54[6] + _ptr_40[6])));
  _ptr_55[7] = ((half)(((_ptr_54[7] + _ptr_40[7]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_54[7] + _ptr_40[7])));
  tvmbn_move__16((&(y_ptr[v_84])), (&(_ptr_55[0])));
  int v_85 = (_ptr_39[0] + 8);
  alignas(64) float _ptr_56[8];
  int cse_v28 = (v_85 * 80);
  tvmbn_move__16((&(_ptr_56[0])), (&(_ptr[(((v_85 * 80) + (_ptr_36[0] * 2)) + (_ptr_37[0] * 2))])));
  tvmbn_move__16((&(_ptr_56[4])), (&(_ptr[((((v_85 * 80) + (_ptr_36[0] * 2)) + (_ptr_37[0] * 2)) + 8)])));
  int v_86 = (((_ptr_3[0] + _ptr_7[0]) + v_85) + 48);
  int v_87 = ((v_86 * 128) + _ptr_38[0]);
  alignas(64) half _ptr_57[8];
  _ptr_57[0] = ((half)(((_ptr_56[0] + _ptr_40[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_56[0] + _ptr_40[0])));
  _ptr_57[1] = ((half)(((_ptr_56[1] + _ptr_40[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_56[1] + _ptr_40[1])));
  _ptr_57[2] = ((half)(((_ptr_56[2] + _ptr_40[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_56[2] + _ptr_40[2])));
  _ptr_57[3] = ((half)(((_ptr_56[3] + _ptr_40[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_56[3] + _ptr_40[3])));
  _ptr_57[4] = ((half)(((_ptr_56[4] + _ptr_40[4]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_56[4] + _ptr_40[4])));
  _ptr_57[5] = ((half)(((_ptr_56[5] + _ptr_40[5]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_56[5] + _ptr_40[5])));
  _ptr_57[6] = ((half)(((_ptr_56[6] + _ptr_40[6]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_56[6] + _ptr_40[6])));
  _ptr_57[7] = ((half)(((_ptr_56[7] + _ptr_40[7]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_56[7] + _ptr_40[7])));
  tvmbn_move__16((&(y_ptr[v_87])), (&(_ptr_57[0])));
}
