import type { PayAdapter, PayClaim } from '../adapter';
import { fieldOf } from '../field-of';
import { PaymentError } from '../payment-error';

/** The person gave up: by a tap, or (on iOS) by leaving for "forgot password". */
const cancelCodes = ['6001', '99'];
/** Refused, or broken off by the network: nothing was taken as far as the app knows. */
const failureCodes = ['4000', '6002'];

/** What the app's answer is worth. 9000 (done), 8000 (in process), 5000 (asked twice), 6004 (unknown): the server knows. */
function claimOf(answer: unknown): PayClaim {
  // The app's pages say `resultCode`, its SDK says `resultStatus`.
  const code = fieldOf(answer, 'resultCode') || fieldOf(answer, 'resultStatus');
  if (cancelCodes.includes(code)) return 'cancelled';
  return failureCodes.includes(code) ? 'back' : 'settled';
}

/** Pays inside the other payment app, over the page. */
const otherPaymentApp: PayAdapter = async ({ calls, platforms, order, options: { signal } }) => {
  const app = platforms.otherPaymentApp;
  if (!app) throw new PaymentError('noAdapter');
  const { orderStr } = await calls.aliH5Pay({ orderId: order.id, product: 'app' }, { signal });
  if (orderStr === null) throw new PaymentError('noAdapter');
  return new Promise<PayClaim>((resolve) => {
    const answer = (result: unknown) => resolve(claimOf(result));
    if ('call' in app) app.call('tradePay', { orderStr }, answer);
    else app.tradePay({ orderStr, success: answer, fail: answer });
  });
};
export default otherPaymentApp;
