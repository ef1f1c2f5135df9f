import { flashGrabsPerMinute, flashGrabsPerMinuteOfNetwork, flashGrabsPerSecond } from '@yunyou/contract';
import type { Queries } from '../../database/connect';
import { type Refusal, tooBusy } from '../../http/refusal';
import type { Attempt } from './attempt';
import { type AttemptsOf, addAttempts, rememberNetworks } from './attempts-store';
import { guardKeyOf, guardWindowStart } from './guard';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

const memberKey = ({ memberId }: Attempt) => `member:${memberId}`;
const networkKey = ({ network }: Attempt) => `network:${network}`;

/** How long is left of the window that `nowMs` lies in. */
const restOf = (windowMs: number, nowMs: number) => windowMs - (nowMs % windowMs);

/**
 * Counts attempts, a member's by the second and the minute, a network's by the minute; those beyond a limit are told how long
 * to wait, in the order in which they came.
 */
export async function countAttempts(
  db: Queries,
  attempts: readonly Attempt[],
  nowMs: number,
): Promise<(Refusal | undefined)[]> {
  const sums = new Map<string, number>();
  for (const key of attempts.flatMap((attempt) => [memberKey(attempt), networkKey(attempt)]))
    sums.set(key, 1 + (sums.get(key) ?? 0));
  const counted = await addAttempts(db, sums, nowMs);
  const before = new Map(
    [...counted].map(([key, { inSecond, inMinute }]) => {
      const own = sums.get(key) ?? 0;
      return [key, { inSecond: inSecond - own, inMinute: inMinute - own }];
    }),
  );
  /** Counts one more of a key, as it stood when it came. */
  const next = (key: string): Omit<AttemptsOf, 'key'> => {
    const count = before.get(key) ?? { inSecond: 0, inMinute: 0 };
    count.inSecond += 1;
    count.inMinute += 1;
    before.set(key, count);
    return count;
  };
  const suspects = new Set<string>();
  const refused = attempts.map((attempt) => {
    const ofMember = next(memberKey(attempt));
    const isNetworkBusy = next(networkKey(attempt)).inMinute > flashGrabsPerMinuteOfNetwork;
    if (isNetworkBusy) suspects.add(guardKeyOf(attempt.network));
    if (isNetworkBusy || ofMember.inMinute > flashGrabsPerMinute) return wait(restOf(MINUTE_MS, nowMs));
    return ofMember.inSecond > flashGrabsPerSecond ? wait(restOf(SECOND_MS, nowMs)) : undefined;
  });
  await rememberNetworks(db, [...suspects], guardWindowStart(nowMs));
  return refused;
}

const wait = (ms: number) => tooBusy(Math.ceil(ms / SECOND_MS));
