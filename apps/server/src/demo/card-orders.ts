import { channelSource } from '@yunyou/contract';
import type { Logger } from 'pino';
import { createCheckout } from '../core/checkout/create';
import { planCheckout } from '../core/checkout/plan';
import { linesOf } from '../core/orders/store';
import { settle } from '../core/payments/settle';
import type { Tx } from '../database/connect';
import { cardsOfLines } from '../modules/annual-card/cards-store';
import { orderKinds } from '../modules/kinds';
import type { DataProtection } from '../security/data-protection';
import { MEMBER_ID } from './member';
import { payDemo } from './member-payments';

const MINUTE_MS = 60_000;
const NO_LIMIT = { perMember: 99, perProductDay: 99 };
const CONTACT = { contactName: '李云', contactMobile: '13800138000' };

/** Nothing goes wrong here that a log would have to tell. */
const silent = { warn: () => {} } as unknown as Logger;

/** Orders a card for the demo member and pays it at the sandbox's cashier; answers its order, line and card. */
export async function buyDemoCard(
  { tx, protection }: { tx: Tx; protection: DataProtection },
  { typeId, atMs }: { typeId: string; atMs: number },
): Promise<{ orderId: string; lineId: string; cardId: string }> {
  const source = channelSource.desktopBrowser;
  const plan = await planCheckout(
    {
      ...{ db: tx, kinds: orderKinds, nowMs: atMs, memberId: MEMBER_ID, people: [], protection, source },
      ...{ deliverTo: null, coupons: { mode: 'none' } },
    },
    [{ kind: 'annualCard', productId: typeId, quantity: 1 }],
    { complete: true },
  );
  const { orders } = await createCheckout(
    tx,
    { kinds: orderKinds, protection, nowMs: atMs, maxUnpaid: NO_LIMIT },
    plan,
    { memberId: MEMBER_ID, source, remark: '', expectedTotalFen: plan.totalFen, ...CONTACT },
  );
  const [order] = orders;
  if (!order) throw new Error('A demo order has no order.');
  const paidMs = atMs + MINUTE_MS;
  const { outTradeNo, report } = await payDemo(tx, order.checkout_id, paidMs);
  await settle(tx, { kinds: orderKinds, protection, log: silent, nowMs: paidMs }, outTradeNo, report);
  const [line] = await linesOf(tx, [order.id]);
  const [card] = await cardsOfLines(tx, [line?.id ?? '']);
  if (!line || !card) throw new Error('A demo card was not issued.');
  return { orderId: order.id, lineId: line.id, cardId: card.id };
}
