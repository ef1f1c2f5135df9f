import { defaultArrivalTime, lateNightUntil } from '@yunyou/contract';
import { addDays, dayOf, instantOf, timeOf } from '../../clock';
import { badInput, refuse } from '../../http/refusal';
import type { StayDays } from './days';

const HOUR_MS = 3_600_000;

/** When guests arrive: hours until 06:00 are of the day after. */
export const arrivalMs = ({ startDate }: Pick<StayDays, 'startDate'>, time: string): number =>
  instantOf(time <= lateNightUntil ? addDays(startDate, 1) : startDate, time);

interface ArrivalRules {
  /** Name of the field, for refusals. */
  field: string;
  stay: Pick<StayDays, 'startDate'>;
  nowMs: number;
  checkInFrom: string;
  /** Until when the room is kept; null when it is paid for. */
  holdUntilMs: number | null;
}

/**
 * A wished time of arrival, HH:mm, within what the hotel takes; without one 18:00, or the next full hour when that is later,
 * within the hold. It changes no price.
 */
export function arrivalOf(wished: string | undefined, rules: ArrivalRules): string {
  return wished === undefined ? defaultArrival(rules) : checkedArrival(wished, rules);
}

function checkedArrival(time: string, { field, stay, checkInFrom, holdUntilMs }: ArrivalRules): string {
  if (time > lateNightUntil && time < checkInFrom) {
    throw badInput([{ field, reason: `From ${checkInFrom} until ${lateNightUntil}` }]);
  }
  if (holdUntilMs !== null && arrivalMs(stay, time) > holdUntilMs) {
    throw refuse('arrivalTooLate', {
      fields: [{ field, reason: 'refused' }],
      detail: { untilMs: holdUntilMs },
    });
  }
  return time;
}

function defaultArrival({ stay, nowMs, checkInFrom, holdUntilMs }: ArrivalRules): string {
  const usual = arrivalMs(stay, checkInFrom > defaultArrivalTime ? checkInFrom : defaultArrivalTime);
  const nextHour = Math.ceil(nowMs / HOUR_MS) * HOUR_MS;
  const hasBegun = dayOf(nowMs) >= stay.startDate;
  const wanted = hasBegun ? Math.max(usual, nextHour) : usual;
  return timeOf(holdUntilMs === null ? wanted : Math.min(wanted, holdUntilMs));
}
