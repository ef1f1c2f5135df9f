import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBreaches } from '../src/core/invariants/invariants-store';
import { inTransaction } from '../src/database/transaction';
import { addTestCuts } from '../src/demo/bargain-cuts';
import { orderKinds } from '../src/modules/kinds';
import { type AddedBargain, addBargain, bargainLine, startBargain } from './support/bargains';
import { type Login, makeLogins, startTwoServers, type TwoServers, withAddresses } from './support/crowd';
import { startPaying } from './support/test-server';

let servers: TwoServers;
beforeAll(async () => {
  // Each of a crowd comes from a network of its own: one network helps twenty times an hour.
  servers = await startTwoServers({ TRUSTED_PROXIES: '127.0.0.0/8,::1' });
});
afterAll(async () => {
  expect(await breaches()).toEqual([]);
  await servers.close();
});
beforeEach(() => servers.db.deleteFrom('rate_limits').execute());

const ROUNDS = Array.from({ length: 20 }, (_, round) => round);
const breaches = () => findBreaches({ db: servers.db, kinds: orderKinds, nowMs: Date.now() });
const clientOf = (index: number, { token }: Login) => servers.clientOf(index, token);

/** Members with a number, who have been there for long. */
async function friends(count: number): Promise<Login[]> {
  const logins = await makeLogins(servers.db, count);
  for (const { memberId } of logins) {
    await servers.db
      .updateTable('members')
      .set({ mobile_index: memberId, created_ms: Date.now() - 86_400_000 })
      .where('id', '=', memberId)
      .execute();
  }
  return logins;
}

interface Running {
  thing: AddedBargain;
  owner: Login & { addressId: string };
  bargainId: string;
}

/** A bargain, of five by default, that lacks so many cuts. */
async function lacking(cuts: number, total = 100, people = 5): Promise<Running> {
  const { db } = servers;
  const thing = await addBargain(db, Date.now() - 120_000, { total, product: { people } });
  const [owner] = await withAddresses(db, await friends(1));
  if (!owner) throw new Error('There is an owner.');
  const { bargain } = await startBargain(clientOf(0, owner), thing);
  const names = Array.from({ length: people - 1 - cuts }, (_, place) => `好友${place + 1}`);
  await inTransaction(db, (tx) => addTestCuts(tx, bargain.id, { names, nowMs: Date.now() }));
  return { thing, owner, bargainId: bargain.id };
}

const create = (index: number, { thing, owner, bargainId }: Running, expectedTotalFen: number) =>
  clientOf(index, owner).order.create({
    ...{ lines: [bargainLine(thing, bargainId)], addressId: owner.addressId, expectedTotalFen },
  });

const rulesOf = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { rule?: string }).rule] : []));

const stateOf = async ({ owner, bargainId }: Running) => clientOf(1, owner).bargain.detail({ bargainId });

