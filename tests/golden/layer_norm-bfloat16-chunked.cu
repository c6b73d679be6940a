extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ part_mean_ptr, float* __restrict__ part_square_ptr, nv_bfloat16* __restrict__ x_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel_1(float* __restrict__ group_mean_ptr, float* __restrict__ part_mean_ptr, float* __restrict__ part_square_ptr, float* __restrict__ row_rstd_ptr);
extern "C" __global__ void __launch_bounds__(256) main_kernel_2(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ group_mean_ptr, float* __restrict__ row_rstd_ptr, nv_bfloat16* __restrict__ x_ptr, nv_bfloat16* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(128) main_kernel(float* __restrict__ part_mean_ptr, float* __restrict__ part_square_ptr, nv_bfloat16* __restrict__ x_ptr) {
  alignas(64) float part_total_local_ptr[1];
  alignas(64) float part_rough_local_ptr[1];
  alignas(64) float part_deviation_v0_local_ptr[1];
  alignas(64) float part_deviation_v1_local_ptr[1];
  alignas(64) float in_thread_part_total_local_ptr[1];
  alignas(64) float in_thread_part_deviation_v0_local_ptr[1];
  alignas(64) float in_thread_part_deviation_v1_local_ptr[1];
  __shared__ alignas(64) float red_result_ptr[1];
  in_thread_part_total_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  alignas(64) nv_bfloat16 x_local_ptr[8];
  int cse_v3 = ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8));
  *(uint4*)(x_local_ptr + 0) = *(uint4*)(x_ptr + ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8)));
      nv_bfloat16 v_ = x_local_ptr[0];
    uint v__1 = ((uint)(*(ushort *)(&(v_)))) << (uint)16;
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + (*(float *)(&(v__1))));
      nv_bfloat16 v__2 = x_local_ptr[1];
    uint v__3 = ((uint)(*(ushort *)(&(v__2)))) << (uint)16;
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + (*(float *)(&(v__3))));
      nv_bfloat16 v__4 = x_local_ptr[2];
    uint v__5 = ((uint)(*(ushort *)(&(v__4)))) << (uint)16;
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + (*(float *)(&(v__5))));
      nv_bfloat16 v__6 = x_local_ptr[3];
    uint v__7 = ((uint)(*(ushort *)(&(v__6)))) << (uint)16;
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + (*(float *)(&(v__7))));
      nv_bfloat16 v__8 = x_local_ptr[4];
    uint v__9 = ((uint)(*(ushort *)(&(v__8)))) << (uint)16;
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + (*(float *)(&(v__9))));
      nv_bfloat16 v__10 = x_local_ptr[5];
    uint v__11 = ((uint)(*(ushort *)(&(v__10)))) << (uint)16;
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + (*(float *)(&(v__11))));
      nv_bfloat16 v__12 = x_local_ptr[6];
    uint v__13 = ((uint)(*(ushort *)(&(v__12)))) << (uint)16;
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + (*(float *)(&(v__13))));
      nv_bfloat16 v__14 = x_local_ptr[7];
    uint v__15 = ((uint)(*(ushort *)(&(v__14)))) << (uint)16;
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + (*(float *)(&(v__15))));
  alignas(64) nv_bfloat16 x_local_ptr_1[8];
  int cse_v6 = (((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8)) + 1024);
  *(uint4*)(x_local_ptr_1 + 0) = *(uint4*)(x_ptr + (((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8)) + 1024));
      nv_bfloat16 v__16 = x_local_ptr_1[0];
    uint v__17 = ((uint)(*(ushort *)(&(v__16)))) << (uint)16;
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + (*(float *)(&(v__17))));
      nv_bfloat16 v__18 = x_local_ptr_1[1];
    uint v__19 = ((uint)(*(ushort *)(&(v__18)))) << (uint)16;
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + (*(float *)(&(v__19))));
      nv_bfloat16 v__20 = x_local_ptr_1[2];
    uint v__21 = ((uint)(*(ushort *)(&(v__20)))) << (uint)16;
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + (*(float *)(&(v__21))));
      nv_bfloat16 v__22 = x_local_ptr_1[3];
    uint v__23 = ((uint)(*(ushort *)(&(v__22)))) << (uint)16;
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + (*(float *)(&(v__23))));
      nv_bfloat16 v__24 = x_local_ptr_1[4];
    uint v__25 = ((uint)(*(ushort *)(&(v__24)))) << (uint)16;
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + (*(float *)(&(v__25))));
      nv_bfloat16 v__26 = x_local_ptr_1[5];
    uint v__27 = ((uint)(*(ushort *)(&(v__26)))) << (uint)16;
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + (*(float *)(&(v__27))));
      nv_bfloat16 v__28 = x_local_ptr_1[6];
    uint v__29 = ((uint)(*(ushort *)(&(v__28)))) << (uint)16;
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + (*(float *)(&(v__29))));
      nv_bfloat16 v__30 = x_local_ptr_1[7];
    uint v__31 = ((uint)(*(ushort *)(&(v__30)))) << (uint)16;
  in_thread_part_total_local_ptr[0] = (in_thread_part_total_local_ptr[0] + (*(float *)(&(v__31))));
  __shared__ alignas(64) float red_buf_staging_ptr[4];
  alignas(64) float t0_ptr[1];
  alignas(64) uint mask_ptr[1];
  alignas(64) float red_buf0_ptr[1];
  alignas(64) float t0_ptr_1[1];
  alignas(64) uint mask_ptr_1[1];
  alignas(64) float red_buf0_ptr_1[1];
  red_buf0_ptr[0] = in_thread_part_total_local_ptr[0];
  mask_ptr[0] = __activemask();
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 16, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 8, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 4, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 2, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 1, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  if ((((int)threadIdx.x) % 32) == 0) {
    red_buf_staging_ptr[(((int)threadIdx.x) >> 5)] = red_buf0_ptr[0];
  }
  __syncthreads();
  if (((int)threadIdx.x) < 4) {
    red_buf0_ptr_1[0] = red_buf_staging_ptr[((int)threadIdx.x)];
  }
  mask_ptr_1[0] = __activemask();
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 2, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  t0_ptr_1[0] = __shfl_down_sync(mask_ptr_1[0], red_buf0_ptr_1[0], 1, 32);
  red_buf0_ptr_1[0] = (red_buf0_ptr_1[0] + t0_ptr_1[0]);
  if (((int)threadIdx.x) == 0) {
    ((volatile float*)red_result_ptr)[0] = red_buf0_ptr_1[0];
  }
  __syncthreads();
  part_total_local_ptr[0] = ((volatile float*)red_result_ptr)[0];
  part_rough_local_ptr[0] = (part_total_local_ptr[0] / 0x1p+11f/*2.048000e+03*/);
  __shared__ alignas(64) float red_result_ptr_1[1];
  __shared__ alignas(64) float red_result_ptr_2[1];
  in_thread_part_deviation_v0_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_part_deviation_v1_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  alignas(64) nv_bfloat16 x_local_ptr_2[8];
  *(uint4*)(x_local_ptr_2 + 0) = *(uint4*)(x_ptr + ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8)));
      nv_bfloat16 v__32 = x_local_ptr_2[0];
    uint v__33 = ((uint)(*(ushort *)(&(v__32)))) << (uint)16;
  float v_part_deviation_v0 = (in_thread_part_deviation_v0_local_ptr[0] + ((*(float *)(&(v__33))) - part_rough_local_ptr[0]));
      nv_bfloat16 v__34 = x_local_ptr_2[0];
    uint v__35 = ((uint)(*(ushort *)(&(v__34)))) << (uint)16;
      nv_bfloat16 v__36 = x_local_ptr_2[0];
    uint v__37 = ((uint)(*(ushort *)(&(v__36)))) << (uint)16;
  float v_part_deviation_v1 = (in_thread_part_deviation_v1_local_ptr[0] + (((*(float *)(&(v__35))) - part_rough_local_ptr[0]) * ((*(float *)(&(v__37))) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1;
      nv_bfloat16 v__38 = x_local_ptr_2[1];
    uint v__39 = ((uint)(*(ushort *)(&(v__38)))) << (uint)16;
  float v_part_deviation_v0_1 = (in_thread_part_deviation_v0_local_ptr[0] + ((*(float *)(&(v__39))) - part_rough_local_ptr[0]));
      nv_bfloat16 v__40 = x_local_ptr_2[1];
    uint v__41 = ((uint)(*(ushort *)(&(v__40)))) << (uint)16;
      nv_bfloat16 v__42 = x_local_ptr_2[1];
    uint v__43 = ((uint)(*(ushort *)(&(v__42)))) << (uint)16;
  float v_part_deviation_v1_1 = (in_thread_part_deviation_v1_local_ptr[0] + (((*(float *)(&(v__41))) - part_rough_local_ptr[0]) * ((*(float *)(&(v__43))) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_1;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_1;
      nv_bfloat16 v__44 = x_local_ptr_2[2];
    uint v__45 = ((uint)(*(ushort *)(&(v__44)))) << (uint)16;
  float v_part_deviation_v0_2 = (in_thread_part_deviation_v0_local_ptr[0] + ((*(float *)(&(v__45))) - part_rough_local_ptr[0]));
      nv_bfloat16 v__46 = x_local_ptr_2[2];
    uint v__47 = ((uint)(*(ushort *)(&(v__46)))) << (uint)16;
      nv_bfloat16 v__48 = x_local_ptr_2[2];
    uint v__49 = ((uint)(*(ushort *)(&(v__48)))) << (uint)16;
  float v_part_deviation_v1_2 = (in_thread_part_deviation_v1_local_ptr[0] + (((*(float *)(&(v__47))) - part_rough_local_ptr[0]) * ((*(float *)(&(v__49))) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_2;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_2;
      nv_bfloat16 v__50 = x_local_ptr_2[3];
    uint v__51 = ((uint)(*(ushort *)(&(v__50)))) << (uint)16;
  float v_part_deviation_v0_3 = (in_thread_part_deviation_v0_local_ptr[0] + ((*(float *)(&(v__51))) - part_rough_local_ptr[0]));
      nv_bfloat16 v__52 = x_local_ptr_2[3];
    uint v__53 = ((uint)(*(ushort *)(&(v__52)))) << (uint)16;
      nv_bfloat16 v__54 = x_local_ptr_2[3];
    uint v__55 = ((uint)(*(ushort *)(&(v__54)))) << (uint)16;
  float v_part_deviation_v1_3 = (in_thread_part_deviation_v1_local_ptr[0] + (((*(float *)(&(v__53))) - part_rough_local_ptr[0]) * ((*(float *)(&(v__55))) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_3;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_3;
      nv_bfloat16 v__56 = x_local_ptr_2[4];
    uint v__57 = ((uint)(*(ushort *)(&(v__56)))) << (uint)16;
  float v_part_deviation_v0_4 = (in_thread_part_deviation_v0_local_ptr[0] + ((*(float *)(&(v__57))) - part_rough_local_ptr[0]));
      nv_bfloat16 v__58 = x_local_ptr_2[4];
    uint v__59 = ((uint)(*(ushort *)(&(v__58)))) << (uint)16;
      nv_bfloat16 v__60 = x_local_ptr_2[4];
    uint v__61 = ((uint)(*(ushort *)(&(v__60)))) << (uint)16;
  float v_part_deviation_v1_4 = (in_thread_part_deviation_v1_local_ptr[0] + (((*(float *)(&(v__59))) - part_rough_local_ptr[0]) * ((*(float *)(&(v__61))) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_4;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_4;
      nv_bfloat16 v__62 = x_local_ptr_2[5];
    uint v__63 = ((uint)(*(ushort *)(&(v__62)))) << (uint)16;
  float v_part_deviation_v0_5 = (in_thread_part_deviation_v0_local_ptr[0] + ((*(float *)(&(v__63))) - part_rough_local_ptr[0]));
      nv_bfloat16 v__64 = x_local_ptr_2[5];
    uint v__65 = ((uint)(*(ushort *)(&(v__64)))) << (uint)16;
      nv_bfloat16 v__66 = x_local_ptr_2[5];
    uint v__67 = ((uint)(*(ushort *)(&(v__66)))) << (uint)16;
  float v_part_deviation_v1_5 = (in_thread_part_deviation_v1_local_ptr[0] + (((*(float *)(&(v__65))) - part_rough_local_ptr[0]) * ((*(float *)(&(v__67))) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_5;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_5;
      nv_bfloat16 v__68 = x_local_ptr_2[6];
    uint v__69 = ((uint)(*(ushort *)(&(v__68)))) << (uint)16;
  float v_part_deviation_v0_6 = (in_thread_part_deviation_v0_local_ptr[0] + ((*(float *)(&(v__69))) - part_rough_local_ptr[0]));
      nv_bfloat16 v__70 = x_local_ptr_2[6];
    uint v__71 = ((uint)(*(ushort *)(&(v__70)))) << (uint)16;
      nv_bfloat16 v__72 = x_local_ptr_2[6];
    uint v__73 = ((uint)(*(ushort *)(&(v__72)))) << (uint)16;
  float v_part_deviation_v1_6 = (in_thread_part_deviation_v1_local_ptr[0] + (((*(float *)(&(v__71))) - part_rough_local_ptr[0]) * ((*(float *)(&(v__73))) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_6;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_6;
      nv_bfloat16 v__74 = x_local_ptr_2[7];
    uint v__75 = ((uint)(*(ushort *)(&(v__74)))) << (uint)16;
  float v_part_deviation_v0_7 = (in_thread_part_deviation_v0_local_ptr[0] + ((*(float *)(&(v__75))) - part_rough_local_ptr[0]));
      nv_bfloat16 v__76 = x_local_ptr_2[7];
    uint v__77 = ((uint)(*(ushort *)(&(v__76)))) << (uint)16;
      nv_bfloat16 v__78 = x_local_ptr_2[7];
    uint v__79 = ((uint)(*(ushort *)(&(v__78)))) << (uint)16;
  float v_part_deviation_v1_7 = (in_thread_part_deviation_v1_local_ptr[0] + (((*(float *)(&(v__77))) - part_rough_local_ptr[0]) * ((*(float *)(&(v__79))) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_7;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_7;
  alignas(64) nv_bfloat16 x_local_ptr_3[8];
  *(uint4*)(x_local_ptr_3 + 0) = *(uint4*)(x_ptr + (((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8)) + 1024));
      nv_bfloat16 v__80 = x_local_ptr_3[0];
    uint v__81 = ((uint)(*(ushort *)(&(v__80)))) << (uint)16;
  float v_part_deviation_v0_8 = (in_thread_part_deviation_v0_local_ptr[0] + ((*(float *)(&(v__81))) - part_rough_local_ptr[0]));
      nv_bfloat16 v__82 = x_local_ptr_3[0];
    uint v__83 = ((uint)(*(ushort *)(&(v__82)))) << (uint)16;
      nv_bfloat16 v__84 = x_local_ptr_3[0];
    uint v__85 = ((uint)(*(ushort *)(&(v__84)))) << (uint)16;
  float v_part_deviation_v1_8 = (in_thread_part_deviation_v1_local_ptr[0] + (((*(float *)(&(v__83))) - part_rough_local_ptr[0]) * ((*(float *)(&(v__85))) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_8;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_8;
      nv_bfloat16 v__86 = x_local_ptr_3[1];
    uint v__87 = ((uint)(*(ushort *)(&(v__86)))) << (uint)16;
  float v_part_deviation_v0_9 = (in_thread_part_deviation_v0_local_ptr[0] + ((*(float *)(&(v__87))) - part_rough_local_ptr[0]));
      nv_bfloat16 v__88 = x_local_ptr_3[1];
    uint v__89 = ((uint)(*(ushort *)(&(v__88)))) << (uint)16;
      nv_bfloat16 v__90 = x_local_ptr_3[1];
    uint v__91 = ((uint)(*(ushort *)(&(v__90)))) << (uint)16;
  float v_part_deviation_v1_9 = (in_thread_part_deviation_v1_local_ptr[0] + (((*(float *)(&(v__89))) - part_rough_local_ptr[0]) * ((*(float *)(&(v__91))) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_9;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_9;
      nv_bfloat16 v__92 = x_local_ptr_3[2];
    uint v__93 = ((uint)(*(ushort *)(&(v__92)))) << (uint)16;
  float v_part_deviation_v0_10 = (in_thread_part_deviation_v0_local_ptr[0] + ((*(float *)(&(v__93))) - part_rough_local_ptr[0]));
      nv_bfloat16 v__94 = x_local_ptr_3[2];
    uint v__95 = ((uint)(*(ushort *)(&(v__94)))) << (uint)16;
      nv_bfloat16 v__96 = x_local_ptr_3[2];
    uint v__97 = ((uint)(*(ushort *)(&(v__96)))) << (uint)16;
  float v_part_deviation_v1_10 = (in_thread_part_deviation_v1_local_ptr[0] + (((*(float *)(&(v__95))) - part_rough_local_ptr[0]) * ((*(float *)(&(v__97))) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_10;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_10;
      nv_bfloat16 v__98 = x_local_ptr_3[3];
    uint v__99 = ((uint)(*(ushort *)(&(v__98)))) << (uint)16;
  float v_part_deviation_v0_11 = (in_thread_part_deviation_v0_local_ptr[0] + ((*(float *)(&(v__99))) - part_rough_local_ptr[0]));
      nv_bfloat16 v__100 = x_local_ptr_3[3];
    uint v__101 = ((uint)(*(ushort *)(&(v__100)))) << (uint)16;
      nv_bfloat16 v__102 = x_local_ptr_3[3];
    uint v__103 = ((uint)(*(ushort *)(&(v__102)))) << (uint)16;
  float v_part_deviation_v1_11 = (in_thread_part_deviation_v1_local_ptr[0] + (((*(float *)(&(v__101))) - part_rough_local_ptr[0]) * ((*(float *)(&(v__103))) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_11;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_11;
      nv_bfloat16 v__104 = x_local_ptr_3[4];
    uint v__105 = ((uint)(*(ushort *)(&(v__104)))) << (uint)16;
  float v_part_deviation_v0_12 = (in_thread_part_deviation_v0_local_ptr[0] + ((*(float *)(&(v__105))) - part_rough_local_ptr[0]));
      nv_bfloat16 v__106 = x_local_ptr_3[4];
    uint v__107 = ((uint)(*(ushort *)(&(v__106)))) << (uint)16;
      nv_bfloat16 v__108 = x_local_ptr_3[4];
    uint v__109 = ((uint)(*(ushort *)(&(v__108)))) << (uint)16;
  float v_part_deviation_v1_12 = (in_thread_part_deviation_v1_local_ptr[0] + (((*(float *)(&(v__107))) - part_rough_local_ptr[0]) * ((*(float *)(&(v__109))) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_12;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_12;
      nv_bfloat16 v__110 = x_local_ptr_3[5];
    uint v__111 = ((uint)(*(ushort *)(&(v__110)))) << (uint)16;
  float v_part_deviation_v0_13 = (in_thread_part_deviation_v0_local_ptr[0] + ((*(float *)(&(v__111))) - part_rough_local_ptr[0]));
      nv_bfloat16 v__112 = x_local_ptr_3[5];
    uint v__113 = ((uint)(*(ushort *)(&(v__112)))) << (uint)16;
      nv_bfloat16 v__114 = x_local_ptr_3[5];
    uint v__115 = ((uint)(*(ushort *)(&(v__114)))) << (uint)16;
  float v_part_deviation_v1_13 = (in_thread_part_deviation_v1_local_ptr[0] + (((*(float *)(&(v__113))) - part_rough_local_ptr[0]) * ((*(float *)(&(v__115))) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_13;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_13;
      nv_bfloat16 v__116 = x_local_ptr_3[6];
    uint v__117 = ((uint)(*(ushort *)(&(v__116)))) << (uint)16;
  float v_part_deviation_v0_14 = (in_thread_part_deviation_v0_local_ptr[0] + ((*(float *)(&(v__117))) - part_rough_local_ptr[0]));
      nv_bfloat16 v__118 = x_local_ptr_3[6];
    uint v__119 = ((uint)(*(ushort *)(&(v__118)))) << (uint)16;
      nv_bfloat16 v__120 = x_local_ptr_3[6];
    uint v__121 = ((uint)(*(ushort *)(&(v__120)))) << (uint)16;
  float v_part_deviation_v1_14 = (in_thread_part_deviation_v1_local_ptr[0] + (((*(float *)(&(v__119))) - part_rough_local_ptr[0]) * ((*(float *)(&(v__121))) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_14;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_14;
      nv_bfloat16 v__122 = x_local_ptr_3[7];
    uint v__123 = ((uint)(*(ushort *)(&(v__122)))) << (uint)16;
  float v_part_deviation_v0_15 = (in_thread_part_deviation_v0_local_ptr[0] + ((*(float *)(&(v__123))) - part_rough_local_ptr[0]));
      nv_bfloat16 v__124 = x_local_ptr_3[7];
    uint v__125 = ((uint)(*(ushort *)(&(v__124)))) << (uint)16;
      nv_bfloat16 v__126 = x_local_ptr_3[7];
    uint v__127 = ((uint)(*(ushort *)(&(v__126)))) << (uint)16;
  float v_part_deviation_v1_15 = (in_thread_part_deviation_v1_local_ptr[0] + (((*(float *)(&(v__125))) - part_rough_local_ptr[0]) * ((*(float *)(&(v__127))) - part_rough_local_ptr[0])));
  in_thread_part_deviation_v0_local_ptr[0] = v_part_deviation_v0_15;
  in_thread_part_deviation_v1_local_ptr[0] = v_part_deviation_v1_15;
  __shared__ alignas(64) float red_buf_staging_ptr_1[4];
  __shared__ alignas(64) float red_buf_staging_ptr_2[4];
  alignas(64) float t0_ptr_2[1];
  alignas(64) float t1_ptr[1];
  alignas(64) uint mask_ptr_2[1];
  alignas(64) float red_buf0_ptr_2[1];
  alignas(64) float red_buf1_ptr[1];
  alignas(64) float t0_ptr_3[1];
  alignas(64) float t1_ptr_1[1];
  alignas(64) uint mask_ptr_3[1];
  alignas(64) float red_buf0_ptr_3[1];
  alignas(64) float red_buf1_ptr_1[1];
  red_buf0_ptr_2[0] = in_thread_part_deviation_v0_local_ptr[0];
  red_buf1_ptr[0] = in_thread_part_deviation_v1_local_ptr[0];
  mask_ptr_2[0] = __activemask();
  t0_ptr_2[0] = __shfl_down_sync(mask_ptr_2[0], red_buf0_ptr_2[0], 16, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_2[0], red_buf1_ptr[0], 16, 32);
  red_buf0_ptr_2[0] = (red_buf0_ptr_2[0] + t0_ptr_2[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr_2[0] = __shfl_down_sync(mask_ptr_2[0], red_buf0_ptr_2[0], 8, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_2[0], red_buf1_ptr[0], 8, 32);
  red_buf0_ptr_2[0] = (red_buf0_ptr_2[0] + t0_ptr_2[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr_2[0] = __shfl_down_sync(mask_ptr_2[0], red_buf0_ptr_2[0], 4, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_2[0], red_buf1_ptr[0], 4, 32);
  red_buf0_ptr_2[0] = (red_buf0_ptr_2[0] + t0_ptr_2[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr_2[0] = __shfl_down_sync(mask_ptr_2[0], red_buf0_ptr_2[0], 2, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_2[0], red_buf1_ptr[0], 2, 32);
  red_buf0_ptr_2[0] = (red_buf0_ptr_2[0] + t0_ptr_2[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  t0_ptr_2[0] = __shfl_down_sync(mask_ptr_2[0], red_buf0_ptr_2[0], 1, 32);
  t1_ptr[0] = __shfl_down_sync(mask_ptr_2[0], red_buf1_ptr[0], 1, 32);
  red_buf0_ptr_2[0] = (red_buf0_ptr_2[0] + t0_ptr_2[0]);
  red_buf1_ptr[0] = (red_buf1_ptr[0] + t1_ptr[0]);
  if ((((int)threadIdx.x) % 32) == 0) {
    red_buf_staging_ptr_1[(((int)threadIdx.x) >> 5)] = red_buf0_ptr_2[0];
    red_buf_staging_ptr_2[(((int)threadIdx.x) >> 5)] = red_buf1_ptr[0];
  }
  __syncthreads();
  if (((int)threadIdx.x) < 4) {
    red_buf0_ptr_3[0] = red_buf_staging_ptr_1[((int)threadIdx.x)];
    red_buf1_ptr_1[0] = red_buf_staging_ptr_2[((int)threadIdx.x)];
  }
  mask_ptr_3[0] = __activemask();
  t0_ptr_3[0] = __shfl_down_sync(mask_ptr_3[0], red_buf0_ptr_3[0], 2, 32);
  t1_ptr_1[0] = __shfl_down_sync(mask_ptr_3[0], red_buf1_ptr_1[0], 2, 32);
  red_buf0_ptr_3[0] = (red_buf0_ptr_3[0] + t0_ptr_3[0]);
  red_buf1_ptr_1[0] = (red_buf1_ptr_1[0] + t1_ptr_1[0]);
  t0_ptr_3[0] = __shfl_down_sync(mask_ptr_3[0], red_buf0_ptr_3[0], 1, 32);
  t1_ptr_1[0] = __shfl_down_sync(mask_ptr_3[0], red_buf1_ptr_1[0], 1, 32);
  red_buf0_ptr_3[0] = (red_buf0_ptr_3[0] + t0_ptr_3[0]);
  red_buf1_ptr_1[0] = (red_buf1_ptr_1[0] + t1_ptr_1[0]);
  if (((int)threadIdx.x) == 0) {
    ((volatile float*)red_result_ptr_1)[0] = red_buf0_ptr_3[0];
    ((volatile float*)red_result_ptr_2)[0] = red_buf1_ptr_1[0];
  }
  __syncthreads();
  part_deviation_v0_local_ptr[0] = ((volatile float*)red_result_ptr_1)[0];
  part_deviation_v1_local_ptr[0] = ((volatile float*)red_result_ptr_2)[0];
  if (((int)threadIdx.x) < 1) {
    float condval;
    if (fabsf(part_rough_local_ptr[0]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
      condval = (part_rough_local_ptr[0] + (part_deviation_v0_local_ptr[0] / 0x1p+11f/*2.048000e+03*/));
    } else {
      condval = part_rough_local_ptr[0];
    }
    part_mean_ptr[((int)blockIdx.x)] = condval;
  }
  if (((int)threadIdx.x) < 1) {
    part_square_ptr[((int)blockIdx.x)] = (part_deviation_v1_local_ptr[0] - ((part_deviation_v0_local_ptr[0] * part_deviation_v0_local_ptr[0]) / 0x1p+11f/*2.048000e+03*/));
  }
}

extern "C" __global__ void __launch_bounds__(128) main_kernel_1(float* __restrict__ group_mean_ptr, float* __restrict__ part_mean_ptr, float* __restrict__ part_square_ptr, float* __restrict__ row_rstd_ptr) {
  alignas(64) float merged_total_local_ptr[1];
  alignas(64) float rough_mean_local_ptr[1];
  alignas(64) float merged_deviation_v0_local_ptr[1];
  alignas(64) float merged_deviation_v1_local_ptr[1];
  alignas(64) float group_variance_local_ptr[1];
  alignas(64) float in_thread_merged_total_local_ptr[1];
  alignas(64) float in_thread_merged_deviation_v0_local_ptr[1];
  alignas(64) float in_thread_merged_deviation_v1_local_ptr[1];
  alignas(64) float red_buf0_ptr[1];
  in_thread_merged_total_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  int cse_v4 = ((((int)threadIdx.y) * 128) + ((int)threadIdx.x));
  if (((int)threadIdx.y) < 8) {
    in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[((((int)threadIdx.y) * 128) + ((int)threadIdx.x))] * 0x1p+11f/*2.048000e+03*/));
  }
  int cse_v7 = (((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 8);
  if (((int)threadIdx.y) < 8) {
    in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 8)] * 0x1p+11f/*2.048000e+03*/));
  }
  int cse_v8 = (((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 16);
  if (((int)threadIdx.y) < 8) {
    in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 16)] * 0x1p+11f/*2.048000e+03*/));
  }
  int cse_v9 = (((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 24);
  if (((int)threadIdx.y) < 8) {
    in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 24)] * 0x1p+11f/*2.048000e+03*/));
  }
  int cse_v10 = (((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 32);
  if (((int)threadIdx.y) < 8) {
    in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 32)] * 0x1p+11f/*2.048000e+03*/));
  }
  int cse_v11 = (((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 40);
  if (((int)threadIdx.y) < 8) {
    in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 40)] * 0x1p+11f/*2.048000e+03*/));
  }
  int cse_v12 = (((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 48);
  if (((int)threadIdx.y) < 8) {
    in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 48)] * 0x1p+11f/*2.048000e+03*/));
  }
  int cse_v13 = (((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 56);
  if (((int)threadIdx.y) < 8) {
    in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 56)] * 0x1p+11f/*2.048000e+03*/));
  }
  int cse_v14 = (((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 64);
  if (((int)threadIdx.y) < 8) {
    in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 64)] * 0x1p+11f/*2.048000e+03*/));
  }
  int cse_v15 = (((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 72);
  if (((int)threadIdx.y) < 8) {
    in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 72)] * 0x1p+11f/*2.048000e+03*/));
  }
  int cse_v16 = (((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 80);
  if (((int)threadIdx.y) < 8) {
    in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 80)] * 0x1p+11f/*2.048000e+03*/));
  }
  int cse_v17 = (((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 88);
  if (((int)threadIdx.y) < 8) {
    in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 88)] * 0x1p+11f/*2.048000e+03*/));
  }
  int cse_v18 = (((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 96);
  if (((int)threadIdx.y) < 8) {
    in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 96)] * 0x1p+11f/*2.048000e+03*/));
  }
  int cse_v19 = (((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 104);
  if (((int)threadIdx.y) < 8) {
    in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 104)] * 0x1p+11f/*2.048000e+03*/));
  }
  int cse_v20 = (((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 112);
  if (((int)threadIdx.y) < 8) {
    in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 112)] * 0x1p+11f/*2.048000e+03*/));
  }
  int cse_v21 = (((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 120);
  if (((int)threadIdx.y) < 8) {
    in_thread_merged_total_local_ptr[0] = (in_thread_merged_total_local_ptr[0] + (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 120)] * 0x1p+11f/*2.048000e+03*/));
  }
  alignas(64) float t0_ptr[1];
  alignas(64) uint mask_ptr[1];
  red_buf0_ptr[0] = in_thread_merged_total_local_ptr[0];
  mask_ptr[0] = __activemask();
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 4, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 2, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  t0_ptr[0] = __shfl_down_sync(mask_ptr[0], red_buf0_ptr[0], 1, 32);
  red_buf0_ptr[0] = (red_buf0_ptr[0] + t0_ptr[0]);
  red_buf0_ptr[0] = __shfl_sync(mask_ptr[0], red_buf0_ptr[0], (((int)threadIdx.y) * 8), 32);
  merged_total_local_ptr[0] = red_buf0_ptr[0];
  if (((int)threadIdx.y) < 8) {
    rough_mean_local_ptr[0] = (merged_total_local_ptr[0] * 0x1p-18f/*3.814697e-06*/);
  }
  alignas(64) float red_buf0_ptr_1[1];
  alignas(64) float red_buf1_ptr[1];
  in_thread_merged_deviation_v0_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  in_thread_merged_deviation_v1_local_ptr[0] = 0x0p+0f/*0.000000e+00*/;
  if (((int)threadIdx.y) < 8) {
    float v_merged_deviation_v0 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[((((int)threadIdx.y) * 128) + ((int)threadIdx.x))] - rough_mean_local_ptr[0])));
    float v_merged_deviation_v1 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[((((int)threadIdx.y) * 128) + ((int)threadIdx.x))] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[((((int)threadIdx.y) * 128) + ((int)threadIdx.x))] - rough_mean_local_ptr[0]) * (part_mean_ptr[((((int)threadIdx.y) * 128) + ((int)threadIdx.x))] - rough_mean_local_ptr[0])))));
    in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0;
    in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1;
  }
  if (((int)threadIdx.y) < 8) {
    float v_merged_deviation_v0_1 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 8)] - rough_mean_local_ptr[0])));
    float v_merged_deviation_v1_1 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 8)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 8)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 8)] - rough_mean_local_ptr[0])))));
    in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_1;
    in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_1;
  }
  if (((int)threadIdx.y) < 8) {
    float v_merged_deviation_v0_2 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 16)] - rough_mean_local_ptr[0])));
    float v_merged_deviation_v1_2 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 16)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 16)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 16)] - rough_mean_local_ptr[0])))));
    in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_2;
    in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_2;
  }
  if (((int)threadIdx.y) < 8) {
    float v_merged_deviation_v0_3 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 24)] - rough_mean_local_ptr[0])));
    float v_merged_deviation_v1_3 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 24)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 24)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 24)] - rough_mean_local_ptr[0])))));
    in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_3;
    in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_3;
  }
  if (((int)threadIdx.y) < 8) {
    float v_merged_deviation_v0_4 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 32)] - rough_mean_local_ptr[0])));
    float v_merged_deviation_v1_4 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 32)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 32)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 32)] - rough_mean_local_ptr[0])))));
    in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_4;
    in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_4;
  }
  if (((int)threadIdx.y) < 8) {
    float v_merged_deviation_v0_5 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 40)] - rough_mean_local_ptr[0])));
    float v_merged_deviation_v1_5 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 40)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 40)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 40)] - rough_mean_local_ptr[0])))));
    in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_5;
    in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_5;
  }
  if (((int)threadIdx.y) < 8) {
    float v_merged_deviation_v0_6 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 48)] - rough_mean_local_ptr[0])));
    float v_merged_deviation_v1_6 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 48)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 48)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 48)] - rough_mean_local_ptr[0])))));
    in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_6;
    in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_6;
  }
  if (((int)threadIdx.y) < 8) {
    float v_merged_deviation_v0_7 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 56)] - rough_mean_local_ptr[0])));
    float v_merged_deviation_v1_7 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 56)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 56)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 56)] - rough_mean_local_ptr[0])))));
    in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_7;
    in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_7;
  }
  if (((int)threadIdx.y) < 8) {
    float v_merged_deviation_v0_8 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 64)] - rough_mean_local_ptr[0])));
    float v_merged_deviation_v1_8 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 64)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 64)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 64)] - rough_mean_local_ptr[0])))));
    in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_8;
    in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_8;
  }
  if (((int)threadIdx.y) < 8) {
    float v_merged_deviation_v0_9 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 72)] - rough_mean_local_ptr[0])));
    float v_merged_deviation_v1_9 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 72)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 72)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 72)] - rough_mean_local_ptr[0])))));
    in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_9;
    in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_9;
  }
  if (((int)threadIdx.y) < 8) {
    float v_merged_deviation_v0_10 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 80)] - rough_mean_local_ptr[0])));
    float v_merged_deviation_v1_10 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 80)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 80)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 80)] - rough_mean_local_ptr[0])))));
    in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_10;
    in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_10;
  }
  if (((int)threadIdx.y) < 8) {
    float v_merged_deviation_v0_11 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 88)] - rough_mean_local_ptr[0])));
    float v_merged_deviation_v1_11 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 88)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 88)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 88)] - rough_mean_local_ptr[0])))));
    in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_11;
    in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_11;
  }
  if (((int)threadIdx.y) < 8) {
    float v_merged_deviation_v0_12 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 96)] - rough_mean_local_ptr[0])));
    float v_merged_deviation_v1_12 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 96)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 96)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 96)] - rough_mean_local_ptr[0])))));
    in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_12;
    in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_12;
  }
  if (((int)threadIdx.y) < 8) {
    float v_merged_deviation_v0_13 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 104)] - rough_mean_local_ptr[0])));
    float v_merged_deviation_v1_13 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 104)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 104)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 104)] - rough_mean_local_ptr[0])))));
    in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_13;
    in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_13;
  }
  if (((int)threadIdx.y) < 8) {
    float v_merged_deviation_v0_14 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 112)] - rough_mean_local_ptr[0])));
    float v_merged_deviation_v1_14 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 112)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 112)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 112)] - rough_mean_local_ptr[0])))));
    in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_14;
    in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_14;
  }
  if (((int)threadIdx.y) < 8) {
    float v_merged_deviation_v0_15 = (in_thread_merged_deviation_v0_local_ptr[0] + (0x1p+11f/*2.048000e+03*/ * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 120)] - rough_mean_local_ptr[0])));
    float v_merged_deviation_v1_15 = (in_thread_merged_deviation_v1_local_ptr[0] + (part_square_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 120)] + (0x1p+11f/*2.048000e+03*/ * ((part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 120)] - rough_mean_local_ptr[0]) * (part_mean_ptr[(((((int)threadIdx.y) * 128) + ((int)threadIdx.x)) + 120)] - rough_mean_local_ptr[0])))));
    in_thread_merged_deviation_v0_local_ptr[0] = v_merged_deviation_v0_15;
    in_thread_merged_deviation_v1_local_ptr[0] = v_merged_deviation_v1_15;
  }
  alignas(64) float t0_ptr_1[1];
  alignas(64) float t1_ptr[1];
  alignas(64) uint mask_ptr_1[1];
  red_buf0_ptr_1[0] = in_thread_merged_deviation_v0_local_ptr[0];
  red_buf1_ptr[0] = in_thread_merged_deviation_v1_local_ptr[0];
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
  merged_deviation_v0_local_ptr[0] = red_buf0_ptr_1[0];
  merged_deviation_v1_local_ptr[0] = red_buf1_ptr[0];
  if ((((int)threadIdx.y) < 8) && (((int)threadIdx.x) < 1)) {
    float condval;
    if (fabsf(rough_mean_local_ptr[0]) <= 0x1.fffffep+127f/*3.402823e+38*/) {
      condval = (rough_mean_local_ptr[0] + (merged_deviation_v0_local_ptr[0] * 0x1p-18f/*3.814697e-06*/));
    } else {
      condval = rough_mean_local_ptr[0];
    }
    group_mean_ptr[((int)threadIdx.y)] = condval;
  }
  if (((int)threadIdx.y) < 8) {
    float condval_1;
    if (((merged_deviation_v1_local_ptr[0] * 0x1p-18f/*3.814697e-06*/) - ((merged_deviation_v0_local_ptr[0] * 0x1p-18f/*3.814697e-06*/) * (merged_deviation_v0_local_ptr[0] * 0x1p-18f/*3.814697e-06*/))) < 0x0p+0f/*0.000000e+00*/) {
      condval_1 = 0x0p+0f/*0.000000e+00*/;
    } else {
      condval_1 = ((merged_deviation_v1_local_ptr[0] * 0x1p-18f/*3.814697e-06*/) - ((merged_deviation_v0_local_ptr[0] * 0x1p-18f/*3.814697e-06*/) * (merged_deviation_v0_local_ptr[0] * 0x1p-18f/*3.814697e-06*/)));
    }
    group_variance_local_ptr[0] = condval_1;
  }
  if ((((int)threadIdx.y) < 8) && (((int)threadIdx.x) < 1)) {
    row_rstd_ptr[((int)threadIdx.y)] = rsqrtf((group_variance_local_ptr[0] + 0x1.4f8b588e368f1p-17f/*1.000000e-05*/));
  }
}

