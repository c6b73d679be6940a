extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, nv_bfloat16* __restrict__ x_ptr, nv_bfloat16* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, nv_bfloat16* __restrict__ x_ptr, nv_bfloat16* __restrict__ y_ptr) {
  alignas(64) float widened_local_ptr[72];
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
  int cse_v3 = (((((int)blockIdx.x) * 1536) + (((int)threadIdx.y) * 96)) + (((int)threadIdx.x) * 8));
  *(uint4*)(x_local_ptr + 0) = *(uint4*)(x_ptr + (((((int)blockIdx.x) * 1536) + (((int)threadIdx.y) * 96)) + (((int)threadIdx.x) * 8)));
      nv_bfloat16 v_ = x_local_ptr[0];
    uint v__1 = ((uint)(*(ushort *)(&(v_)))) << (uint)16;
  widened_local_ptr[0] = (*(float *)(&(v__1)));
      nv_bfloat16 v__2 = x_local_ptr[1];
    uint v__3 = ((uint)(*(ushort *)(&(v__2)))) << (uint)16;
  widened_local_ptr[1] = (*(float *)(&(v__3)));
      nv_bfloat16 v__4 = x_local_ptr[2];
    uint v__5 = ((uint)(*(ushort *)(&(v__4)))) << (uint)16;
  widened_local_ptr[2] = (*(float *)(&(v__5)));
      nv_bfloat16 v__6 = x_local_ptr[3];
    uint v__7 = ((uint)(*(ushort *)(&(v__6)))) << (uint)16;
  widened_local_ptr[3] = (*(float *)(&(v__7)));
      nv_bfloat16 v__8 = x_local_ptr[4];
    uint v__9 = ((uint)(*(ushort *)(&(v__8)))) << (uint)16;
  widened_local_ptr[4] = (*(float *)(&(v__9)));
      nv_bfloat16 v__10 = x_local_ptr[5];
    uint v__11 = ((uint)(*(ushort *)(&(v__10)))) << (uint)16;
  widened_local_ptr[5] = (*(float *)(&(v__11)));
      nv_bfloat16 v__12 = x_local_ptr[6];
    uint v__13 = ((uint)(*(ushort *)(&(v__12)))) << (uint)16;
  widened_local_ptr[6] = (*(float *)(&(v__13)));
      nv_bfloat16 v__14 = x_local_ptr[7];
    uint v__15 = ((uint)(*(ushort *)(&(v__14)))) << (uint)16;
  widened_local_ptr[7] = (*(float *)(&(v__15)));
  alignas(64) nv_bfloat16 x_local_ptr_1[8];
  int cse_v4 = ((((((int)blockIdx.x) * 1536) + (((int)threadIdx.y) * 96)) + (((int)threadIdx.x) * 8)) + 64);
  if (((int)threadIdx.x) < 4) {
    *(uint4*)(x_local_ptr_1 + 0) = *(uint4*)(x_ptr + ((((((int)blockIdx.x) * 1536) + (((int)threadIdx.y) * 96)) + (((int)threadIdx.x) * 8)) + 64));
  }
  if (((int)threadIdx.x) < 4) {
        nv_bfloat16 v__16 = x_local_ptr_1[0];
      uint v__17 = ((uint)(*(ushort *)(&(v__16)))) << (uint)16;
    widened_local_ptr[64] = (*(float *)(&(v__17)));
  }
  if (((int)threadIdx.x) < 4) {
        nv_bfloat16 v__18 = x_local_ptr_1[1];
      uint v__19 = ((uint)(*(ushort *)(&(v__18)))) << (uint)16;
    widened_local_ptr[65] = (*(float *)(&(v__19)));
  }
  if (((int)threadIdx.x) < 4) {
        nv_bfloat16 v__20 = x_local_ptr_1[2];
      uint v__21 = ((uint)(*(ushort *)(&(v__20)))) << (uint)16;
    widened_local_ptr[66] = (*(float *)(&(v__21)));
  }
  if (((int)threadIdx.x) < 4) {
        nv_bfloat16 v__22 = x_local_ptr_1[3];
      uint v__23 = ((uint)(*(ushort *)(&(v__22)))) << (uint)16;
    widened_local_ptr[67] = (*(float *)(&(v__23)));
  }
  if (((int)threadIdx.x) < 4) {
        nv_bfloat16 v__24 = x_local_ptr_1[4];
      uint v__25 = ((uint)(*(ushort *)(&(v__24)))) << (uint)16;
    widened_local_ptr[68] = (*(float *)(&(v__25)));
  }
  if (((int)threadIdx.x) < 4) {
        nv_bfloat16 v__26 = x_local_ptr_1[5];
      uint v__27 = ((uint)(*(ushort *)(&(v__26)))) << (uint)16;
    widened_local_ptr[69] = (*(float *)(&(v__27)));
  }
  if (((int)threadIdx.x) < 4) {
        nv_bfloat16 v__28 = x_local_ptr_1[6];
      uint v__29 = ((uint)(*(ushort *)(&(v__28)))) << (uint)16;
    widened_local_ptr[70] = (*(float *)(&(v__29)));
  }
  if (((int)threadIdx.x) < 4) {
        nv_bfloat16 v__30 = x_local_ptr_1[7];
      uint v__31 = ((uint)(*(ushort *)(&(v__30)))) << (uint)16;
    widened_local_ptr[71] = (*(float *)(&(v__31)));
  }
  alignas(64) float red_buf0_ptr[1];
  in_thread_total_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + widened_local_ptr[0]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + widened_local_ptr[1]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + widened_local_ptr[2]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + widened_local_ptr[3]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + widened_local_ptr[4]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + widened_local_ptr[5]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + widened_local_ptr[6]);
  in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + widened_local_ptr[7]);
  if (((int)threadIdx.x) < 4) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + widened_local_ptr[64]);
  }
  if (((int)threadIdx.x) < 4) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + widened_local_ptr[65]);
  }
  if (((int)threadIdx.x) < 4) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + widened_local_ptr[66]);
  }
  if (((int)threadIdx.x) < 4) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + widened_local_ptr[67]);
  }
  if (((int)threadIdx.x) < 4) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + widened_local_ptr[68]);
  }
  if (((int)threadIdx.x) < 4) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + widened_local_ptr[69]);
  }
  if (((int)threadIdx.x) < 4) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + widened_local_ptr[70]);
  }
  if (((int)threadIdx.x) < 4) {
    in_thread_total_local_ptr[0] = (in_thread_total_local_ptr[0] + widened_local_ptr[71]);
  }
  alignas(64) float t0_ptr[1];
  alignas(64) uint mask_ptr[1];
  red_buf0_ptr[0] = in_thread_total_local_ptr[0];
  mask_ptr[0] = __activemask();
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 4, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 2, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 1, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf0_ptr[0] = __shfl_sync(mask_ptr[0], red_buf0_ptr[0], (((int)threadIdx.y) * 8), 32);
  total_local_ptr[0] = red_buf0_ptr[0];
  rough_mean_local_ptr[0] = (total_local_ptr[0] * 0x1.5555555555555p-7f/*1.041667e-02*/);
  alignas(64) float red_buf0_ptr_1[1];
  alignas(64) float red_buf1_ptr[1];
  in_thread_deviation_v0_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_deviation_v1_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  float v_deviation_v0 = (in_thread_deviation_v0_local_ptr[0] + (widened_local_ptr[0] - rough_mean_local_ptr[0]));
  float v_deviation_v1 = (in_thread_deviation_v1_local_ptr[0] + ((widened_local_ptr[0] - rough_mean_local_ptr[0]) * (widened_local_ptr[0] - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1;
  float v_deviation_v0_1 = (in_thread_deviation_v0_local_ptr[0] + (widened_local_ptr[1] - rough_mean_local_ptr[0]));
  float v_deviation_v1_1 = (in_thread_deviation_v1_local_ptr[0] + ((widened_local_ptr[1] - rough_mean_local_ptr[0]) * (widened_local_ptr[1] - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_1;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_1;
  float v_deviation_v0_2 = (in_thread_deviation_v0_local_ptr[0] + (widened_local_ptr[2] - rough_mean_local_ptr[0]));
  float v_deviation_v1_2 = (in_thread_deviation_v1_local_ptr[0] + ((widened_local_ptr[2] - rough_mean_local_ptr[0]) * (widened_local_ptr[2] - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_2;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_2;
  float v_deviation_v0_3 = (in_thread_deviation_v0_local_ptr[0] + (widened_local_ptr[3] - rough_mean_local_ptr[0]));
  float v_deviation_v1_3 = (in_thread_deviation_v1_local_ptr[0] + ((widened_local_ptr[3] - rough_mean_local_ptr[0]) * (widened_local_ptr[3] - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_3;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_3;
  float v_deviation_v0_4 = (in_thread_deviation_v0_local_ptr[0] + (widened_local_ptr[4] - rough_mean_local_ptr[0]));
  float v_deviation_v1_4 = (in_thread_deviation_v1_local_ptr[0] + ((widened_local_ptr[4] - rough_mean_local_ptr[0]) * (widened_local_ptr[4] - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_4;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_4;
  float v_deviation_v0_5 = (in_thread_deviation_v0_local_ptr[0] + (widened_local_ptr[5] - rough_mean_local_ptr[0]));
  float v_deviation_v1_5 = (in_thread_deviation_v1_local_ptr[0] + ((widened_local_ptr[5] - rough_mean_local_ptr[0]) * (widened_local_ptr[5] - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_5;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_5;
  float v_deviation_v0_6 = (in_thread_deviation_v0_local_ptr[0] + (widened_local_ptr[6] - rough_mean_local_ptr[0]));
  float v_deviation_v1_6 = (in_thread_deviation_v1_local_ptr[0] + ((widened_local_ptr[6] - rough_mean_local_ptr[0]) * (widened_local_ptr[6] - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_6;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_6;
  float v_deviation_v0_7 = (in_thread_deviation_v0_local_ptr[0] + (widened_local_ptr[7] - rough_mean_local_ptr[0]));
  float v_deviation_v1_7 = (in_thread_deviation_v1_local_ptr[0] + ((widened_local_ptr[7] - rough_mean_local_ptr[0]) * (widened_local_ptr[7] - rough_mean_local_ptr[0])));
  in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_7;
  in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_7;
  if (((int)threadIdx.x) < 4) {
    float v_deviation_v0_8 = (in_thread_deviation_v0_local_ptr[0] + (widened_local_ptr[64] - rough_mean_local_ptr[0]));
    float v_deviation_v1_8 = (in_thread_deviation_v1_local_ptr[0] + ((widened_local_ptr[64] - rough_mean_local_ptr[0]) * (widened_local_ptr[64] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_8;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_8;
  }
  if (((int)threadIdx.x) < 4) {
    float v_deviation_v0_9 = (in_thread_deviation_v0_local_ptr[0] + (widened_local_ptr[65] - rough_mean_local_ptr[0]));
    float v_deviation_v1_9 = (in_thread_deviation_v1_local_ptr[0] + ((widened_local_ptr[65] - rough_mean_local_ptr[0]) * (widened_local_ptr[65] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_9;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_9;
  }
  if (((int)threadIdx.x) < 4) {
    float v_deviation_v0_10 = (in_thread_deviation_v0_local_ptr[0] + (widened_local_ptr[66] - rough_mean_local_ptr[0]));
    float v_deviation_v1_10 = (in_thread_deviation_v1_local_ptr[0] + ((widened_local_ptr[66] - rough_mean_local_ptr[0]) * (widened_local_ptr[66] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_10;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_10;
  }
  if (((int)threadIdx.x) < 4) {
    float v_deviation_v0_11 = (in_thread_deviation_v0_local_ptr[0] + (widened_local_ptr[67] - rough_mean_local_ptr[0]));
    float v_deviation_v1_11 = (in_thread_deviation_v1_local_ptr[0] + ((widened_local_ptr[67] - rough_mean_local_ptr[0]) * (widened_local_ptr[67] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_11;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_11;
  }
  if (((int)threadIdx.x) < 4) {
    float v_deviation_v0_12 = (in_thread_deviation_v0_local_ptr[0] + (widened_local_ptr[68] - rough_mean_local_ptr[0]));
    float v_deviation_v1_12 = (in_thread_deviation_v1_local_ptr[0] + ((widened_local_ptr[68] - rough_mean_local_ptr[0]) * (widened_local_ptr[68] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_12;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_12;
  }
  if (((int)threadIdx.x) < 4) {
    float v_deviation_v0_13 = (in_thread_deviation_v0_local_ptr[0] + (widened_local_ptr[69] - rough_mean_local_ptr[0]));
    float v_deviation_v1_13 = (in_thread_deviation_v1_local_ptr[0] + ((widened_local_ptr[69] - rough_mean_local_ptr[0]) * (widened_local_ptr[69] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_13;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_13;
  }
  if (((int)threadIdx.x) < 4) {
    float v_deviation_v0_14 = (in_thread_deviation_v0_local_ptr[0] + (widened_local_ptr[70] - rough_mean_local_ptr[0]));
    float v_deviation_v1_14 = (in_thread_deviation_v1_local_ptr[0] + ((widened_local_ptr[70] - rough_mean_local_ptr[0]) * (widened_local_ptr[70] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_14;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_14;
  }
  if (((int)threadIdx.x) < 4) {
    float v_deviation_v0_15 = (in_thread_deviation_v0_local_ptr[0] + (widened_local_ptr[71] - rough_mean_local_ptr[0]));
    float v_deviation_v1_15 = (in_thread_deviation_v1_local_ptr[0] + ((widened_local_ptr[71] - rough_mean_local_ptr[0]) * (widened_local_ptr[71] - rough_mean_local_ptr[0])));
    in_thread_deviation_v0_local_ptr[0] = v_deviation_v0_15;
    in_thread_deviation_v1_local_ptr[0] = v_deviation_v1_15;
  }
  alignas(64) float t0_ptr_1[1];
  alignas(64) float t1_ptr[1];
  alignas(64) uint mask_ptr_1[1];
  red_buf0_ptr_1[0] = in_thread_deviation_v0_local_ptr[0];
  red_buf1_ptr[0] = in_thread_deviation_v1_local_ptr[0];
  mask_ptr_1[0] = __activemask();
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
  red_buf0_ptr_1[0] = __shfl_sync(mask_ptr_1[0], red_buf0_ptr_1[0], (((int)threadIdx.y) * 8), 32);
  red_buf1_ptr[0] = __shfl_sync(mask_ptr_1[0], red_buf1_ptr[0], (((int)threadIdx.y) * 8), 32);
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
  *(ulonglong4*)(gamma_local_ptr + 0) = *(ulonglong4*)(gamma_ptr + (((int)threadIdx.x) * 8));
  *(ulonglong4*)(beta_local_ptr + 0) = *(ulonglong4*)(beta_ptr + (((int)threadIdx.x) * 8));
  y_local_ptr[0] = ((nv_bfloat16)((((widened_local_ptr[0] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr[0]) + beta_local_ptr[0]));
  y_local_ptr[1] = ((nv_bfloat16)((((widened_local_ptr[1] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr[1]) + beta_local_ptr[1]));
  y_local_ptr[2] = ((nv_bfloat16)((((widened_local_ptr[2] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr[2]) + beta_local_ptr[2]));
  y_local_ptr[3] = ((nv_bfloat16)((((widened_local_ptr[3] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr[3]) + beta_local_ptr[3]));
  y_local_ptr[4] = ((nv_bfloat16)((((widened_local_ptr[4] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr[4]) + beta_local_ptr[4]));
  y_local_ptr[5] = ((nv_bfloat16)((((widened_local_ptr[5] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr[5]) + beta_local_ptr[5]));
  y_local_ptr[6] = ((nv_bfloat16)((((widened_local_ptr[6] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr[6]) + beta_local_ptr[6]));
  y_local_ptr[7] = ((nv_bfloat16)((((widened_local_ptr[7] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr[7]) + beta_local_ptr[7]));
  *(uint4*)(y_ptr + (((((int)blockIdx.x) * 1536) + (((int)threadIdx.y) * 96)) + (((int)threadIdx.x) * 8))) = *(uint4*)(y_local_ptr + 0);
  alignas(64) nv_bfloat16 y_local_ptr_1[8];
  alignas(64) float gamma_local_ptr_1[8];
  alignas(64) float beta_local_ptr_1[8];
  int cse_v2 = ((((int)threadIdx.x) * 8) + 64);
  if (((int)threadIdx.x) < 4) {
    *(ulonglong4*)(gamma_local_ptr_1 + 0) = *(ulonglong4*)(gamma_ptr + ((((int)threadIdx.x) * 8) + 64));
  }
  if (((int)threadIdx.x) < 4) {
    *(ulonglong4*)(beta_local_ptr_1 + 0) = *(ulonglong4*)(beta_ptr + ((((int)threadIdx.x) * 8) + 64));
  }
  if (((int)threadIdx.x) < 4) {
    y_local_ptr_1[0] = ((nv_bfloat16)((((widened_local_ptr[64] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr_1[0]) + beta_local_ptr_1[0]));
  }
  if (((int)threadIdx.x) < 4) {
    y_local_ptr_1[1] = ((nv_bfloat16)((((widened_local_ptr[65] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr_1[1]) + beta_local_ptr_1[1]));
  }
  if (((int)threadIdx.x) < 4) {
    y_local_ptr_1[2] = ((nv_bfloat16)((((widened_local_ptr[66] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr_1[2]) + beta_local_ptr_1[2]));
  }
  if (((int)threadIdx.x) < 4) {
    y_local_ptr_1[3] = ((nv_bfloat16)((((widened_local_ptr[67] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr_1[3]) + beta_local_ptr_1[3]));
  }
  if (((int)threadIdx.x) < 4) {
    y_local_ptr_1[4] = ((nv_bfloat16)((((widened_local_ptr[68] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr_1[4]) + beta_local_ptr_1[4]));
  }
  if (((int)threadIdx.x) < 4) {
    y_local_ptr_1[5] = ((nv_bfloat16)((((widened_local_ptr[69] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr_1[5]) + beta_local_ptr_1[5]));
  }
  if (((int)threadIdx.x) < 4) {
    y_local_ptr_1[6] = ((nv_bfloat16)((((widened_local_ptr[70] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr_1[6]) + beta_local_ptr_1[6]));
  }
  if (((int)threadIdx.x) < 4) {
    y_local_ptr_1[7] = ((nv_bfloat16)((((widened_local_ptr[71] - group_mean_local_ptr[0]) * row_rstd_local_ptr[0]) * gamma_local_ptr_1[7]) + beta_local_ptr_1[7]));
  }
  if (((int)threadIdx.x) < 4) {
    *(uint4*)(y_ptr + ((((((int)blockIdx.x) * 1536) + (((int)threadIdx.y) * 96)) + (((int)threadIdx.x) * 8)) + 64)) = *(uint4*)(y_local_ptr_1 + 0);
  }
}
