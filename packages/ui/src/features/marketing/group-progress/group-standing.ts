import { type GroupState, groupJoinClosesMs } from '@yunyou/contract';

/** Seats that nobody has paid. */
export const lackingOf = ({ needed, members }: Pick<GroupState, 'needed' | 'members'>): number =>
  Math.max(0, needed - members.length);

/** Whether somebody can join now: there is a seat, and time enough. */
export const canJoin = ({ status, seatsLeft, endsAtMs }: GroupState, nowMs: number): boolean =>
  status === 'forming' && seatsLeft > 0 && endsAtMs - nowMs >= groupJoinClosesMs;
