/** Whole turns before the disc comes to rest. */
const TURNS = 5;

/** A point on the disc's edge, radius 50 around the origin, at a part of the whole turn from the top clockwise. */
function edge(part: number): string {
  const radians = part * 2 * Math.PI;
  return `${(50 * Math.sin(radians)).toFixed(3)} ${(-50 * Math.cos(radians)).toFixed(3)}`;
}

/** The sector at `place` of `count`, as an SVG path. */
export function sectorPath(place: number, count: number): string {
  const long = 1 / count > 0.5 ? 1 : 0;
  return `M0 0L${edge(place / count)}A50 50 0 ${long} 1 ${edge((place + 1) / count)}Z`;
}

/** How wide a sector's words may be, in percent of the disc: three lines of them end where a sector is still this wide. */
export const labelWidth = (count: number): number => Math.min(34, 54 * Math.sin(Math.PI / count));

/** The angle, in degrees and always onwards from `before`, that brings the middle of a sector under the pointer at the top. */
export function angleFor(before: number, place: number, count: number): number {
  const rest = 360 - ((place + 0.5) * 360) / count;
  const whole = Math.floor(before / 360) + TURNS;
  return whole * 360 + rest;
}

/** The eight cells around the middle of nine, in the order in which the light runs. */
export const ring: readonly number[] = [0, 1, 2, 5, 8, 7, 6, 3];

/** How long the light rests on each step, slower towards the end, ms. */
export const stepMs = (step: number, steps: number): number => 60 + Math.round(240 * (step / steps) ** 4);
