extern "C" __global__ void __launch_bounds__(256, 4) main_kernel(float* __restrict__ beta_ptr, int64_t* __restrict__ counters_ptr, float* __restrict__ gamma_ptr, float* __restrict__ partials_ptr, nv_bfloat16* __restrict__ x_ptr, nv_bfloat16* __restrict__ y_ptr, int cse_v17);
extern "C" __global__ void __launch_bounds__(256, 4) main_kernel(float* __restrict__ beta_ptr, int64_t* __restrict__ counters_ptr, float* __restrict__ gamma_ptr, float* __restrict__ partials_ptr, nv_bfloat16* __restrict__ x_ptr, nv_bfloat16* __restrict__ y_ptr, int cse_v17) {
  __shared__ alignas(64) float _ptr[64];
  __shared__ alignas(64) float _ptr_1[16];
  extern __shared__ __align__(64) nv_bfloat16 _ptr_2[];
  int cse_v1 = (((int)blockIdx.x) / 66);
  int v = (((int)blockIdx.x) / 66);
  int cse_v2 = (((int)blockIdx.x) % 66);
  int v_1 = (((int)blockIdx.x) % 66);
  int cse_v33 = (((cse_v17 + 7) - (((int)blockIdx.x) / 66)) / cse_v17);
  int v_2 = (((cse_v17 + 7) - (((int)blockIdx.x) / 66)) / cse_v17);
  int cse_v3 = (((int)threadIdx.x) * 8);
  int cse_v10 = ((((int)blockIdx.x) / 66) * 262144);
  int cse_v11 = ((((int)blockIdx.x) % 66) * 3976);
  int cse_v24 = ((((((int)blockIdx.x) / 66) * 262144) + ((((int)blockIdx.x) % 66) * 3976)) + (((int)threadIdx.x) * 8));
  if (0 < (((cse_v17 + 7) - (((int)blockIdx.x) / 66)) / cse_v17)) {
    int v_3 = ((int)threadIdx.x);
    tvmbn_copy_async_16((&(_ptr_2[(((int)threadIdx.x) * 8)])), (&(x_ptr[((((((int)blockIdx.x) / 66) * 262144) + ((((int)blockIdx.x) % 66) * 3976)) + (((int)threadIdx.x) * 8))])));
  }
  tvmbn_copy_commit();
  int cse_v4 = (((int)threadIdx.x) + 256);
  int cse_v12 = ((((int)blockIdx.x) % 66) * 497);
  int cse_v13 = ((((int)threadIdx.x) * 8) + 2048);
  int cse_v18 = (((((int)blockIdx.x) % 66) * 497) + ((int)threadIdx.x));
  if (0 < (((cse_v17 + 7) - (((int)blockIdx.x) / 66)) / cse_v17)) {
    int v_4 = (((int)threadIdx.x) + 256);
    if ((((int)threadIdx.x) < 241) && ((((((int)blockIdx.x) % 66) * 497) + ((int)threadIdx.x)) < 32512)) {
      tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 8) + 2048)])), (&(x_ptr[(((((((int)blockIdx.x) / 66) * 262144) + ((((int)blockIdx.x) % 66) * 3976)) + (((int)threadIdx.x) * 8)) + 2048)])));
    }
  }
  tvmbn_copy_commit();
  int cse_v25 = (cse_v17 * 16896);
  for (int v_5 = 0; v_5 < (((cse_v17 * 16896) + 7) / (cse_v17 * 16896)); ++v_5) {
    int cse_v36 = ((((v_5 * cse_v17) * 16896) + (((int)blockIdx.x) * 256)) + ((int)threadIdx.x));
    int v_6 = ((((v_5 * cse_v17) * 16896) + (((int)blockIdx.x) * 256)) + ((int)threadIdx.x));
    if (((((v_5 * cse_v17) * 16896) + (((int)blockIdx.x) * 256)) + ((int)threadIdx.x)) < 8) {
      counters_ptr[((((v_5 * cse_v17) * 16896) + (((int)blockIdx.x) * 256)) + ((int)threadIdx.x))] = (int64_t)0;
    }
  }
  tvm_builtin_cuda_grid_sync();
  for (int v_7 = 0; v_7 < (((cse_v17 + 7) - (((int)blockIdx.x) / 66)) / cse_v17); ++v_7) {
    int cse_v26 = (v_7 * cse_v17);
    int cse_v29 = ((((int)blockIdx.x) / 66) + (v_7 * cse_v17));
    int v_8 = ((((int)blockIdx.x) / 66) + (v_7 * cse_v17));
    int v_9 = 0;
    alignas(64) float _ptr_3[1];
    _ptr_3[0] = 0x0p+0f/*0.000000e+00*/;
    tvmbn_copy_wait_1();
    int v_10 = ((int)threadIdx.x);
    alignas(64) nv_bfloat16 _ptr_4[8];
    *(uint4*)(_ptr_4 + 0) = *(uint4*)(_ptr_2 + (((int)threadIdx.x) * 8));
        nv_bfloat16 v_ = _ptr_4[0];
      uint v__1 = ((uint)(*(ushort *)(&(v_)))) << (uint)16;
    _ptr_3[0] = (_ptr_3[0] + (*(float *)(&(v__1))));
        nv_bfloat16 v__2 = _ptr_4[1];
      uint v__3 = ((uint)(*(ushort *)(&(v__2)))) << (uint)16;
    _ptr_3[0] = (_ptr_3[0] + (*(float *)(&(v__3))));
        nv_bfloat16 v__4 = _ptr_4[2];
      uint v__5 = ((uint)(*(ushort *)(&(v__4)))) << (uint)16;
    _ptr_3[0] = (_ptr_3[0] + (*(float *)(&(v__5))));
        nv_bfloat16 v__6 = _ptr_4[3];
      uint v__7 = ((uint)(*(ushort *)(&(v__6)))) << (uint)16;
    _ptr_3[0] = (_ptr_3[0] + (*(float *)(&(v__7))));
        nv_bfloat16 v__8 = _ptr_4[4];
      uint v__9 = ((uint)(*(ushort *)(&(v__8)))) << (uint)16;
    _ptr_3[0] = (_ptr_3[0] + (*(float *)(&(v__9))));
        nv_bfloat16 v__10 = _ptr_4[5];
      uint v__11 = ((uint)(*(ushort *)(&(v__10)))) << (uint)16;
    _ptr_3[0] = (_ptr_3[0] + (*(float *)(&(v__11))));
        nv_bfloat16 v__12 = _ptr_4[6];
      uint v__13 = ((uint)(*(ushort *)(&(v__12)))) << (uint)16;
    _ptr_3[0] = (_ptr_3[0] + (*(float *)(&(v__13))));
        nv_bfloat16 v__14 = _ptr_4[7];
      uint v__15 = ((uint)(*(ushort *)(&(v__14)))) << (uint)16;
    _ptr_3[0] = (_ptr_3[0] + (*(float *)(&(v__15))));
    tvmbn_copy_wait_0();
    int v_11 = (((int)threadIdx.x) + 256);
    if ((((int)threadIdx.x) < 241) && ((((((int)blockIdx.x) % 66) * 497) + ((int)threadIdx.x)) < 32512)) {
      alignas(64) nv_bfloat16 _ptr_5[8];
      *(uint4*)(_ptr_5 + 0) = *(uint4*)(_ptr_2 + ((((int)threadIdx.x) * 8) + 2048));
          nv_bfloat16 v__16 = _ptr_5[0];
        uint v__17 = ((uint)(*(ushort *)(&(v__16)))) << (uint)16;
      _ptr_3[0] = (_ptr_3[0] + (*(float *)(&(v__17))));
          nv_bfloat16 v__18 = _ptr_5[1];
        uint v__19 = ((uint)(*(ushort *)(&(v__18)))) << (uint)16;
      _ptr_3[0] = (_ptr_3[0] + (*(float *)(&(v__19))));
          nv_bfloat16 v__20 = _ptr_5[2];
        uint v__21 = ((uint)(*(ushort *)(&(v__20)))) << (uint)16;
      _ptr_3[0] = (_ptr_3[0] + (*(float *)(&(v__21))));
          nv_bfloat16 v__22 = _ptr_5[3];
        uint v__23 = ((uint)(*(ushort *)(&(v__22)))) << (uint)16;
      _ptr_3[0] = (_ptr_3[0] + (*(float *)(&(v__23))));
          nv_bfloat16 v__24 = _ptr_5[4];
        uint v__25 = ((uint)(*(ushort *)(&(v__24)))) << (uint)16;
      _ptr_3[0] = (_ptr_3[0] + (*(float *)(&(v__25))));
          nv_bfloat16 v__26 = _ptr_5[5];
        uint v__27 = ((uint)(*(ushort *)(&(v__26)))) << (uint)16;
      _ptr_3[0] = (_ptr_3[0] + (*(float *)(&(v__27))));
          nv_bfloat16 v__28 = _ptr_5[6];
        uint v__29 = ((uint)(*(ushort *)(&(v__28)))) << (uint)16;
      _ptr_3[0] = (_ptr_3[0] + (*(float *)(&(v__29))));
          nv_bfloat16 v__30 = _ptr_5[7];
        uint v__31 = ((uint)(*(ushort *)(&(v__30)))) << (uint)16;
      _ptr_3[0] = (_ptr_3[0] + (*(float *)(&(v__31))));
    }
    float v_12 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_3[0]);
    int cse_v5 = (((int)threadIdx.x) & 31);
    int cse_v6 = (v_7 % 2);
    int cse_v14 = ((v_7 % 2) * 32);
    int cse_v19 = (((v_7 % 2) * 32) + (((int)threadIdx.x) >> 5));
    if ((((int)threadIdx.x) % 32) == 0) {
      _ptr[(((v_7 % 2) * 32) + (((int)threadIdx.x) >> 5))] = v_12;
    }
    tvm_builtin_cuda_cta_sync();
    alignas(64) float _ptr_6[1];
    _ptr_6[0] = 0x0p+0f/*0.000000e+00*/;
    int cse_v20 = (((v_7 % 2) * 32) + (((int)threadIdx.x) & 31));
    if ((((int)threadIdx.x) & 31) < 8) {
      _ptr_6[0] = _ptr[(((v_7 % 2) * 32) + (((int)threadIdx.x) & 31))];
    }
    float v_13 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_6[0]);
    float cse_v34 = ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)));
    float cse_v37 = (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))));
    float v_14 = (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))));
    alignas(64) float _ptr_7[1];
    alignas(64) float _ptr_8[1];
    _ptr_7[0] = 0x0p+0f/*0.000000e+00*/;
    _ptr_8[0] = 0x0p+0f/*0.000000e+00*/;
    int v_15 = ((int)threadIdx.x);
    alignas(64) nv_bfloat16 _ptr_9[8];
    *(uint4*)(_ptr_9 + 0) = *(uint4*)(_ptr_2 + (((int)threadIdx.x) * 8));
        nv_bfloat16 v__32 = _ptr_9[0];
      uint v__33 = ((uint)(*(ushort *)(&(v__32)))) << (uint)16;
    _ptr_7[0] = (_ptr_7[0] + ((*(float *)(&(v__33))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))));
        nv_bfloat16 v__34 = _ptr_9[0];
      uint v__35 = ((uint)(*(ushort *)(&(v__34)))) << (uint)16;
        nv_bfloat16 v__36 = _ptr_9[0];
      uint v__37 = ((uint)(*(ushort *)(&(v__36)))) << (uint)16;
    _ptr_8[0] = (_ptr_8[0] + (((*(float *)(&(v__35))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) * ((*(float *)(&(v__37))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))))));
        nv_bfloat16 v__38 = _ptr_9[1];
      uint v__39 = ((uint)(*(ushort *)(&(v__38)))) << (uint)16;
    _ptr_7[0] = (_ptr_7[0] + ((*(float *)(&(v__39))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))));
        nv_bfloat16 v__40 = _ptr_9[1];
      uint v__41 = ((uint)(*(ushort *)(&(v__40)))) << (uint)16;
        nv_bfloat16 v__42 = _ptr_9[1];
      uint v__43 = ((uint)(*(ushort *)(&(v__42)))) << (uint)16;
    _ptr_8[0] = (_ptr_8[0] + (((*(float *)(&(v__41))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) * ((*(float *)(&(v__43))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))))));
        nv_bfloat16 v__44 = _ptr_9[2];
      uint v__45 = ((uint)(*(ushort *)(&(v__44)))) << (uint)16;
    _ptr_7[0] = (_ptr_7[0] + ((*(float *)(&(v__45))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))));
        nv_bfloat16 v__46 = _ptr_9[2];
      uint v__47 = ((uint)(*(ushort *)(&(v__46)))) << (uint)16;
        nv_bfloat16 v__48 = _ptr_9[2];
      uint v__49 = ((uint)(*(ushort *)(&(v__48)))) << (uint)16;
    _ptr_8[0] = (_ptr_8[0] + (((*(float *)(&(v__47))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) * ((*(float *)(&(v__49))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))))));
        nv_bfloat16 v__50 = _ptr_9[3];
      uint v__51 = ((uint)(*(ushort *)(&(v__50)))) << (uint)16;
    _ptr_7[0] = (_ptr_7[0] + ((*(float *)(&(v__51))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))));
        nv_bfloat16 v__52 = _ptr_9[3];
      uint v__53 = ((uint)(*(ushort *)(&(v__52)))) << (uint)16;
        nv_bfloat16 v__54 = _ptr_9[3];
      uint v__55 = ((uint)(*(ushort *)(&(v__54)))) << (uint)16;
    _ptr_8[0] = (_ptr_8[0] + (((*(float *)(&(v__53))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) * ((*(float *)(&(v__55))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))))));
        nv_bfloat16 v__56 = _ptr_9[4];
      uint v__57 = ((uint)(*(ushort *)(&(v__56)))) << (uint)16;
    _ptr_7[0] = (_ptr_7[0] + ((*(float *)(&(v__57))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))));
        nv_bfloat16 v__58 = _ptr_9[4];
      uint v__59 = ((uint)(*(ushort *)(&(v__58)))) << (uint)16;
        nv_bfloat16 v__60 = _ptr_9[4];
      uint v__61 = ((uint)(*(ushort *)(&(v__60)))) << (uint)16;
    _ptr_8[0] = (_ptr_8[0] + (((*(float *)(&(v__59))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) * ((*(float *)(&(v__61))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))))));
        nv_bfloat16 v__62 = _ptr_9[5];
      uint v__63 = ((uint)(*(ushort *)(&(v__62)))) << (uint)16;
    _ptr_7[0] = (_ptr_7[0] + ((*(float *)(&(v__63))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))));
        nv_bfloat16 v__64 = _ptr_9[5];
      uint v__65 = ((uint)(*(ushort *)(&(v__64)))) << (uint)16;
        nv_bfloat16 v__66 = _ptr_9[5];
      uint v__67 = ((uint)(*(ushort *)(&(v__66)))) << (uint)16;
    _ptr_8[0] = (_ptr_8[0] + (((*(float *)(&(v__65))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) * ((*(float *)(&(v__67))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))))));
        nv_bfloat16 v__68 = _ptr_9[6];
      uint v__69 = ((uint)(*(ushort *)(&(v__68)))) << (uint)16;
    _ptr_7[0] = (_ptr_7[0] + ((*(float *)(&(v__69))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))));
        nv_bfloat16 v__70 = _ptr_9[6];
      uint v__71 = ((uint)(*(ushort *)(&(v__70)))) << (uint)16;
        nv_bfloat16 v__72 = _ptr_9[6];
      uint v__73 = ((uint)(*(ushort *)(&(v__72)))) << (uint)16;
    _ptr_8[0] = (_ptr_8[0] + (((*(float *)(&(v__71))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) * ((*(float *)(&(v__73))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))))));
        nv_bfloat16 v__74 = _ptr_9[7];
      uint v__75 = ((uint)(*(ushort *)(&(v__74)))) << (uint)16;
    _ptr_7[0] = (_ptr_7[0] + ((*(float *)(&(v__75))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))));
        nv_bfloat16 v__76 = _ptr_9[7];
      uint v__77 = ((uint)(*(ushort *)(&(v__76)))) << (uint)16;
        nv_bfloat16 v__78 = _ptr_9[7];
      uint v__79 = ((uint)(*(ushort *)(&(v__78)))) << (uint)16;
    _ptr_8[0] = (_ptr_8[0] + (((*(float *)(&(v__77))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) * ((*(float *)(&(v__79))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))))));
    int v_16 = (((int)threadIdx.x) + 256);
    if ((((int)threadIdx.x) < 241) && ((((((int)blockIdx.x) % 66) * 497) + ((int)threadIdx.x)) < 32512)) {
      alignas(64) nv_bfloat16 _ptr_10[8];
      *(uint4*)(_ptr_10 + 0) = *(uint4*)(_ptr_2 + ((((int)threadIdx.x) * 8) + 2048));
          nv_bfloat16 v__80 = _ptr_10[0];
        uint v__81 = ((uint)(*(ushort *)(&(v__80)))) << (uint)16;
      _ptr_7[0] = (_ptr_7[0] + ((*(float *)(&(v__81))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))));
          nv_bfloat16 v__82 = _ptr_10[0];
        uint v__83 = ((uint)(*(ushort *)(&(v__82)))) << (uint)16;
          nv_bfloat16 v__84 = _ptr_10[0];
        uint v__85 = ((uint)(*(ushort *)(&(v__84)))) << (uint)16;
      _ptr_8[0] = (_ptr_8[0] + (((*(float *)(&(v__83))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) * ((*(float *)(&(v__85))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))))));
          nv_bfloat16 v__86 = _ptr_10[1];
        uint v__87 = ((uint)(*(ushort *)(&(v__86)))) << (uint)16;
      _ptr_7[0] = (_ptr_7[0] + ((*(float *)(&(v__87))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))));
          nv_bfloat16 v__88 = _ptr_10[1];
        uint v__89 = ((uint)(*(ushort *)(&(v__88)))) << (uint)16;
          nv_bfloat16 v__90 = _ptr_10[1];
        uint v__91 = ((uint)(*(ushort *)(&(v__90)))) << (uint)16;
      _ptr_8[0] = (_ptr_8[0] + (((*(float *)(&(v__89))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) * ((*(float *)(&(v__91))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))))));
          nv_bfloat16 v__92 = _ptr_10[2];
        uint v__93 = ((uint)(*(ushort *)(&(v__92)))) << (uint)16;
      _ptr_7[0] = (_ptr_7[0] + ((*(float *)(&(v__93))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))));
          nv_bfloat16 v__94 = _ptr_10[2];
        uint v__95 = ((uint)(*(ushort *)(&(v__94)))) << (uint)16;
          nv_bfloat16 v__96 = _ptr_10[2];
        uint v__97 = ((uint)(*(ushort *)(&(v__96)))) << (uint)16;
      _ptr_8[0] = (_ptr_8[0] + (((*(float *)(&(v__95))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) * ((*(float *)(&(v__97))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))))));
          nv_bfloat16 v__98 = _ptr_10[3];
        uint v__99 = ((uint)(*(ushort *)(&(v__98)))) << (uint)16;
      _ptr_7[0] = (_ptr_7[0] + ((*(float *)(&(v__99))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))));
          nv_bfloat16 v__100 = _ptr_10[3];
        uint v__101 = ((uint)(*(ushort *)(&(v__100)))) << (uint)16;
          nv_bfloat16 v__102 = _ptr_10[3];
        uint v__103 = ((uint)(*(ushort *)(&(v__102)))) << (uint)16;
      _ptr_8[0] = (_ptr_8[0] + (((*(float *)(&(v__101))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) * ((*(float *)(&(v__103))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))))));
          nv_bfloat16 v__104 = _ptr_10[4];
        uint v__105 = ((uint)(*(ushort *)(&(v__104)))) << (uint)16;
      _ptr_7[0] = (_ptr_7[0] + ((*(float *)(&(v__105))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))));
          nv_bfloat16 v__106 = _ptr_10[4];
        uint v__107 = ((uint)(*(ushort *)(&(v__106)))) << (uint)16;
          nv_bfloat16 v__108 = _ptr_10[4];
        uint v__109 = ((uint)(*(ushort *)(&(v__108)))) << (uint)16;
      _ptr_8[0] = (_ptr_8[0] + (((*(float *)(&(v__107))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) * ((*(float *)(&(v__109))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))))));
          nv_bfloat16 v__110 = _ptr_10[5];
        uint v__111 = ((uint)(*(ushort *)(&(v__110)))) << (uint)16;
      _ptr_7[0] = (_ptr_7[0] + ((*(float *)(&(v__111))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))));
          nv_bfloat16 v__112 = _ptr_10[5];
        uint v__113 = ((uint)(*(ushort *)(&(v__112)))) << (uint)16;
          nv_bfloat16 v__114 = _ptr_10[5];
        uint v__115 = ((uint)(*(ushort *)(&(v__114)))) << (uint)16;
      _ptr_8[0] = (_ptr_8[0] + (((*(float *)(&(v__113))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) * ((*(float *)(&(v__115))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))))));
          nv_bfloat16 v__116 = _ptr_10[6];
        uint v__117 = ((uint)(*(ushort *)(&(v__116)))) << (uint)16;
      _ptr_7[0] = (_ptr_7[0] + ((*(float *)(&(v__117))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))));
          nv_bfloat16 v__118 = _ptr_10[6];
        uint v__119 = ((uint)(*(ushort *)(&(v__118)))) << (uint)16;
          nv_bfloat16 v__120 = _ptr_10[6];
        uint v__121 = ((uint)(*(ushort *)(&(v__120)))) << (uint)16;
      _ptr_8[0] = (_ptr_8[0] + (((*(float *)(&(v__119))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) * ((*(float *)(&(v__121))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))))));
          nv_bfloat16 v__122 = _ptr_10[7];
        uint v__123 = ((uint)(*(ushort *)(&(v__122)))) << (uint)16;
      _ptr_7[0] = (_ptr_7[0] + ((*(float *)(&(v__123))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))));
          nv_bfloat16 v__124 = _ptr_10[7];
        uint v__125 = ((uint)(*(ushort *)(&(v__124)))) << (uint)16;
          nv_bfloat16 v__126 = _ptr_10[7];
        uint v__127 = ((uint)(*(ushort *)(&(v__126)))) << (uint)16;
      _ptr_8[0] = (_ptr_8[0] + (((*(float *)(&(v__125))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) * ((*(float *)(&(v__127))) - (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))))));
    }
    float v_17 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_7[0]);
    if ((((int)threadIdx.x) % 32) == 0) {
      _ptr[((((v_7 % 2) * 32) + (((int)threadIdx.x) >> 5)) + 8)] = v_17;
    }
    float v_18 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_8[0]);
    if ((((int)threadIdx.x) % 32) == 0) {
      _ptr[((((v_7 % 2) * 32) + (((int)threadIdx.x) >> 5)) + 16)] = v_18;
    }
    tvm_builtin_cuda_cta_sync();
    alignas(64) float _ptr_11[1];
    _ptr_11[0] = 0x0p+0f/*0.000000e+00*/;
    if ((((int)threadIdx.x) & 31) < 8) {
      _ptr_11[0] = _ptr[((((v_7 % 2) * 32) + (((int)threadIdx.x) & 31)) + 8)];
    }
    float v_19 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_11[0]);
    alignas(64) float _ptr_12[1];
    _ptr_12[0] = 0x0p+0f/*0.000000e+00*/;
    if ((((int)threadIdx.x) & 31) < 8) {
      _ptr_12[0] = _ptr[((((v_7 % 2) * 32) + (((int)threadIdx.x) & 31)) + 16)];
    }
    float v_20 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_12[0]);
    float cse_v39 = ((v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))) + (v_19 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))));
    float v_21 = ((fabsf((v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))) + (v_19 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) : (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))));
    float cse_v40 = (v_20 - ((v_19 * v_19) / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))));
    float v_22 = (v_20 - ((v_19 * v_19) / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))));
    int cse_v30 = ((v_7 * cse_v17) * 132);
    if (((int)threadIdx.x) == 0) {
      int cse_v35 = (((v_7 * cse_v17) * 132) + (((int)blockIdx.x) * 2));
      partials_ptr[(((v_7 * cse_v17) * 132) + (((int)blockIdx.x) * 2))] = ((fabsf((v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))) + (v_19 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8))))) : (v_13 / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))));
      partials_ptr[((((v_7 * cse_v17) * 132) + (((int)blockIdx.x) * 2)) + 1)] = (v_20 - ((v_19 * v_19) / ((float)(262144 - (max(((((int)blockIdx.x) % 66) * 497), 32271) * 8)))));
      tvmbn_arrive((&(counters_ptr[((((int)blockIdx.x) / 66) + (v_7 * cse_v17))])));
    }
    int cse_v16 = ((v_7 % 2) * 2);
    int cse_v22 = (((v_7 % 2) * 2) + 1);
    if (((int)threadIdx.x) < 32) {
      if (((int)threadIdx.x) == 0) {
        tvmbn_await((&(counters_ptr[((((int)blockIdx.x) / 66) + (v_7 * cse_v17))])), 66);
      }
      tvm_builtin_cuda_warp_sync();
      alignas(64) float _ptr_13[3];
      alignas(64) float _ptr_14[3];
      _ptr_13[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_14[0] = 0x0p+0f/*0.000000e+00*/;
      int cse_v38 = ((((((int)blockIdx.x) / 66) * 132) + ((v_7 * cse_v17) * 132)) + (((int)threadIdx.x) * 2));
      _ptr_13[0] = tvmbn_load_published((&(partials_ptr[((((((int)blockIdx.x) / 66) * 132) + ((v_7 * cse_v17) * 132)) + (((int)threadIdx.x) * 2))])));
      _ptr_14[0] = tvmbn_load_published((&(partials_ptr[(((((((int)blockIdx.x) / 66) * 132) + ((v_7 * cse_v17) * 132)) + (((int)threadIdx.x) * 2)) + 1)])));
      _ptr_13[1] = 0x0p+0f/*0.000000e+00*/;
      _ptr_14[1] = 0x0p+0f/*0.000000e+00*/;
      _ptr_13[1] = tvmbn_load_published((&(partials_ptr[(((((((int)blockIdx.x) / 66) * 132) + ((v_7 * cse_v17) * 132)) + (((int)threadIdx.x) * 2)) + 64)])));
      _ptr_14[1] = tvmbn_load_published((&(partials_ptr[(((((((int)blockIdx.x) / 66) * 132) + ((v_7 * cse_v17) * 132)) + (((int)threadIdx.x) * 2)) + 65)])));
      _ptr_13[2] = 0x0p+0f/*0.000000e+00*/;
      _ptr_14[2] = 0x0p+0f/*0.000000e+00*/;
      if (((int)threadIdx.x) < 2) {
        _ptr_13[2] = tvmbn_load_published((&(partials_ptr[(((((((int)blockIdx.x) / 66) * 132) + ((v_7 * cse_v17) * 132)) + (((int)threadIdx.x) * 2)) + 128)])));
        _ptr_14[2] = tvmbn_load_published((&(partials_ptr[(((((((int)blockIdx.x) / 66) * 132) + ((v_7 * cse_v17) * 132)) + (((int)threadIdx.x) * 2)) + 129)])));
      }
      alignas(64) float _ptr_15[1];
      _ptr_15[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_15[0] = (_ptr_15[0] + (_ptr_13[0] * 0x1.f1p+11f/*3.976000e+03*/));
      _ptr_15[0] = (_ptr_15[0] + (_ptr_13[1] * 0x1.f1p+11f/*3.976000e+03*/));
      float cse_v31 = ((float)(7680 - (max((((int)threadIdx.x) * 497), 463) * 8)));
      if (((int)threadIdx.x) < 2) {
        _ptr_15[0] = (_ptr_15[0] + (_ptr_13[2] * ((float)(7680 - (max((((int)threadIdx.x) * 497), 463) * 8)))));
      }
      float v_23 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_15[0]);
      float cse_v7 = (v_23 * 0x1p-18f/*3.814697e-06*/);
      float v_24 = (v_23 * 0x1p-18f/*3.814697e-06*/);
      alignas(64) float _ptr_16[1];
      alignas(64) float _ptr_17[1];
      _ptr_16[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_17[0] = 0x0p+0f/*0.000000e+00*/;
      _ptr_16[0] = (_ptr_16[0] + (0x1.f1p+11f/*3.976000e+03*/ * (_ptr_13[0] - (v_23 * 0x1p-18f/*3.814697e-06*/))));
      _ptr_17[0] = (_ptr_17[0] + (_ptr_14[0] + (0x1.f1p+11f/*3.976000e+03*/ * ((_ptr_13[0] - (v_23 * 0x1p-18f/*3.814697e-06*/)) * (_ptr_13[0] - (v_23 * 0x1p-18f/*3.814697e-06*/))))));
      _ptr_16[0] = (_ptr_16[0] + (0x1.f1p+11f/*3.976000e+03*/ * (_ptr_13[1] - (v_23 * 0x1p-18f/*3.814697e-06*/))));
      _ptr_17[0] = (_ptr_17[0] + (_ptr_14[1] + (0x1.f1p+11f/*3.976000e+03*/ * ((_ptr_13[1] - (v_23 * 0x1p-18f/*3.814697e-06*/)) * (_ptr_13[1] - (v_23 * 0x1p-18f/*3.814697e-06*/))))));
      if (((int)threadIdx.x) < 2) {
        _ptr_16[0] = (_ptr_16[0] + (((float)(7680 - (max((((int)threadIdx.x) * 497), 463) * 8))) * (_ptr_13[2] - (v_23 * 0x1p-18f/*3.814697e-06*/))));
        _ptr_17[0] = (_ptr_17[0] + (_ptr_14[2] + (((float)(7680 - (max((((int)threadIdx.x) * 497), 463) * 8))) * ((_ptr_13[2] - (v_23 * 0x1p-18f/*3.814697e-06*/)) * (_ptr_13[2] - (v_23 * 0x1p-18f/*3.814697e-06*/))))));
      }
      float v_25 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_16[0]);
      float v_26 = tvm_builtin_cuda_warp_reduce_sum_32(_ptr_17[0]);
      float cse_v8 = (v_25 * 0x1p-18f/*3.814697e-06*/);
      float cse_v15 = ((v_23 * 0x1p-18f/*3.814697e-06*/) + (v_25 * 0x1p-18f/*3.814697e-06*/));
      float v_27 = ((fabsf((v_23 * 0x1p-18f/*3.814697e-06*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_23 * 0x1p-18f/*3.814697e-06*/) + (v_25 * 0x1p-18f/*3.814697e-06*/)) : (v_23 * 0x1p-18f/*3.814697e-06*/));
      float cse_v21 = ((v_26 * 0x1p-18f/*3.814697e-06*/) - ((v_25 * 0x1p-18f/*3.814697e-06*/) * (v_25 * 0x1p-18f/*3.814697e-06*/)));
      float cse_v27 = ((((v_26 * 0x1p-18f/*3.814697e-06*/) - ((v_25 * 0x1p-18f/*3.814697e-06*/) * (v_25 * 0x1p-18f/*3.814697e-06*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_26 * 0x1p-18f/*3.814697e-06*/) - ((v_25 * 0x1p-18f/*3.814697e-06*/) * (v_25 * 0x1p-18f/*3.814697e-06*/))));
      float v_28 = ((((v_26 * 0x1p-18f/*3.814697e-06*/) - ((v_25 * 0x1p-18f/*3.814697e-06*/) * (v_25 * 0x1p-18f/*3.814697e-06*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_26 * 0x1p-18f/*3.814697e-06*/) - ((v_25 * 0x1p-18f/*3.814697e-06*/) * (v_25 * 0x1p-18f/*3.814697e-06*/))));
      float cse_v32 = (((((v_26 * 0x1p-18f/*3.814697e-06*/) - ((v_25 * 0x1p-18f/*3.814697e-06*/) * (v_25 * 0x1p-18f/*3.814697e-06*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_26 * 0x1p-18f/*3.814697e-06*/) - ((v_25 * 0x1p-18f/*3.814697e-06*/) * (v_25 * 0x1p-18f/*3.814697e-06*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/);
      float v_29 = rsqrtf((((((v_26 * 0x1p-18f/*3.814697e-06*/) - ((v_25 * 0x1p-18f/*3.814697e-06*/) * (v_25 * 0x1p-18f/*3.814697e-06*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_26 * 0x1p-18f/*3.814697e-06*/) - ((v_25 * 0x1p-18f/*3.814697e-06*/) * (v_25 * 0x1p-18f/*3.814697e-06*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
      if (((int)threadIdx.x) == 0) {
        _ptr_1[((v_7 % 2) * 2)] = ((fabsf((v_23 * 0x1p-18f/*3.814697e-06*/)) <= 0x1.fffffep+127f/*3.402823e+38*/) ? ((v_23 * 0x1p-18f/*3.814697e-06*/) + (v_25 * 0x1p-18f/*3.814697e-06*/)) : (v_23 * 0x1p-18f/*3.814697e-06*/));
        _ptr_1[(((v_7 % 2) * 2) + 1)] = rsqrtf((((((v_26 * 0x1p-18f/*3.814697e-06*/) - ((v_25 * 0x1p-18f/*3.814697e-06*/) * (v_25 * 0x1p-18f/*3.814697e-06*/))) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : ((v_26 * 0x1p-18f/*3.814697e-06*/) - ((v_25 * 0x1p-18f/*3.814697e-06*/) * (v_25 * 0x1p-18f/*3.814697e-06*/)))) + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
      }
    }
    tvm_builtin_cuda_cta_sync();
    float v_30 = _ptr_1[((v_7 % 2) * 2)];
    float v_31 = _ptr_1[(((v_7 % 2) * 2) + 1)];
    int v_32 = ((int)threadIdx.x);
    alignas(64) nv_bfloat16 _ptr_18[8];
    *(uint4*)(_ptr_18 + 0) = *(uint4*)(_ptr_2 + (((int)threadIdx.x) * 8));
    alignas(64) float _ptr_19[8];
    int cse_v23 = (((((int)blockIdx.x) % 66) * 3976) + (((int)threadIdx.x) * 8));
    *(ulonglong4*)(_ptr_19 + 0) = *(ulonglong4*)(gamma_ptr + (((((int)blockIdx.x) % 66) * 3976) + (((int)threadIdx.x) * 8)));
    alignas(64) float _ptr_20[8];
    *(ulonglong4*)(_ptr_20 + 0) = *(ulonglong4*)(beta_ptr + (((((int)blockIdx.x) % 66) * 3976) + (((int)threadIdx.x) * 8)));
    alignas(64) nv_bfloat16 _ptr_21[8];
        nv_bfloat16 v__128 = _ptr_18[0];
      uint v__129 = ((uint)(*(ushort *)(&(v__128)))) << (uint)16;
    _ptr_21[0] = ((nv_bfloat16)(((((*(float *)(&(v__129))) - v_30) * v_31) * _ptr_19[0]) + _ptr_20[0]));
        nv_bfloat16 v__130 = _ptr_18[1];
      uint v__131 = ((uint)(*(ushort *)(&(v__130)))) << (uint)16;
    _ptr_21[1] = ((nv_bfloat16)(((((*(float *)(&(v__131))) - v_30) * v_31) * _ptr_19[1]) + _ptr_20[1]));
        nv_bfloat16 v__132 = _ptr_18[2];
      uint v__133 = ((uint)(*(ushort *)(&(v__132)))) << (uint)16;
    _ptr_21[2] = ((nv_bfloat16)(((((*(float *)(&(v__133))) - v_30) * v_31) * _ptr_19[2]) + _ptr_20[2]));
        nv_bfloat16 v__134 = _ptr_18[3];
      uint v__135 = ((uint)(*(ushort *)(&(v__134)))) << (uint)16;
    _ptr_21[3] = ((nv_bfloat16)(((((*(float *)(&(v__135))) - v_30) * v_31) * _ptr_19[3]) + _ptr_20[3]));
        nv_bfloat16 v__136 = _ptr_18[4];
      uint v__137 = ((uint)(*(ushort *)(&(v__136)))) << (uint)16;
    _ptr_21[4] = ((nv_bfloat16)(((((*(float *)(&(v__137))) - v_30) * v_31) * _ptr_19[4]) + _ptr_20[4]));
        nv_bfloat16 v__138 = _ptr_18[5];
      uint v__139 = ((uint)(*(ushort *)(&(v__138)))) << (uint)16;
    _ptr_21[5] = ((nv_bfloat16)(((((*(float *)(&(v__139))) - v_30) * v_31) * _ptr_19[5]) + _ptr_20[5]));
        nv_bfloat16 v__140 = _ptr_18[6];
      uint v__141 = ((uint)(*(ushort *)(&(v__140)))) << (uint)16;
    _ptr_21[6] = ((nv_bfloat16)(((((*(float *)(&(v__141))) - v_30) * v_31) * _ptr_19[6]) + _ptr_20[6]));
        nv_bfloat16 v__142 = _ptr_18[7];
      uint v__143 = ((uint)(*(ushort *)(&(v__142)))) << (uint)16;
    _ptr_21[7] = ((nv_bfloat16)(((((*(float *)(&(v__143))) - v_30) * v_31) * _ptr_19[7]) + _ptr_20[7]));
    int cse_v41 = (((((((int)blockIdx.x) / 66) * 262144) + ((v_7 * cse_v17) * 262144)) + ((((int)blockIdx.x) % 66) * 3976)) + (((int)threadIdx.x) * 8));
    *(uint4*)(y_ptr + (((((((int)blockIdx.x) / 66) * 262144) + ((v_7 * cse_v17) * 262144)) + ((((int)blockIdx.x) % 66) * 3976)) + (((int)threadIdx.x) * 8))) = *(uint4*)(_ptr_21 + 0);
    int v_33 = (((int)threadIdx.x) + 256);
    if ((((int)threadIdx.x) < 241) && ((((((int)blockIdx.x) % 66) * 497) + ((int)threadIdx.x)) < 32512)) {
      alignas(64) nv_bfloat16 _ptr_22[8];
      *(uint4*)(_ptr_22 + 0) = *(uint4*)(_ptr_2 + ((((int)threadIdx.x) * 8) + 2048));
      alignas(64) float _ptr_23[8];
      int cse_v28 = ((((((int)blockIdx.x) % 66) * 3976) + (((int)threadIdx.x) * 8)) + 2048);
      *(ulonglong4*)(_ptr_23 + 0) = *(ulonglong4*)(gamma_ptr + ((((((int)blockIdx.x) % 66) * 3976) + (((int)threadIdx.x) * 8)) + 2048));
      alignas(64) float _ptr_24[8];
      *(ulonglong4*)(_ptr_24 + 0) = *(ulonglong4*)(beta_ptr + ((((((int)blockIdx.x) % 66) * 3976) + (((int)threadIdx.x) * 8)) + 2048));
      alignas(64) nv_bfloat16 _ptr_25[8];
          nv_bfloat16 v__144 = _ptr_22[0];
        uint v__145 = ((uint)(*(ushort *)(&(v__144)))) << (uint)16;
      _ptr_25[0] = ((nv_bfloat16)(((((*(float *)(&(v__145))) - v_30) * v_31) * _ptr_23[0]) + _ptr_24[0]));
          nv_bfloat16 v__146 = _ptr_22[1];
        uint v__147 = ((uint)(*(ushort *)(&(v__146)))) << (uint)16;
      _ptr_25[1] = ((nv_bfloat16)(((((*(float *)(&(v__147))) - v_30) * v_31) * _ptr_23[1]) + _ptr_24[1]));
          nv_bfloat16 v__148 = _ptr_22[2];
        uint v__149 = ((uint)(*(ushort *)(&(v__148)))) << (uint)16;
      _ptr_25[2] = ((nv_bfloat16)(((((*(float *)(&(v__149))) - v_30) * v_31) * _ptr_23[2]) + _ptr_24[2]));
          nv_bfloat16 v__150 = _ptr_22[3];
        uint v__151 = ((uint)(*(ushort *)(&(v__150)))) << (uint)16;
      _ptr_25[3] = ((nv_bfloat16)(((((*(float *)(&(v__151))) - v_30) * v_31) * _ptr_23[3]) + _ptr_24[3]));
          nv_bfloat16 v__152 = _ptr_22[4];
        uint v__153 = ((uint)(*(ushort *)(&(v__152)))) << (uint)16;
      _ptr_25[4] = ((nv_bfloat16)(((((*(float *)(&(v__153))) - v_30) * v_31) * _ptr_23[4]) + _ptr_24[4]));
          nv_bfloat16 v__154 = _ptr_22[5];
        uint v__155 = ((uint)(*(ushort *)(&(v__154)))) << (uint)16;
      _ptr_25[5] = ((nv_bfloat16)(((((*(float *)(&(v__155))) - v_30) * v_31) * _ptr_23[5]) + _ptr_24[5]));
          nv_bfloat16 v__156 = _ptr_22[6];
        uint v__157 = ((uint)(*(ushort *)(&(v__156)))) << (uint)16;
      _ptr_25[6] = ((nv_bfloat16)(((((*(float *)(&(v__157))) - v_30) * v_31) * _ptr_23[6]) + _ptr_24[6]));
          nv_bfloat16 v__158 = _ptr_22[7];
        uint v__159 = ((uint)(*(ushort *)(&(v__158)))) << (uint)16;
      _ptr_25[7] = ((nv_bfloat16)(((((*(float *)(&(v__159))) - v_30) * v_31) * _ptr_23[7]) + _ptr_24[7]));
      *(uint4*)(y_ptr + ((((((((int)blockIdx.x) / 66) * 262144) + ((v_7 * cse_v17) * 262144)) + ((((int)blockIdx.x) % 66) * 3976)) + (((int)threadIdx.x) * 8)) + 2048)) = *(uint4*)(_ptr_25 + 0);
    }
    int cse_v9 = (v_7 + 1);
    int cse_v42 = (((((((int)blockIdx.x) / 66) * 262144) + (((v_7 + 1) * cse_v17) * 262144)) + ((((int)blockIdx.x) % 66) * 3976)) + (((int)threadIdx.x) * 8));
    if ((v_7 + 1) < (((cse_v17 + 7) - (((int)blockIdx.x) / 66)) / cse_v17)) {
      int v_34 = ((int)threadIdx.x);
      tvmbn_copy_async_16((&(_ptr_2[(((int)threadIdx.x) * 8)])), (&(x_ptr[(((((((int)blockIdx.x) / 66) * 262144) + (((v_7 + 1) * cse_v17) * 262144)) + ((((int)blockIdx.x) % 66) * 3976)) + (((int)threadIdx.x) * 8))])));
    }
    tvmbn_copy_commit();
    if ((v_7 + 1) < (((cse_v17 + 7) - (((int)blockIdx.x) / 66)) / cse_v17)) {
      int v_35 = (((int)threadIdx.x) + 256);
      if ((((int)threadIdx.x) < 241) && ((((((int)blockIdx.x) % 66) * 497) + ((int)threadIdx.x)) < 32512)) {
        tvmbn_copy_async_16((&(_ptr_2[((((int)threadIdx.x) * 8) + 2048)])), (&(x_ptr[((((((((int)blockIdx.x) / 66) * 262144) + (((v_7 + 1) * cse_v17) * 262144)) + ((((int)blockIdx.x) % 66) * 3976)) + (((int)threadIdx.x) * 8)) + 2048)])));
      }
    }
    tvmbn_copy_commit();
  }
}
