import type { ApiClient } from '@yunyou/api-client';
import type { RequestOf } from '@yunyou/contract';
import { addDays } from '../../src/clock';
import type { Db } from '../../src/database/connect';
import { inTransaction } from '../../src/database/transaction';
import { settleCard } from '../../src/modules/annual-card/card-state';
import { personsOf } from '../../src/modules/annual-card/cards-store';
import { type NewCardType, putType } from '../../src/modules/annual-card/operate';
import type { RoleTerms, SpotTerms } from '../../src/modules/annual-card/tables';
import { order, pay } from './goods-orders';
import { addShop, PICTURE, text } from './shop';
import type { TestServer } from './test-server';

type Line = Extract<RequestOf<'order', 'quote'>['lines'][number], { kind: 'annualCard' }>;

export const CARD_SPOT = 'spot-lotus-isle';
export const ADULT: RoleTerms = { role: 'adult', min: 1, max: 1, minAge: 18, maxAge: null, evidence: null };
export const cardSpot = (changes: Partial<SpotTerms> = {}): SpotTerms => ({
  ...{ spotId: CARD_SPOT, perDay: 1, total: null, from: '08:00', to: '18:00' },
  ...{ appointmentNeeded: false, blackout: [] },
  ...changes,
});

/** A card type that a test has for itself: one adult, one place, 36,500 fen for 365 days, renewed for 30,000. */
export async function addCardType(db: Db, changes: Partial<NewCardType> = {}): Promise<string> {
  const supplierId = changes.supplierId ?? (await addShop(db));
  return inTransaction(db, (tx) =>
    putType(tx, {
      ...{ name: text('山水年卡', 'Landscape card'), picture: PICTURE, benefits: [text('畅游', 'Go in')] },
      ...{ intro: text('<p>介绍</p>', '<p>Intro</p>'), notice: text('<p>须知</p>', '<p>Notice</p>') },
      ...{ roles: [ADULT], spots: [cardSpot()], priceFen: 36_500, renewPriceFen: 30_000 },
      ...changes,
      supplierId,
    }),
  );
}

export const cardLine = (typeId: string, quantity = 1, renewCardId?: string): Line => ({
  ...{ kind: 'annualCard', productId: typeId, quantity },
  ...(renewCardId !== undefined && { renewCardId }),
});

/** Orders cards and pays them at the sandbox cashier; answers the order and its cards. */
export async function buyCards(
  server: Pick<TestServer, 'press'>,
  api: ApiClient,
  typeId: string,
  quantity = 1,
): Promise<{ orderId: string; lineId: string; cardIds: string[] }> {
  const { id } = await order(api, [cardLine(typeId, quantity)]);
  await pay(server, api, id);
  const { lines } = await api.order.detail({ id });
  const [line] = lines;
  if (line?.kind !== 'annualCard') throw new Error('It is a line of cards.');
  return { orderId: id, lineId: line.id, cardIds: line.cards.map(({ cardId }) => cardId) };
}

/** What a test needs of a server to put somebody on a card. */
export interface CardServer {
  app: Pick<TestServer['app'], 'db' | 'clock'>;
}

/** Puts the first person of a card on it, as an examiner would in the end. */
export async function beginCard({ app }: CardServer, cardId: string): Promise<void> {
  const nowMs = app.clock.now();
  await inTransaction(app.db, async (tx) => {
    const [first] = await personsOf(tx, [cardId]);
    await tx
      .updateTable('card_persons')
      .set({ status: 'active', activated_ms: nowMs })
      .where('id', '=', first?.id ?? '')
      .execute();
    await settleCard(tx, cardId, nowMs);
  });
}

/** Moves the days of a card, and of its only period, so many days back. */
export async function ageCard({ app }: Pick<TestServer, 'app'>, cardId: string, days: number): Promise<void> {
  const { first_day, last_day } = await app.db
    .selectFrom('cards')
    .select(['first_day', 'last_day'])
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow();
  if (first_day === null || last_day === null) throw new Error('It has not begun.');
  const moved = { first_day: addDays(first_day, -days), last_day: addDays(last_day, -days) };
  await app.db.updateTable('cards').set(moved).where('id', '=', cardId).execute();
  await app.db.updateTable('card_periods').set(moved).where('card_id', '=', cardId).execute();
}
