import { flashGrabsPerMinute, flashGrabsPerMinuteOfNetwork, flashGrabsPerSecond } from '@yunyou/contract';
import type { Tx } from '../../database/connect';
import { type Refusal, tooBusy } from '../../http/refusal';
import { type Attempt, GRAB_CALL } from './attempt';
import { type CountedKey, countMany } from './grab-store';
import { guardKeyOf, guardWindowStart } from './guard';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** Limits of an attempt: a member a second and a minute, a network a minute. */
const limitsOf = ({ memberId, network }: Attempt) => [
  { key: `${GRAB_CALL}:second:${memberId}`, max: flashGrabsPerSecond, windowMs: SECOND_MS },
  { key: `${GRAB_CALL}:minute:${memberId}`, max: flashGrabsPerMinute, windowMs: MINUTE_MS },
  { key: networkKey(network), max: flashGrabsPerMinuteOfNetwork, windowMs: MINUTE_MS, isNetwork: true },
];

const networkKey = (network: string) => `${GRAB_CALL}:network:${network}`;

/** Counts all attempts in one statement; those beyond a limit are told how long to wait. */
export async function countAttempts(
  tx: Tx,
  attempts: readonly Attempt[],
  nowMs: number,
): Promise<(Refusal | undefined)[]> {
  const sums = new Map<string, CountedKey>();
  for (const { key, windowMs } of attempts.flatMap(limitsOf)) {
    const windowStartMs = nowMs - (nowMs % windowMs);
    sums.set(key, { key, windowStartMs, attempts: 1 + (sums.get(key)?.attempts ?? 0) });
  }
  const counts = await countMany(tx, [...sums.values()]);
  const before = new Map([...sums].map(([key, sum]) => [key, (counts.get(key) ?? 0) - sum.attempts]));
  const guarded = new Map<string, CountedKey>();
  const refused = attempts.map((attempt) => {
    let waitMs = 0;
    for (const { key, max, windowMs, isNetwork } of limitsOf(attempt)) {
      const own = 1 + (before.get(key) ?? 0);
      before.set(key, own);
      if (own <= max) continue;
      waitMs = Math.max(waitMs, windowMs - (nowMs % windowMs));
      if (!isNetwork) continue;
      const guard = guardKeyOf(attempt.network);
      guarded.set(guard, { key: guard, windowStartMs: guardWindowStart(nowMs), attempts: 1 });
    }
    return waitMs > 0 ? tooBusy(Math.ceil(waitMs / SECOND_MS)) : undefined;
  });
  if (guarded.size > 0) await countMany(tx, [...guarded.values()]);
  return refused;
}
