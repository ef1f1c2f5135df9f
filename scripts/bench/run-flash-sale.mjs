// What `flash-sale.mjs` starts.
import { connect } from '../../apps/server/src/database/connect.ts';
import { inTransaction } from '../../apps/server/src/database/transaction.ts';
import { createFlashDesk } from '../../apps/server/src/flows/flash-desk.ts';
import { countAttempts } from '../../apps/server/src/modules/flash-sale/attempt-limits.ts';
import { decideAttempts } from '../../apps/server/src/modules/flash-sale/grab.ts';
import { newId } from '../../apps/server/src/security/ids.ts';
import { startDatabase } from '../local-shop/database.mjs';
import { openFlashSale } from '../local-shop/flash-sale.mjs';
import { inParallel } from '../local-shop/open-shop.mjs';
import { runCommand } from '../local-shop/run.mjs';
import { bundleServer, freePort, startServer } from '../local-shop/server-process.mjs';

const AT_ONCE = Number(process.env.AT_ONCE ?? 500);
const COUNTS = {
  plain: Number(process.env.PLAIN ?? 3_000),
  alone: Number(process.env.ALONE ?? 2_000),
  gathered: Number(process.env.GATHERED ?? 30_000),
};
const PROMISED = 20;
/** Rounds of each, in turns: the best counts, since others use the machine. */
const ROUNDS = Number(process.env.ROUNDS ?? 2);

const clock = { now: () => Date.now() };

/** Begin, key, guarded update, place, commit: what selling one unit takes at the least, without any limit. */
const plain = (db, activityProductId) =>
  inTransaction(db, async (tx) => {
    const memberId = newId();
    const now = Date.now();
    await tx
      .insertInto('idempotency_keys')
      .values({
        member_id: memberId,
        call: 'bench',
        key: newId(),
        body_hash: '',
        response: '{}',
        created_ms: now,
      })
      .execute();
    await tx
      .updateTable('stock')
      .set((eb) => ({ allotted: eb('allotted', '+', 1) }))
      .where('pool_id', '=', activityProductId)
      .where('slot', '=', '')
      .where((eb) => eb(eb(eb('taken', '+', eb.ref('allotted')), '+', 1), '<=', eb.ref('total')))
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('flash_grabs')
      .values({
        id: newId(),
        activity_product_id: activityProductId,
        member_id: memberId,
        quantity: 1,
        slots: [''],
        state: 'granted',
        hold_until_ms: now + 180_000_000,
        order_id: null,
        line_id: null,
        paid_ms: null,
        created_ms: now,
        changed_ms: now,
      })
      .execute();
  });

const attempt = () => ({
  memberId: newId(),
  network: newId(),
  key: newId(),
  bodyHash: 'x',
  arrivedMs: Date.now(),
  guard: /** @type {const} */ ('none'),
  input: { quantity: 1 },
});

async function timed(count, work) {
  const times = [];
  const beganMs = performance.now();
  await inParallel(Array.from({ length: count }), AT_ONCE, async () => {
    const ownMs = performance.now();
    await work();
    times.push(performance.now() - ownMs);
  });
  const seconds = (performance.now() - beganMs) / 1_000;
  times.sort((a, b) => a - b);
  return { perSecond: count / seconds, p99: times[Math.floor(times.length * 0.99)] };
}

await runCommand(async (atEnd) => {
  await bundleServer();
  const database = await startDatabase();
  atEnd(database.stop);
  // It writes the shop, and is not needed any more.
  const server = await startServer({ database, port: await freePort() });
  await server.stop();
  const { db, pool, close } = connect(database.url, { max: 16 });
  atEnd(close);
  const activityProductId = await openFlashSale(db, { units: 10_000_000, hours: 10 });
  const desk = createFlashDesk({ db, publicDb: db, clock, keptMs: 0 });
  const ways = {
    plain: () => plain(db, activityProductId),
    alone: async () => {
      const one = [attempt()];
      await countAttempts(db, one, clock.now());
      await inTransaction(db, (tx) => decideAttempts(tx, activityProductId, one, clock));
    },
    gathered: () => desk.grab(activityProductId, attempt()),
  };
  const best = {
    plain: { perSecond: 0, p99: 0 },
    alone: { perSecond: 0, p99: 0 },
    gathered: { perSecond: 0, p99: 0 },
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, work] of Object.entries(ways)) {
      const found = await timed(COUNTS[name], work);
      if (found.perSecond > best[name].perSecond) best[name] = found;
      // Fresh tables have no statistics.
      await pool.query('analyze flash_grabs, idempotency_keys, flash_attempts');
    }
  }
  for (const [name, { perSecond, p99 }] of Object.entries(best))
    console.log(`${name.padEnd(10)} ${Math.round(perSecond)} a second, p99 ${p99.toFixed(1)} ms`);
  const ratio = best.gathered.perSecond / best.plain.perSecond;
  console.log(`gathered is ${ratio.toFixed(1)} times the plain transaction (promised: ${PROMISED})`);
  return ratio >= PROMISED;
});
