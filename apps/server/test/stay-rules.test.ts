import type { ApiClient } from '@yunyou/api-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf, timeOf } from '../src/clock';
import { moveTo, order, placeStay, roomOfRate, type StayWanted, stayLine, takenOn } from './support/stays';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let api: ApiClient;
let today: string;
beforeAll(async () => {
  server = await startTestServer();
  // Noon, so that neither night nor cutoff is near.
  await moveTo(server, `${addDays(dayOf(Date.now()), 1)}T12:00`);
  api = await server.member();
  today = dayOf(now());
});
afterAll(async () => {
  expect(await server.breaches()).toEqual([]);
  await server.close();
});

const now = () => server.app.clock.now();
const RATE = 'rate-crafts-double-room';
const quote = (wanted: StayWanted, change: object = {}) =>
  api.order.quote({ lines: [{ ...stayLine(wanted, now()), ...change }] });
const told = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => ({ rule: error.rule, code: error.code, detail: error.detail, words: error.userMessage }),
  );
const setNight = (night: string, change: Record<string, string>, rate = RATE) =>
  server.press('console/nights/set', { rate, night, ...change });
const day = (ahead: number) => addDays(today, ahead);

describe('a range of days', () => {
  it.each([
    ['that is empty', { startDate: 0, endDate: 0 }, { rule: 'stayRange', code: 422 }],
    ['that is turned round', { startDate: 5, endDate: 3 }, { rule: 'stayRange' }],
    ['that is long over', { startDate: -9, endDate: -7 }, { rule: 'stayRange' }],
    ['that began yesterday', { startDate: -1, endDate: 1 }, { rule: 'bookTooLate', code: 410 }],
    [
      'of 31 nights',
      { startDate: 1, endDate: 32 },
      { rule: 'maxNights', detail: { n: 30 }, words: '该价格最多连住30晚' },
    ],
    ['beyond the horizon', { startDate: 179, endDate: 182 }, { rule: 'notYetOpen', code: 422 }],
  ])('%s is refused', async (_, { startDate, endDate }, expected) => {
    const refusal = await told(quote({}, { startDate: day(startDate), endDate: day(endDate) }));
    expect(refusal).toMatchObject(expected);
    const listed = await told(api.hotel.search({ startDate: day(startDate), endDate: day(endDate) }));
    expect(listed).toMatchObject({ rule: expected.rule });
  });

  it('tells when it opens, in words and as an instant', async () => {
    const refusal = await told(quote({}, { startDate: day(180), endDate: day(182) }));
    const opens = day(1);
    expect(refusal?.detail).toEqual({ opensAtMs: Date.parse(`${opens}T00:00:00+08:00`) });
    const [, month = '', date = ''] = opens.split('-');
    expect(refusal?.words).toBe(`${Number(month)}月${Number(date)}日 00:00开放预订`);
    expect(await told(quote({}, { startDate: day(180), endDate: day(181) }))).toBeNull();
  });

  it.each(['2026-02-30', '9999-99-99', '2026-12-01T00:00:00Z', 'tomorrow'])(
    'is not %s',
    async (startDate) => {
      expect(await told(quote({}, { startDate }))).toMatchObject({ code: 400 });
    },
  );
});

