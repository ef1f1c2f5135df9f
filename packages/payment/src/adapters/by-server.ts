import type { PayAdapter } from '../adapter';

/** Stored-value card, zero amount, pay at the desk: the server does it all, and its state tells the end. */
const byServer: PayAdapter = async ({ calls, order, channel, options: { signal } }) => {
  await calls.unifyPay({ orderId: order.id, channelId: channel.id }, { signal });
  return 'settled';
};
export default byServer;
