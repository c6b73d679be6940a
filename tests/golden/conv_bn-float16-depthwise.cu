extern "C" __global__ void __launch_bounds__(96) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr);
extern "C" __global__ void __launch_bounds__(96) main_kernel(float* __restrict__ bias_ptr, half* __restrict__ weight_ptr, half* __restrict__ x_ptr, half* __restrict__ y_ptr) {
  alignas(64) int _ptr[1];
  _ptr[0] = (((int)threadIdx.x) % 12);
  alignas(64) int _ptr_1[1];
  _ptr_1[0] = 0;
  alignas(64) int _ptr_2[1];
  _ptr_2[0] = ((((int)blockIdx.x) * 8) + (((int)threadIdx.x) / 12));
  alignas(64) int _ptr_3[1];
  _ptr_3[0] = ((_ptr[0] * 8) + _ptr_1[0]);
  int v = (_ptr_2[0] / 28);
  alignas(64) int _ptr_4[1];
  _ptr_4[0] = (v / 28);
  alignas(64) int _ptr_5[1];
  _ptr_5[0] = (_ptr_2[0] % 28);
  alignas(64) int _ptr_6[1];
  _ptr_6[0] = (v % 28);
  alignas(64) int _ptr_7[1];
  _ptr_7[0] = (_ptr_5[0] - 1);
  alignas(64) int _ptr_8[1];
  _ptr_8[0] = (_ptr_6[0] - 1);
  __shared__ alignas(64) half _ptr_9[864];
  int v_1 = ((int)threadIdx.x);
  int cse_v1 = (((int)threadIdx.x) * 8);
  tvmbn_move__16((&(_ptr_9[(((int)threadIdx.x) * 8)])), (&(weight_ptr[((_ptr_1[0] * 9) + (((int)threadIdx.x) * 8))])));
  int v_2 = (((int)threadIdx.x) + 96);
  if (((int)threadIdx.x) < 12) {
    tvmbn_move__16((&(_ptr_9[((((int)threadIdx.x) * 8) + 768)])), (&(weight_ptr[(((_ptr_1[0] * 9) + (((int)threadIdx.x) * 8)) + 768)])));
  }
  alignas(64) float _ptr_10[8];
  #pragma unroll
  for (int v_3 = 0; v_3 < 8; ++v_3) {
    _ptr_10[v_3] = 0x0p+0f/*0.000000e+00*/;
  }
  alignas(64) half _ptr_11[24];
  int v_4 = _ptr_8[0];
  alignas(64) int _ptr_12[1];
  _ptr_12[0] = (((_ptr_4[0] * 784) + (v_4 * 28)) + _ptr_7[0]);
  _ptr_11[0] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[1] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[2] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[3] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[4] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[5] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[6] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[7] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  int v_5 = _ptr_7[0];
  if ((((0 <= v_4) && (0 <= v_5)) && (v_4 < 28)) && (v_5 < 28)) {
    tvmbn_move__16((&(_ptr_11[0])), (&(x_ptr[((_ptr_12[0] * 96) + _ptr_3[0])])));
  }
  _ptr_11[8] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[9] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[10] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[11] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[12] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[13] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[14] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[15] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  int v_6 = (_ptr_7[0] + 1);
  if ((((0 <= v_4) && (0 <= v_6)) && (v_4 < 28)) && (v_6 < 28)) {
    tvmbn_move__16((&(_ptr_11[8])), (&(x_ptr[(((_ptr_12[0] * 96) + _ptr_3[0]) + 96)])));
  }
  _ptr_11[16] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[17] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[18] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[19] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[20] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[21] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[22] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_11[23] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  int v_7 = (_ptr_7[0] + 2);
  if ((((0 <= v_4) && (0 <= v_7)) && (v_4 < 28)) && (v_7 < 28)) {
    tvmbn_move__16((&(_ptr_11[16])), (&(x_ptr[(((_ptr_12[0] * 96) + _ptr_3[0]) + 192)])));
  }
  alignas(64) float _ptr_13[8];
  tvmbn_move__16((&(_ptr_13[0])), (&(bias_ptr[_ptr_3[0]])));
  tvmbn_move__16((&(_ptr_13[4])), (&(bias_ptr[(_ptr_3[0] + 4)])));
  tvm_builtin_cuda_cta_sync();
  alignas(64) half _ptr_14[72];
  #pragma unroll
  for (int v_8 = 0; v_8 < 9; ++v_8) {
    int cse_v2 = (v_8 * 8);
    tvmbn_move__16((&(_ptr_14[(v_8 * 8)])), (&(_ptr_9[((_ptr[0] * 72) + (v_8 * 8))])));
  }
  alignas(64) float _ptr_15[72];
  #pragma unroll
  for (int v_9 = 0; v_9 < 72; ++v_9) {
    _ptr_15[v_9] = ((float)_ptr_14[v_9]);
  }
  #pragma unroll
  for (int v_10 = 0; v_10 < 3; ++v_10) {
    #pragma unroll
    for (int v_11 = 0; v_11 < 8; ++v_11) {
      _ptr_10[v_11] = (_ptr_10[v_11] + (((float)_ptr_11[((v_10 * 8) + v_11)]) * _ptr_15[((v_11 * 9) + v_10)]));
    }
  }
  alignas(64) half _ptr_16[24];
  int v_12 = (_ptr_8[0] + 1);
  alignas(64) int _ptr_17[1];
  _ptr_17[0] = (((_ptr_4[0] * 784) + (v_12 * 28)) + _ptr_7[0]);
  _ptr_16[0] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[1] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[2] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[3] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[4] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[5] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[6] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[7] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  int v_13 = _ptr_7[0];
  if ((((0 <= v_12) && (0 <= v_13)) && (v_12 < 28)) && (v_13 < 28)) {
    tvmbn_move__16((&(_ptr_16[0])), (&(x_ptr[((_ptr_17[0] * 96) + _ptr_3[0])])));
  }
  _ptr_16[8] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[9] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[10] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[11] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[12] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[13] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[14] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[15] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  int v_14 = (_ptr_7[0] + 1);
  if ((((0 <= v_12) && (0 <= v_14)) && (v_12 < 28)) && (v_14 < 28)) {
    tvmbn_move__16((&(_ptr_16[8])), (&(x_ptr[(((_ptr_17[0] * 96) + _ptr_3[0]) + 96)])));
  }
  _ptr_16[16] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[17] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[18] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[19] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[20] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[21] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[22] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_16[23] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  int v_15 = (_ptr_7[0] + 2);
  if ((((0 <= v_12) && (0 <= v_15)) && (v_12 < 28)) && (v_15 < 28)) {
    tvmbn_move__16((&(_ptr_16[16])), (&(x_ptr[(((_ptr_17[0] * 96) + _ptr_3[0]) + 192)])));
  }
  #pragma unroll
  for (int v_16 = 0; v_16 < 3; ++v_16) {
    #pragma unroll
    for (int v_17 = 0; v_17 < 8; ++v_17) {
      _ptr_10[v_17] = (_ptr_10[v_17] + (((float)_ptr_16[((v_16 * 8) + v_17)]) * _ptr_15[(((v_17 * 9) + v_16) + 3)]));
    }
  }
  alignas(64) half _ptr_18[24];
  int v_18 = (_ptr_8[0] + 2);
  alignas(64) int _ptr_19[1];
  _ptr_19[0] = (((_ptr_4[0] * 784) + (v_18 * 28)) + _ptr_7[0]);
  _ptr_18[0] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[1] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[2] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[3] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[4] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[5] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[6] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[7] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  int v_19 = _ptr_7[0];
  if ((((0 <= v_18) && (0 <= v_19)) && (v_18 < 28)) && (v_19 < 28)) {
    tvmbn_move__16((&(_ptr_18[0])), (&(x_ptr[((_ptr_19[0] * 96) + _ptr_3[0])])));
  }
  _ptr_18[8] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[9] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[10] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[11] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[12] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[13] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[14] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[15] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  int v_20 = (_ptr_7[0] + 1);
  if ((((0 <= v_18) && (0 <= v_20)) && (v_18 < 28)) && (v_20 < 28)) {
    tvmbn_move__16((&(_ptr_18[8])), (&(x_ptr[(((_ptr_19[0] * 96) + _ptr_3[0]) + 96)])));
  }
  _ptr_18[16] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[17] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[18] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[19] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[20] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[21] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[22] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  _ptr_18[23] = __float2half_rn(0x0p+0f/*0.000000e+00*/);
  int v_21 = (_ptr_7[0] + 2);
  if ((((0 <= v_18) && (0 <= v_21)) && (v_18 < 28)) && (v_21 < 28)) {
    tvmbn_move__16((&(_ptr_18[16])), (&(x_ptr[(((_ptr_19[0] * 96) + _ptr_3[0]) + 192)])));
  }
  #pragma unroll
  for (int v_22 = 0; v_22 < 3; ++v_22) {
    #pragma unroll
    for (int v_23 = 0; v_23 < 8; ++v_23) {
      _ptr_10[v_23] = (_ptr_10[v_23] + (((float)_ptr_18[((v_22 * 8) + v_23)]) * _ptr_15[(((v_23 * 9) + v_22) + 6)]));
    }
  }
  int v_24 = _ptr_6[0];
  int v_25 = _ptr_5[0];
  alignas(64) half _ptr_20[8];
  _ptr_20[0] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_10[0] + _ptr_13[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_10[0] + _ptr_13[0]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_10[0] + _ptr_13[0]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_10[0] + _ptr_13[0]))));
  _ptr_20[1] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_10[1] + _ptr_13[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_10[1] + _ptr_13[1]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_10[1] + _ptr_13[1]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_10[1] + _ptr_13[1]))));
  _ptr_20[2] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_10[2] + _ptr_13[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_10[2] + _ptr_13[2]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_10[2] + _ptr_13[2]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_10[2] + _ptr_13[2]))));
  _ptr_20[3] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_10[3] + _ptr_13[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_10[3] + _ptr_13[3]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_10[3] + _ptr_13[3]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_10[3] + _ptr_13[3]))));
  _ptr_20[4] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_10[4] + _ptr_13[4]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_10[4] + _ptr_13[4]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_10[4] + _ptr_13[4]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_10[4] + _ptr_13[4]))));
  _ptr_20[5] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_10[5] + _ptr_13[5]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_10[5] + _ptr_13[5]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_10[5] + _ptr_13[5]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_10[5] + _ptr_13[5]))));
  _ptr_20[6] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_10[6] + _ptr_13[6]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_10[6] + _ptr_13[6]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_10[6] + _ptr_13[6]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_10[6] + _ptr_13[6]))));
  _ptr_20[7] = ((half)((0x1.8p+2f/*6.000000e+00*/ < (((_ptr_10[7] + _ptr_13[7]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_10[7] + _ptr_13[7]))) ? 0x1.8p+2f/*6.000000e+00*/ : (((_ptr_10[7] + _ptr_13[7]) < 0x0p+0f/*0.000000e+00*/) ? 0x0p+0f/*0.000000e+00*/ : (_ptr_10[7] + _ptr_13[7]))));
  int v_26 = ((((_ptr_4[0] * 75264) + (v_24 * 2688)) + (v_25 * 96)) + _ptr_3[0]);
  tvmbn_move__16((&(y_ptr[v_26])), (&(_ptr_20[0])));
}
