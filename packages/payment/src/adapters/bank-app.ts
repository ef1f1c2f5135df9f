import type { PayAdapter, PayClaim } from '../adapter';
import { PaymentError } from '../payment-error';

/** The bank app's scheme, on iOS. */
const SCHEME = 'mbspay://direct?';

/** Pays in the bank's app, which covers the page with its cashier and never answers: the person is back when it shows again. */
const bankApp: PayAdapter = async ({ calls, platforms, openUrl, order, channel, options: { signal } }) => {
  const app = platforms.bankApp;
  if (!app) throw new PaymentError('noAdapter');
  const started = await calls.unifyPay({ orderId: order.id, channelId: channel.id }, { signal });
  if (started.kind !== 'bank') throw new PaymentError('noAdapter');
  const { parameters } = started;
  return new Promise<PayClaim>((resolve) => {
    const end = app.onShow(() => {
      end();
      resolve('back');
    });
    if (app.directpay) {
      app.directpay(parameters);
      return;
    }
    app.provideInfo?.(() => parameters);
    const open = app.openScheme?.bind(app) ?? openUrl;
    open(SCHEME + parameters);
  });
};
export default bankApp;
