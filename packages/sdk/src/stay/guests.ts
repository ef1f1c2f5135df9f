import { defaultArrivalTime, defaultCheckInFrom, guestNamePattern, lateNightUntil } from '@yunyou/contract';
import { shanghaiTime } from './stay';

/** 2 to 50 letters of any script, with `·`, spaces, `.`, `'` and `-` between them. */
export const isGuestName = (name: string): boolean =>
  guestNamePattern.test(name.trim()) && [...name.trim()].length >= 2 && [...name.trim()].length <= 50;

const hour = (of: number): string => `${String(of % 24).padStart(2, '0')}:00`;

/**
 * Hours in which guests may arrive: from check-in until 06:00 of the next day; on the day itself from the next full hour on.
 *
 * @param until the last hour of a room that is paid at the desk: when it is kept no longer, epoch ms; default none
 */
export function arrivalHours(
  nowMs: number,
  {
    startDate,
    checkInFrom = defaultCheckInFrom,
    holdUntilMs,
  }: { startDate: string; checkInFrom?: string; holdUntilMs?: number | null },
): string[] {
  const first = Number(checkInFrom.slice(0, 2)) + (checkInFrom.endsWith(':00') ? 0 : 1);
  const startMs = Date.parse(`${startDate}T00:00:00+08:00`);
  const last = 24 + Number(lateNightUntil.slice(0, 2));
  const hours = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return hours
    .filter((one) => startMs + one * 3_600_000 >= nowMs)
    .filter((one) => !holdUntilMs || startMs + one * 3_600_000 <= holdUntilMs)
    .map(hour);
}

/** The time proposed at first: 18:00, or the next full hour on the day itself where that is later. */
export function firstProposedArrival(nowMs: number, startDate: string): string {
  const { day, time } = shanghaiTime(nowMs);
  if (day !== startDate || time < defaultArrivalTime)
    return day > startDate ? lateHour(time) : defaultArrivalTime;
  return hour(Number(time.slice(0, 2)) + 1);
}

/** Times of a night in their order: until 06:00 they are those of the next day. */
const inOrder = (time: string): string => `${time <= lateNightUntil ? 1 : 0} ${time}`;

/** The last offered hour that is not after a time, else the first; the time itself where none is offered. */
export const offeredArrival = (time: string, hours: readonly string[]): string =>
  hours.filter((one) => inOrder(one) <= inOrder(time)).pop() ?? hours[0] ?? time;

/** After midnight of the night of arrival. */
const lateHour = (time: string): string =>
  hour(Math.min(Number(time.slice(0, 2)) + 1, Number(lateNightUntil.slice(0, 2))));
