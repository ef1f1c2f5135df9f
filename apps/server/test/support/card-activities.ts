import type { ApiClient } from '@yunyou/api-client';
import type { RequestOf } from '@yunyou/contract';
import { addDays, dayOf } from '../../src/clock';
import type { Db } from '../../src/database/connect';
import { inTransaction } from '../../src/database/transaction';
import { personsOf } from '../../src/modules/annual-card/cards-store';
import { type NewCardActivity, putCardActivity } from '../../src/modules/card-activity/operate';
import { newId } from '../../src/security/ids';
import { beginCard, buyCards, type CardServer } from './cards';
import { addShop, PICTURE, text } from './shop';
import type { TestServer } from './test-server';

type Line = Extract<RequestOf<'order', 'quote'>['lines'][number], { kind: 'cardActivity' }>;

/** An activity that a test has for itself: free, in a week from eight to ten, five places, two for a card. */
export async function addActivity(
  db: Db,
  nowMs: number,
  typeId: string,
  changes: Partial<NewCardActivity> = {},
): Promise<{ activityId: string; sessionId: string }> {
  const day = addDays(dayOf(nowMs), 7);
  const supplierId = await addShop(db);
  const sessions = changes.sessions ?? [
    { id: `session-${newId()}`, day, from: '08:00', to: '10:00', total: 5 },
  ];
  const activityId = await inTransaction(db, (tx) =>
    putCardActivity(tx, {
      ...{ supplierId, name: text('观鸟', 'Birds'), picture: PICTURE },
      ...{ intro: text('<p>早</p>', '<p>Early</p>'), typeIds: [typeId], priceFen: 0, perCard: 2 },
      refundRule: { kind: 'until', daysBefore: 1, time: '18:00', feePercent: 0 },
      ...changes,
      sessions,
    }),
  );
  return { activityId, sessionId: sessions[0]?.id ?? '' };
}

export const activityLine = (
  { activityId, sessionId }: { activityId: string; sessionId: string },
  ...personIds: string[]
): Line => ({
  ...{ kind: 'cardActivity', productId: activityId, quantity: personIds.length, sessionId, personIds },
});

/** Puts everybody on a card, as an examiner would in the end; answers them. */
export async function beginWholeCard(server: CardServer, cardId: string): Promise<string[]> {
  const { db, clock } = server.app;
  await beginCard(server, cardId);
  await db
    .updateTable('card_persons')
    .set({ status: 'active', activated_ms: clock.now() })
    .where('card_id', '=', cardId)
    .execute();
  const persons = await inTransaction(db, (tx) => personsOf(tx, [cardId]));
  return persons.map(({ id }) => id);
}

/** A member with a card of the type, everybody on it; a client of a member who is there already, or a new one. */
export async function holderOf(server: TestServer, typeId: string, given?: ApiClient) {
  const api = given ?? (await server.member());
  const { cardIds, orderId } = await buyCards(server, api, typeId);
  const cardId = cardIds[0] ?? '';
  return { api, cardId, cardOrderId: orderId, personIds: await beginWholeCard(server, cardId) };
}