describe('the nights of a stay', () => {
  it('must all be sold: each that is not is named', async () => {
    const start = day(20);
    await setNight(addDays(start, 1), { closed: '1' });
    await setNight(addDays(start, 2), { roomClosed: '1' });
    await setNight(addDays(start, 4), { closed: '1' });
    const refusal = await told(quote({ startDate: start, nights: 6 }));
    expect(refusal).toMatchObject({
      rule: 'nightClosed',
      detail: { nights: [addDays(start, 1), addDays(start, 2), addDays(start, 4)] },
    });
    expect(refusal?.words).toMatch(/^\d+月\d+日至\d+月\d+日、\d+月\d+日不可预订，请换个日期$/);
    await expect(quote({ startDate: start, nights: 1 })).resolves.toBeTruthy();
    await expect(quote({ startDate: addDays(start, 3), nights: 1 })).resolves.toBeTruthy();
    const list = await api.hotel.hotelRatesList({
      hotelratesId: RATE,
      startDate: start,
      endDate: addDays(start, 6),
      limit: 1,
      page: 1,
    });
    expect(list.records).toMatchObject([
      { unavailable: 'nightClosed', unavailableNights: refusal?.detail?.nights, totalFen: null },
    ]);
  });

  it('may ask for a shortest and a longest stay, by the night of arrival', async () => {
    const start = day(30);
    await setNight(start, { minNights: '3', maxNights: '5' });
    expect(await told(quote({ startDate: start, nights: 2 }))).toMatchObject({
      rule: 'minNights',
      detail: { n: 3 },
      words: '该价格3晚起订',
    });
    expect(await told(quote({ startDate: start, nights: 6 }))).toMatchObject({
      rule: 'maxNights',
      detail: { n: 5 },
    });
    await expect(quote({ startDate: start, nights: 3 })).resolves.toBeTruthy();
    // Passing through that night is not arriving on it.
    await expect(quote({ startDate: addDays(start, -1), nights: 2 })).resolves.toBeTruthy();
  });

  it('may be closed to arrival and to departure, and passed through', async () => {
    const start = day(40);
    await setNight(start, { noArrival: '1' });
    await setNight(addDays(start, 2), { noDeparture: '1' });
    expect(await told(quote({ startDate: start, nights: 1 }))).toMatchObject({ rule: 'arrivalClosed' });
    expect(await told(quote({ startDate: addDays(start, 1), nights: 1 }))).toMatchObject({
      rule: 'departureClosed',
    });
    await expect(quote({ startDate: addDays(start, -1), nights: 4 })).resolves.toBeTruthy();
    // Both are checked before the nights.
    await setNight(start, { closed: '1' });
    expect(await told(quote({ startDate: start, nights: 1 }))).toMatchObject({ rule: 'arrivalClosed' });
  });
});

