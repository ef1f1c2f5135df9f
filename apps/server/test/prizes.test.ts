import type { ApiClient } from '@yunyou/api-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../src/database/transaction';
import { remindOfPrizes, sweepPrizes } from '../src/flows/prizes';
import { givePrize, type PrizeToGive } from '../src/modules/prize/give';
import { takePieces } from '../src/modules/prize/stock-store';
import { freezeClock } from './support/freeze-clock';
import { addAddress, order as buy, goodsLine, ship } from './support/goods-orders';
import { addProduct, addShop, PICTURE, text } from './support/shop';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.db.deleteFrom('rate_limits').execute();
});
afterEach(async () => expect(await server.breaches()).toEqual([]));

const DAY_MS = 86_400_000;
const db = () => server.app.db;
const nowMs = () => server.app.clock.now();

const moveTo = (atMs: number) => vi.mocked(server.app.clock.now).mockReturnValue(atMs);

/** One option of a shop of its own. */
async function option(shopId?: string): Promise<{ skuId: string; productId: string; shopId: string }> {
  const shop = shopId ?? (await addShop(db()));
  const { productId, skuIds } = await addProduct(db(), shop, { skus: [{ priceFen: 5_000, total: 10 }] });
  return { skuId: skuIds[0] ?? '', productId, shopId: shop };
}

/** Somebody new, with their id. */
async function newMember(): Promise<{ api: ApiClient; memberId: string }> {
  const ids = async () => (await db().selectFrom('members').select('id').execute()).map(({ id }) => id);
  const before = await ids();
  const api = await server.member();
  const memberId = (await ids()).find((id) => !before.includes(id)) ?? '';
  return { api, memberId };
}

/** Somebody who has won pieces of an option. */
async function winner(skuId: string, pieces = 1, changes: Partial<PrizeToGive> = {}) {
  const { api, memberId } = await newMember();
  return { api, memberId, ...(await win(memberId, skuId, pieces, changes)) };
}

/** Pieces of an option that a member wins. */
async function win(memberId: string, skuId: string, pieces = 1, changes: Partial<PrizeToGive> = {}) {
  const ids = await inTransaction(db(), async (tx) => {
    expect(await takePieces(tx, [{ variantId: skuId, pieces }])).toEqual([]);
    const given: string[] = [];
    for (let piece = 0; piece < pieces; piece++) {
      const prize = {
        ...{ memberId, source: 'draw', activeId: null, activityName: text('秋日好运', 'Autumn luck') },
        ...{ kind: 'goods', variantId: skuId, name: text('折扇', 'A fan'), picture: PICTURE },
        ...{ valueFen: 5_000, claimDays: 30, nowMs: nowMs(), ...changes },
      } as PrizeToGive;
      given.push((await givePrize(tx, prize)).prizeOfMineId);
    }
    return given;
  });
  return { ids, id: ids[0] ?? '' };
}

const totalOf = async (skuId: string): Promise<number> =>
  (
    await db()
      .selectFrom('stock')
      .select('total')
      .where('pool_id', '=', `pool-${skuId}`)
      .executeTakeFirstOrThrow()
  ).total;

const stateOf = async (api: ApiClient, prizeOfMineId: string) =>
  (await api.prize.detail({ prizeOfMineId })).state;

