import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf, daysBetween } from '../src/clock';
import { nightCount, nightsOf } from '../src/modules/hotel/days';
import { fits, roomsNeeded } from '../src/modules/hotel/guests';
import { averageFen } from '../src/modules/hotel/rules';
import { nightShares } from '../src/modules/hotel/shares';
import { deadlinesOf, stillAhead, termsOf } from '../src/modules/hotel/terms';
import { bookStay, moveTo, placeStay, roomsOf, stayLine, takenOn } from './support/stays';
import { startTestServer, type TestServer } from './support/test-server';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2020-01-01', count));
const anyNights = fc.integer({ min: 1, max: 30 });
const capacity = fc
  .record({
    maxPeople: fc.integer({ min: 1, max: 8 }),
    maxAdults: fc.integer({ min: 1, max: 8 }),
    maxChildren: fc.integer({ min: 0, max: 8 }),
  })
  .map((one) => ({
    ...one,
    maxAdults: Math.min(one.maxAdults, one.maxPeople),
    maxChildren: Math.min(one.maxChildren, one.maxPeople),
  }));
const party = fc.record({
  adults: fc.integer({ min: 1, max: 24 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 16 }),
});

describe('the nights of a stay', () => {
  it('are half-open: from arrival until before departure, whatever the calendar does', () => {
    fc.assert(
      fc.property(anyDay, anyNights, (startDate, count) => {
        const stay = { startDate, endDate: addDays(startDate, count) };
        const nights = nightsOf(stay);
        expect(nightCount(stay)).toBe(count);
        expect(nights).toHaveLength(count);
        expect(nights[0]).toBe(startDate);
        expect(addDays(nights.at(-1) ?? '', 1)).toBe(stay.endDate);
        expect(new Set(nights).size).toBe(count);
      }),
    );
  });

  it('are never shared by two stays that touch on a day', () => {
    fc.assert(
      fc.property(anyDay, anyNights, anyNights, (startDate, first, second) => {
        const middle = addDays(startDate, first);
        const before = nightsOf({ startDate, endDate: middle });
        const after = nightsOf({ startDate: middle, endDate: addDays(middle, second) });
        expect(before.filter((night) => after.includes(night))).toEqual([]);
        expect([...before, ...after]).toEqual(nightsOf({ startDate, endDate: addDays(middle, second) }));
      }),
    );
  });

  it.each([
    ['2028-02-27', '2028-03-02', ['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01']],
    ['2027-02-27', '2027-03-02', ['2027-02-27', '2027-02-28', '2027-03-01']],
    ['2026-12-30', '2027-01-02', ['2026-12-30', '2026-12-31', '2027-01-01']],
  ])('from %s to %s are the right ones', (startDate, endDate, nights) => {
    expect(nightsOf({ startDate, endDate })).toEqual(nights);
  });
});

describe('the shares of a line', () => {
  it('add up to what was paid, room by room and night by night, and none is negative', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 999_999_999 }),
        (fen, rooms, paid) => {
          const nights = fen.map((priceFen, index) => ({ night: addDays('2026-01-01', index), priceFen }));
          const hasPrice = fen.some((price) => price > 0);
          const shares = nightShares(hasPrice ? paid : 0, rooms, nights);
          const all = shares.flat().map(({ paidFen }) => paidFen);
          expect(all.reduce((sum, one) => sum + one, 0)).toBe(hasPrice ? paid : 0);
          expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
          const byRoom = shares.map((own) => own.reduce((sum, { paidFen }) => sum + paidFen, 0));
          expect(Math.max(...byRoom) - Math.min(...byRoom)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('without a discount are the prices of the nights', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 8 }), (fen, rooms) => {
        const nights = fen.map((priceFen, index) => ({ night: addDays('2026-01-01', index), priceFen }));
        const paid = rooms * fen.reduce((sum, one) => sum + one, 0);
        for (const own of nightShares(paid, rooms, nights)) {
          expect(own.map(({ paidFen }) => paidFen)).toEqual(fen);
        }
      }),
    );
  });

  it('average to a night that is never more than half a fen off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), anyNights, (total, nights) => {
        expect(Math.abs(2 * (averageFen(total, nights) * nights - total))).toBeLessThanOrEqual(nights);
      }),
    );
  });
});

describe('the guests of rooms', () => {
  it('fit into more rooms when they fit into fewer, an adult in each, and need no more than they fit into', () => {
    fc.assert(
      fc.property(
        capacity,
        party,
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 0, max: 12 }),
        (room, guests, count, age) => {
          const needed = roomsNeeded(room, guests, age);
          if (fits([{ ...room, count }], guests, age)) {
            expect(count).toBeLessThanOrEqual(guests.adults);
            expect(fits([{ ...room, count: count + 1 }], guests, age)).toBe(count < guests.adults);
            expect(needed).not.toBeNull();
            expect(needed).toBeLessThanOrEqual(count);
          }
          if (needed !== null) expect(fits([{ ...room, count: needed }], guests, age)).toBe(true);
          expect(
            fits(
              [
                { ...room, count: 1 },
                { ...room, count },
              ],
              guests,
              age,
            ),
          ).toBe(fits([{ ...room, count: count + 1 }], guests, age));
        },
      ),
    );
  });
});