describe('the sale of a stay', () => {
  it('ends with the hotel and with the rate', async () => {
    const hotel = { id: 'hotel-hundred-crafts-hostel' };
    await server.press('console/hotels/sale', { ...hotel, onSale: '0' });
    expect(await told(quote({}))).toMatchObject({ rule: 'notOnSale', code: 410 });
    expect((await api.hotel.basic({ hotelId: hotel.id })).onSale).toBe(false);
    expect((await api.hotel.hotelRoomList({ hotelId: hotel.id })).rooms).toEqual([]);
    const { records } = await api.hotel.search({ keyword: '百工青年' });
    expect(records).toEqual([]);
    await server.press('console/hotels/sale', { ...hotel, onSale: '1' });
    await expect(quote({})).resolves.toBeTruthy();
  });

  it('of a rate of another room, another hotel, or none, is refused', async () => {
    expect(await told(quote({}, { productId: 'room-crafts-twin' }))).toMatchObject({ code: 404 });
    expect(await told(quote({}, { hotelratesId: 'rate-none' }))).toMatchObject({ code: 404 });
    const lines = [stayLine({}, now()), stayLine({ hotelratesId: 'rate-station-king-room' }, now())];
    expect(await told(api.order.quote({ lines }))).toMatchObject({ code: 400 });
    const days = [stayLine({}, now()), stayLine({ hotelratesId: 'rate-crafts-twin-room', nights: 3 }, now())];
    expect(await told(api.order.quote({ lines: days }))).toMatchObject({ code: 400 });
    const twice = [stayLine({}, now()), stayLine({}, now())];
    expect(await told(api.order.quote({ lines: twice }))).toMatchObject({ code: 400 });
  });

  it('is of at most as many rooms as the rate and an order have', async () => {
    expect(await told(quote({ hotelratesId: 'rate-crafts-double-desk', rooms: 4 }))).toMatchObject({
      rule: 'tooManyRooms',
      detail: { n: 3 },
      words: '每单最多预订3间',
    });
    const lines = [
      stayLine({ hotelratesId: 'rate-station-king-room', rooms: 5 }, now()),
      stayLine({ hotelratesId: 'rate-station-twin-room', rooms: 4 }, now()),
    ];
    expect(await told(api.order.quote({ lines }))).toMatchObject({ rule: 'tooManyRooms', detail: { n: 8 } });
  });

  it('is of no more guests than the rooms hold, all lines together', async () => {
    expect(await told(quote({ adults: 3 }))).toMatchObject({ rule: 'tooManyGuests' });
    expect(await told(quote({ childAges: [8, 9] }))).toMatchObject({ rule: 'tooManyGuests' });
    // One that is younger than three is not counted, but is a child.
    await expect(quote({ adults: 2, childAges: [2] })).resolves.toBeTruthy();
    expect(await told(quote({ adults: 2, childAges: [3] }))).toMatchObject({ rule: 'tooManyGuests' });
    expect(await told(quote({ rooms: 2, adults: 1 }))).toMatchObject({
      rule: 'tooManyGuests',
      code: 422,
      words: '每间房至少需要一位成人',
    });
    const family = [
      stayLine({ hotelratesId: 'rate-crafts-dorm-room', adults: 2 }, now()),
      stayLine({ hotelratesId: RATE, adults: 1 }, now()),
    ];
    await expect(api.order.quote({ lines: family })).resolves.toBeTruthy();
  });

  it('is told in the order of the checks', async () => {
    const start = day(50);
    await setNight(start, { noArrival: '1', minNights: '4' });
    await setNight(addDays(start, 1), { closed: '1' });
    const crowd = { startDate: start, rooms: 6, adults: 24 };
    expect(await told(quote(crowd))).toMatchObject({ rule: 'arrivalClosed' });
    await setNight(start, { noArrival: '0' });
    expect(await told(quote(crowd))).toMatchObject({ rule: 'minNights' });
    await setNight(start, { minNights: '0' });
    expect(await told(quote(crowd))).toMatchObject({ rule: 'nightClosed' });
    await setNight(addDays(start, 1), { closed: '0' });
    expect(await told(quote(crowd))).toMatchObject({ rule: 'tooManyGuests' });
    expect(await told(quote({ ...crowd, adults: 6 }))).toMatchObject({ rule: 'tooManyRooms' });
    await setNight(start, { total: '0' });
    expect(await told(quote({ ...crowd, rooms: 5, adults: 5 }))).toMatchObject({ rule: 'roomSoldOut' });
  });

  it('names guests for every room, when it is ordered', async () => {
    const line = stayLine({ rooms: 2 }, now());
    await expect(api.order.quote({ lines: [{ ...line, guests: [] }] })).resolves.toBeTruthy();
    const { totalFen } = await api.order.quote({ lines: [line] });
    const create = (change: object) =>
      api.order.create({
        lines: [{ ...line, ...change }],
        contactName: '李云',
        contactMobile: '13800138000',
        expectedTotalFen: totalFen,
      });
    expect(await told(create({ guests: [{ name: '李云' }] }))).toMatchObject({ rule: 'guestNames' });
    expect(await told(create({ guests: undefined }))).toMatchObject({ rule: 'guestNames' });
    expect(await told(create({ guests: [{ name: '李' }, { name: '李云' }] }))).toMatchObject({ code: 400 });
    for (const name of ['李云2', '<b>', '李云🙂', '李/云', '·李云', '李\n云']) {
      expect(await told(create({ guests: [{ name }, { name: '李云' }] }))).toMatchObject({ code: 400 });
    }
    await expect(
      create({ guests: [{ name: '阿依古丽·买买提' }, { name: 'Zoë J. O’Neil-Nguyễn' }] }),
    ).resolves.toBeTruthy();
  });

  it('is of prepaid rooms, or of rooms paid at the desk', async () => {
    const lines = [stayLine({}, now()), stayLine({ hotelratesId: 'rate-crafts-twin-desk' }, now())];
    expect(await told(api.order.quote({ lines }))).toMatchObject({ rule: 'deskMixed' });
  });

  it('at the desk takes no arrival after the hold, and tells until when', async () => {
    const wanted = { hotelratesId: 'rate-wangxi-sea-desk', startDate: day(9) };
    const refusal = await told(quote({ ...wanted, arrivalTime: '18:30' }));
    expect(refusal).toMatchObject({ rule: 'arrivalTooLate' });
    expect(refusal?.detail).toEqual({ untilMs: Date.parse(`${day(9)}T18:00:00+08:00`) });
    expect(refusal?.words).toContain('18:00');
    await expect(quote({ ...wanted, arrivalTime: '18:00' })).resolves.toBeTruthy();
    expect(await told(quote({ ...wanted, arrivalTime: '02:00' }))).toMatchObject({ rule: 'arrivalTooLate' });
    await expect(quote({ hotelratesId: RATE, arrivalTime: '02:00' })).resolves.toBeTruthy();
    expect(await told(quote({ hotelratesId: RATE, arrivalTime: '09:00' }))).toMatchObject({ code: 400 });
  });
});

