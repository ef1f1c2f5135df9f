/** A part of one as whole percent, 0 to 100. Not yet all is never written as 100. */
export function percentOf(part: number): number {
  if (part >= 1) return 100;
  return Math.min(99, Math.max(0, Math.round(part * 100)));
}
