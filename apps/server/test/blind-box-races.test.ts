import type { ApiClient } from '@yunyou/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBreaches } from '../src/core/invariants/invariants-store';
import { orderKinds } from '../src/modules/kinds';
import { type AddedSet, addSet, buyAsAdult, type SetChanges } from './support/box-sets';
import { boxLine, newClientSeed, unopened } from './support/boxes';
import { type Login, makeLogins, protectionOf, startTwoServers, type TwoServers } from './support/crowd';
import { poolOf } from './support/flash-sales';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(async () => {
  expect(await breaches()).toEqual([]);
  await servers.close();
});
beforeEach(() => servers.db.deleteFrom('rate_limits').execute());

const ROUNDS = Array.from({ length: 20 }, (_, round) => round);
const breaches = () => findBreaches({ db: servers.db, kinds: orderKinds, nowMs: Date.now() });
const clientOf = (index: number, { token }: Login) => servers.clientOf(index, token);
const added = async (changes: SetChanges = {}) =>
  addSet({ db: servers.db, protection: await protectionOf(servers.db) }, Date.now(), changes);

const rulesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { rule?: string }).rule] : []));
const answersOf = <Answer>(results: readonly PromiseSettledResult<Answer>[]) =>
  results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));

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

interface Buyer {
  login: Login;
  orderId: string;
  units: string[];
}

/** New members with so many boxes each. */
async function buyers(set: AddedSet, count: number, quantity: number): Promise<Buyer[]> {
  const made: Buyer[] = [];
  for (const login of await makeLogins(servers.db, count)) {
    const api = clientOf(0, login);
    const orderId = await buyAsAdult(cashier, api, set, quantity);
    made.push({ login, orderId, units: await unopened(api, set) });
  }
  return made;
}

const commitmentOf = async ({ activeId }: AddedSet) =>
  (await servers.clientOf(0).blindBox.detail({ activeId })).commitment;

const open = (api: ApiClient, unitId: string, commitment: string) =>
  api.blindBox.open({ unitId, commitment, clientSeed: newClientSeed(), openingAgreed: true });

describe('one box', () => {
  it.each(ROUNDS)('that is opened twenty times at once over two processes holds one thing (%i)', async () => {
    const set = await added();
    const [one] = (await buyers(set, 1, 1)) as [Buyer];
    const commitment = await commitmentOf(set);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        open(clientOf(index, one.login), one.units[0] ?? '', commitment),
      ),
    );
    expect(answersOf(results)).toHaveLength(1);
    expect(new Set(rulesOf(results))).toEqual(new Set(['boxOpened']));
    const { records } = await clientOf(1, one.login).prize.list({});
    expect(records).toHaveLength(1);
  });
});

describe('a set', () => {
  it.each(ROUNDS.slice(0, 5))(
    'of which thirty boxes are opened at once numbers them without gaps (%i)',
    async () => {
      const set = await added({ counts: [16, 16, 4] });
      const people = await buyers(set, 6, 5);
      const commitment = await commitmentOf(set);
      const all = people.flatMap(({ login, units }) => units.map((unitId) => ({ login, unitId })));
      const results = await Promise.allSettled(
        all.map(({ login, unitId }, index) => open(clientOf(index, login), unitId, commitment)),
      );
      const seqs = answersOf(results).map(({ unit }) => unit.record?.seq ?? 0);
      expect(seqs.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, place) => place + 1));
      const shown = await servers.clientOf(1).blindBox.detail({ activeId: set.activeId });
      expect(shown).toMatchObject({ startCount: 36, remaining: 6, opened: 30 });
      expect(shown.items.reduce((sum, { remaining }) => sum + remaining, 0)).toBe(6);
      expect(await poolOf(servers.db, set.activityProductId)).toMatchObject({ total: 36, taken: 30 });
      expect(await breaches()).toEqual([]);
    },
  );

  it.each(ROUNDS.slice(0, 10))('is never sold once its last hidden item is out (%i)', async () => {
    const set = await added({ counts: [6, 5, 1] });
    const [one, other] = (await buyers(set, 1, 2).then(async ([first]) => [
      first,
      ...(await makeLogins(servers.db, 1)),
    ])) as [Buyer, Login];
    const before = clientOf(1, other);
    await before.blindBox.ageStatement({ birthDay: '1990-05-01' });
    const { rulesVersion } = await before.activityRules.agreed({ activeId: set.activeId });
    await before.activityRules.agree({ activeId: set.activeId, rulesVersion });
    await servers.db
      .insertInto('box_members')
      .values({ activity_id: set.activeId, member_id: one.login.memberId, forced_k: 11 })
      .execute();
    const commitment = await commitmentOf(set);
    const [opened, ordered] = await Promise.allSettled([
      open(clientOf(0, one.login), one.units[0] ?? '', commitment),
      before.order.create({
        ...{
          lines: [boxLine(set)],
          contactName: '李云',
          contactMobile: '13800138000',
          expectedTotalFen: 3_900,
        },
      }),
    ]);
    expect(opened.status).toBe('fulfilled');
    if (ordered.status === 'rejected') expect(ordered.reason).toMatchObject({ rule: 'boxStopped' });
    await expect(before.order.quote({ lines: [boxLine(set)] })).rejects.toMatchObject({ rule: 'boxStopped' });
    expect(await breaches()).toEqual([]);
  });
});

describe('a box that is opened and given back at once', () => {
  it.each(ROUNDS)('is one of the two (%i)', async () => {
    const set = await added();
    const [one] = (await buyers(set, 1, 2)) as [Buyer];
    const [unitId = ''] = one.units;
    const commitment = await commitmentOf(set);
    const { line_id: lineId, unit } = await servers.db
      .selectFrom('box_units')
      .select(['line_id', 'unit'])
      .where('id', '=', unitId)
      .executeTakeFirstOrThrow();
    const [opened, back] = await Promise.allSettled([
      open(clientOf(0, one.login), unitId, commitment),
      clientOf(1, one.login).refund.apply({
        ...{ orderId: one.orderId, items: [{ lineId, units: [unit] }] },
        ...{ expectedAmountFen: 3_900, expectedFeeFen: 0 },
      }),
    ]);
    expect([opened.status, back.status].sort()).toEqual(['fulfilled', 'rejected']);
    if (opened.status === 'rejected') expect([409, 410]).toContain(opened.reason.code);
    if (back.status === 'rejected') expect(back.reason).toMatchObject({ rule: 'boxOpened' });
    expect(await breaches()).toEqual([]);
  });
});

describe('a set that is withdrawn while its boxes are opened', () => {
  it.each(ROUNDS.slice(0, 10))('has each of them opened or paid back (%i)', async () => {
    const set = await added();
    const people = await buyers(set, 3, 2);
    const commitment = await commitmentOf(set);
    const all = people.flatMap(({ login, units }) => units.map((unitId) => ({ login, unitId })));
    const [withdrawn, ...opened] = await Promise.allSettled([
      cashier.press('console/blind-boxes/withdraw', { id: set.activeId }),
      ...all.map(({ login, unitId }, index) => open(clientOf(index, login), unitId, commitment)),
    ]);
    expect(withdrawn.status).toBe('fulfilled');
    for (const one of opened) if (one.status === 'rejected') expect([409, 410]).toContain(one.reason.code);
    expect(await breaches()).toEqual([]);
  });
});
