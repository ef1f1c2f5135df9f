import { createHash } from 'node:crypto';
import {
  type AgreedDocument,
  type LineSnapshotContent,
  type LocalizedText,
  type OrderSnapshotContent,
  type SnapshotSeller,
  snapshotVersion,
} from '@yunyou/contract';
import canonicalize from 'canonicalize';
import type { CheckoutPlan, PlanLine, PlanOrder } from '../checkout/plan-types';
import type { OrderKinds } from '../kinds';
import { unitAmounts } from '../pricing/units';

/** What an order's snapshots are made of. Nothing personal goes in: they outlive the account. */
export interface Agreed {
  kinds: Pick<OrderKinds, 'of'>;
  plan: CheckoutPlan;
  order: PlanOrder;
  own: readonly PlanLine[];
  sn: string;
  nowMs: number;
  seller: SnapshotSeller;
  agreements: readonly AgreedDocument[];
}

/** JSON in the canonical form of RFC 8785. */
export function canonicalOf(content: object): string {
  const text = canonicalize(content);
  if (text === undefined) throw new Error('An object has a canonical form.');
  return text;
}

/** SHA-256 of a text in UTF-8, lower-case hex. */
export const sha256Of = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const headOf = ({ sn, nowMs }: Agreed) =>
  ({ version: snapshotVersion, orderSn: sn, agreedAtMs: nowMs, currency: 'CNY' }) as const;

/** What was agreed on an order as a whole. */
export function orderContent(agreed: Agreed): OrderSnapshotContent {
  const { plan, order, own, seller, agreements } = agreed;
  return {
    ...headOf(agreed),
    kind: 'order',
    orderType: order.orderType,
    title: orderTitle(own),
    seller,
    lines: own.map(({ planned, paidFen }, seq) => ({
      seq,
      name: planned.title,
      spec: planned.specText,
      quantity: planned.quantity,
      paidFen,
    })),
    breakdown: plan.breakdown
      .filter(({ orderKey }) => orderKey === order.key)
      .map(({ row, label }) => ({ ...row, label })),
    freightFen: order.freightFen,
    totalFen: order.totalFen,
    payAtDesk: own.every(({ planned }) => planned.payAtDesk === true),
    agreements,
  };
}

/** The name of an order is that of its first line's. */
export function orderTitle([first]: readonly PlanLine[]): LocalizedText {
  if (!first) throw new Error('An order has lines.');
  return first.planned.order.title;
}

/** What was agreed on one line. */
export function lineContent(agreed: Agreed, line: PlanLine, seq: number): LineSnapshotContent {
  const { planned, grossFen, paidFen } = line;
  const { words } = agreed.plan.pricing.offers;
  const { bundle, activity } = planned;
  return {
    ...headOf(agreed),
    kind: 'line',
    seq,
    productKind: planned.kind,
    productId: planned.productId,
    variantId: planned.variantId,
    name: planned.title,
    spec: planned.specText,
    quantity: planned.quantity,
    unitPriceFen: planned.unitPriceFen,
    grossFen,
    paidFen,
    unitPaidFen: unitAmounts(paidFen, planned.quantity),
    adjustments: line.adjustments.map(({ step, sourceId, amountFen }) => ({
      kind: step,
      sourceId,
      name: words.get(sourceId)?.name ?? { 'zh-Hans': sourceId, en: sourceId },
      amountFen,
    })),
    fromSlot: planned.firstSlot,
    untilSlot: planned.endSlot,
    confirmMode: planned.needsConfirmation ? 'merchant' : 'instant',
    bundle: bundle ? { name: bundle.name, quantity: bundle.quantity, refundMode: bundle.refundMode } : null,
    terms: agreed.kinds.of(planned.kind).agreed?.(planned.detail) ?? {},
    ...(activity && {
      activity: {
        activeId: activity.activeId,
        name: activity.name,
        priceFen: activity.pieceFen,
        rulesVersion: activity.rulesVersion,
        rules: activity.rules,
        ...(activity.bargain && { bargain: activity.bargain }),
      },
    }),
  };
}
