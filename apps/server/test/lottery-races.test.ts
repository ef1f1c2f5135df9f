import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBreaches } from '../src/core/invariants/invariants-store';
import { orderKinds } from '../src/modules/kinds';
import { type Login, makeLogins, protectionOf, startTwoServers, type TwoServers } from './support/crowd';
import { addDraw, type DrawChanges, newClientSeed, sureGoods } from './support/draws';
import { agree } from './support/group-buys';
import { text } from './support/shop';

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
const added = async (changes: DrawChanges) =>
  addDraw({ db: servers.db, protection: await protectionOf(servers.db) }, Date.now(), changes);

const rulesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { rule?: string }).rule] : []));
const answersOf = <Answer>(results: readonly PromiseSettledResult<Answer>[]) =>
  results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));

/** What each of these members would send; they have agreed to the rules. */
async function ready(activeId: string, people: readonly Login[]) {
  const rulesVersion = await agree(clientOf(0, people[0] as Login), activeId);
  const { commitment } = await clientOf(0, people[0] as Login).lottery.detail({ activeId });
  await servers.db
    .insertInto('activity_agreements')
    .values(
      people.slice(1).map(({ memberId }) => ({
        ...{ member_id: memberId, activity_id: activeId, rules_version: rulesVersion, at_ms: Date.now() },
      })),
    )
    .execute();
  return (index: number, login: Login) =>
    clientOf(index, login).lottery.draw({ activeId, commitment, rulesVersion, clientSeed: newClientSeed() });
}

describe('one chance', () => {
  it.each(ROUNDS)('is one draw for twenty that ask at once over two processes (%i)', async () => {
    const { activeId } = await added({ freePerDay: 1, prizes: sureGoods(50) });
    const people = await makeLogins(servers.db, 2);
    const draw = await ready(activeId, people);
    const [, one] = people as [Login, Login];
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => draw(index, one)));
    expect(answersOf(results).map(({ record }) => record.index)).toEqual([0]);
    expect(new Set(rulesOf(results))).toEqual(new Set(['noChances']));
  });
});

describe('the last piece', () => {
  it.each(ROUNDS.slice(0, 3))('is won by one of a hundred who are sure to win (%i)', async () => {
    const { activeId, prizeIds } = await added({ freePerDay: 1, prizes: sureGoods(1) });
    const people = await makeLogins(servers.db, 100);
    const draw = await ready(activeId, people);
    const results = await Promise.allSettled(people.map((one, index) => draw(index, one)));
    const records = answersOf(results).map(({ record }) => record);
    expect(records).toHaveLength(100);
    expect(records.filter(({ prize }) => prize.id === prizeIds[0])).toHaveLength(1);
    expect(records.filter(({ reason }) => reason === 'outOfStock')).toHaveLength(99);
    expect(await breaches()).toEqual([]);
  });
});

describe('ten pieces', () => {
  it('are won by ten of a thousand draws that are sure to win', async () => {
    const { activeId, prizeIds } = await added({ freePerDay: 10, prizes: sureGoods(10) });
    const people = await makeLogins(servers.db, 100);
    const draw = await ready(activeId, people);
    // Nobody draws twice at the same moment: that is a race of its own, above.
    const results = await Promise.allSettled(
      people.map(async (one, index) => {
        const records = [];
        for (let count = 0; count < 10; count += 1) records.push((await draw(index + count, one)).record);
        return records;
      }),
    );
    const records = answersOf(results).flat();
    expect(records).toHaveLength(1_000);
    expect(records.filter(({ prize }) => prize.id === prizeIds[0])).toHaveLength(10);
    expect(records.filter(({ reason }) => reason === 'outOfStock')).toHaveLength(990);
    expect(await breaches()).toEqual([]);
  });
});

describe('a task', () => {
  it.each(ROUNDS)('that is finished twenty times at once brings one chance (%i)', async () => {
    const title = text('签到', 'Sign in');
    const { activeId, taskIds } = await added({
      ...{ freePerDay: 0, tasks: [{ kind: 'signIn', title, chances: 1, perDay: 1 }] },
    });
    const [one] = (await makeLogins(servers.db, 1)) as [Login];
    const { taskRunId } = await clientOf(0, one).lottery.startTask({ taskId: taskIds[0] ?? '' });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => clientOf(index, one).lottery.finishTask({ taskRunId })),
    );
    expect(new Set(answersOf(results).map(({ given }) => given))).toEqual(new Set([1]));
    expect(answersOf(results)).toHaveLength(20);
    expect((await clientOf(1, one).lottery.own({ activeId })).chancesLeft).toBe(1);
  });
});
