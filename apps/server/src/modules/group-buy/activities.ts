import { activityType, type Locale, type MyActivityState } from '@yunyou/contract';
import type { ActivityProvider, TakenPart } from '../my-activity/provider';
import { type ListedSeat, seatsOfMember } from './activities-store';

const WORDS = {
  'zh-Hans': {
    forming: (n: number) => `还差${n}人成团`,
    formed: '已成团',
    failed: '未成团，款项原路退回',
    left: '已退出',
  },
  en: {
    forming: (n: number) => (n === 1 ? '1 more person needed' : `${n} more people needed`),
    formed: 'The group is complete',
    failed: 'Not enough people; your money goes back the way it came',
    left: 'You left',
  },
} as const;

const GROUP = '/packages/user-module/activity-group-detail/activity-group-detail';

function subtitleOf({ group, seat }: ListedSeat, locale: Locale): string {
  const words = WORDS[locale === 'en' ? 'en' : 'zh-Hans'];
  if (seat === 'left' || seat === 'refunded') return words.left;
  if (seat === 'formed') return words.formed;
  return seat === 'failed' ? words.failed : words.forming(group.needed - group.paid);
}

function stateOf({ seat }: ListedSeat): MyActivityState {
  if (seat === 'paid') return 'running';
  return seat === 'formed' ? 'succeeded' : 'ended';
}

/** Groups that a member has paid for a seat in. */
export const groupActivities: ActivityProvider = {
  kind: 'group',
  async list(db, { memberId, locale, page, size }) {
    const { seats, total } = await seatsOfMember(db, { memberId, page, size });
    const records = seats.map(
      (one): TakenPart => ({
        kind: 'group',
        activeType: activityType.groupBuy,
        activeId: one.activeId,
        id: one.group.id,
        name: one.name[locale],
        picture: one.picture,
        state: stateOf(one),
        subtitle: subtitleOf(one, locale),
        endsAtMs: one.seat === 'paid' ? one.group.ends_ms : null,
        href: `${GROUP}?groupId=${encodeURIComponent(one.group.id)}`,
        changedMs: one.changedMs,
      }),
    );
    return { records, total };
  },
};
