// What `kill.mjs` starts.
import { setTimeout as delay } from 'node:timers/promises';
import { findBreaches } from '../../apps/server/src/core/invariants/invariants-store.ts';
import { connect } from '../../apps/server/src/database/connect.ts';
import { orderKinds } from '../../apps/server/src/modules/kinds.ts';
import { startDatabase } from '../local-shop/database.mjs';
import { makeMembers, press } from '../local-shop/members.mjs';
import { seededRandom, seedOfRun } from '../local-shop/random.mjs';
import { runCommand } from '../local-shop/run.mjs';
import { bundleServer, freePort, startServer } from '../local-shop/server-process.mjs';
import { printFigures, yuan } from '../local-shop/table.mjs';
import { readBooks } from './books.mjs';
import { startBuyers } from './buyers.mjs';

const KILLS = Number(process.env.KILLS ?? 60);
const BUYERS = 10;
/** So many that the limits of unpaid orders and of places a document refuse few. */
const MEMBERS = 600;
/** How long a process lives between its start and its end, ms. */
const LIFE_MS = [150, 1_600];
/** Minutes that time is moved by, one after the other: past the time to pay, past the last question about a payment. */
const MOVES = [31, 70, 5, 20, 60, 200, 400, 400, 1_440];

const seed = seedOfRun();
const random = seededRandom(seed);
console.log(`seed ${seed}, ${KILLS} kills`);

await runCommand(async (atEnd) => {
  await bundleServer();
  const database = await startDatabase();
  atEnd(database.stop);
  const servers = [];
  atEnd(() => Promise.all(servers.map(({ running }) => running?.kill())));
  for (const port of [await freePort(), await freePort()])
    servers.push({ port, running: await startServer({ database, port }) });
  const { db, close } = connect(database.url, { max: 4 });
  atEnd(close);
  await db
    .updateTable('stock')
    .set((eb) => ({ total: eb('total', '+', 1_000_000) }))
    .execute();
  const buyers = startBuyers({
    addresses: servers.map(({ running }) => running.address),
    members: await makeMembers(db, MEMBERS, { travellers: 3 }),
    count: BUYERS,
    seed,
    takeUnheard: (prepayId) =>
      db
        .updateTable('sandbox_cashier_transactions')
        .set({ state: 'SUCCESS', paid_ms: Date.now(), transaction_id: `4200000000${prepayId.slice(-18)}` })
        .where('prepay_id', '=', prepayId)
        .where('state', 'in', ['NOTPAY', 'PAYERROR', 'CLOSED'])
        .execute(),
  });

  const beganMs = Date.now();
  for (let kill = 0; kill < KILLS; kill++) {
    await delay(random.between(...LIFE_MS));
    const victim = random.of(servers);
    await victim.running.kill();
    victim.running = undefined;
    await delay(random.between(0, 300));
    victim.running = await startServer({ database, port: victim.port });
  }
  const done = await buyers.stop();
  const seconds = Math.round((Date.now() - beganMs) / 1_000);

  let movedMs = 0;
  for (const minutes of MOVES) {
    const { status, text } = await press(servers[0].running.address, 'console/time/move', {
      minutes: String(minutes),
    });
    if (status !== 200) done.failures.push(`time was not moved: ${status} ${text}`);
    movedMs += minutes * 60_000;
  }
  const nowMs = Date.now() + movedMs;
  const breaches = await findBreaches({ db, kinds: orderKinds, nowMs });
  const books = await readBooks(db, done);

  printFigures(`${KILLS} kills in ${seconds} s, seed ${seed}`, {
    'orders acknowledged': done.created.length,
    'payments made at the cashier': books.payments,
    'of them never told to us': books.untold,
    'payments begun and not made': books.unpaid,
    'cancelled, answer heard': done.cancelled.length,
    'refunds of parts, answer heard': done.refunded.length,
    'taken by the cashier, yuan': yuan(books.capturedFen),
    'kept for orders': yuan(books.keptFen),
    'gone back': yuan(books.backFen),
    'waiting to go back': yuan(books.waitingFen),
    'not found': yuan(books.capturedFen - books.keptFen - books.backFen - books.waitingFen),
    'answers that were errors of ours': done.failures.length,
    'broken invariants': breaches.length,
    'broken books': books.problems.length,
  });
  for (const { invariant, subject, problem } of breaches)
    console.log(`BROKEN ${invariant}: ${subject}: ${problem}`);
  for (const problem of books.problems.slice(0, 40)) console.log(`BROKEN ${problem}`);
  for (const failure of done.failures.slice(0, 20)) console.log(`ERROR  ${failure}`);
  return breaches.length + books.problems.length + done.failures.length === 0;
});
