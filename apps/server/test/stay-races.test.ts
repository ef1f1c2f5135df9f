import type { ApiClient } from '@yunyou/api-client';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../src/clock';
import { findBreaches } from '../src/core/invariants/invariants-store';
import { createServer } from '../src/create-server';
import { runAllJobs } from '../src/jobs/jobs';
import { orderKinds } from '../src/modules/kinds';
import { leaveUnits, makeLogins, startTwoServers, type TwoServers, unitsLeft } from './support/crowd';
import { bookStay, moveTo, order, placeStay, roomsOf, stayLine, takenOn } from './support/stays';
import { testConfig } from './support/test-config';
import { startTestServer, type TestServer } from './support/test-server';

const BUYERS = 200;
const LAST_ROOMS = 5;
const RATE = 'rate-station-king-room';
const POOL = 'pool-room-station-king';

describe('200 buyers at once for the last rooms of a type, over two server processes', () => {
  let servers: TwoServers;
  beforeAll(async () => {
    servers = await startTwoServers();
  });
  afterAll(() => servers.close());

  it('never sells a night twice, and tells every refused buyer which night is gone', async () => {
    const { db, clientOf } = servers;
    const start = addDays(dayOf(Date.now()), 50);
    const week = Array.from({ length: 7 }, (_, index) => addDays(start, index));
    await leaveUnits(db, POOL, week, LAST_ROOMS);
    const buyers = await makeLogins(db, BUYERS);
    const prices = await pricesOf(clientOf(0, buyers[0]?.token), week);
    const outcomes = await Promise.all(
      buyers.map(async ({ token }, index) => {
        // Stays of one to four nights that overlap in all ways within a week.
        const first = index % 4;
        const nights = 1 + (index % 4 === 3 ? index % 3 : index % 4);
        const line = stayLine({ hotelratesId: RATE, startDate: addDays(start, first), nights });
        const total = week
          .slice(first, first + nights)
          .reduce((sum, night) => sum + (prices.get(night) ?? 0), 0);
        return clientOf(index, token)
          .order.create({
            lines: [line],
            contactName: '李云',
            contactMobile: '13800138000',
            expectedTotalFen: total,
          })
          .then(
            () => ({ line, rule: 'ordered', nights: [] as string[] }),
            (error) => ({
              line,
              rule: error.rule as string,
              nights: (error.detail?.nights ?? []) as string[],
            }),
          );
      }),
    );
    expect(new Set(outcomes.map(({ rule }) => rule))).toEqual(new Set(['ordered', 'roomSoldOut']));
    for (const { line, rule, nights } of outcomes) {
      if (rule === 'ordered') continue;
      expect(nights.length).toBeGreaterThan(0);
      for (const night of nights) expect(night >= line.startDate && night < line.endDate).toBe(true);
    }
    const sold = outcomes.filter(({ rule }) => rule === 'ordered');
    for (const night of week) {
      const taken = sold.filter(({ line }) => line.startDate <= night && night < line.endDate).length;
      expect(taken).toBeLessThanOrEqual(LAST_ROOMS);
      expect(await unitsLeft(db, POOL, night)).toBe(LAST_ROOMS - taken);
    }
    // Whoever was refused could really not be served any more: one of their nights is sold out.
    for (const { line, rule } of outcomes) {
      if (rule === 'ordered') continue;
      const left = await Promise.all(
        week
          .filter((night) => line.startDate <= night && night < line.endDate)
          .map((night) => unitsLeft(db, POOL, night)),
      );
      expect(Math.min(...left)).toBe(0);
    }
    expect(await findBreaches({ db, kinds: orderKinds, nowMs: Date.now() })).toEqual([]);
  });

  it('makes no circle of orders that name their rooms in different orders', async () => {
    const { db, clientOf } = servers;
    const startDate = addDays(dayOf(Date.now()), 70);
    const buyers = await makeLogins(db, 100);
    const line = (hotelratesId: string) => stayLine({ hotelratesId, startDate });
    const [a, b] = [line(RATE), line('rate-station-twin-room')];
    const { totalFen } = await clientOf(0, buyers[0]?.token).order.quote({ lines: [a, b] });
    const outcomes = await Promise.all(
      buyers.map(({ token }, index) =>
        clientOf(index, token)
          .order.create({
            lines: index % 2 === 0 ? [a, b] : [b, a],
            contactName: '李云',
            contactMobile: '13800138000',
            expectedTotalFen: totalFen,
          })
          .then(
            () => 'ordered',
            (error) => error.rule ?? `${error.kind} ${error.code}`,
          ),
      ),
    );
    expect(outcomes.filter((one) => one === 'ordered')).toHaveLength(40);
    expect(outcomes.filter((one) => one === 'roomSoldOut')).toHaveLength(60);
    expect(await findBreaches({ db, kinds: orderKinds, nowMs: Date.now() })).toEqual([]);
  });
});

async function pricesOf(api: ApiClient, nights: readonly string[]): Promise<Map<string, number>> {
  const { days } = await api.hotel.priceCalendar({
    hotelratesId: RATE,
    from: nights[0] ?? '',
    to: nights.at(-1) ?? '',
  });
  return new Map(days.map(({ day, priceFen }) => [day, priceFen ?? 0]));
}

