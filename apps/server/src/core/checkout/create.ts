import { defaultLocale } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import { type DataProtection, documentIndex } from '../../security/data-protection';
import { byKind, type MissedUnits, type OrderKinds, type PlacedLine } from '../kinds';
import type { UsedOffer } from '../offers';
import { markConfirmed, markPaid } from '../orders/paid';
import { lockCheckout, type OrderRow } from '../orders/store';
import { soldOut, takeStock } from '../stock/store';
import { mergedRows } from './breakdown';
import type { Buyer, CreateDeps } from './buyer';
import { type CheckoutPlan, isAtDesk } from './plan';
import { rowsOf } from './rows';
import { type CheckoutRows, insertCheckout } from './store';
import { limitUnpaid, lockBuyer } from './unpaid-store';

/** The checkout as it stands after its creation, the first order first. */
export interface CreatedCheckout {
  parentSn: string;
  totalFen: number;
  /** Null when nothing is to be paid. */
  expiresAtMs: number | null;
  orders: OrderRow[];
}

/**
 * Makes a checkout of a plan and takes its stock, in the caller's transaction: all of it or nothing. Refuses with
 * `priceChanged` when the buyer was shown another total, with `termsChanged` when other terms, with `soldOut`, or a kind's
 * own word for it, when somebody was faster.
 */
export async function createCheckout(
  tx: Tx,
  deps: CreateDeps,
  plan: CheckoutPlan,
  buyer: Buyer,
): Promise<CreatedCheckout> {
  refuseIfChanged(deps.kinds, plan, buyer);
  const atDesk = isAtDesk(plan);
  await limitBuyer(tx, deps, plan, buyer.memberId);
  const supplierIds = plan.orders.map(({ supplierId }) => supplierId);
  // What is paid at the desk reads no offers, and nobody along with them.
  const sellers = plan.pricing.offers.sellers ?? (await deps.kinds.papers.sellers(tx, supplierIds));
  const rows = rowsOf(deps, plan, buyer, sellers);
  const placed = new Set(await insertCheckout(tx, rows));
  const refused = rows.people.find(({ id }) => !placed.has(id));
  if (refused) throw alreadyBooked(deps.protection, plan, refused);
  await placeLines(tx, deps, plan, rows, buyer);
  const { parent_sn: parentSn, id, expires_ms } = rows.checkout;
  await deps.kinds.offers.take(
    tx,
    { checkoutId: id, parentSn, memberId: buyer.memberId, nowMs: deps.nowMs },
    usedOffers(plan),
  );
  await takeOfActivities(tx, deps, plan, rows);
  const standing = atDesk ? await confirmInstant(tx, deps, rows) : rows.orders;
  // Last, because from here to the commit other buyers of the same slots wait.
  await takeStock(
    tx,
    rows.holds.map((hold) => ({ poolId: hold.pool_id, slot: hold.slot, quantity: hold.quantity })),
    (missed) => tellSoldOut(deps.kinds, plan, missed),
  );
  if (atDesk || plan.totalFen > 0) {
    return { parentSn, totalFen: plan.totalFen, expiresAtMs: expires_ms, orders: standing };
  }
  const paid = await markPaid(tx, deps, await lockCheckout(tx, id), { paidMs: deps.nowMs, paymentId: null });
  const inOrder = rows.orders.map((order) => paid.find((one) => one.id === order.id) ?? order);
  return { parentSn, totalFen: 0, expiresAtMs: null, orders: inOrder };
}

/** What lowered the price: an offer once, also where it did so in several orders. */
function usedOffers({ pricing: { result, offers } }: CheckoutPlan): UsedOffer[] {
  return [...new Set(result.applied.map(({ offerId }) => offerId))].flatMap((id) => {
    const words = offers.words.get(id);
    return words ? [{ id, kind: words.kind }] : [];
  });
}

/** The price first, then the terms: what is refused shows what is sold now. */
function refuseIfChanged(
  kinds: OrderKinds,
  plan: CheckoutPlan,
  { expectedTotalFen, locale = defaultLocale }: Buyer,
) {
  const lines = () =>
    plan.lines.map(({ planned, paidFen }) => kinds.of(planned.kind).describeQuote(planned, paidFen, locale));
  if (plan.totalFen !== expectedTotalFen) {
    throw refuse('priceChanged', {
      detail: {
        totalFen: plan.totalFen,
        breakdown: mergedRows(plan.breakdown, locale),
        expectedTotalFen,
        lines: lines(),
      },
    });
  }
  const changed = plan.lines.flatMap(({ planned: { terms } }, index) =>
    terms?.expected !== undefined && terms.expected !== terms.hash ? [index] : [],
  );
  if (changed.length > 0) {
    throw refuse('termsChanged', {
      fields: changed.map((index) => ({ field: `lines.${index}.expectedTerms`, reason: 'changed' })),
      detail: { changed, lines: lines() },
    });
  }
}

