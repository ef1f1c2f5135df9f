import type { ApiClient } from '@yunyou/api-client';
import type { HotelSummary, RequestOf } from '@yunyou/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../src/clock';
import { countStatements } from './support/count-statements';
import { moveTo, stayLine } from './support/stays';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let api: ApiClient;
let start: string;
beforeAll(async () => {
  server = await startTestServer();
  await moveTo(server, `${addDays(dayOf(Date.now()), 1)}T12:00`);
  api = server.visitor();
  start = await freeStart(addDays(dayOf(server.app.clock.now()), 40));
});
afterAll(() => server.close());

type Asked = RequestOf<'hotel', 'search'>;
const CITY = '澄岚市';
const stay = (nights = 3) => ({ startDate: start, endDate: addDays(start, nights) });
const find = (asked: Asked) => api.hotel.search({ size: 50, ...asked });
const idsOf = (records: readonly HotelSummary[]) => records.map(({ id }) => id);

/** A day from which three nights of the best hotels, with breakfast, are to be had: on some they are full. */
async function freeStart(from: string): Promise<string> {
  for (let days = 0; days < 30; days++) {
    const startDate = addDays(from, days);
    const asked = { startDate, endDate: addDays(startDate, 3), cityName: CITY, star: [5], breakfast: true };
    if ((await find(asked)).records.some(({ bookable }) => bookable)) return startDate;
  }
  throw new Error('The best hotels are full for a month.');
}

/** The cheapest total that a quote gives for one room of a hotel; undefined when none does. */
async function cheapestQuote(
  member: ApiClient,
  hotelId: string,
  { startDate, endDate }: ReturnType<typeof stay>,
) {
  const { rooms } = await api.hotel.hotelRoomList({ hotelId, startDate, endDate });
  const totals: number[] = [];
  for (const room of rooms) {
    for (const rate of room.hotelRatesVoList) {
      const line = {
        kind: 'stay' as const,
        productId: room.roomId,
        hotelratesId: rate.hotelratesId,
        quantity: 1,
        startDate,
        endDate,
        adults: 2,
      };
      const total = await member.order.quote({ lines: [line] }).then(
        ({ totalFen }) => totalFen,
        () => undefined,
      );
      if (total !== undefined) {
        expect(rate).toMatchObject({ totalFen: total, unavailable: null });
        totals.push(total);
      }
    }
  }
  return totals.length > 0 ? Math.min(...totals) : undefined;
}

