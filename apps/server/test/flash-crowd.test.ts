import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBreaches } from '../src/core/invariants/invariants-store';
import type { Db } from '../src/database/connect';
import { inTransaction } from '../src/database/transaction';
import { orderKinds } from '../src/modules/kinds';
import { leaveUnits, makeTravellers, startTwoServers, type TwoServers, unitsLeft } from './support/crowd';
import { startTestServer } from './support/test-server';

const BUYERS = 200;
const LAST_TICKETS = 50;
const TICKET = 'ticket-feilian-adult';
const POOL = 'pool-feilian-day';

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers();
});
afterAll(() => servers.close());

interface Crowd {
  /** The days of one order's lines, in the order a buyer names them. */
  daysOf: (buyer: number) => string[];
  days: string[];
  prices: ReadonlyMap<string, number>;
}

/** 200 buyers at once, over two processes; each day has 50 places left. Answers what each of them was told. */
async function buyAtOnce({ daysOf, days, prices }: Crowd): Promise<string[]> {
  const { db, clientOf } = servers;
  await leaveUnits(db, POOL, days, LAST_TICKETS);
  const buyers = await makeTravellers(db, BUYERS);
  return Promise.all(
    buyers.map(async ({ token, contactId }, index) => {
      const api = clientOf(index, token);
      const own = daysOf(index);
      return api.order
        .create({
          lines: own.map((day) => ({
            kind: 'ticket',
            productId: TICKET,
            day,
            quantity: 1,
            contactIds: [contactId],
          })),
          contactName: '李云',
          contactMobile: '13800138000',
          expectedTotalFen: own.reduce((sum, day) => sum + (prices.get(day) ?? 0), 0),
        })
        .then(
          () => 'ordered',
          (error) => error.rule ?? `${error.kind} ${error.code}`,
        );
    }),
  );
}

async function openDays() {
  const { days } = await servers.clientOf(0).ticket.priceCalendar({ productId: TICKET });
  const open = days.filter(({ state }) => state === 'open');
  return {
    days: open.map(({ day }) => day),
    prices: new Map(open.map(({ day, priceFen }) => [day, priceFen ?? 0])),
  };
}

describe('200 buyers at once for the last 50 tickets of a day, over two server processes', () => {
  it('makes 50 orders, tells the others that it is sold out, and shows nobody an error', async () => {
    const { db } = servers;
    const { days, prices } = await openDays();
    const day = days[2] ?? '';
    const outcomes = await buyAtOnce({ daysOf: () => [day], days: [day], prices });
    expect(outcomes.filter((outcome) => outcome === 'ordered')).toHaveLength(LAST_TICKETS);
    expect(outcomes.filter((outcome) => outcome === 'soldOut')).toHaveLength(BUYERS - LAST_TICKETS);
    expect(await unitsLeft(db, POOL, day)).toBe(0);
    expect(await findBreaches({ db, kinds: orderKinds, nowMs: Date.now() })).toEqual([]);
  });

  it('holds for orders of several days, named in any order: nobody waits in a circle', async () => {
    const { db } = servers;
    const all = await openDays();
    const days = all.days.slice(5, 8);
    const turned = (buyer: number) => days.map((_, place) => days[(place + buyer) % days.length] ?? '');
    const daysOf = (buyer: number) => (buyer % 2 === 0 ? turned(buyer) : turned(buyer).toReversed());
    const outcomes = await buyAtOnce({ daysOf, days, prices: all.prices });
    expect(outcomes.filter((outcome) => outcome === 'ordered')).toHaveLength(LAST_TICKETS);
    expect(outcomes.filter((outcome) => outcome === 'soldOut')).toHaveLength(BUYERS - LAST_TICKETS);
    for (const day of days) expect(await unitsLeft(db, POOL, day)).toBe(0);
    expect(await findBreaches({ db, kinds: orderKinds, nowMs: Date.now() })).toEqual([]);
  });
});

describe('the guard that keeps two buyers from taking the last ticket', () => {
  /** What a shop without the guard does: reads what is left, decides, writes. */
  async function sellWithoutGuard(db: Db, day: string) {
    return inTransaction(db, async (tx) => {
      const stock = await tx
        .selectFrom('stock')
        .selectAll()
        .where('pool_id', '=', POOL)
        .where('slot', '=', day)
        .executeTakeFirstOrThrow();
      if (stock.taken >= stock.total) return false;
      await tx
        .updateTable('stock')
        .set({ taken: stock.taken + 1 })
        .where('pool_id', '=', POOL)
        .where('slot', '=', day)
        .execute();
      return true;
    });
  }

  it('is needed: without it more are sold than there are', async () => {
    const server = await startTestServer();
    const { days } = await server.visitor().ticket.priceCalendar({ productId: TICKET });
    const day = days.filter((it) => it.state === 'open')[3]?.day ?? '';
    await server.app.db
      .updateTable('stock')
      .set({ total: 5, taken: 0 })
      .where('pool_id', '=', POOL)
      .where('slot', '=', day)
      .execute();
    const sold = await Promise.all(Array.from({ length: 20 }, () => sellWithoutGuard(server.app.db, day)));
    expect(sold.filter(Boolean).length).toBeGreaterThan(5);
    await server.close();
  });

  it('works: with it exactly as many are sold as there are', async () => {
    const { takeStock } = await import('../src/core/stock/store');
    const server = await startTestServer();
    const { days } = await server.visitor().ticket.priceCalendar({ productId: TICKET });
    const day = days.filter((it) => it.state === 'open')[3]?.day ?? '';
    await server.app.db
      .updateTable('stock')
      .set({ total: 5, taken: 0 })
      .where('pool_id', '=', POOL)
      .where('slot', '=', day)
      .execute();
    const sold = await Promise.all(
      Array.from({ length: 20 }, () =>
        inTransaction(server.app.db, (tx) => takeStock(tx, [{ poolId: POOL, slot: day, quantity: 1 }])).then(
          () => true,
          () => false,
        ),
      ),
    );
    expect(sold.filter(Boolean)).toHaveLength(5);
    await server.close();
  });
});
