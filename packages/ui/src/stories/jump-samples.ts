import type { JumpTarget, Locale, SharedVoucher } from '@yunyou/contract';
import { paintedPicture } from './painted-hills';
import { activitySpecialIn } from './special-samples';
import { spotIn } from './spot-samples';
import { ticketIn } from './ticket-samples';

const HOUR_MS = 3_600_000;

const words = {
  'zh-Hans': { title: '在云上等日出', subtitle: '栖云岭日出专场，每日限量', button: '去预订' },
  en: {
    title: 'Sunrise above the clouds',
    subtitle: 'Qiyun Ridge sunrise session, few places a day',
    button: 'Book it',
  },
} as const;

/** A jump code that leads to a page of the app by a button. */
export function jumpTargetIn(locale: Locale, change: Partial<JumpTarget> = {}): JumpTarget {
  const { title, subtitle, button } = words[locale];
  const nowMs = Date.now();
  return {
    ...{ code: 'DEMOCARD', kind: 'INNER', target: '/pages/ticket-detail/ticket-detail?id=ticket-1' },
    ...{ activeId: null, title, subtitle, picture: spotIn(locale).picture, buttonText: button, auto: false },
    ...{ startsAtMs: nowMs - HOUR_MS, endsAtMs: nowMs + 24 * HOUR_MS, timeStatus: 1, mode: 'go' },
    ...{ blocks: [], share: null, nowMs },
    ...change,
  };
}

const areaWords = {
  'zh-Hans': ['去买茶', '看灯会', '直播间', '旧链接'],
  en: ['Buy tea', 'See the lanterns', 'The live room', 'An old link'],
} as const;
const areaLinks = [
  ...['/pages/goods-home/goods-home', 'https://www.example.com/lanterns', 'live:yunyou'],
  '/pages/no-such-page/no-such-page',
];

/** What a jump page answers that shows parts of its own: a picture with four places, and parts as specials have. */
export const jumpShownIn = (locale: Locale, change: Partial<JumpTarget> = {}): Partial<JumpTarget> => ({
  ...{ mode: 'show', kind: 'INVALID', target: '' },
  blocks: [
    {
      type: 'picture',
      picture: paintedPicture(7),
      areas: areaLinks.map((link, place) => ({
        ...{ x: (place % 2) * 50, y: place < 2 ? 0 : 96, w: 50, h: place < 2 ? 50 : 4 },
        label: areaWords[locale][place] ?? '',
        link,
      })),
    },
    ...activitySpecialIn(locale).components.slice(1, 3),
  ],
  ...change,
});

/** A ticket that somebody passed on. */
export function sharedVoucherIn(locale: Locale, change: Partial<SharedVoucher> = {}): SharedVoucher {
  const spot = spotIn(locale);
  return {
    ...{ code: '839204715562', status: 1, frozen: false, product: { goodsType: 2, id: 'ticket-1' } },
    title: `${spot.name} · ${ticketIn(locale).name}`,
    ...{ firstDay: '2026-09-23', lastDay: '2026-09-23' },
    places: [
      {
        name: spot.name,
        address: { 'zh-Hans': '澄岚市云岭区栖云路1号', en: '1 Qiyun Road, Yunling, Chenglan' }[locale],
      },
    ],
    ...{ usedAtMs: null, uses: 1, usesLeft: 1, expiresAtMs: Date.parse('2026-09-23T16:00:00Z') },
    checkedAtMs: Date.parse('2026-09-23T00:41:07Z'),
    ...change,
  };
}
