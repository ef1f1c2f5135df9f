import type { ApiClient } from '@yunyou/api-client';
import { describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../src/database/transaction';
import { forceNextBox } from '../src/modules/blind-box/force';
import { withdrawBox } from '../src/modules/blind-box/operate';
import { codeSentTo, leave, tryToLeave } from './support/account';
import {
  type AddedBox,
  addBox,
  adult,
  type BoxChanges,
  boxLine,
  buyBoxes,
  openOne,
  orderBoxes,
} from './support/boxes';
import { fileServer } from './support/file-server';
import { poolOf } from './support/flash-sales';
import { freezeClock } from './support/freeze-clock';
import { CONTACT, pay } from './support/goods-orders';
import { agree } from './support/group-buys';
import { newMobile } from './support/test-server';

const server = fileServer();

const DAY_MS = 86_400_000;
const db = () => server().app.db;
const nowMs = () => server().app.clock.now();
const moveTo = (atMs: number) => vi.mocked(server().app.clock.now).mockReturnValue(atMs);
const set = (changes: BoxChanges = {}) => addBox(server().app, nowMs(), changes);
const quote = (api: ApiClient, box: AddedBox, quantity = 1) =>
  api.order.quote({ lines: [boxLine(box, quantity)] });
const standing = (api: ApiClient, { activeId }: AddedBox) => api.blindBox.standing({ activeId });
const boxPool = ({ activityProductId }: AddedBox) => poolOf(db(), activityProductId);

/** Gives boxes of an order back, by their numbers. */
async function giveBack(api: ApiClient, orderId: string, units: number[]) {
  const { lines } = await api.order.detail({ id: orderId });
  const items = lines.map(({ id: lineId }) => ({ lineId, units }));
  const { amountFen, feeFen } = await api.refund.quote({ orderId, items });
  await api.refund.apply({ orderId, items, expectedAmountFen: amountFen, expectedFeeFen: feeFen });
  return amountFen;
}

describe('buying boxes', () => {
  it('reserves them, and those that are paid can be opened; nothing is sent', async () => {
    const box = await set();
    const api = await adult(server());
    const { quote: quoted, id } = await orderBoxes(api, box, 3);
    expect(quoted.totalFen).toBe(11_700);
    expect(quoted.orders).toMatchObject([{ supplierId: box.supplierId }]);
    expect(quoted.lines).toMatchObject([{ kind: 'box', title: '六景', available: 20, min: 1, max: 5 }]);
    // It costs what it costs: there is no other price to compare with.
    expect(quoted.breakdown.map(({ kind }) => kind)).toEqual(['line']);
    expect(quoted.unused).toEqual([]);
    expect(await boxPool(box)).toEqual({ total: 20, held: 0, taken: 3 });
    expect(await standing(api, box)).toMatchObject({ toOpen: 0, age: 'allowed', agreed: true, canBuy: 5 });
    await pay(server(), api, id);
    const detail = await api.order.detail({ id });
    expect(detail).toMatchObject({ status: 1, phase: 'toUse', orderType: 0, delivery: null });
    expect(detail.lines).toMatchObject([{ kind: 'box', toOpen: 3, opened: 0, refundableUnits: [0, 1, 2] }]);
    const { records } = await api.blindBox.mine({ activeId: box.activeId });
    expect(records.map(({ state, paidFen, refundable }) => ({ state, paidFen, refundable }))).toEqual(
      Array(3).fill({ state: 'paid', paidFen: 3_900, refundable: true }),
    );
    expect(await standing(api, box)).toMatchObject({ toOpen: 3, misses: 0, pityIn: 12 });
  });

  it('keeps the price and the rules in the snapshot, with what is in the set and by which odds', async () => {
    const box = await set();
    const api = await adult(server());
    const orderId = await buyBoxes(server(), api, box);
    const texts = await db()
      .selectFrom('order_snapshots')
      .select('canonical')
      .where('order_id', '=', orderId)
      .execute();
    const agreed = texts.map(({ canonical }) => JSON.parse(canonical).activity).find(Boolean);
    const { rules, rulesVersion } = await api.blindBox.detail({ activeId: box.activeId });
    expect(agreed).toMatchObject({ activeId: box.activeId, priceFen: 3_900, rulesVersion });
    expect(agreed.rules.map((rule: { 'zh-Hans': string }) => rule['zh-Hans'])).toEqual(rules);
    expect(rules.join('\n')).toContain('桥（隐藏款）：价值¥90，2件，初始概率10%');
    expect(rules.join('\n')).toContain('未满8周岁不得购买，8至17周岁须监护人同意');
    expect(rules.join('\n')).not.toContain('限购99件');
  });

  it('asks for the rules, then for the age, before anything else', async () => {
    const box = await set();
    const api = await server().member();
    await expect(quote(api, box, 99)).rejects.toMatchObject({ code: 422, rule: 'rulesNotAgreed' });
    await agree(api, box.activeId);
    await expect(quote(api, box, 99)).rejects.toMatchObject({ code: 422, rule: 'ageStatementNeeded' });
    await api.blindBox.ageStatement({ birthDay: '1990-01-01' });
    await expect(quote(api, box, 99)).rejects.toMatchObject({ code: 410, rule: 'activitySoldOut' });
  });

  it('is for what is published and runs, in its channel, alone in its order', async () => {
    const api = await adult(server());
    const draft = await set({ isDraft: true });
    await expect(quote(api, draft)).rejects.toMatchObject({ code: 404 });
    await expect(standing(api, draft)).rejects.toMatchObject({ code: 404 });
    const coming = await set({ startsMs: nowMs() + 3_600_000 });
    await expect(quote(api, coming)).rejects.toMatchObject({ code: 409, rule: 'notStarted' });
    const other = await set({ channels: [4] });
    await expect(quote(api, other)).rejects.toMatchObject({ code: 422, rule: 'channelRefused' });
    const box = await set();
    await agree(api, box.activeId);
    const line = boxLine(box);
    const foreign = { ...line, productId: (await set()).activeId };
    await expect(api.order.quote({ lines: [foreign] })).rejects.toMatchObject({ code: 400 });
    await expect(api.order.quote({ lines: [line, line] })).rejects.toMatchObject({ code: 400 });
    for (const quantity of [0, -1, 1.5, 1e9])
      await expect(quote(api, box, quantity)).rejects.toMatchObject({
        code: quantity === 1e9 ? expect.any(Number) : 400,
      });
  });

  it('gives boxes back that nobody pays', async () => {
    const box = await set();
    const api = await adult(server());
    freezeClock(server());
    const { id } = await orderBoxes(api, box, 5);
    moveTo(nowMs() + 31 * 60_000);
    await server().runJobs();
    expect(await api.order.detail({ id })).toMatchObject({ status: 6, closeReason: 'timedOut' });
    expect(await boxPool(box)).toMatchObject({ taken: 0 });
    expect((await standing(api, box)).canBuy).toBe(5);
  });

  it('ends with the last hidden item; what is paid can still be opened or given back', async () => {
    const box = await set();
    const api = await adult(server());
    const { memberId } = await api.session.userInfo();
    const [orderId, late] = [await buyBoxes(server(), api, box, 4), await adult(server())];
    const unpaid = await orderBoxes(late, box);
    const [, bridge = ''] = box.itemIds;
    for (const _ of ['one bridge', 'the other']) {
      await inTransaction(db(), (tx) =>
        forceNextBox(tx, { activeId: box.activeId, itemId: bridge, memberId }),
      );
      expect((await openOne(api, box)).unit.record?.item.hidden).toBe(true);
    }
    await expect(quote(late, box)).rejects.toMatchObject({ code: 410, rule: 'boxStopped' });
    expect((await late.blindBox.detail({ activeId: box.activeId })).saleState).toBe('stopped');
    await openOne(api, box);
    const { lines } = await api.order.detail({ id: orderId });
    expect(await giveBack(api, orderId, lines[0]?.refundableUnits ?? [])).toBe(3_900);
    // What was ordered in time may be paid and opened.
    await pay(server(), late, unpaid.id);
    expect((await openOne(late, box)).unit.record?.item.name).toBe('扇');
  });
});

describe('the last boxes', () => {
  it('are for those who come first; nobody has one that is not there', async () => {
    const box = await set({
      items: ({ productId, skuIds: [fan = '', bridge = ''] }) => [
        { productId, variantId: fan, count: 2 },
        { productId, variantId: bridge, count: 1, hidden: true },
      ],
    });
    const buyers = await Promise.all(Array.from({ length: 6 }, () => adult(server())));
    for (const api of buyers) await agree(api, box.activeId);
    const made = await Promise.allSettled(
      buyers.map((api) => api.order.create({ lines: [boxLine(box)], expectedTotalFen: 3_900, ...CONTACT })),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const one of made)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 410, rule: 'activitySoldOut' });
    expect(await boxPool(box)).toMatchObject({ total: 3, taken: 3 });
  });
});

