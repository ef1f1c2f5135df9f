import type { ApiClient } from '@yunyou/api-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { poolOf } from './support/flash-sales';
import { pay } from './support/goods-orders';
import {
  type AddedGroupBuy,
  addGroupBuy,
  agree,
  groupLine,
  groupOf,
  orderSeat,
  takeSeat,
} from './support/group-buys';
import { startPaying, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
// All of them come from one address; codes of a test that stands in the future are not the newest for ever.
beforeEach(async () => {
  await server.app.db.deleteFrom('rate_limits').execute();
  await server.app.db.deleteFrom('sandbox_sms').execute();
});
afterEach(async () => expect(await server.breaches()).toEqual([]));

const HOUR_MS = 3_600_000;
const nowMs = () => server.app.clock.now();
const db = () => server.app.db;
const sold = (changes: Parameters<typeof addGroupBuy>[2] = {}) => addGroupBuy(db(), nowMs(), changes);

/** The server's clock stands still until the test ends. */
function freeze(atMs: number): void {
  const spy = vi.spyOn(server.app.clock, 'now').mockReturnValue(atMs);
  onTestFinished(() => spy.mockRestore());
}
const moveTo = (atMs: number) => vi.mocked(server.app.clock.now).mockReturnValue(atMs);

const seat = (api: ApiClient, thing: AddedGroupBuy, groupId?: string) =>
  takeSeat(server, api, thing, groupId);

/** Members who each take a seat of one group; the first opens it. */
async function people(thing: AddedGroupBuy, count: number) {
  const came: { api: ApiClient; orderId: string; groupId: string }[] = [];
  for (let index = 0; index < count; index++) {
    const api = await server.member();
    came.push({ api, ...(await seat(api, thing, came[0]?.groupId)) });
  }
  return came as [(typeof came)[number], ...typeof came];
}

const detailOf = (api: ApiClient, id: string) => api.order.detail({ id });

describe('opening a group', () => {
  it('asks for the rules first, and again when they have changed', async () => {
    const thing = await sold();
    const api = await server.member();
    const lines = [groupLine(thing)];
    const { activeId } = thing;
    await expect(api.order.quote({ lines })).rejects.toMatchObject({ code: 422, rule: 'rulesNotAgreed' });
    expect(await api.activityRules.agreed({ activeId })).toMatchObject({ agreed: false, atMs: null });
    await expect(api.activityRules.agree({ activeId, rulesVersion: '00000000' })).rejects.toMatchObject({
      ...{ code: 409, rule: 'rulesChanged' },
    });
    const version = await agree(api, activeId);
    const { rules, rulesVersion } = await api.activity.detail({ activeId });
    expect(rulesVersion).toBe(version);
    expect(rules).toContain('24小时内满3人成团，未成团款项原路退回');
    expect(await api.activityRules.agreed({ activeId })).toMatchObject({ agreed: true, rulesVersion });
    expect((await api.order.quote({ lines })).totalFen).toBe(600);
    await db()
      .updateTable('activities')
      .set({ ends_ms: thing.endsMs + HOUR_MS })
      .where('id', '=', activeId)
      .execute();
    await expect(api.order.quote({ lines })).rejects.toMatchObject({ code: 409, rule: 'rulesChanged' });
  });

  it('is seen by nobody until its first order is paid, and has its hours from then on', async () => {
    const thing = await sold();
    const [api, other] = [await server.member(), await server.member()];
    const made = await orderSeat(api, thing);
    const groupId = await groupOf(db(), made.id);
    const { activityProductId } = thing;
    expect((await other.groupBuy.forming({ activityProductId })).groups).toEqual([]);
    await expect(other.groupBuy.group({ groupId })).rejects.toMatchObject({ code: 404 });
    expect(await api.groupBuy.group({ groupId })).toMatchObject({ mySeat: 'unpaid', canLeave: false });
    await agree(other, thing.activeId);
    await expect(other.order.quote({ lines: [groupLine(thing, groupId)] })).rejects.toMatchObject({
      code: 404,
    });
    await pay(server, api, made.id);
    const { groups } = await other.groupBuy.forming({ activityProductId });
    const paidMs = (await detailOf(api, made.id)).paidAtMs ?? 0;
    expect(groups).toMatchObject([
      {
        id: groupId,
        status: 'forming',
        needed: 3,
        seatsLeft: 2,
        joined: false,
        endsAtMs: paidMs + 24 * HOUR_MS,
      },
    ]);
    expect((await api.groupBuy.forming({ activityProductId })).groups).toEqual([]);
    expect(await detailOf(api, made.id)).toMatchObject({
      ...{ status: 0, phase: 'forming', groupId, confirmByAtMs: null, canRefund: false },
    });
    const { records } = await api.order.list({});
    expect(records).toMatchObject([{ id: made.id, phase: 'forming', groupId }]);
  });

  it('is void when its leader does not pay', async () => {
    const thing = await sold();
    const api = await server.member();
    const { id } = await orderSeat(api, thing);
    const groupId = await groupOf(db(), id);
    await api.order.cancel({ id });
    await expect(api.groupBuy.group({ groupId })).rejects.toMatchObject({ code: 404 });
    expect(await poolOf(db(), thing.activityProductId)).toEqual({ total: 100, held: 0, taken: 0 });
    expect((await seat(api, thing)).groupId).not.toBe(groupId);
  });

  it('is refused before the start, after the end, elsewhere and beyond the limits', async () => {
    const startsMs = nowMs() + HOUR_MS;
    const thing = await sold({ startsMs, product: { limitPerOrder: 2, limitPerMember: 2 } });
    const api = await server.member();
    await agree(api, thing.activeId);
    const quote = (quantity = 1) => api.order.quote({ lines: [groupLine(thing, undefined, quantity)] });
    freeze(startsMs - 1);
    await expect(quote()).rejects.toMatchObject({ code: 409, rule: 'notStarted' });
    moveTo(startsMs);
    expect((await quote()).totalFen).toBe(600);
    await expect(quote(3)).rejects.toMatchObject({ code: 422, rule: 'amountOutOfRange' });
    moveTo(thing.endsMs);
    await expect(quote()).rejects.toMatchObject({ code: 410, rule: 'activityOver' });
    const elsewhere = await sold({ activity: { channels: [3] } });
    await expect(api.order.quote({ lines: [groupLine(elsewhere)] })).rejects.toMatchObject({
      ...{ code: 422, rule: 'channelRefused' },
    });
  });

  it('is one at a time for a product, and its id is told', async () => {
    const thing = await sold({ product: { limitPerMember: 9 } });
    const api = await server.member();
    const { id: orderId } = await orderSeat(api, thing);
    const groupId = await groupOf(db(), orderId);
    const refused = { code: 409, rule: 'groupOpenAlready', detail: { groupId, orderId } };
    await expect(api.order.quote({ lines: [groupLine(thing)] })).rejects.toMatchObject(refused);
    await pay(server, api, orderId);
    await expect(api.order.quote({ lines: [groupLine(thing)] })).rejects.toMatchObject(refused);
    const other = await server.member();
    const { groupId: another } = await seat(other, thing);
    await expect(api.order.quote({ lines: [groupLine(thing, another)] })).rejects.toMatchObject(refused);
  });

  it('takes its pieces from the pool of the activity, and there is no more than that', async () => {
    const thing = await sold({ total: 1 });
    await seat(await server.member(), thing);
    expect(await poolOf(db(), thing.activityProductId)).toEqual({ total: 1, held: 0, taken: 1 });
    const api = await server.member();
    await agree(api, thing.activeId);
    await expect(api.order.quote({ lines: [groupLine(thing)] })).rejects.toMatchObject({
      ...{ code: 410, rule: 'activitySoldOut' },
    });
  });

  it('refuses what is of another product, activity or type', async () => {
    const [thing, other] = [await sold(), await sold()];
    const api = await server.member();
    await agree(api, thing.activeId);
    const line = groupLine(thing);
    const activity = line.activity ?? { activeId: '', activeType: 3, activityProductId: '' };
    const quote = (changes: object, more: object = {}) =>
      api.order.quote({
        lines: [{ ...line, ...more, activity: { ...activity, ...changes } } as typeof line],
      });
    await expect(quote({ activityProductId: other.activityProductId })).rejects.toMatchObject({ code: 404 });
    await expect(quote({ activeId: other.activeId })).rejects.toMatchObject({ code: 404 });
    await expect(quote({ activeType: 4 })).rejects.toMatchObject({ code: 404 });
    await expect(quote({}, { productId: other.productId, skuDetailId: other.skuId })).rejects.toMatchObject({
      code: 400,
    });
    await expect(quote({ groupId: 'group-guessed' })).rejects.toMatchObject({ code: 404 });
    for (const quantity of [0, -1, 1.5, 1e9])
      await expect(quote({}, { quantity })).rejects.toMatchObject({ code: 400 });
  });
});

describe('joining a group', () => {
  it('fills it: all orders stand, all are told, and a stranger is offered another', async () => {
    const thing = await sold();
    const [leader, second] = await people(thing, 2);
    const { groupId } = leader;
    const shown = await second?.api.groupBuy.group({ groupId });
    expect(shown).toMatchObject({
      ...{ mySeat: 'paid', isLeader: false, canLeave: true, myOrderId: second?.orderId },
      group: { seatsLeft: 1, joined: true, status: 'forming' },
    });
    expect(shown?.group.members).toHaveLength(2);
    const last = await server.member();
    const { orderId } = await seat(last, thing, groupId);
    for (const one of [leader, second, { api: last, orderId }] as const)
      expect(await detailOf(one?.api as ApiClient, one?.orderId ?? '')).toMatchObject({ status: 1, groupId });
    await server.runJobs();
    for (const api of [leader.api, last]) {
      const { records } = await api.message.list({});
      expect(records.map(({ title }) => title['zh-Hans'])).toContain('拼团成功');
    }
    const { timeline, canLeave } = await last.groupBuy.group({ groupId });
    expect(timeline.map(({ event }) => event)).toEqual(['opened', 'joined', 'joined', 'formed']);
    expect(canLeave).toBe(false);
    const [another] = await people(thing, 1);
    const stranger = await server.member();
    await agree(stranger, thing.activeId);
    await expect(stranger.order.quote({ lines: [groupLine(thing, groupId)] })).rejects.toMatchObject({
      ...{ code: 409, rule: 'groupFull' },
      detail: { alternatives: [{ groupId: another.groupId, lacking: 2 }] },
    });
    expect((await stranger.groupBuy.group({ groupId })).alternatives).toMatchObject([
      { id: another.groupId },
    ]);
    await expect(last.order.quote({ lines: [groupLine(thing, groupId)] })).rejects.toMatchObject({
      ...{ code: 409, rule: 'groupAlreadyJoined', detail: { groupId, orderId } },
    });
  });

  it('holds the seat with the order, and no longer than the group', async () => {
    const thing = await sold({ product: { needed: 2 } });
    const [leader] = await people(thing, 1);
    const { groupId } = leader;
    const endsAtMs = (await leader.api.groupBuy.group({ groupId })).group.endsAtMs;
    freeze(endsAtMs - 10 * 60_000);
    const api = await server.member();
    const made = await orderSeat(api, thing, groupId);
    expect(made.expiresAtMs).toBe(endsAtMs);
    expect((await leader.api.groupBuy.group({ groupId })).group).toMatchObject({ seatsLeft: 0 });
    const late = await server.member();
    await agree(late, thing.activeId);
    await expect(late.order.quote({ lines: [groupLine(thing, groupId)] })).rejects.toMatchObject({
      rule: 'groupFull',
    });
    await api.order.cancel({ id: made.id });
    expect((await late.order.quote({ lines: [groupLine(thing, groupId)] })).totalFen).toBe(600);
  });

  it('closes a minute before the end, to the millisecond', async () => {
    const thing = await sold();
    const [{ api, groupId }] = await people(thing, 1);
    const endsAtMs = (await api.groupBuy.group({ groupId })).group.endsAtMs;
    const late = await server.member();
    await agree(late, thing.activeId);
    const lines = [groupLine(thing, groupId)];
    freeze(endsAtMs - 60_000);
    expect((await late.order.quote({ lines })).totalFen).toBe(600);
    moveTo(endsAtMs - 59_999);
    await expect(late.order.quote({ lines })).rejects.toMatchObject({ code: 410, rule: 'groupOver' });
    const { activityProductId } = thing;
    expect((await late.groupBuy.forming({ activityProductId })).groups).toEqual([]);
  });

  it('goes on after the end of the activity, which stops new groups', async () => {
    const startsMs = nowMs() - 60_000;
    const thing = await sold({ startsMs, endsMs: nowMs() + 60_000, product: { needed: 2 } });
    const [{ groupId }] = await people(thing, 1);
    const api = await server.member();
    await agree(api, thing.activeId);
    freeze(thing.endsMs + HOUR_MS);
    await server.runJobs();
    await expect(api.order.quote({ lines: [groupLine(thing)] })).rejects.toMatchObject({
      rule: 'activityOver',
    });
    const { orderId } = await seat(api, thing, groupId);
    expect(await detailOf(api, orderId)).toMatchObject({ status: 1 });
    await server.runJobs();
    expect(await poolOf(db(), `pool-${thing.skuId}`)).toEqual({ total: 500, held: 2, taken: 0 });
  });

  it('goes to those of the own city first', async () => {
    const thing = await sold();
    const [first] = await people(thing, 1);
    const [second] = await people(thing, 1);
    await db().updateTable('buy_groups').set({ city: '深圳市' }).where('id', '=', second.groupId).execute();
    const { activityProductId } = thing;
    const idsFor = async (cityName?: string) =>
      (
        await server.visitor().groupBuy.forming({ activityProductId, ...(cityName && { cityName }) })
      ).groups.map(({ id }) => id);
    expect(await idsFor()).toEqual([first.groupId, second.groupId]);
    expect(await idsFor('深圳市')).toEqual([second.groupId, first.groupId]);
  });
});

describe('the end of a group', () => {
  it('gives all money back when it is not full, within the same sweep', async () => {
    const thing = await sold();
    const [leader, second] = await people(thing, 2);
    const { groupId } = leader;
    const unpaid = await server.member();
    const left = await orderSeat(unpaid, thing, groupId);
    const endsAtMs = (await leader.api.groupBuy.group({ groupId })).group.endsAtMs;
    freeze(endsAtMs - 1);
    await server.runJobs();
    expect(await detailOf(leader.api, leader.orderId)).toMatchObject({ status: 0, phase: 'forming' });
    moveTo(endsAtMs);
    await server.runJobs();
    for (const one of [leader, second]) {
      expect(await detailOf(one?.api as ApiClient, one?.orderId ?? '')).toMatchObject({
        ...{ status: 3, closeReason: 'groupFailed', refundedFen: 600, payStatus: 3 },
      });
      const { records } = (await one?.api.message.list({})) ?? { records: [] };
      expect(records.map(({ title }) => title['zh-Hans'])).toContain('拼团未成功');
    }
    expect(await detailOf(unpaid, left.id)).toMatchObject({ status: 6 });
    expect(await leader.api.groupBuy.group({ groupId })).toMatchObject({
      ...{
        canLeave: false,
        group: { status: 'failed', seatsLeft: 0 },
        refund: { status: 'refunded', fen: 600 },
      },
    });
    expect(await poolOf(db(), thing.activityProductId)).toMatchObject({ taken: 0 });
    const shown = await leader.api.myActivity.list({ kind: 'group' });
    expect(shown.records).toMatchObject([
      { id: groupId, state: 'ended', subtitle: '未成团，款项原路退回', activeType: 3 },
    ]);
    // What failed does not count against the limit of one.
    moveTo(endsAtMs + 1);
    expect((await seat(leader.api, thing)).groupId).not.toBe(groupId);
  });

  it('is seen before a job has run', async () => {
    const thing = await sold();
    const [{ api, groupId, orderId }] = await people(thing, 1);
    freeze((await api.groupBuy.group({ groupId })).group.endsAtMs);
    expect((await api.groupBuy.group({ groupId })).group.status).toBe('failed');
    expect(await detailOf(api, orderId)).toMatchObject({ status: 3 });
  });

  it('is filled by the merchant where the rules say so, from half of the seats on', async () => {
    const thing = await sold({ product: { virtualCompletion: true } });
    const { rules } = await server.visitor().activity.detail({ activeId: thing.activeId });
    expect(rules.join()).toContain('到时已有2人付款的，缺少的名额由商家补位');
    const [leader] = await people(thing, 2);
    const [alone] = await people(thing, 1);
    const endsMs = (await alone.api.groupBuy.group({ groupId: alone.groupId })).group.endsAtMs;
    freeze(endsMs + 1);
    await server.runJobs();
    const { group } = await leader.api.groupBuy.group({ groupId: leader.groupId });
    expect(group.status).toBe('formed');
    expect(group.members.map(({ seat: kind }) => kind)).toEqual(['member', 'member', 'merchant']);
    expect(group.members[2]).toMatchObject({ name: '', avatarUrl: '' });
    expect(await detailOf(leader.api, leader.orderId)).toMatchObject({ status: 1 });
    expect((await alone.api.groupBuy.group({ groupId: alone.groupId })).group.status).toBe('failed');
  });

  it('counts what was paid in time, although nobody has told of it', async () => {
    const thing = await sold({ product: { needed: 2 } });
    const [leader] = await people(thing, 1);
    const { groupId } = leader;
    const endsAtMs = (await leader.api.groupBuy.group({ groupId })).group.endsAtMs;
    freeze(endsAtMs - 120_000);
    const api = await server.member();
    const { id } = await orderSeat(api, thing, groupId);
    const prepay = await startPaying(api, id);
    moveTo(endsAtMs - 1_000);
    await server.press('cashier/pay-silently', { prepay_id: prepay });
    moveTo(endsAtMs + 60_000);
    expect((await leader.api.groupBuy.group({ groupId })).group.status).toBe('formed');
    expect(await detailOf(api, id)).toMatchObject({ status: 1 });
    expect(await detailOf(leader.api, leader.orderId)).toMatchObject({ status: 1 });
  });

  it('waits two minutes for the word of a payment system that does not answer, and no longer', async () => {
    const thing = await sold({ product: { needed: 2 } });
    const [leader] = await people(thing, 1);
    const { groupId } = leader;
    const endsAtMs = (await leader.api.groupBuy.group({ groupId })).group.endsAtMs;
    freeze(endsAtMs - 120_000);
    const api = await server.member();
    const { id } = await orderSeat(api, thing, groupId);
    const prepay = await startPaying(api, id);
    const { payments } = server.app;
    const { query } = payments;
    payments.query = async () => ({ state: 'unknown' });
    onTestFinished(() => {
      payments.query = query;
    });
    moveTo(endsAtMs - 1_000);
    await server.press('cashier/pay-silently', { prepay_id: prepay });
    moveTo(endsAtMs + 119_999);
    await server.runJobs();
    expect((await leader.api.groupBuy.group({ groupId })).group.status).toBe('forming');
    moveTo(endsAtMs + 120_000);
    await server.runJobs();
    expect((await leader.api.groupBuy.group({ groupId })).group.status).toBe('failed');
    expect(await detailOf(leader.api, leader.orderId)).toMatchObject({ status: 3, refundedFen: 600 });
    payments.query = query;
    moveTo(endsAtMs + 600_000);
    await server.runJobs();
    expect(await detailOf(api, id)).toMatchObject({
      ...{ status: 6, closeReason: 'latePayment', refundedFen: 600 },
    });
  });
});

describe('leaving a group', () => {
  it('tells what comes back first, gives all of it back, and frees the seat', async () => {
    const thing = await sold();
    const [leader, second] = await people(thing, 2);
    const { groupId } = leader;
    expect(await leader.api.groupBuy.leave({ groupId, confirm: false })).toEqual({
      ...{ done: false, orderId: leader.orderId, refundFen: 600, endsGroup: false },
    });
    expect(await detailOf(leader.api, leader.orderId)).toMatchObject({ status: 0 });
    expect(await leader.api.groupBuy.leave({ groupId, confirm: true })).toMatchObject({ done: true });
    expect(await detailOf(leader.api, leader.orderId)).toMatchObject({
      ...{ status: 6, closeReason: 'cancelled', refundedFen: 600 },
    });
    const shown = await second?.api.groupBuy.group({ groupId });
    expect(shown).toMatchObject({ isLeader: true, group: { seatsLeft: 2, status: 'forming' } });
    expect(shown?.timeline.map(({ event }) => event)).toEqual(['opened', 'joined', 'left']);
    expect(await leader.api.groupBuy.group({ groupId })).toMatchObject({ mySeat: 'left', isLeader: false });
    await expect(leader.api.groupBuy.leave({ groupId, confirm: true })).rejects.toMatchObject({ code: 409 });
    // The seat and the limit are free again.
    expect((await seat(leader.api, thing, groupId)).groupId).toBe(groupId);
  });

  it('ends the group with its last member, and closes what nobody has paid', async () => {
    const thing = await sold();
    const [{ api, groupId, orderId }] = await people(thing, 1);
    const unpaid = await server.member();
    const { id } = await orderSeat(unpaid, thing, groupId);
    expect(await api.groupBuy.leave({ groupId, confirm: true })).toMatchObject({ endsGroup: true });
    expect(await detailOf(api, orderId)).toMatchObject({ status: 6, closeReason: 'cancelled' });
    await expect.poll(() => detailOf(unpaid, id)).toMatchObject({ status: 6, closeReason: 'groupFailed' });
    const { group } = await api.groupBuy.group({ groupId });
    expect(group).toMatchObject({ status: 'failed', seatsLeft: 0, members: [{ seat: 'left' }] });
  });

  it('is not for strangers, for who has not paid, or after the end', async () => {
    const thing = await sold({ product: { needed: 2 } });
    const [leader] = await people(thing, 1);
    const { groupId } = leader;
    const stranger = await server.member();
    await expect(stranger.groupBuy.leave({ groupId, confirm: true })).rejects.toMatchObject({ code: 404 });
    const { id } = await orderSeat(stranger, thing, groupId);
    await expect(stranger.groupBuy.leave({ groupId, confirm: true })).rejects.toMatchObject({
      ...{ code: 409, detail: { orderId: id } },
    });
    await pay(server, stranger, id);
    await expect(stranger.groupBuy.leave({ groupId, confirm: true })).rejects.toMatchObject({
      ...{ code: 410, rule: 'groupOver' },
    });
  });

  it('is the only way out while it forms; after that the rule of the product is', async () => {
    const thing = await sold({ product: { needed: 2 } });
    const [leader] = await people(thing, 1);
    const { groupId } = leader;
    const refused = { code: 422, rule: 'groupForming' };
    const lineId = (await detailOf(leader.api, leader.orderId)).lines[0]?.id ?? '';
    const items = [{ lineId, quantity: 1 }];
    await expect(leader.api.refund.options({ orderId: leader.orderId })).rejects.toMatchObject(refused);
    await expect(leader.api.refund.quote({ orderId: leader.orderId, items })).rejects.toMatchObject(refused);
    await expect(
      leader.api.refund.apply({
        ...{ orderId: leader.orderId, items, expectedAmountFen: 600, expectedFeeFen: 0 },
      }),
    ).rejects.toMatchObject(refused);
    const last = await server.member();
    await seat(last, thing, groupId);
    const { amountFen, feeFen } = await leader.api.refund.quote({ orderId: leader.orderId, items });
    await leader.api.refund.apply({
      ...{ orderId: leader.orderId, items, expectedAmountFen: amountFen, expectedFeeFen: feeFen },
    });
    const { group } = await last.groupBuy.group({ groupId });
    expect(group).toMatchObject({ status: 'formed', members: [{ seat: 'left' }, { seat: 'member' }] });
    // What was bought and given back keeps the limit.
    await expect(leader.api.order.quote({ lines: [groupLine(thing)] })).rejects.toMatchObject({
      rule: 'purchaseLimit',
    });
  });
});

describe('lists', () => {
  it('show what is sold to groups, with what one pays alone', async () => {
    const thing = await sold();
    await people(thing, 1);
    const find = async () =>
      (await server.visitor().groupBuy.list({ size: 50 })).records.find(
        ({ activeId }) => activeId === thing.activeId,
      );
    expect(await find()).toMatchObject({
      ...{ activityPriceFen: 600, timeStatus: 1 },
      group: { needed: 3, hours: 24, virtualCompletion: false, soldQuantity: 1, singlePriceFen: 1_000 },
    });
    const { activities } = await server
      .visitor()
      .activity.ofProduct({ productType: 0, productId: thing.productId, productSpec: thing.skuId });
    expect(activities).toMatchObject([
      { activeType: 3, activityProductId: thing.activityProductId, groupNeeded: 3 },
    ]);
    const { products } = await server.visitor().activity.detail({ activeId: thing.activeId });
    expect(products).toMatchObject([{ group: { needed: 3 } }]);
  });

  it('hide drafts and what is over', async () => {
    const [draft, over] = [await sold({ isDraft: true }), await sold()];
    freeze(over.endsMs);
    const ids = (await server.visitor().groupBuy.list({ size: 50 })).records.map(({ activeId }) => activeId);
    expect(ids).not.toContain(draft.activeId);
    expect(ids).not.toContain(over.activeId);
    const api = await server.member();
    await expect(api.groupBuy.forming({ activityProductId: draft.activityProductId })).rejects.toMatchObject({
      code: 404,
    });
    await expect(api.activityRules.agreed({ activeId: draft.activeId })).rejects.toMatchObject({ code: 404 });
  });
});

describe('an order of a group', () => {
  it('waits for the merchant, but only since its group is full', async () => {
    const thing = await sold({ product: { needed: 2 } });
    await db()
      .updateTable('shops')
      .set({ confirm_mode: 'merchant' })
      .where('id', 'in', db().selectFrom('products').select('supplier_id').where('id', '=', thing.productId))
      .execute();
    const [leader] = await people(thing, 1);
    const press = () => server.press('console/orders/confirm', { id: leader.orderId });
    await press();
    expect(await detailOf(leader.api, leader.orderId)).toMatchObject({
      ...{ status: 0, phase: 'forming', confirmByAtMs: null },
    });
    await seat(await server.member(), thing, leader.groupId);
    const waiting = await detailOf(leader.api, leader.orderId);
    expect(waiting).toMatchObject({ status: 0, phase: 'toConfirm' });
    expect(waiting.confirmByAtMs).toBeGreaterThan(nowMs());
    await press();
    expect(await detailOf(leader.api, leader.orderId)).toMatchObject({ status: 1 });
  });

  it('is paid too late when its group is over: the money goes back', async () => {
    const thing = await sold({ product: { needed: 2 } });
    const [leader] = await people(thing, 1);
    const api = await server.member();
    const { id } = await orderSeat(api, thing, leader.groupId);
    await db()
      .updateTable('buy_groups')
      .set({ ends_ms: nowMs() - 1_000 })
      .where('id', '=', leader.groupId)
      .execute();
    await pay(server, api, id);
    expect(await detailOf(api, id)).toMatchObject({
      ...{ status: 6, closeReason: 'latePayment', refundedFen: 600 },
    });
    await server.runJobs();
    expect(await detailOf(leader.api, leader.orderId)).toMatchObject({ status: 3 });
  });
});