describe('what changed between quote and order', () => {
  const create = (line: ReturnType<typeof stayLine>, expectedTotalFen: number, expectedTerms?: string) =>
    api.order.create({
      lines: [{ ...line, ...(expectedTerms && { expectedTerms }) }],
      contactName: '李云',
      contactMobile: '13800138000',
      expectedTotalFen,
    });

  it('is the price of the middle night: told night by night, and nothing is held', async () => {
    const line = stayLine({ startDate: day(60), nights: 3 }, now());
    const before = await api.order.quote({ lines: [line] });
    await setNight(day(61), { yuan: '999' });
    const refusal = await told(create(line, before.totalFen));
    expect(refusal).toMatchObject({ rule: 'priceChanged', code: 409 });
    const [changed] = (refusal?.detail?.lines ?? []) as { nights: { night: string; priceFen: number }[] }[];
    expect(changed?.nights[1]).toEqual({ night: day(61), priceFen: 99_900 });
    expect(await takenOn(server, roomOfRate(RATE), day(60), 3)).toEqual([0, 0, 0]);
    const { totalFen } = await api.order.quote({ lines: [line] });
    await expect(create(line, totalFen)).resolves.toMatchObject({ totalFen });
  });

  it.each([
    ['a breakfast', { breakfasts: 1 }],
    ['the confirmation', { confirm_mode: 'merchant' as const }],
    ['a deadline', { refund_rule: sql`'{"kind":"none","tiers":[]}'::jsonb` as never }],
  ])('is %s: shown, and asked for again', async (_, change) => {
    const rate = 'rate-station-king-room';
    const line = stayLine({ hotelratesId: rate, startDate: day(12) }, now());
    const before = await api.order.quote({ lines: [line] });
    const hash = (quoted: typeof before) =>
      quoted.lines[0]?.kind === 'stay' ? quoted.lines[0].termsHash : '';
    await server.app.db.updateTable('hotel_rates').set(change).where('id', '=', rate).execute();
    const refusal = await told(create(line, before.totalFen, hash(before)));
    expect(refusal).toMatchObject({ rule: 'termsChanged', code: 409, detail: { changed: [0] } });
    // The price is told first.
    expect(await told(create(line, before.totalFen + 1, hash(before)))).toMatchObject({
      rule: 'priceChanged',
    });
    const after = await api.order.quote({ lines: [line] });
    expect(hash(after)).not.toBe(hash(before));
    await expect(create(line, after.totalFen, hash(after))).resolves.toBeTruthy();
  });
});

describe('rooms that are gone', () => {
  it('are told by every night that misses, and by what is left', async () => {
    const start = day(70);
    await setNight(addDays(start, 1), { total: '1' });
    await setNight(addDays(start, 3), { total: '2' });
    const refusal = await told(quote({ startDate: start, nights: 5, rooms: 3 }));
    expect(refusal).toMatchObject({
      rule: 'roomSoldOut',
      code: 409,
      detail: { nights: [addDays(start, 1), addDays(start, 3)], left: 1 },
    });
    expect(refusal?.words).toMatch(/^\d+月\d+日、\d+月\d+日房间不足/);
    // Two rates of one room type share its rooms.
    const [first, second] = ['rate-yunqi-cloud-twin-room', 'rate-yunqi-cloud-twin-breakfast'];
    await setNight(start, { total: '1' }, first);
    const wanted = { startDate: start, nights: 1 };
    const alone = [stayLine({ hotelratesId: first, ...wanted }, now())];
    await expect(api.order.quote({ lines: alone })).resolves.toBeTruthy();
    const both = [...alone, stayLine({ hotelratesId: second, ...wanted }, now())];
    expect(await told(api.order.quote({ lines: both }))).toMatchObject({
      rule: 'roomSoldOut',
      detail: { nights: [start], left: 1 },
    });
  });

  it('are taken whole or not at all', async () => {
    const start = day(80);
    const line = stayLine({ startDate: start, nights: 4, rooms: 2 }, now());
    const { totalFen } = await api.order.quote({ lines: [line] });
    // Sold between the plan and the taking: the guarded statement decides.
    await sql`create function close_late() returns trigger language plpgsql as $$
      begin update stock set closed = true where pool_id = 'pool-room-crafts-double' and slot = ${sql.lit(addDays(start, 2))};
      return null; end $$`.execute(server.app.db);
    await sql`create trigger close_late after insert on stay_rooms for each statement execute function close_late()`.execute(
      server.app.db,
    );
    const refusal = await told(
      api.order.create({
        lines: [line],
        contactName: '李云',
        contactMobile: '13800138000',
        expectedTotalFen: totalFen,
      }),
    );
    await sql`drop trigger close_late on stay_rooms`.execute(server.app.db);
    expect(refusal).toMatchObject({
      rule: 'roomSoldOut',
      detail: { nights: [addDays(start, 2)], left: 0 },
    });
    expect(await takenOn(server, 'room-crafts-double', start, 4)).toEqual([0, 0, 0, 0]);
  });
});

