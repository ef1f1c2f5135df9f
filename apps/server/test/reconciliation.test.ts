import { orderStatus, paymentStatus } from '@yunyou/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../src/clock';
import type { AppContext } from '../src/context';
import { rejectOrder } from '../src/flows/merchant';
import { lastReconcilableDay, reconcileDay } from '../src/flows/reconcile';
import { reconcile } from '../src/jobs/reconcile-job';
import { typesOfEvent } from '../src/modules/subscription/message-types';
import { otherPaymentRows } from '../src/outside/pay-systems/other-payment-statement';
import { moveStoredValue } from '../src/outside/pay-systems/stored-value';
import { signedFenOf } from '../src/outside/pay-systems/wire-formats';
import type { PaymentGateway, StatementRow } from '../src/outside/payment-gateway';
import { zipEntries } from '../src/outside/statements/zip';
import { tradeBillRows } from '../src/outside/wechat-pay/statement';
import { toGbk } from '../src/sandbox/pay-systems/gbk';
import { zipOf } from '../src/sandbox/pay-systems/zip';
import { placeStay } from './support/stays';
import { placeOrder, startPaying, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  // Noon: a day around it has nothing of the one before.
  await moveTo(`${addDays(today(), 1)}T12:00:00+08:00`);
});
afterEach(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

const today = () => dayOf(server.app.clock.now());
/** Moves time alone: no job runs. */
const moveTo = async (time: string) => server.clock?.moveBy(Date.parse(time) - server.app.clock.now());
const nextMorning = () => moveTo(`${addDays(today(), 1)}T10:31:00+08:00`);
const press = async (path: string, fields: Record<string, string>) => {
  const response = await server.press(path, fields);
  expect(await response.text()).toContain('done');
};
const pay = (prepayId: string, how = 'pay') =>
  press(`cashier/${how}`, { prepay_id: prepayId }).catch(() => {});

type Api = Awaited<ReturnType<TestServer['member']>>;

/** An order that is paid with the messaging app. */
async function paidOrder(api: Api, how = 'pay') {
  const order = await placeOrder(api);
  const prepayId = await startPaying(api, order.id);
  await server.press(`cashier/${how}`, { prepay_id: prepayId });
  return { ...order, number: await numberOf(prepayId) };
}

async function numberOf(prepayId: string): Promise<string> {
  const { payments } = await server.console();
  return payments.find((payment) => payment.prepayId === prepayId)?.outTradeNo ?? '';
}

const payStatusOf = async (api: Api, id: string) => (await api.order.detail({ id })).payStatus;

async function differences() {
  return (await server.console()).reconciliation.differences.map(
    ({ number, kind, state, oursFen, theirsFen }) => ({
      number,
      kind,
      state,
      oursFen,
      theirsFen,
    }),
  );
}

const runOf = async (gateway: string, day: string) =>
  (await server.console()).reconciliation.runs.find((run) => run.gateway === gateway && run.day === day);

const spoil = (how: string, number = '', gateway = 'wechat') =>
  press('console/reconciliation/spoil', { gateway, day: today(), how, number });

/** How often an order was credited. */
const creditsOf = async (orderId: string): Promise<number> =>
  (
    await server.app.db
      .selectFrom('order_events')
      .select('id')
      .where('order_id', '=', orderId)
      .where('note', '=', 'credited')
      .execute()
  ).length;

describe('a payment that the payment system’s file of the day has', () => {
  it('is credited at half past ten the day after, with its fee, and its buyer reads it as paid', async () => {
    const api = await server.member();
    const { id, totalFen, number } = await paidOrder(api);
    const before = await api.order.detail({ id });
    await moveTo(`${addDays(today(), 1)}T10:29:00+08:00`);
    await server.runJobs();
    expect(await payStatusOf(api, id)).toBe(1);
    await server.moveTime(2);
    const after = await api.order.detail({ id });
    expect(after).toMatchObject({ status: 1, payStatus: 2, voucherCount: 1 });
    // Crediting is no step of the order.
    expect(after.events).toEqual(before.events);
    expect(await api.payment.state({ orderId: id })).toMatchObject({ payStatus: 2, status: 1 });
    const payment = await server.app.db
      .selectFrom('payments')
      .select(['credited_ms', 'fee_fen', 'net_fen'])
      .where('out_trade_no', '=', number)
      .executeTakeFirstOrThrow();
    const feeFen = Math.round(totalFen * 0.006);
    expect(payment).toMatchObject({ fee_fen: feeFen, net_fen: totalFen - feeFen });
    expect(payment.credited_ms).not.toBeNull();
    expect(await runOf('wechat', addDays(today(), -1))).toMatchObject({
      state: 'matched',
      rows: 1,
      paidFen: totalFen,
      feeFen,
      sha1: expect.stringMatching(/^[\da-f]{40}$/),
    });
    expect(await differences()).toEqual([]);
  });

  it('gives its money back afterwards as before: from credited to refunded', async () => {
    const api = await server.member();
    const order = await placeOrder(api);
    await server.app.db
      .updateTable('orders')
      .set({ confirm_mode: 'merchant' })
      .where('id', '=', order.id)
      .execute();
    await pay(await startPaying(api, order.id));
    await nextMorning();
    await reconcile(server.app);
    expect(await api.order.detail({ id: order.id })).toMatchObject({ status: 0, payStatus: 2 });
    await rejectOrder(server.app, order.id);
    expect(await api.order.detail({ id: order.id })).toMatchObject({
      status: 3,
      payStatus: 3,
      refundedFen: order.totalFen,
    });
    await nextMorning();
    await reconcile(server.app);
    expect(await payStatusOf(api, order.id)).toBe(3);
    expect(await runOf('wechat', addDays(today(), -1))).toMatchObject({ refundedFen: order.totalFen });
    expect(await differences()).toEqual([]);
  });

  it('is credited once by two processes at once, and by whoever comes later', async () => {
    const api = await server.member();
    const orders = await Promise.all(Array.from({ length: 6 }, () => paidOrder(api)));
    const other = await startTestServer({}, undefined, server.databaseUrl);
    await nextMorning();
    await other.clock?.refresh();
    await Promise.all([
      reconcile(server.app),
      reconcile(other.app),
      reconcile(server.app),
      reconcile(other.app),
    ]);
    await reconcile(server.app);
    await press('console/reconciliation/day', { day: addDays(today(), -1) });
    for (const { id } of orders) {
      expect(await payStatusOf(api, id)).toBe(2);
      expect(await creditsOf(id)).toBe(1);
    }
    expect((await runOf('wechat', addDays(today(), -1)))?.rows).toBe(6);
    expect(await differences()).toEqual([]);
    await other.close();
  });

  it('is credited once wherever the run was killed before', async () => {
    const api = await server.member();
    const wechat = server.app.payments.systems.find(({ name }) => name === 'wechat');
    if (!wechat) throw new Error('There is no such payment system.');
    const killedWhileReading = async (day: string, rows: number) => {
      const statement: PaymentGateway['statement'] = async (wanted) => {
        const whole = await wechat.statement(wanted);
        return typeof whole === 'string' ? whole : { ...whole, rows: cutOff(whole.rows, rows) };
      };
      await expect(reconcileDay(server.app, { ...wechat, statement }, day)).rejects.toThrow('cut off');
    };
    const killedAtStep = async (day: string, step: number) => {
      let steps = 0;
      const now = () => {
        if (++steps > step) throw new Error('killed');
        return server.app.clock.now();
      };
      const app: AppContext = { ...server.app, clock: { now } };
      await expect(reconcileDay(app, wechat, day)).rejects.toThrow('killed');
    };
    const kills: ((day: string) => Promise<void>)[] = [
      (day) => killedWhileReading(day, 0),
      (day) => killedWhileReading(day, 2),
      ...[1, 2, 3, 4, 5].map((step) => (day: string) => killedAtStep(day, step)),
    ];
    for (const kill of kills) {
      const orders = [await paidOrder(api), await paidOrder(api), await paidOrder(api)];
      await nextMorning();
      const day = addDays(today(), -1);
      await kill(day);
      await reconcile(server.app);
      for (const { id } of orders) {
        expect(await payStatusOf(api, id)).toBe(2);
        expect(await creditsOf(id)).toBe(1);
      }
      expect(await runOf('wechat', day)).toMatchObject({ state: 'matched', rows: 3 });
      await moveTo(`${today()}T12:00:00+08:00`);
    }
    expect(await differences()).toEqual([]);
  });

  it('waits while the file is not there, and while it is not the one that was named', async () => {
    const api = await server.member();
    const { id } = await paidOrder(api);
    const day = today();
    await spoil('late');
    await nextMorning();
    await reconcile(server.app);
    expect(await runOf('wechat', day)).toMatchObject({ state: 'waiting' });
    await press('console/reconciliation/mend', {});
    await press('console/reconciliation/spoil', { gateway: 'wechat', day, how: 'forged' });
    await reconcile(server.app);
    expect(await runOf('wechat', day)).toMatchObject({ state: 'failed', rows: 0 });
    expect(await payStatusOf(api, id)).toBe(1);
    expect((await server.console()).failing.map(({ job }) => job)).toEqual(['reconcile']);
    await press('console/reconciliation/mend', {});
    await reconcile(server.app);
    expect(await payStatusOf(api, id)).toBe(2);
    expect((await server.console()).failing).toEqual([]);
  });

  it('is found for every day since the last one, however long nobody looked', async () => {
    const api = await server.member();
    const first = await paidOrder(api);
    await moveTo(`${addDays(today(), 3)}T12:00:00+08:00`);
    const second = await paidOrder(api);
    await moveTo(`${addDays(today(), 2)}T12:00:00+08:00`);
    await reconcile(server.app);
    expect(await payStatusOf(api, first.id)).toBe(2);
    expect(await payStatusOf(api, second.id)).toBe(2);
    expect(lastReconcilableDay(server.app.clock.now())).toBe(addDays(today(), -1));
  });
});

/** Rows that end in the middle. */
async function* cutOff(rows: AsyncIterable<StatementRow>, after: number): AsyncGenerator<StatementRow> {
  let count = 0;
  for await (const row of rows) {
    if (count++ >= after) throw new Error('cut off');
    yield row;
  }
}

describe('an order that is credited', () => {
  it('is told of like one that is paid', () => {
    const { credited, paid } = paymentStatus;
    for (const status of [orderStatus.complete, orderStatus.failed, orderStatus.pendingConsumption]) {
      const event = { status, confirmMode: 'merchant' as const, orderType: 2 as const, note: null };
      expect(typesOfEvent({ ...event, payStatus: credited })).toEqual(
        typesOfEvent({ ...event, payStatus: paid }),
      );
    }
  });
});

describe('where the file and we disagree', () => {
  it('a notification that was lost mends itself', async () => {
    const api = await server.member();
    const { id, totalFen, number } = await paidOrder(api, 'pay-silently');
    await nextMorning();
    // Nobody has asked since: the order is still unpaid, or closed for want of money.
    await reconcile(server.app);
    expect(await api.order.detail({ id })).toMatchObject({ status: 1, payStatus: 2, voucherCount: 1 });
    expect(await differences()).toEqual([
      { number, kind: 'missingHere', state: 'solved', oursFen: null, theirsFen: totalFen },
    ]);
  });

  it('money that nobody started stands open at once', async () => {
    const api = await server.member();
    const { id } = await paidOrder(api);
    await spoil('unknown', '20990101000000NOBODY');
    await nextMorning();
    await reconcile(server.app);
    expect(await payStatusOf(api, id)).toBe(2);
    expect(await differences()).toEqual([
      { number: '20990101000000NOBODY', kind: 'missingHere', state: 'open', oursFen: null, theirsFen: 100 },
    ]);
    const [difference] = (await server.console()).reconciliation.differences;
    await press('console/reconciliation/solve', { id: String(difference?.id), note: 'not ours' });
    expect((await server.press('console/reconciliation/solve', { id: String(difference?.id) })).ok).toBe(
      false,
    );
    expect((await differences())[0]?.state).toBe('solved');
  });

  it('money that the file lacks is looked for again after two days, then stands open until it turns up', async () => {
    const api = await server.member();
    const kept = await paidOrder(api);
    const { id, totalFen, number } = await paidOrder(api);
    const day = today();
    await spoil('leftOut', number);
    await nextMorning();
    await reconcile(server.app);
    expect(await payStatusOf(api, kept.id)).toBe(2);
    const difference = { number, kind: 'missingThere', oursFen: totalFen, theirsFen: null };
    expect(await differences()).toEqual([{ ...difference, state: 'waiting' }]);
    await nextMorning();
    await reconcile(server.app);
    expect(await differences()).toEqual([{ ...difference, state: 'waiting' }]);
    await nextMorning();
    await reconcile(server.app);
    expect(await differences()).toEqual([{ ...difference, state: 'open' }]);
    const [listed] = (await server.console()).reconciliation.differences;
    expect(listed?.note).toContain(`paid, ${totalFen} fen`);
    expect(await payStatusOf(api, id)).toBe(1);
    await press('console/reconciliation/mend', {});
    await press('console/reconciliation/day', { day });
    expect(await payStatusOf(api, id)).toBe(2);
    expect(await differences()).toEqual([{ ...difference, state: 'solved' }]);
  });

  it('another amount is credited to nobody', async () => {
    const api = await server.member();
    const { id, totalFen, number } = await paidOrder(api);
    await spoil('otherAmount', number);
    await nextMorning();
    await reconcile(server.app);
    await reconcile(server.app);
    expect(await payStatusOf(api, id)).toBe(1);
    expect(await differences()).toEqual([
      { number, kind: 'amountDiffers', state: 'open', oursFen: totalFen, theirsFen: totalFen + 1 },
    ]);
  });

  it('a row that stands there twice counts once', async () => {
    const api = await server.member();
    const { id, totalFen, number } = await paidOrder(api);
    await spoil('twice', number);
    await nextMorning();
    await reconcile(server.app);
    await press('console/reconciliation/day', { day: addDays(today(), -1) });
    expect(await payStatusOf(api, id)).toBe(2);
    expect(await creditsOf(id)).toBe(1);
    expect(await differences()).toEqual([
      { number, kind: 'duplicate', state: 'open', oursFen: null, theirsFen: totalFen },
    ]);
  });

  it('a refund of another amount is told', async () => {
    const api = await server.member();
    const { id, totalFen, number } = await paidOrder(api);
    await server.app.db
      .updateTable('orders')
      .set({ status: 0, confirm_mode: 'merchant' })
      .where('id', '=', id)
      .execute();
    await server.app.db
      .updateTable('order_events')
      .set({ status: 0 })
      .where('order_id', '=', id)
      .where('pay_status', '=', 1)
      .execute();
    await rejectOrder(server.app, id);
    await spoil('otherAmount', `${number}A01`);
    await nextMorning();
    await reconcile(server.app);
    expect(await payStatusOf(api, id)).toBe(3);
    expect(await differences()).toEqual([
      {
        number: `${number}A01`,
        kind: 'refundDiffers',
        state: 'open',
        oursFen: totalFen,
        theirsFen: totalFen + 1,
      },
    ]);
  });

  it('what is paid before midnight and booked after it is looked for on both days', async () => {
    const api = await server.member();
    await paidOrder(api);
    const day = today();
    await moveTo(`${day}T23:59:58+08:00`);
    const { id, number } = await paidOrder(api);
    await server.app.db
      .updateTable('payments')
      .set({ paid_ms: Date.parse(`${day}T23:59:58+08:00`) })
      .where('out_trade_no', '=', number)
      .execute();
    await server.app.db
      .updateTable('sandbox_cashier_transactions')
      .set({ paid_ms: Date.parse(`${addDays(day, 1)}T00:00:01+08:00`) })
      .where('out_trade_no', '=', number)
      .execute();
    await moveTo(`${addDays(day, 1)}T10:31:00+08:00`);
    await reconcile(server.app);
    expect(await differences()).toMatchObject([{ number, kind: 'missingThere', state: 'waiting' }]);
    await moveTo(`${addDays(day, 2)}T10:31:00+08:00`);
    await reconcile(server.app);
    expect(await payStatusOf(api, id)).toBe(2);
    expect(await differences()).toMatchObject([{ number, kind: 'missingThere', state: 'solved' }]);
  });
});

describe('every payment system', () => {
  /** Begins a payment in a channel and has a person pay it there. */
  const ways: { gateway: string; source: 2 | 7 | 8; pay: (api: Api, orderId: string) => Promise<void> }[] = [
    { gateway: 'wechat', source: 2, pay: async (api, id) => pay(await startPaying(api, id)) },
    {
      gateway: 'other-payment',
      source: 2,
      async pay(api, orderId) {
        const { form } = await api.payment.aliH5Pay({ orderId });
        await openAndPay(`${form?.action}?${new URLSearchParams(form?.fields)}`);
      },
    },
    {
      gateway: 'quick-pass',
      source: 8,
      async pay(api, orderId) {
        const started = await api.payment.unifyPay({ orderId, channelId: 'quick-pass' });
        if (started.kind === 'quickPass') await pay(started.tn);
      },
    },
    {
      gateway: 'short-video',
      source: 7,
      async pay(api, orderId) {
        const started = await api.payment.unifyPay({ orderId, channelId: 'short-video' });
        if (started.kind === 'shortVideo') await pay(started.orderId);
      },
    },
    {
      gateway: 'bank',
      source: 2,
      async pay(api, orderId) {
        const started = await api.payment.unifyPay({ orderId, channelId: 'bank' });
        if (started.kind !== 'bank') return;
        await openAndPay(`http://yunyou.test/sandbox/pay-systems/bank/ccbMain?${started.parameters}`);
      },
    },
    {
      gateway: 'stored-value',
      source: 2,
      async pay(api, orderId) {
        const { db, clock } = server.app;
        const order = await db
          .selectFrom('orders')
          .select(['member_id', 'total_fen'])
          .where('id', '=', orderId)
          .executeTakeFirstOrThrow();
        const atMs = clock.now();
        const charge = {
          number: `S-${orderId}`,
          memberId: order.member_id,
          amountFen: order.total_fen,
          atMs,
        };
        await moveStoredValue(db, charge);
        await api.payment.unifyPay({ orderId, channelId: 'stored-value' });
      },
    },
  ];

  async function openAndPay(url: string): Promise<void> {
    const response = await server.fetch(url, { redirect: 'manual' });
    await pay(new URL(response.headers.get('location') ?? '').searchParams.get('prepay_id') ?? '');
  }

  it.each(ways)('has a file that credits what $gateway took, and tells what it gave back', async (way) => {
    const api = await server.member({ source: way.source });
    const kept = await placeOrder(api);
    const given = await placeOrder(api);
    await server.app.db
      .updateTable('orders')
      .set({ confirm_mode: 'merchant' })
      .where('id', '=', given.id)
      .execute();
    for (const { id } of [kept, given]) await way.pay(api, id);
    await expect.poll(() => payStatusOf(api, given.id)).toBe(1);
    await rejectOrder(server.app, given.id);
    await expect.poll(() => payStatusOf(api, given.id)).toBe(3);
    const day = today();
    await nextMorning();
    await reconcile(server.app);
    expect(await payStatusOf(api, kept.id)).toBe(2);
    expect(await payStatusOf(api, given.id)).toBe(3);
    expect(await runOf(way.gateway, day)).toMatchObject({
      state: 'matched',
      rows: 3,
      paidFen: kept.totalFen + given.totalFen,
      refundedFen: given.totalFen,
    });
    const unmatched = await server.app.db
      .selectFrom('statement_rows')
      .select('number')
      .where('matched_ms', 'is', null)
      .execute();
    expect(unmatched).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  it('has nothing to say of orders of nothing, which are credited, nor of those paid at the desk, which never are', async () => {
    const api = await server.member();
    const free = await placeOrder(api);
    const { checkout_id } = await server.app.db
      .selectFrom('orders')
      .select('checkout_id')
      .where('id', '=', free.id)
      .executeTakeFirstOrThrow();
    await server.app.db.updateTable('orders').set({ total_fen: 0 }).where('id', '=', free.id).execute();
    await server.app.db
      .updateTable('checkouts')
      .set({ total_fen: 0 })
      .where('id', '=', checkout_id)
      .execute();
    await server.app.db
      .updateTable('order_lines')
      .set((eb) => ({ discount_fen: eb.ref('gross_fen'), paid_fen: 0 }))
      .where('order_id', '=', free.id)
      .execute();
    await api.payment.unifyPay({ orderId: free.id, channelId: 'zero-amount' });
    const atDesk = await placeStay(api, { hotelratesId: 'rate-crafts-twin-desk' });
    await reconcile(server.app);
    expect(await payStatusOf(api, free.id)).toBe(1);
    await nextMorning();
    await Promise.all([reconcile(server.app), reconcile(server.app)]);
    expect(await payStatusOf(api, free.id)).toBe(2);
    expect(await creditsOf(free.id)).toBe(1);
    expect(await payStatusOf(api, atDesk.id)).toBe(0);
  });
});

describe('what stands in the files', () => {
  async function* linesOf(...lines: string[]) {
    yield* lines;
  }
  const all = async (rows: AsyncIterable<StatementRow>) => {
    const list: StatementRow[] = [];
    for await (const row of rows) list.push(row);
    return list;
  };

  it.each([
    ['0.04000', 4],
    ['-0.12', -12],
    ['0.005', 1],
    ['+3', 300],
    ['0.00', 0],
    ['-0.004', 0],
  ])('reads %s yuan as %i fen', (yuan, fen) => {
    expect(signedFenOf(yuan)).toBe(fen);
  });

  it('is found by the names of the columns, of today’s trade bill and of the old one', async () => {
    const row = (fields: string[]) => fields.map((field) => `\`${field}`).join(',');
    const names = [
      '交易时间',
      '商户订单号',
      '交易状态',
      '总金额',
      '商户退款单号',
      '退款金额',
      '退款状态',
      '商品名称',
      '手续费',
    ];
    const rows = await all(
      tradeBillRows(
        linesOf(
          `\uFEFF${names.join(',')}`,
          row(['2026-11-10 16:33:45', 'A1', 'SUCCESS', '80.50', '0', '0', '', '票,`两张', '0.48000']),
          row(['2026-11-10 16:46:14', 'A1', 'REFUND', '0', 'A1R', '0.01', 'SUCCESS', '票', '-0.00']),
          row(['2026-11-10 16:46:15', 'A1', 'REFUND', '0', 'A1A02', '0.01', 'FAIL', '票', '0']),
          row(['2026-11-10 16:46:16', 'A2', 'REVOKED', '1.00', '0', '0', '', '票', '0']),
          '总交易单数,总交易额',
          row(['4', '80.50']),
        ),
      ),
    );
    expect(rows).toMatchObject([
      { kind: 'payment', number: 'A1', amountFen: 8050, atMs: Date.parse('2026-11-10T16:33:45+08:00') },
      { kind: 'refund', number: 'A1R', amountFen: 1 },
    ]);
    await expect(all(tradeBillRows(linesOf(names.join(','))))).rejects.toThrow('no end');
  });

  it('is told apart in the other payment app’s details, whatever a product is called', async () => {
    const names = [
      '支付宝交易号',
      '商户订单号',
      '业务类型',
      '商品名称',
      '完成时间',
      '订单金额（元）',
      '退款批次号/请求号',
      '服务费（元）',
    ];
    const rows = await all(
      otherPaymentRows(
        linesOf(
          '#支付宝业务明细查询',
          names.join(','),
          '2026\t,A1\t,交易,"票,两张",2026-10-03 10:00:30,20.00,,-0.12',
          '2026\t,A1\t,退款,票,2026-10-03 11:00:30,-5.50,A1R\t,0.03',
        ),
      ),
    );
    expect(rows).toMatchObject([
      { kind: 'payment', number: 'A1', amountFen: 2000, feeFen: 12 },
      { kind: 'refund', number: 'A1R', amountFen: 550, feeFen: -3 },
    ]);
  });

  it('comes out of archives as it went in, and not at all out of broken ones', async () => {
    const archive = zipOf([
      { name: toGbk('20260310_业务明细.csv'), content: toGbk('支付宝交易号,订单金额（元）\r\n') },
      { name: Buffer.from('second'), content: Buffer.from('x'.repeat(100_000)) },
    ]);
    const [first, second] = zipEntries(archive);
    expect(first?.name).toBe('20260310_业务明细.csv');
    const bytes = async (entry = first) => {
      const parts: Uint8Array[] = [];
      for await (const part of entry?.content() ?? []) parts.push(part);
      return Buffer.concat(parts);
    };
    expect(new TextDecoder('gbk').decode(await bytes())).toBe('支付宝交易号,订单金额（元）\r\n');
    expect((await bytes(second)).length).toBe(100_000);
    expect(() => zipEntries(archive.subarray(0, -30))).toThrow('cut off');
    const broken = Buffer.from(archive);
    broken.writeUInt8(broken.readUInt8(70) ^ 1, 70);
    await expect(bytes(zipEntries(broken)[0])).rejects.toThrow();
  });
});
