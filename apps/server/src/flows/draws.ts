import { drawSeedDaysAhead } from '@yunyou/contract';
import { addDays, dayOf, instantOf } from '../clock';
import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import { notFound } from '../http/refusal';
import { setsToCommit } from '../modules/blind-box/days-store';
import { commitDays, daysToCommit } from '../modules/lottery/days';
import { dayRow, daysToReveal, drawsToCommit, setRevealed } from '../modules/lottery/days-store';
import { settleDraw } from '../modules/lottery/operate';
import { drawsToSettle } from '../modules/lottery/operate-store';
import { dayIdOf, openSeed, revealsAtMs } from '../modules/lottery/seed';
import { lapseRuns } from '../modules/lottery/tasks-store';

/** So many are looked up at once. */
const BATCH = 200;

/** Pieces of draws that are over go back; each draw by itself: one that fails keeps no other waiting. */
export async function sweepDraws(app: AppContext): Promise<void> {
  const { db, clock, log } = app;
  for (const id of await drawsToSettle(db, clock.now(), BATCH)) {
    await inTransaction(db, (tx) => settleDraw(tx, id, clock.now())).catch((error) => {
      log.error({ err: error, id, job: 'draws' }, 'job failed');
    });
  }
}

/** Commits to seeds of days to come, tells those of days that are over, and lets tasks lapse that nobody finished. */
export async function keepDrawDays({ db, clock, protection }: AppContext): Promise<void> {
  const nowMs = clock.now();
  const untilMs = instantOf(addDays(dayOf(nowMs), drawSeedDaysAhead + 1));
  const drawn = [
    ...(await drawsToCommit(db, { nowMs, untilMs })),
    ...(await setsToCommit(db, { nowMs, untilMs })),
  ];
  for (const { days, ...span } of drawn) {
    const missing = daysToCommit(span, nowMs).filter((day) => !days.includes(day));
    await commitDays(db, { protection, nowMs }, span.id, missing);
  }
  for (;;) {
    const due = (await daysToReveal(db, dayOf(nowMs), BATCH)).filter(({ day }) => revealsAtMs(day) <= nowMs);
    for (const row of due) await setRevealed(db, row.id, { seed: openSeed(protection, row), nowMs });
    if (due.length < BATCH) break;
  }
  await lapseRuns(db, nowMs);
}

/** Tells the seed of a day at once, for systems for tests: from then on anybody can tell what that day's draws, or boxes, will bring. */
export async function revealDrawDay(
  { db, clock, protection }: Pick<AppContext, 'db' | 'clock' | 'protection'>,
  { activeId, day }: { activeId: string; day: string },
): Promise<void> {
  const row = await dayRow(db, dayIdOf(activeId, day));
  if (!row) throw notFound();
  await setRevealed(db, row.id, { seed: openSeed(protection, row), nowMs: clock.now() });
}