// conformance: MKT-04, SELF-01
describe('claiming', () => {
  it('makes one order of nothing, with a line for each prize, sent free', async () => {
    const { skuId, shopId } = await option();
    const { api, ids } = await winner(skuId, 2);
    expect((await api.prize.list({ status: 'toClaim' })).records).toMatchObject([
      { state: 'toClaim', name: '折扇', shop: { supplierId: shopId }, orderId: null },
      { state: 'toClaim' },
    ]);
    const addressId = await addAddress(api);
    const { orderId } = await api.prize.claim({ ids, addressId });
    const order = await api.order.detail({ id: orderId });
    expect(order).toMatchObject({ status: 1, orderType: 0, totalFen: 0, freightFen: 0, isPrize: true });
    expect(order.lines).toMatchObject([
      { kind: 'goods', quantity: 1, unitPriceFen: 0, deliveryStatus: 0 },
      { kind: 'goods', quantity: 1 },
    ]);
    expect((await api.prize.list({ status: 'claimed' })).records).toMatchObject([
      { state: 'claimed', orderId, orderStatus: 1 },
      { state: 'claimed', orderId },
    ]);
    expect((await api.prize.list({ status: 'toClaim' })).total).toBe(0);
    // The pieces had been put aside; nothing more is taken of what is sold.
    expect(await totalOf(skuId)).toBe(8);
    await ship(server, api, orderId);
    expect((await api.order.detail({ id: orderId })).lines[0]).toMatchObject({ deliveryStatus: 1 });
  });

  it('is marked as a prize in the list of orders, and others are not', async () => {
    const { skuId, productId } = await option();
    const { api, ids } = await winner(skuId);
    const addressId = await addAddress(api);
    await buy(api, [goodsLine(productId, skuId)], { addressId });
    const { orderId } = await api.prize.claim({ ids, addressId });
    const { records } = await api.order.list({});
    expect(records.map(({ id, isPrize }) => [id === orderId, isPrize])).toEqual(
      expect.arrayContaining([
        [true, true],
        [false, undefined],
      ]),
    );
  });

  it('happens once, however often it is asked for at the same time', async () => {
    const { skuId } = await option();
    const { api, ids } = await winner(skuId);
    const addressId = await addAddress(api);
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => api.prize.claim({ ids, addressId })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of answers)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ rule: 'prizeClaimed' });
    expect((await api.order.list({})).total).toBe(1);
  });

  it('refuses what is of two shops, or somebody else’s, or named twice, and claims nothing of it', async () => {
    const { api, id, memberId } = await winner((await option()).skuId);
    const other = await win(memberId, (await option()).skuId);
    const addressId = await addAddress(api);
    await expect(api.prize.claim({ ids: [id, other.id], addressId })).rejects.toMatchObject({
      code: 400,
      fields: [{ field: 'ids' }],
    });
    await expect(api.prize.claim({ ids: [id, id], addressId })).rejects.toMatchObject({ code: 400 });
    const foreign = await winner((await option()).skuId);
    await expect(api.prize.claim({ ids: [foreign.id], addressId })).rejects.toMatchObject({ code: 404 });
    await expect(foreign.api.prize.claim({ ids: [foreign.id], addressId })).rejects.toMatchObject({
      code: 404,
    });
    expect(await stateOf(api, id)).toBe('toClaim');
  });

  it('tells who guesses ids to wait after thirty of them', async () => {
    const api = await server.member();
    freezeClock(server);
    const guess = (n: number) => api.prize.detail({ prizeOfMineId: `prize-guess-${n}` });
    for (let n = 0; n < 30; n++) await expect(guess(n)).rejects.toMatchObject({ code: 404 });
    await expect(guess(30)).rejects.toMatchObject({ code: 429 });
  });

  it('gives a coupon at once, which needs no claim', async () => {
    const couponId = (
      await db().selectFrom('coupons').select('id').where('stopped', '=', false).executeTakeFirstOrThrow()
    ).id;
    const { api, memberId } = await newMember();
    const { prizeOfMineId } = await inTransaction(db(), (tx) =>
      givePrize(tx, {
        ...{ memberId, source: 'draw', activeId: null, activityName: text('秋日好运', 'Autumn luck') },
        ...{ kind: 'coupon', couponId, name: text('优惠券', 'Coupon'), picture: null, valueFen: 500 },
        nowMs: nowMs(),
      }),
    );
    const prize = await api.prize.detail({ prizeOfMineId });
    expect(prize).toMatchObject({ state: 'issued', kind: 'coupon', shop: null, expiresAtMs: null });
    expect(prize.memberCouponId).toBeTruthy();
    expect((await api.prize.list({ status: 'claimed' })).total).toBe(1);
    const addressId = await addAddress(api);
    await expect(api.prize.claim({ ids: [prizeOfMineId], addressId })).rejects.toMatchObject({ code: 400 });
  });
});

