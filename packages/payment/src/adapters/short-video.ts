import type { PayAdapter, PayClaim } from '../adapter';
import { fieldOf } from '../field-of';
import { PaymentError } from '../payment-error';

/** The platform's own cashier, which lets the person choose among what the server allows. */
const CASHIER_SERVICE = 5;

/** 0 paid, 1 timed out, 2 failed, 3 closed, 4 cancelled, 9 not known. `success` only says that the cashier was opened. */
function claimOf(code: string): PayClaim {
  if (code === '3' || code === '4') return 'cancelled';
  return code === '1' || code === '2' ? 'back' : 'settled';
}

/** Pays in the short-video app's mini-program, over the page. */
const shortVideo: PayAdapter = async ({ calls, platforms, order, channel, options: { signal } }) => {
  const tt = platforms.shortVideo;
  if (!tt) throw new PaymentError('noAdapter');
  const started = await calls.unifyPay({ orderId: order.id, channelId: channel.id }, { signal });
  if (started.kind !== 'shortVideo') throw new PaymentError('noAdapter');
  return new Promise<PayClaim>((resolve) => {
    tt.pay({
      orderInfo: { order_id: started.orderId, order_token: started.orderToken },
      service: CASHIER_SERVICE,
      success: (result) => resolve(claimOf(fieldOf(result, 'code'))),
      // The cashier was not opened.
      fail: () => resolve('back'),
    });
  });
};
export default shortVideo;
