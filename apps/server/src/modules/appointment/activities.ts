import type { MyActivityState, WaitingState } from '@yunyou/contract';
import type { ActivityProvider } from '../my-activity/provider';
import { listWaiting } from './waiting';

const STATES: Readonly<Record<WaitingState, MyActivityState>> = {
  waiting: 'running',
  offered: 'running',
  taken: 'succeeded',
  lapsed: 'ended',
  left: 'ended',
  over: 'ended',
};

const HREF = '/packages/user-module/appointment-record/appointment-record?tab=waiting';

/** Waiting lists among what a member takes part in. */
export const waitingActivities: ActivityProvider = {
  kind: 'waiting',
  async list(db, { memberId, locale, page, size }) {
    const { records, total } = await listWaiting({ db, memberId, locale }, { page, size });
    return {
      total,
      records: records.map((entry) => ({
        kind: 'waiting' as const,
        activeType: null,
        activeId: null,
        id: entry.id,
        name: entry.title,
        picture: entry.picture,
        state: STATES[entry.state],
        subtitle: `${entry.day} ${entry.from}–${entry.to}`,
        endsAtMs: entry.offeredUntilMs ?? entry.bookUntilMs,
        href: HREF,
        changedMs: entry.joinedAtMs,
      })),
    };
  },
};
