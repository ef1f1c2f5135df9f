import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { repositoryRoot } from './support/test-config';
import { openDay, placeOrder, startPaying, startTestServer } from './support/test-server';

const run = promisify(execFile);
const TICKET = 'ticket-feilian-adult';
const DAY_MINUTES = 24 * 60;

it('the operator sees what waits for them, and says what becomes of it, without a console', async () => {
  const shop = await startTestServer();
  const operate = async (...words: string[]) => {
    const command = ['--conditions=@yunyou/source', '--import', 'tsx', 'apps/server/src/operate.ts'];
    const { stdout } = await run(process.execPath, [...command, ...words], {
      cwd: repositoryRoot,
      env: { ...process.env, DATABASE_URL: shop.databaseUrl, LOG_LEVEL: 'error', DEMO_ORDERS: 'off' },
    });
    return stdout;
  };
  const { db } = shop.app;
  await db
    .updateTable('tickets')
    .set({ refund_kind: 'free', refund_fee_percent: 0 })
    .where('id', '=', TICKET)
    .execute();
  const api = await shop.member();
  const { id, totalFen } = await placeOrder(api, { day: await openDay(api, TICKET, 20) });
  await shop.press('cashier/pay', { prepay_id: await startPaying(api, id) });
  const { lines } = await api.order.detail({ id });
  const items = [{ lineId: lines[0]?.id ?? '', quantity: 1 }];
  const send = shop.app.payments.refund;
  shop.app.payments.refund = () => Promise.reject(new Error('closed card'));
  const { amountFen, feeFen } = await api.refund.quote({ orderId: id, items });
  await api.refund.apply({
    orderId: id,
    items,
    expectedAmountFen: amountFen,
    expectedFeeFen: feeFen,
    reason: 'plansChanged',
  });
  await shop.moveTime(8 * DAY_MINUTES);
  shop.app.payments.refund = send;
  await db
    .insertInto('odd_notifications')
    .values({ gateway: 'wechat-pay', number: 'N1', reason: 'amount', said: '{}', received_ms: 1 })
    .execute();

  const waiting = await operate('waiting');
  expect(waiting).toMatch(/^failed refund {2}\S+ .*\d\.\d\d$/m);
  expect(waiting).toMatch(/^odd notification {2}\d+ {2}wechat-pay {2}N1 {2}amount/m);
  await operate('resend-refund', waiting.match(/^failed refund {2}(\S+)/m)?.[1] ?? '');
  await operate('solve-odd', waiting.match(/^odd notification {2}(\d+)/m)?.[1] ?? '');
  expect(await api.order.detail({ id })).toMatchObject({ status: 6, payStatus: 3, refundedFen: totalFen });
  const { odd, refunds } = await shop.console();
  expect(odd).toEqual([]);
  expect(refunds.map(({ state }) => state)).toEqual(['succeeded']);
  expect(await shop.breaches()).toEqual([]);
  const joining = await operate('staff-add', 'keeper', 'gate', 'admin');
  expect(joining).toMatch(/^keeper joins within 24 hours by \S+\/operator\/join\?token=[\w-]{43}$/m);
  expect(await operate('staff-reset', 'keeper')).toMatch(/\/operator\/join\?token=/);
  await expect(operate('staff-add', 'somebody', 'captain')).rejects.toThrow('gate, orders');
  await expect(operate('no-such-word')).rejects.toThrow('resend-refund ID');
  await shop.close();
});
