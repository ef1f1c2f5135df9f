import type { RequestOf } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { parseOrderTexts } from '../src/order/order-texts';
import { createWorld, lost, memberInfo, refuse, type ScriptedRequest } from './support/world';

const create = '/cuser/member/orders/create';
const vouchersPath = '/cuser/member/orders/vouchers';
const orderFields = '/cuser/data/snapshot/getFieldInternationalByOrdersId';
const request: RequestOf<'order', 'create'> = {
  lines: [{ kind: 'ticket', productId: 't1', day: '2026-12-01', quantity: 2, contactIds: ['c1', 'c2'] }],
  contactName: '林',
  contactMobile: '13800000000',
  expectedTotalFen: 16_000,
};
const placed = { id: 'o-1', sn: 'YY1', status: 4, totalFen: 16_000 };
const created = { ...placed, parentSn: 'YY1', expiresAtMs: 1, orders: [placed] };
const keyOf = (sent: ScriptedRequest | undefined) => sent?.headers.get('idempotency-key');

const login = { storage: { token: 't' } };

describe('placing an order', () => {
  it('makes one order when the answer was lost and the person tries again, also after a reload', async () => {
    const world = createWorld({}, login);
    const { sdk, reply, sent, host } = world;
    reply(create, lost);
    await expect(sdk.orders.create(request, { draftKey: 'booking' })).rejects.toMatchObject({
      kind: 'network',
    });
    await expect(sdk.orders.create({ ...request }, { draftKey: 'booking' })).rejects.toThrow();

    const sessionStorage = Object.fromEntries(
      ['drafts', 'draft:orderKey:booking'].map((key) => [key, host.sessionStorage.get(key) ?? '']),
    );
    const reloaded = createWorld({}, { ...login, sessionStorage });
    reloaded.reply(create, () => created);
    expect(await reloaded.sdk.orders.create(request, { draftKey: 'booking' })).toEqual(created);
    const keys = [...sent(create), ...reloaded.sent(create)].map(keyOf);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('is another order when something was changed, when it comes from elsewhere, and after the first was placed', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply(create, lost);
    await expect(sdk.orders.create(request, { draftKey: 'a' })).rejects.toThrow();
    await expect(sdk.orders.create({ ...request, remark: 'x' }, { draftKey: 'a' })).rejects.toThrow();
    await expect(sdk.orders.create(request, { draftKey: 'b' })).rejects.toThrow();
    reply(create, () => created);
    await sdk.orders.create(request, { draftKey: 'b' });
    await sdk.orders.create(request, { draftKey: 'b' });
    await sdk.orders.create(request);
    const keys = sent(create).map(keyOf);
    expect(keys[3]).toBe(keys[2]);
    expect(new Set(keys).size).toBe(5);
  });

  it('makes one order of the same request without a draft too, until it was placed', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply(create, lost);
    await expect(sdk.orders.create(request)).rejects.toThrow();
    await expect(sdk.orders.create({ ...request, remark: 'another' })).rejects.toThrow();
    reply(create, () => created);
    await sdk.orders.create(structuredClone(request));
    await sdk.orders.create(request);
    const [first, other, again, next] = sent(create).map(keyOf);
    expect(again).toBe(first);
    expect(new Set([first, other, next]).size).toBe(3);
  });

  it('makes one order of two taps at once', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply(create, () => created);
    await Promise.all([sdk.orders.create(request), sdk.orders.create(request)]);
    const [first, second] = sent(create).map(keyOf);
    expect(second).toBe(first);
  });

  it('keeps its key when the answer could not be read: the order may have been placed', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply(create, () => null);
    await expect(sdk.orders.create(request)).rejects.toMatchObject({ kind: 'malformed' });
    reply(create, () => created);
    await sdk.orders.create(request);
    const [first, second] = sent(create).map(keyOf);
    expect(second).toBe(first);
  });

  it('gets a new key after a refusal, and keeps it over an expired login', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply(create, refuse(409, { rule: 'priceChanged', detail: { totalFen: 17_000 } }));
    await expect(sdk.orders.create(request, { draftKey: 'a' })).rejects.toMatchObject({
      rule: 'priceChanged',
      detail: { totalFen: 17_000 },
    });
    reply(create, refuse(901));
    await expect(sdk.orders.create(request, { draftKey: 'a' })).rejects.toMatchObject({ kind: 'auth' });
    await sdk.session.loginByMobile({ mobile: '13800000000', code: '123456' });
    reply(create, () => created);
    await sdk.orders.create(request, { draftKey: 'a' });
    const keys = sent(create).map(keyOf);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[1]);
  });

  it('leaves nothing about the person in the storage once they log out', async () => {
    const { sdk, reply, host } = createWorld({}, login);
    reply(create, lost);
    await expect(sdk.orders.create(request, { draftKey: 'a' })).rejects.toThrow();
    expect(host.sessionStorage.get('draft:orderKey:a')).toContain('13800000000');
    await sdk.session.logout();
    expect(host.sessionStorage.get('draft:orderKey:a')).toBeUndefined();
  });

  it('never leads to the abnormal page', async () => {
    const { sdk, reply, types, timers } = createWorld({}, login);
    reply(create, refuse(500));
    await expect(sdk.orders.create(request)).rejects.toMatchObject({ kind: 'server' });
    await timers.pass(1_000);
    expect(types()).toEqual(['error']);
  });
});

