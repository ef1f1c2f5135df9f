// A whole shop of our own: PostgreSQL, server processes on it, and a connection beside them.
import { findBreaches } from '../../apps/server/src/core/invariants/invariants-store.ts';
import { connect } from '../../apps/server/src/database/connect.ts';
import { orderKinds } from '../../apps/server/src/modules/kinds.ts';
import { startDatabase } from './database.mjs';
import { bundleServer, freePort, startServer } from './server-process.mjs';

/** Bound in sum: PostgreSQL takes 100 connections, those of the queue and ours included. */
const POOL_SIZE = 15;

/**
 * Starts a shop that ends with the command.
 *
 * @param environments further variables of each server process; default one process with none
 */
export async function openShop(atEnd, environments = [{}]) {
  await bundleServer();
  const database = await startDatabase();
  atEnd(database.stop);
  const servers = [];
  atEnd(() => Promise.all(servers.map((server) => server.kill())));
  for (const environment of environments) {
    const variables = { DATABASE_POOL_SIZE: String(POOL_SIZE), ...environment };
    servers.push(await startServer({ database, port: await freePort(), environment: variables }));
  }
  const { db, pool, close } = connect(database.url, { max: 4 });
  atEnd(close);
  return {
    database,
    db,
    pool,
    servers,
    addresses: servers.map(({ address }) => address),
    breaches: () => findBreaches({ db, kinds: orderKinds, nowMs: Date.now() }),
  };
}

/** Works on every item, at most `width` at a time; answers in their order. */
export async function inParallel(items, width, work) {
  const results = [];
  const entries = items.entries();
  const workers = Array.from({ length: width }, async () => {
    for (const [index, item] of entries) results[index] = await work(item, index);
  });
  await Promise.all(workers);
  return results;
}
