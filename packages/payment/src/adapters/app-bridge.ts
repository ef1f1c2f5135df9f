import type { PayAdapter } from '../adapter';
import { PaymentError } from '../payment-error';

/** Pays through our own app around the page. */
const appBridge: PayAdapter = async ({ calls, platforms, order, channel, options: { signal } }) => {
  const started = await calls.unifyPay({ orderId: order.id, channelId: channel.id }, { signal });
  if (!platforms.appBridge || started.kind !== 'app') throw new PaymentError('noAdapter');
  const { result } = await platforms.appBridge.pay(started.parameters);
  return result === 'cancel' ? 'cancelled' : 'settled';
};
export default appBridge;
