import { activityType, type BargainStatus, type Locale, type MyActivityState } from '@yunyou/contract';
import type { ActivityProvider, TakenPart } from '../my-activity/provider';
import { standingOf } from './standing';
import { bargainsOfMember, type ShownBargain } from './view-store';

const yuan = (fen: number): string => (fen / 100).toFixed(2);

const WORDS = {
  'zh-Hans': {
    running: (cutFen: number, n: number) => `已砍¥${yuan(cutFen)}，还需${n}位好友`,
    reached: '已砍到底价',
    bought: '已购买',
    ended: '已结束',
    soldOut: '已抢光',
  },
  en: {
    running: (cutFen: number, n: number) =>
      `¥${yuan(cutFen)} off, ${n} more ${n === 1 ? 'friend' : 'friends'} needed`,
    reached: 'The lowest price is reached',
    bought: 'Bought',
    ended: 'Over',
    soldOut: 'All gone',
  },
} as const;

const STATES: Readonly<Record<BargainStatus, MyActivityState>> = {
  running: 'running',
  reached: 'running',
  bought: 'succeeded',
  ended: 'ended',
};

const BARGAIN = '/packages/marketing/bargain-goods-detail/bargain-goods-detail';

function subtitleOf(shown: ShownBargain, locale: Locale, nowMs: number): string {
  const words = WORDS[locale === 'en' ? 'en' : 'zh-Hans'];
  const { status, endReason } = standingOf(shown, nowMs);
  const { cut_fen, people, cuts } = shown.bargain;
  if (status === 'running') return words.running(cut_fen, people - cuts);
  return endReason === 'soldOut' ? words.soldOut : words[status];
}

/** Bargains that a member started. */
export const bargainActivities: ActivityProvider = {
  kind: 'bargain',
  async list(db, { memberId, locale, nowMs, page, size }) {
    const asked = { memberId, status: undefined, nowMs, page, size };
    const { bargains, total } = await bargainsOfMember(db, asked);
    const records = bargains.map((shown): TakenPart => {
      const { bargain, product } = shown;
      const state = STATES[standingOf(shown, nowMs).status];
      return {
        kind: 'bargain',
        activeType: activityType.bargain,
        activeId: product.activity_id,
        id: bargain.id,
        name: product.name[locale],
        picture: product.picture,
        state,
        subtitle: subtitleOf(shown, locale, nowMs),
        endsAtMs: state === 'running' ? bargain.ends_ms : null,
        href: `${BARGAIN}?bargainId=${encodeURIComponent(bargain.id)}`,
        changedMs: bargain.changed_ms,
      };
    });
    return { records, total };
  },
};