describe('the terms of a stay', () => {
  const tier = fc.record({
    daysBefore: fc.integer({ min: 0, max: 30 }),
    time: fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`),
    keep: fc.constantFrom('none' as const, 'percent' as const, 'firstNight' as const),
    feePercent: fc.integer({ min: 0, max: 100 }),
  });
  const rule = fc.array(tier, { maxLength: 3 }).map((tiers) => ({ kind: 'until' as const, tiers }));

  it('have their deadlines in order, and none is there any more at its very millisecond', () => {
    fc.assert(
      fc.property(rule, anyDay, (refundRule, startDate) => {
        const all = deadlinesOf(refundRule, startDate);
        expect(all.map(({ untilMs }) => untilMs)).toEqual(
          all.map(({ untilMs }) => untilMs).toSorted((a, b) => a - b),
        );
        for (const { untilMs } of all) {
          expect(stillAhead(all, untilMs - 1).some((one) => one.untilMs === untilMs)).toBe(true);
          expect(stillAhead(all, untilMs).some((one) => one.untilMs === untilMs)).toBe(false);
        }
      }),
    );
  });

  it('have another hash when anything of them is another, and the same one otherwise', () => {
    const base = {
      id: 'rate-1',
      breakfasts: 2,
      payAtDesk: false,
      confirmMode: 'instant' as const,
      holdTime: '18:00',
      refundRule: {
        kind: 'until' as const,
        tiers: [{ daysBefore: 1, time: '18:00', keep: 'none' as const, feePercent: 0 }],
      },
    };
    const nowMs = Date.parse('2026-05-01T12:00:00+08:00');
    const hashOf = (change: object, at = nowMs) =>
      termsOf({ ...base, ...change }, '2026-05-10', at).termsHash;
    expect(hashOf({})).toBe(hashOf({}, nowMs + 3_600_000));
    const tiers = [{ daysBefore: 2, time: '18:00', keep: 'none' as const, feePercent: 0 }];
    const others = [
      hashOf({ id: 'rate-2' }),
      hashOf({ breakfasts: 1 }),
      hashOf({ payAtDesk: true }),
      hashOf({ payAtDesk: true, holdTime: '20:00' }),
      hashOf({ confirmMode: 'merchant' }),
      hashOf({ refundRule: { kind: 'until', tiers } }),
      // The deadline has gone by.
      hashOf({}, Date.parse('2026-05-09T18:00:00+08:00')),
    ];
    expect(new Set([hashOf({}), ...others]).size).toBe(others.length + 1);
    expect(termsOf(base, '2026-05-10', nowMs).cancelDeadlines[0]?.keep).toBe('none');
  });
});

describe('a stay through the front door', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(async () => {
    expect(await server.breaches()).toEqual([]);
    await server.close();
  });
  const RATES = ['rate-station-king-room', 'rate-crafts-double-room', 'rate-crafts-twin-room'];
  const wanted = fc.record({
    hotelratesId: fc.constantFrom(...RATES),
    ahead: fc.integer({ min: 2, max: 100 }),
    nights: fc.integer({ min: 1, max: 30 }),
    rooms: fc.integer({ min: 1, max: 3 }),
  });

  it('costs the sum of its nights, holds exactly them, and gives exactly them back', async () => {
    // By turns: one member alone may not order so often.
    const members = [await server.member(), await server.member()];
    let turn = 0;
    await fc.assert(
      fc.asyncProperty(wanted, async ({ ahead, ...stay }) => {
        const api = members[turn++ % members.length] ?? server.visitor();
        const startDate = addDays(dayOf(server.app.clock.now()), ahead);
        const line = stayLine({ ...stay, startDate });
        const span = () => takenOn(server, line.productId, addDays(startDate, -1), stay.nights + 2);
        const before = await span();
        const { days } = await api.hotel.priceCalendar({
          hotelratesId: stay.hotelratesId,
          from: startDate,
          to: addDays(line.endDate, -1),
        });
        const sum = days.reduce((total, { priceFen }) => total + (priceFen ?? 0), 0);
        const placed = await placeStay(api, { ...stay, startDate });
        expect(placed.totalFen).toBe(sum * stay.rooms);
        expect(daysBetween(line.startDate, line.endDate)).toBe(days.length);
        const held = await span();
        expect(held.map((count, index) => count - (before[index] ?? 0))).toEqual(
          held.map((_, index) => (index === 0 || index === held.length - 1 ? 0 : stay.rooms)),
        );
        await api.order.cancel({ id: placed.id });
        expect(await span()).toEqual(before);
      }),
      { numRuns: 25 },
    );
  });

  it('given back room by room in any order: kept and returned are what was paid', async () => {
    // At noon of the day of arrival the first night is kept.
    await moveTo(server, `${addDays(dayOf(Date.now()), 1)}T12:00`);
    const api = await server.member();
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([0, 1, 2], { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 5 }),
        async (units, nights) => {
          const startDate = dayOf(server.app.clock.now());
          const placed = await bookStay(server, api, {
            hotelratesId: 'rate-station-twin-room',
            startDate,
            nights,
            rooms: 3,
          });
          const { lines } = await api.order.detail({ id: placed.id });
          const [line] = lines;
          let kept = 0;
          let back = 0;
          for (const unit of units) {
            const items = [{ lineId: line?.id ?? '', units: [unit] }];
            const quote = await api.refund.quote({ orderId: placed.id, items });
            await api.refund.apply({
              orderId: placed.id,
              items,
              expectedAmountFen: quote.amountFen,
              expectedFeeFen: quote.feeFen,
            });
            kept += quote.feeFen;
            back += quote.amountFen;
          }
          expect(kept).toBeGreaterThan(0);
          expect((kept + back) * 3).toBe(placed.totalFen * units.length);
          expect((await api.order.detail({ id: placed.id })).refundedFen).toBe(back);
          const states = (await roomsOf(server, placed.id)).map(({ state }) => state);
          expect(states).toEqual([0, 1, 2].map((unit) => (units.includes(unit) ? 4 : 0)));
        },
      ),
      { numRuns: 8 },
    );
  });
});
