extern "C" __global__ void __launch_bounds__(256, 4) main_kernel(float* __restrict__ beta_ptr, int64_t* __restrict__ counters_ptr, float* __restrict__ gamma_ptr, float* __restrict__ new_running_mean_ptr, float* __restrict__ new_running_var_ptr, float* __restrict__ partials_ptr, float* __restrict__ running_mean_ptr, float* __restrict__ running_var_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr, int cse_v11);
extern "C" __global__ void __launch_bounds__(256, 4) main_kernel(float* __restrict__ beta_ptr, int64_t* __restrict__ counters_ptr, float* __restrict__ gamma_ptr, float* __restrict__ new_running_mean_ptr, float* __restrict__ new_running_var_ptr, float* __restrict__ partials_ptr, float* __restrict__ running_mean_ptr, float* __restrict__ running_var_ptr, float* __restrict__ save_mean_ptr, float* __restrict__ save_rstd_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr, int cse_v11) {
  __shared__ alignas(64) float _ptr[64];
  __shared__ alignas(64) float _ptr_1[16];
  extern __shared__ __align__(64) half _ptr_2[];
  int cse_v1 = (((int)blockIdx.x) / 8);
  int v = (((int)blockIdx.x) / 8);
  int cse_v2 = (((int)blockIdx.x) % 8);
  int v_1 = (((int)blockIdx.x) % 8);
  int cse_v39 = (((cse_v11 + 63) - (((int)blockIdx.x) / 8)) / cse_v11);
  int v_2 = (((cse_v11 + 63) - (((int)blockIdx.x) / 8)) / cse_v11);
  int cse_v3 = (((int)threadIdx.x) * 8);
  int cse_v12 = ((((int)blockIdx.x) % 8) * 200704);
  int cse_v13 = ((((int)blockIdx.x) / 8) * 784);
  int cse_v14 = ((((int)threadIdx.x) % 98) * 8);
  int cse_v31 = ((((((int)blockIdx.x) % 8) * 200704) + ((((int)threadIdx.x) / 98) * 50176)) + ((((int)blockIdx.x) / 8) * 784));
  if (0 < (((cse_v11 + 63) - (((int)blockIdx.x) / 8)) / cse_v11)) {
    int v_3 = ((int)threadIdx.x);
    tvmbn_copy_async_16((&(_ptr_2[(((int)threadIdx.x) * 8)])), (&(x_ptr[(((((((int)blockIdx.x) % 8) * 200704) + ((((int)threadIdx.x) / 98) * 50176)) + ((((int)blockIdx.x) / 8) * 784)) + ((((int)threadIdx.x) % 98) * 8))])));
  }
  tvmbn_copy_commit();
  int cse_v4 = (((int)threadIdx.x) + 256);
  int cse_v15 = ((((int)threadIdx.x) * 8) + 2048);
  int cse_v22 = (((((int)threadIdx.x) + 60) % 98) * 8);
  int cse_v40 = ((((((int)blockIdx.x) % 8) * 200704) + (((((int)threadIdx.x) + 256) / 98) * 50176)) + ((((int)blockIdx.x) / 8) * 784));
  if (0 < (((cse_v11 + 63) - (((int)blockIdx.x) / 8)) / cse_v11)) {
    int v_4 = (((int)threadIdx.x) + 256);
    if (((int)threadIdx.x) < 136) {
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 8) + 2048)])), (&(x_ptr[(((((((int)blockIdx.x) % 8) * 200704) + (((((int)threadIdx.x) + 256) / 98) * 50176)) + ((((int)blockIdx.x) / 8) * 784)) + (((((int)threadIdx.x) + 60) % 98) * 8))])));
    }
  }
  tvmbn_copy_commit();
  int cse_v23 = (cse_v11 * 2048);
  for (int v_5 = 0; v_5 < (((cse_v11 * 2048) + 63) / (cse_v11 * 2048)); ++v_5) {
    int cse_v43 = ((((v_5 * cse_v11) * 2048) + (((int)blockIdx.x) * 256)) + ((int)threadIdx.x));
    int v_6 = ((((v_5 * cse_v11) * 2048) + (((int)blockIdx.x) * 256)) + ((int)threadIdx.x));
    if (((((v_5 * cse_v11) * 2048) + (((int)blockIdx.x) * 256)) + ((int)threadIdx.x)) < 64) {
      counters_ptr[((((v_5 * cse_v11) * 2048) + (((int)blockIdx.x) * 256)) + ((int)threadIdx.x))] = (int64_t)0;
    }
  }
  tvm_builtin_cuda_grid_sync();
  for (int v_7 = 0; v_7 < (((cse_v11 + 63) - (((int)blockIdx.x) / 8)) / cse_v11); ++v_7) {
    int cse_v24 = (v_7 * cse_v11);
    int cse_v32 = ((((int)blockIdx.x) / 8) + (v_7 * cse_v11));
    int v_8 = ((((int)blockIdx.x) / 8) + (v_7 * cse_v11));
    int v_9 = 0;
    alignas(64) float _ptr_3[1];
    alignas(64) float _ptr_4[1];
    alignas(64) float _ptr_5[1];
    alignas(64) float _ptr_6[1];
    _ptr_3[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_4[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_5[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_6[0] = 0x0p+0f/*0.000000e+00*/;
    tvmbn_copy_wait_1();
    int v_10 = ((int)threadIdx.x);
    alignas(64) half _ptr_7[8];
    *(uint4*)(_ptr_7 + 0) = *(uint4*)(_ptr_2 + (((int)threadIdx.x) * 8));
    float v_11 = ((float)_ptr_7[0]);
    float v_12 = ((float)_ptr_7[1]);
    float v_13 = ((float)_ptr_7[2]);
    float v_14 = ((float)_ptr_7[3]);
    float v_15 = ((float)_ptr_7[4]);
    float v_16 = ((float)_ptr_7[5]);
    float v_17 = ((float)_ptr_7[6]);
    float v_18 = ((float)_ptr_7[7]);
    float cse_v45 = ((((((((v_11 + v_12) + v_13) + v_14) + v_15) + v_16) + v_17) + v_18) * 0x1p-3f/*1.250000e-01*/);
    _ptr_3[0] = ((fabsf(((((((((v_11 + v_12) + v_13) + v_14) + v_15) + v_16) + v_17) + v_18) * 0x1p-3f/*1.250000e-01*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((((((((v_11 + v_12) + v_13) + v_14) + v_15) + v_16) + v_17) + v_18) * 0x1p-3f/*1.250000e-01*/) : 0x0p+0f/*0.000000e+00*/);
    float v_19 = (v_11 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_19);
    _ptr_5[0] = (_ptr_5[0] + (v_19 * v_19));
    float v_20 = (v_12 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_20);
    _ptr_5[0] = (_ptr_5[0] + (v_20 * v_20));
    float v_21 = (v_13 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_21);
    _ptr_5[0] = (_ptr_5[0] + (v_21 * v_21));
    float v_22 = (v_14 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_22);
    _ptr_5[0] = (_ptr_5[0] + (v_22 * v_22));
    float v_23 = (v_15 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_23);
    _ptr_5[0] = (_ptr_5[0] + (v_23 * v_23));
    float v_24 = (v_16 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_24);
    _ptr_5[0] = (_ptr_5[0] + (v_24 * v_24));
    float v_25 = (v_17 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_25);
    _ptr_5[0] = (_ptr_5[0] + (v_25 * v_25));
    float v_26 = (v_18 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_26);
    _ptr_5[0] = (_ptr_5[0] + (v_26 * v_26));
    _ptr_6[0] = (_ptr_6[0] + 0x1p+3f/*8.000000e+00*/);
    tvmbn_copy_wait_0();
    int v_27 = (((int)threadIdx.x) + 256);
    if (((int)threadIdx.x) < 136) {
      alignas(64) half _ptr_8[8];
      *(uint4*)(_ptr_8 + 0) = *(uint4*)(_ptr_2 + ((((int)threadIdx.x) * 8) + 2048));
      float v_28 = ((float)_ptr_8[0]);
      float v_29 = ((float)_ptr_8[1]);
      float v_30 = ((float)_ptr_8[2]);
      float v_31 = ((float)_ptr_8[3]);
      float v_32 = ((float)_ptr_8[4]);
      float v_33 = ((float)_ptr_8[5]);
      float v_34 = ((float)_ptr_8[6]);
      float v_35 = ((float)_ptr_8[7]);
      float v_36 = (v_28 - _ptr_3[0]);
      _ptr_4[0] = (_ptr_4[0] + v_36);
      _ptr_5[0] = (_ptr_5[0] + (v_36 * v_36));
      float v_37 = (v_29 - _ptr_3[0]);
      _ptr_4[0] = (_ptr_4[0] + v_37);
      _ptr_5[0] = (_ptr_5[0] + (v_37 * v_37));
      float v_38 = (v_30 - _ptr_3[0]);
      _ptr_4[0] = (_ptr_4[0] + v_38);
      _ptr_5[0] = (_ptr_5[0] + (v_38 * v_38));
      float v_39 = (v_31 - _ptr_3[0]);
      _ptr_4[0] = (_ptr_4[0] + v_39);
      _ptr_5[0] = (_ptr_5[0] + (v_39 * v_39));
      float v_40 = (v_32 - _ptr_3[0]);
      _ptr_4[0] = (_ptr_4[0] + v_40);
      _ptr_5[0] = (_ptr_5[0] + (v_40 * v_40));
      float v_41 = (v_33 - _ptr_3[0]);
      _ptr_4[0] = (_ptr_4[0] + v_41);
      _ptr_5[0] = (_ptr_5[0] + (v_41 * v_41));
      float v_42 = (v_34 - _ptr_3[0]);
      _ptr_4[0] = (_ptr_4[0] + v_42);
      _ptr_5[0] = (_ptr_5[0] + (v_42 * v_42));
      float v_43 = (v_35 - _ptr_3[0]);
      _ptr_4[0] = (_ptr_4[0] + v_43);
      _ptr_5[0] = (_ptr_5[0] + (v_43 * v_43));
      _ptr_6[0] = (_ptr_6[0] + 0x1p+3f/*8.000000e+00*/);
    }
    float v_44 = _ptr_6[0];
    float v_45 = (_ptr_4[0] / max(v_44, 0x1p+0f/*1.000000e+00*/));
    float v_46 = (_ptr_3[0] + v_45);
    float v_47 = (_ptr_5[0] - (_ptr_4[0] * v_45));
    float v_48 = ((fabsf(__shfl_sync((uint)4294967295, v_46, 0, 32)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? __shfl_sync((uint)4294967295, v_46, 0, 32) : 0x0p+0f/*0.000000e+00*/);
    float v_49 = tvm_builtin_cuda_warp_reduce_sum_32(v_44);
    float cse_v5 = (v_46 - v_48);
    float v_50 = (v_46 - v_48);
    float cse_v16 = (v_44 * (v_46 - v_48));
    float v_51 = (v_44 * (v_46 - v_48));
    float v_52 = tvm_builtin_cuda_warp_reduce_sum_32((v_44 * (v_46 - v_48)));
    float v_53 = tvm_builtin_cuda_warp_reduce_sum_32((v_47 + ((v_44 * (v_46 - v_48)) * (v_46 - v_48))));
    float cse_v17 = (v_52 / max(v_49, 0x1p+0f/*1.000000e+00*/));
    float v_54 = (v_52 / max(v_49, 0x1p+0f/*1.000000e+00*/));
    float cse_v25 = (v_48 + (v_52 / max(v_49, 0x1p+0f/*1.000000e+00*/)));
    float v_55 = (v_48 + (v_52 / max(v_49, 0x1p+0f/*1.000000e+00*/)));
    float cse_v33 = (v_53 - (v_52 * (v_52 / max(v_49, 0x1p+0f/*1.000000e+00*/))));
    float v_56 = (v_53 - (v_52 * (v_52 / max(v_49, 0x1p+0f/*1.000000e+00*/))));
    int cse_v6 = (((int)threadIdx.x) % 32);
    int cse_v7 = (v_7 % 2);
    int cse_v18 = ((v_7 % 2) * 32);
    if ((((int)threadIdx.x) % 32) == 0) {
      int cse_v26 = (((v_7 % 2) * 32) + (((int)threadIdx.x) / 32));
      _ptr[(((v_7 % 2) * 32) + (((int)threadIdx.x) / 32))] = (v_48 + (v_52 / max(v_49, 0x1p+0f/*1.000000e+00*/)));
      _ptr[((((v_7 % 2) * 32) + (((int)threadIdx.x) / 32)) + 8)] = (v_53 - (v_52 * (v_52 / max(v_49, 0x1p+0f/*1.000000e+00*/))));
      _ptr[((((v_7 % 2) * 32) + (((int)threadIdx.x) / 32)) + 16)] = v_49;
    }
    tvm_builtin_cuda_cta_sync();
    alignas(64) float _ptr_9[1];
    alignas(64) float _ptr_10[1];
    alignas(64) float _ptr_11[1];
    _ptr_9[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_10[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_11[0] = 0x0p+0f/*0.000000e+00*/;
    if ((((int)threadIdx.x) % 32) < 8) {
      int cse_v27 = (((v_7 % 2) * 32) + (((int)threadIdx.x) % 32));
      _ptr_9[0] = _ptr[(((v_7 % 2) * 32) + (((int)threadIdx.x) % 32))];
      _ptr_10[0] = _ptr[((((v_7 % 2) * 32) + (((int)threadIdx.x) % 32)) + 8)];
      _ptr_11[0] = _ptr[((((v_7 % 2) * 32) + (((int)threadIdx.x) % 32)) + 16)];
    }
    float v_57 = ((fabsf(_ptr[((v_7 % 2) * 32)]) <= 0x1.fffffep+127f/*3.402823e+38*/) ? _ptr[((v_7 % 2) * 32)] : 0x0p+0f/*0.000000e+00*/);
    float v_58 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_11[0]);
    float v_59 = (_ptr_9[0] - v_57);
    float v_60 = (_ptr_11[0] * v_59);
    float v_61 = tvm_builtin_cuda_warp_reduce_sum_32(v_60);
    float v_62 = tvm_builtin_cuda_warp_reduce_sum_32((_ptr_10[0] + (v_60 * v_59)));
    float cse_v19 = (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/));
    float v_63 = (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/));
    float cse_v28 = (v_57 + (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/)));
    float v_64 = (v_57 + (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/)));
    float cse_v34 = (v_62 - (v_61 * (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/))));
    float v_65 = (v_62 - (v_61 * (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/))));
    float v_66 = (v_57 + (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/)));
    float v_67 = (v_62 - (v_61 * (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/))));
    int cse_v35 = ((v_7 * cse_v11) * 16);
    if (((int)threadIdx.x) == 0) {
      int cse_v41 = (((v_7 * cse_v11) * 16) + (((int)blockIdx.x) * 2));
      partials_ptr[(((v_7 * cse_v11) * 16) + (((int)blockIdx.x) * 2))] = (v_57 + (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/)));
      partials_ptr[((((v_7 * cse_v11) * 16) + (((int)blockIdx.x) * 2)) + 1)] = (v_62 - (v_61 * (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/))));
      tvmbn_arrive((&(counters_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))])));
    }
    float v_68 = gamma_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))];
    float v_69 = beta_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))];
    int cse_v21 = ((v_7 % 2) * 2);
    int cse_v30 = (((v_7 % 2) * 2) + 1);
    if (((int)threadIdx.x) < 32) {
      if (((int)threadIdx.x) == 0) {
        tvmbn_await((&(counters_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))])), 8);
      }
      tvm_builtin_cuda_warp_sync();
      alignas(64) float _ptr_12[1];
      alignas(64) float _ptr_13[1];
      _ptr_12[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_13[0] = 0x0p+0f/*0.000000e+00*/;
      if (((int)threadIdx.x) < 8) {
        int cse_v44 = ((((((int)blockIdx.x) / 8) * 16) + ((v_7 * cse_v11) * 16)) + (((int)threadIdx.x) * 2));
        _ptr_12[0] = tvmbn_load_published((&(partials_ptr[((((((int)blockIdx.x) / 8) * 16) + ((v_7 * cse_v11) * 16)) + (((int)threadIdx.x) * 2))])));
        _ptr_13[0] = tvmbn_load_published((&(partials_ptr[(((((((int)blockIdx.x) / 8) * 16) + ((v_7 * cse_v11) * 16)) + (((int)threadIdx.x) * 2)) + 1)])));
      }
      alignas(64) float _ptr_14[1];
      _ptr_14[0] = 0x0p+0f/*0.000000e+00*/;
      if (((int)threadIdx.x) < 8) {
        _ptr_14[0] = (_ptr_14[0] + (_ptr_12[0] * 0x1.88p+11f/*3.136000e+03*/));
      }
      float v_70 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_14[0]);
      float cse_v8 = (v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/);
      float v_71 = (v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/);
      alignas(64) float _ptr_15[1];
      alignas(64) float _ptr_16[1];
      _ptr_15[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_16[0] = 0x0p+0f/*0.000000e+00*/;
      if (((int)threadIdx.x) < 8) {
        _ptr_15[0] = (_ptr_15[0] + (0x1.88p+11f/*3.136000e+03*/ * (_ptr_12[0] - (v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))));
        _ptr_16[0] = (_ptr_16[0] + (_ptr_13[0] + (0x1.88p+11f/*3.136000e+03*/ * ((_ptr_12[0] - (v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) * (_ptr_12[0] - (v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))))));
      }
      float v_72 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_15[0]);
      float v_73 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_16[0]);
      float cse_v9 = (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/);
      float cse_v20 = ((v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) + (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
      float v_74 = ((fabsf((v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) + (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) : (v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
      float cse_v29 = ((v_73 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)));
      float cse_v36 = ((((v_73 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_73 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))));
      float v_75 = ((((v_73 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_73 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))));
      float cse_v42 = (((((v_73 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_73 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/);
      float v_76 = rsqrtf((((((v_73 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_73 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
      float v_77 = ((fabsf((v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) + (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) : (v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
      if ((((int)threadIdx.x) == 0) && ((((int)blockIdx.x) % 8) == 0)) {
        save_mean_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))] = ((fabsf((v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) + (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) : (v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
      }
      float v_78 = rsqrtf((((((v_73 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_73 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
      if ((((int)threadIdx.x) == 0) && ((((int)blockIdx.x) % 8) == 0)) {
        save_rstd_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))] = rsqrtf((((((v_73 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_73 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
      }
      if ((((int)threadIdx.x) == 0) && ((((int)blockIdx.x) % 8) == 0)) {
        new_running_mean_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))] = ((0x1.ccccccccccccdp-1f/*9.000000e-01*/ * running_mean_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))]) + (0x1.9999999999998p-4f/*1.000000e-01*/ * ((fabsf((v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) + (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) : (v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))));
      }
      if ((((int)threadIdx.x) == 0) && ((((int)blockIdx.x) % 8) == 0)) {
        new_running_var_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))] = ((0x1.ccccccccccccdp-1f/*9.000000e-01*/ * running_var_ptr[((((int)blockIdx.x) / 8) + (v_7 * cse_v11))]) + (0x1.9999999999998p-4f/*1.000000e-01*/ * (((((v_73 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_73 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)))) * 0x1.00029cc2e7dddp+0f/*1.000040e+00*/)));
      }
      if (((int)threadIdx.x) == 0) {
        _ptr_1[((v_7 % 2) * 2)] = ((fabsf((v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) + (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)) : (v_70 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/));
        _ptr_1[(((v_7 % 2) * 2) + 1)] = rsqrtf((((((v_73 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_73 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) - ((v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/) * (v_72 * 0x1.4e5e0a72f0539p-15f/*3.985969e-05*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
      }
    }
    tvm_builtin_cuda_cta_sync();
    float v_79 = _ptr_1[((v_7 % 2) * 2)];
    float v_80 = _ptr_1[(((v_7 % 2) * 2) + 1)];
    int v_81 = ((int)threadIdx.x);
    alignas(64) half _ptr_17[8];
    *(uint4*)(_ptr_17 + 0) = *(uint4*)(_ptr_2 + (((int)threadIdx.x) * 8));
    alignas(64) half _ptr_18[8];
    _ptr_18[0] = ((half)((((((float)_ptr_17[0]) - v_79) * v_80) * v_68) + v_69));
    _ptr_18[1] = ((half)((((((float)_ptr_17[1]) - v_79) * v_80) * v_68) + v_69));
    _ptr_18[2] = ((half)((((((float)_ptr_17[2]) - v_79) * v_80) * v_68) + v_69));
    _ptr_18[3] = ((half)((((((float)_ptr_17[3]) - v_79) * v_80) * v_68) + v_69));
    _ptr_18[4] = ((half)((((((float)_ptr_17[4]) - v_79) * v_80) * v_68) + v_69));
    _ptr_18[5] = ((half)((((((float)_ptr_17[5]) - v_79) * v_80) * v_68) + v_69));
    _ptr_18[6] = ((half)((((((float)_ptr_17[6]) - v_79) * v_80) * v_68) + v_69));
    _ptr_18[7] = ((half)((((((float)_ptr_17[7]) - v_79) * v_80) * v_68) + v_69));
    int cse_v37 = ((v_7 * cse_v11) * 784);
    *(uint4*)(y_ptr + ((((((((int)blockIdx.x) % 8) * 200704) + ((((int)threadIdx.x) / 98) * 50176)) + ((((int)blockIdx.x) / 8) * 784)) + ((v_7 * cse_v11) * 784)) + ((((int)threadIdx.x) % 98) * 8))) = *(uint4*)(_ptr_18 + 0);
    int v_82 = (((int)threadIdx.x) + 256);
    if (((int)threadIdx.x) < 136) {
      alignas(64) half _ptr_19[8];
      *(uint4*)(_ptr_19 + 0) = *(uint4*)(_ptr_2 + ((((int)threadIdx.x) * 8) + 2048));
      alignas(64) half _ptr_20[8];
      _ptr_20[0] = ((half)((((((float)_ptr_19[0]) - v_79) * v_80) * v_68) + v_69));
      _ptr_20[1] = ((half)((((((float)_ptr_19[1]) - v_79) * v_80) * v_68) + v_69));
      _ptr_20[2] = ((half)((((((float)_ptr_19[2]) - v_79) * v_80) * v_68) + v_69));
      _ptr_20[3] = ((half)((((((float)_ptr_19[3]) - v_79) * v_80) * v_68) + v_69));
      _ptr_20[4] = ((half)((((((float)_ptr_19[4]) - v_79) * v_80) * v_68) + v_69));
      _ptr_20[5] = ((half)((((((float)_ptr_19[5]) - v_79) * v_80) * v_68) + v_69));
      _ptr_20[6] = ((half)((((((float)_ptr_19[6]) - v_79) * v_80) * v_68) + v_69));
      _ptr_20[7] = ((half)((((((float)_ptr_19[7]) - v_79) * v_80) * v_68) + v_69));
      *(uint4*)(y_ptr + ((((((((int)blockIdx.x) % 8) * 200704) + (((((int)threadIdx.x) + 256) / 98) * 50176)) + ((((int)blockIdx.x) / 8) * 784)) + ((v_7 * cse_v11) * 784)) + (((((int)threadIdx.x) + 60) % 98) * 8))) = *(uint4*)(_ptr_20 + 0);
    }
    int cse_v10 = (v_7 + 1);
    int cse_v38 = (((v_7 + 1) * cse_v11) * 784);
    if ((v_7 + 1) < (((cse_v11 + 63) - (((int)blockIdx.x) / 8)) / cse_v11)) {
      int v_83 = ((int)threadIdx.x);
      tvmbn_copy_async_16((&(_ptr_2[(((int)threadIdx.x) * 8)])), (&(x_ptr[((((((((int)blockIdx.x) % 8) * 200704) + ((((int)threadIdx.x) / 98) * 50176)) + ((((int)blockIdx.x) / 8) * 784)) + (((v_7 + 1) * cse_v11) * 784)) + ((((int)threadIdx.x) % 98) * 8))])));
    }
    tvmbn_copy_commit();
    if ((v_7 + 1) < (((cse_v11 + 63) - (((int)blockIdx.x) / 8)) / cse_v11)) {
      int v_84 = (((int)threadIdx.x) + 256);
      if (((int)threadIdx.x) < 136) {
        tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 8) + 2048)])), (&(x_ptr[((((((((int)blockIdx.x) % 8) * 200704) + (((((int)threadIdx.x) + 256) / 98) * 50176)) + ((((int)blockIdx.x) / 8) * 784)) + (((v_7 + 1) * cse_v11) * 784)) + (((((int)threadIdx.x) + 60) % 98) * 8))])));
      }
    }
    tvmbn_copy_commit();
  }
}
