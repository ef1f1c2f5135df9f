import { networkOf } from './client-address';
import { countAttempt, countFromNetwork, refuseAfter } from './rate-limit';
import { notFound } from './refusal';
import type { VisitorRequest } from './request-context';

const MINUTE_MS = 60_000;

/**
 * Looks up what can be guessed at. What is not found counts for everybody behind the connection; after too many of those in a
 * minute nothing is looked up any more. What is found never counts: a crowd may come from one network. `missed`: what is answered.
 */
export async function findOrCountMiss<Found>(
  request: Pick<VisitorRequest, 'db' | 'clock' | 'ip'>,
  what: string,
  maxPerMinute: number,
  find: () => Promise<Found | undefined>,
  missed: () => Error = notFound,
): Promise<Found> {
  const key = `${what}:${networkOf(request.ip)}`;
  const limit = { max: maxPerMinute, windowMs: MINUTE_MS };
  await refuseAfter(request, key, limit);
  const found = await find();
  if (found !== undefined) return found;
  await countAttempt(request, key, limit);
  throw missed();
}

/** Counts one that was looked up and not found; whoever goes on guessing is told to wait. Answers that there is no such thing. */
export async function countMiss(
  request: Pick<VisitorRequest, 'db' | 'clock' | 'ip'>,
  what: string,
  maxPerMinute: number,
): Promise<Error> {
  await countFromNetwork(request, what, { max: maxPerMinute, windowMs: MINUTE_MS });
  return notFound();
}
