import type { PayAdapter } from '../adapter';
import { PaymentError } from '../payment-error';

/** Pays in the messaging app's in-app browser, over the page. */
const messagingAppPage: PayAdapter = async ({ calls, platforms, order, options: { returnPath, signal } }) => {
  const { jsapi } = await calls.wxWebPay({ orderId: order.id, returnPath }, { signal });
  if (!platforms.messagingApp || !jsapi) throw new PaymentError('noAdapter');
  const { err_msg: message = '' } = await platforms.messagingApp.invoke('getBrandWCPayRequest', jsapi);
  // Its `ok` is documented as not reliable and its `fail` has many reasons: the server knows.
  return message.endsWith(':cancel') ? 'cancelled' : 'settled';
};
export default messagingAppPage;