describe('limits', () => {
  it('allow five boxes an order, and ten and 1,000 yuan a day over all sets', async () => {
    const [cheap, dear] = [await set(), await set({ priceFen: 20_000 })];
    const api = await adult(server());
    for (const box of [cheap, dear]) await agree(api, box.activeId);
    await expect(quote(api, cheap, 6)).rejects.toMatchObject({
      ...{ code: 422, rule: 'amountOutOfRange', detail: { min: 1, max: 5 } },
    });
    await buyBoxes(server(), api, dear, 4);
    expect(await standing(api, dear)).toMatchObject({ canBuy: 1 });
    await expect(quote(api, dear, 2)).rejects.toMatchObject({
      ...{ code: 422, rule: 'boxLimitToday', detail: { left: 1 } },
    });
    await buyBoxes(server(), api, cheap, 5);
    expect(await standing(api, cheap)).toMatchObject({ canBuy: 0 });
    await expect(quote(api, cheap)).rejects.toMatchObject({ code: 422, rule: 'boxLimitToday' });
  });

  it('begin anew with the day, Beijing time', async () => {
    const box = await set({ endsMs: nowMs() + 3 * DAY_MS });
    const api = await adult(server());
    freezeClock(server());
    for (const many of [5, 5]) await buyBoxes(server(), api, box, many);
    await expect(quote(api, box)).rejects.toMatchObject({ rule: 'boxLimitToday' });
    const midnight = Math.ceil((nowMs() + 8 * 3_600_000) / DAY_MS) * DAY_MS - 8 * 3_600_000;
    moveTo(midnight - 1);
    await expect(quote(api, box)).rejects.toMatchObject({ rule: 'boxLimitToday' });
    moveTo(midnight);
    expect((await quote(api, box, 5)).totalFen).toBe(19_500);
    // What other tests left unpaid is too old by now.
    await server().runJobs();
  });

  it('count orders that are made at the same moment', async () => {
    const box = await set();
    const api = await adult(server());
    await agree(api, box.activeId);
    await buyBoxes(server(), api, box, 5);
    const create = (quantity: number) =>
      api.order.create({ lines: [boxLine(box, quantity)], expectedTotalFen: quantity * 3_900, ...CONTACT });
    const made = await Promise.allSettled([create(4), create(4), create(4)]);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of made)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 422, rule: 'boxLimitToday' });
    expect(await boxPool(box)).toMatchObject({ taken: 9 });
  });
});

