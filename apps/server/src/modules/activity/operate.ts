import {
  type ActivityType,
  activityMaxDays,
  type FlashGuard,
  type RefundRule,
  type TieredRefundRule,
} from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { Tx } from '../../database/connect';
import { badInput, notFound, refuse } from '../../http/refusal';
import { newId } from '../../security/ids';
import { tell } from '../message/tell';
import { type ActivityDraft, type ActivityKind, writeDraft } from './draft';
import type { ActivityRow } from './offers-store';
import {
  addToPool,
  favorersOf,
  insertProduct,
  lockActivity,
  lowestNormalFen,
  moveUnits,
  offeredProduct,
  plannedUnits,
  productsOf,
  setEnd,
  setOriginalPrice,
  setPrice,
  setPublished,
  setWithdrawn,
} from './operate-store';
import { activityProductOf, lockPool, type SoldInActivity } from './pool-store';
import type { ActivityProductRow } from './products-store';
import { isOver } from './shown';
import { soldKinds } from './sold-kinds';
import type { OfferedKind } from './tables';

const DAY_MS = 86_400_000;

/** Something to sell at an activity's price. */
export interface NewActivityProduct {
  kind: OfferedKind;
  productId: string;
  /** SKU or rate; empty for a ticket. */
  variantId: string;
  priceFen: number;
  /** Units of the pool: pieces, people of a day, rooms of a night. */
  units: readonly { slot: string; total: number }[];
  limitPerOrder?: number;
  limitPerMember?: number;
  /** Default 1 for tickets, which are sold to names; 0: no limit. */
  limitPerCertificate?: number;
  guard?: FlashGuard;
  /** Default the product's own. A room's has steps; goods are returned by the law alone. */
  refundRule?: RefundRule | TieredRefundRule;
  id?: string;
  /** People who make a group, and the hours they have; for what is sold to groups. */
  group?: { needed: number; hours: number; virtualCompletion: boolean };
  /** Where its price can be cut down to, by how many people in how many hours. */
  bargain?: { floorPriceFen: number; people: number; hours: number; buyAnyTime: boolean };
}

/** An activity that sells at a price of its own, as its operator writes it. */
export interface NewActivity extends ActivityDraft {
  products: readonly NewActivityProduct[];
}

/** Writes an activity that nobody sees yet. Answers its id and those of its products, in their order. */
export async function draftActivity(
  tx: Tx,
  { activeType, prefix }: ActivityKind,
  sale: NewActivity,
): Promise<{ activeId: string; activityProductIds: string[] }> {
  const offered = await Promise.all(
    sale.products.map(async (product) => {
      const found = await offeredProduct(tx, product);
      if (!found) throw notFound();
      if (!isRuleOf(product)) throw badInput([{ field: 'refundRule', reason: 'Not of this kind' }]);
      if (found.payAtDesk) throw badInput([{ field: 'productId', reason: 'Paid at the desk' }]);
      return { product, found };
    }),
  );
  const [first] = offered;
  if (!first) throw badInput([{ field: 'products', reason: 'missing' }]);
  const activeId = await writeDraft(tx, { activeType, prefix }, sale, {
    picture: first.found.picture,
    productIds: sale.products.map(({ productId }) => productId),
  });
  const activityProductIds: string[] = [];
  for (const [seq, { product, found }] of offered.entries()) {
    const id = product.id ?? `${prefix}-${newId()}`;
    activityProductIds.push(id);
    await insertProduct(
      tx,
      {
        id,
        activity_id: activeId,
        seq,
        kind: product.kind,
        product_id: product.productId,
        variant_id: product.variantId,
        source_pool_id: found.sourcePoolId,
        per_unit: found.perUnit,
        price_fen: product.priceFen,
        // Looked up when it is published.
        original_price_fen: product.priceFen,
        limit_per_order: product.limitPerOrder ?? 1,
        limit_per_member: product.limitPerMember ?? 1,
        limit_per_certificate: product.limitPerCertificate ?? soldKinds[product.kind].perCertificate,
        guard: product.guard ?? 'none',
        refund_rule: product.refundRule ? JSON.stringify(product.refundRule) : null,
        name: JSON.stringify(found.name),
        spec_text: JSON.stringify(found.specText),
        picture: JSON.stringify(found.picture),
        group_needed: product.group?.needed ?? null,
        group_hours: product.group?.hours ?? null,
        virtual_completion: product.group?.virtualCompletion ?? false,
        floor_price_fen: product.bargain?.floorPriceFen ?? null,
        bargain_people: product.bargain?.people ?? null,
        bargain_hours: product.bargain?.hours ?? null,
        buy_any_time: product.bargain?.buyAnyTime ?? true,
      },
      product.units,
    );
  }
  return { activeId, activityProductIds };
}

