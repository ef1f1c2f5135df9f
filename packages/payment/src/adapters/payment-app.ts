import type { PayAdapter, PayClaim } from '../adapter';
import { PaymentError } from '../payment-error';

/** Pays in the payment app by the transaction number (`tn`) that the server has got for the order. */
const paymentApp: PayAdapter = async ({ calls, platforms, order, channel, options: { signal } }) => {
  const app = platforms.paymentApp;
  if (!app) throw new PaymentError('noAdapter');
  const started = await calls.unifyPay({ orderId: order.id, channelId: channel.id }, { signal });
  if (started.kind !== 'quickPass') throw new PaymentError('noAdapter');
  return new Promise<PayClaim>((resolve) => {
    app.pluginReady(() =>
      app.pay({
        tn: started.tn,
        success: () => resolve('settled'),
        // No code tells a cancel from a broken payment: the person is back, the server knows the rest.
        fail: () => resolve('back'),
      }),
    );
  });
};
export default paymentApp;
