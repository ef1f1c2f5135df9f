import { Hono } from 'hono';
import type { AppContext } from '../../context';
import { hearOfRefund } from '../../flows/send-refunds';
import { settlePayment } from '../../flows/settle-payment';
import { NOTIFY_PATH, notifyPathOf } from '../../outside/pay-systems/accounts';
import {
  NotificationError,
  OddNotification,
  type PaymentGateway,
  type PaymentNotification,
} from '../../outside/payment-gateway';
import { putAside } from './odd-store';

/**
 * Answers the payment systems' notifications. They may come late, twice, or at once with the buyer's return: settling
 * counts once. Anything but 2xx makes a payment system try again.
 */
export function notificationRoutes(app: AppContext): Hono {
  const hono = new Hono();
  hono.post(NOTIFY_PATH, (context) => hear(app, app.payments, context.req.raw));
  hono.post(notifyPathOf(':name'), (context) => {
    const system = app.payments.named(context.req.param('name') ?? '');
    return system ? hear(app, system, context.req.raw) : context.notFound();
  });
  return hono;
}

async function hear(app: AppContext, system: PaymentGateway, request: Request): Promise<Response> {
  try {
    const notification = system.readNotification(request.headers, await request.text());
    app.log.info({ kind: notification.kind, system: system.name }, 'payment notification');
    // A system speaks for its own payments only.
    const prefix = system.numberPrefix;
    if (notification.kind !== 'other' && prefix && !notification.outTradeNo.startsWith(prefix)) {
      throw new NotificationError('It is about a payment of another system.');
    }
    if (notification.kind === 'paid') {
      checkAmount(notification);
      await settlePayment(app, notification.outTradeNo, { ...notification, state: 'paid' });
    }
    if (notification.kind === 'refunded') {
      await hearOfRefund(app, notification.outRefundNo);
    }
    return heardBy(system);
  } catch (error) {
    if (error instanceof OddNotification) {
      // Told again it would be no better: it waits for the operator.
      app.log.error(
        { err: error, said: error.said, system: system.name },
        'odd payment notification put aside',
      );
      await putAside(app, system.name, error);
      return heardBy(system);
    }
    const notTheirs = error instanceof NotificationError;
    app.log[notTheirs ? 'warn' : 'error']({ err: error }, 'payment notification refused');
    return Response.json(
      { code: 'FAIL', message: notTheirs ? error.message : 'failed' },
      { status: notTheirs ? 401 : 500 },
    );
  }
}

const heardBy = (system: PaymentGateway): Response =>
  new Response(system.heard ?? null, { status: system.heard ? 200 : 204 });

/** What the database holds of an amount, fen. */
const MAX_FEN = 2 ** 31 - 1;

function checkAmount({ amountFen, outTradeNo }: Extract<PaymentNotification, { kind: 'paid' }>): void {
  if (Number.isInteger(amountFen) && amountFen > 0 && amountFen <= MAX_FEN) return;
  throw new OddNotification('amount', outTradeNo, { amountFen: String(amountFen) });
}