describe('the age', () => {
  const ago = (years: number, days = 0): string => {
    const day = new Date(nowMs() + 8 * 3_600_000);
    day.setUTCFullYear(day.getUTCFullYear() - years);
    return new Date(day.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  };
  const state = (api: ApiClient, birthDay: string, guardian = {}) =>
    api.blindBox.ageStatement({ birthDay, ...guardian });

  it('is at least eight; nothing is kept of those who are younger', async () => {
    const box = await set();
    const api = await server().member();
    await expect(state(api, ago(8, 1))).rejects.toMatchObject({ code: 422, rule: 'ageNotAllowed' });
    await expect(state(api, ago(-1))).rejects.toMatchObject({ code: 400 });
    await expect(state(api, '2001-02-29')).rejects.toMatchObject({ code: 400 });
    expect((await standing(api, box)).age).toBe('unknown');
  });

  it('of 8 to 17 needs a guardian, whose code says what it is for', async () => {
    const box = await set();
    const api = await server().member();
    await agree(api, box.activeId);
    for (const birthDay of [ago(8), ago(18, 1)])
      await expect(state(api, birthDay)).rejects.toMatchObject({ code: 422, rule: 'guardianNeeded' });
    const guardianMobile = newMobile();
    const { challengeId } = await api.blindBox.guardianCode({ mobile: guardianMobile });
    const [sms] = (await server().console()).sms;
    expect(sms?.body).toContain('监护人');
    const guardianCode = await codeSentTo(server(), guardianMobile);
    const wrong = guardianCode === '000000' ? '000001' : '000000';
    await expect(
      state(api, ago(16), { guardianMobile, guardianCode: wrong, challengeId }),
    ).rejects.toMatchObject({ code: 422, rule: 'codeWrong', fields: [{ field: 'guardianCode' }] });
    // Whoever overhears it has not been sent it.
    await expect(
      state(await server().member(), ago(16), { guardianMobile, guardianCode, challengeId }),
    ).rejects.toMatchObject({ code: 422 });
    // It is for nothing else.
    await expect(
      api.session.mobileLogin({ mobile: guardianMobile, code: guardianCode }),
    ).rejects.toMatchObject({
      rule: 'codeWrong',
    });
    expect(await state(api, ago(16), { guardianMobile, guardianCode, challengeId })).toEqual({
      allowed: true,
    });
    expect((await standing(api, box)).age).toBe('allowed');
    await buyBoxes(server(), api, box);
    await expect(state(api, ago(16), { guardianMobile, guardianCode, challengeId })).rejects.toMatchObject({
      code: 422,
    });
  });

  it('lets nobody have codes sent to strangers for ever', async () => {
    freezeClock(server());
    const api = await server().member();
    for (let sent = 0; sent < 10; sent++) await api.blindBox.guardianCode({ mobile: newMobile() });
    await expect(api.blindBox.guardianCode({ mobile: newMobile() })).rejects.toMatchObject({ code: 429 });
  });

  it('from 18 on needs nobody, and nobody is their own guardian', async () => {
    const api = await server().member();
    const { mobile } = await api.session.userInfo();
    await expect(api.blindBox.guardianCode({ mobile })).rejects.toMatchObject({
      ...{ code: 422, rule: 'guardianNeeded', fields: [{ field: 'mobile' }] },
    });
    await expect(
      state(api, ago(10), { guardianMobile: mobile, guardianCode: '123456' }),
    ).rejects.toMatchObject({ rule: 'guardianNeeded', fields: [{ field: 'guardianMobile' }] });
    expect(await state(api, ago(18))).toEqual({ allowed: true });
  });

  it('is what the member told elsewhere where that is younger', async () => {
    const box = await set();
    const api = await adult(server());
    await agree(api, box.activeId);
    await api.member.editProfile({ birthday: ago(15) });
    expect((await standing(api, box)).age).toBe('guardianNeeded');
    await expect(quote(api, box)).rejects.toMatchObject({ code: 422, rule: 'guardianNeeded' });
    await expect(state(api, ago(30))).rejects.toMatchObject({ rule: 'guardianNeeded' });
  });

  it('is kept encrypted, told to its member, and forgotten with them', async () => {
    const api = await adult(server());
    const { memberId } = await api.session.userInfo();
    const rows = () =>
      db().selectFrom('age_statements').selectAll().where('member_id', '=', memberId).execute();
    expect(JSON.stringify(await rows())).not.toContain('1990');
    const { json } = await api.member.ownData();
    expect(JSON.parse(json).tables.age_statements).toMatchObject([{ birth_day: '1990-01-01' }]);
    await leave(server(), api);
    expect(await rows()).toEqual([]);
  });
});

describe('boxes that are not opened', () => {
  it('go back in full at any time without asking, and are sold again; opened ones never', async () => {
    const box = await set();
    const api = await adult(server());
    const id = await buyBoxes(server(), api, box, 3);
    const { unit } = await openOne(api, box);
    expect(unit.state).toBe('opened');
    const { lines } = await api.order.detail({ id });
    const [line] = lines;
    expect(line).toMatchObject({ toOpen: 2, opened: 1 });
    const free = line?.refundableUnits ?? [];
    expect(free).toHaveLength(2);
    const openedUnit = [0, 1, 2].filter((one) => !free.includes(one));
    await expect(giveBack(api, id, openedUnit)).rejects.toMatchObject({ code: 409, rule: 'boxOpened' });
    await expect(tryToLeave(api)).rejects.toMatchObject({ code: 409, rule: 'openOrders' });
    expect(await giveBack(api, id, free.slice(0, 1))).toBe(3_900);
    await server().runJobs();
    expect(await boxPool(box)).toMatchObject({ taken: 2 });
    expect(await api.order.detail({ id })).toMatchObject({ status: 1, lines: [{ toOpen: 1, opened: 1 }] });
    await giveBack(api, id, free.slice(1));
    await server().runJobs();
    // One was opened: the order has come to its end.
    expect(await api.order.detail({ id })).toMatchObject({ status: 2, closeReason: null });
    await expect(openOne(api, box, unit.unitId)).rejects.toMatchObject({ rule: 'boxOpened' });
    // What was bought today counts, also when it went back.
    expect((await standing(api, box)).canBuy).toBe(5);
  });

  it('go back by themselves after fifteen days, to the second', async () => {
    const box = await set();
    const api = await adult(server());
    freezeClock(server());
    const id = await buyBoxes(server(), api, box, 2);
    const { records } = await api.blindBox.mine({});
    const dueMs = records[0]?.refundsAtMs ?? 0;
    expect(dueMs).toBe(nowMs() + 15 * DAY_MS);
    moveTo(dueMs - 1);
    await server().runJobs();
    expect(
      (await db().selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst())?.status,
    ).toBe(1);
    moveTo(dueMs);
    await server().runJobs();
    await server().runJobs();
    const order = await db().selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(order).toMatchObject({ status: 6, close_reason: 'boxUnopened', refunded_fen: 7_800 });
    // The set is over: what was in it is sold again.
    expect(await poolOf(db(), `pool-${box.skuIds[0]}`)).toMatchObject({ total: 500 });
    expect(await poolOf(db(), `pool-${box.skuIds[1]}`)).toMatchObject({ total: 500 });
  });

  it('go back when the set is withdrawn, and what was opened stays', async () => {
    const box = await set();
    const api = await adult(server());
    const [whole, begun] = [await buyBoxes(server(), api, box, 2), await buyBoxes(server(), api, box, 2)];
    const { records } = await api.blindBox.mine({ activeId: box.activeId });
    await openOne(api, box, records.find(({ orderId }) => orderId === begun)?.unitId);
    await inTransaction(db(), (tx) => withdrawBox(tx, box.activeId, nowMs()));
    await expect(quote(api, box)).rejects.toMatchObject({ code: 410, rule: 'activityOver' });
    await server().runJobs();
    await server().runJobs();
    expect(await api.order.detail({ id: whole })).toMatchObject({ status: 6, closeReason: 'boxUnopened' });
    expect(await api.order.detail({ id: begun })).toMatchObject({
      status: 2,
      lines: [{ toOpen: 0, opened: 1 }],
    });
    const left = await Promise.all(box.skuIds.map((id) => poolOf(db(), `pool-${id}`)));
    expect(left.reduce((sum, { total }) => sum + total, 0)).toBe(999);
  });
});

describe('my activities', () => {
  it('list what waits for payment, what can be opened, and what went back', async () => {
    const box = await set();
    const api = await adult(server());
    const { id } = await orderBoxes(api, box, 2);
    const list = async () => (await api.myActivity.list({ kind: 'other' })).records;
    expect(await list()).toMatchObject([
      { activeType: 5, state: 'running', subtitle: '待支付', href: expect.stringContaining(id) },
    ]);
    await pay(server(), api, id);
    expect(await list()).toMatchObject([
      {
        state: 'running',
        subtitle: '待开启2',
        href: expect.stringContaining(`blind-box?activeId=${box.activeId}`),
      },
    ]);
    await giveBack(api, id, [0, 1]);
    expect(await list()).toMatchObject([
      { state: 'ended', subtitle: '已退款', href: expect.stringContaining(id) },
    ]);
  });
});
