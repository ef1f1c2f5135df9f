import { orderStatus } from '@yunyou/contract';
import type { Sdk } from '@yunyou/sdk';
import type { Shop } from './shop';

export type Outcome = Awaited<ReturnType<Sdk['payment']['pay']>>;

/**
 * Pays an order with the platform's own call. What the platform says is a claim; the outcome is the server's word. Rejects
 * with ApiError when the server refuses.
 */
export async function payOrder({ sdk }: Shop, orderId: string): Promise<Outcome> {
  const {
    timeStamp,
    nonceStr,
    package: prepaid,
    signType,
    paySign,
  } = await sdk.api.payment.wxMiniPay({
    orderId,
  });
  try {
    await wx.requestPayment({ timeStamp, nonceStr, package: prepaid, signType, paySign });
  } catch (error) {
    const claim: unknown = Reflect.get(Object(error), 'errMsg');
    if (/cancel/i.test(String(claim))) {
      // Who cancels may have paid a moment before.
      const state = await sdk.api.payment.state({ orderId });
      if (state.status === orderStatus.pendingPayment) return { status: 'cancelled', state };
    }
  }
  return sdk.payment.confirm(orderId);
}
