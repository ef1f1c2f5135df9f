import type { ApiClient } from '@yunyou/api-client';
import { describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../src/database/transaction';
import { withdrawBargain } from '../src/modules/bargain/operate';
import {
  type AddedBargain,
  addBargain,
  type BargainChanges,
  bargainLine,
  buyBargain,
  friendsHelp,
  orderBargain,
  startBargain,
} from './support/bargains';
import { fileServer } from './support/file-server';
import { poolOf } from './support/flash-sales';
import { freezeClock } from './support/freeze-clock';
import { pay } from './support/goods-orders';

const server = fileServer();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const db = () => server().app.db;
const nowMs = () => server().app.clock.now();
const sold = (changes: BargainChanges = {}) => addBargain(db(), nowMs(), changes);
const stateOf = async (api: ApiClient, bargainId: string) =>
  (await api.bargain.detail({ bargainId })).bargain;
const quote = (api: ApiClient, thing: AddedBargain, bargainId?: string, quantity = 1) =>
  api.order.quote({ lines: [bargainLine(thing, bargainId, quantity)] });

const moveTo = (atMs: number) => vi.mocked(server().app.clock.now).mockReturnValue(atMs);

/** A bargain that somebody has started, of whom so many friends have helped. */
async function started(thing: AddedBargain, helpers = 0) {
  const api = await server().member();
  const { bargain } = await startBargain(api, thing);
  await friendsHelp(server(), bargain.id, helpers);
  return { api, id: bargain.id };
}

// conformance: MKT-03
describe('buying', () => {
  it('costs what it has come down to, and the snapshot tells how the bargain stood', async () => {
    const thing = await sold();
    const { api, id } = await started(thing, 1);
    const { priceFen, cutFen } = await stateOf(api, id);
    const { totalFen, orders } = await quote(api, thing, id);
    expect(totalFen).toBe(priceFen);
    expect(orders).toHaveLength(1);
    const orderId = await buyBargain(server(), api, thing, id);
    expect(await stateOf(api, id)).toMatchObject({ status: 'bought', priceFen, holdsPiece: false });
    const list = await api.transactionSnapshot.list({ orderId });
    const texts = await db()
      .selectFrom('order_snapshots')
      .select('canonical')
      .where('order_id', '=', orderId)
      .execute();
    expect(list).toHaveLength(2);
    const { commitment } = await api.bargain.detail({ bargainId: id });
    const agreed = texts.map(({ canonical }) => JSON.parse(canonical).activity).find(Boolean);
    expect(agreed).toMatchObject({
      ...{ activeId: thing.activeId, priceFen },
      bargain: {
        bargainId: id,
        commitment,
        cutFen,
        cutsMade: 2,
        people: 4,
        startFen: 10_000,
        floorFen: 4_000,
      },
    });
    await expect(quote(api, thing, id)).rejects.toMatchObject({ code: 410, rule: 'bargainOver' });
  });

  it('costs the normal price where that is lower', async () => {
    const thing = await sold({ normalFen: 7_000 });
    const { api, id } = await started(thing);
    expect((await stateOf(api, id)).priceFen).toBe(7_000);
    expect((await quote(api, thing, id)).totalFen).toBe(7_000);
  });

  it('is for the owner, of one piece, and names the bargain', async () => {
    const thing = await sold();
    const { api, id } = await started(thing);
    const stranger = await server().member();
    await expect(quote(stranger, thing, id)).rejects.toMatchObject({ code: 404 });
    await expect(quote(api, await sold(), id)).rejects.toMatchObject({ code: 404 });
    await expect(quote(api, thing)).rejects.toMatchObject({
      ...{ code: 400, fields: [{ field: 'lines.0.activity.bargainId' }] },
    });
    await expect(quote(api, thing, id, 2)).rejects.toMatchObject({ code: 422, rule: 'amountOutOfRange' });
  });

  it('is at the lowest price alone where the activity says so', async () => {
    const thing = await sold({ product: { buyAnyTime: false } });
    const { api, id } = await started(thing, 2);
    expect((await api.bargain.detail({ bargainId: id })).canBuy).toBe(false);
    await expect(quote(api, thing, id)).rejects.toMatchObject({ code: 422, rule: 'floorOnly' });
    await friendsHelp(server(), id, 1);
    expect((await api.bargain.detail({ bargainId: id })).canBuy).toBe(true);
    expect((await quote(api, thing, id)).totalFen).toBe(4_000);
  });

  it('stays bought after a refund, and the piece is for others', async () => {
    const thing = await sold({ total: 1 });
    const { api, id } = await started(thing);
    const orderId = await buyBargain(server(), api, thing, id);
    expect(await poolOf(db(), thing.activityProductId)).toEqual({ total: 1, held: 0, taken: 1 });
    const { lines } = await api.order.detail({ id: orderId });
    const items = lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
    const { amountFen, feeFen } = await api.refund.quote({ orderId, items });
    await api.refund.apply({ orderId, items, expectedAmountFen: amountFen, expectedFeeFen: feeFen });
    await server().runJobs();
    expect((await api.order.detail({ id: orderId })).status).toBe(6);
    expect((await stateOf(api, id)).status).toBe('bought');
    expect(await poolOf(db(), thing.activityProductId)).toEqual({ total: 1, held: 0, taken: 0 });
    await expect(startBargain(api, thing)).rejects.toMatchObject({ code: 422, rule: 'purchaseLimit' });
  });
});

describe('the last piece', () => {
  it('is held for whoever reached the floor, and ends the others, who are told', async () => {
    const thing = await sold({ total: 2 });
    const { api, id } = await started(thing, 3);
    const other = await started(thing, 1);
    expect(await poolOf(db(), thing.activityProductId)).toEqual({ total: 2, held: 1, taken: 0 });
    const last = await started(thing);
    const unpaid = await orderBargain(last.api, thing, last.id);
    // It may come back.
    expect(await stateOf(other.api, other.id)).toMatchObject({ status: 'running', left: 0 });
    await expect(quote(other.api, thing, other.id)).rejects.toMatchObject({
      ...{ code: 410, rule: 'activitySoldOut' },
    });
    await pay(server(), last.api, unpaid.id);
    expect(await stateOf(other.api, other.id)).toMatchObject({ status: 'ended', endReason: 'soldOut' });
    await expect((await server().member()).bargain.help({ bargainId: other.id })).rejects.toMatchObject({
      ...{ code: 410, rule: 'bargainOver' },
    });
    await server().runJobs();
    expect(await stateOf(other.api, other.id)).toMatchObject({ status: 'ended', endReason: 'soldOut' });
    const told = await db()
      .selectFrom('inbox_messages')
      .select(['template', 'href'])
      .where('template', 'in', ['bargainSoldOut', 'bargainThanks'])
      .orderBy('template')
      .execute();
    const href = `/packages/marketing/bargain-goods-detail/bargain-goods-detail?bargainId=${other.id}`;
    expect(told).toEqual([
      { template: 'bargainSoldOut', href },
      { template: 'bargainThanks', href },
    ]);
    expect(await stateOf(api, id)).toMatchObject({ status: 'reached', holdsPiece: true, left: 0 });
    await buyBargain(server(), api, thing, id);
    expect(await poolOf(db(), thing.activityProductId)).toEqual({ total: 2, held: 0, taken: 2 });
  });

  it('comes back to who reached the floor meanwhile, when its order is not paid', async () => {
    const thing = await sold({ total: 1 });
    const [first, second] = [await started(thing), await started(thing, 2)];
    const { id } = await orderBargain(first.api, thing, first.id);
    await friendsHelp(server(), second.id, 1);
    expect(await stateOf(second.api, second.id)).toMatchObject({ status: 'reached', holdsPiece: false });
    await first.api.order.cancel({ id });
    await server().runJobs();
    expect(await stateOf(second.api, second.id)).toMatchObject({ status: 'reached', holdsPiece: true });
    expect(await stateOf(first.api, first.id)).toMatchObject({ status: 'ended', endReason: 'soldOut' });
  });
});

describe('the end', () => {
  it('comes with its time, before a job has seen it; what was held is for others', async () => {
    freezeClock(server(), Date.now());
    const thing = await sold({ total: 3 });
    const { api, id } = await started(thing, 3);
    const { endsAtMs } = await stateOf(api, id);
    moveTo(endsAtMs - 1);
    expect((await stateOf(api, id)).status).toBe('reached');
    moveTo(endsAtMs);
    expect(await stateOf(api, id)).toMatchObject({ status: 'ended', endReason: 'time', holdsPiece: false });
    expect((await api.bargain.detail({ bargainId: id })).proof?.cutsFen).toHaveLength(4);
    await expect(quote(api, thing, id)).rejects.toMatchObject({ code: 410, rule: 'bargainOver' });
    expect((await startBargain(api, thing)).role).toBe('owner');
    expect(await poolOf(db(), thing.activityProductId)).toEqual({ total: 3, held: 0, taken: 0 });
  });

  it('waits for an order that was begun in time, and comes with it when that is not paid', async () => {
    freezeClock(server(), Date.now());
    const thing = await sold();
    const [paying, leaving] = [await started(thing, 3), await started(thing)];
    const { endsAtMs } = await stateOf(leaving.api, leaving.id);
    moveTo(endsAtMs - HOUR_MS / 60);
    const paid = await orderBargain(paying.api, thing, paying.id);
    const left = await orderBargain(leaving.api, thing, leaving.id);
    moveTo(endsAtMs + HOUR_MS / 60);
    await server().runJobs();
    expect((await stateOf(paying.api, paying.id)).status).toBe('reached');
    await pay(server(), paying.api, paid.id);
    expect((await stateOf(paying.api, paying.id)).status).toBe('bought');
    await leaving.api.order.cancel({ id: left.id });
    expect(await stateOf(leaving.api, leaving.id)).toMatchObject({ status: 'ended', endReason: 'time' });
  });

  it('gives a piece that was held back to who goes on after an order that was not paid', async () => {
    const thing = await sold({ total: 1 });
    const { api, id } = await started(thing, 3);
    const made = await orderBargain(api, thing, id);
    expect(await poolOf(db(), thing.activityProductId)).toEqual({ total: 1, held: 0, taken: 1 });
    await api.order.cancel({ id: made.id });
    expect(await poolOf(db(), thing.activityProductId)).toEqual({ total: 1, held: 1, taken: 0 });
    expect(await stateOf(api, id)).toMatchObject({ status: 'reached', holdsPiece: true });
  });

  it('comes a day after its activity is withdrawn, and what is left goes back then', async () => {
    freezeClock(server(), Date.now());
    const thing = await sold({ total: 5, product: { hours: 72 } });
    const { api, id } = await started(thing);
    const at = nowMs();
    await inTransaction(db(), (tx) => withdrawBargain(tx, thing.activeId, at));
    expect(await stateOf(api, id)).toMatchObject({ status: 'running', endsAtMs: at + DAY_MS });
    await expect(startBargain(await server().member(), thing)).rejects.toMatchObject({
      ...{ code: 410, rule: 'activityOver' },
    });
    await friendsHelp(server(), id, 1);
    expect((await quote(api, thing, id)).totalFen).toBe((await stateOf(api, id)).priceFen);
    moveTo(at + DAY_MS);
    await server().runJobs();
    expect(await stateOf(api, id)).toMatchObject({ status: 'ended', endReason: 'withdrawn' });
    expect(await poolOf(db(), thing.activityProductId)).toEqual({ total: 0, held: 0, taken: 0 });
    expect(await poolOf(db(), `pool-${thing.skuId}`)).toEqual({ total: 500, held: 0, taken: 0 });
  });

  it('comes with the activity, and unsold pieces go back to the product', async () => {
    freezeClock(server(), Date.now());
    const thing = await sold({ total: 5, endsMs: nowMs() + HOUR_MS });
    const { api, id } = await started(thing, 3);
    moveTo(thing.endsMs);
    await server().runJobs();
    expect(await stateOf(api, id)).toMatchObject({ status: 'ended', endReason: 'time' });
    expect(await poolOf(db(), `pool-${thing.skuId}`)).toEqual({ total: 500, held: 0, taken: 0 });
  });
});