describe('a list of hotels for a stay', () => {
  it.each([1, 3, 7])('shows for %i nights the very price that a quote gives', async (nights) => {
    const member = await server.member();
    const days = stay(nights);
    const { records, total } = await find(days);
    expect(total).toBe(10);
    let priced = 0;
    for (const record of records) {
      const quoted = await cheapestQuote(member, record.id, days);
      expect(record.stayTotalFen).toBe(quoted ?? null);
      expect(record.bookable).toBe(quoted !== undefined);
      if (quoted === undefined) continue;
      priced++;
      expect(record.nightsPriced).toBe(nights);
      expect(record.fromPriceFen).toBe(Math.floor((2 * quoted + nights) / (2 * nights)));
    }
    expect(priced).toBeGreaterThan(5);
  });

  it('prices all asked rooms together, and says how many those are', async () => {
    const days = stay(2);
    const { records } = await find({ ...days, rooms: 2 });
    const priced = records.filter(({ stayTotalFen }) => stayTotalFen !== null);
    expect(priced.length).toBeGreaterThan(3);
    for (const hotel of priced) {
      expect(hotel).toMatchObject({ nightsPriced: 2, roomsPriced: 2 });
      // Four nights of rooms; the average of a night and room is rounded.
      expect(Math.abs((hotel.stayTotalFen ?? 0) - 4 * (hotel.fromPriceFen ?? 0))).toBeLessThanOrEqual(2);
    }
  });

  it('leaves out what is off sale, and puts what is full last with the nearest free days', async () => {
    const near = { startDate: addDays(start, -39), endDate: addDays(start, -37) };
    const { records } = await find({ ...near, cityName: CITY });
    expect(idsOf(records)).not.toContain('hotel-waterfall-view');
    const full = records.filter(({ bookable }) => !bookable);
    expect(idsOf(full)).toContain('hotel-moonbridge-inn');
    expect(records.slice(-full.length)).toEqual(full);
    // On some weekdays a house is not full but takes nobody in; then it says why in place of a number.
    for (const one of full) {
      const left = one.unavailable === null ? 0 : null;
      expect(one).toMatchObject({ stayTotalFen: null, fromPriceFen: null, left });
    }
    const { records: later } = await find({
      startDate: addDays(start, -30),
      endDate: addDays(start, -28),
      keyword: '月桥',
    });
    const inn = later.find(({ id }) => id === 'hotel-moonbridge-inn');
    expect(inn).toMatchObject({ bookable: false, freeStarts: { earlier: null } });
    const freeFrom = inn?.freeStarts?.later ?? '';
    const { records: then } = await find({
      startDate: freeFrom,
      endDate: addDays(freeFrom, 2),
      keyword: '月桥',
    });
    expect(then.find(({ id }) => id === 'hotel-moonbridge-inn')?.bookable).toBe(true);
    const { records: dayBefore } = await find({
      startDate: addDays(freeFrom, -1),
      endDate: addDays(freeFrom, 1),
      keyword: '月桥',
    });
    expect(dayBefore.find(({ id }) => id === 'hotel-moonbridge-inn')?.bookable).toBe(false);
    expect((await find({ ...near, onlyFree: true })).records.every(({ bookable }) => bookable)).toBe(true);
  });

  it('tests every filter on rates on the very rate whose price is shown', async () => {
    const member = await server.member();
    for (const filter of [{ breakfast: true }, { payAtDesk: true }, { freeCancel: true }] as const) {
      const { records } = await find({ ...stay(), ...filter });
      expect(records.length).toBeGreaterThan(0);
      for (const { id, stayTotalFen } of records) {
        const { rooms } = await member.hotel.hotelRoomList({ hotelId: id, ...stay() });
        const passing = rooms
          .filter(({ maxPeopleNumber, maxAdults }) => maxPeopleNumber >= 2 && maxAdults >= 2)
          .flatMap(({ hotelRatesVoList }) => hotelRatesVoList)
          .filter((rate) => {
            if (rate.unavailable !== null) return false;
            if ('breakfast' in filter) return rate.breakfasts > 0;
            if ('payAtDesk' in filter) return rate.payAtDesk;
            return rate.cancelDeadlines[0]?.keep === 'none';
          });
        expect(stayTotalFen).toBe(Math.min(...passing.map(({ totalFen }) => totalFen ?? 0)));
      }
    }
    const { records } = await find({ ...stay(), priceMinFen: 40_000, priceMaxFen: 60_000, breakfast: true });
    for (const { fromPriceFen } of records) {
      expect(fromPriceFen).toBeGreaterThanOrEqual(40_000);
      expect(fromPriceFen).toBeLessThanOrEqual(60_000);
    }
  });

  it('is narrowed down by place, words, star, category and facilities', async () => {
    expect(idsOf((await find({ cityName: '望汐市' })).records)).toEqual(['hotel-wangxi-tides']);
    expect(idsOf((await find({ keyword: 'mirror lake' })).records)).toEqual(['hotel-mirror-lake-house']);
    expect(idsOf((await find({ star: [5, 4] })).records).sort()).toEqual(
      ['hotel-mirror-lake-house', 'hotel-yunqi-lodge', 'hotel-yuntang-house'].sort(),
    );
    expect(idsOf((await find({ category: ['camp', 'hostel'] })).records).sort()).toEqual(
      ['hotel-hundred-crafts-hostel', 'hotel-maple-camp'].sort(),
    );
    expect(idsOf((await find({ facility: ['hot-spring', 'parking'] })).records)).toEqual([
      'hotel-yuntang-house',
    ]);
    for (const keyword of ['%', '_', '\\', "'", '🦆']) {
      expect((await find({ keyword })).total).toBe(0);
    }
    const near = await find({ lat: 22.61, lng: 115.03, sort: 'distance' });
    expect(idsOf(near.records)).toEqual(['hotel-wangxi-tides']);
    expect(near.records[0]?.distanceM).toBeLessThan(2_000);
  });

  it.each([
    ['priceAsc', ({ stayTotalFen }: HotelSummary) => stayTotalFen ?? 0],
    ['priceDesc', ({ stayTotalFen }: HotelSummary) => -(stayTotalFen ?? 0)],
    ['rating', ({ rating }: HotelSummary) => -rating],
    ['star', ({ star }: HotelSummary) => -star],
    ['distance', ({ distanceM }: HotelSummary) => distanceM ?? 0],
  ] as const)('sorts by %s, full ones last, the same twice', async (sort, keyOf) => {
    const asked = { ...stay(), sort, lat: 24.77, lng: 112.98, cityName: CITY };
    const { records } = await find(asked);
    const free = records.filter(({ bookable }) => bookable).map(keyOf);
    expect(free).toEqual(free.toSorted((a, b) => a - b));
    expect(free.length).toBeGreaterThan(3);
    expect(idsOf((await find(asked)).records)).toEqual(idsOf(records));
  });

  it('needs a place to sort by distance, both degrees and both days', async () => {
    for (const asked of [{ sort: 'distance' as const }, { lat: 24 }, { startDate: start }]) {
      await expect(find(asked)).rejects.toMatchObject({ code: 400 });
    }
  });

  it('says where there would be some, and which filter leaves least', async () => {
    expect(await find({ cityName: '深圳市' })).toMatchObject({
      total: 0,
      elsewhere: [
        { cityName: CITY, count: 9 },
        { cityName: '望汐市', count: 1 },
      ],
    });
    const none = await find({ ...stay(), cityName: CITY, star: [5], priceMaxFen: 10_000, breakfast: true });
    expect(none).toMatchObject({ total: 0, blockedBy: 'price' });
    expect(await find({ cityName: CITY, star: [5], category: ['hostel'] })).toMatchObject({
      total: 0,
      blockedBy: 'star',
    });
    expect((await find({ cityName: CITY })).blockedBy).toBeNull();
  });

  it('answers GET and POST alike', async () => {
    const asked = { cityName: CITY, star: [4, 5], ...stay() };
    const post = await server.fetch('http://yunyou.test/cuser/public/api/hotel/search', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    const get = await server.fetch(
      `http://yunyou.test/cuser/public/api/hotel/search?cityName=${encodeURIComponent(CITY)}&star=4,5&startDate=${start}&endDate=${addDays(start, 3)}`,
    );
    expect(await post.json()).toEqual(await get.json());
  });
});

describe('pages of hotels', () => {
  it('show each once, while prices change behind them', async () => {
    const asked = { ...stay(), sort: 'priceAsc' as const, size: 3 };
    const all = idsOf((await find({ ...asked, size: 50 })).records);
    const seen: string[] = [];
    let next: string | undefined;
    for (let page = 1; page <= Math.ceil(all.length / 3); page++) {
      const answer = await find({ ...asked, ...(next && { next }) });
      expect(answer).toMatchObject({ current: page, pages: Math.ceil(all.length / 3), total: all.length });
      seen.push(...idsOf(answer.records));
      // What was shown becomes cheaper: it stands before the place where the page ended.
      if (page === 1) {
        await server.app.db
          .updateTable('rate_nights')
          .set((eb) => ({ price_fen: eb('price_fen', '-', 100) }))
          .where('rate_id', 'like', 'rate-crafts-%')
          .execute();
      }
      next = answer.next ?? undefined;
    }
    expect(next).toBeUndefined();
    expect(seen).toEqual(all);
  });

  it('take no place that was changed, or is of another list', async () => {
    const { next } = await find({ ...stay(), size: 2 });
    if (!next) throw new Error('There is a second page.');
    await expect(find({ ...stay(), size: 2, next })).resolves.toBeTruthy();
    const [body = '', mac = ''] = next.split('.');
    const forged = Buffer.from(JSON.stringify({ page: 1, key: [0, 0, 0, ''] })).toString('base64url');
    for (const wrong of ['x', `${body}.`, `${forged}.${mac}`, `${body}x.${mac}`]) {
      await expect(find({ ...stay(), size: 2, next: wrong })).rejects.toMatchObject({
        code: 400,
        field: 'next',
      });
    }
    await expect(find({ ...stay(2), size: 2, next })).rejects.toMatchObject({ code: 400, field: 'next' });
  });
});

describe('what a hotel call asks the database', () => {
  it.each([
    ['search', () => find(stay()), 3],
    [
      'search for days that are full',
      () => find({ startDate: addDays(start, -39), endDate: addDays(start, -38) }),
      3,
    ],
    ['search that finds nothing', () => find({ ...stay(), cityName: '深圳市' }), 3],
    ['detail', () => api.hotel.detail({ hotelId: 'hotel-yunqi-lodge' }), 3],
    ['rooms', () => api.hotel.hotelRoomList({ hotelId: 'hotel-yunqi-lodge', ...stay() }), 4],
    ['a calendar', () => api.hotel.priceCalendar({ hotelId: 'hotel-yunqi-lodge' }), 3],
  ])('is for a %s at most so many statements', async (_, work, most) => {
    const asked = await countStatements(work);
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(most);
  });

  it('is for an order of three room types at most 8 for a quote and 14 for a create, one more at the desk', async () => {
    const member = await server.member();
    for (const plan of ['room', 'desk']) {
      const types = ['dorm', 'double', 'twin'];
      const lines = types.map((type) =>
        stayLine({ hotelratesId: `rate-crafts-${type}-${plan}`, startDate: start, nights: 7 }),
      );
      let totalFen = 0;
      const quote = await countStatements(async () => {
        totalFen = (await member.order.quote({ lines })).totalFen;
      });
      const create = await countStatements(() =>
        member.order.create({
          lines,
          contactName: '李云',
          contactMobile: '13800138000',
          expectedTotalFen: totalFen,
        }),
      );
      expect(quote).toBeLessThanOrEqual(8);
      // At the desk no offers are read, and who sells is a read of its own.
      expect(create).toBeLessThanOrEqual(plan === 'desk' ? 15 : 14);
      expect(create).toBeGreaterThan(4);
    }
  });
});

describe('the calendar of nights', () => {
  it('says what each night costs at the least, and who may come and go', async () => {
    const { today, days } = await api.hotel.priceCalendar({ hotelId: 'hotel-mirror-lake-house' });
    expect(days[0]?.day).toBe(today);
    expect(days).toHaveLength(181);
    const fridays = days.filter(({ day }) => new Date(`${day}T00:00:00Z`).getUTCDay() === 5);
    expect(fridays.every(({ noArrival }) => noArrival)).toBe(true);
    expect(days.filter(({ noArrival }) => noArrival)).toHaveLength(fridays.length);
    const one = days[20];
    const { rows } = await sql<{ price: number }>`
      select min(p.price_fen) as price from rate_nights p join hotel_rates r on r.id = p.rate_id
      join hotel_rooms m on m.id = r.room_id join stock s on s.pool_id = m.pool_id and s.slot = p.night
      where m.hotel_id = 'hotel-mirror-lake-house' and p.night = ${one?.day ?? ''}
        and s.total > s.taken + s.allotted`.execute(server.app.db);
    expect(one?.priceFen).toBe(rows[0]?.price);
    const { days: camp } = await api.hotel.priceCalendar({ hotelId: 'hotel-maple-camp' });
    const winter = camp.filter(({ day }) => ['12', '01', '02', '03'].includes(day.slice(5, 7)));
    expect(winter.every(({ state, priceFen }) => state === 'closed' && priceFen === null)).toBe(true);
    const { days: spring } = await api.hotel.priceCalendar({ roomId: 'room-yuntang-bamboo' });
    const saturday = spring.find(({ day }) => new Date(`${day}T00:00:00Z`).getUTCDay() === 6);
    expect(saturday?.minNights).toBe(2);
    expect(spring.some(({ state }) => state === 'soldOut')).toBe(true);
  });

  it('costs two and a half times a weekday at New Year and in the Spring Festival', async () => {
    const { days } = await api.hotel.priceCalendar({ hotelratesId: 'rate-yunqi-family-room' });
    const named = days.filter(({ holiday }) => ['元旦', '春节'].includes(holiday?.['zh-Hans'] ?? ''));
    expect(named.length).toBeGreaterThan(0);
    for (const { priceFen } of named) expect(priceFen).toBe(192_000);
  });

  it('needs a hotel, a room or a rate, and bounded days', async () => {
    await expect(api.hotel.priceCalendar({})).rejects.toMatchObject({ code: 400 });
    await expect(api.hotel.priceCalendar({ hotelId: 'no' })).rejects.toMatchObject({ code: 404 });
    await expect(
      api.hotel.priceCalendar({ hotelId: 'hotel-yunqi-lodge', from: '2026-01-01', to: '2028-01-01' }),
    ).rejects.toMatchObject({ code: 400 });
  });
});
