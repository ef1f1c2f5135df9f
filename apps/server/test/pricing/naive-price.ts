import type { Coupon, FreightCoupon, FreightTables, Offer, PriceLine } from '../../src/core/pricing';

/**
 * The price rules once more, slowly and without any search: every way to use every coupon is priced from the start.
 * Shares no code with the engine. One template for each shop, no bundles, everything paid online.
 */
export interface Way {
  off: ReadonlySet<string>;
  /** Coupon of each shop; the platform's covers the shops without. */
  own: Readonly<Record<string, Coupon | null>>;
  platform: Coupon | null;
  freight: Readonly<Record<string, FreightCoupon | null>>;
}

interface Row {
  line: PriceLine;
  left: bigint;
  couponless: boolean;
}

const sum = (rows: readonly Row[]): bigint => rows.reduce((total, row) => total + row.left, 0n);
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);

function cut(rows: readonly Row[], off: bigint): void {
  const total = sum(rows);
  if (total === 0n || off <= 0n) return;
  const amount = least(off, total);
  const parts = rows.map((row) => ({
    row,
    share: (amount * row.left) / total,
    rest: (amount * row.left) % total,
  }));
  let over = amount - parts.reduce((all, part) => all + part.share, 0n);
  while (over > 0n) {
    const [first] = parts
      .filter((part) => part.rest >= 0n)
      .sort((a, b) => (b.rest > a.rest ? 1 : b.rest < a.rest ? -1 : 0));
    if (!first) break;
    first.share += 1n;
    first.rest = -1n;
    over -= 1n;
  }
  for (const { row, share } of parts) row.left -= share;
}

const percent = (total: bigint, off: number): bigint => (total * BigInt(off) * 10n + 500n) / 1000n;

function inScope(line: PriceLine, offer: Exclude<Offer, { type: 'blocked' }>): boolean {
  if (offer.shopId && offer.shopId !== line.shopId) return false;
  if (offer.scope.kind === 'all') return true;
  return offer.scope.kind === 'products' && (offer.scope.ids ?? []).includes(line.productId);
}

