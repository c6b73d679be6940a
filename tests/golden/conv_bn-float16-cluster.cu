extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(64) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr) {
  extern __shared__ __align__(64) half _ptr[];
  alignas(64) float _ptr_1[32];
  #pragma unroll
  for (int v = 0; v < 32; ++v) {
    _ptr_1[v] = 0x0p+0f/*0.000000e+00*/;
  }
  int v_1 = (((int)blockIdx.x) / 8);
  alignas(64) int _ptr_2[1];
  _ptr_2[0] = (((int)blockIdx.x) % 8);
  alignas(64) int _ptr_3[1];
  _ptr_3[0] = (((((int)blockIdx.x) % 16) / 8) * 32);
  alignas(64) int _ptr_4[1];
  _ptr_4[0] = ((((int)blockIdx.x) / 16) * 64);
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
  int cse_v1 = (((int)threadIdx.x) % 8);
  _ptr_14[0] = (((int)threadIdx.x) % 8);
  alignas(64) int _ptr_15[1];
  int cse_v2 = (((int)threadIdx.x) / 8);
  _ptr_15[0] = (((int)threadIdx.x) / 8);
  alignas(64) int _ptr_16[1];
  _ptr_16[0] = (_ptr_4[0] + _ptr_15[0]);
  alignas(64) int _ptr_17[8];
  alignas(64) int _ptr_18[8];
  #pragma unroll
  for (int v_2 = 0; v_2 < 8; ++v_2) {
    int v_3 = ((v_2 * 8) + _ptr_16[0]);
    int v_4 = (v_3 / 14);
    int cse_v3 = (v_3 / 196);
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
  _ptr_24[0] = (_ptr_2[0] * 5);
  alignas(64) int _ptr_25[1];
  _ptr_25[0] = min(5, (36 - _ptr_24[0]));
  if (0 < _ptr_25[0]) {
    int v_7 = (_ptr_24[0] * 64);
    int v_8 = _ptr_14[0];
    int cse_v4 = (v_8 * 8);
    int cse_v12 = ((v_8 * 8) + v_7);
    int v_9 = ((v_8 * 8) + v_7);
    int cse_v18 = (((v_8 * 8) + v_7) / 256);
    int v_10 = (((v_8 * 8) + v_7) / 256);
    alignas(64) int _ptr_26[1];
    _ptr_26[0] = ((((((((v_8 * 8) + v_7) / 768) * 3584) + (((((v_8 * 8) + v_7) % 768) / 256) * 256)) + (v_8 * 8)) + v_7) - ((((v_8 * 8) + v_7) / 256) * 256));
    alignas(64) int _ptr_27[1];
    _ptr_27[0] = (((v_8 * 8) + v_7) / 256);
    int v_11 = ((_ptr_15[0] * 64) + ((v_8 ^ (_ptr_15[0] % 8)) * 8));
    #pragma unroll
    for (int v_12 = 0; v_12 < 8; ++v_12) {
      tvmbn_copy_cached_16((&(_ptr[((v_12 * 512) + v_11)])), (&(x_ptr[(_ptr_17[v_12] + _ptr_26[0])])), (0 < ((_ptr_18[v_12] >> _ptr_27[0]) & 1)));
    }
    int v_13 = _ptr_21[0];
    int cse_v5 = (v_13 * 8);
    int v_14 = ((v_13 * 8) + v_7);
    int v_15 = (((_ptr_22[0] * 64) + ((v_13 ^ (_ptr_22[0] % 8)) * 8)) + 4096);
    #pragma unroll
    for (int v_16 = 0; v_16 < 4; ++v_16) {
      tvmbn_copy_or_zero_16((&(_ptr[((v_16 * 512) + v_15)])), (&(weight_ptr[((((v_16 * 18432) + (_ptr_23[0] * 2304)) + (v_13 * 8)) + v_7)])), (((v_16 * 8) + _ptr_23[0]) < 40));
    }
  }
  tvmbn_copy_commit();
  if (1 < _ptr_25[0]) {
    int v_17 = ((_ptr_24[0] * 64) + 64);
    int v_18 = _ptr_14[0];
    int cse_v6 = (v_18 * 8);
    int cse_v13 = ((v_18 * 8) + v_17);
    int v_19 = ((v_18 * 8) + v_17);
    int cse_v19 = (((v_18 * 8) + v_17) / 256);
    int v_20 = (((v_18 * 8) + v_17) / 256);
    alignas(64) int _ptr_28[1];
    _ptr_28[0] = ((((((((v_18 * 8) + v_17) / 768) * 3584) + (((((v_18 * 8) + v_17) % 768) / 256) * 256)) + (v_18 * 8)) + v_17) - ((((v_18 * 8) + v_17) / 256) * 256));
    alignas(64) int _ptr_29[1];
    _ptr_29[0] = (((v_18 * 8) + v_17) / 256);
    int v_21 = (((_ptr_15[0] * 64) + ((v_18 ^ (_ptr_15[0] % 8)) * 8)) + 6144);
    #pragma unroll
    for (int v_22 = 0; v_22 < 8; ++v_22) {
      tvmbn_copy_cached_16((&(_ptr[((v_22 * 512) + v_21)])), (&(x_ptr[(_ptr_17[v_22] + _ptr_28[0])])), (0 < ((_ptr_18[v_22] >> _ptr_29[0]) & 1)));
    }
    int v_23 = _ptr_21[0];
    int cse_v7 = (v_23 * 8);
    int v_24 = ((v_23 * 8) + v_17);
    int v_25 = (((_ptr_22[0] * 64) + ((v_23 ^ (_ptr_22[0] % 8)) * 8)) + 10240);
    #pragma unroll
    for (int v_26 = 0; v_26 < 4; ++v_26) {
      tvmbn_copy_or_zero_16((&(_ptr[((v_26 * 512) + v_25)])), (&(weight_ptr[((((v_26 * 18432) + (_ptr_23[0] * 2304)) + (v_23 * 8)) + v_17)])), (((v_26 * 8) + _ptr_23[0]) < 40));
    }
  }
  tvmbn_copy_commit();
  if (2 < _ptr_25[0]) {
    int v_27 = ((_ptr_24[0] * 64) + 128);
    int v_28 = _ptr_14[0];
    int cse_v8 = (v_28 * 8);
    int cse_v14 = ((v_28 * 8) + v_27);
    int v_29 = ((v_28 * 8) + v_27);
    int cse_v20 = (((v_28 * 8) + v_27) / 256);
    int v_30 = (((v_28 * 8) + v_27) / 256);
    alignas(64) int _ptr_30[1];
    _ptr_30[0] = ((((((((v_28 * 8) + v_27) / 768) * 3584) + (((((v_28 * 8) + v_27) % 768) / 256) * 256)) + (v_28 * 8)) + v_27) - ((((v_28 * 8) + v_27) / 256) * 256));
    alignas(64) int _ptr_31[1];
    _ptr_31[0] = (((v_28 * 8) + v_27) / 256);
    int v_31 = (((_ptr_15[0] * 64) + ((v_28 ^ (_ptr_15[0] % 8)) * 8)) + 12288);
    #pragma unroll
    for (int v_32 = 0; v_32 < 8; ++v_32) {
      tvmbn_copy_cached_16((&(_ptr[((v_32 * 512) + v_31)])), (&(x_ptr[(_ptr_17[v_32] + _ptr_30[0])])), (0 < ((_ptr_18[v_32] >> _ptr_31[0]) & 1)));
    }
    int v_33 = _ptr_21[0];
    int cse_v9 = (v_33 * 8);
    int v_34 = ((v_33 * 8) + v_27);
    int v_35 = (((_ptr_22[0] * 64) + ((v_33 ^ (_ptr_22[0] % 8)) * 8)) + 16384);
    #pragma unroll
    for (int v_36 = 0; v_36 < 4; ++v_36) {
      tvmbn_copy_or_zero_16((&(_ptr[((v_36 * 512) + v_35)])), (&(weight_ptr[((((v_36 * 18432) + (_ptr_23[0] * 2304)) + (v_33 * 8)) + v_27)])), (((v_36 * 8) + _ptr_23[0]) < 40));
    }
  }
  tvmbn_copy_commit();
  alignas(64) int _ptr_32[2];
  _ptr_32[0] = 0;
  _ptr_32[1] = 18432;
  for (int v_37 = 0; v_37 < _ptr_25[0]; ++v_37) {
    tvmbn_copy_wait_2();
    tvm_builtin_cuda_cta_sync();
    if ((v_37 + 3) < _ptr_25[0]) {
      int v_38 = (((_ptr_24[0] * 64) + (v_37 * 64)) + 192);
      int v_39 = _ptr_14[0];
      int cse_v10 = (v_39 * 8);
      int cse_v15 = ((v_39 * 8) + v_38);
      int v_40 = ((v_39 * 8) + v_38);
      int cse_v21 = (((v_39 * 8) + v_38) / 256);
      int v_41 = (((v_39 * 8) + v_38) / 256);
      alignas(64) int _ptr_33[1];
      _ptr_33[0] = ((((((((v_39 * 8) + v_38) / 768) * 3584) + (((((v_39 * 8) + v_38) % 768) / 256) * 256)) + (v_39 * 8)) + v_38) - ((((v_39 * 8) + v_38) / 256) * 256));
      alignas(64) int _ptr_34[1];
      _ptr_34[0] = (((v_39 * 8) + v_38) / 256);
      int v_42 = (((_ptr_15[0] * 64) + ((v_39 ^ (_ptr_15[0] % 8)) * 8)) + _ptr_32[1]);
      #pragma unroll
      for (int v_43 = 0; v_43 < 8; ++v_43) {
        tvmbn_copy_cached_16((&(_ptr[((v_43 * 512) + v_42)])), (&(x_ptr[(_ptr_17[v_43] + _ptr_33[0])])), (0 < ((_ptr_18[v_43] >> _ptr_34[0]) & 1)));
      }
      int v_44 = _ptr_21[0];
      int cse_v11 = (v_44 * 8);
      int v_45 = ((v_44 * 8) + v_38);
      int v_46 = ((((_ptr_22[0] * 64) + ((v_44 ^ (_ptr_22[0] % 8)) * 8)) + _ptr_32[1]) + 4096);
      #pragma unroll
      for (int v_47 = 0; v_47 < 4; ++v_47) {
        tvmbn_copy_or_zero_16((&(_ptr[((v_47 * 512) + v_46)])), (&(weight_ptr[((((v_47 * 18432) + (_ptr_23[0] * 2304)) + (v_44 * 8)) + v_38)])), (((v_47 * 8) + _ptr_23[0]) < 40));
      }
    }
    tvmbn_copy_commit();
    alignas(64) uint _ptr_35[16];
    alignas(64) uint _ptr_36[16];
    int v_48 = ((((_ptr_10[0] ^ (_ptr_13[0] % 8)) * 8) + _ptr_32[0]) + _ptr_9[0]);
    #pragma unroll
    for (int v_49 = 0; v_49 < 2; ++v_49) {
      tvmbn_load_matrices((&(_ptr_35[(v_49 * 4)])), (&(_ptr[((v_49 * 1024) + v_48)])));
    }
    int v_50 = ((((_ptr_12[0] ^ (_ptr_13[0] % 8)) * 8) + _ptr_32[0]) + _ptr_11[0]);
    #pragma unroll
    for (int v_51 = 0; v_51 < 2; ++v_51) {
      tvmbn_load_matrices((&(_ptr_36[(v_51 * 4)])), (&(_ptr[((v_51 * 1024) + v_50)])));
    }
    int v_52 = (((((_ptr_10[0] + 2) ^ (_ptr_13[0] % 8)) * 8) + _ptr_32[0]) + _ptr_9[0]);
    #pragma unroll
    for (int v_53 = 0; v_53 < 2; ++v_53) {
      tvmbn_load_matrices((&(_ptr_35[((v_53 * 4) + 8)])), (&(_ptr[((v_53 * 1024) + v_52)])));
    }
    int v_54 = (((((_ptr_12[0] + 2) ^ (_ptr_13[0] % 8)) * 8) + _ptr_32[0]) + _ptr_11[0]);
    #pragma unroll
    for (int v_55 = 0; v_55 < 2; ++v_55) {
      tvmbn_load_matrices((&(_ptr_36[((v_55 * 4) + 8)])), (&(_ptr[((v_55 * 1024) + v_54)])));
    }
    #pragma unroll
    for (int v_56 = 0; v_56 < 2; ++v_56) {
      #pragma unroll
      for (int v_57 = 0; v_57 < 4; ++v_57) {
        tvmbn_product_f16((&(_ptr_1[((v_56 * 16) + (v_57 * 4))])), (&(_ptr_35[(v_56 * 4)])), (&(_ptr_36[(v_57 * 2)])));
      }
    }
    int v_58 = (((((_ptr_10[0] + 4) ^ (_ptr_13[0] % 8)) * 8) + _ptr_32[0]) + _ptr_9[0]);
    #pragma unroll
    for (int v_59 = 0; v_59 < 2; ++v_59) {
      tvmbn_load_matrices((&(_ptr_35[(v_59 * 4)])), (&(_ptr[((v_59 * 1024) + v_58)])));
    }
    int v_60 = (((((_ptr_12[0] + 4) ^ (_ptr_13[0] % 8)) * 8) + _ptr_32[0]) + _ptr_11[0]);
    #pragma unroll
    for (int v_61 = 0; v_61 < 2; ++v_61) {
      tvmbn_load_matrices((&(_ptr_36[(v_61 * 4)])), (&(_ptr[((v_61 * 1024) + v_60)])));
    }
    #pragma unroll
    for (int v_62 = 0; v_62 < 2; ++v_62) {
      #pragma unroll
      for (int v_63 = 0; v_63 < 4; ++v_63) {
        tvmbn_product_f16((&(_ptr_1[((v_62 * 16) + (v_63 * 4))])), (&(_ptr_35[((v_62 * 4) + 8)])), (&(_ptr_36[((v_63 * 2) + 8)])));
      }
    }
    int v_64 = (((((_ptr_10[0] + 6) ^ (_ptr_13[0] % 8)) * 8) + _ptr_32[0]) + _ptr_9[0]);
    #pragma unroll
    for (int v_65 = 0; v_65 < 2; ++v_65) {
      tvmbn_load_matrices((&(_ptr_35[((v_65 * 4) + 8)])), (&(_ptr[((v_65 * 1024) + v_64)])));
    }
    int v_66 = (((((_ptr_12[0] + 6) ^ (_ptr_13[0] % 8)) * 8) + _ptr_32[0]) + _ptr_11[0]);
    #pragma unroll
    for (int v_67 = 0; v_67 < 2; ++v_67) {
      tvmbn_load_matrices((&(_ptr_36[((v_67 * 4) + 8)])), (&(_ptr[((v_67 * 1024) + v_66)])));
    }
    #pragma unroll
    for (int v_68 = 0; v_68 < 2; ++v_68) {
      #pragma unroll
      for (int v_69 = 0; v_69 < 4; ++v_69) {
        tvmbn_product_f16((&(_ptr_1[((v_68 * 16) + (v_69 * 4))])), (&(_ptr_35[(v_68 * 4)])), (&(_ptr_36[(v_69 * 2)])));
      }
    }
    #pragma unroll
    for (int v_70 = 0; v_70 < 2; ++v_70) {
      #pragma unroll
      for (int v_71 = 0; v_71 < 4; ++v_71) {
        tvmbn_product_f16((&(_ptr_1[((v_70 * 16) + (v_71 * 4))])), (&(_ptr_35[((v_70 * 4) + 8)])), (&(_ptr_36[((v_71 * 2) + 8)])));
      }
    }
    int condval;
    if (_ptr_32[0] == 18432) {
      condval = 0;
    } else {
      condval = (_ptr_32[0] + 6144);
    }
    _ptr_32[0] = condval;
    int condval_1;
    if (_ptr_32[1] == 18432) {
      condval_1 = 0;
    } else {
      condval_1 = (_ptr_32[1] + 6144);
    }
    _ptr_32[1] = condval_1;
  }
  tvmbn_copy_wait_0();
  tvm_builtin_cuda_cta_sync();
  alignas(64) int _ptr_37[1];
  _ptr_37[0] = (((((_ptr_5[0] / 4) * 40) + (_ptr_7[0] * 40)) + ((_ptr_5[0] % 4) * 2)) + _ptr_8[0]);
  #pragma unroll
  for (int v_72 = 0; v_72 < 2; ++v_72) {
    #pragma unroll
    for (int v_73 = 0; v_73 < 4; ++v_73) {
      int cse_v16 = ((v_72 * 1280) + (v_73 * 16));
      int cse_v17 = ((v_72 * 16) + (v_73 * 4));
      tvmbn_move__8((&(_ptr[(((v_72 * 1280) + (v_73 * 16)) + (_ptr_37[0] * 2))])), (&(_ptr_1[((v_72 * 16) + (v_73 * 4))])));
      tvmbn_move__8((&(_ptr[((((v_72 * 1280) + (v_73 * 16)) + (_ptr_37[0] * 2)) + 640)])), (&(_ptr_1[(((v_72 * 16) + (v_73 * 4)) + 2)])));
    }
  }
  tvmbn_cluster_arrive();
  tvmbn_cluster_wait();
  int v_74 = ((int)threadIdx.x);
  alignas(64) int _ptr_38[1];
  _ptr_38[0] = ((_ptr_2[0] * 8) + (((int)threadIdx.x) / 4));
  alignas(64) int _ptr_39[1];
  _ptr_39[0] = ((((int)threadIdx.x) % 4) * 8);
  int v_75 = (_ptr_4[0] + _ptr_38[0]);
  alignas(64) int _ptr_40[1];
  _ptr_40[0] = (_ptr_3[0] + _ptr_39[0]);
  if ((((((int)threadIdx.x) < 32) && (_ptr_38[0] < 64)) && (v_75 < 196)) && (_ptr_40[0] < 40)) {
    int v_76 = v_75;
    alignas(64) float _ptr_41[8];
    if (_ptr_40[0] < 40) {
      tvmbn_move__16((&(_ptr_41[0])), (&(bias_ptr[_ptr_40[0]])));
    }
    if (_ptr_40[0] < 36) {
      tvmbn_move__16((&(_ptr_41[4])), (&(bias_ptr[(_ptr_40[0] + 4)])));
    }
    alignas(64) float _ptr_42[64];
    tvmbn_load_peer_16((&(_ptr_42[0])), (&(_ptr[((_ptr_38[0] * 80) + (_ptr_39[0] * 2))])), 0);
    tvmbn_load_peer_16((&(_ptr_42[4])), (&(_ptr[(((_ptr_38[0] * 80) + (_ptr_39[0] * 2)) + 8)])), 0);
    tvmbn_load_peer_16((&(_ptr_42[8])), (&(_ptr[((_ptr_38[0] * 80) + (_ptr_39[0] * 2))])), 1);
    tvmbn_load_peer_16((&(_ptr_42[12])), (&(_ptr[(((_ptr_38[0] * 80) + (_ptr_39[0] * 2)) + 8)])), 1);
    tvmbn_load_peer_16((&(_ptr_42[16])), (&(_ptr[((_ptr_38[0] * 80) + (_ptr_39[0] * 2))])), 2);
    tvmbn_load_peer_16((&(_ptr_42[20])), (&(_ptr[(((_ptr_38[0] * 80) + (_ptr_39[0] * 2)) + 8)])), 2);
    tvmbn_load_peer_16((&(_ptr_42[24])), (&(_ptr[((_ptr_38[0] * 80) + (_ptr_39[0] * 2))])), 3);
    tvmbn_load_peer_16((&(_ptr_42[28])), (&(_ptr[(((_ptr_38[0] * 80) + (_ptr_39[0] * 2)) + 8)])), 3);
    tvmbn_load_peer_16((&(_ptr_42[32])), (&(_ptr[((_ptr_38[0] * 80) + (_ptr_39[0] * 2))])), 4);
    tvmbn_load_peer_16((&(_ptr_42[36])), (&(_ptr[(((_ptr_38[0] * 80) + (_ptr_39[0] * 2)) + 8)])), 4);
    tvmbn_load_peer_16((&(_ptr_42[40])), (&(_ptr[((_ptr_38[0] * 80) + (_ptr_39[0] * 2))])), 5);
    tvmbn_load_peer_16((&(_ptr_42[44])), (&(_ptr[(((_ptr_38[0] * 80) + (_ptr_39[0] * 2)) + 8)])), 5);
    tvmbn_load_peer_16((&(_ptr_42[48])), (&(_ptr[((_ptr_38[0] * 80) + (_ptr_39[0] * 2))])), 6);
    tvmbn_load_peer_16((&(_ptr_42[52])), (&(_ptr[(((_ptr_38[0] * 80) + (_ptr_39[0] * 2)) + 8)])), 6);
    tvmbn_load_peer_16((&(_ptr_42[56])), (&(_ptr[((_ptr_38[0] * 80) + (_ptr_39[0] * 2))])), 7);
    tvmbn_load_peer_16((&(_ptr_42[60])), (&(_ptr[(((_ptr_38[0] * 80) + (_ptr_39[0] * 2)) + 8)])), 7);
    _ptr_42[0] = (_ptr_42[0] + _ptr_42[8]);
    _ptr_42[0] = (_ptr_42[0] + _ptr_42[16]);
    _ptr_42[0] = (_ptr_42[0] + _ptr_42[24]);
    _ptr_42[0] = (_ptr_42[0] + _ptr_42[32]);
    _ptr_42[0] = (_ptr_42[0] + _ptr_42[40]);
    _ptr_42[0] = (_ptr_42[0] + _ptr_42[48]);
    _ptr_42[0] = (_ptr_42[0] + _ptr_42[56]);
    _ptr_42[1] = (_ptr_42[1] + _ptr_42[9]);
    _ptr_42[1] = (_ptr_42[1] + _ptr_42[17]);
    _ptr_42[1] = (_ptr_42[1] + _ptr_42[25]);
    _ptr_42[1] = (_ptr_42[1] + _ptr_42[33]);
    _ptr_42[1] = (_ptr_42[1] + _ptr_42[41]);
    _ptr_42[1] = (_ptr_42[1] + _ptr_42[49]);
    _ptr_42[1] = (_ptr_42[1] + _ptr_42[57]);
    _ptr_42[2] = (_ptr_42[2] + _ptr_42[10]);
    _ptr_42[2] = (_ptr_42[2] + _ptr_42[18]);
    _ptr_42[2] = (_ptr_42[2] + _ptr_42[26]);
    _ptr_42[2] = (_ptr_42[2] + _ptr_42[34]);
    _ptr_42[2] = (_ptr_42[2] + _ptr_42[42]);
    _ptr_42[2] = (_ptr_42[2] + _ptr_42[50]);
    _ptr_42[2] = (_ptr_42[2] + _ptr_42[58]);
    _ptr_42[3] = (_ptr_42[3] + _ptr_42[11]);
    _ptr_42[3] = (_ptr_42[3] + _ptr_42[19]);
    _ptr_42[3] = (_ptr_42[3] + _ptr_42[27]);
    _ptr_42[3] = (_ptr_42[3] + _ptr_42[35]);
    _ptr_42[3] = (_ptr_42[3] + _ptr_42[43]);
    _ptr_42[3] = (_ptr_42[3] + _ptr_42[51]);
    _ptr_42[3] = (_ptr_42[3] + _ptr_42[59]);
    _ptr_42[4] = (_ptr_42[4] + _ptr_42[12]);
    _ptr_42[4] = (_ptr_42[4] + _ptr_42[20]);
    _ptr_42[4] = (_ptr_42[4] + _ptr_42[28]);
    _ptr_42[4] = (_ptr_42[4] + _ptr_42[36]);
    _ptr_42[4] = (_ptr_42[4] + _ptr_42[44]);
    _ptr_42[4] = (_ptr_42[4] + _ptr_42[52]);
    _ptr_42[4] = (_ptr_42[4] + _ptr_42[60]);
    _ptr_42[5] = (_ptr_42[5] + _ptr_42[13]);
    _ptr_42[5] = (_ptr_42[5] + _ptr_42[21]);
    _ptr_42[5] = (_ptr_42[5] + _ptr_42[29]);
    _ptr_42[5] = (_ptr_42[5] + _ptr_42[37]);
    _ptr_42[5] = (_ptr_42[5] + _ptr_42[45]);
    _ptr_42[5] = (_ptr_42[5] + _ptr_42[53]);
    _ptr_42[5] = (_ptr_42[5] + _ptr_42[61]);
    _ptr_42[6] = (_ptr_42[6] + _ptr_42[14]);
    _ptr_42[6] = (_ptr_42[6] + _ptr_42[22]);
    _ptr_42[6] = (_ptr_42[6] + _ptr_42[30]);
    _ptr_42[6] = (_ptr_42[6] + _ptr_42[38]);
    _ptr_42[6] = (_ptr_42[6] + _ptr_42[46]);
    _ptr_42[6] = (_ptr_42[6] + _ptr_42[54]);
    _ptr_42[6] = (_ptr_42[6] + _ptr_42[62]);
    _ptr_42[7] = (_ptr_42[7] + _ptr_42[15]);
    _ptr_42[7] = (_ptr_42[7] + _ptr_42[23]);
    _ptr_42[7] = (_ptr_42[7] + _ptr_42[31]);
    _ptr_42[7] = (_ptr_42[7] + _ptr_42[39]);
    _ptr_42[7] = (_ptr_42[7] + _ptr_42[47]);
    _ptr_42[7] = (_ptr_42[7] + _ptr_42[55]);
    _ptr_42[7] = (_ptr_42[7] + _ptr_42[63]);
    if ((v_75 < 196) && (_ptr_40[0] < 40)) {
      alignas(64) half _ptr_43[8];
      _ptr_43[0] = ((half)(_ptr_42[0] + _ptr_41[0]));
      _ptr_43[1] = ((half)(_ptr_42[1] + _ptr_41[1]));
      _ptr_43[2] = ((half)(_ptr_42[2] + _ptr_41[2]));
      _ptr_43[3] = ((half)(_ptr_42[3] + _ptr_41[3]));
      _ptr_43[4] = ((half)(_ptr_42[4] + _ptr_41[4]));
      _ptr_43[5] = ((half)(_ptr_42[5] + _ptr_41[5]));
      _ptr_43[6] = ((half)(_ptr_42[6] + _ptr_41[6]));
      _ptr_43[7] = ((half)(_ptr_42[7] + _ptr_41[7]));
      int v_77 = ((v_75 * 40) + _ptr_40[0]);
      tvmbn_move__16((&(y_ptr[v_77])), (&(_ptr_43[0])));
    }
  }
  tvmbn_cluster_arrive();
  tvmbn_cluster_wait();
}