describe('the last cut', () => {
  it.each(ROUNDS)('is made by one of twenty who help at once over two processes (%i)', async () => {
    const running = await lacking(1);
    const { bargainId } = running;
    const people = await friends(20);
    const results = await Promise.allSettled(
      people.map((one, index) => clientOf(index, one).bargain.help({ bargainId })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(new Set(rulesOf(results))).toEqual(new Set(['bargainReached']));
    expect((await stateOf(running)).bargain).toMatchObject({ status: 'reached', holdsPiece: true });
    expect(await breaches()).toEqual([]);
  });

  it('is one of forty-nine where a hundred friends help at once', async () => {
    const running = await lacking(49, 100, 50);
    const { bargainId } = running;
    const people = await friends(100);
    const results = await Promise.allSettled(
      people.map((one, index) =>
        clientOf(index, one).bargain.help(
          { bargainId },
          { headers: { 'X-Forwarded-For': `10.0.${index}.1` } },
        ),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(49);
    expect(rulesOf(results)).toEqual(Array.from({ length: 51 }, () => 'bargainReached'));
    const { bargain } = await stateOf(running);
    expect(bargain).toMatchObject({ status: 'reached', holdsPiece: true });
    expect(await breaches()).toEqual([]);
  });

  it.each(ROUNDS)('is one for a friend who helps twenty times (%i)', async () => {
    const running = await lacking(3);
    const { bargainId } = running;
    const [friend] = (await friends(1)) as [Login];
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => clientOf(index, friend).bargain.help({ bargainId })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(new Set(rulesOf(results))).toEqual(new Set(['bargainHelped']));
    expect((await stateOf(running)).bargain.helpersNeeded).toBe(2);
  });

  it('leaves the last piece to one of two bargains that reach the floor at once', async () => {
    const one = await lacking(1, 1);
    const [other] = await withAddresses(servers.db, await friends(1));
    const { bargain } = await startBargain(clientOf(0, other as Login), one.thing);
    const names = ['甲', '乙', '丙'];
    await inTransaction(servers.db, (tx) => addTestCuts(tx, bargain.id, { names, nowMs: Date.now() }));
    const people = await friends(2);
    const results = await Promise.allSettled(
      [one.bargainId, bargain.id].map((bargainId, index) =>
        clientOf(index, people[index] as Login).bargain.help({ bargainId }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(rulesOf(results)).toEqual(['bargainOver']);
    expect(await breaches()).toEqual([]);
  });
});

describe('ordering while a friend cuts', () => {
  it.each(ROUNDS)('costs the cuts before the lock, and a later one is refused (%i)', async (round) => {
    const running = await lacking(3);
    const { bargainId, owner } = running;
    const { priceFen } = (await stateOf(running)).bargain;
    const [friend] = (await friends(1)) as [Login];
    const help = () => clientOf(0, friend).bargain.help({ bargainId });
    const order = () => create(1, running, priceFen);
    // By turns the one is asked first, then the other.
    const [first, second] = await Promise.allSettled(round % 2 ? [help(), order()] : [order(), help()]);
    const [helped, ordered] = round % 2 ? [first, second] : [second, first];
    const { bargain, orderId } = await stateOf(running);
    if (ordered?.status === 'fulfilled') {
      // The order was first: it has its price, whatever became of the help.
      expect(rulesOf([helped as PromiseSettledResult<unknown>])).toEqual(['bargainBeingPaid']);
      expect(bargain).toMatchObject({ priceFen, beingPaid: true, helpersNeeded: 3 });
      const prepay = await startPaying(clientOf(0, owner), orderId ?? '');
      await fetch(`${servers.addressOf(1)}/sandbox/cashier/pay`, {
        method: 'POST',
        body: new URLSearchParams({ prepay_id: prepay }),
        redirect: 'manual',
      });
      await expect.poll(async () => (await stateOf(running)).bargain.status).toBe('bought');
    } else {
      // The cut was first: the buyer is shown what it costs now.
      expect(rulesOf([ordered as PromiseSettledResult<unknown>])).toEqual(['priceChanged']);
      expect(helped?.status).toBe('fulfilled');
      expect(bargain.priceFen).toBeLessThan(priceFen);
      expect((await create(0, running, bargain.priceFen)).totalFen).toBe(bargain.priceFen);
    }
    expect(await breaches()).toEqual([]);
  });

  it('orders once, however often it is asked at once', async () => {
    const running = await lacking(2);
    const { priceFen } = (await stateOf(running)).bargain;
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => create(index, running, priceFen)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(new Set(rulesOf(results))).toEqual(new Set(['transitionRefused']));
  });

  it('starts once, however often it is asked at once', async () => {
    const thing = await addBargain(servers.db, Date.now() - 60_000);
    const [owner] = (await friends(1)) as [Login];
    const { bargain } = clientOf(0, owner);
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => startBargain(clientOf(index, owner), thing)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(new Set(rulesOf(results))).toEqual(new Set(['bargainAlreadyRunning']));
    expect((await bargain.mine({})).records).toHaveLength(1);
  });
});
