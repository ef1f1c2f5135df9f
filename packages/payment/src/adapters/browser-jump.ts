import type { PayAdapter } from '../adapter';
import { PaymentError } from '../payment-error';

/** Leaves for the cashier's page, which sends the person back to `returnPath`. State in memory is lost. */
const browserJump: PayAdapter = async ({ calls, openUrl, order, options: { returnPath, signal } }) => {
  const { payUrl } = await calls.wxWebPay({ orderId: order.id, returnPath }, { signal });
  if (payUrl === null) throw new PaymentError('noAdapter');
  openUrl(payUrl);
  return 'left';
};
export default browserJump;
