extern "C" __global__ void __launch_bounds__(512, 4) main_kernel(float* __restrict__ beta_ptr, int64_t* __restrict__ counters_ptr, float* __restrict__ gamma_ptr, float* __restrict__ partials_ptr, nv_bfloat16* __restrict__ x_ptr, nv_bfloat16* __restrict__ y_ptr, int cse_v17);
extern "C" __global__ void __launch_bounds__(512, 4) main_kernel(float* __restrict__ beta_ptr, int64_t* __restrict__ counters_ptr, float* __restrict__ gamma_ptr, float* __restrict__ partials_ptr, nv_bfloat16* __restrict__ x_ptr, nv_bfloat16* __restrict__ y_ptr, int cse_v17) {
  __shared__ alignas(64) float _ptr[128];
  __shared__ alignas(64) float _ptr_1[16];
  extern __shared__ __align__(64) nv_bfloat16 _ptr_2[];
  int cse_v1 = (((int)blockIdx.x) / 16);
  int v = (((int)blockIdx.x) / 16);
  int cse_v2 = (((int)blockIdx.x) % 16);
  int v_1 = (((int)blockIdx.x) % 16);
  int cse_v40 = (((cse_v17 + 7) - (((int)blockIdx.x) / 16)) / cse_v17);
  int v_2 = (((cse_v17 + 7) - (((int)blockIdx.x) / 16)) / cse_v17);
  int cse_v3 = (((int)threadIdx.x) * 8);
  int cse_v4 = (((int)blockIdx.x) * 16384);
  int cse_v18 = ((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 8));
  if (0 < (((cse_v17 + 7) - (((int)blockIdx.x) / 16)) / cse_v17)) {
    int v_3 = ((int)threadIdx.x);
    tvmbn_copy_async_16((&(_ptr_2[(((int)threadIdx.x) * 8)])), (&(x_ptr[((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 8))])));
  }
  tvmbn_copy_commit();
  int cse_v5 = (((int)threadIdx.x) + 512);
  int cse_v19 = ((((int)threadIdx.x) * 8) + 4096);
  if (0 < (((cse_v17 + 7) - (((int)blockIdx.x) / 16)) / cse_v17)) {
    int v_4 = (((int)threadIdx.x) + 512);
    tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 8) + 4096)])), (&(x_ptr[(((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 8)) + 4096)])));
  }
  tvmbn_copy_commit();
  int cse_v6 = (((int)threadIdx.x) + 1024);
  int cse_v20 = ((((int)threadIdx.x) * 8) + 8192);
  if (0 < (((cse_v17 + 7) - (((int)blockIdx.x) / 16)) / cse_v17)) {
    int v_5 = (((int)threadIdx.x) + 1024);
    tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 8) + 8192)])), (&(x_ptr[(((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 8)) + 8192)])));
  }
  tvmbn_copy_commit();
  int cse_v7 = (((int)threadIdx.x) + 1536);
  int cse_v21 = ((((int)threadIdx.x) * 8) + 12288);
  if (0 < (((cse_v17 + 7) - (((int)blockIdx.x) / 16)) / cse_v17)) {
    int v_6 = (((int)threadIdx.x) + 1536);
    tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 8) + 12288)])), (&(x_ptr[(((((int)blockIdx.x) * 16384) + (((int)threadIdx.x) * 8)) + 12288)])));
  }
  tvmbn_copy_commit();
  int cse_v28 = (cse_v17 * 8192);
  for (int v_7 = 0; v_7 < (((cse_v17 * 8192) + 7) / (cse_v17 * 8192)); ++v_7) {
    int cse_v43 = ((((v_7 * cse_v17) * 8192) + (((int)blockIdx.x) * 512)) + ((int)threadIdx.x));
    int v_8 = ((((v_7 * cse_v17) * 8192) + (((int)blockIdx.x) * 512)) + ((int)threadIdx.x));
    if (((((v_7 * cse_v17) * 8192) + (((int)blockIdx.x) * 512)) + ((int)threadIdx.x)) < 8) {
      counters_ptr[((((v_7 * cse_v17) * 8192) + (((int)blockIdx.x) * 512)) + ((int)threadIdx.x))] = (int64_t)0;
    }
  }
  tvm_builtin_cuda_grid_sync();
  for (int v_9 = 0; v_9 < (((cse_v17 + 7) - (((int)blockIdx.x) / 16)) / cse_v17); ++v_9) {
    int cse_v29 = (v_9 * cse_v17);
    int cse_v36 = ((((int)blockIdx.x) / 16) + (v_9 * cse_v17));
    int v_10 = ((((int)blockIdx.x) / 16) + (v_9 * cse_v17));
    int v_11 = 0;
    alignas(64) float _ptr_3[1];
    alignas(64) float _ptr_4[1];
    alignas(64) float _ptr_5[1];
    alignas(64) float _ptr_6[1];
    _ptr_3[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_4[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_5[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_6[0] = 0x0p+0f/*0.000000e+00*/;
    tvmbn_copy_wait_3();
    int v_12 = ((int)threadIdx.x);
    alignas(64) nv_bfloat16 _ptr_7[8];
    *(uint4*)(_ptr_7 + 0) = *(uint4*)(_ptr_2 + (((int)threadIdx.x) * 8));
        nv_bfloat16 v_ = _ptr_7[0];
      uint v__1 = ((uint)(*(ushort *)(&(v_)))) << (uint)16;
    float v_13 = (*(float *)(&(v__1)));
        nv_bfloat16 v__2 = _ptr_7[1];
      uint v__3 = ((uint)(*(ushort *)(&(v__2)))) << (uint)16;
    float v_14 = (*(float *)(&(v__3)));
        nv_bfloat16 v__4 = _ptr_7[2];
      uint v__5 = ((uint)(*(ushort *)(&(v__4)))) << (uint)16;
    float v_15 = (*(float *)(&(v__5)));
        nv_bfloat16 v__6 = _ptr_7[3];
      uint v__7 = ((uint)(*(ushort *)(&(v__6)))) << (uint)16;
    float v_16 = (*(float *)(&(v__7)));
        nv_bfloat16 v__8 = _ptr_7[4];
      uint v__9 = ((uint)(*(ushort *)(&(v__8)))) << (uint)16;
    float v_17 = (*(float *)(&(v__9)));
        nv_bfloat16 v__10 = _ptr_7[5];
      uint v__11 = ((uint)(*(ushort *)(&(v__10)))) << (uint)16;
    float v_18 = (*(float *)(&(v__11)));
        nv_bfloat16 v__12 = _ptr_7[6];
      uint v__13 = ((uint)(*(ushort *)(&(v__12)))) << (uint)16;
    float v_19 = (*(float *)(&(v__13)));
        nv_bfloat16 v__14 = _ptr_7[7];
      uint v__15 = ((uint)(*(ushort *)(&(v__14)))) << (uint)16;
    float v_20 = (*(float *)(&(v__15)));
    float cse_v46 = ((((((((v_13 + v_14) + v_15) + v_16) + v_17) + v_18) + v_19) + v_20) * 0x1p-3f/*1.250000e-01*/);
    _ptr_3[0] = ((fabsf(((((((((v_13 + v_14) + v_15) + v_16) + v_17) + v_18) + v_19) + v_20) * 0x1p-3f/*1.250000e-01*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((((((((v_13 + v_14) + v_15) + v_16) + v_17) + v_18) + v_19) + v_20) * 0x1p-3f/*1.250000e-01*/) : 0x0p+0f/*0.000000e+00*/);
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
    float v_27 = (v_19 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_27);
    _ptr_5[0] = (_ptr_5[0] + (v_27 * v_27));
    float v_28 = (v_20 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_28);
    _ptr_5[0] = (_ptr_5[0] + (v_28 * v_28));
    tvmbn_copy_wait_2();
    int v_29 = (((int)threadIdx.x) + 512);
    alignas(64) nv_bfloat16 _ptr_8[8];
    *(uint4*)(_ptr_8 + 0) = *(uint4*)(_ptr_2 + ((((int)threadIdx.x) * 8) + 4096));
        nv_bfloat16 v__16 = _ptr_8[0];
      uint v__17 = ((uint)(*(ushort *)(&(v__16)))) << (uint)16;
    float v_30 = (*(float *)(&(v__17)));
        nv_bfloat16 v__18 = _ptr_8[1];
      uint v__19 = ((uint)(*(ushort *)(&(v__18)))) << (uint)16;
    float v_31 = (*(float *)(&(v__19)));
        nv_bfloat16 v__20 = _ptr_8[2];
      uint v__21 = ((uint)(*(ushort *)(&(v__20)))) << (uint)16;
    float v_32 = (*(float *)(&(v__21)));
        nv_bfloat16 v__22 = _ptr_8[3];
      uint v__23 = ((uint)(*(ushort *)(&(v__22)))) << (uint)16;
    float v_33 = (*(float *)(&(v__23)));
        nv_bfloat16 v__24 = _ptr_8[4];
      uint v__25 = ((uint)(*(ushort *)(&(v__24)))) << (uint)16;
    float v_34 = (*(float *)(&(v__25)));
        nv_bfloat16 v__26 = _ptr_8[5];
      uint v__27 = ((uint)(*(ushort *)(&(v__26)))) << (uint)16;
    float v_35 = (*(float *)(&(v__27)));
        nv_bfloat16 v__28 = _ptr_8[6];
      uint v__29 = ((uint)(*(ushort *)(&(v__28)))) << (uint)16;
    float v_36 = (*(float *)(&(v__29)));
        nv_bfloat16 v__30 = _ptr_8[7];
      uint v__31 = ((uint)(*(ushort *)(&(v__30)))) << (uint)16;
    float v_37 = (*(float *)(&(v__31)));
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
    float v_44 = (v_36 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_44);
    _ptr_5[0] = (_ptr_5[0] + (v_44 * v_44));
    float v_45 = (v_37 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_45);
    _ptr_5[0] = (_ptr_5[0] + (v_45 * v_45));
    tvmbn_copy_wait_1();
    int v_46 = (((int)threadIdx.x) + 1024);
    alignas(64) nv_bfloat16 _ptr_9[8];
    *(uint4*)(_ptr_9 + 0) = *(uint4*)(_ptr_2 + ((((int)threadIdx.x) * 8) + 8192));
        nv_bfloat16 v__32 = _ptr_9[0];
      uint v__33 = ((uint)(*(ushort *)(&(v__32)))) << (uint)16;
    float v_47 = (*(float *)(&(v__33)));
        nv_bfloat16 v__34 = _ptr_9[1];
      uint v__35 = ((uint)(*(ushort *)(&(v__34)))) << (uint)16;
    float v_48 = (*(float *)(&(v__35)));
        nv_bfloat16 v__36 = _ptr_9[2];
      uint v__37 = ((uint)(*(ushort *)(&(v__36)))) << (uint)16;
    float v_49 = (*(float *)(&(v__37)));
        nv_bfloat16 v__38 = _ptr_9[3];
      uint v__39 = ((uint)(*(ushort *)(&(v__38)))) << (uint)16;
    float v_50 = (*(float *)(&(v__39)));
        nv_bfloat16 v__40 = _ptr_9[4];
      uint v__41 = ((uint)(*(ushort *)(&(v__40)))) << (uint)16;
    float v_51 = (*(float *)(&(v__41)));
        nv_bfloat16 v__42 = _ptr_9[5];
      uint v__43 = ((uint)(*(ushort *)(&(v__42)))) << (uint)16;
    float v_52 = (*(float *)(&(v__43)));
        nv_bfloat16 v__44 = _ptr_9[6];
      uint v__45 = ((uint)(*(ushort *)(&(v__44)))) << (uint)16;
    float v_53 = (*(float *)(&(v__45)));
        nv_bfloat16 v__46 = _ptr_9[7];
      uint v__47 = ((uint)(*(ushort *)(&(v__46)))) << (uint)16;
    float v_54 = (*(float *)(&(v__47)));
    float v_55 = (v_47 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_55);
    _ptr_5[0] = (_ptr_5[0] + (v_55 * v_55));
    float v_56 = (v_48 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_56);
    _ptr_5[0] = (_ptr_5[0] + (v_56 * v_56));
    float v_57 = (v_49 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_57);
    _ptr_5[0] = (_ptr_5[0] + (v_57 * v_57));
    float v_58 = (v_50 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_58);
    _ptr_5[0] = (_ptr_5[0] + (v_58 * v_58));
    float v_59 = (v_51 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_59);
    _ptr_5[0] = (_ptr_5[0] + (v_59 * v_59));
    float v_60 = (v_52 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_60);
    _ptr_5[0] = (_ptr_5[0] + (v_60 * v_60));
    float v_61 = (v_53 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_61);
    _ptr_5[0] = (_ptr_5[0] + (v_61 * v_61));
    float v_62 = (v_54 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_62);
    _ptr_5[0] = (_ptr_5[0] + (v_62 * v_62));
    tvmbn_copy_wait_0();
    int v_63 = (((int)threadIdx.x) + 1536);
    alignas(64) nv_bfloat16 _ptr_10[8];
    *(uint4*)(_ptr_10 + 0) = *(uint4*)(_ptr_2 + ((((int)threadIdx.x) * 8) + 12288));
        nv_bfloat16 v__48 = _ptr_10[0];
      uint v__49 = ((uint)(*(ushort *)(&(v__48)))) << (uint)16;
    float v_64 = (*(float *)(&(v__49)));
        nv_bfloat16 v__50 = _ptr_10[1];
      uint v__51 = ((uint)(*(ushort *)(&(v__50)))) << (uint)16;
    float v_65 = (*(float *)(&(v__51)));
        nv_bfloat16 v__52 = _ptr_10[2];
      uint v__53 = ((uint)(*(ushort *)(&(v__52)))) << (uint)16;
    float v_66 = (*(float *)(&(v__53)));
        nv_bfloat16 v__54 = _ptr_10[3];
      uint v__55 = ((uint)(*(ushort *)(&(v__54)))) << (uint)16;
    float v_67 = (*(float *)(&(v__55)));
        nv_bfloat16 v__56 = _ptr_10[4];
      uint v__57 = ((uint)(*(ushort *)(&(v__56)))) << (uint)16;
    float v_68 = (*(float *)(&(v__57)));
        nv_bfloat16 v__58 = _ptr_10[5];
      uint v__59 = ((uint)(*(ushort *)(&(v__58)))) << (uint)16;
    float v_69 = (*(float *)(&(v__59)));
        nv_bfloat16 v__60 = _ptr_10[6];
      uint v__61 = ((uint)(*(ushort *)(&(v__60)))) << (uint)16;
    float v_70 = (*(float *)(&(v__61)));
        nv_bfloat16 v__62 = _ptr_10[7];
      uint v__63 = ((uint)(*(ushort *)(&(v__62)))) << (uint)16;
    float v_71 = (*(float *)(&(v__63)));
    float v_72 = (v_64 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_72);
    _ptr_5[0] = (_ptr_5[0] + (v_72 * v_72));
    float v_73 = (v_65 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_73);
    _ptr_5[0] = (_ptr_5[0] + (v_73 * v_73));
    float v_74 = (v_66 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_74);
    _ptr_5[0] = (_ptr_5[0] + (v_74 * v_74));
    float v_75 = (v_67 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_75);
    _ptr_5[0] = (_ptr_5[0] + (v_75 * v_75));
    float v_76 = (v_68 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_76);
    _ptr_5[0] = (_ptr_5[0] + (v_76 * v_76));
    float v_77 = (v_69 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_77);
    _ptr_5[0] = (_ptr_5[0] + (v_77 * v_77));
    float v_78 = (v_70 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_78);
    _ptr_5[0] = (_ptr_5[0] + (v_78 * v_78));
    float v_79 = (v_71 - _ptr_3[0]);
    _ptr_4[0] = (_ptr_4[0] + v_79);
    _ptr_5[0] = (_ptr_5[0] + (v_79 * v_79));
    float v_80 = (_ptr_4[0] / 0x1p+5f/*3.200000e+01*/);
    float v_81 = (_ptr_3[0] + v_80);
    float v_82 = (_ptr_5[0] - (_ptr_4[0] * v_80));
    float v_83 = ((fabsf(__shfl_sync((uint)4294967295, v_81, 0, 32)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? __shfl_sync((uint)4294967295, v_81, 0, 32) : 0x0p+0f/*0.000000e+00*/);
    float cse_v8 = (v_81 - v_83);
    float v_84 = (v_81 - v_83);
    float cse_v22 = (0x1p+5f/*3.200000e+01*/ * (v_81 - v_83));
    float v_85 = (0x1p+5f/*3.200000e+01*/ * (v_81 - v_83));
    float v_86 = tvm_builtin_cuda_warp_reduce_sum_32((0x1p+5f/*3.200000e+01*/ * (v_81 - v_83)));
    float v_87 = tvm_builtin_cuda_warp_reduce_sum_32((v_82 + ((0x1p+5f/*3.200000e+01*/ * (v_81 - v_83)) * (v_81 - v_83))));
    float cse_v9 = (v_86 / 0x1p+10f/*1.024000e+03*/);
    float v_88 = (v_86 / 0x1p+10f/*1.024000e+03*/);
    float cse_v23 = (v_83 + (v_86 / 0x1p+10f/*1.024000e+03*/));
    float v_89 = (v_83 + (v_86 / 0x1p+10f/*1.024000e+03*/));
    float cse_v30 = (v_87 - (v_86 * (v_86 / 0x1p+10f/*1.024000e+03*/)));
    float v_90 = (v_87 - (v_86 * (v_86 / 0x1p+10f/*1.024000e+03*/)));
    int cse_v10 = (((int)threadIdx.x) % 32);
    int cse_v11 = (v_9 % 2);
    int cse_v24 = ((v_9 % 2) * 64);
    if ((((int)threadIdx.x) % 32) == 0) {
      int cse_v31 = (((v_9 % 2) * 64) + (((int)threadIdx.x) / 32));
      _ptr[(((v_9 % 2) * 64) + (((int)threadIdx.x) / 32))] = (v_83 + (v_86 / 0x1p+10f/*1.024000e+03*/));
      _ptr[((((v_9 % 2) * 64) + (((int)threadIdx.x) / 32)) + 16)] = (v_87 - (v_86 * (v_86 / 0x1p+10f/*1.024000e+03*/)));
    }
    tvm_builtin_cuda_cta_sync();
    alignas(64) float _ptr_11[1];
    alignas(64) float _ptr_12[1];
    alignas(64) float _ptr_13[1];
    _ptr_11[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_12[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_13[0] = 0x0p+0f/*0.000000e+00*/;
    if ((((int)threadIdx.x) % 32) < 16) {
      int cse_v32 = (((v_9 % 2) * 64) + (((int)threadIdx.x) % 32));
      _ptr_11[0] = _ptr[(((v_9 % 2) * 64) + (((int)threadIdx.x) % 32))];
      _ptr_12[0] = _ptr[((((v_9 % 2) * 64) + (((int)threadIdx.x) % 32)) + 16)];
      _ptr_13[0] = 0x1p+10f/*1.024000e+03*/;
    }
    float v_91 = ((fabsf(_ptr[((v_9 % 2) * 64)]) <= 0x1.fffffep+127f/*3.402823e+38*/) ? _ptr[((v_9 % 2) * 64)] : 0x0p+0f/*0.000000e+00*/);
    float v_92 = (_ptr_11[0] - v_91);
    float v_93 = (_ptr_13[0] * v_92);
    float v_94 = tvm_builtin_cuda_warp_reduce_sum_32(v_93);
    float v_95 = tvm_builtin_cuda_warp_reduce_sum_32((_ptr_12[0] + (v_93 * v_92)));
    float cse_v12 = (v_94 / 0x1p+14f/*1.638400e+04*/);
    float v_96 = (v_94 / 0x1p+14f/*1.638400e+04*/);
    float cse_v25 = (v_91 + (v_94 / 0x1p+14f/*1.638400e+04*/));
    float v_97 = (v_91 + (v_94 / 0x1p+14f/*1.638400e+04*/));
    float cse_v33 = (v_95 - (v_94 * (v_94 / 0x1p+14f/*1.638400e+04*/)));
    float v_98 = (v_95 - (v_94 * (v_94 / 0x1p+14f/*1.638400e+04*/)));
    float v_99 = (v_91 + (v_94 / 0x1p+14f/*1.638400e+04*/));
    float v_100 = (v_95 - (v_94 * (v_94 / 0x1p+14f/*1.638400e+04*/)));
    int cse_v37 = ((v_9 * cse_v17) * 32);
    if (((int)threadIdx.x) == 0) {
      int cse_v41 = (((v_9 * cse_v17) * 32) + (((int)blockIdx.x) * 2));
      partials_ptr[(((v_9 * cse_v17) * 32) + (((int)blockIdx.x) * 2))] = (v_91 + (v_94 / 0x1p+14f/*1.638400e+04*/));
      partials_ptr[((((v_9 * cse_v17) * 32) + (((int)blockIdx.x) * 2)) + 1)] = (v_95 - (v_94 * (v_94 / 0x1p+14f/*1.638400e+04*/)));
      tvmbn_arrive((&(counters_ptr[((((int)blockIdx.x) / 16) + (v_9 * cse_v17))])));
    }
    int cse_v27 = ((v_9 % 2) * 2);
    int cse_v35 = (((v_9 % 2) * 2) + 1);
    if (((int)threadIdx.x) < 32) {
      if (((int)threadIdx.x) == 0) {
        tvmbn_await((&(counters_ptr[((((int)blockIdx.x) / 16) + (v_9 * cse_v17))])), 16);
      }
      tvm_builtin_cuda_warp_sync();
      alignas(64) float _ptr_14[1];
      alignas(64) float _ptr_15[1];
      _ptr_14[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_15[0] = 0x0p+0f/*0.000000e+00*/;
      if (((int)threadIdx.x) < 16) {
        int cse_v44 = ((((((int)blockIdx.x) / 16) * 32) + ((v_9 * cse_v17) * 32)) + (((int)threadIdx.x) * 2));
        _ptr_14[0] = tvmbn_load_published((&(partials_ptr[((((((int)blockIdx.x) / 16) * 32) + ((v_9 * cse_v17) * 32)) + (((int)threadIdx.x) * 2))])));
        _ptr_15[0] = tvmbn_load_published((&(partials_ptr[(((((((int)blockIdx.x) / 16) * 32) + ((v_9 * cse_v17) * 32)) + (((int)threadIdx.x) * 2)) + 1)])));
      }
      alignas(64) float _ptr_16[1];
      _ptr_16[0] = 0x0p+0f/*0.000000e+00*/;
      if (((int)threadIdx.x) < 16) {
        _ptr_16[0] = (_ptr_16[0] + (_ptr_14[0] * 0x1p+14f/*1.638400e+04*/));
      }
      float v_101 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_16[0]);
      float cse_v13 = (v_101 * 0x1p-18f/*3.814697e-06*/);
      float v_102 = (v_101 * 0x1p-18f/*3.814697e-06*/);
      alignas(64) float _ptr_17[1];
      alignas(64) float _ptr_18[1];
      _ptr_17[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_18[0] = 0x0p+0f/*0.000000e+00*/;
      if (((int)threadIdx.x) < 16) {
        _ptr_17[0] = (_ptr_17[0] + (0x1p+14f/*1.638400e+04*/ * (_ptr_14[0] - (v_101 * 0x1p-18f/*3.814697e-06*/))));
        _ptr_18[0] = (_ptr_18[0] + (_ptr_15[0] + (0x1p+14f/*1.638400e+04*/ * ((_ptr_14[0] - (v_101 * 0x1p-18f/*3.814697e-06*/)) * (_ptr_14[0] - (v_101 * 0x1p-18f/*3.814697e-06*/))))));
      }
      float v_103 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_17[0]);
      float v_104 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_18[0]);
      float cse_v14 = (v_103 * 0x1p-18f/*3.814697e-06*/);
      float cse_v26 = ((v_101 * 0x1p-18f/*3.814697e-06*/) + (v_103 * 0x1p-18f/*3.814697e-06*/));
      float v_105 = ((fabsf((v_101 * 0x1p-18f/*3.814697e-06*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_101 * 0x1p-18f/*3.814697e-06*/) + (v_103 * 0x1p-18f/*3.814697e-06*/)) : (v_101 * 0x1p-18f/*3.814697e-06*/));
      float cse_v34 = ((v_104 * 0x1p-18f/*3.814697e-06*/) - ((v_103 * 0x1p-18f/*3.814697e-06*/) * (v_103 * 0x1p-18f/*3.814697e-06*/)));
      float cse_v38 = ((((v_104 * 0x1p-18f/*3.814697e-06*/) - ((v_103 * 0x1p-18f/*3.814697e-06*/) * (v_103 * 0x1p-18f/*3.814697e-06*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_104 * 0x1p-18f/*3.814697e-06*/) - ((v_103 * 0x1p-18f/*3.814697e-06*/) * (v_103 * 0x1p-18f/*3.814697e-06*/))));
      float v_106 = ((((v_104 * 0x1p-18f/*3.814697e-06*/) - ((v_103 * 0x1p-18f/*3.814697e-06*/) * (v_103 * 0x1p-18f/*3.814697e-06*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_104 * 0x1p-18f/*3.814697e-06*/) - ((v_103 * 0x1p-18f/*3.814697e-06*/) * (v_103 * 0x1p-18f/*3.814697e-06*/))));
      float cse_v42 = (((((v_104 * 0x1p-18f/*3.814697e-06*/) - ((v_103 * 0x1p-18f/*3.814697e-06*/) * (v_103 * 0x1p-18f/*3.814697e-06*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_104 * 0x1p-18f/*3.814697e-06*/) - ((v_103 * 0x1p-18f/*3.814697e-06*/) * (v_103 * 0x1p-18f/*3.814697e-06*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/);
      float v_107 = rsqrtf((((((v_104 * 0x1p-18f/*3.814697e-06*/) - ((v_103 * 0x1p-18f/*3.814697e-06*/) * (v_103 * 0x1p-18f/*3.814697e-06*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_104 * 0x1p-18f/*3.814697e-06*/) - ((v_103 * 0x1p-18f/*3.814697e-06*/) * (v_103 * 0x1p-18f/*3.814697e-06*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
      if (((int)threadIdx.x) == 0) {
        _ptr_1[((v_9 % 2) * 2)] = ((fabsf((v_101 * 0x1p-18f/*3.814697e-06*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_101 * 0x1p-18f/*3.814697e-06*/) + (v_103 * 0x1p-18f/*3.814697e-06*/)) : (v_101 * 0x1p-18f/*3.814697e-06*/));
        _ptr_1[(((v_9 % 2) * 2) + 1)] = rsqrtf((((((v_104 * 0x1p-18f/*3.814697e-06*/) - ((v_103 * 0x1p-18f/*3.814697e-06*/) * (v_103 * 0x1p-18f/*3.814697e-06*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_104 * 0x1p-18f/*3.814697e-06*/) - ((v_103 * 0x1p-18f/*3.814697e-06*/) * (v_103 * 0x1p-18f/*3.814697e-06*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
      }
    }
    tvm_builtin_cuda_cta_sync();
    float v_108 = _ptr_1[((v_9 % 2) * 2)];
    float v_109 = _ptr_1[(((v_9 % 2) * 2) + 1)];
    #pragma unroll 1
    for (int v_110 = 0; v_110 < 4; ++v_110) {
      int v_111 = ((v_110 * 512) + ((int)threadIdx.x));
      alignas(64) nv_bfloat16 _ptr_19[8];
      int cse_v15 = (v_110 * 4096);
      *(uint4*)(_ptr_19 + 0) = *(uint4*)(_ptr_2 + ((v_110 * 4096) + (((int)threadIdx.x) * 8)));
      alignas(64) float _ptr_20[8];
      int cse_v39 = ((((((int)blockIdx.x) % 16) * 16384) + (v_110 * 4096)) + (((int)threadIdx.x) * 8));
      *(ulonglong4*)(_ptr_20 + 0) = *(ulonglong4*)(gamma_ptr + ((((((int)blockIdx.x) % 16) * 16384) + (v_110 * 4096)) + (((int)threadIdx.x) * 8)));
      alignas(64) float _ptr_21[8];
      *(ulonglong4*)(_ptr_21 + 0) = *(ulonglong4*)(beta_ptr + ((((((int)blockIdx.x) % 16) * 16384) + (v_110 * 4096)) + (((int)threadIdx.x) * 8)));
      alignas(64) nv_bfloat16 _ptr_22[8];
          nv_bfloat16 v__64 = _ptr_19[0];
        uint v__65 = ((uint)(*(ushort *)(&(v__64)))) << (uint)16;
      _ptr_22[0] = ((nv_bfloat16)(((((*(float *)(&(v__65))) - v_108) * v_109) * _ptr_20[0]) + _ptr_21[0]));
          nv_bfloat16 v__66 = _ptr_19[1];
        uint v__67 = ((uint)(*(ushort *)(&(v__66)))) << (uint)16;
      _ptr_22[1] = ((nv_bfloat16)(((((*(float *)(&(v__67))) - v_108) * v_109) * _ptr_20[1]) + _ptr_21[1]));
          nv_bfloat16 v__68 = _ptr_19[2];
        uint v__69 = ((uint)(*(ushort *)(&(v__68)))) << (uint)16;
      _ptr_22[2] = ((nv_bfloat16)(((((*(float *)(&(v__69))) - v_108) * v_109) * _ptr_20[2]) + _ptr_21[2]));
          nv_bfloat16 v__70 = _ptr_19[3];
        uint v__71 = ((uint)(*(ushort *)(&(v__70)))) << (uint)16;
      _ptr_22[3] = ((nv_bfloat16)(((((*(float *)(&(v__71))) - v_108) * v_109) * _ptr_20[3]) + _ptr_21[3]));
          nv_bfloat16 v__72 = _ptr_19[4];
        uint v__73 = ((uint)(*(ushort *)(&(v__72)))) << (uint)16;
      _ptr_22[4] = ((nv_bfloat16)(((((*(float *)(&(v__73))) - v_108) * v_109) * _ptr_20[4]) + _ptr_21[4]));
          nv_bfloat16 v__74 = _ptr_19[5];
        uint v__75 = ((uint)(*(ushort *)(&(v__74)))) << (uint)16;
      _ptr_22[5] = ((nv_bfloat16)(((((*(float *)(&(v__75))) - v_108) * v_109) * _ptr_20[5]) + _ptr_21[5]));
          nv_bfloat16 v__76 = _ptr_19[6];
        uint v__77 = ((uint)(*(ushort *)(&(v__76)))) << (uint)16;
      _ptr_22[6] = ((nv_bfloat16)(((((*(float *)(&(v__77))) - v_108) * v_109) * _ptr_20[6]) + _ptr_21[6]));
          nv_bfloat16 v__78 = _ptr_19[7];
        uint v__79 = ((uint)(*(ushort *)(&(v__78)))) << (uint)16;
      _ptr_22[7] = ((nv_bfloat16)(((((*(float *)(&(v__79))) - v_108) * v_109) * _ptr_20[7]) + _ptr_21[7]));
      *(uint4*)(y_ptr + (((((v_9 * cse_v17) * 262144) + (((int)blockIdx.x) * 16384)) + (v_110 * 4096)) + (((int)threadIdx.x) * 8))) = *(uint4*)(_ptr_22 + 0);
    }
    int cse_v16 = (v_9 + 1);
    int cse_v45 = (((((v_9 + 1) * cse_v17) * 262144) + (((int)blockIdx.x) * 16384)) + (((int)threadIdx.x) * 8));
    if ((v_9 + 1) < (((cse_v17 + 7) - (((int)blockIdx.x) / 16)) / cse_v17)) {
      int v_112 = ((int)threadIdx.x);
      tvmbn_copy_async_16((&(_ptr_2[(((int)threadIdx.x) * 8)])), (&(x_ptr[(((((v_9 + 1) * cse_v17) * 262144) + (((int)blockIdx.x) * 16384)) + (((int)threadIdx.x) * 8))])));
    }
    tvmbn_copy_commit();
    if ((v_9 + 1) < (((cse_v17 + 7) - (((int)blockIdx.x) / 16)) / cse_v17)) {
      int v_113 = (((int)threadIdx.x) + 512);
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 8) + 4096)])), (&(x_ptr[((((((v_9 + 1) * cse_v17) * 262144) + (((int)blockIdx.x) * 16384)) + (((int)threadIdx.x) * 8)) + 4096)])));
    }
    tvmbn_copy_commit();
    if ((v_9 + 1) < (((cse_v17 + 7) - (((int)blockIdx.x) / 16)) / cse_v17)) {
      int v_114 = (((int)threadIdx.x) + 1024);
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 8) + 8192)])), (&(x_ptr[((((((v_9 + 1) * cse_v17) * 262144) + (((int)blockIdx.x) * 16384)) + (((int)threadIdx.x) * 8)) + 8192)])));
    }
    tvmbn_copy_commit();
    if ((v_9 + 1) < (((cse_v17 + 7) - (((int)blockIdx.x) / 16)) / cse_v17)) {
      int v_115 = (((int)threadIdx.x) + 1536);
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 8) + 12288)])), (&(x_ptr[((((((v_9 + 1) * cse_v17) * 262144) + (((int)blockIdx.x) * 16384)) + (((int)threadIdx.x) * 8)) + 12288)])));
    }
    tvmbn_copy_commit();
  }
}