describe('two at once', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(async () => {
    expect(await server.breaches()).toEqual([]);
    await server.close();
  });
  const now = () => server.app.clock.now();
  const settled = async (...works: Promise<unknown>[]) =>
    (await Promise.allSettled(works)).map((one) =>
      one.status === 'fulfilled' ? 'done' : ((one.reason as { rule?: string }).rule ?? String(one.reason)),
    );

  it('for stays that overlap in one night of which one room is left: one gets it', async () => {
    const start = addDays(dayOf(now()), 30);
    await server.press('console/nights/set', {
      rate: 'rate-crafts-twin-room',
      night: addDays(start, 2),
      total: '1',
    });
    const [first, second] = [await server.member(), await server.member()];
    const rate = { hotelratesId: 'rate-crafts-twin-room' };
    const outcomes = await settled(
      placeStay(first, { ...rate, startDate: start, nights: 3 }),
      placeStay(second, { ...rate, startDate: addDays(start, 2), nights: 3 }),
    );
    expect(outcomes.toSorted()).toEqual(['done', 'roomSoldOut']);
  });

  it('ten stays of one member to be paid at the desk: three', async () => {
    const api = await server.member();
    const lines = [stayLine({ hotelratesId: 'rate-crafts-dorm-desk' }, now())];
    const { totalFen } = await api.order.quote({ lines });
    const outcomes = await settled(
      ...Array.from({ length: 10 }, () =>
        api.order.create({
          lines,
          contactName: '李云',
          contactMobile: '13800138000',
          expectedTotalFen: totalFen,
        }),
      ),
    );
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(3);
    expect(outcomes.filter((one) => one === 'deskLimit')).toHaveLength(7);
  });

  it('cancelling and checking in: one of them', async () => {
    const api = await server.member();
    const placed = await bookStay(server, api, {
      hotelratesId: 'rate-yunqi-family-free',
      startDate: addDays(dayOf(now()), 1),
    });
    await moveTo(server, `${placed.lines[0]?.startDate}T09:00`);
    const { lines } = await api.order.detail({ id: placed.id });
    const { vouchers } = await api.order.vouchers({ orderId: placed.id });
    const apply = api.refund.apply({
      orderId: placed.id,
      items: [{ lineId: lines[0]?.id ?? '', units: [0] }],
      expectedAmountFen: placed.totalFen,
      expectedFeeFen: 0,
    });
    const verify = server.press('console/vouchers/verify', { code: vouchers[0]?.code ?? '' });
    const [refunded] = await settled(apply);
    const { status } = await verify;
    expect([refunded === 'done', status === 200].filter(Boolean)).toHaveLength(1);
    const [room] = await roomsOf(server, placed.id);
    expect(room?.state).toBe(refunded === 'done' ? 4 : 1);
  });

  it('the house’s word and its silence: one of them', async () => {
    const api = await server.member();
    const placed = await bookStay(server, api, { hotelratesId: 'rate-mistbud-round-window-host' });
    await server.app.db
      .updateTable('orders')
      .set({ confirm_by_ms: now() - 1 })
      .where('id', '=', placed.id)
      .execute();
    const [pressed] = await Promise.all([
      server.press('console/orders/confirm', { id: placed.id }),
      server.runJobs(),
    ]);
    const { status } = await api.order.detail({ id: placed.id });
    expect(status).toBe(pressed.status === 200 ? 1 : 3);
  });

  it('processes run every job: each order is ended once', async () => {
    const other = await createServer(testConfig(), server.databaseUrl, pino({ level: 'silent' }));
    const api = await server.member();
    const prepaid = await bookStay(server, api, { hotelratesId: 'rate-station-inner-room' });
    const start = prepaid.lines[0]?.startDate ?? '';
    const desk = await placeStay(api, { hotelratesId: 'rate-crafts-double-desk', startDate: start });
    // The clock is moved without its jobs; then both run them.
    const { clock } = server;
    await clock?.moveBy(Date.parse(`${addDays(start, 2)}T15:00:00+08:00`) - now());
    await other.clock?.moveBy(0);
    await Promise.all([runAllJobs(server.app), runAllJobs(other.app)]);
    await other.close();
    expect((await api.order.detail({ id: prepaid.id })).events.map(({ status }) => status)).toEqual([
      4, 1, 2,
    ]);
    const ended = await api.order.detail({ id: desk.id });
    // Its hold was over long before its end: it was given up, or ended as a stay; once either way.
    expect(ended.events.filter(({ status }) => status === ended.status)).toHaveLength(1);
    expect([2, 6]).toContain(ended.status);
  });

  it('leaves nothing held when a process is cut off between taking and committing', async () => {
    const { pool } = server.app;
    const line = stayLine({ hotelratesId: 'rate-crafts-double-room', startDate: addDays(dayOf(now()), 12) });
    const client = await pool.connect();
    await client.query('begin');
    await client.query(
      `update stock set taken = taken + 1 where pool_id = 'pool-room-crafts-double' and slot = $1`,
      [line.startDate],
    );
    client.release(new Error('cut off'));
    const api = await server.member();
    await expect(order(api, [line])).resolves.toBeTruthy();
    expect(await takenOn(server, 'room-crafts-double', line.startDate, 2)).toEqual([1, 1]);
  });
});
