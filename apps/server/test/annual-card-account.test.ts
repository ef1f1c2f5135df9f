import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { leave } from './support/account';
import { addCardType, beginCard, buyCards } from './support/cards';
import { text } from './support/shop';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(async () => expect(await server.breaches()).toEqual([]));

const db = () => server.app.db;

/** A new member with a card that has begun. */
async function holder() {
  const typeId = await addCardType(db(), { name: text('松涛年卡', 'Pine card') });
  const api = await server.member();
  const { cardIds, lineId, orderId } = await buyCards(server, api, typeId);
  const [cardId = ''] = cardIds;
  await beginCard(server, cardId);
  return { api, typeId, cardId, lineId, orderId };
}

describe('an account with a card', () => {
  it('is cancelled with it, and says so before', async () => {
    const { api, cardId } = await holder();
    const { number, lastDay } = await api.annualCard.own({ id: cardId });
    expect(await api.member.cancellationCheck()).toMatchObject({
      ...{ blockers: [], cards: [{ last4: number.slice(-4), lastDay }] },
    });
    await leave(server, api);
    const card = await db()
      .selectFrom('cards')
      .selectAll()
      .where('id', '=', cardId)
      .executeTakeFirstOrThrow();
    expect(card.status).toBe('expired');
    const persons = await db()
      .selectFrom('card_persons')
      .select(['status', 'name_cipher', 'id_index'])
      .where('card_id', '=', cardId)
      .execute();
    expect(persons).toEqual([{ status: 'removed', name_cipher: '', id_index: null }]);
  });

  it('can be read, without what codes are made from', async () => {
    const { api, cardId } = await holder();
    const { json } = await api.member.ownData({});
    const { tables } = JSON.parse(json);
    expect(tables.cards).toMatchObject([{ id: cardId, status: 'active' }]);
    expect(tables.card_persons).toHaveLength(1);
    expect(Object.keys(tables.card_persons[0])).not.toContain('secret');
  });
});

describe('a card type', () => {
  it('is found, and kept as a favourite with its price', async () => {
    const { api, typeId } = await holder();
    await server.runJobs();
    const { records } = await api.search.index({ keyword: '松涛年卡', kind: 'annualCard' });
    expect(records.map(({ goodsId, goodsType }) => ({ goodsId, goodsType }))).toContainEqual({
      ...{ goodsId: typeId, goodsType: 6 },
    });
    await api.favorite.set({ kind: 'annualCard', id: typeId, favorite: true });
    expect((await api.favorite.list({ kind: 'annualCard' })).records).toMatchObject([
      { id: typeId, title: '松涛年卡', nowPriceFen: 36_500, onSale: true },
    ]);
  });
});

describe('a card that somebody went in with', () => {
  it('can be reviewed', async () => {
    const { api, cardId, lineId, orderId } = await holder();
    const { lines } = await api.order.detail({ id: orderId });
    expect(lines[0]?.reviewable).toBeUndefined();
    const person = await db()
      .selectFrom('card_persons')
      .select('id')
      .where('card_id', '=', cardId)
      .executeTakeFirstOrThrow();
    const { today, nowMs } = await api.annualCard.own({ id: cardId });
    await db()
      .insertInto('card_entries')
      .values({
        ...{ id: `entry-${cardId}`, card_id: cardId, person_id: person.id, spot_id: 'spot-lotus-isle' },
        ...{ day: today, seq: 1, way: 'code', gate: '东门', at_ms: nowMs, outcome: 'admitted' },
        ...{ rule: null, refusal: null },
      })
      .execute();
    expect((await api.order.detail({ id: orderId })).lines).toMatchObject([{ id: lineId, reviewable: true }]);
  });
});
