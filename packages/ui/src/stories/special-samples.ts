import type { Locale, Special, SpecialComponent } from '@yunyou/contract';
import { goodsIn } from './goods-samples';
import { activitiesIn, couponOffersIn } from './offer-samples';
import { paintedPicture } from './painted-hills';
import { recordsIn } from './search-samples';
import { spotProfileIn } from './spot-samples';

/** A special of activities with a part of every kind, in a language. Its countdown ends in two hours. */
const HOUR_MS = 3_600_000;

const words = {
  'zh-Hans': {
    title: '云上茶集',
    subtitle: '新茶、茶器和一日茶山',
    coupons: '先领券',
    ends: '限时价距结束',
    over: '限时价已结束',
    hero: ['窑火满减', '满 200 减 30'],
    tabs: ['茶', '器'],
    grids: ['刚炒好的', '泡茶的'],
    activities: '正在优惠',
    spots: '去茶山走走',
    list: '喝完住下',
  },
  en: {
    title: 'Tea fair above the clouds',
    subtitle: 'New tea, what to brew it in, and a day on the tea hill',
    coupons: 'Coupons first',
    ends: 'The offer ends in',
    over: 'The offer has ended',
    hero: ['Kilnfire: more is less', '¥30 off ¥200'],
    tabs: ['Tea', 'Wares'],
    grids: ['Fresh from the pan', 'To brew it in'],
    activities: 'On now',
    spots: 'Walk the tea hill',
    list: 'And stay the night',
  },
} as const;

export function activitySpecialIn(locale: Locale): Special {
  const { title, subtitle, coupons, ends, over, hero, tabs, grids, activities, spots, list } = words[locale];
  const now = Date.now();
  const records = recordsIn(locale);
  const goods = goodsIn(locale);
  return {
    id: 'special-2',
    kind: 'activity',
    title,
    subtitle,
    picture: paintedPicture(6),
    theme: '#0d4b47',
    startsAtMs: now - 24 * HOUR_MS,
    endsAtMs: now + 72 * HOUR_MS,
    timeStatus: 1,
    components: [
      { type: 'text', blocks: spotProfileIn(locale).blocks.slice(1, 2) },
      { type: 'countdown', title: ends, untilMs: now + 2 * HOUR_MS, overTitle: over },
      { type: 'couponStrip', title: coupons, coupons: couponOffersIn(locale).slice(0, 4) },
      {
        type: 'hero',
        picture: paintedPicture(8, hero[0], hero[0], 1200, 480),
        title: hero[0],
        subtitle: hero[1],
        target: { kind: 'activity', id: 'activity-1', roomId: null, activeType: 1 },
      },
      {
        type: 'tabs',
        tabs: tabs.map((name, place) => ({
          id: `tab-${place}`,
          title: name,
          components: [
            {
              type: 'productGrid',
              title: grids[place] ?? '',
              goods: place === 0 ? goods : goods.slice(1, 3),
            },
          ],
        })),
      },
      { type: 'activityStrip', title: activities, activities: activitiesIn(locale) },
      { type: 'spotStrip', title: spots, spots: records.filter(({ kind }) => kind === 'spot') },
      { type: 'itemList', title: list, items: records.filter(({ kind }) => kind === 'hotel') },
    ] satisfies SpecialComponent[],
  };
}
