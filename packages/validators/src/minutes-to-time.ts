/**
 * Minutes as `HH:mm`: 90 is `01:30`, 1500 is `25:00` (hours are not taken modulo a day).
 *
 * @throws RangeError when `minutes` is not a whole number of at least 0
 */
export function minutesToTime(minutes: number): string {
  if (!Number.isSafeInteger(minutes) || minutes < 0) {
    throw new RangeError(`minutesToTime: no whole number of at least 0: ${minutes}`);
  }
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
