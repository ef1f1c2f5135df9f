import { activityShownDaysAfter } from '@yunyou/contract';
import type { ActivityRequest, PlannedActivity, PlannedLine } from '../../core/lines';
import type { Tx } from '../../database/connect';
import { badInput, refuse } from '../../http/refusal';
import { countDocuments } from './documents-store';
import type { SoldInActivity } from './pool-store';
import { rulesOf, rulesVersionOf } from './shown';

const DAY_MS = 86_400_000;

/** Refuses a line that is of another product, or that is paid where it is used; the `index`th of the request. */
export function expectOfProduct(
  { product }: Pick<SoldInActivity, 'product'>,
  line: PlannedLine,
  index: number,
): void {
  const field = (name: string, reason: string) => [{ field: `lines.${index}.${name}`, reason }];
  const isOfProduct =
    product.kind === line.kind &&
    product.product_id === line.productId &&
    product.variant_id === line.variantId;
  if (!isOfProduct) throw badInput(field('activity.activityProductId', 'Of another product'));
  if (line.payAtDesk) throw refuse('activityConflict', { fields: field('productId', 'paid at the desk') });
}

/** The line at the activity's price, out of its pool, of whose slots so many units are `left`. */
export function soldInActivity(
  line: PlannedLine,
  request: ActivityRequest,
  { product, activity }: SoldInActivity,
  left: Readonly<Record<string, number>>,
): PlannedLine & { activity: PlannedActivity } {
  const rules = rulesOf(activity, [product]);
  const { order } = line;
  return {
    ...line,
    holds: line.holds.map((hold) => ({ ...hold, poolId: product.id, left: left[hold.slot] ?? 0 })),
    activity: {
      ...request,
      name: activity.name,
      priceFen: priceOf(line, product.price_fen),
      couponAllowed: activity.coupon_allowed,
      payMinutes: activity.pay_minutes,
      pieceFen: product.price_fen,
      rulesVersion: rulesVersionOf(rules),
      rules,
      refundRule: product.refund_rule,
    },
    order: { ...order, topics: { ...order.topics, activityId: activity.id } },
  };
}

/** The activity's price, or the normal one of a day where that is lower; of a room it is that of each night. */
function priceOf({ detail, unitPriceFen }: PlannedLine, priceFen: number): number {
  if (!('nights' in detail)) return Math.min(priceFen, unitPriceFen);
  const nights = detail.nights as readonly { priceFen: number }[];
  return nights.reduce((sum, night) => sum + Math.min(priceFen, night.priceFen), 0);
}

/** A document takes part so often, over all members. */
export async function limitDocuments(tx: Tx, lineId: string, { people }: PlannedLine): Promise<void> {
  const [over] = await countDocuments(tx, lineId, activityShownDaysAfter * DAY_MS);
  if (over === undefined) return;
  throw refuse('limitPerCertificate', {
    fields: [{ field: 'lines.0.contactIds', reason: 'refused' }],
    detail: { contactId: people[over]?.memberFrequentContactsId },
  });
}