/** What a member may have at once: what kinds set, which is told first, and unpaid orders. */
async function limitBuyer(
  tx: Tx,
  { kinds, nowMs, maxUnpaid }: CreateDeps,
  plan: CheckoutPlan,
  memberId: string,
) {
  const limiting = byKind(
    kinds,
    plan.lines.map(({ planned }) => planned),
    ({ kind }) => kind,
  ).filter(({ kind }) => kind.limit);
  const isUnpaid = plan.totalFen > 0 && !isAtDesk(plan);
  if (limiting.length === 0 && !isUnpaid) return;
  await lockBuyer(tx, memberId);
  for (const { kind, items } of limiting) await kind.limit?.(tx, memberId, items, nowMs);
  if (isUnpaid) await limitUnpaid(tx, memberId, plan, maxUnpaid);
}

async function placeLines(
  tx: Tx,
  deps: CreateDeps,
  plan: CheckoutPlan,
  rows: CheckoutRows,
  { memberId, contactMobile }: Buyer,
) {
  const planned = plannedInOrder(plan);
  const placed: PlacedLine[] = rows.lines.flatMap((line, index) => {
    const own = planned[index];
    return own ? [{ line, planned: own }] : [];
  });
  for (const { kind, items } of byKind(deps.kinds, placed, ({ line }) => line.kind)) {
    await kind.place?.(tx, items, { ...deps, memberId, contactMobile, deliverTo: plan.deliverTo });
  }
}

/** What is bought in an activity takes the place that was granted for it. */
async function takeOfActivities(tx: Tx, deps: CreateDeps, plan: CheckoutPlan, rows: CheckoutRows) {
  const planned = plannedInOrder(plan);
  for (const [index, line] of rows.lines.entries()) {
    const own = planned[index];
    if (!own?.activity) continue;
    const buyer = { memberId: rows.checkout.member_id, nowMs: deps.nowMs };
    await deps.kinds.activities.take(tx, { line, planned: own }, buyer);
  }
}

/** The plan's lines in the order in which their rows are made: order by order. */
const plannedInOrder = (plan: CheckoutPlan) =>
  plan.orders.flatMap((order) =>
    plan.lines.filter((line) => line.orderKey === order.key).map(({ planned }) => planned),
  );

/** What is paid where it is used stands at once, unless the merchant looks at it first. */
async function confirmInstant(
  tx: Tx,
  deps: CreateDeps,
  { orders, lines }: CheckoutRows,
): Promise<OrderRow[]> {
  const standing: OrderRow[] = [];
  for (const order of orders) {
    const own = lines.filter((line) => line.order_id === order.id);
    standing.push(order.confirm_mode === 'instant' ? await markConfirmed(tx, deps, order, own) : order);
  }
  return standing;
}

/** The kind whose units are gone says so in its own words. */
function tellSoldOut(kinds: OrderKinds, plan: CheckoutPlan, missed: readonly MissedUnits[]) {
  for (const [index, { planned }] of plan.lines.entries()) {
    const own = missed.filter(({ poolId, slot }) =>
      planned.holds.some((hold) => hold.poolId === poolId && hold.slot === slot),
    );
    const told = own.length > 0 ? kinds.of(planned.kind).soldOut?.(own) : undefined;
    if (told) return told.at({ field: `lines.${index}.quantity`, reason: 'sold out' });
  }
  return soldOut(missed);
}

/** Somebody's document has this place in another order. */
function alreadyBooked(
  protection: DataProtection,
  plan: CheckoutPlan,
  person: CheckoutRows['people'][number],
) {
  for (const [index, { planned }] of plan.lines.entries()) {
    if (planned.place?.key !== person.place_key) continue;
    const contact = planned.people.find((one) => documentIndex(protection, one) === person.cert_index);
    if (!contact) continue;
    return refuse('travellerBooked', {
      fields: [{ field: `lines.${index}.contactIds`, reason: 'booked already' }],
      detail: { contactId: contact.memberFrequentContactsId },
    });
  }
  throw new Error('Every person stands on a line.');
}
