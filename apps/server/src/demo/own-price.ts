import { type Clock, dayOf } from '../clock';
import type { Db, Tx } from '../database/connect';
import { inTransaction } from '../database/transaction';
import { Refusal } from '../http/refusal';
import { lowestNormalFen } from '../modules/activity/operate-store';
import type { OfferedKind } from '../modules/activity/tables';
import { slotsWith } from './flash-sales';

// What the demo's activities that sell at a price of their own have in common.

const DAY_MS = 86_400_000;
/** So long an activity of the demo runs, and is written anew when less is left of it. */
const RUNS_MS = 30 * DAY_MS;
const LEAST_LEFT_MS = 4 * DAY_MS;
/** It has begun so long ago that what is bought in it can be over. */
const BEGAN_MS = 4 * DAY_MS;
/** A product has so many times what an activity takes out of it. */
const PLENTY = 2;

interface DemoDeps {
  db: Db;
  clock: Clock;
}

/** An activity to write, and when it runs. */
export interface ActivityToWrite {
  id: string;
  startsMs: number;
  endsMs: number;
  nowMs: number;
}

/** Writes an activity whose ids begin like this, unless one runs for some days still. What there is too little of is left out. */
export async function writeUnlessRunning(
  { db, clock }: DemoDeps,
  prefix: string,
  write: (tx: Tx, activity: ActivityToWrite) => Promise<void>,
): Promise<void> {
  const nowMs = clock.now();
  const running = await db
    .selectFrom('activities')
    .select('id')
    .where('id', 'like', `${prefix}%`)
    .where('ends_ms', '>', nowMs + LEAST_LEFT_MS)
    .executeTakeFirst();
  if (running) return;
  const startsMs = nowMs - BEGAN_MS;
  const activity = { id: `${prefix}${dayOf(nowMs)}`, startsMs, endsMs: startsMs + RUNS_MS, nowMs };
  await inTransaction(db, (tx) => write(tx, activity)).catch((error) => {
    if (!(error instanceof Refusal && error.details.rule === 'stockNotEnough')) throw error;
  });
}

/** The option and the slots that have plenty of something, and what it normally costs; nothing where there is too little. */
export async function onSale(
  tx: Tx,
  wanted: { kind: OfferedKind; productId: string },
  { each, nowMs, fromDay }: { each: number; nowMs: number; fromDay?: string },
): Promise<{ variantId: string; slots: string[]; fen: number } | undefined> {
  const today = dayOf(nowMs);
  const found = await slotsWith(tx, wanted, {
    least: each * PLENTY,
    today,
    ...(fromDay !== undefined && { fromDay }),
  });
  if (!found) return undefined;
  const { variantId, slots } = found;
  const sold = { kind: wanted.kind, product_id: wanted.productId, variant_id: variantId };
  const fen = await lowestNormalFen(tx, sold, { startDay: today, slots });
  return fen === null ? undefined : { variantId, slots, fen };
}

/** Writes what members of the demo do, once on a day; what others stand in the way of is left out. */
export async function writeOnceADay<One>(
  { db, clock }: DemoDeps,
  isWritten: (db: Db, sinceMs: number) => Promise<boolean>,
  all: readonly One[],
  write: (tx: Tx, one: One, nowMs: number) => Promise<void>,
): Promise<void> {
  const nowMs = clock.now();
  if (await isWritten(db, nowMs - DAY_MS)) return;
  for (const one of all) {
    await inTransaction(db, (tx) => write(tx, one, nowMs)).catch((error) => {
      if (!(error instanceof Refusal)) throw error;
    });
  }
}
