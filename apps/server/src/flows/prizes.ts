import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { timeWords } from '../http/rule-words';
import { tell } from '../modules/message/tell';
import { settlePrize } from '../modules/prize/settle';
import { prizesToSettle, takeReminders } from '../modules/prize/store';

/** So many are looked up at once. */
const BATCH = 200;

/** Brings every prize to where time and its order have taken it; each by itself, so that one that fails keeps no other waiting. */
export async function sweepPrizes({ db, clock, log }: AppContext): Promise<void> {
  for (const id of await prizesToSettle(db, { nowMs: clock.now(), limit: BATCH })) {
    try {
      await inTransaction(db, (tx) => settlePrize(tx, id, clock.now()));
    } catch (error) {
      log.error({ err: error, id, job: 'prizes' }, 'job failed');
    }
  }
}

/** The same for those of a member, before some of them are claimed. */
export async function settleOwnPrizes(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  memberId: string,
): Promise<void> {
  for (const id of await prizesToSettle(db, { nowMs: clock.now(), limit: BATCH, memberId }))
    await inTransaction(db, (tx) => settlePrize(tx, id, clock.now()));
}

/** Tells who has a prize to claim that the time for it is nearly over. */
export async function remindOfPrizes({ db, clock }: AppContext): Promise<void> {
  const nowMs = clock.now();
  await inTransaction(db, async (tx) => {
    for (const { id, member_id: memberId, name, expires_ms } of await takeReminders(tx, nowMs, BATCH)) {
      if (expires_ms === null) continue;
      await tell(tx, {
        ...{ memberId, template: 'prizeExpiring', subjectId: id, once: `prize:${id}`, nowMs },
        parameters: { title: name, time: timeWords(expires_ms) },
      });
    }
  });
}
