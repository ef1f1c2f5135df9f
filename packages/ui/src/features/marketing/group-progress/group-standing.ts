import { type GroupState, groupJoinClosesMs } from '@yunyou/contract';

/** Seats that nobody has paid. */
export const lackingOf = ({ needed, members }: Pick<GroupState, 'needed' | 'members'>): number =>
  Math.max(0, needed - members.length);

/** Whether it is in its last minute, in which nobody joins any more, or past it. */
export const isClosing = ({ endsAtMs }: Pick<GroupState, 'endsAtMs'>, nowMs: number): boolean =>
  endsAtMs - nowMs < groupJoinClosesMs;

/** Whether all seats are taken, those being paid among them. In a group's last minute nobody knows. */
export const isFull = (group: GroupState, nowMs: number): boolean =>
  group.status === 'formed' ||
  (group.status === 'forming' && group.seatsLeft === 0 && !isClosing(group, nowMs));

/** Whether somebody can join now: there is a seat, and time enough. */
export const canJoin = (group: GroupState, nowMs: number): boolean =>
  group.status === 'forming' && group.seatsLeft > 0 && !isClosing(group, nowMs);
