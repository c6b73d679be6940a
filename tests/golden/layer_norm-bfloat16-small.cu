extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, nv_bfloat16* __restrict__ x_ptr, nv_bfloat16* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, nv_bfloat16* __restrict__ x_ptr, nv_bfloat16* __restrict__ y_ptr) {
  alignas(64) nv_bfloat16 loaded_x_local_ptr[8];
  alignas(64) float total_local_ptr[1];
  alignas(64) float rough_mean_local_ptr[1];
  alignas(64) float deviation_v0_local_ptr[1];
  alignas(64) float deviation_v1_local_ptr[1];
  alignas(64) float group_mean_local_ptr[1];
  alignas(64) float group_variance_local_ptr[1];
  alignas(64) float row_rstd_local_ptr[1];
  alignas(64) float in_thread_total_local_ptr[1];
  alignas(64) float in_thread_deviation_v0_local_ptr[1];
  alignas(64) float in_thread_deviation_v1_local_ptr[1];
  alignas(64) nv_bfloat16 x_local_ptr[8];
  int cse_v1 = (((int)threadIdx.x) * 8);
  int cse_v2 = (((((int)blockIdx.x) * 768) + (((int)threadIdx.y) * 96)) + (((int)threadIdx.x) * 8));
  if (((int)threadIdx.x) < 12) {
    *(uint4*)(x_local_ptr + 0) = *(uint4*)(x_ptr + (((((int)blockIdx.x) * 768) + (((int)threadIdx.y) * 96)) + (((int)threadIdx.x) * 8)));
  }
  if (((int)threadIdx.x) < 12) {
    loaded_x_local_ptr[0] = x_local_ptr[0];
  }
  if (((int)threadIdx.x) < 12) {
    loaded_x_local_ptr[1] = x_local_ptr[1];
  }
  if (((int)threadIdx.x) < 12) {
    loaded_x_local_ptr[2] = x_local_ptr[2];
  }
  if (((int)threadIdx.x) < 12) {
    loaded_x_local_ptr[3] = x_local_ptr[3];
  }
  if (((int)threadIdx.x) < 12) {
    loaded_x_local_ptr[4] = x_local_ptr[4];
  }
  if (((int)threadIdx.x) < 12) {
    loaded_x_local_ptr[5] = x_local_ptr[5];
  }
  if (((int)threadIdx.x) < 12) {
    loaded_x_local_ptr[6] = x_local_ptr[6];
  }
  if (((int)threadIdx.x) < 12) {
    loaded_x_local_ptr[7] = x_local_ptr[7];
  }
  alignas(64) float red_buf0_ptr[1];
  in_thread_total_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v_ = loaded_x_local_ptr[0];
      uint v__1 = ((uint)(*(ushort *)(&(v_)))) << (uint)16;
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + (*(float *)(&(v__1))));
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__2 = loaded_x_local_ptr[1];
      uint v__3 = ((uint)(*(ushort *)(&(v__2)))) << (uint)16;
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + (*(float *)(&(v__3))));
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__4 = loaded_x_local_ptr[2];
      uint v__5 = ((uint)(*(ushort *)(&(v__4)))) << (uint)16;
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + (*(float *)(&(v__5))));
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__6 = loaded_x_local_ptr[3];
      uint v__7 = ((uint)(*(ushort *)(&(v__6)))) << (uint)16;
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + (*(float *)(&(v__7))));
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__8 = loaded_x_local_ptr[4];
      uint v__9 = ((uint)(*(ushort *)(&(v__8)))) << (uint)16;
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + (*(float *)(&(v__9))));
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__10 = loaded_x_local_ptr[5];
      uint v__11 = ((uint)(*(ushort *)(&(v__10)))) << (uint)16;
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + (*(float *)(&(v__11))));
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__12 = loaded_x_local_ptr[6];
      uint v__13 = ((uint)(*(ushort *)(&(v__12)))) << (uint)16;
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + (*(float *)(&(v__13))));
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__14 = loaded_x_local_ptr[7];
      uint v__15 = ((uint)(*(ushort *)(&(v__14)))) << (uint)16;
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + (*(float *)(&(v__15))));
  }
  alignas(64) float t0_ptr[1];
  alignas(64) uint mask_ptr[1];
  red_buf0_ptr[0] = in_thread_total_local_ptr[0];
  mask_ptr[0] = __activemask();
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 8, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 4, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 2, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 1, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf0_ptr[0] = __shfl_sync(mask_ptr[0], red_buf0_ptr[0], (((int)threadIdx.y) * 16), 32);
  total_local_ptr[0] = red_buf0_ptr[0];
  rough_mean_local_ptr[0] = (total_local_ptr[0] * 0x1.5555555555555p-7f/*1.041667e-02*/);
  alignas(64) float red_buf0_ptr_1[1];
  alignas(64) float red_buf1_ptr[1];
  in_thread_deviation_v0_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_deviation_v1_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__16 = loaded_x_local_ptr[0];
      uint v__17 = ((uint)(*(ushort *)(&(v__16)))) << (uint)16;
    float v_deviation_v0 = (in_thread_deviation_v0_local_ptr[0] + ((*(float *)(&(v__17))) - rough_mean_local_ptr[0]));
        nv_bfloat16 v__18 = loaded_x_local_ptr[0];
      uint v__19 = ((uint)(*(ushort *)(&(v__18)))) << (uint)16;
        nv_bfloat16 v__20 = loaded_x_local_ptr[0];
      uint v__21 = ((uint)(*(ushort *)(&(v__20)))) << (uint)16;
    float v_deviation_v1 = (in_thread_deviation_v1_local_ptr[0] + (((*(float *)(&(v__19))) - rough_mean_local_ptr[0]) * ((*(float *)(&(v__21))) - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1;
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__22 = loaded_x_local_ptr[1];
      uint v__23 = ((uint)(*(ushort *)(&(v__22)))) << (uint)16;
    float v_deviation_v0_1 = (in_thread_deviation_v0_local_ptr[0] + ((*(float *)(&(v__23))) - rough_mean_local_ptr[0]));
        nv_bfloat16 v__24 = loaded_x_local_ptr[1];
      uint v__25 = ((uint)(*(ushort *)(&(v__24)))) << (uint)16;
        nv_bfloat16 v__26 = loaded_x_local_ptr[1];
      uint v__27 = ((uint)(*(ushort *)(&(v__26)))) << (uint)16;
    float v_deviation_v1_1 = (in_thread_deviation_v1_local_ptr[0] + (((*(float *)(&(v__25))) - rough_mean_local_ptr[0]) * ((*(float *)(&(v__27))) - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_1;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_1;
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__28 = loaded_x_local_ptr[2];
      uint v__29 = ((uint)(*(ushort *)(&(v__28)))) << (uint)16;
    float v_deviation_v0_2 = (in_thread_deviation_v0_local_ptr[0] + ((*(float *)(&(v__29))) - rough_mean_local_ptr[0]));
        nv_bfloat16 v__30 = loaded_x_local_ptr[2];
      uint v__31 = ((uint)(*(ushort *)(&(v__30)))) << (uint)16;
        nv_bfloat16 v__32 = loaded_x_local_ptr[2];
      uint v__33 = ((uint)(*(ushort *)(&(v__32)))) << (uint)16;
    float v_deviation_v1_2 = (in_thread_deviation_v1_local_ptr[0] + (((*(float *)(&(v__31))) - rough_mean_local_ptr[0]) * ((*(float *)(&(v__33))) - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_2;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_2;
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__34 = loaded_x_local_ptr[3];
      uint v__35 = ((uint)(*(ushort *)(&(v__34)))) << (uint)16;
    float v_deviation_v0_3 = (in_thread_deviation_v0_local_ptr[0] + ((*(float *)(&(v__35))) - rough_mean_local_ptr[0]));
        nv_bfloat16 v__36 = loaded_x_local_ptr[3];
      uint v__37 = ((uint)(*(ushort *)(&(v__36)))) << (uint)16;
        nv_bfloat16 v__38 = loaded_x_local_ptr[3];
      uint v__39 = ((uint)(*(ushort *)(&(v__38)))) << (uint)16;
    float v_deviation_v1_3 = (in_thread_deviation_v1_local_ptr[0] + (((*(float *)(&(v__37))) - rough_mean_local_ptr[0]) * ((*(float *)(&(v__39))) - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_3;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_3;
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__40 = loaded_x_local_ptr[4];
      uint v__41 = ((uint)(*(ushort *)(&(v__40)))) << (uint)16;
    float v_deviation_v0_4 = (in_thread_deviation_v0_local_ptr[0] + ((*(float *)(&(v__41))) - rough_mean_local_ptr[0]));
        nv_bfloat16 v__42 = loaded_x_local_ptr[4];
      uint v__43 = ((uint)(*(ushort *)(&(v__42)))) << (uint)16;
        nv_bfloat16 v__44 = loaded_x_local_ptr[4];
      uint v__45 = ((uint)(*(ushort *)(&(v__44)))) << (uint)16;
    float v_deviation_v1_4 = (in_thread_deviation_v1_local_ptr[0] + (((*(float *)(&(v__43))) - rough_mean_local_ptr[0]) * ((*(float *)(&(v__45))) - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_4;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_4;
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__46 = loaded_x_local_ptr[5];
      uint v__47 = ((uint)(*(ushort *)(&(v__46)))) << (uint)16;
    float v_deviation_v0_5 = (in_thread_deviation_v0_local_ptr[0] + ((*(float *)(&(v__47))) - rough_mean_local_ptr[0]));
        nv_bfloat16 v__48 = loaded_x_local_ptr[5];
      uint v__49 = ((uint)(*(ushort *)(&(v__48)))) << (uint)16;
        nv_bfloat16 v__50 = loaded_x_local_ptr[5];
      uint v__51 = ((uint)(*(ushort *)(&(v__50)))) << (uint)16;
    float v_deviation_v1_5 = (in_thread_deviation_v1_local_ptr[0] + (((*(float *)(&(v__49))) - rough_mean_local_ptr[0]) * ((*(float *)(&(v__51))) - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_5;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_5;
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__52 = loaded_x_local_ptr[6];
      uint v__53 = ((uint)(*(ushort *)(&(v__52)))) << (uint)16;
    float v_deviation_v0_6 = (in_thread_deviation_v0_local_ptr[0] + ((*(float *)(&(v__53))) - rough_mean_local_ptr[0]));
        nv_bfloat16 v__54 = loaded_x_local_ptr[6];
      uint v__55 = ((uint)(*(ushort *)(&(v__54)))) << (uint)16;
        nv_bfloat16 v__56 = loaded_x_local_ptr[6];
      uint v__57 = ((uint)(*(ushort *)(&(v__56)))) << (uint)16;
    float v_deviation_v1_6 = (in_thread_deviation_v1_local_ptr[0] + (((*(float *)(&(v__55))) - rough_mean_local_ptr[0]) * ((*(float *)(&(v__57))) - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_6;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_6;
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__58 = loaded_x_local_ptr[7];
      uint v__59 = ((uint)(*(ushort *)(&(v__58)))) << (uint)16;
    float v_deviation_v0_7 = (in_thread_deviation_v0_local_ptr[0] + ((*(float *)(&(v__59))) - rough_mean_local_ptr[0]));
        nv_bfloat16 v__60 = loaded_x_local_ptr[7];
      uint v__61 = ((uint)(*(ushort *)(&(v__60)))) << (uint)16;
        nv_bfloat16 v__62 = loaded_x_local_ptr[7];
      uint v__63 = ((uint)(*(ushort *)(&(v__62)))) << (uint)16;
    float v_deviation_v1_7 = (in_thread_deviation_v1_local_ptr[0] + (((*(float *)(&(v__61))) - rough_mean_local_ptr[0]) * ((*(float *)(&(v__63))) - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_7;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_7;
  }
  alignas(64) float t0_ptr_1[1];
  alignas(64) float t1_ptr[1];
  alignas(64) uint mask_ptr_1[1];
  red_buf0_ptr_1[0] = in_thread_deviation_v0_local_ptr[0];
  red_buf1_ptr[0] = in_thread_deviation_v1_local_ptr[0];
  mask_ptr_1[0] = __activemask();
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 8, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_1[0], red_buf1_ptr[0], 8, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 4, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_1[0], red_buf1_ptr[0], 4, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 2, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_1[0], red_buf1_ptr[0], 2, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 1, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_1[0], red_buf1_ptr[0], 1, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  red_buf0_ptr_1[0] = __shfl_sync(mask_ptr_1[0], red_buf0_ptr_1[0], (((int)threadIdx.y) * 16), 32);
  red_buf1_ptr[0] = __shfl_sync(mask_ptr_1[0], red_buf1_ptr[0], (((int)threadIdx.y) * 16), 32);
  deviation_v0_local_ptr[0] = red_buf0_ptr_1[0];
  deviation_v1_local_ptr[0] = red_buf1_ptr[0];
  float condval;
  if (fabsf(rough_mean_local_ptr[0]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
    condval = (rough_mean_local_ptr[0] + (deviation_v0_local_ptr[0] * 0x1.5555555555555p-7f/*1.041667e-02*/));
  } else {
    condval = rough_mean_local_ptr[0];
  }
  group_mean_local_ptr[0] = condval;
  float condval_1;
  if (((deviation_v1_local_ptr[0] * 0x1.5555555555555p-7f/*1.041667e-02*/) - ((deviation_v0_local_ptr[0] * 0x1.5555555555555p-7f/*1.041667e-02*/) * (deviation_v0_local_ptr[0] * 0x1.5555555555555p-7f/*1.041667e-02*/))) < 0x0p+0f/*0.000000e+00*/) {
    condval_1 = 0x0p+0f/*0.000000e+00*/;
  } else {
    condval_1 = ((deviation_v1_local_ptr[0] * 0x1.5555555555555p-7f/*1.041667e-02*/) - ((deviation_v0_local_ptr[0] * 0x1.5555555555555p-7f/*1.041667e-02*/) * (deviation_v0_local_ptr[0] * 0x1.5555555555555p-7f/*1.041667e-02*/)));
  }
  group_variance_local_ptr[0] = condval_1;
  row_rstd_local_ptr[0] = rsqrtf((group_variance_local_ptr[0] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
  alignas(64) nv_bfloat16 y_local_ptr[8];
  alignas(64) float gamma_local_ptr[8];
  alignas(64) float beta_local_ptr[8];
  if (((int)threadIdx.x) < 12) {
    *(ulonglong4*)(gamma_local_ptr + 0) = *(ulonglong4*)(gamma_ptr + (((int)threadIdx.x) * 8));
  }
  if (((int)threadIdx.x) < 12) {
    *(ulonglong4*)(beta_local_ptr + 0) = *(ulonglong4*)(beta_ptr + (((int)threadIdx.x) * 8));
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__64 = loaded_x_local_ptr[0];
      uint v__65 = ((uint)(*(ushort *)(&(v__64)))) << (uint)16;
    y_local_ptr[0] = ((nv_bfloat16)(((((*(float *)(&(v__65))) - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr[0]) + beta_local_ptr[0]));
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__66 = loaded_x_local_ptr[1];
      uint v__67 = ((uint)(*(ushort *)(&(v__66)))) << (uint)16;
    y_local_ptr[1] = ((nv_bfloat16)(((((*(float *)(&(v__67))) - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr[1]) + beta_local_ptr[1]));
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__68 = loaded_x_local_ptr[2];
      uint v__69 = ((uint)(*(ushort *)(&(v__68)))) << (uint)16;
    y_local_ptr[2] = ((nv_bfloat16)(((((*(float *)(&(v__69))) - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr[2]) + beta_local_ptr[2]));
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__70 = loaded_x_local_ptr[3];
      uint v__71 = ((uint)(*(ushort *)(&(v__70)))) << (uint)16;
    y_local_ptr[3] = ((nv_bfloat16)(((((*(float *)(&(v__71))) - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr[3]) + beta_local_ptr[3]));
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__72 = loaded_x_local_ptr[4];
      uint v__73 = ((uint)(*(ushort *)(&(v__72)))) << (uint)16;
    y_local_ptr[4] = ((nv_bfloat16)(((((*(float *)(&(v__73))) - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr[4]) + beta_local_ptr[4]));
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__74 = loaded_x_local_ptr[5];
      uint v__75 = ((uint)(*(ushort *)(&(v__74)))) << (uint)16;
    y_local_ptr[5] = ((nv_bfloat16)(((((*(float *)(&(v__75))) - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr[5]) + beta_local_ptr[5]));
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__76 = loaded_x_local_ptr[6];
      uint v__77 = ((uint)(*(ushort *)(&(v__76)))) << (uint)16;
    y_local_ptr[6] = ((nv_bfloat16)(((((*(float *)(&(v__77))) - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr[6]) + beta_local_ptr[6]));
  }
  if (((int)threadIdx.x) < 12) {
        nv_bfloat16 v__78 = loaded_x_local_ptr[7];
      uint v__79 = ((uint)(*(ushort *)(&(v__78)))) << (uint)16;
    y_local_ptr[7] = ((nv_bfloat16)(((((*(float *)(&(v__79))) - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr[7]) + beta_local_ptr[7]));
  }
  if (((int)threadIdx.x) < 12) {
    *(uint4*)(y_ptr + (((((int)blockIdx.x) * 768) + (((int)threadIdx.y) * 96)) + (((int)threadIdx.x) * 8))) = *(uint4*)(y_local_ptr + 0);
  }
}
