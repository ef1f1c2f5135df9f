import type { AppContext } from '../context';
import { inTransaction } from '../database/transaction';
import {
  askGatesLater,
  facesToPush,
  faceToPush,
  type GateFaceRow,
  gateFacesDue,
  noteAcknowledged,
  noteFaceAtGates,
  notePushed,
} from '../modules/consent/gate-faces-store';
import { openSealed } from '../modules/consent/protected-picture';

const BATCH = 200;
const MINUTE_MS = 60_000;
/** Waits after so many tries, minutes; then the last of them again and again. */
const WAITS = [1, 1, 2, 5, 15, 60] as const;

const waitMs = (tries: number) => (WAITS[Math.min(tries, WAITS.length - 1)] ?? 60) * MINUTE_MS;

/**
 * Gives the gates new portraits, and has them delete what is gone here until they have said that they did. That a portrait goes
 * there is written before it does, so that none is left there that nobody knows of.
 */
export async function sweepGateFaces(app: AppContext): Promise<void> {
  const { db, clock } = app;
  for (const id of await facesToPush(db, BATCH)) {
    const nowMs = clock.now();
    const noted = await inTransaction(db, (tx) =>
      noteFaceAtGates(tx, id, { nowMs, nextMs: nowMs + waitMs(0) }),
    );
    if (noted) await tryOne(app, id, 0, () => push(app, id));
  }
  for (const due of await gateFacesDue(db, clock.now(), BATCH)) await askAgain(app, due);
}

const askAgain = (app: AppContext, { id, tries, delete_ms }: GateFaceRow) =>
  tryOne(app, id, tries, () => (delete_ms === null ? push(app, id) : deleteAtGates(app, id)));

/** Asks the gates to delete these now; the sweep asks again where they do not answer. */
export async function deleteFacesAtGates(app: AppContext): Promise<void> {
  for (const due of await gateFacesDue(app.db, app.clock.now(), BATCH)) await askAgain(app, due);
}

async function push({ db, clock, protection, gateFaces }: AppContext, id: string): Promise<boolean> {
  const face = await faceToPush(db, id);
  if (face) await gateFaces.push({ id, personNo: face.person_no, jpeg: openSealed(protection, face) });
  await notePushed(db, id, clock.now());
  return true;
}

async function deleteAtGates({ db, clock, gateFaces }: AppContext, id: string): Promise<boolean> {
  await gateFaces.delete(id);
  if (!(await gateFaces.acknowledged(id))) return false;
  await noteAcknowledged(db, id, clock.now());
  return true;
}

/** One that fails keeps no other waiting. */
async function tryOne(
  { db, clock, log }: AppContext,
  id: string,
  tries: number,
  ask: () => Promise<boolean>,
): Promise<void> {
  const done = await ask().catch((error) => {
    log.error({ err: error, id, job: 'gate-faces' }, 'the gates did not answer');
    return false;
  });
  if (!done) await askGatesLater(db, id, clock.now() + waitMs(tries));
}