describe('a night that the house changes', () => {
  it('takes numbers alone, and changes whole or not at all', async () => {
    const night = day(90);
    await placeStay(api, { startDate: night, nights: 1 }, now());
    const shown = async () =>
      (await api.hotel.priceCalendar({ hotelratesId: RATE, from: night, to: night })).days;
    const before = await shown();
    const wrong: Record<string, string>[] = [
      { yuan: 'x', total: '5' },
      { yuan: '9'.repeat(12) },
      { minNights: 'two' },
      { minNights: '1.5' },
      { total: '-1' },
      { yuan: '777', total: 'NaN' },
      // Fewer rooms than are taken: the price stays too.
      { yuan: '777', minNights: '4', total: '0' },
    ];
    for (const change of wrong) expect((await setNight(night, change)).status).toBe(409);
    expect(await shown()).toEqual(before);
    expect((await setNight(night, { yuan: '777', minNights: '4', total: '1' })).status).toBe(200);
    expect(await shown()).toMatchObject([{ priceFen: 77_700, minNights: 4, state: 'soldOut' }]);
  });
});

describe('booking at night', () => {
  it('sells yesterday’s night until 06:00, where the hotel takes guests late', async () => {
    const night = today;
    await moveTo(server, `${addDays(today, 1)}T00:30`);
    const member = await server.member();
    const late = stayLine({ startDate: night, nights: 1 }, now());
    const quoted = await member.order.quote({ lines: [late] });
    expect(quoted.totalFen).toBeGreaterThan(0);
    const { days } = await member.hotel.priceCalendar({ hotelratesId: RATE, from: night, to: night });
    expect(days).toMatchObject([{ day: night, state: 'open' }]);
    expect(
      await told(
        member.order.quote({
          lines: [
            stayLine({ hotelratesId: 'rate-maple-star-tent-room', startDate: night, nights: 1 }, now()),
          ],
        }),
      ),
    ).toMatchObject({ rule: expect.stringMatching(/bookTooLate|nightClosed/) });
    const placed = await order(member, [late]);
    expect(await takenOn(server, 'room-crafts-double', night, 1)).toEqual([1]);
    // Cancelled while it can still be sold, the night goes back.
    await member.order.cancel({ id: placed.id });
    expect(await takenOn(server, 'room-crafts-double', night, 1)).toEqual([0]);

    await moveTo(server, `${addDays(night, 1)}T05:45`);
    expect(timeOf(now()) < '06:00').toBe(true);
    const kept = await placeStay(member, { startDate: night, nights: 2 }, now());
    await moveTo(server, `${addDays(night, 1)}T06:00`);
    const create = member.order.create({
      lines: [late],
      contactName: '李云',
      contactMobile: '13800138000',
      expectedTotalFen: quoted.totalFen,
    });
    expect(await told(create)).toMatchObject({ rule: 'bookTooLate' });
    await member.order.cancel({ id: kept.id });
    // Yesterday's night is past and stays taken; today's goes back.
    expect(await takenOn(server, 'room-crafts-double', night, 2)).toEqual([1, 0]);
  });

  it('ends at the rate’s cutoff', async () => {
    await moveTo(server, `${dayOf(now())}T23:15`);
    const member = await server.member();
    const tonight = stayLine({ startDate: dayOf(now()), nights: 1 }, now());
    await expect(member.order.quote({ lines: [tonight] })).resolves.toBeTruthy();
    await moveTo(server, `${dayOf(now())}T23:30`);
    expect(await told(member.order.quote({ lines: [tonight] }))).toMatchObject({ rule: 'bookTooLate' });
    const ahead = stayLine(
      { hotelratesId: 'rate-station-inner-early', startDate: addDays(dayOf(now()), 6), nights: 1 },
      now(),
    );
    expect(await told(member.order.quote({ lines: [ahead] }))).toMatchObject({ rule: 'bookTooLate' });
  });
});
