import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBreaches } from '../src/core/invariants/invariants-store';
import { orderKinds } from '../src/modules/kinds';
import { activityLine, addActivity, beginWholeCard } from './support/card-activities';
import { ADULT, addCardType, cardLine } from './support/cards';
import { type Login, makeLogins, startTwoServers, type TwoServers } from './support/crowd';
import { poolOf } from './support/flash-sales';
import { CONTACT } from './support/goods-orders';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(async () => {
  expect(await findBreaches({ db: servers.db, kinds: orderKinds, nowMs: Date.now() })).toEqual([]);
  await servers.close();
});
beforeEach(() => servers.db.deleteFrom('rate_limits').execute());

const BUYERS = 8;
const AT_ONCE = 6;
const clientOf = (index: number, { token }: Login) => servers.clientOf(index, token);
const won = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;
const rulesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  new Set(
    results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { rule?: string }).rule] : [])),
  );

/** A free card for two of a member; answers its persons. */
async function cardOf(login: Login, typeId: string): Promise<string[]> {
  const api = clientOf(0, login);
  const { id } = await api.order.create({ lines: [cardLine(typeId)], ...CONTACT, expectedTotalFen: 0 });
  const [line] = (await api.order.detail({ id })).lines;
  if (line?.kind !== 'annualCard') throw new Error('It is a line of cards.');
  return beginWholeCard({ app: { db: servers.db, clock: { now: Date.now } } }, line.cards[0]?.cardId ?? '');
}

const typeForTwo = () => addCardType(servers.db, { roles: [{ ...ADULT, min: 2, max: 2 }], priceFen: 0 });

/** Asks through one of the two servers. */
const join = (index: number, login: Login, made: { activityId: string; sessionId: string }, person: string) =>
  clientOf(index, login).order.create({
    ...{ lines: [activityLine(made, person)], ...CONTACT, expectedTotalFen: 0 },
  });

describe('the last place of a session', () => {
  it('is for one of eight buyers over two processes', async () => {
    const typeId = await typeForTwo();
    const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const made = await addActivity(servers.db, Date.now(), typeId, {
      sessions: [{ id: `last-${typeId}`, day, from: '08:00', to: '10:00', total: 1 }],
    });
    const logins = await makeLogins(servers.db, BUYERS);
    const persons: string[] = [];
    for (const login of logins) persons.push((await cardOf(login, typeId))[0] ?? '');
    const results = await Promise.allSettled(
      logins.map((login, index) => join(index, login, made, persons[index] ?? '')),
    );
    expect(won(results)).toBe(1);
    expect(rulesOf(results)).toEqual(new Set(['soldOut']));
    expect(await poolOf(servers.db, made.activityId, `${day}T08:00`)).toMatchObject({ taken: 1 });
  });
});

describe('a member with many phones', () => {
  it('has one place for a person', async () => {
    const typeId = await typeForTwo();
    const made = await addActivity(servers.db, Date.now(), typeId, { perCard: 9 });
    const [login] = await makeLogins(servers.db, 1);
    if (!login) throw new Error('Nobody has logged in.');
    const [person = ''] = await cardOf(login, typeId);
    const results = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, index) => join(index, login, made, person)),
    );
    expect(won(results)).toBe(1);
    expect(rulesOf(results)).toEqual(new Set(['personTwice']));
  });

  it('has no more places than the card', async () => {
    const typeId = await typeForTwo();
    const made = await addActivity(servers.db, Date.now(), typeId, { perCard: 1 });
    const [login] = await makeLogins(servers.db, 1);
    if (!login) throw new Error('Nobody has logged in.');
    const persons = await cardOf(login, typeId);
    const results = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, index) => join(index, login, made, persons[index % 2] ?? '')),
    );
    expect(won(results)).toBe(1);
    for (const rule of rulesOf(results)) expect(['cardActivityLimit', 'personTwice']).toContain(rule);
  });
});
