import type { ApiClient } from '@yunyou/api-client';
import { describe, expect, it } from 'vitest';
import { poolOf } from './support/flash-sales';
import { pay } from './support/goods-orders';
import { agree, groupLine, groupOf, orderSeat } from './support/group-buys';
import { groupWorld, HOUR_MS } from './support/group-world';

const { db, detailOf, freeze, moveTo, nowMs, people, seat, server, sold } = groupWorld();

describe('opening a group', () => {
  it('asks for the rules first, and again when they have changed', async () => {
    const thing = await sold();
    const api = await server().member();
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
    // What was agreed to stays readable as it was.
    expect((await api.activityRules.asAgreed({ activeId })).versions).toEqual([
      { rulesVersion, atMs: expect.any(Number), rules },
    ]);
    const newer = await agree(api, activeId);
    const { versions } = await api.activityRules.asAgreed({ activeId });
    expect(versions.map((one) => one.rulesVersion)).toEqual([newer, rulesVersion]);
    const stranger = await server().member();
    await expect(stranger.activityRules.asAgreed({ activeId })).rejects.toMatchObject({ code: 404 });
  });

  it('is seen by nobody until its first order is paid, and has its hours from then on', async () => {
    const thing = await sold();
    const [api, other] = [await server().member(), await server().member()];
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
    await pay(server(), api, made.id);
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
    const api = await server().member();
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
    const api = await server().member();
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
    const api = await server().member();
    const { id: orderId } = await orderSeat(api, thing);
    const groupId = await groupOf(db(), orderId);
    const refused = { code: 409, rule: 'groupOpenAlready', detail: { groupId, orderId } };
    await expect(api.order.quote({ lines: [groupLine(thing)] })).rejects.toMatchObject(refused);
    await pay(server(), api, orderId);
    await expect(api.order.quote({ lines: [groupLine(thing)] })).rejects.toMatchObject(refused);
    const other = await server().member();
    const { groupId: another } = await seat(other, thing);
    await expect(api.order.quote({ lines: [groupLine(thing, another)] })).rejects.toMatchObject(refused);
  });

  it('takes its pieces from the pool of the activity, and there is no more than that', async () => {
    const thing = await sold({ total: 1 });
    await seat(await server().member(), thing);
    expect(await poolOf(db(), thing.activityProductId)).toEqual({ total: 1, held: 0, taken: 1 });
    const api = await server().member();
    await agree(api, thing.activeId);
    await expect(api.order.quote({ lines: [groupLine(thing)] })).rejects.toMatchObject({
      ...{ code: 410, rule: 'activitySoldOut' },
    });
  });

  it('refuses what is of another product, activity or type', async () => {
    const [thing, other] = [await sold(), await sold()];
    const api = await server().member();
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

// conformance: MKT-02
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
    const last = await server().member();
    const { orderId } = await seat(last, thing, groupId);
    for (const one of [leader, second, { api: last, orderId }] as const)
      expect(await detailOf(one?.api as ApiClient, one?.orderId ?? '')).toMatchObject({ status: 1, groupId });
    await server().runJobs();
    for (const api of [leader.api, last]) {
      const { records } = await api.message.list({});
      expect(records.map(({ title }) => title['zh-Hans'])).toContain('拼团成功');
    }
    const { timeline, canLeave } = await last.groupBuy.group({ groupId });
    expect(timeline.map(({ event }) => event)).toEqual(['opened', 'joined', 'joined', 'formed']);
    expect(canLeave).toBe(false);
    const [another] = await people(thing, 1);
    const stranger = await server().member();
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
    const api = await server().member();
    const made = await orderSeat(api, thing, groupId);
    expect(made.expiresAtMs).toBe(endsAtMs);
    expect((await leader.api.groupBuy.group({ groupId })).group).toMatchObject({ seatsLeft: 0 });
    const late = await server().member();
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
    const late = await server().member();
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
    const api = await server().member();
    await agree(api, thing.activeId);
    freeze(thing.endsMs + HOUR_MS);
    await server().runJobs();
    await expect(api.order.quote({ lines: [groupLine(thing)] })).rejects.toMatchObject({
      rule: 'activityOver',
    });
    const { orderId } = await seat(api, thing, groupId);
    expect(await detailOf(api, orderId)).toMatchObject({ status: 1 });
    await server().runJobs();
    expect(await poolOf(db(), `pool-${thing.skuId}`)).toEqual({ total: 500, held: 2, taken: 0 });
  });

  it('goes to those of the own city first', async () => {
    const thing = await sold();
    const [first] = await people(thing, 1);
    const [second] = await people(thing, 1);
    // A minute later, since both may begin within a millisecond.
    await db()
      .updateTable('buy_groups')
      .set(({ eb }) => ({ city: '深圳市', ends_ms: eb('ends_ms', '+', 60_000) }))
      .where('id', '=', second.groupId)
      .execute();
    const { activityProductId } = thing;
    const idsFor = async (cityName?: string) =>
      (
        await server()
          .visitor()
          .groupBuy.forming({ activityProductId, ...(cityName && { cityName }) })
      ).groups.map(({ id }) => id);
    expect(await idsFor()).toEqual([first.groupId, second.groupId]);
    expect(await idsFor('深圳市')).toEqual([second.groupId, first.groupId]);
  });
});
