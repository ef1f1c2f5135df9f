// What `close-due.mjs` starts.
import { setTimeout as delay } from 'node:timers/promises';
import { findBreaches } from '../../apps/server/src/core/invariants/invariants-store.ts';
import { connect } from '../../apps/server/src/database/connect.ts';
import { orderKinds } from '../../apps/server/src/modules/kinds.ts';
import { startDatabase } from '../local-shop/database.mjs';
import { clientOf, makeMembers, press } from '../local-shop/members.mjs';
import { runCommand } from '../local-shop/run.mjs';
import { bundleServer, freePort, startServer } from '../local-shop/server-process.mjs';
import { printFigures } from '../local-shop/table.mjs';
import { fillOrders } from './fill-orders.mjs';
import { contact, openDayOf, realOrder, TICKET } from './real-order.mjs';

const DUE = Number(process.env.DUE ?? 5_000);
/** So many of the open payments have brought money that nobody was told of. */
const PAID_UNHEARD = 50;
const SELLERS = 4;
const BEFORE_MS = 10_000;
const MAX_SECONDS = 120;

const countDue = async (pool) =>
  (
    await pool.query(
      `select count(*)::int as count from checkouts where state = 'open' and expires_ms <= $1`,
      [Date.now()],
    )
  ).rows[0].count;

/** Sells until it is stopped: orders, pays at the cashier, is told that it is paid. */
function startSelling(address, members, day) {
  const sales = [];
  const failures = [];
  let isOpen = true;
  const sellers = Array.from({ length: SELLERS }, async (_, seller) => {
    for (let count = 0; isOpen; count++) {
      const api = clientOf(address, members[(count * SELLERS + seller) % members.length]);
      const from = performance.now();
      await sell(api, address, day).then(
        () => sales.push({ atMs: performance.now(), tookMs: performance.now() - from }),
        (error) => failures.push(error.message),
      );
    }
  });
  return {
    async during(work) {
      const from = performance.now();
      await work();
      const seconds = (performance.now() - from) / 1_000;
      const times = sales.filter(({ atMs }) => atMs >= from).map(({ tookMs }) => tookMs);
      const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
      return { seconds, perSecond: times.length / seconds, medianMs: Math.round(median ?? 0) };
    },
    async stop() {
      isOpen = false;
      await Promise.all(sellers);
      return failures;
    },
  };
}

async function sell(api, address, day) {
  const lines = [{ kind: 'ticket', productId: TICKET, day, quantity: 1 }];
  const { totalFen } = await api.order.quote({ lines });
  const { id } = await api.order.create({ lines, ...contact, expectedTotalFen: totalFen });
  const { payUrl } = await api.payment.wxWebPay({ orderId: id });
  await press(address, 'cashier/pay', { prepay_id: new URL(payUrl).searchParams.get('prepay_id') });
  const { payStatus } = await api.payment.state({ orderId: id });
  if (payStatus !== 1) throw new Error(`Sold and not paid: ${id}`);
}

await runCommand(async (atEnd) => {
  await bundleServer();
  const database = await startDatabase();
  atEnd(database.stop);
  const words = await realOrder(database);
  const { db, pool, close } = connect(database.url, { max: 4 });
  atEnd(close);
  await fillOrders(pool, {
    orders: DUE * 3,
    members: 2_000,
    open: DUE,
    openEvery: 3,
    ...words,
  });
  await pool.query(`
    insert into sandbox_cashier_transactions (prepay_id, out_trade_no, trade_type, appid, description, amount_fen, notify_url,
      state, created_ms, expires_ms)
    select 'wx' || row_number() over (), out_trade_no, trade_type, 'wx0000000000000000', '', amount_fen, 'http://127.0.0.1:9',
      'NOTPAY', created_ms, created_ms + 1800000
    from payments where state = 'open'`);
  await pool.query(
    `update sandbox_cashier_transactions set state = 'SUCCESS', paid_ms = created_ms, transaction_id = '42000' || prepay_id
     where prepay_id in (select prepay_id from sandbox_cashier_transactions order by prepay_id limit $1)`,
    [PAID_UNHEARD],
  );

  const worker = await startServer({ database, port: await freePort() });
  atEnd(worker.stop);
  const shop = await startServer({ database, port: await freePort() });
  atEnd(shop.stop);
  // Jobs run when they are asked to, in the one process that is asked.
  await pool.query('delete from jobs.schedule');
  await pool.query('delete from jobs.job');

  const sellers = startSelling(
    shop.address,
    await makeMembers(db, 40),
    await openDayOf(clientOf(shop.address, { token: '' })),
  );
  await delay(1_000);
  const soldBefore = await sellers.during(() => delay(BEFORE_MS));
  await pool.query(`update checkouts set expires_ms = $1 where state = 'open' and expires_ms > $2`, [
    Date.now(),
    Date.now() + 3_600_000,
  ]);
  const due = await countDue(pool);
  const soldMeanwhile = await sellers.during(async () => {
    const { status, text } = await press(worker.address, 'console/jobs/run');
    if (status !== 200) throw new Error(text);
  });
  const left = await countDue(pool);
  const failures = await sellers.stop();

  const breaches = await findBreaches({ db, kinds: orderKinds, nowMs: Date.now() });
  const { rows } = await pool.query(`select
      (select count(*)::int from orders where close_reason = 'timedOut' and first_slot > to_char(now(), 'YYYY-MM-DD')) as closed,
      (select count(*)::int from payments p join checkouts c on c.id = p.checkout_id
        where p.trade_type = 'h5' and c.state = 'closed' and p.state = 'open') as payable,
      (select count(*)::int from sandbox_cashier_transactions t join payments p using (out_trade_no)
        where t.notify_url = 'http://127.0.0.1:9' and p.state = 'paid') as found`);
  const [{ closed, payable, found }] = rows;
  printFigures(`${due} checkouts fall due at once`, {
    'seconds until all are closed': soldMeanwhile.seconds.toFixed(1),
    'left open': left,
    'closed, stock back': closed,
    'paid unheard, found instead of closed': found,
    'payments still payable': payable,
    'sales per second before': soldBefore.perSecond.toFixed(1),
    'sales per second meanwhile': soldMeanwhile.perSecond.toFixed(1),
    'a sale before, median ms': soldBefore.medianMs,
    'a sale meanwhile, median ms': soldMeanwhile.medianMs,
    'sales that failed': failures.length,
    'broken invariants': breaches.length,
  });
  for (const failure of failures.slice(0, 5)) console.log(`ERROR  ${failure}`);
  for (const { invariant, subject, problem } of breaches)
    console.log(`BROKEN ${invariant}: ${subject}: ${problem}`);
  return (
    due >= DUE &&
    left === 0 &&
    closed === DUE - PAID_UNHEARD &&
    found === PAID_UNHEARD &&
    payable === 0 &&
    soldMeanwhile.seconds <= MAX_SECONDS &&
    soldMeanwhile.perSecond > 0 &&
    breaches.length + failures.length === 0
  );
});
