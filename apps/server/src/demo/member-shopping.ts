import { sql } from 'kysely';
import { addDays, dayOf, instantOf } from '../clock';
import type { Tx } from '../database/connect';
import { termsOf } from '../modules/coupon/terms';
import { validityOf } from '../modules/coupon/validity';
import { demoCouponId } from './order-plans';
import { writeRows } from './write-rows';

const HOUR_MS = 3_600_000;

/** What the member put in the cart, newest first. One is cheaper now, of one too few are left, one is off sale. */
const CART = [
  { skuId: 'sku-mist-green-fine-200g', amount: 1, addedPriceFen: 15_720 },
  { skuId: 'sku-wild-honey-wild-500g', amount: 2 },
  { skuId: 'sku-celadon-cups-sky', amount: 4 },
  { skuId: 'sku-plum-vase-32cm', amount: 5 },
  { skuId: 'sku-walks-book-paper', amount: 1 },
  { skuId: 'sku-ridge-flask-pine', amount: 1 },
  { skuId: 'sku-postcards-12', amount: 2 },
] as const;

/**
 * Coupons claimed so many days ago: usable ones, one that ends today, one that is not good yet, one that has ended, and two that
 * orders take (order-plans.ts).
 */
const COUPONS = [
  { couponId: 'coupon-shanye-8', daysAgo: 2 },
  { couponId: 'coupon-freight-10', daysAgo: 1 },
  { couponId: 'coupon-exchange-sampler', daysAgo: 3 },
  { couponId: 'coupon-today-6', daysAgo: 0 },
  { couponId: 'coupon-gone-50', daysAgo: 1 },
  { couponId: 'coupon-platform-10', daysAgo: 20 },
  { couponId: 'coupon-yunshang-8', daysAgo: 6 },
  { couponId: 'coupon-two-shops-15', daysAgo: 1 },
] as const;

/** Fills the new demo member's cart and coupons. */
export async function writeShopping(tx: Tx, memberId: string, nowMs: number): Promise<void> {
  await writeCart(tx, memberId, nowMs);
  await writeCoupons(tx, memberId, nowMs);
}

async function writeCart(tx: Tx, memberId: string, nowMs: number): Promise<void> {
  const skus = await tx
    .selectFrom('skus')
    .select(['id', 'price_fen'])
    .where(
      'id',
      'in',
      CART.map(({ skuId }) => skuId),
    )
    .execute();
  const prices = new Map(skus.map(({ id, price_fen }) => [id, price_fen]));
  const rows = CART.map((item, place) => ({
    member_id: memberId,
    sku_id: item.skuId,
    amount: item.amount,
    added_price_fen: 'addedPriceFen' in item ? item.addedPriceFen : prices.get(item.skuId),
    added_ms: nowMs - (place + 1) * HOUR_MS,
  }));
  await writeRows(tx, 'cart_items', rows, { key: ['member_id', 'sku_id'] });
}

async function writeCoupons(tx: Tx, memberId: string, nowMs: number): Promise<void> {
  const known = await tx
    .selectFrom('coupons')
    .selectAll()
    .where(
      'id',
      'in',
      COUPONS.map(({ couponId }) => couponId),
    )
    .execute();
  const claimed = COUPONS.flatMap(({ couponId, daysAgo }) => {
    const coupon = known.find(({ id }) => id === couponId);
    if (!coupon) return [];
    const day = addDays(dayOf(nowMs), -daysAgo);
    const claimedMs = daysAgo === 0 ? nowMs : instantOf(day, '10:00');
    return [{ id: demoCouponId(couponId), coupon, claimedMs }];
  });
  await writeRows(
    tx,
    'member_coupons',
    claimed.map(({ id, coupon, claimedMs }) => {
      const { firstDay, lastDay } = validityOf(coupon, claimedMs);
      return {
        id,
        coupon_id: coupon.id,
        member_id: memberId,
        seq: 1,
        status: 'usable',
        first_day: firstDay,
        last_day: lastDay,
        claimed_ms: claimedMs,
        terms: termsOf(coupon),
      };
    }),
  );
  await tx
    .insertInto('member_coupon_events')
    .values(
      claimed.map(({ id, claimedMs }) => ({
        member_coupon_id: id,
        event: 'claimed' as const,
        at_ms: claimedMs,
      })),
    )
    .execute();
  await sql`update coupons set claimed = (select count(*) from member_coupons where coupon_id = coupons.id)
    where id = any(${claimed.map(({ coupon }) => coupon.id)}::text[])`.execute(tx);
}
