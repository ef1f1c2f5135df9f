import type { ApiClient } from '@yunyou/api-client';
import { linkMissesPerMinute, voucherLinksPerDay } from '@yunyou/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../src/security/ids';
import { leave } from './support/account';
import { freezeClock } from './support/freeze-clock';
import { placeOrder, startPaying, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.db.deleteFrom('rate_limits').execute());

async function bought(quantity = 1) {
  const owner = await server.member();
  const order = await placeOrder(owner, { quantity });
  await server.press('cashier/pay', { prepay_id: await startPaying(owner, order.id) });
  const { vouchers } = await owner.order.vouchers({ orderId: order.id });
  const [voucher] = vouchers;
  if (!voucher) throw new Error('There is no voucher.');
  return { owner, order, voucher, vouchers };
}

async function passedOn(owner: ApiClient, voucherId: string, key?: string): Promise<string> {
  const link = await owner.order.voucherLink({ voucherId, on: true }, key ? { idempotencyKey: key } : {});
  if (!link) throw new Error('There is no link.');
  return link.token;
}

const look = (t: string, locale: 'zh-Hans' | 'en' = 'zh-Hans') =>
  server.visitor({ locale: () => locale }).voucher.shared({ t });

/** Writes a voucher's columns, as a gate, a refund or time would. */
const change = (
  id: string,
  columns: { status?: 2 | 3; used_times?: number; used_ms?: number; last_day?: string; frozen?: boolean },
) => server.app.db.updateTable('vouchers').set(columns).where('id', '=', id).execute();

