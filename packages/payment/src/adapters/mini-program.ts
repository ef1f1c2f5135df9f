import type { PayAdapter, PayClaim } from '../adapter';
import { fieldOf } from '../field-of';
import { PaymentError } from '../payment-error';

/** Pays in the messaging app's mini-program, over the page. */
const miniProgram: PayAdapter = async ({ calls, platforms, order, options: { signal } }) => {
  const wx = platforms.miniProgram;
  if (!wx) throw new PaymentError('noAdapter');
  // The app knows itself: its id is signed, not passed.
  const { appId: _, ...payment } = await calls.wxMiniPay({ orderId: order.id }, { signal });
  return new Promise<PayClaim>((resolve) => {
    wx.requestPayment({
      ...payment,
      success: () => resolve('settled'),
      fail: (error) => resolve(/cancel/i.test(fieldOf(error, 'errMsg')) ? 'cancelled' : 'settled'),
    });
  });
};
export default miniProgram;
