import type { ApiClient } from '@yunyou/api-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { poolOf } from './support/flash-sales';
import { pay } from './support/goods-orders';
import { groupLine, orderSeat } from './support/group-buys';
import { groupWorld } from './support/group-world';
import { startPaying } from './support/test-server';

const { db, detailOf, freeze, moveTo, nowMs, people, seat, server, sold } = groupWorld();

// conformance: MKT-02
describe('the end of a group', () => {
  it('gives all money back when it is not full, within the same sweep', async () => {
    const thing = await sold();
    const [leader, second] = await people(thing, 2);
    const { groupId } = leader;
    const unpaid = await server().member();
    const left = await orderSeat(unpaid, thing, groupId);
    const endsAtMs = (await leader.api.groupBuy.group({ groupId })).group.endsAtMs;
    freeze(endsAtMs - 1);
    await server().runJobs();
    expect(await detailOf(leader.api, leader.orderId)).toMatchObject({ status: 0, phase: 'forming' });
    moveTo(endsAtMs);
    await server().runJobs();
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
    const { rules } = await server().visitor().activity.detail({ activeId: thing.activeId });
    expect(rules.join()).toContain('到时已有2人付款的，缺少的名额由商家补位');
    const [leader] = await people(thing, 2);
    const [alone] = await people(thing, 1);
    const endsMs = (await alone.api.groupBuy.group({ groupId: alone.groupId })).group.endsAtMs;
    freeze(endsMs + 1);
    await server().runJobs();
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
    const api = await server().member();
    const { id } = await orderSeat(api, thing, groupId);
    const prepay = await startPaying(api, id);
    moveTo(endsAtMs - 1_000);
    await server().press('cashier/pay-silently', { prepay_id: prepay });
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
    const api = await server().member();
    const { id } = await orderSeat(api, thing, groupId);
    const prepay = await startPaying(api, id);
    const { payments } = server().app;
    const { query } = payments;
    payments.query = async () => ({ state: 'unknown' });
    onTestFinished(() => {
      payments.query = query;
    });
    moveTo(endsAtMs - 1_000);
    await server().press('cashier/pay-silently', { prepay_id: prepay });
    moveTo(endsAtMs + 119_999);
    await server().runJobs();
    expect((await leader.api.groupBuy.group({ groupId })).group.status).toBe('forming');
    moveTo(endsAtMs + 120_000);
    await server().runJobs();
    expect((await leader.api.groupBuy.group({ groupId })).group.status).toBe('failed');
    expect(await detailOf(leader.api, leader.orderId)).toMatchObject({ status: 3, refundedFen: 600 });
    payments.query = query;
    moveTo(endsAtMs + 600_000);
    await server().runJobs();
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
    const unpaid = await server().member();
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
    const stranger = await server().member();
    await expect(stranger.groupBuy.leave({ groupId, confirm: true })).rejects.toMatchObject({ code: 404 });
    const { id } = await orderSeat(stranger, thing, groupId);
    await expect(stranger.groupBuy.leave({ groupId, confirm: true })).rejects.toMatchObject({
      ...{ code: 409, detail: { orderId: id } },
    });
    await pay(server(), stranger, id);
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
    const last = await server().member();
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

describe('an order of a group', () => {
  it('waits for the merchant, but only since its group is full', async () => {
    const thing = await sold({ product: { needed: 2 } });
    await db()
      .updateTable('shops')
      .set({ confirm_mode: 'merchant' })
      .where('id', 'in', db().selectFrom('products').select('supplier_id').where('id', '=', thing.productId))
      .execute();
    const [leader] = await people(thing, 1);
    const press = () => server().press('console/orders/confirm', { id: leader.orderId });
    await press();
    expect(await detailOf(leader.api, leader.orderId)).toMatchObject({
      ...{ status: 0, phase: 'forming', confirmByAtMs: null },
    });
    await seat(await server().member(), thing, leader.groupId);
    const waiting = await detailOf(leader.api, leader.orderId);
    expect(waiting).toMatchObject({ status: 0, phase: 'toConfirm' });
    expect(waiting.confirmByAtMs).toBeGreaterThan(nowMs());
    await press();
    expect(await detailOf(leader.api, leader.orderId)).toMatchObject({ status: 1 });
  });

  it('is paid too late when its group is over: the money goes back', async () => {
    const thing = await sold({ product: { needed: 2 } });
    const [leader] = await people(thing, 1);
    const api = await server().member();
    const { id } = await orderSeat(api, thing, leader.groupId);
    await db()
      .updateTable('buy_groups')
      .set({ ends_ms: nowMs() - 1_000 })
      .where('id', '=', leader.groupId)
      .execute();
    await pay(server(), api, id);
    expect(await detailOf(api, id)).toMatchObject({
      ...{ status: 6, closeReason: 'latePayment', refundedFen: 600 },
    });
    await server().runJobs();
    expect(await detailOf(leader.api, leader.orderId)).toMatchObject({ status: 3 });
  });
});
