import { couponReturnDays } from '@yunyou/contract';
import { addDays, dayOf } from '../../clock';
import type { Tx } from '../../database/connect';
import { refuse } from '../../http/refusal';
import { claimedRow } from './claim';
import { countClaims, insertClaims, lockClaimer } from './claim-store';
import { giveBack, holdCoupons, unneeded, useHeld } from './hold-store';

/** A coupon a checkout uses: one the member has, or one that is claimed by ordering. */
export type WantedCoupon = { memberCouponId: string } | { couponId: string };

interface Holder {
  checkoutId: string;
  parentSn: string;
  memberId: string;
  nowMs: number;
}

/**
 * Reserves coupons for a checkout that is written already; those to be claimed are claimed and reserved at once. Refuses with
 * `couponTaken` when another order was faster, with `priceChanged` when one can no longer be claimed. Answers the member
 * coupon's id of each claimed coupon.
 */
export async function reserveCoupons(
  tx: Tx,
  holder: Holder,
  wanted: readonly WantedCoupon[],
): Promise<Map<string, string>> {
  const own = wanted.flatMap((one) => ('memberCouponId' in one ? [one.memberCouponId] : []));
  const toClaim = wanted.flatMap((one) => ('couponId' in one ? [one.couponId] : []));
  const claimed = toClaim.length > 0 ? await claimAndHold(tx, holder, toClaim) : new Map<string, string>();
  if (own.length > 0) {
    const held = await holdCoupons(tx, own, { ...holder, today: dayOf(holder.nowMs) });
    const taken = own.filter((id) => !held.includes(id));
    if (taken.length > 0) throw refuse('couponTaken', { detail: { memberCouponIds: taken } });
  }
  return claimed;
}

async function claimAndHold(
  tx: Tx,
  { checkoutId, parentSn, memberId, nowMs }: Holder,
  couponIds: readonly string[],
): Promise<Map<string, string>> {
  await lockClaimer(tx, memberId);
  const coupons = await countClaims(tx, { couponIds, nowMs, byCode: false });
  const rows = coupons.map((coupon) => ({
    ...claimedRow(coupon, { memberId, nowMs }),
    status: 'reserved' as const,
    checkout_id: checkoutId,
    sn: parentSn,
  }));
  const kept = coupons.length < couponIds.length ? [] : await insertClaims(tx, rows, { memberId, nowMs });
  if (kept.length < couponIds.length) throw refuse('priceChanged', { detail: { couponIds } });
  return new Map(rows.map(({ id, coupon_id }) => [coupon_id, id]));
}

/** The checkout was paid: what it holds is used. What was given back meanwhile stays given back. */
export const useCoupons = (tx: Tx, checkoutId: string, nowMs: number): Promise<void> =>
  useHeld(tx, checkoutId, nowMs);

/**
 * Gives back what checkouts hold or used; `only`: these member coupons of theirs. Past its last day a coupon comes back
 * expired; when the shop is at fault it is good for some more days.
 */
export async function returnCoupons(
  tx: Tx,
  checkoutIds: readonly string[],
  nowMs: number,
  { shopAtFault, only }: { shopAtFault: boolean; only?: readonly string[] },
): Promise<void> {
  if (checkoutIds.length === 0) return;
  const today = dayOf(nowMs);
  const untilDay = shopAtFault ? addDays(today, couponReturnDays) : null;
  await giveBack(tx, checkoutIds, { nowMs, today, untilDay, only: only ?? null });
}

/** Gives back what a paid checkout used and, with what of it is undone by now, nothing needs any more. */
export async function returnUnneeded(tx: Tx, checkoutId: string, nowMs: number): Promise<void> {
  const free = await unneeded(tx, checkoutId);
  for (const shopAtFault of [false, true]) {
    const only = free.filter(({ byShop }) => byShop === shopAtFault).map(({ id }) => id);
    if (only.length > 0) await returnCoupons(tx, [checkoutId], nowMs, { shopAtFault, only });
  }
}
