import type { ChannelSource, LocalizedText } from '@yunyou/contract';
import type { PlannedLine } from '../core/kinds';
import { placeOf } from '../core/lines';
import type { OfferDesk, OfferWords } from '../core/offers';
import { readTogether } from '../database/read-together';
import { activityOffersOf, activityRead } from './activity/offers';
import { giveUnneededBack, giveUsesBack, takeUses } from './activity/uses';
import { appointmentInvariants } from './appointment/invariants';
import { openingInvariants } from './blind-box/open-invariants';
import { reserveCoupons, returnCoupons, returnUnneeded, useCoupons } from './coupon/hold';
import { holdsCoupons } from './coupon/hold-store';
import { couponToClaim } from './coupon/offer-id';
import { couponOffersOf, couponRead } from './coupon/offers';
import { addOnThings } from './goods/add-ons-store';
import { identityInvariants } from './identity/invariants';
import { sellersById, sellersRead } from './invoice/sellers-store';
import { giveBoughtChances, withdrawChances } from './lottery/buying';
import { lotteryInvariants } from './lottery/invariants';
import { nftInvariants } from './nft/invariants';
import { offerInvariants } from './offer-invariants';
import { reviewInvariants } from './review/invariants';
import { freightOf, freightRead } from './shop/freight';

/** A line as scopes look at it: parts of a bundle are matched by the bundle, never by themselves. */
const scopedLine = ({ bundle, ...line }: PlannedLine) => ({
  placeId: placeOf({ ...line, bundle }),
  productId: bundle?.productId ?? line.productId,
  variantId: bundle || line.variantId === '' ? null : line.variantId,
  kind: bundle ? (bundle.orderType === 0 ? 'goods' : 'service') : line.kind,
  supplierId: line.supplierId,
  categoryIds: bundle?.categoryIds ?? line.categoryIds,
});

/** Activities, coupons and freight of everything that is sold here. */
export const offerDesk: OfferDesk = {
  invariants: [
    ...offerInvariants,
    ...reviewInvariants,
    ...appointmentInvariants,
    ...lotteryInvariants,
    ...openingInvariants,
    ...nftInvariants,
    ...identityInvariants,
  ],

  async read({ db, memberId, nowMs, source, adcode, autoClaim }, planned) {
    const lines = planned.map(scopedLine);
    const about = { nowMs, memberId, lines };
    const activity = { ...about, source: source as ChannelSource };
    const coupon = { ...about, autoClaim };
    const sent = {
      adcode,
      lines: planned.map(({ supplierId, freight: by }) => ({
        supplierId,
        freightTemplateId: by?.templateId ?? null,
      })),
    };
    const read = await readTogether(db, {
      activities: activityRead(activity),
      coupons: couponRead(coupon),
      shops: freightRead(sent),
      sellers: sellersRead(planned.map(({ supplierId }) => supplierId)),
    });
    const activities = activityOffersOf(read.activities, activity);
    const coupons = couponOffersOf(read.coupons, coupon);
    const freight = freightOf(read.shops, sent);
    const offers = [...activities.offers, ...coupons.offers];
    const addOns = await addOnThings(
      db,
      offers.flatMap((offer) =>
        offer.type === 'addOn'
          ? offer.prices.map(({ variantId, addOnFen }) => ({ offerId: offer.id, variantId, addOnFen }))
          : [],
      ),
    );
    const words = new Map<string, OfferWords>([
      ...[...activities.words].map(([id, { name, activity }]): [string, OfferWords] => [
        id,
        {
          kind: 'activity',
          name,
          supplierId: activity.supplier_id,
          activeType: activity.active_type,
          addOns: addOns.get(id) ?? [],
        },
      ]),
      ...[...coupons.words].map(([id, one]): [string, OfferWords] => [
        id,
        {
          kind: 'coupon',
          name: one.name,
          supplierId: one.supplierId,
          coupon: {
            couponId: one.couponId,
            couponKind: one.couponKind,
            lastDay: one.lastDay,
            isClaim: one.memberCouponId === null,
          },
        },
      ]),
    ]);
    const shopNames = new Map<string, LocalizedText>([...freight.shops].map(([id, { name }]) => [id, name]));
    return {
      offers,
      words,
      freight: freight.tables,
      freightReasons: freight.reasons,
      shopNames,
      sellers: sellersById(read.sellers),
    };
  },

  holds: holdsCoupons,

  async take(tx, user, offers) {
    const { activities, coupons } = sorted(offers);
    if (coupons.length > 0) await reserveCoupons(tx, user, coupons);
    if (activities.length > 0) await takeUses(tx, user, activities);
  },

  async paid(tx, checkoutId, nowMs) {
    // It locks the member, which whoever takes coupons does before that, too.
    await giveBoughtChances(tx, checkoutId, nowMs);
    await useCoupons(tx, checkoutId, nowMs);
  },

  async giveBack(tx, checkoutIds, nowMs) {
    await returnCoupons(tx, checkoutIds, nowMs, { shopAtFault: false });
    await giveUsesBack(tx, checkoutIds);
  },

  async giveUnneededBack(tx, checkoutId, nowMs) {
    await returnUnneeded(tx, checkoutId, nowMs);
    await giveUnneededBack(tx, checkoutId);
    // A draw takes its chance last, too.
    await withdrawChances(tx, checkoutId);
  },
};

/** Activities and coupons among the offers that a price used; both are told by what they are called. */
function sorted(offers: readonly { id: string; kind: OfferWords['kind'] }[]) {
  return {
    activities: offers.flatMap(({ id, kind }) => (kind === 'activity' ? [id] : [])),
    coupons: offers.flatMap(({ id, kind }) => {
      if (kind !== 'coupon') return [];
      const couponId = couponToClaim(id);
      return [couponId === null ? { memberCouponId: id } : { couponId }];
    }),
  };
}
