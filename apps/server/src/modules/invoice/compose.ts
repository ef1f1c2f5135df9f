import { type OrderStatus, orderStatus } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import { type OrderFacts, orderFacts } from './facts-store';
import { windowEndsMs } from './rules';
import type { InvoiceItem } from './tables';
import { itemsOf, sumOf, type TaxRates } from './tax';

/** What an invoice over orders says. */
export interface Composed {
  items: InvoiceItem[];
  totalFen: number;
  taxFen: number;
  orders: (OrderFacts & { amountFen: number })[];
}

/** What is left of orders, as items. Orders of which nothing is left are left out. */
export function compose(facts: readonly OrderFacts[], rates: TaxRates): Composed {
  const orders = facts
    .map((order) => ({ ...order, amountFen: order.isPaidHere ? order.totalFen - order.refundedFen : 0 }))
    .filter(({ amountFen }) => amountFen > 0);
  const items = orders.flatMap((order) => itemsOf(order, rates));
  return { items, ...sumOf(items), orders };
}

const COMPLETE: readonly OrderStatus[] = [orderStatus.complete, orderStatus.closed];

/**
 * A member's orders that go on one invoice. Refuses with the rule that keeps one of them from it; not found when one is not
 * the member's. The same code previews and, under the orders' locks, applies.
 */
export async function chooseOrders(
  db: Queries,
  {
    memberId,
    orderIds,
    nowMs,
    rates,
  }: {
    memberId: string;
    orderIds: readonly string[];
    nowMs: number;
    rates: TaxRates;
  },
): Promise<Composed & { seller: NonNullable<OrderFacts['seller']> }> {
  if (new Set(orderIds).size < orderIds.length)
    throw badInput([{ field: 'orderIds', reason: 'An order stands there twice' }]);
  const facts = await orderFacts(db, orderIds, memberId);
  if (facts.length < orderIds.length) throw notFound();
  for (const order of facts) refuseIfNot(order, { nowMs, at: orderIds.indexOf(order.id) });
  const [first] = facts;
  if (!first?.seller) throw refuse('invoiceNothingLeft');
  const taxIds = [...new Set(facts.map(({ seller }) => seller?.taxId))];
  if (taxIds.length > 1) {
    const ofSeller = (taxId: string | undefined) => facts.filter(({ seller }) => seller?.taxId === taxId);
    throw refuse('invoiceSellerMixed', {
      fields: [{ field: 'orderIds', reason: 'several sellers' }],
      detail: { groups: taxIds.map((taxId) => ({ taxId, orderIds: ofSeller(taxId).map(({ id }) => id) })) },
    });
  }
  return { ...compose(facts, rates), seller: first.seller };
}

function refuseIfNot(order: OrderFacts, { nowMs, at }: { nowMs: number; at: number }): void {
  const on = { fields: [{ field: `orderIds.${at}`, reason: 'refused' }], detail: { orderId: order.id } };
  if (order.liveInvoiceId)
    throw refuse('invoiceAlready', { ...on, detail: { ...on.detail, invoiceId: order.liveInvoiceId } });
  if (order.hasOpenRefund) throw refuse('refundPending', on);
  if (!COMPLETE.includes(order.status) || order.completedMs === null) throw refuse('orderNotComplete', on);
  if (!order.isPaidHere || !order.seller || order.totalFen <= order.refundedFen) {
    throw refuse('invoiceNothingLeft', on);
  }
  if (windowEndsMs(order.completedMs) <= nowMs) throw refuse('invoiceWindowOver', on);
}