describe('vouchers', () => {
  const sheet = {
    orderId: 'o-1',
    memberId: memberInfo.memberId,
    sn: 'YY1',
    title: '票',
    checkedAtMs: 1_795_000_000_000,
    vouchers: [{ id: 'v1', code: '123412341234', productName: '成人票' }],
  };

  async function createOwner(storage: Record<string, string> = {}) {
    const world = createWorld({}, { storage: { token: 't', ...storage } });
    world.reply(vouchersPath, ({ query }) => ({ ...sheet, orderId: query.orderId }));
    await world.sdk.session.restore();
    return world;
  }

  it('open without a network once they have been seen, with the time they were checked', async () => {
    const { sdk, reply } = await createOwner();
    expect(sdk.orders.peekVouchers('o-1')).toBeUndefined();
    expect(await sdk.orders.vouchers('o-1')).toEqual({ sheet, fromCache: false });
    expect(sdk.orders.peekVouchers('o-1')).toEqual(sheet);
    for (const failure of [lost, refuse(500), refuse(503), refuse(429)]) {
      reply(vouchersPath, failure);
      expect(await sdk.orders.vouchers('o-1')).toEqual({ sheet, fromCache: true });
    }
  });

  it('are kept though they came before it was known who is logged in', async () => {
    const world = createWorld({}, { storage: { token: 't' } });
    world.reply(vouchersPath, () => sheet);
    await world.sdk.orders.vouchers('o-1');
    world.reply(vouchersPath, lost);
    expect(await world.sdk.orders.vouchers('o-1')).toEqual({ sheet, fromCache: true });
  });

  it('open without a network in a page that was loaded without one', async () => {
    const { sdk, host } = await createOwner();
    await sdk.orders.vouchers('o-1');
    const storage = Object.fromEntries(
      ['token', 'vouchers', 'voucher:o-1'].map((key) => [key, host.storage.get(key) ?? '']),
    );
    const offline = createWorld({}, { storage });
    offline.reply('/cuser/member/api/getBaseUserInfo', lost);
    offline.reply(vouchersPath, lost);
    await offline.sdk.session.restore();
    expect(await offline.sdk.orders.vouchers('o-1')).toEqual({ sheet, fromCache: true });
  });

  it('fail where there is nothing kept, and where the server refuses', async () => {
    const { sdk, reply } = await createOwner();
    reply(vouchersPath, lost);
    await expect(sdk.orders.vouchers('o-1')).rejects.toMatchObject({ kind: 'network' });
    reply(vouchersPath, () => sheet);
    await sdk.orders.vouchers('o-1');
    reply(vouchersPath, refuse(901));
    await expect(sdk.orders.vouchers('o-1')).rejects.toMatchObject({ kind: 'auth' });
  });

  it('are forgotten when the order is gone, and when the person logs out', async () => {
    const { sdk, reply } = await createOwner();
    await sdk.orders.vouchers('o-1');
    await sdk.orders.vouchers('o-2');
    reply(vouchersPath, refuse(404));
    await expect(sdk.orders.vouchers('o-1')).rejects.toThrow();
    expect(sdk.orders.peekVouchers('o-1')).toBeUndefined();
    expect(sdk.orders.peekVouchers('o-2')).toBeDefined();
    await sdk.session.logout();
    expect(sdk.orders.peekVouchers('o-2')).toBeUndefined();
  });

  it('are never shown to another member', async () => {
    const { sdk, reply, host } = await createOwner();
    await sdk.orders.vouchers('o-1');
    reply('/cuser/member/api/getBaseUserInfo', () => ({ ...memberInfo, memberId: 'm-2' }));
    await sdk.session.loginByMobile({ mobile: '13900000000', code: '123456' });
    expect(sdk.orders.peekVouchers('o-1')).toBeUndefined();
    reply(vouchersPath, lost);
    await expect(sdk.orders.vouchers('o-1')).rejects.toThrow();
    reply(vouchersPath, () => ({ ...sheet, orderId: 'o-9', memberId: 'm-2' }));
    await sdk.orders.vouchers('o-9');
    expect([host.storage.get('voucher:o-1'), host.storage.get('voucher:o-9') !== undefined]).toEqual([
      undefined,
      true,
    ]);
  });

  it('are not kept when the person has logged out before they came', async () => {
    const { sdk, reply } = await createOwner();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    reply(vouchersPath, async () => {
      await arrived;
      return sheet;
    });
    const asked = sdk.orders.vouchers('o-1');
    await sdk.session.logout();
    arrive();
    await asked.catch(() => {});
    expect(sdk.orders.peekVouchers('o-1')).toBeUndefined();
  });

  it('of the last thirty orders are kept', async () => {
    const { sdk, host } = await createOwner();
    for (let id = 0; id <= 30; id += 1) await sdk.orders.vouchers(`${id}`);
    expect([host.storage.get('voucher:0'), host.storage.get('voucher:1') !== undefined]).toEqual([
      undefined,
      true,
    ]);
  });

  it('survive a storage that somebody spoiled', async () => {
    const { sdk } = await createOwner({ vouchers: '{"memberId":7,"orderIds":"x"}', 'voucher:o-1': '[1' });
    expect(sdk.orders.peekVouchers('o-1')).toBeUndefined();
    await sdk.orders.vouchers('o-1');
    expect(sdk.orders.peekVouchers('o-1')).toEqual(sheet);
  });
});

