import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBreaches } from '../src/core/invariants/invariants-store';
import { orderKinds } from '../src/modules/kinds';
import { addCardType, beginCard, buyCards, cardLine } from './support/cards';
import { type Login, makeLogins, startTwoServers, type TwoServers } from './support/crowd';
import { poolOf } from './support/flash-sales';
import { CONTACT, pay } from './support/goods-orders';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(async () => {
  expect(await findBreaches({ db: servers.db, kinds: orderKinds, nowMs: Date.now() })).toEqual([]);
  await servers.close();
});
beforeEach(() => servers.db.deleteFrom('rate_limits').execute());

const CARDS = 100;
const BUYERS = 500;
const AT_ONCE = 50;
const clientOf = (index: number, { token }: Login) => servers.clientOf(index, token);
const rulesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { rule?: string }).rule] : []));

/** The cashier is at one of the two. */
const cashier = {
  press: async (path: string, fields: Record<string, string> = {}) => {
    const answer = await fetch(`${servers.addressOf(0)}/sandbox/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    if (answer.status >= 400) throw new Error(await answer.text());
    return answer;
  },
};

const create = (index: number, login: Login, typeId: string, quantity = 1, renewCardId?: string) =>
  clientOf(index, login).order.create({
    ...{ lines: [cardLine(typeId, quantity, renewCardId)], ...CONTACT },
    expectedTotalFen: quantity * (renewCardId === undefined ? 36_500 : 30_000),
  });

describe('a hundred cards', () => {
  it('are for a hundred of five hundred buyers over two processes', async () => {
    const typeId = await addCardType(servers.db, { total: CARDS });
    const logins = await makeLogins(servers.db, BUYERS);
    const results: PromiseSettledResult<unknown>[] = [];
    for (let from = 0; from < BUYERS; from += AT_ONCE) {
      const some = logins.slice(from, from + AT_ONCE);
      results.push(...(await Promise.allSettled(some.map((login, index) => create(index, login, typeId)))));
    }
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(CARDS);
    expect(new Set(rulesOf(results))).toEqual(new Set(['soldOut']));
    expect(await poolOf(servers.db, typeId)).toMatchObject({ total: CARDS, taken: CARDS });
  });
});

describe('a member with two phones', () => {
  it('has no more cards than the limit', async () => {
    const typeId = await addCardType(servers.db, { limitPerMember: 2 });
    const [login] = (await makeLogins(servers.db, 1)) as [Login];
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => create(index, login, typeId)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(rulesOf(results).filter((rule) => rule !== 'purchaseLimit' && rule !== 'tooManyUnpaid')).toEqual(
      [],
    );
  });

  it('renews a card once: the other payment goes back', async () => {
    const typeId = await addCardType(servers.db, { validDays: 30 });
    const [login] = (await makeLogins(servers.db, 1)) as [Login];
    const api = clientOf(0, login);
    const { cardIds } = await buyCards(cashier, api, typeId);
    const [cardId = ''] = cardIds;
    await beginCard(
      { app: { db: servers.db, clock: { now: () => Date.now() } } } as Parameters<typeof beginCard>[0],
      cardId,
    );
    const orders = await Promise.all([0, 1].map((index) => create(index, login, typeId, 1, cardId)));
    await Promise.all(orders.map(({ id }, index) => pay(cashier, clientOf(index, login), id)));
    const reasons = await Promise.all(
      orders.map(async ({ id }) => (await api.order.detail({ id })).closeReason),
    );
    expect(reasons.filter((reason) => reason === 'latePayment')).toHaveLength(1);
    expect((await api.annualCard.own({ id: cardId })).periods).toHaveLength(2);
  });
});
