import { Hono } from 'hono';
import type { AppContext } from '../../context';
import { finishRefund } from '../../modules/payment/refund';
import { settlePayment } from '../../modules/payment/settle';
import { NotificationError } from '../payment-gateway';

/** Where the payment system's notifications arrive, below the server's own address. */
export const NOTIFY_PATH = '/notify/wechat-pay';

/**
 * Answers the payment system's notifications. They may come late, twice, or at once with the buyer's return: settling
 * counts once. Anything but 200 makes the payment system try again.
 */
export function notificationRoutes(app: AppContext): Hono {
  const hono = new Hono();
  hono.post(NOTIFY_PATH, async (context) => {
    try {
      const notification = app.payments.readNotification(context.req.raw.headers, await context.req.text());
      app.log.info({ kind: notification.kind }, 'payment notification');
      if (notification.kind === 'paid') {
        await settlePayment(app, notification.outTradeNo, { ...notification, state: 'paid' });
      }
      if (notification.kind === 'refunded') {
        await finishRefund(app, notification.outRefundNo, notification.succeeded);
      }
      return context.body(null, 204);
    } catch (error) {
      const notTheirs = error instanceof NotificationError;
      app.log[notTheirs ? 'warn' : 'error']({ err: error }, 'payment notification refused');
      return context.json(
        { code: 'FAIL', message: notTheirs ? error.message : 'failed' },
        notTheirs ? 401 : 500,
      );
    }
  });
  return hono;
}
