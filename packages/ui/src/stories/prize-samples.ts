import type { Locale, PrizeOfMine, ResponseOf } from '@yunyou/contract';
import { drawRecordIn } from './lottery-samples';
import { paintedPicture } from './painted-hills';

/** What a member has won, for stories. */
const DAY_MS = 86_400_000;

const words = {
  'zh-Hans': {
    activity: '秋日好运',
    names: ['集章本', '竹骨团扇', '白瓷茶具', '满百减十', '明信片'],
    shops: ['山野集', '窑火工坊'],
  },
  en: {
    activity: 'Autumn luck',
    names: ['Stamp album', 'Bamboo fan', 'Porcelain tea set', 'Ten yuan off a hundred', 'Postcard'],
    shops: ['Hill Market', 'Kiln Works'],
  },
} as const satisfies Record<Locale, object>;

/** A prize that waits for an address. */
export function prizeIn(locale: Locale, place = 0, part: Partial<PrizeOfMine> = {}): PrizeOfMine {
  const { activity, names, shops } = words[locale];
  return {
    ...{ prizeOfMineId: `prize-${place + 1}`, source: 'draw', activeId: 'draw-1', activeType: 5 },
    ...{ activityName: activity, kind: 'goods', name: names[place] ?? '' },
    picture: paintedPicture(place + 1, '山水', 'Hills and water', 720, 540),
    ...{ valueFen: 2_900, state: 'toClaim', wonAtMs: Date.parse('2026-10-01T02:05:00Z') },
    expiresAtMs: Date.now() + 20 * DAY_MS,
    shop: { supplierId: `shop-${place === 2 ? 2 : 1}`, name: shops[place === 2 ? 1 : 0] },
    ...{ orderId: null, orderStatus: null, memberCouponId: null },
    ...part,
  };
}

/** Three to be claimed: one in time, one soon over, one of another shop that has no end. */
export const prizesToClaimIn = (locale: Locale): PrizeOfMine[] => [
  prizeIn(locale),
  prizeIn(locale, 1, { valueFen: 5_900, expiresAtMs: Date.now() + 1.5 * DAY_MS }),
  prizeIn(locale, 2, { source: 'box', valueFen: 39_800, expiresAtMs: null }),
];

/** Claimed and on its way, and a coupon. */
export const claimedPrizesIn = (locale: Locale): PrizeOfMine[] => [
  prizeIn(locale, 4, { state: 'claimed', orderId: 'order-1', orderStatus: 1 }),
  prizeIn(locale, 3, {
    ...{ kind: 'coupon', state: 'issued', memberCouponId: 'mine-1' },
    ...{ valueFen: 1_000, picture: null, shop: null, expiresAtMs: null },
  }),
];

export const prizeDetailIn = (
  locale: Locale,
  part: Partial<ResponseOf<'prize', 'detail'>> = {},
): ResponseOf<'prize', 'detail'> => ({
  ...prizeIn(locale),
  draw: drawRecordIn(locale, 4),
  box: null,
  nowMs: Date.now(),
  ...part,
});