extern "C" __global__ void __launch_bounds__(256) main_kernel_2(float* __restrict__ beta_ptr, float* __restrict__ gamma_ptr, float* __restrict__ group_mean_ptr, float* __restrict__ row_rstd_ptr, nv_bfloat16* __restrict__ x_ptr, nv_bfloat16* __restrict__ y_ptr) {
  alignas(64) nv_bfloat16 y_local_ptr[8];
  alignas(64) nv_bfloat16 x_local_ptr[8];
  alignas(64) float gamma_local_ptr[8];
  alignas(64) float beta_local_ptr[8];
  int cse_v1 = (((int)threadIdx.x) * 8);
  int cse_v5 = ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8));
  *(uint4*)(x_local_ptr + 0) = *(uint4*)(x_ptr + ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8)));
  int cse_v22 = (((((int)blockIdx.x) & 127) * 2048) + (((int)threadIdx.x) * 8));
  *(ulonglong4*)(gamma_local_ptr + 0) = *(ulonglong4*)(gamma_ptr + (((((int)blockIdx.x) & 127) * 2048) + (((int)threadIdx.x) * 8)));
  *(ulonglong4*)(beta_local_ptr + 0) = *(ulonglong4*)(beta_ptr + (((((int)blockIdx.x) & 127) * 2048) + (((int)threadIdx.x) * 8)));
  int cse_v2 = (((int)blockIdx.x) >> 7);
      nv_bfloat16 v_ = x_local_ptr[0];
    uint v__1 = ((uint)(*(ushort *)(&(v_)))) << (uint)16;
  y_local_ptr[0] = ((nv_bfloat16)(((((*(float *)(&(v__1))) - group_mean_ptr[(((int)blockIdx.x) >> 7)]) * row_rstd_ptr[(((int)blockIdx.x) >> 7)]) * gamma_local_ptr[0]) + beta_local_ptr[0]));
      nv_bfloat16 v__2 = x_local_ptr[1];
    uint v__3 = ((uint)(*(ushort *)(&(v__2)))) << (uint)16;
  y_local_ptr[1] = ((nv_bfloat16)(((((*(float *)(&(v__3))) - group_mean_ptr[(((int)blockIdx.x) >> 7)]) * row_rstd_ptr[(((int)blockIdx.x) >> 7)]) * gamma_local_ptr[1]) + beta_local_ptr[1]));
      nv_bfloat16 v__4 = x_local_ptr[2];
    uint v__5 = ((uint)(*(ushort *)(&(v__4)))) << (uint)16;
  y_local_ptr[2] = ((nv_bfloat16)(((((*(float *)(&(v__5))) - group_mean_ptr[(((int)blockIdx.x) >> 7)]) * row_rstd_ptr[(((int)blockIdx.x) >> 7)]) * gamma_local_ptr[2]) + beta_local_ptr[2]));
      nv_bfloat16 v__6 = x_local_ptr[3];
    uint v__7 = ((uint)(*(ushort *)(&(v__6)))) << (uint)16;
  y_local_ptr[3] = ((nv_bfloat16)(((((*(float *)(&(v__7))) - group_mean_ptr[(((int)blockIdx.x) >> 7)]) * row_rstd_ptr[(((int)blockIdx.x) >> 7)]) * gamma_local_ptr[3]) + beta_local_ptr[3]));
      nv_bfloat16 v__8 = x_local_ptr[4];
    uint v__9 = ((uint)(*(ushort *)(&(v__8)))) << (uint)16;
  y_local_ptr[4] = ((nv_bfloat16)(((((*(float *)(&(v__9))) - group_mean_ptr[(((int)blockIdx.x) >> 7)]) * row_rstd_ptr[(((int)blockIdx.x) >> 7)]) * gamma_local_ptr[4]) + beta_local_ptr[4]));
      nv_bfloat16 v__10 = x_local_ptr[5];
    uint v__11 = ((uint)(*(ushort *)(&(v__10)))) << (uint)16;
  y_local_ptr[5] = ((nv_bfloat16)(((((*(float *)(&(v__11))) - group_mean_ptr[(((int)blockIdx.x) >> 7)]) * row_rstd_ptr[(((int)blockIdx.x) >> 7)]) * gamma_local_ptr[5]) + beta_local_ptr[5]));
      nv_bfloat16 v__12 = x_local_ptr[6];
    uint v__13 = ((uint)(*(ushort *)(&(v__12)))) << (uint)16;
  y_local_ptr[6] = ((nv_bfloat16)(((((*(float *)(&(v__13))) - group_mean_ptr[(((int)blockIdx.x) >> 7)]) * row_rstd_ptr[(((int)blockIdx.x) >> 7)]) * gamma_local_ptr[6]) + beta_local_ptr[6]));
      nv_bfloat16 v__14 = x_local_ptr[7];
    uint v__15 = ((uint)(*(ushort *)(&(v__14)))) << (uint)16;
  y_local_ptr[7] = ((nv_bfloat16)(((((*(float *)(&(v__15))) - group_mean_ptr[(((int)blockIdx.x) >> 7)]) * row_rstd_ptr[(((int)blockIdx.x) >> 7)]) * gamma_local_ptr[7]) + beta_local_ptr[7]));
  *(uint4*)(y_ptr + ((((int)blockIdx.x) * 2048) + (((int)threadIdx.x) * 8))) = *(uint4*)(y_local_ptr + 0);
}
