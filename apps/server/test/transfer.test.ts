import { apiHeaders, calls, channelSource } from '@yunyou/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf, newId } from '../src/security/ids';
import { placeOrder, startTestServer, type TestServer } from './support/test-server';

type Api = Awaited<ReturnType<TestServer['member']>>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const MINUTE_MS = 60_000;

async function handedOver(member?: Api) {
  const owner = member ?? (await server.member());
  const order = await placeOrder(owner);
  return { owner, order, ...(await owner.payment.transferTicket({ orderId: order.id, dir: 'out' })) };
}

const prepayIdOf = (answer: { kind: string; payUrl?: string }): string =>
  new URL(answer.payUrl ?? '').searchParams.get('prepay_id') ?? '';

/** Moves a ticket's times into the past; the clock and the order stay. */
const age = (ticket: string, change: { payable_until_ms?: number; readable_until_ms?: number }) =>
  server.app.db
    .updateTable('transfer_tickets')
    .set(change)
    .where('ticket_hash', '=', hashOf(ticket))
    .execute();

describe('a payment handed over', () => {
  it('is made by somebody without a login, and the buyer’s order is paid', async () => {
    const { owner, order, ticket, url, expiresAtMs } = await handedOver();
    expect(url).toBe(`http://yunyou.test/packages/order/transfer-payment/transfer-payment?ticket=${ticket}`);
    expect(expiresAtMs - server.app.clock.now()).toBeLessThanOrEqual(5 * MINUTE_MS);
    const visitor = server.visitor();
    const before = await visitor.payment.transfer({ ticket });
    expect(before).toMatchObject({ status: 4, payStatus: 0, totalFen: order.totalFen, expiresAtMs });
    expect(before.ways.map(({ id }) => id)).toContain('wechat');

    const started = await visitor.payment.transferPay({ ticket, channelId: 'wechat', returnPath: '/back' });
    expect(started).toMatchObject({ kind: 'page', payUrl: expect.stringContaining('%2Fback') });
    await server.press('cashier/pay', { prepay_id: prepayIdOf(started) });
    expect(await visitor.payment.transfer({ ticket })).toMatchObject({ status: 1, payStatus: 1, ways: [] });
    expect(await owner.payment.state({ orderId: order.id })).toMatchObject({ payStatus: 1, voucherCount: 1 });
    await expect(visitor.payment.transferPay({ ticket, channelId: 'wechat' })).rejects.toMatchObject({
      code: 409,
      rule: 'alreadyPaid',
    });
    await expect(owner.payment.transferTicket({ orderId: order.id, dir: 'out' })).rejects.toMatchObject({
      code: 409,
      rule: 'alreadyPaid',
    });
  });

  it('goes back to whoever paid it, and not to the buyer’s card', async () => {
    const owner = await server.member();
    const { mobile } = await owner.session.userInfo();
    const { order, ticket } = await handedOver(owner);
    const started = await server.visitor().payment.transferPay({ ticket, channelId: 'wechat' });
    await server.press('cashier/pay', { prepay_id: prepayIdOf(started) });
    await server.press('console/stored-value/charge', { mobile, yuan: '500' });
    const lineId = (await owner.order.detail({ id: order.id })).lines[0]?.id ?? '';
    const items = [{ lineId, quantity: 1 }];
    const { amountFen, feeFen } = await owner.refund.quote({ orderId: order.id, items });
    const { id } = await owner.refund.apply({
      orderId: order.id,
      items,
      expectedAmountFen: amountFen,
      expectedFeeFen: feeFen,
    });
    expect(await owner.refund.detail({ id })).toMatchObject({ status: 'refunded', payWay: '微信支付' });
    const other = await placeOrder(owner);
    const card = (await owner.payment.channels({ orderId: other.id })).find(
      (way) => way.id === 'stored-value',
    );
    expect(card?.balanceFen).toBe(50_000);
  });

  it('tells nothing of a person, and does not offer what is the buyer’s own', async () => {
    const owner = await server.member();
    const { mobile, memberId } = await owner.session.userInfo();
    await server.press('console/stored-value/charge', { mobile, yuan: '900' });
    const { ticket } = await handedOver(owner);
    const inEnglish = await server.visitor({ locale: () => 'en' }).payment.transfer({ ticket });
    expect(inEnglish.title).toBe('Feilian Gorge');
    const visitor = server.visitor();
    const told = await visitor.payment.transfer({ ticket });
    expect(Object.keys(told).sort()).toEqual(
      ['expiresAtMs', 'payStatus', 'resultPath', 'status', 'title', 'totalFen', 'ways'].sort(),
    );
    for (const secret of [mobile, memberId, '李云', '13800138000', 'stored']) {
      expect(JSON.stringify(told)).not.toContain(secret);
    }
    await expect(visitor.payment.transferPay({ ticket, channelId: 'stored-value' })).rejects.toMatchObject({
      code: 422,
      rule: 'payChannelUnknown',
    });
    const rows = await server.app.db.selectFrom('transfer_tickets').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(ticket);
  });

  it('offers what the channel can: nothing in the messaging app that does not know the buyer', async () => {
    const { ticket, owner } = await handedOver();
    const inApp = server.visitor({ source: channelSource.messagingApp });
    expect((await inApp.payment.transfer({ ticket })).ways).toEqual([]);
    const { memberId } = await owner.session.userInfo();
    await server.app.db
      .updateTable('members')
      .set({ open_id: 'open-id-of-the-buyer' })
      .where('id', '=', memberId)
      .execute();
    expect((await inApp.payment.transfer({ ticket })).ways).toMatchObject([{ id: 'wechat' }]);
    expect(await inApp.payment.transferPay({ ticket, channelId: 'wechat' })).toMatchObject({
      kind: 'messagingApp',
      parameters: { signType: 'RSA' },
    });
    const inOther = server.visitor({ source: channelSource.mobileBrowser });
    expect(await inOther.payment.transferPay({ ticket, channelId: 'other-payment' })).toMatchObject({
      kind: 'otherApp',
      form: { action: expect.any(String) },
    });
    const inPaymentApp = server.visitor({ source: channelSource.paymentApp });
    expect(await inPaymentApp.payment.transferPay({ ticket, channelId: 'quick-pass' })).toMatchObject({
      kind: 'quickPass',
      tn: expect.any(String),
    });
  });

  it('can be paid for five minutes and read for a day', async () => {
    const { ticket } = await handedOver();
    const visitor = server.visitor();
    await age(ticket, { payable_until_ms: server.app.clock.now() });
    expect(await visitor.payment.transfer({ ticket })).toMatchObject({ status: 4, payStatus: 0, ways: [] });
    const over = { code: 410, rule: 'linkOver' };
    await expect(visitor.payment.transferPay({ ticket, channelId: 'wechat' })).rejects.toMatchObject(over);
    await age(ticket, { readable_until_ms: server.app.clock.now() });
    await expect(visitor.payment.transfer({ ticket })).rejects.toMatchObject(over);
    await age(ticket, { readable_until_ms: server.app.clock.now() - 24 * 60 * MINUTE_MS - 1 });
    await server.runJobs();
    await expect(visitor.payment.transfer({ ticket })).rejects.toMatchObject({ code: 404 });
  });

  it('needs a key, which stands for one request', async () => {
    const { ticket } = await handedOver();
    const pay = (fields: Record<string, string>, key?: string) =>
      server.fetch(
        `http://yunyou.test${calls.payment.transferPay.path}?${new URLSearchParams({ ticket, ...fields })}`,
        { headers: key ? { [apiHeaders.idempotencyKey]: key } : {} },
      );
    expect((await pay({ channelId: 'wechat' })).status).toBe(400);
    const first = await (await pay({ channelId: 'wechat' }, 'key-of-a-stranger')).text();
    expect(await (await pay({ channelId: 'wechat' }, 'key-of-a-stranger')).text()).toBe(first);
    expect(await (await pay({ channelId: 'other-payment' }, 'key-of-a-stranger')).json()).toMatchObject({
      code: 409,
      data: { rule: 'idempotencyMismatch' },
    });
  });

  it('ends with its order', async () => {
    const { owner, order, ticket } = await handedOver();
    await owner.order.cancel({ id: order.id });
    expect(await server.visitor().payment.transfer({ ticket })).toMatchObject({ status: 6, ways: [] });
    const notPayable = { code: 409, rule: 'orderNotPayable' };
    await expect(server.visitor().payment.transferPay({ ticket, channelId: 'wechat' })).rejects.toMatchObject(
      notPayable,
    );
    await expect(owner.payment.transferTicket({ orderId: order.id, dir: 'back' })).rejects.toMatchObject(
      notPayable,
    );
    const late = await placeOrder(owner);
    await server.moveTime(31);
    await expect(owner.payment.transferTicket({ orderId: late.id, dir: 'back' })).rejects.toMatchObject({
      code: 410,
      rule: 'orderExpired',
    });
  });

  it('says which way it leads in its address, and never outlives the order’s time', async () => {
    const owner = await server.member();
    const { id: orderId } = await placeOrder(owner);
    const { expiresAtMs: orderEndsMs } = await owner.payment.state({ orderId });
    await server.moveTime(27);
    const { url, ticket, expiresAtMs } = await owner.payment.transferTicket({ orderId, dir: 'back' });
    expect(new URL(url).search).toBe(`?ticket=${ticket}&dir=back`);
    expect(expiresAtMs).toBe(orderEndsMs);
  });
});

describe('guessing tickets', () => {
  it('ends after 20 wrong ones a minute; right ones do not count', async () => {
    const { ticket } = await handedOver();
    const visitor = server.visitor();
    await server.moveTime(1);
    const guess = () =>
      visitor.payment.transfer({ ticket: newId() }).catch((error: { code: number }) => error.code);
    for (let round = 0; round < 25; round++) await visitor.payment.transfer({ ticket });
    const codes: unknown[] = [];
    // The minute may end in between.
    for (let round = 0; round < 45 && !codes.includes(429); round++) codes.push(await guess());
    expect(codes.slice(0, 20)).toEqual(Array(20).fill(404));
    expect(codes.at(-1)).toBe(429);
    await expect(visitor.payment.transfer({ ticket })).rejects.toMatchObject({ code: 429 });
  });
});
