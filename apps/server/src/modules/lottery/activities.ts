import type { Locale, MyActivityState } from '@yunyou/contract';
import { isOver } from '../activity/shown';
import type { ActivityProvider, TakenPart } from '../my-activity/provider';
import { drawsOfMember, type TakenDraw } from './view-store';

const WORDS = {
  'zh-Hans': {
    chances: (n: number) => `还有${n}次机会`,
    won: (prize: string) => `已中奖：${prize}`,
    used: '机会已用完',
    ended: '已结束',
  },
  en: {
    chances: (n: number) => `${n} ${n === 1 ? 'chance' : 'chances'} left`,
    won: (prize: string) => `Won: ${prize}`,
    used: 'No chances left',
    ended: 'Over',
  },
} as const;

const DRAW = '/packages/marketing/lottery/lottery';
const PRIZES = '/packages/user-module/my-prize/my-prize';

const hrefOf = ({ activity, prize, chancesLeft }: TakenDraw): string =>
  prize !== null && chancesLeft === 0
    ? PRIZES
    : `${DRAW}?activeId=${encodeURIComponent(activity.id)}&activeType=${activity.active_type}`;

function subtitleOf({ chancesLeft, prize }: TakenDraw, isEnded: boolean, locale: Locale): string {
  const words = WORDS[locale === 'en' ? 'en' : 'zh-Hans'];
  if (chancesLeft > 0) return words.chances(chancesLeft);
  if (prize !== null) return words.won(prize[locale]);
  return isEnded ? words.ended : words.used;
}

/** Draws that a member takes part in: where they drew, or did something for a chance. */
export const drawActivities: ActivityProvider = {
  kind: 'draw',
  async list(db, { memberId, locale, nowMs, page, size }) {
    const { draws, total } = await drawsOfMember(db, { memberId, nowMs, page, size });
    const records = draws.map((taken): TakenPart => {
      const { activity, prize, changedMs } = taken;
      const isEnded = isOver(activity, nowMs);
      const state: MyActivityState = !isEnded ? 'running' : prize === null ? 'ended' : 'succeeded';
      return {
        kind: 'draw',
        activeType: activity.active_type,
        activeId: activity.id,
        id: activity.id,
        name: activity.name[locale],
        picture: activity.picture,
        state,
        subtitle: subtitleOf(taken, isEnded, locale),
        endsAtMs: isEnded ? null : activity.ends_ms,
        href: hrefOf(taken),
        changedMs,
      };
    });
    return { records, total };
  },
};