/** The total of one way, or null when a coupon of it does nothing. */
export function naiveTotal(
  lines: readonly PriceLine[],
  offers: readonly Offer[],
  way: Way,
  freight: FreightTables,
): number | null {
  const rows: Row[] = lines.map((line) => ({
    line,
    left: BigInt(line.unitPriceFen) * BigInt(line.quantity),
    couponless: false,
  }));
  for (const row of rows)
    if (row.line.activity)
      row.left = least(row.left, BigInt(row.line.activity.priceFen) * BigInt(row.line.quantity));
  const plain = rows.filter((row) => !row.line.activity && !row.line.addOn);

  for (const type of ['promotion', 'fullReduction', 'reduction'] as const)
    for (const offer of offers) {
      if (offer.type !== type || way.off.has(offer.id)) continue;
      const inside = plain.filter((row) => inScope(row.line, offer));
      const before = sum(inside);
      const touched: Row[] = [];
      if (offer.type === 'promotion')
        for (const row of inside) {
          const promo = offer.prices.find((one) => one.variantId === row.line.productId);
          const pieces = Math.min(row.line.quantity, offer.piecesPerOrder ?? 99);
          const off = promo ? (row.line.unitPriceFen - promo.promoFen) * pieces : 0;
          if (off <= 0) continue;
          row.left -= BigInt(off);
          touched.push(row);
        }
      if (offer.type === 'fullReduction') {
        const count = inside.reduce((all, row) => all + row.line.quantity, 0);
        const measured = offer.measure === 'pieces' ? count : Number(before);
        if (offer.rule.kind === 'every')
          cut(
            inside,
            BigInt(
              Math.min(Math.floor(measured / offer.rule.threshold), offer.rule.maxTimes) * offer.rule.offFen,
            ),
          );
        else {
          let off = 0n;
          for (const tier of [...offer.rule.tiers].sort((a, b) => a.threshold - b.threshold))
            if (measured >= tier.threshold)
              off = 'fen' in tier.off ? BigInt(tier.off.fen) : percent(before, tier.off.percent);
          cut(inside, off);
        }
        if (sum(inside) < before) touched.push(...inside);
      }
      if (offer.type === 'reduction') {
        if (offer.rule.kind === 'perOrder') cut(inside, BigInt(offer.rule.offFen));
        else for (const row of inside) cut([row], BigInt(offer.rule.offFen * row.line.quantity));
        if (sum(inside) < before) touched.push(...inside);
      }
      if (offer.couponAllowed === false) for (const row of touched) row.couponless = true;
    }

  const takers = (coupon: Coupon | FreightCoupon) =>
    rows.filter(
      ({ line, couponless }) =>
        inScope(line, coupon) &&
        !couponless &&
        !line.addOn &&
        (!line.activity || (coupon.withActivityPrice && line.activity.couponAllowed !== false)),
    );
  const spend = (coupon: Coupon, inside: Row[]): boolean => {
    const total = sum(inside);
    if (total === 0n || total < BigInt(coupon.thresholdFen)) return false;
    const { benefit } = coupon;
    if (benefit.kind === 'amount') cut(inside, BigInt(benefit.offFen));
    if (benefit.kind === 'percent') {
      const off = percent(total, benefit.offPercent);
      cut(inside, benefit.capFen === null ? off : least(off, BigInt(benefit.capFen)));
    }
    if (benefit.kind === 'exchange') {
      const piece = (row: Row) => row.left / BigInt(row.line.quantity);
      const [first] = [...inside].sort((a, b) => (piece(b) > piece(a) ? 1 : piece(b) < piece(a) ? -1 : 0));
      if (first) cut([first], piece(first) - BigInt(benefit.priceFen));
    }
    return sum(inside) < total;
  };
  for (const coupon of Object.values(way.own)) if (coupon && !spend(coupon, takers(coupon))) return null;
  if (
    way.platform &&
    !spend(
      way.platform,
      takers(way.platform).filter((row) => !way.own[row.line.shopId]),
    )
  )
    return null;

  for (const offer of offers) {
    if (offer.type !== 'addOn') continue;
    const inside = rows.filter((row) => inScope(row.line, offer) && !row.line.addOn);
    if (inside.length === 0 || sum(inside) < BigInt(offer.thresholdFen)) continue;
    const single = rows.flatMap((row) => {
      const price = offer.prices.find((one) => one.variantId === row.line.productId);
      const mine =
        row.line.addOn?.offerId === offer.id && (!offer.shopId || offer.shopId === row.line.shopId);
      const saved = mine && price ? row.line.unitPriceFen - price.addOnFen : 0;
      return Array.from({ length: row.line.quantity }, () => ({ row, saved }));
    });
    for (const shopId of new Set(lines.map((line) => line.shopId)))
      for (const { row, saved } of single
        .filter((one) => one.row.line.shopId === shopId && one.saved > 0)
        .sort((x, y) => y.saved - x.saved)
        .slice(0, offer.maxPieces))
        row.left -= BigInt(saved);
  }

  let total = sum(rows);
  for (const shopId of new Set(lines.map((line) => line.shopId))) {
    const order = rows.filter((row) => row.line.shopId === shopId);
    const shipped = order.filter((row) => row.line.freight);
    const rule = freight.templates.find(
      (one) => one.id === shipped[0]?.line.freight?.templateId,
    )?.defaultRule;
    const pieces = shipped.reduce((all, row) => all + row.line.quantity, 0);
    const shopFree = freight.freeFromFen?.[shopId];
    let fee = rule ? rule.firstFen + Math.max(0, pieces - 1) * rule.stepFen : 0;
    if (shopFree !== undefined && sum(order) >= BigInt(shopFree)) fee = 0;
    const coupon = way.freight[shopId];
    if (coupon) {
      const takes = takers(coupon).filter((row) => row.line.shopId === shopId);
      if (takes.length === 0 || fee === 0 || sum(takes) < BigInt(coupon.thresholdFen)) return null;
      fee -= Math.min(fee, coupon.offFen ?? fee);
    }
    total += BigInt(fee);
  }
  return Number(total);
}

/** Every way there is, good or not. */
export function* everyWay(lines: readonly PriceLine[], offers: readonly Offer[]): Generator<Way> {
  const shops = [...new Set(lines.map((line) => line.shopId))];
  const coupons = offers.filter((offer) => offer.type === 'coupon');
  const freightCoupons = offers.filter((offer) => offer.type === 'freightCoupon');
  const exclusives = offers.filter((offer) => 'couponAllowed' in offer && offer.couponAllowed === false);
  const perShop = <T extends Coupon | FreightCoupon>(list: T[], own: boolean): Record<string, T | null>[] =>
    shops.reduce<Record<string, T | null>[]>(
      (ways, shop) =>
        ways.flatMap((way) =>
          [null, ...list.filter((one) => one.shopId === shop || (!own && !one.shopId))]
            .filter((one) => !one || !Object.values(way).includes(one))
            .map((one) => ({ ...way, [shop]: one })),
        ),
      [{}],
    );
  for (let bits = 0; bits < 2 ** exclusives.length; bits += 1) {
    const off = new Set(exclusives.filter((_, index) => bits & (1 << index)).map((one) => one.id));
    for (const own of perShop(coupons, true))
      for (const platform of [null, ...coupons.filter((one) => !one.shopId)])
        for (const freight of perShop(freightCoupons, false)) yield { off, own, platform, freight };
  }
}

/** The smallest total of all ways. */
export function bruteForce(
  lines: readonly PriceLine[],
  offers: readonly Offer[],
  freight: FreightTables,
): number {
  let best = Number.POSITIVE_INFINITY;
  for (const way of everyWay(lines, offers))
    best = Math.min(best, naiveTotal(lines, offers, way, freight) ?? best);
  return best;
}
