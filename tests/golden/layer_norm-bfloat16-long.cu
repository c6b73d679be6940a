extern "C" __global__ void __launch_bounds__(256, 6) main_kernel(float* __restrict__ beta_ptr, int64_t* __restrict__ counters_ptr, float* __restrict__ gamma_ptr, float* __restrict__ partials_ptr, nv_bfloat16* __restrict__ x_ptr, nv_bfloat16* __restrict__ y_ptr, int cse_v20);
extern "C" __global__ void __launch_bounds__(256, 6) main_kernel(float* __restrict__ beta_ptr, int64_t* __restrict__ counters_ptr, float* __restrict__ gamma_ptr, float* __restrict__ partials_ptr, nv_bfloat16* __restrict__ x_ptr, nv_bfloat16* __restrict__ y_ptr, int cse_v20) {
  __shared__ alignas(64) float _ptr[64];
  __shared__ alignas(64) float _ptr_1[16];
  extern __shared__ __align__(64) nv_bfloat16 _ptr_2[];
  int cse_v1 = (((int)blockIdx.x) / 99);
  int v = (((int)blockIdx.x) / 99);
  int cse_v2 = (((int)blockIdx.x) % 99);
  int v_1 = (((int)blockIdx.x) % 99);
  int cse_v40 = (((cse_v20 + 7) - (((int)blockIdx.x) / 99)) / cse_v20);
  int v_2 = (((cse_v20 + 7) - (((int)blockIdx.x) / 99)) / cse_v20);
  int cse_v3 = (((int)threadIdx.x) * 8);
  int cse_v11 = ((((int)blockIdx.x) / 99) * 262144);
  int cse_v12 = ((((int)blockIdx.x) % 99) * 2648);
  int cse_v29 = ((((((int)blockIdx.x) / 99) * 262144) + ((((int)blockIdx.x) % 99) * 2648)) + (((int)threadIdx.x) * 8));
  if (0 < (((cse_v20 + 7) - (((int)blockIdx.x) / 99)) / cse_v20)) {
    int v_3 = ((int)threadIdx.x);
    tvmbn_copy_async_16((&(_ptr_2[(((int)threadIdx.x) * 8)])), (&(x_ptr[((((((int)blockIdx.x) / 99) * 262144) + ((((int)blockIdx.x) % 99) * 2648)) + (((int)threadIdx.x) * 8))])));
  }
  tvmbn_copy_commit();
  int cse_v4 = (((int)threadIdx.x) + 256);
  int cse_v13 = ((((int)threadIdx.x) * 8) + 2048);
  int cse_v21 = (((((int)blockIdx.x) % 99) * 331) + ((int)threadIdx.x));
  if (0 < (((cse_v20 + 7) - (((int)blockIdx.x) / 99)) / cse_v20)) {
    int v_4 = (((int)threadIdx.x) + 256);
    if ((((int)threadIdx.x) < 75) && ((((((int)blockIdx.x) % 99) * 331) + ((int)threadIdx.x)) < 32512)) {
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 8) + 2048)])), (&(x_ptr[(((((((int)blockIdx.x) / 99) * 262144) + ((((int)blockIdx.x) % 99) * 2648)) + (((int)threadIdx.x) * 8)) + 2048)])));
    }
  }
  tvmbn_copy_commit();
  int cse_v30 = (cse_v20 * 25344);
  for (int v_5 = 0; v_5 < (((cse_v20 * 25344) + 7) / (cse_v20 * 25344)); ++v_5) {
    int cse_v42 = ((((v_5 * cse_v20) * 25344) + (((int)blockIdx.x) * 256)) + ((int)threadIdx.x));
    int v_6 = ((((v_5 * cse_v20) * 25344) + (((int)blockIdx.x) * 256)) + ((int)threadIdx.x));
    if (((((v_5 * cse_v20) * 25344) + (((int)blockIdx.x) * 256)) + ((int)threadIdx.x)) < 8) {
      counters_ptr[((((v_5 * cse_v20) * 25344) + (((int)blockIdx.x) * 256)) + ((int)threadIdx.x))] = (int64_t)0;
    }
  }
  tvm_builtin_cuda_grid_sync();
  for (int v_7 = 0; v_7 < (((cse_v20 + 7) - (((int)blockIdx.x) / 99)) / cse_v20); ++v_7) {
    int cse_v31 = (v_7 * cse_v20);
    int cse_v36 = ((((int)blockIdx.x) / 99) + (v_7 * cse_v20));
    int v_8 = ((((int)blockIdx.x) / 99) + (v_7 * cse_v20));
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
    alignas(64) nv_bfloat16 _ptr_7[8];
    *(uint4*)(_ptr_7 + 0) = *(uint4*)(_ptr_2 + (((int)threadIdx.x) * 8));
        nv_bfloat16 v_ = _ptr_7[0];
      uint v__1 = ((uint)(*(ushort *)(&(v_)))) << (uint)16;
    float v_11 = (*(float *)(&(v__1)));
        nv_bfloat16 v__2 = _ptr_7[1];
      uint v__3 = ((uint)(*(ushort *)(&(v__2)))) << (uint)16;
    float v_12 = (*(float *)(&(v__3)));
        nv_bfloat16 v__4 = _ptr_7[2];
      uint v__5 = ((uint)(*(ushort *)(&(v__4)))) << (uint)16;
    float v_13 = (*(float *)(&(v__5)));
        nv_bfloat16 v__6 = _ptr_7[3];
      uint v__7 = ((uint)(*(ushort *)(&(v__6)))) << (uint)16;
    float v_14 = (*(float *)(&(v__7)));
        nv_bfloat16 v__8 = _ptr_7[4];
      uint v__9 = ((uint)(*(ushort *)(&(v__8)))) << (uint)16;
    float v_15 = (*(float *)(&(v__9)));
        nv_bfloat16 v__10 = _ptr_7[5];
      uint v__11 = ((uint)(*(ushort *)(&(v__10)))) << (uint)16;
    float v_16 = (*(float *)(&(v__11)));
        nv_bfloat16 v__12 = _ptr_7[6];
      uint v__13 = ((uint)(*(ushort *)(&(v__12)))) << (uint)16;
    float v_17 = (*(float *)(&(v__13)));
        nv_bfloat16 v__14 = _ptr_7[7];
      uint v__15 = ((uint)(*(ushort *)(&(v__14)))) << (uint)16;
    float v_18 = (*(float *)(&(v__15)));
    float cse_v44 = ((((((((v_11 + v_12) + v_13) + v_14) + v_15) + v_16) + v_17) + v_18) * 0x1p-3f/*1.250000e-01*/);
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
    if ((((int)threadIdx.x) < 75) && ((((((int)blockIdx.x) % 99) * 331) + ((int)threadIdx.x)) < 32512)) {
      alignas(64) nv_bfloat16 _ptr_8[8];
      *(uint4*)(_ptr_8 + 0) = *(uint4*)(_ptr_2 + ((((int)threadIdx.x) * 8) + 2048));
          nv_bfloat16 v__16 = _ptr_8[0];
        uint v__17 = ((uint)(*(ushort *)(&(v__16)))) << (uint)16;
      float v_28 = (*(float *)(&(v__17)));
          nv_bfloat16 v__18 = _ptr_8[1];
        uint v__19 = ((uint)(*(ushort *)(&(v__18)))) << (uint)16;
      float v_29 = (*(float *)(&(v__19)));
          nv_bfloat16 v__20 = _ptr_8[2];
        uint v__21 = ((uint)(*(ushort *)(&(v__20)))) << (uint)16;
      float v_30 = (*(float *)(&(v__21)));
          nv_bfloat16 v__22 = _ptr_8[3];
        uint v__23 = ((uint)(*(ushort *)(&(v__22)))) << (uint)16;
      float v_31 = (*(float *)(&(v__23)));
          nv_bfloat16 v__24 = _ptr_8[4];
        uint v__25 = ((uint)(*(ushort *)(&(v__24)))) << (uint)16;
      float v_32 = (*(float *)(&(v__25)));
          nv_bfloat16 v__26 = _ptr_8[5];
        uint v__27 = ((uint)(*(ushort *)(&(v__26)))) << (uint)16;
      float v_33 = (*(float *)(&(v__27)));
          nv_bfloat16 v__28 = _ptr_8[6];
        uint v__29 = ((uint)(*(ushort *)(&(v__28)))) << (uint)16;
      float v_34 = (*(float *)(&(v__29)));
          nv_bfloat16 v__30 = _ptr_8[7];
        uint v__31 = ((uint)(*(ushort *)(&(v__30)))) << (uint)16;
      float v_35 = (*(float *)(&(v__31)));
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
    float cse_v14 = (v_44 * (v_46 - v_48));
    float v_51 = (v_44 * (v_46 - v_48));
    float v_52 = tvm_builtin_cuda_warp_reduce_sum_32((v_44 * (v_46 - v_48)));
    float v_53 = tvm_builtin_cuda_warp_reduce_sum_32((v_47 + ((v_44 * (v_46 - v_48)) * (v_46 - v_48))));
    float cse_v15 = (v_52 / max(v_49, 0x1p+0f/*1.000000e+00*/));
    float v_54 = (v_52 / max(v_49, 0x1p+0f/*1.000000e+00*/));
    float cse_v22 = (v_48 + (v_52 / max(v_49, 0x1p+0f/*1.000000e+00*/)));
    float v_55 = (v_48 + (v_52 / max(v_49, 0x1p+0f/*1.000000e+00*/)));
    float cse_v32 = (v_53 - (v_52 * (v_52 / max(v_49, 0x1p+0f/*1.000000e+00*/))));
    float v_56 = (v_53 - (v_52 * (v_52 / max(v_49, 0x1p+0f/*1.000000e+00*/))));
    int cse_v6 = (((int)threadIdx.x) % 32);
    int cse_v7 = (v_7 % 2);
    int cse_v16 = ((v_7 % 2) * 32);
    if ((((int)threadIdx.x) % 32) == 0) {
      int cse_v23 = (((v_7 % 2) * 32) + (((int)threadIdx.x) / 32));
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
      int cse_v24 = (((v_7 % 2) * 32) + (((int)threadIdx.x) % 32));
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
    float cse_v17 = (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/));
    float v_63 = (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/));
    float cse_v25 = (v_57 + (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/)));
    float v_64 = (v_57 + (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/)));
    float cse_v33 = (v_62 - (v_61 * (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/))));
    float v_65 = (v_62 - (v_61 * (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/))));
    float v_66 = (v_57 + (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/)));
    float v_67 = (v_62 - (v_61 * (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/))));
    int cse_v37 = ((v_7 * cse_v20) * 198);
    if (((int)threadIdx.x) == 0) {
      int cse_v41 = (((v_7 * cse_v20) * 198) + (((int)blockIdx.x) * 2));
      partials_ptr[(((v_7 * cse_v20) * 198) + (((int)blockIdx.x) * 2))] = (v_57 + (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/)));
      partials_ptr[((((v_7 * cse_v20) * 198) + (((int)blockIdx.x) * 2)) + 1)] = (v_62 - (v_61 * (v_61 / max(v_58, 0x1p+0f/*1.000000e+00*/))));
      tvmbn_arrive((&(counters_ptr[((((int)blockIdx.x) / 99) + (v_7 * cse_v20))])));
    }
    int cse_v19 = ((v_7 % 2) * 2);
    int cse_v27 = (((v_7 % 2) * 2) + 1);
    if (((int)threadIdx.x) < 32) {
      if (((int)threadIdx.x) == 0) {
        tvmbn_await((&(counters_ptr[((((int)blockIdx.x) / 99) + (v_7 * cse_v20))])), 99);
      }
      tvm_builtin_cuda_warp_sync();
      alignas(64) float _ptr_12[4];
      alignas(64) float _ptr_13[4];
      _ptr_12[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_13[0] = 0x0p+0f/*0.000000e+00*/;
      int cse_v43 = ((((((int)blockIdx.x) / 99) * 198) + ((v_7 * cse_v20) * 198)) + (((int)threadIdx.x) * 2));
      _ptr_12[0] = tvmbn_load_published((&(partials_ptr[((((((int)blockIdx.x) / 99) * 198) + ((v_7 * cse_v20) * 198)) + (((int)threadIdx.x) * 2))])));
      _ptr_13[0] = tvmbn_load_published((&(partials_ptr[(((((((int)blockIdx.x) / 99) * 198) + ((v_7 * cse_v20) * 198)) + (((int)threadIdx.x) * 2)) + 1)])));
      _ptr_12[1] = 0x0p+0f/*0.000000e+00*/;
      _ptr_13[1] = 0x0p+0f/*0.000000e+00*/;
      _ptr_12[1] = tvmbn_load_published((&(partials_ptr[(((((((int)blockIdx.x) / 99) * 198) + ((v_7 * cse_v20) * 198)) + (((int)threadIdx.x) * 2)) + 64)])));
      _ptr_13[1] = tvmbn_load_published((&(partials_ptr[(((((((int)blockIdx.x) / 99) * 198) + ((v_7 * cse_v20) * 198)) + (((int)threadIdx.x) * 2)) + 65)])));
      _ptr_12[2] = 0x0p+0f/*0.000000e+00*/;
      _ptr_13[2] = 0x0p+0f/*0.000000e+00*/;
      _ptr_12[2] = tvmbn_load_published((&(partials_ptr[(((((((int)blockIdx.x) / 99) * 198) + ((v_7 * cse_v20) * 198)) + (((int)threadIdx.x) * 2)) + 128)])));
      _ptr_13[2] = tvmbn_load_published((&(partials_ptr[(((((((int)blockIdx.x) / 99) * 198) + ((v_7 * cse_v20) * 198)) + (((int)threadIdx.x) * 2)) + 129)])));
      _ptr_12[3] = 0x0p+0f/*0.000000e+00*/;
      _ptr_13[3] = 0x0p+0f/*0.000000e+00*/;
      if (((int)threadIdx.x) < 3) {
        _ptr_12[3] = tvmbn_load_published((&(partials_ptr[(((((((int)blockIdx.x) / 99) * 198) + ((v_7 * cse_v20) * 198)) + (((int)threadIdx.x) * 2)) + 192)])));
        _ptr_13[3] = tvmbn_load_published((&(partials_ptr[(((((((int)blockIdx.x) / 99) * 198) + ((v_7 * cse_v20) * 198)) + (((int)threadIdx.x) * 2)) + 193)])));
      }
      alignas(64) float _ptr_14[1];
      _ptr_14[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_14[0] = (_ptr_14[0] + (_ptr_12[0] * 0x1.4bp+11f/*2.648000e+03*/));
      _ptr_14[0] = (_ptr_14[0] + (_ptr_12[1] * 0x1.4bp+11f/*2.648000e+03*/));
      _ptr_14[0] = (_ptr_14[0] + (_ptr_12[2] * 0x1.4bp+11f/*2.648000e+03*/));
      float cse_v38 = ((float)(7936 - (max((((int)threadIdx.x) * 331), 661) * 8)));
      if (((int)threadIdx.x) < 3) {
        _ptr_14[0] = (_ptr_14[0] + (_ptr_12[3] * ((float)(7936 - (max((((int)threadIdx.x) * 331), 661) * 8)))));
      }
      float v_68 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_14[0]);
      float cse_v8 = (v_68 * 0x1p-18f/*3.814697e-06*/);
      float v_69 = (v_68 * 0x1p-18f/*3.814697e-06*/);
      alignas(64) float _ptr_15[1];
      alignas(64) float _ptr_16[1];
      _ptr_15[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_16[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_15[0] = (_ptr_15[0] + (0x1.4bp+11f/*2.648000e+03*/ * (_ptr_12[0] - (v_68 * 0x1p-18f/*3.814697e-06*/))));
      _ptr_16[0] = (_ptr_16[0] + (_ptr_13[0] + (0x1.4bp+11f/*2.648000e+03*/ * ((_ptr_12[0] - (v_68 * 0x1p-18f/*3.814697e-06*/)) * (_ptr_12[0] - (v_68 * 0x1p-18f/*3.814697e-06*/))))));
      _ptr_15[0] = (_ptr_15[0] + (0x1.4bp+11f/*2.648000e+03*/ * (_ptr_12[1] - (v_68 * 0x1p-18f/*3.814697e-06*/))));
      _ptr_16[0] = (_ptr_16[0] + (_ptr_13[1] + (0x1.4bp+11f/*2.648000e+03*/ * ((_ptr_12[1] - (v_68 * 0x1p-18f/*3.814697e-06*/)) * (_ptr_12[1] - (v_68 * 0x1p-18f/*3.814697e-06*/))))));
      _ptr_15[0] = (_ptr_15[0] + (0x1.4bp+11f/*2.648000e+03*/ * (_ptr_12[2] - (v_68 * 0x1p-18f/*3.814697e-06*/))));
      _ptr_16[0] = (_ptr_16[0] + (_ptr_13[2] + (0x1.4bp+11f/*2.648000e+03*/ * ((_ptr_12[2] - (v_68 * 0x1p-18f/*3.814697e-06*/)) * (_ptr_12[2] - (v_68 * 0x1p-18f/*3.814697e-06*/))))));
      if (((int)threadIdx.x) < 3) {
        _ptr_15[0] = (_ptr_15[0] + (((float)(7936 - (max((((int)threadIdx.x) * 331), 661) * 8))) * (_ptr_12[3] - (v_68 * 0x1p-18f/*3.814697e-06*/))));
        _ptr_16[0] = (_ptr_16[0] + (_ptr_13[3] + (((float)(7936 - (max((((int)threadIdx.x) * 331), 661) * 8))) * ((_ptr_12[3] - (v_68 * 0x1p-18f/*3.814697e-06*/)) * (_ptr_12[3] - (v_68 * 0x1p-18f/*3.814697e-06*/))))));
      }
      float v_70 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_15[0]);
      float v_71 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_16[0]);
      float cse_v9 = (v_70 * 0x1p-18f/*3.814697e-06*/);
      float cse_v18 = ((v_68 * 0x1p-18f/*3.814697e-06*/) + (v_70 * 0x1p-18f/*3.814697e-06*/));
      float v_72 = ((fabsf((v_68 * 0x1p-18f/*3.814697e-06*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_68 * 0x1p-18f/*3.814697e-06*/) + (v_70 * 0x1p-18f/*3.814697e-06*/)) : (v_68 * 0x1p-18f/*3.814697e-06*/));
      float cse_v26 = ((v_71 * 0x1p-18f/*3.814697e-06*/) - ((v_70 * 0x1p-18f/*3.814697e-06*/) * (v_70 * 0x1p-18f/*3.814697e-06*/)));
      float cse_v34 = ((((v_71 * 0x1p-18f/*3.814697e-06*/) - ((v_70 * 0x1p-18f/*3.814697e-06*/) * (v_70 * 0x1p-18f/*3.814697e-06*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_71 * 0x1p-18f/*3.814697e-06*/) - ((v_70 * 0x1p-18f/*3.814697e-06*/) * (v_70 * 0x1p-18f/*3.814697e-06*/))));
      float v_73 = ((((v_71 * 0x1p-18f/*3.814697e-06*/) - ((v_70 * 0x1p-18f/*3.814697e-06*/) * (v_70 * 0x1p-18f/*3.814697e-06*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_71 * 0x1p-18f/*3.814697e-06*/) - ((v_70 * 0x1p-18f/*3.814697e-06*/) * (v_70 * 0x1p-18f/*3.814697e-06*/))));
      float cse_v39 = (((((v_71 * 0x1p-18f/*3.814697e-06*/) - ((v_70 * 0x1p-18f/*3.814697e-06*/) * (v_70 * 0x1p-18f/*3.814697e-06*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_71 * 0x1p-18f/*3.814697e-06*/) - ((v_70 * 0x1p-18f/*3.814697e-06*/) * (v_70 * 0x1p-18f/*3.814697e-06*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/);
      float v_74 = rsqrtf((((((v_71 * 0x1p-18f/*3.814697e-06*/) - ((v_70 * 0x1p-18f/*3.814697e-06*/) * (v_70 * 0x1p-18f/*3.814697e-06*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_71 * 0x1p-18f/*3.814697e-06*/) - ((v_70 * 0x1p-18f/*3.814697e-06*/) * (v_70 * 0x1p-18f/*3.814697e-06*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
      if (((int)threadIdx.x) == 0) {
        _ptr_1[((v_7 % 2) * 2)] = ((fabsf((v_68 * 0x1p-18f/*3.814697e-06*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_68 * 0x1p-18f/*3.814697e-06*/) + (v_70 * 0x1p-18f/*3.814697e-06*/)) : (v_68 * 0x1p-18f/*3.814697e-06*/));
        _ptr_1[(((v_7 % 2) * 2) + 1)] = rsqrtf((((((v_71 * 0x1p-18f/*3.814697e-06*/) - ((v_70 * 0x1p-18f/*3.814697e-06*/) * (v_70 * 0x1p-18f/*3.814697e-06*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_71 * 0x1p-18f/*3.814697e-06*/) - ((v_70 * 0x1p-18f/*3.814697e-06*/) * (v_70 * 0x1p-18f/*3.814697e-06*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
      }
    }
    tvm_builtin_cuda_cta_sync();
    float v_75 = _ptr_1[((v_7 % 2) * 2)];
    float v_76 = _ptr_1[(((v_7 % 2) * 2) + 1)];
    int v_77 = ((int)threadIdx.x);
    alignas(64) nv_bfloat16 _ptr_17[8];
    *(uint4*)(_ptr_17 + 0) = *(uint4*)(_ptr_2 + (((int)threadIdx.x) * 8));
    alignas(64) float _ptr_18[8];
    int cse_v28 = (((((int)blockIdx.x) % 99) * 2648) + (((int)threadIdx.x) * 8));
    *(ulonglong4*)(_ptr_18 + 0) = *(ulonglong4*)(gamma_ptr + (((((int)blockIdx.x) % 99) * 2648) + (((int)threadIdx.x) * 8)));
    alignas(64) float _ptr_19[8];
    *(ulonglong4*)(_ptr_19 + 0) = *(ulonglong4*)(beta_ptr + (((((int)blockIdx.x) % 99) * 2648) + (((int)threadIdx.x) * 8)));
    alignas(64) nv_bfloat16 _ptr_20[8];
        nv_bfloat16 v__32 = _ptr_17[0];
      uint v__33 = ((uint)(*(ushort *)(&(v__32)))) << (uint)16;
    _ptr_20[0] = ((nv_bfloat16)(((((*(float *)(&(v__33))) - v_75) * v_76) * _ptr_18[0]) + _ptr_19[0]));
        nv_bfloat16 v__34 = _ptr_17[1];
      uint v__35 = ((uint)(*(ushort *)(&(v__34)))) << (uint)16;
    _ptr_20[1] = ((nv_bfloat16)(((((*(float *)(&(v__35))) - v_75) * v_76) * _ptr_18[1]) + _ptr_19[1]));
        nv_bfloat16 v__36 = _ptr_17[2];
      uint v__37 = ((uint)(*(ushort *)(&(v__36)))) << (uint)16;
    _ptr_20[2] = ((nv_bfloat16)(((((*(float *)(&(v__37))) - v_75) * v_76) * _ptr_18[2]) + _ptr_19[2]));
        nv_bfloat16 v__38 = _ptr_17[3];
      uint v__39 = ((uint)(*(ushort *)(&(v__38)))) << (uint)16;
    _ptr_20[3] = ((nv_bfloat16)(((((*(float *)(&(v__39))) - v_75) * v_76) * _ptr_18[3]) + _ptr_19[3]));
        nv_bfloat16 v__40 = _ptr_17[4];
      uint v__41 = ((uint)(*(ushort *)(&(v__40)))) << (uint)16;
    _ptr_20[4] = ((nv_bfloat16)(((((*(float *)(&(v__41))) - v_75) * v_76) * _ptr_18[4]) + _ptr_19[4]));
        nv_bfloat16 v__42 = _ptr_17[5];
      uint v__43 = ((uint)(*(ushort *)(&(v__42)))) << (uint)16;
    _ptr_20[5] = ((nv_bfloat16)(((((*(float *)(&(v__43))) - v_75) * v_76) * _ptr_18[5]) + _ptr_19[5]));
        nv_bfloat16 v__44 = _ptr_17[6];
      uint v__45 = ((uint)(*(ushort *)(&(v__44)))) << (uint)16;
    _ptr_20[6] = ((nv_bfloat16)(((((*(float *)(&(v__45))) - v_75) * v_76) * _ptr_18[6]) + _ptr_19[6]));
        nv_bfloat16 v__46 = _ptr_17[7];
      uint v__47 = ((uint)(*(ushort *)(&(v__46)))) << (uint)16;
    _ptr_20[7] = ((nv_bfloat16)(((((*(float *)(&(v__47))) - v_75) * v_76) * _ptr_18[7]) + _ptr_19[7]));
    int cse_v45 = (((((((int)blockIdx.x) / 99) * 262144) + ((v_7 * cse_v20) * 262144)) + ((((int)blockIdx.x) % 99) * 2648)) + (((int)threadIdx.x) * 8));
    *(uint4*)(y_ptr + (((((((int)blockIdx.x) / 99) * 262144) + ((v_7 * cse_v20) * 262144)) + ((((int)blockIdx.x) % 99) * 2648)) + (((int)threadIdx.x) * 8))) = *(uint4*)(_ptr_20 + 0);
    int v_78 = (((int)threadIdx.x) + 256);
    if ((((int)threadIdx.x) < 75) && ((((((int)blockIdx.x) % 99) * 331) + ((int)threadIdx.x)) < 32512)) {
      alignas(64) nv_bfloat16 _ptr_21[8];
      *(uint4*)(_ptr_21 + 0) = *(uint4*)(_ptr_2 + ((((int)threadIdx.x) * 8) + 2048));
      alignas(64) float _ptr_22[8];
      int cse_v35 = ((((((int)blockIdx.x) % 99) * 2648) + (((int)threadIdx.x) * 8)) + 2048);
      *(ulonglong4*)(_ptr_22 + 0) = *(ulonglong4*)(gamma_ptr + ((((((int)blockIdx.x) % 99) * 2648) + (((int)threadIdx.x) * 8)) + 2048));
      alignas(64) float _ptr_23[8];
      *(ulonglong4*)(_ptr_23 + 0) = *(ulonglong4*)(beta_ptr + ((((((int)blockIdx.x) % 99) * 2648) + (((int)threadIdx.x) * 8)) + 2048));
      alignas(64) nv_bfloat16 _ptr_24[8];
          nv_bfloat16 v__48 = _ptr_21[0];
        uint v__49 = ((uint)(*(ushort *)(&(v__48)))) << (uint)16;
      _ptr_24[0] = ((nv_bfloat16)(((((*(float *)(&(v__49))) - v_75) * v_76) * _ptr_22[0]) + _ptr_23[0]));
          nv_bfloat16 v__50 = _ptr_21[1];
        uint v__51 = ((uint)(*(ushort *)(&(v__50)))) << (uint)16;
      _ptr_24[1] = ((nv_bfloat16)(((((*(float *)(&(v__51))) - v_75) * v_76) * _ptr_22[1]) + _ptr_23[1]));
          nv_bfloat16 v__52 = _ptr_21[2];
        uint v__53 = ((uint)(*(ushort *)(&(v__52)))) << (uint)16;
      _ptr_24[2] = ((nv_bfloat16)(((((*(float *)(&(v__53))) - v_75) * v_76) * _ptr_22[2]) + _ptr_23[2]));
          nv_bfloat16 v__54 = _ptr_21[3];
        uint v__55 = ((uint)(*(ushort *)(&(v__54)))) << (uint)16;
      _ptr_24[3] = ((nv_bfloat16)(((((*(float *)(&(v__55))) - v_75) * v_76) * _ptr_22[3]) + _ptr_23[3]));
          nv_bfloat16 v__56 = _ptr_21[4];
        uint v__57 = ((uint)(*(ushort *)(&(v__56)))) << (uint)16;
      _ptr_24[4] = ((nv_bfloat16)(((((*(float *)(&(v__57))) - v_75) * v_76) * _ptr_22[4]) + _ptr_23[4]));
          nv_bfloat16 v__58 = _ptr_21[5];
        uint v__59 = ((uint)(*(ushort *)(&(v__58)))) << (uint)16;
      _ptr_24[5] = ((nv_bfloat16)(((((*(float *)(&(v__59))) - v_75) * v_76) * _ptr_22[5]) + _ptr_23[5]));
          nv_bfloat16 v__60 = _ptr_21[6];
        uint v__61 = ((uint)(*(ushort *)(&(v__60)))) << (uint)16;
      _ptr_24[6] = ((nv_bfloat16)(((((*(float *)(&(v__61))) - v_75) * v_76) * _ptr_22[6]) + _ptr_23[6]));
          nv_bfloat16 v__62 = _ptr_21[7];
        uint v__63 = ((uint)(*(ushort *)(&(v__62)))) << (uint)16;
      _ptr_24[7] = ((nv_bfloat16)(((((*(float *)(&(v__63))) - v_75) * v_76) * _ptr_22[7]) + _ptr_23[7]));
      *(uint4*)(y_ptr + ((((((((int)blockIdx.x) / 99) * 262144) + ((v_7 * cse_v20) * 262144)) + ((((int)blockIdx.x) % 99) * 2648)) + (((int)threadIdx.x) * 8)) + 2048)) = *(uint4*)(_ptr_24 + 0);
    }
    int cse_v10 = (v_7 + 1);
    int cse_v46 = (((((((int)blockIdx.x) / 99) * 262144) + (((v_7 + 1) * cse_v20) * 262144)) + ((((int)blockIdx.x) % 99) * 2648)) + (((int)threadIdx.x) * 8));
    if ((v_7 + 1) < (((cse_v20 + 7) - (((int)blockIdx.x) / 99)) / cse_v20)) {
      int v_79 = ((int)threadIdx.x);
      tvmbn_copy_async_16((&(_ptr_2[(((int)threadIdx.x) * 8)])), (&(x_ptr[(((((((int)blockIdx.x) / 99) * 262144) + (((v_7 + 1) * cse_v20) * 262144)) + ((((int)blockIdx.x) % 99) * 2648)) + (((int)threadIdx.x) * 8))])));
    }
    tvmbn_copy_commit();
    if ((v_7 + 1) < (((cse_v20 + 7) - (((int)blockIdx.x) / 99)) / cse_v20)) {
      int v_80 = (((int)threadIdx.x) + 256);
      if ((((int)threadIdx.x) < 75) && ((((((int)blockIdx.x) % 99) * 331) + ((int)threadIdx.x)) < 32512)) {
        tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 8) + 2048)])), (&(x_ptr[((((((((int)blockIdx.x) / 99) * 262144) + (((v_7 + 1) * cse_v20) * 262144)) + ((((int)blockIdx.x) % 99) * 2648)) + (((int)threadIdx.x) * 8)) + 2048)])));
      }
    }
    tvmbn_copy_commit();
  }
}
