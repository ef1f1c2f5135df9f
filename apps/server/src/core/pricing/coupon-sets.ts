import { couponOff, dearest, offFrom } from './adjusters/coupon';
import { isLines, takersOf } from './admission';
import { type Bill, sumOf } from './bill';
import type { Cart } from './cart';
import type { Coupon } from './input';
import type { Way } from './shop';
import { countChecks } from './work';

/** A shop that may use none or one of these. */
export interface Place {
  id: string;
  ways: readonly Way[];
}

/** Own coupons for some shops, and what the cart costs with them at least: freight and add-ons only get dearer. */
export interface CouponSet {
  own: ReadonlyMap<string, Coupon>;
  leastFen: number;
}

/** Every set of own coupons in these shops beside a coupon of the platform, the least total first. */
export function setsOf(
  { cart, before }: { cart: Cart; before: Bill },
  places: readonly Place[],
  platform: Coupon | null,
  noneFen: number,
): Iterable<CouponSet> {
  const offOf = platform ? offBeside(cart, before, platform) : () => 0;
  const sets: { code: number; leastFen: number }[] = [];
  const taken = new Set<string>();
  const add = (index: number, factor: number, code: number, leastFen: number): void => {
    const place = places[index];
    if (!place) {
      const offFen = offOf(taken);
      // Beside these the platform's coupon takes nothing off: no choice of its own.
      if (!platform || offFen > 0) sets.push({ code, leastFen: leastFen - offFen });
      return;
    }
    const next = factor * (1 + place.ways.length);
    add(index + 1, next, code, leastFen);
    taken.add(place.id);
    place.ways.forEach(({ changesFen }, way) => {
      add(index + 1, next, code + factor * (1 + way), leastFen + changesFen);
    });
    taken.delete(place.id);
  };
  add(0, 1, 0, noneFen);
  countChecks(cart.work, sets.length);
  sets.sort((a, b) => a.leastFen - b.leastFen || a.code - b.code);
  return {
    *[Symbol.iterator]() {
      for (const { code, leastFen } of sets) yield { own: ownOf(places, code), leastFen };
    },
  };
}

function ownOf(places: readonly Place[], code: number): Map<string, Coupon> {
  const own = new Map<string, Coupon>();
  let rest = code;
  for (const { id, ways } of places) {
    const way = ways[(rest % (1 + ways.length)) - 1];
    if (way) own.set(id, way.coupon);
    rest = Math.floor(rest / (1 + ways.length));
  }
  return own;
}

/** What a coupon of the platform takes off where these shops use one of their own; 0 when it cannot be used. */
function offBeside(cart: Cart, before: Bill, platform: Coupon): (taken: ReadonlySet<string>) => number {
  const open = takersOf(before, cart, platform);
  const lines = isLines(open) ? open : [];
  const byShop = new Map<string, number[]>();
  for (const index of lines) {
    const shopId = cart.lines[index]?.shopId ?? '';
    byShop.set(shopId, [...(byShop.get(shopId) ?? []), index]);
  }
  const shops = [...byShop].map(([id, inside]) => ({
    id,
    sumFen: sumOf(before, inside),
    pieceFen: platform.benefit.kind === 'exchange' ? dearest(before, cart, inside).pieceFen : 0,
  }));
  return (taken) => {
    let sumFen = 0;
    let pieceFen = 0;
    for (const shop of shops) {
      if (taken.has(shop.id)) continue;
      sumFen += shop.sumFen;
      pieceFen = Math.max(pieceFen, shop.pieceFen);
    }
    const off = offFrom(platform, sumFen, () => pieceFen);
    return typeof off === 'number' ? off : 0;
  };
}

/** Each shop's coupons that take something off, the largest amount first. */
export const placesOf = (
  { cart, before }: { cart: Cart; before: Bill },
  ofShops: ReadonlyMap<string, readonly Coupon[]>,
): Place[] =>
  [...ofShops].map(([id, coupons]) => ({
    id,
    ways: coupons
      .flatMap((coupon) => {
        const off = couponOff(before, cart, coupon);
        return typeof off === 'number' ? [{ coupon, changesFen: -off }] : [];
      })
      .sort((a, b) => a.changesFen - b.changesFen),
  }));
