import { type PrizeOfMine, prizeReminderDays } from '@yunyou/contract';

const DAY_MS = 86_400_000;

/** Whether a prize can be claimed to an address: a shop sends it. */
export const canBeSent = ({ shop, state }: Pick<PrizeOfMine, 'shop' | 'state'>): boolean =>
  shop !== null && state === 'toClaim';

/** Whole days until a prize expires where it is soon; undefined where it is not, and for what has no end. */
export function daysLeft({ expiresAtMs, state }: PrizeOfMine, nowMs: number): number | undefined {
  if (expiresAtMs === null || state !== 'toClaim') return undefined;
  const leftMs = expiresAtMs - nowMs;
  return leftMs <= prizeReminderDays * DAY_MS ? Math.max(0, Math.floor(leftMs / DAY_MS)) : undefined;
}