/**
 * Publishes a draft: its units are moved out of the products' pools, all of them or none, and the struck prices are looked up.
 * Refuses with `stockNotEnough`, naming the slot.
 */
export async function publishActivity(
  tx: Tx,
  activeType: ActivityType,
  activeId: string,
  nowMs: number,
): Promise<void> {
  const activity = await named(tx, activeType, activeId);
  if (activity.state !== 'draft') throw refuse('frozen');
  if (activity.ends_ms <= nowMs) throw refuse('activityOver');
  const { name } = activity;
  if (!name['zh-Hans'] || !name.en) throw badInput([{ field: 'name', reason: 'In both languages' }]);
  const units = await plannedUnits(tx, activeId);
  for (const product of await productsOf(tx, activeId)) {
    const slots = units.flatMap((one) => (one.activityProductId === product.id ? [one.slot] : []));
    const fen = await lowestNormalFen(tx, product, { startDay: dayOf(activity.starts_ms), slots });
    await setOriginalPrice(tx, product.id, Math.max(fen ?? 0, product.price_fen));
  }
  await setPublished(tx, activeId, nowMs);
  for (const favorer of await favorersOf(tx, activeId)) {
    await tell(tx, {
      memberId: favorer.memberId,
      template: 'activityOnline',
      parameters: { title: favorer.name, activity: name },
      once: `online:${activeId}:${favorer.memberId}`,
      nowMs,
    });
  }
  // Last, because from here to the commit buyers of the products wait.
  await move(tx, units);
}

/** Ends new starts. Answers what it sold: what is left of that is to go back. */
export async function withdrawActivity(
  tx: Tx,
  activeType: ActivityType,
  activeId: string,
  nowMs: number,
): Promise<ActivityProductRow[]> {
  const activity = await named(tx, activeType, activeId);
  if (activity.state !== 'published') throw refuse('frozen');
  await setWithdrawn(tx, activeId, nowMs);
  return productsOf(tx, activeId);
}

/** A published activity may end later, and no earlier. */
export async function extendActivity(
  tx: Tx,
  activeType: ActivityType,
  activeId: string,
  { endsMs, nowMs }: { endsMs: number; nowMs: number },
): Promise<void> {
  const activity = await named(tx, activeType, activeId);
  const isLater = endsMs > activity.ends_ms && endsMs - activity.starts_ms <= activityMaxDays * DAY_MS;
  if (activity.state !== 'published' || isOver(activity, nowMs) || !isLater) throw refuse('frozen');
  await setEnd(tx, activeId, endsMs);
}

/** A published activity may have more units, and no fewer. */
export async function addUnits(
  tx: Tx,
  activeType: ActivityType,
  activityProductId: string,
  { slot, units, nowMs }: { slot: string; units: number; nowMs: number },
): Promise<void> {
  const { activity, product } = await soldAs(tx, activeType, activityProductId);
  if (activity.state !== 'published' || isOver(activity, nowMs) || units < 1) throw refuse('frozen');
  await lockPool(tx, product.id);
  await move(tx, [{ activityProductId, slot, units }]);
  await addToPool(tx, activityProductId, { slot, units });
}

/** A published activity may become cheaper, for orders to come. */
export async function lowerPrice(
  tx: Tx,
  activeType: ActivityType,
  activityProductId: string,
  priceFen: number,
): Promise<void> {
  const { activity, product } = await soldAs(tx, activeType, activityProductId);
  if (activity.state === 'withdrawn' || (activity.state === 'published' && priceFen > product.price_fen))
    throw refuse('frozen');
  await setPrice(tx, activityProductId, priceFen);
}

/** Rooms have rules with steps, tickets and services those without; goods have none. */
function isRuleOf({ kind, refundRule }: NewActivityProduct): boolean {
  if (!refundRule) return true;
  return soldKinds[kind].refunds === ('tiers' in refundRule ? 'steps' : 'plain');
}

async function named(tx: Tx, activeType: ActivityType, activeId: string): Promise<ActivityRow> {
  const activity = await lockActivity(tx, activeId);
  if (activity?.active_type !== activeType) throw notFound();
  return activity;
}

async function soldAs(tx: Tx, activeType: ActivityType, activityProductId: string): Promise<SoldInActivity> {
  const sold = await activityProductOf(tx, activityProductId);
  if (!sold) throw notFound();
  return { product: sold.product, activity: await named(tx, activeType, sold.activity.id) };
}

async function move(tx: Tx, units: Parameters<typeof moveUnits>[1]): Promise<void> {
  const [missing] = await moveUnits(tx, units);
  if (missing) throw refuse('stockNotEnough', { detail: { ...missing } });
}