describe('the time to claim', () => {
  it('is over after thirty days to the millisecond, and the piece is sold again, once', async () => {
    const { skuId } = await option();
    const endsMs = nowMs() + 1_000;
    freezeClock(server, endsMs - 1);
    const { api, id } = await winner(skuId, 1, { nowMs: endsMs - 30 * DAY_MS });
    const addressId = await addAddress(api);
    expect(await stateOf(api, id)).toBe('toClaim');
    moveTo(endsMs);
    expect(await stateOf(api, id)).toBe('expired');
    await expect(api.prize.claim({ ids: [id], addressId })).rejects.toMatchObject({
      code: 410,
      rule: 'prizeExpired',
    });
    await Promise.all([sweepPrizes(server.app), sweepPrizes(server.app)]);
    expect(await totalOf(skuId)).toBe(10);
    expect((await api.prize.list({ status: 'expired' })).records).toMatchObject([{ prizeOfMineId: id }]);
  });

  it('is told three days before its end, once', async () => {
    const { skuId } = await option();
    const dueMs = nowMs() + 1_000;
    freezeClock(server, dueMs - 1);
    const { api, id } = await winner(skuId, 1, { nowMs: dueMs - 27 * DAY_MS });
    const told = async () =>
      (await api.message.list({})).records.filter(({ href }) => href?.includes(encodeURIComponent(id)));
    await remindOfPrizes(server.app);
    expect(await told()).toEqual([]);
    moveTo(dueMs);
    await remindOfPrizes(server.app);
    await remindOfPrizes(server.app);
    expect((await told()).map(({ title }) => title['zh-Hans'])).toEqual(['奖品即将过期']);
  });

  it('has no end for what was paid', async () => {
    const { skuId } = await option();
    const { api, id } = await winner(skuId, 1, { source: 'box', claimDays: null });
    expect(await api.prize.detail({ prizeOfMineId: id })).toMatchObject({ expiresAtMs: null });
  });
});

describe('cancelling what a prize was claimed with', () => {
  async function claimed(wonMs = nowMs()) {
    const { skuId } = await option();
    const won = await winner(skuId, 1, { nowMs: wonMs });
    const addressId = await addAddress(won.api);
    const { orderId } = await won.api.prize.claim({ ids: won.ids, addressId });
    return { ...won, skuId, addressId, orderId };
  }

  const cancel = async (api: ApiClient, orderId: string) => {
    const { lines } = await api.order.detail({ id: orderId });
    const items = lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
    await api.refund.apply({ orderId, items, expectedAmountFen: 0, expectedFeeFen: 0 });
  };

  it('before it is sent lets it be claimed again in its time', async () => {
    const { api, id, ids, orderId, addressId, skuId } = await claimed();
    await cancel(api, orderId);
    expect(await stateOf(api, id)).toBe('toClaim');
    const again = await api.prize.claim({ ids, addressId });
    expect(again.orderId).not.toBe(orderId);
    expect(await totalOf(skuId)).toBe(9);
  });

  it('after its time lets the piece be sold again', async () => {
    const endsMs = nowMs() + 1_000;
    freezeClock(server, endsMs - 1);
    const { api, id, orderId, skuId } = await claimed(endsMs - 30 * DAY_MS);
    await cancel(api, orderId);
    moveTo(endsMs);
    expect(await stateOf(api, id)).toBe('expired');
    await sweepPrizes(server.app);
    expect(await totalOf(skuId)).toBe(10);
  });
});
