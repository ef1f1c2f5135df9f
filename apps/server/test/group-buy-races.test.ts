import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBreaches } from '../src/core/invariants/invariants-store';
import { inTransaction } from '../src/database/transaction';
import { addTestMember, takeTestSeat } from '../src/demo/group-seats';
import { orderKinds } from '../src/modules/kinds';
import {
  type Login,
  makeLogins,
  protectionOf,
  startTwoServers,
  type TwoServers,
  withAddresses,
} from './support/crowd';
import { type AddedGroupBuy, addGroupBuy, agree, groupLine } from './support/group-buys';
import { startPaying } from './support/test-server';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(async () => {
  expect(await breaches()).toEqual([]);
  await servers.close();
});
beforeEach(() => servers.db.deleteFrom('rate_limits').execute());

const breaches = () => findBreaches({ db: servers.db, kinds: orderKinds, nowMs: Date.now() });

/** A group of so many that lacks one, whose members have paid. */
async function groupLackingOne(
  needed: number,
): Promise<{ thing: AddedGroupBuy; groupId: string; orders: string[] }> {
  const { db } = servers;
  const thing = await addGroupBuy(db, Date.now() - 120_000, { product: { needed } });
  const protection = await protectionOf(db);
  const orders: string[] = [];
  let groupId: string | undefined;
  for (let place = 1; place < needed; place++) {
    const seat = await inTransaction(db, async (tx) =>
      takeTestSeat(
        { tx, protection },
        {
          memberId: await addTestMember(tx, { name: `会员${place}`, nowMs: Date.now() }),
          activityProductId: thing.activityProductId,
          groupId,
          atMs: Date.now() - 60_000,
        },
      ),
    );
    groupId = seat.groupId;
    orders.push(seat.orderId);
  }
  return { thing, groupId: groupId ?? '', orders };
}

type Buyer = Login & { addressId: string };

const clientOf = (index: number, { token }: Login) => servers.clientOf(index, token);

async function buyers(count: number, { activeId }: AddedGroupBuy): Promise<Buyer[]> {
  const people = await withAddresses(servers.db, await makeLogins(servers.db, count));
  await Promise.all(people.map((one, index) => agree(clientOf(index, one), activeId)));
  return people;
}

const join = (index: number, buyer: Buyer, thing: AddedGroupBuy, groupId?: string) =>
  clientOf(index, buyer).order.create({
    ...{ lines: [groupLine(thing, groupId)], addressId: buyer.addressId, expectedTotalFen: 600 },
  });

const press = (index: number, path: string, fields: Record<string, string>) =>
  fetch(`${servers.addressOf(index)}/sandbox/${path}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

const stateOf = async (groupId: string) =>
  (
    await servers.db
      .selectFrom('buy_groups')
      .select('state')
      .where('id', '=', groupId)
      .executeTakeFirstOrThrow()
  ).state;

const ordersNamed = (ids: readonly string[]) =>
  servers.db
    .selectFrom('orders')
    .select(['id', 'status', 'close_reason', 'total_fen', 'refunded_fen', 'held_back'])
    .where('id', 'in', [...ids])
    .execute();

describe('the last seat', () => {
  it('goes to one of fifty who come at once over two processes; the others are offered another group', async () => {
    const { thing, groupId } = await groupLackingOne(3);
    const protection = await protectionOf(servers.db);
    const other = await inTransaction(servers.db, async (tx) =>
      takeTestSeat(
        { tx, protection },
        {
          memberId: await addTestMember(tx, { name: '另一团', nowMs: Date.now() }),
          activityProductId: thing.activityProductId,
          atMs: Date.now() - 60_000,
        },
      ),
    );
    const people = await buyers(50, thing);
    const results = await Promise.allSettled(people.map((one, index) => join(index, one, thing, groupId)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    for (const reason of refused) {
      expect(reason).toMatchObject({
        ...{ code: 409, rule: 'groupFull' },
        detail: { alternatives: [{ groupId: other.groupId, lacking: 2 }] },
      });
    }
    expect(await breaches()).toEqual([]);
  });

  it('is one for a member who sends it ten times, and one group for one who opens ten', async () => {
    const { thing, groupId } = await groupLackingOne(5);
    const [buyer, opener] = (await buyers(2, thing)) as [Buyer, Buyer];
    for (const [one, id] of [
      [buyer, groupId],
      [opener, undefined],
    ] as const) {
      const results = await Promise.allSettled(
        Array.from({ length: 10 }, (_, index) => join(index, one, thing, id)),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const rules = results.flatMap((result) =>
        result.status === 'rejected' ? [(result.reason as { rule?: string }).rule] : [],
      );
      for (const rule of rules)
        expect(['groupAlreadyJoined', 'groupOpenAlready', 'groupFull']).toContain(rule);
    }
    expect(await breaches()).toEqual([]);
  });
});

describe('the last payment against the end', () => {
  it.each(Array.from({ length: 20 }, (_, round) => round))(
    'leaves all formed or all refunded, never mixed (%i)',
    async (round) => {
      const { thing, groupId, orders } = await groupLackingOne(3);
      const [buyer] = (await buyers(1, thing)) as [Buyer];
      const { id } = await join(0, buyer, thing, groupId);
      const prepay = await startPaying(clientOf(0, buyer), id);
      const pay = () => press(0, 'cashier/pay', { prepay_id: prepay });
      const end = () => press(1, 'console/group-buys/end', { id: groupId });
      // By turns the one is asked first, then the other.
      await Promise.all(round % 2 === 0 ? [pay(), end()] : [end(), pay()]);
      await expect.poll(() => stateOf(groupId), { timeout: 60_000 }).toMatch(/^(formed|failed)$/);
      const state = await stateOf(groupId);
      const isSettled = async () => {
        const all = await ordersNamed([...orders, id]);
        return state === 'formed'
          ? all.every(({ status, held_back }) => status === 1 && !held_back)
          : all.every(
              ({ status, refunded_fen, total_fen, close_reason }) =>
                (status === 3 || status === 6) && (refunded_fen === total_fen || close_reason === 'timedOut'),
            );
      };
      await expect.poll(isSettled, { timeout: 60_000 }).toBe(true);
      expect(await breaches()).toEqual([]);
    },
  );

  it('leaves nobody behind when all leave at once while somebody joins', async () => {
    const { thing, groupId } = await groupLackingOne(5);
    const people = await buyers(3, thing);
    const taken = await Promise.allSettled(people.map((one, index) => join(index, one, thing, groupId)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const index = taken.findIndex(({ status }) => status === 'fulfilled');
    const placed = taken[index] as PromiseFulfilledResult<{ id: string }>;
    const api = clientOf(index, people[index] as Buyer);
    const prepay = await startPaying(api, placed.value.id);
    await Promise.all([
      press(0, 'cashier/pay', { prepay_id: prepay }),
      press(1, 'console/group-buys/end', { id: groupId }),
    ]);
    await Promise.allSettled(
      [1, 2, 3].map((turn) =>
        clientOf(turn, people[index] as Buyer).groupBuy.leave({ groupId, confirm: true }),
      ),
    );
    await expect.poll(() => stateOf(groupId), { timeout: 60_000 }).toMatch(/^(formed|failed)$/);
    expect(await breaches()).toEqual([]);
  });
});