describe('a ticket that is passed on', () => {
  it('opens without a login and tells nothing of who bought it', async () => {
    const { owner, order, voucher } = await bought();
    const t = await passedOn(owner, voucher.id);
    expect(t).toMatch(/^[\w-]{32}$/);
    const seen = await look(t);
    expect(seen).toMatchObject({
      ...{
        code: voucher.code,
        status: 1,
        frozen: false,
        product: { goodsType: 2, id: 'ticket-feilian-adult' },
      },
      ...{ firstDay: voucher.firstDay, lastDay: voucher.lastDay, uses: 1, usesLeft: 1, usedAtMs: null },
      places: [{ name: '飞练峡', address: expect.stringContaining('飞练镇') }],
    });
    const told = JSON.stringify(seen);
    for (const secret of [order.id, order.sn, '李云', '13800138000', voucher.idCard ?? '', voucher.id])
      expect(told).not.toContain(secret);
    expect(told).not.toMatch(/fen"|price|member/i);
    const inEnglish = await look(t, 'en');
    expect(inEnglish.title).toMatch(/^Feilian Gorge/);
    expect(inEnglish.places[0]?.name).toBe('Feilian Gorge');
  });

  it('is seen by its owner as passed on, one by one, until it is taken back', async () => {
    const { owner, order, vouchers } = await bought(2);
    const [first, second] = vouchers;
    const t = await passedOn(owner, first?.id ?? '');
    const sheet = async () => (await owner.order.vouchers({ orderId: order.id })).vouchers;
    expect((await sheet()).map(({ passedOn: on }) => on !== null)).toEqual([true, false]);
    await owner.order.voucherLink({ voucherId: second?.id ?? '', on: false });
    await expect(look(t)).resolves.toBeDefined();
    expect(await owner.order.voucherLink({ voucherId: first?.id ?? '', on: false })).toBeNull();
    await expect(look(t)).rejects.toMatchObject({ code: 410, rule: 'linkOver' });
    expect((await sheet()).every(({ passedOn: on }) => on === null)).toBe(true);
  });

  it('has one link at a time, which is stored nowhere', async () => {
    const { owner, voucher } = await bought();
    const first = await passedOn(owner, voucher.id);
    const second = await passedOn(owner, voucher.id);
    await expect(look(first)).rejects.toMatchObject({ code: 410 });
    await expect(look(second)).resolves.toMatchObject({ code: voucher.code });
    const { db } = server.app;
    const kept = await db.selectFrom('idempotency_keys').selectAll().execute();
    const links = await db.selectFrom('voucher_links').selectAll().execute();
    for (const token of [first, second]) expect(JSON.stringify([kept, links])).not.toContain(token);
    expect(links.map(({ token_hash }) => token_hash)).toContain(hashOf(second));
    await Promise.all(Array.from({ length: 6 }, () => passedOn(owner, voucher.id)));
    const live = links.length;
    const now = await db
      .selectFrom('voucher_links')
      .selectAll()
      .where('voucher_id', '=', voucher.id)
      .execute();
    expect(now.length).toBe(live + 6 - links.filter((one) => one.voucher_id !== voucher.id).length);
    expect(now.filter(({ taken_back_ms }) => taken_back_ms === null)).toHaveLength(1);
  });

  it('answers a repeated key as before', async () => {
    const { owner, voucher } = await bought();
    const first = await passedOn(owner, voucher.id, 'one-key-for-both');
    expect(await passedOn(owner, voucher.id, 'one-key-for-both')).toBe(first);
    await expect(look(first)).resolves.toMatchObject({ code: voucher.code });
  });

  it('is shown at the gate, and says so afterwards', async () => {
    const { owner, voucher } = await bought();
    const t = await passedOn(owner, voucher.id);
    await change(voucher.id, { status: 2, used_times: 1, used_ms: server.app.clock.now() });
    expect(await look(t)).toMatchObject({ code: null, status: 2, usesLeft: 0, usedAtMs: expect.any(Number) });
    await expect(passedOn(owner, voucher.id)).rejects.toMatchObject({ code: 409, rule: 'transitionRefused' });
    expect(await owner.order.voucherLink({ voucherId: voucher.id, on: false })).toBeNull();
  });

  it('says in words that it was refunded, is being refunded, or that its day is over', async () => {
    const refunded = await bought();
    const gone = await passedOn(refunded.owner, refunded.voucher.id);
    const { lines } = await refunded.owner.order.detail({ id: refunded.order.id });
    const items = [{ lineId: lines[0]?.id ?? '', quantity: 1 }];
    const { amountFen, feeFen } = await refunded.owner.refund.quote({ orderId: refunded.order.id, items });
    const expected = { expectedAmountFen: amountFen, expectedFeeFen: feeFen };
    await refunded.owner.refund.apply({ orderId: refunded.order.id, items, ...expected });
    expect(await look(gone)).toMatchObject({ code: null, status: 3, usesLeft: 0 });

    const { owner, voucher } = await bought();
    const t = await passedOn(owner, voucher.id);
    await change(voucher.id, { frozen: true });
    expect(await look(t)).toMatchObject({ code: null, status: 1, frozen: true });
    await expect(passedOn(owner, voucher.id)).rejects.toMatchObject({ code: 409, rule: 'refundOpen' });
    await change(voucher.id, { frozen: false, last_day: '2026-01-01' });
    expect(await look(t)).toMatchObject({ code: null, status: 4, usesLeft: 0 });
    await expect(passedOn(owner, voucher.id)).rejects.toMatchObject({ code: 409 });
  });

  it('goes with the member who leaves', async () => {
    const { owner, voucher } = await bought();
    const t = await passedOn(owner, voucher.id);
    const told = JSON.parse((await owner.member.ownData()).json);
    expect(told.tables.voucher_links).toMatchObject([{ voucher_id: voucher.id, taken_back_ms: null }]);
    expect(JSON.stringify(told)).not.toContain(hashOf(t));
    await change(voucher.id, { status: 2, used_times: 1, used_ms: server.app.clock.now() });
    await server.app.db
      .updateTable('orders')
      .set({ status: 2 })
      .where('id', '=', (await owner.order.list({})).records[0]?.id ?? '')
      .execute();
    await leave(server, owner);
    await expect(look(t)).rejects.toMatchObject({ code: 404 });
  });
});

describe('whoever is not meant', () => {
  it('passes on no voucher of somebody else', async () => {
    const { voucher, owner } = await bought();
    const t = await passedOn(owner, voucher.id);
    const stranger = await server.member();
    for (const on of [true, false])
      await expect(stranger.order.voucherLink({ voucherId: voucher.id, on })).rejects.toMatchObject({
        code: 404,
      });
    await expect(look(t)).resolves.toMatchObject({ code: voucher.code });
  });

  it('guesses thirty times a minute, and is told to wait then', async () => {
    const { owner, voucher } = await bought();
    const t = await passedOn(owner, voucher.id);
    freezeClock(server);
    for (let place = 0; place < linkMissesPerMinute; place += 1)
      await expect(look('A'.repeat(30) + String(10 + place))).rejects.toMatchObject({ code: 404 });
    await expect(look('A'.repeat(32))).rejects.toMatchObject({ code: 429 });
    await expect(look(t)).rejects.toMatchObject({ code: 429 });
    await server.app.db.deleteFrom('rate_limits').execute();
    for (const wrong of ['', 'a', `${t}a`, `${t.slice(0, 31)}%`])
      await expect(look(wrong)).rejects.toMatchObject({ code: 400 });
  });

  it('makes so many links in a day', async () => {
    freezeClock(server);
    const { owner, voucher } = await bought();
    await passedOn(owner, voucher.id);
    await server.app.db
      .updateTable('rate_limits')
      .set({ count: voucherLinksPerDay })
      .where('key', 'like', 'order.voucherLink:%')
      .execute();
    await expect(passedOn(owner, voucher.id)).rejects.toMatchObject({ code: 429 });
  });
});
