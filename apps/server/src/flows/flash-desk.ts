import {
  type FlashState,
  flashGoneKeptMs,
  flashGrabsPerMinute,
  flashGrabsPerMinuteOfNetwork,
  flashPollMinMs,
  type Grab,
} from '@yunyou/contract';
import type { Clock } from '../clock';
import type { Db } from '../database/connect';
import { createGatherer } from '../database/gather';
import { inTransaction } from '../database/transaction';
import { createLocalLimit } from '../http/local-limit';
import { Refusal, refuse } from '../http/refusal';
import { leftOf, soldShareOf, timeStatusOf } from '../modules/activity/products';
import { type ProductStanding, standingProducts } from '../modules/activity/products-store';
import { type Attempt, GRAB_CALL } from '../modules/flash-sale/attempt';
import { countAttempts } from '../modules/flash-sale/attempt-limits';
import type { FlashDesk } from '../modules/flash-sale/desk';
import { decideAttempts } from '../modules/flash-sale/grab';
import { knownMembers } from '../modules/flash-sale/grab-store';
import { createSoldOut } from '../modules/flash-sale/sold-out';

const MINUTE_MS = 60_000;
/** States of more things than these are not kept. */
const KEPT_MOST = 5_000;

interface Deps {
  db: Db;
  publicDb: Db;
  clock: Clock;
  /** How long a state, and what is gone, is kept at the most, ms. */
  keptMs: number;
}

/** A desk for this process; those of other processes work on the same pools. */
export function createFlashDesk({ db, publicDb, clock, keptMs }: Deps): FlashDesk {
  // Those who are counted do not wait for those who are decided.
  const gatherCounted = createGatherer<Attempt, Refusal | undefined>((_, attempts) =>
    countAttempts(db, attempts, clock.now()),
  );
  const gatherDecided = createGatherer<Attempt, Grab | Refusal>((activityProductId, attempts) =>
    inTransaction(db, (tx) => decideAttempts(tx, activityProductId, attempts, clock)),
  );
  const kept = new Map<string, { readMs: number; standing: ProductStanding }>();
  const freshMs = Math.min(keptMs, flashPollMinMs);

  const soldOut = createSoldOut(Math.min(keptMs, flashGoneKeptMs));
  const gatherKnown = createGatherer<Attempt, boolean>(async (activityProductId, attempts) => {
    const known = await knownMembers(db, { activityProductId, call: GRAB_CALL, members: attempts });
    return attempts.map(({ memberId }) => known.has(memberId));
  });
  const countMember = createLocalLimit(clock, { max: flashGrabsPerMinute, windowMs: MINUTE_MS });
  const countNetwork = createLocalLimit(clock, { max: flashGrabsPerMinuteOfNetwork, windowMs: MINUTE_MS });

  /** Most of a crowd comes too late: that is answered without writing, except to who has a place or an answer already. */
  async function refuseWhatIsGone(activityProductId: string, attempt: Attempt): Promise<void> {
    if (!soldOut.isGone(activityProductId, attempt, clock.now())) return;
    countMember(attempt.memberId);
    countNetwork(attempt.network);
    if (!(await gatherKnown(activityProductId, attempt))) throw refuse('activitySoldOut');
  }

  return {
    async grab(activityProductId, attempt) {
      await refuseWhatIsGone(activityProductId, attempt);
      const busy = await gatherCounted(activityProductId, attempt);
      if (busy) throw busy;
      const answer = await gatherDecided(activityProductId, attempt);
      if (!(answer instanceof Refusal)) return answer;
      if (answer.details.rule === 'activitySoldOut') soldOut.note(activityProductId, attempt, clock.now());
      throw answer;
    },

    async states(ids) {
      const nowMs = clock.now();
      const isFresh = (id: string) => {
        const readMs = kept.get(id)?.readMs ?? Number.NEGATIVE_INFINITY;
        return nowMs - readMs < freshMs && nowMs >= readMs;
      };
      const stale = ids.filter((id) => !isFresh(id));
      if (stale.length > 0) {
        if (kept.size > KEPT_MOST) kept.clear();
        for (const id of stale) kept.delete(id);
        for (const standing of await standingProducts(publicDb, stale))
          kept.set(standing.product.id, { readMs: nowMs, standing });
      }
      return ids.flatMap((id) => {
        const standing = kept.get(id)?.standing;
        return standing ? [stateOf(standing, nowMs)] : [];
      });
    },
  };
}

const stateOf = (standing: ProductStanding, nowMs: number): FlashState => ({
  id: standing.product.id,
  timeStatus: timeStatusOf(standing.activity, nowMs),
  soldShare: soldShareOf([standing]),
  left: leftOf(standing),
  mayReturn: standing.mayReturn,
});
