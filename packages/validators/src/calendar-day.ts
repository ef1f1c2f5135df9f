import { matches } from './matches';

/** Whether the day exists in the Gregorian calendar. `Date` is not used: it has a time zone and rolls over. */
export function isRealDay(year: number, month: number, day: number): boolean {
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  // Odd months have 31 days up to July, even ones from August on.
  const length = month === 2 ? 28 + Number(isLeapYear) : 30 + ((month + Number(month > 7)) % 2);
  return month >= 1 && month <= 12 && day >= 1 && day <= length;
}

/** Whether the text is a real calendar day written `YYYY-MM-DD`, the form of every day on the wire. */
export function isDay(value: unknown): boolean {
  return matches(/^\d{4}-\d\d-\d\d$/, value) && isDate(value);
}

const clock = /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/;

/**
 * Whether the text is a real date as people and programs write it: `2026-05-01`, `2026/5/1` or `2026.5.1`, with an
 * optional time after a space or `T`. 31 February is refused.
 */
export function isDate(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const parts = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[ T](.+))?$/.exec(value);
  if (!parts || !isRealDay(Number(parts[1]), Number(parts[3]), Number(parts[4]))) return false;
  return parts[5] === undefined || clock.test(parts[5]);
}

/**
 * Age in completed years on a day. Somebody born on 29 February gets older on 1 March of a common year.
 *
 * @param birthDay `YYYY-MM-DD`
 * @param day `YYYY-MM-DD`, for a ticket the day of the visit
 * @throws RangeError when either is not a real day, or when `day` is before `birthDay`
 */
export function ageOn(birthDay: string, day: string): number {
  if (!isDay(birthDay) || !isDay(day) || day < birthDay) {
    throw new RangeError(`ageOn: ${day} is no day from ${birthDay} on`);
  }
  const years = Number(day.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return day.slice(5) < birthDay.slice(5) ? years - 1 : years;
}