// conformance: ENT-05
describe('orders in English', () => {
  const texts = {
    title: 'Lake tickets',
    productNames: ['Adult', 'Child'],
    labels: ['Adult', 'Child', 'Spring sale'],
  };
  const order = {
    id: 'o-1',
    title: '湖区门票',
    lines: [
      { id: 'l1', title: '成人票' },
      { id: 'l2', title: '儿童票' },
    ],
    breakdown: [
      { kind: 'line', label: '成人票' },
      { kind: 'line', label: '儿童票' },
      { kind: 'promotion', label: '春季' },
    ],
  };

  function createEnglishWorld() {
    const world = createWorld({ locale: 'en' }, login);
    const { reply } = world;
    reply(orderFields, ({ query }) =>
      (query.ordersIds ?? '').split(',').map((dataId) => ({ dataId, data: JSON.stringify(texts) })),
    );
    reply('/cuser/member/orders/list', () => ({
      records: [order],
      total: 1,
      size: 10,
      current: 1,
      pages: 1,
    }));
    reply('/cuser/member/orders/detail', () => order);
    reply(vouchersPath, () => ({
      orderId: 'o-1',
      sn: 'YY1',
      title: '湖区门票',
      checkedAtMs: 1,
      vouchers: [
        { lineId: 'l2', productName: '儿童票' },
        { lineId: 'l1', productName: '成人票' },
        { lineId: 'l9', productName: '别的' },
      ],
    }));
    return world;
  }

  it('have title, titles of lines and price rows as they were stored', async () => {
    const { sdk } = createEnglishWorld();
    const detail = await sdk.orders.detail('o-1');
    expect(detail.title).toBe('Lake tickets');
    expect(detail.lines.map(({ title }) => title)).toEqual(['Adult', 'Child']);
    expect(detail.breakdown.map(({ label }) => label)).toEqual(['Adult', 'Child', 'Spring sale']);
  });

  it('have their list translated by one call, and no call for an empty one', async () => {
    const { sdk, sent, reply } = createEnglishWorld();
    const { records } = await sdk.orders.list({ status: 4 });
    expect(records[0]).toMatchObject({
      title: 'Lake tickets',
      lines: [{ title: 'Adult' }, { title: 'Child' }],
    });
    expect(sent('/cuser/member/orders/list')[0]?.query).toEqual({ status: '4' });
    reply('/cuser/member/orders/list', () => ({ records: [], total: 0, size: 10, current: 1, pages: 0 }));
    await sdk.orders.list();
    expect(sent(orderFields)).toHaveLength(1);
  });

  it('have vouchers named by the line they belong to', async () => {
    const { sdk } = createEnglishWorld();
    const { sheet } = await sdk.orders.vouchers('o-1');
    expect([sheet.title, ...sheet.vouchers.map(({ productName }) => productName)]).toEqual([
      'Lake tickets',
      'Child',
      'Adult',
      '别的',
    ]);
  });

  it('have two lines of the same ticket told apart by their vouchers', async () => {
    const { sdk, reply } = createEnglishWorld();
    const same = (id: string) => ({ id, title: '成人票' });
    reply('/cuser/member/orders/detail', () => ({ ...order, lines: [same('l1'), same('l2')] }));
    reply(vouchersPath, () => ({
      orderId: 'o-1',
      vouchers: ['l2', 'l1'].map((lineId) => ({ lineId, productName: '成人票' })),
    }));
    const { sheet } = await sdk.orders.vouchers('o-1');
    expect(sheet.vouchers.map(({ productName }) => productName)).toEqual(['Child', 'Adult']);
  });

  it('are Chinese rather than nothing', async () => {
    const { sdk, reply } = createEnglishWorld();
    reply(orderFields, () => [{ dataId: 'o-1', data: '{"title":7,"productNames":"x"' }]);
    expect((await sdk.orders.detail('o-1')).title).toBe('湖区门票');
    reply(orderFields, lost);
    expect((await sdk.orders.vouchers('o-1')).sheet.title).toBe('湖区门票');
    reply(orderFields, () => [{ dataId: 'o-1', data: JSON.stringify(texts) }]);
    reply('/cuser/member/orders/detail', lost);
    expect((await sdk.orders.vouchers('o-1')).sheet.title).toBe('湖区门票');
  });

  it.each(['', 'null', '7', '"x"', '[]', '{"title":null}'])('read %j as texts without anything', (json) => {
    expect(parseOrderTexts(json)).toEqual({
      title: undefined,
      productNames: [],
      specTexts: [],
      labels: [],
    });
  });
});

it('counts and cancels', async () => {
  const { sdk, reply, sent } = createWorld({}, login);
  reply('/cuser/member/orders/counts', () => [{ status: 4, count: 2 }]);
  reply('/cuser/member/orders/cancel', () => null);
  expect(await sdk.orders.counts()).toEqual([{ status: 4, count: 2 }]);
  await sdk.orders.cancel('o-1', '改天');
  expect(sent('/cuser/member/orders/cancel')[0]?.body).toEqual({ id: 'o-1', reason: '改天' });
});
