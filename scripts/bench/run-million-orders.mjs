// What `million-orders.mjs` starts.

import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { invariantsOf, queryOf } from '../../apps/server/src/core/invariants/invariants-store.ts';
import { dueCheckouts } from '../../apps/server/src/core/payments/store.ts';
import { connect } from '../../apps/server/src/database/connect.ts';
import { orderKinds } from '../../apps/server/src/modules/kinds.ts';
import { startDatabase } from '../local-shop/database.mjs';
import { clientOf, press } from '../local-shop/members.mjs';
import { seededRandom } from '../local-shop/random.mjs';
import { runCommand } from '../local-shop/run.mjs';
import { bundleServer, freePort, startServer } from '../local-shop/server-process.mjs';
import { fillOrders } from './fill-orders.mjs';
import { contact, openDayOf, realOrder, TICKET } from './real-order.mjs';

const SMALL = Number(process.env.SMALL ?? 10_000);
const LARGE = Number(process.env.LARGE ?? 1_000_000);
const MEMBERS = 100_000;
const ROUNDS = Number(process.env.ROUNDS ?? 150);
const WARM_UP = 15;
const MAX_RATIO = 1.3;
const MAX_CHECK_SECONDS = 120;
const HOUR_MS = 3_600_000;

const withName = (url, name) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
const middle = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];

/** A copy of the template with so many orders, and a server on it. */
async function openSide(database, { name, orders, words }) {
  const admin = connect(withName(database.url, 'postgres'), { max: 1 });
  await admin.pool.query(`create database ${name} template ${new URL(database.url).pathname.slice(1)}`);
  await admin.pool.query(`alter database ${name} set session_preload_libraries = 'auto_explain'`);
  await admin.pool.query("alter system set max_wal_size = '8GB'");
  await admin.pool.query('select pg_reload_conf()');
  await admin.close();
  const url = withName(database.url, name);
  const { db, pool, close } = connect(url, { max: 4 });
  const from = performance.now();
  const refundable = await fillOrders(pool, {
    orders,
    members: MEMBERS,
    ...words,
  });
  const { rows } = await pool.query('select pg_size_pretty(pg_database_size(current_database())) as size');
  console.log(
    `${name}: ${orders} orders, ${rows[0].size}, filled in ${Math.round((performance.now() - from) / 1_000)} s`,
  );
  const server = await startServer({ database: { ...database, url }, port: await freePort() });
  const random = seededRandom(orders);
  const members = Math.min(MEMBERS, orders / 10);
  const side = {
    db,
    pool,
    address: server.address,
    refundable: () => random.of(refundable),
    /** One of those who have orders. */
    anyMember: () => side.member(random.between(0, members - 1)),
    member: (number) => clientOf(server.address, { token: `bench-${number}` }),
    async end() {
      await server.stop();
      await close();
    },
  };
  side.day = await openDayOf(side.member(0));
  return side;
}

const requestOf = async (side) => {
  const api = side.anyMember();
  const lines = [{ kind: 'ticket', productId: TICKET, day: side.day, quantity: 2 }];
  const { totalFen } = await api.order.quote({ lines });
  return { api, request: { lines, ...contact, expectedTotalFen: totalFen } };
};

/**
 * What is measured; `prepare` is not.
 * @type {Record<string, { prepare?: (side: any) => unknown, run: (side: any, prepared: any) => Promise<unknown> }>}
 */
