import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addCardType, buyCards } from './support/cards';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await server.breaches()).toEqual([]));

const db = () => server.app.db;

describe('buying a card', () => {
  it('makes each paid unit a card with its places', async () => {
    const typeId = await addCardType(db());
    const api = await server.member();
    const { orderId, cardIds } = await buyCards(server, api, typeId, 2);
    expect(cardIds).toHaveLength(2);
    const order = await api.order.detail({ id: orderId });
    expect(order).toMatchObject({ status: 1, orderType: 4, delivery: null });
    expect(order.lines).toMatchObject([
      { kind: 'annualCard', goodsType: 6, renewal: false, refundableUnits: [0, 1] },
    ]);
    const persons = await db()
      .selectFrom('card_persons')
      .selectAll()
      .where('card_id', 'in', cardIds)
      .execute();
    expect(persons.map(({ status, role }) => ({ status, role }))).toEqual(
      Array(2).fill({ status: 'toActivate', role: 'adult' }),
    );
  });
});
