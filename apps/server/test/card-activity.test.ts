import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../src/clock';
import { inTransaction } from '../src/database/transaction';
import { type NewCardActivity, putCardActivity } from '../src/modules/card-activity/operate';
import { freeActivityPlaces, insertPlaces, placesOfCards } from '../src/modules/card-activity/places-store';
import { addCardType, beginCard, buyCards } from './support/cards';
import { addShop, PICTURE, text } from './support/shop';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

const db = () => server.app.db;

async function addActivity(typeId: string, changes: Partial<NewCardActivity> = {}): Promise<string> {
  const day = addDays(dayOf(server.app.clock.now()), 7);
  const supplierId = await addShop(db());
  return inTransaction(db(), (tx) =>
    putCardActivity(tx, {
      ...{
        supplierId,
        name: text('观鸟', 'Birds'),
        picture: PICTURE,
        intro: text('<p>早</p>', '<p>Early</p>'),
      },
      ...{ typeIds: [typeId], priceFen: 0, perCard: 2 },
      sessions: [{ id: `session-${typeId}`, day, from: '08:00', to: '10:00', total: 5 }],
      refundRule: { kind: 'until', daysBefore: 1, time: '18:00', feePercent: 0 },
      ...changes,
    }),
  );
}

describe('an activity for holders of cards', () => {
  it('has a pool with a slot for each session', async () => {
    const id = await addActivity(await addCardType(db()));
    const slots = await db()
      .selectFrom('stock')
      .select(['slot', 'total'])
      .where('pool_id', '=', id)
      .execute();
    const day = addDays(dayOf(server.app.clock.now()), 7);
    expect(slots).toEqual([{ slot: `${day}T08:00`, total: 5 }]);
  });

  it('needs words in both languages, a card type, and sessions that begin before they end', async () => {
    const typeId = await addCardType(db());
    for (const changes of [
      { name: text('观鸟', '') },
      { typeIds: [] },
      { perCard: 0 },
      { sessions: [{ id: 'none', day: '2030-01-01', from: '10:00', to: '10:00', total: 1 }] },
    ])
      await expect(addActivity(typeId, changes)).rejects.toMatchObject({ code: 400 });
  });

  it('has one live place for a person in a session, and another once that is free', async () => {
    const typeId = await addCardType(db());
    const activityId = await addActivity(typeId);
    const api = await server.member();
    const { lineId, cardIds } = await buyCards(server, api, typeId);
    const [cardId = ''] = cardIds;
    await beginCard(server, cardId);
    const [person] = (await api.annualCard.own({ id: cardId })).persons;
    const place = {
      ...{ line_id: lineId, unit: 0, activity_id: activityId, session_id: `session-${typeId}` },
      ...{ card_id: cardId, person_id: person?.personId ?? '', live: true },
    };
    const line = await db()
      .selectFrom('order_lines')
      .selectAll()
      .where('id', '=', lineId)
      .executeTakeFirstOrThrow();
    const counted = () => inTransaction(db(), (tx) => placesOfCards(tx, activityId, [cardId]));
    expect(await inTransaction(db(), (tx) => insertPlaces(tx, [place]))).toEqual([]);
    const second = { ...place, unit: 1 };
    expect(await inTransaction(db(), (tx) => insertPlaces(tx, [second]))).toEqual([second]);
    expect((await counted()).get(cardId)).toBe(1);
    await inTransaction(db(), (tx) => freeActivityPlaces(tx, [{ line, units: [0] }]));
    expect((await counted()).get(cardId)).toBeUndefined();
    expect(await inTransaction(db(), (tx) => insertPlaces(tx, [second]))).toEqual([]);
  });
});
