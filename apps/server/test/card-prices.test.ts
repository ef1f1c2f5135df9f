import type { ApiClient } from '@yunyou/api-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addBargain } from './support/bargains';
import { addCardType, cardLine } from './support/cards';
import { addFlashSale, forgetAttempts, grab, poolOf } from './support/flash-sales';
import { order, pay } from './support/goods-orders';
import { addGroupBuy } from './support/group-buys';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => forgetAttempts(server.app.db));
afterEach(async () => expect(await server.breaches()).toEqual([]));

const db = () => server.app.db;
const nowMs = () => server.app.clock.now();

const cardsOf = async (api: ApiClient) => (await api.annualCard.mine({})).records;

describe('annual cards in a flash sale', () => {
  it('are granted, bought and issued at its price, out of what the type has, and go back', async () => {
    const typeId = await addCardType(db(), { total: 500 });
    const { activeId, activityProductId } = await addFlashSale(db(), nowMs(), {
      ...{ total: 5, priceFen: 20_000 },
      product: { kind: 'annualCard', productId: typeId, variantId: '' },
    });
    expect(await poolOf(db(), typeId)).toMatchObject({ total: 500, held: 5 });
    const offered = await server.visitor().activity.ofProduct({ productType: 6, productId: typeId });
    expect(offered.activities).toMatchObject([{ id: activeId, priceFen: 20_000, originalPriceFen: 36_500 }]);
    const api = await server.member();
    const { grabId } = await grab(api, activityProductId);
    const activity = { activeId, activeType: 4 as const, activityProductId, grabId };
    const { id, totalFen } = await order(api, [{ ...cardLine(typeId), activity }]);
    expect(totalFen).toBe(20_000);
    await pay(server, api, id);
    const [card] = await cardsOf(api);
    expect(card).toMatchObject({ typeId, status: 'toActivate' });
    // What goes back is what was paid.
    const { lines } = await api.order.detail({ id });
    const [line] = lines;
    const quote = await api.refund.quote({ orderId: id, items: [{ lineId: line?.id ?? '', quantity: 1 }] });
    expect(quote.amountFen).toBe(20_000);
  });

  it('are not sold of a type that is not counted, nor renewed', async () => {
    const uncounted = await addCardType(db());
    await expect(
      addFlashSale(db(), nowMs(), { product: { kind: 'annualCard', productId: uncounted, variantId: '' } }),
    ).rejects.toMatchObject({ code: 404 });
    const typeId = await addCardType(db(), { total: 500 });
    const { activeId, activityProductId } = await addFlashSale(db(), nowMs(), {
      product: { kind: 'annualCard', productId: typeId, variantId: '' },
    });
    const api = await server.member();
    const { id } = await order(api, [cardLine(typeId)]);
    await pay(server, api, id);
    const [card] = await cardsOf(api);
    await server.app.db
      .updateTable('cards')
      .set({ status: 'active', first_day: '2026-01-01', last_day: '2026-12-31' })
      .where('id', '=', card?.id ?? '')
      .execute();
    const { grabId } = await grab(api, activityProductId);
    const activity = { activeId, activeType: 4 as const, activityProductId, grabId };
    await expect(
      api.order.quote({ lines: [{ ...cardLine(typeId, 1, card?.id), activity }] }),
    ).rejects.toMatchObject({ code: 400, field: 'lines.0.activity' });
    await server.app.db
      .updateTable('cards')
      .set({ status: 'toActivate', first_day: null, last_day: null })
      .where('id', '=', card?.id ?? '')
      .execute();
  });
});

it('are sold neither to groups, which hold back what is paid, nor in bargains', async () => {
  const productId = await addCardType(db(), { total: 500 });
  await expect(
    addGroupBuy(db(), nowMs(), { product: { kind: 'annualCard', productId, variantId: '' } }),
  ).rejects.toMatchObject({ code: 400 });
  await expect(
    addBargain(db(), nowMs(), { product: { kind: 'annualCard', productId, variantId: '' } }),
  ).rejects.toMatchObject({ code: 400 });
});