const operations = {
  'a member’s list': { prepare: (side) => side.anyMember(), run: (_, api) => api.order.list({}) },
  'a member’s list of one status': {
    prepare: (side) => side.anyMember(),
    run: (_, api) => api.order.list({ status: 2 }),
  },
  'a member’s counts': { prepare: (side) => side.anyMember(), run: (_, api) => api.order.counts({}) },
  'the closing job’s search': { run: ({ db }) => dueCheckouts(db, Date.now() + 13 * HOUR_MS, 200) },
  'a create': { prepare: requestOf, run: (_, { api, request }) => api.order.create(request) },
  'a settle': {
    async prepare(side) {
      const { api, request } = await requestOf(side);
      const { id } = await api.order.create(request);
      const { payUrl } = await api.payment.wxWebPay({ orderId: id });
      const prepayId = new URL(payUrl).searchParams.get('prepay_id');
      await press(side.address, 'cashier/pay-silently', { prepay_id: prepayId });
      return { api, id };
    },
    run: (_, { api, id }) => api.payment.state({ orderId: id }),
  },
  'an order’s detail': {
    prepare: (side) => side.refundable(),
    run: (side, { member, order_id: id }) => side.member(member).order.detail({ id }),
  },
  'a refund’s quote': {
    prepare: (side) => side.refundable(),
    run: (side, { member, order_id: orderId, line_id: lineId }) =>
      side.member(member).refund.quote({ orderId, items: [{ lineId, units: [0] }] }),
  },
};

/** The plans of every statement that one call sends, as the server's own connections run them. */
async function plansOf(database, side, operation) {
  const { pool, close } = connect(database.url, { max: 1 });
  const set = async (settings) => {
    for (const [name, value] of Object.entries(settings))
      await pool.query(`alter system set ${name} = ${value}`);
    await pool.query('select pg_reload_conf()');
    await delay(300);
  };
  const prepared = await operation.prepare?.(side);
  const before = (await readFile(database.logFile, 'utf8')).length;
  await set({ 'auto_explain.log_min_duration': 0, 'auto_explain.log_analyze': 'on' });
  await operation.run(side, prepared);
  await set({ 'auto_explain.log_min_duration': -1 });
  await close();
  return (await readFile(database.logFile, 'utf8')).slice(before);
}

async function timeInvariants({ pool }) {
  console.log('\nthe invariants at a million orders, seconds');
  let total = 0;
  let broken = 0;
  for (const { name, query } of invariantsOf(orderKinds)) {
    const from = performance.now();
    const { rows } = await pool.query(queryOf(query, Date.now(), 20));
    const seconds = (performance.now() - from) / 1_000;
    total += seconds;
    broken += rows.length;
    console.log(`${seconds.toFixed(2).padStart(8)}  ${rows.length === 0 ? '' : 'BROKEN '}${name}`);
    for (const { subject, problem } of rows.slice(0, 3)) console.log(`            ${subject}: ${problem}`);
  }
  console.log(`${total.toFixed(2).padStart(8)}  in all`);
  return broken === 0 ? total : Number.POSITIVE_INFINITY;
}

await runCommand(async (atEnd) => {
  await bundleServer();
  const database = await startDatabase();
  atEnd(database.stop);
  const words = await realOrder(database);
  const sides = [];
  for (const [name, orders] of [
    ['small', SMALL],
    ['large', LARGE],
  ]) {
    const side = await openSide(database, { name, orders, words });
    sides.push(side);
    atEnd(() => side.end());
  }

  const results = [];
  for (const [name, operation] of Object.entries(operations)) {
    const times = sides.map(() => []);
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      for (const [index, side] of sides.entries()) {
        const prepared = await operation.prepare?.(side);
        const from = performance.now();
        await operation.run(side, prepared);
        if (round >= WARM_UP) times[index].push(performance.now() - from);
      }
    }
    const [small, large] = times.map(middle);
    results.push({ name, operation, small, large, ratio: large / small });
  }
  console.log(`\nmedians of ${ROUNDS} calls, ms`);
  console.log(`${''.padEnd(34)}${'small'.padStart(8)}${'large'.padStart(8)}${'ratio'.padStart(8)}`);
  for (const { name, small, large, ratio } of results) {
    console.log(
      name.padEnd(34) +
        [small.toFixed(2), large.toFixed(2), ratio.toFixed(2)].map((it) => it.padStart(8)).join(''),
    );
  }
  const [, large] = sides;
  for (const { name, operation, ratio } of results) {
    if (ratio <= MAX_RATIO && process.env.PLANS !== 'all') continue;
    console.log(`\n== ${name}\n${await plansOf(database, large, operation)}`);
  }
  const seconds = await timeInvariants(large);
  return results.every(({ ratio }) => ratio <= MAX_RATIO) && seconds <= MAX_CHECK_SECONDS;
});
