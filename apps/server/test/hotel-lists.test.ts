import type { ApiClient } from '@yunyou/api-client';
import type { HotelSummary, RequestOf } from '@yunyou/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../src/clock';
import { countStatements } from './support/count-statements';
import { untilFound } from './support/search-content';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let api: ApiClient;
let start: string;
beforeAll(async () => {
  server = await startTestServer();
  api = server.visitor();
  start = addDays(dayOf(server.app.clock.now()), 40);
});
afterAll(() => server.close());

type Asked = RequestOf<'hotel', 'search'>;
const CITY = '澄岚市';
const NOWHERE = '深圳市';
const HOSTEL = 'hotel-hundred-crafts-hostel';
const stay = (nights = 3) => ({ startDate: start, endDate: addDays(start, nights) });
const find = (asked: Asked) => api.hotel.search({ size: 50, ...asked });
const idsOf = (records: readonly HotelSummary[]) => records.map(({ id }) => id);

describe('words in the list of hotels', () => {
  it.each([
    ['yunqi', 'hotel-yunqi-lodge'],
    ['yqsj', 'hotel-yunqi-lodge'],
    ['雲棲', 'hotel-yunqi-lodge'],
    ['山居', 'hotel-yunqi-lodge'],
    ['云期山居', 'hotel-yunqi-lodge'],
    ['mountain lodge', 'hotel-yunqi-lodge'],
    ['Moonbrigde', 'hotel-moonbridge-inn'],
    ['观云大床房', 'hotel-yunqi-lodge'],
    ['云顶 家庭', 'hotel-yunqi-lodge'],
  ])('%s find %s alone', async (keyword, id) => {
    expect(idsOf((await find({ ...stay(), keyword })).records)).toEqual([id]);
  });

  it('are one filter among others, and of all cities', async () => {
    expect((await find({ keyword: 'yunqi', star: [5] })).total).toBe(0);
    expect(idsOf((await find({ keyword: 'wangxi', cityName: '望汐市' })).records)).toEqual([
      'hotel-wangxi-tides',
    ]);
    expect((await find({ keyword: '酒店' })).total).toBe((await find({})).total);
  });

  it('find nothing while the search does not answer, and the list without words goes on', async () => {
    const holder = new pg.Client({ connectionString: server.databaseUrl });
    await holder.connect();
    await holder.query('begin; lock table search_terms, search_suffixes in access exclusive mode');
    try {
      expect(await find({ keyword: 'yunqi' })).toMatchObject({ records: [], total: 0 });
      expect((await find({})).total).toBeGreaterThan(5);
    } finally {
      await holder.query('rollback');
      await holder.end();
    }
    expect((await find({ keyword: 'yunqi' })).total).toBe(1);
  });

  it('are found as the operator changes them', async () => {
    const names = server.app.db.selectFrom('hotels').select('content').where('id', '=', HOSTEL);
    const { content } = await names.executeTakeFirstOrThrow();
    const rename = (name: string) =>
      server.app.db
        .updateTable('hotels')
        .set({ content: JSON.stringify({ ...content, name }) })
        .where('id', '=', HOSTEL)
        .execute();
    await rename('紫藤小筑');
    await untilFound(async () =>
      expect(idsOf((await find({ keyword: 'ziteng' })).records)).toEqual([HOSTEL]),
    );
    await rename(content.name);
    await untilFound(async () => expect((await find({ keyword: 'ziteng' })).total).toBe(0));
  });
});

describe('a list that finds nothing', () => {
  const elsewhere = [
    { cityName: CITY, count: 9 },
    { cityName: '望汐市', count: 1 },
  ];

  it('reads no rates of a city without hotels, and asks what would help only where it can', async () => {
    const asked = { ...stay(), cityName: NOWHERE };
    expect(await countStatements(() => find(asked))).toBe(2);
    expect(await find(asked)).toMatchObject({ total: 0, elsewhere, blockedBy: null });
    expect(await countStatements(() => find({ ...asked, star: [4] }))).toBe(3);
    // Without a place there is nowhere else.
    expect(await countStatements(() => find({ star: [5], category: ['hostel'] }))).toBe(2);
  });

  it('counts elsewhere only what passes the filters, on rates too', async () => {
    const { elsewhere: stars } = await find({ cityName: NOWHERE, star: [5] });
    expect(stars).toEqual([{ cityName: CITY, count: 1 }]);
    const asked = { ...stay(), payAtDesk: true };
    const counted = new Map<string, number>();
    for (const { cityName } of (await find(asked)).records) {
      counted.set(cityName, (counted.get(cityName) ?? 0) + 1);
    }
    const none = await find({ ...asked, cityName: NOWHERE });
    expect(new Map(none.elsewhere.map(({ cityName, count }) => [cityName, count]))).toEqual(counted);
    expect(none.blockedBy).toBeNull();
  });

  it('names the filter of one kind or the other that is in the way', async () => {
    const asked = { ...stay(), cityName: CITY };
    expect(await find({ ...asked, star: [5], category: ['hostel'] })).toMatchObject({ blockedBy: 'star' });
    expect(await find({ ...asked, star: [3, 2], priceMaxFen: 100 })).toMatchObject({ blockedBy: 'price' });
    expect(await find({ ...asked, keyword: 'yunqi', star: [5] })).toMatchObject({ total: 0 });
    // Two filters that both stand in the way: dropping one helps nobody.
    expect(await find({ ...asked, star: [5], category: ['hostel'], priceMaxFen: 100 })).toMatchObject({
      blockedBy: null,
    });
  });

  it('is kept for a moment, as public reads are', async () => {
    const keeping = await startTestServer({ sharedCacheMs: 1_000 }, undefined, server.databaseUrl);
    try {
      const visitor = keeping.visitor();
      const asked = { ...stay(), cityName: NOWHERE, star: [4], keyword: 'yunqi' };
      const first = await countStatements(() => visitor.hotel.search(asked));
      const second = await countStatements(() => visitor.hotel.search(asked));
      expect(second).toBe(1);
      expect(first).toBeGreaterThan(second);
    } finally {
      await keeping.close();
    }
  });
});

describe('a hotel that cannot be booked as asked', () => {
  const RATES = "rate_id like 'rate-crafts-%'";
  const change = (statement: string) => server.app.pool.query(statement);
  const hostel = async (asked: Asked = {}) => {
    const { records } = await find({ ...stay(), keyword: '百工青年旅舍', ...asked });
    return records.find(({ id }) => id === HOSTEL);
  };
  it('has a price from only for nights that can still be booked', async () => {
    const today = dayOf(server.app.clock.now());
    const inGeneral = async () => {
      const { records } = await find({ keyword: '百工青年旅舍' });
      const detail = await api.hotel.detail({ hotelId: HOSTEL });
      const { rooms } = await api.hotel.hotelRoomList({ hotelId: HOSTEL });
      const rates = rooms.flatMap(({ price }) => price ?? []);
      return [records[0]?.fromPriceFen, detail.fromPriceFen, Math.min(...rates)];
    };
    const rates = "id like 'rate-crafts-%'";
    const { rows } = await server.app.pool.query(
      `select id, cutoff, advance_days from hotel_rates where ${rates}`,
    );
    await change(`update rate_nights set price_fen = 100 where ${RATES} and night = '${today}'`);
    await change(`update hotel_rates set cutoff = '24:00', advance_days = 0 where ${rates}`);
    await server.moveTime(1);
    expect(await inGeneral()).toEqual([100, 100, 100]);
    // Tonight's sale is over: the next night's price counts.
    await change(`update hotel_rates set cutoff = '00:00' where ${rates}`);
    await server.moveTime(1);
    const [list = 0, ...others] = await inGeneral();
    expect(list).toBeGreaterThan(100);
    expect(others).toEqual([list, list]);
    for (const { id, cutoff, advance_days: days } of rows) {
      await change(`update hotel_rates set cutoff = '${cutoff}', advance_days = ${days} where id = '${id}'`);
    }
  });

  const bothWays = { earlier: expect.anything(), later: expect.anything() };

  it.each([
    ['arrivalClosed', 'closed_to_arrival', 'true', 'false', 0],
    ['departureClosed', 'closed_to_departure', 'true', 'false', 3],
    ['minNights', 'min_nights', '4', 'null', 0],
    ['maxNights', 'max_nights', '2', 'null', 0],
    ['nightClosed', 'closed', 'true', 'false', 1],
  ])('for %s says so, and not that it is full', async (rule, column, value, usual, day) => {
    const before = await hostel();
    expect(before).toMatchObject({ bookable: true, unavailable: null });
    const set = (to: string) =>
      change(`update rate_nights set ${column} = ${to} where ${RATES} and night = '${addDays(start, day)}'`);
    await set(value);
    expect(await hostel()).toMatchObject({
      bookable: false,
      left: null,
      unavailable: rule,
      stayTotalFen: null,
      fromPriceFen: null,
      freeStarts: bothWays,
    });
    const { rooms } = await api.hotel.hotelRoomList({ hotelId: HOSTEL, ...stay() });
    for (const { hotelRatesVoList } of rooms) {
      for (const rate of hotelRatesVoList) expect(rate.unavailable).toBe(rule);
    }
    await set(usual);
    expect(await hostel()).toEqual(before);
  });

  it('says when the party or the rooms are too many, and when the sale is over', async () => {
    expect(await hostel({ adults: 5 })).toMatchObject({ left: null, unavailable: 'tooManyGuests' });
    expect(await hostel({ rooms: 6, adults: 6 })).toMatchObject({ left: null, unavailable: 'tooManyRooms' });
    await change("update hotel_rates set advance_days = 41 where id like 'rate-crafts-%'");
    expect(await hostel()).toMatchObject({ left: null, unavailable: 'bookTooLate' });
    await change("update hotel_rates set advance_days = 0 where id like 'rate-crafts-%'");
    expect(await hostel()).toMatchObject({ bookable: true, unavailable: null });
  });

  it('is full when the rooms that would do are taken, whatever else is against others', async () => {
    const middle = addDays(start, 1);
    await change(`update stock set allotted = total - taken where slot = '${middle}'
      and pool_id in ('pool-room-crafts-double', 'pool-room-crafts-twin')`);
    // Beds for one are left, and no room for two.
    expect(await hostel({ adults: 2 })).toMatchObject({ bookable: false, left: 0, unavailable: null });
    expect(await hostel({ adults: 1 })).toMatchObject({ bookable: true });
    // One of the rates could be had for a longer stay.
    await change(
      `update stock set allotted = 0 where slot = '${middle}' and pool_id = 'pool-room-crafts-twin'`,
    );
    await change(
      `update rate_nights set min_nights = 4 where night = '${start}' and rate_id like 'rate-crafts-twin-%'`,
    );
    expect(await hostel({ adults: 2 })).toMatchObject({ left: null, unavailable: 'minNights' });
    await change(`update rate_nights set min_nights = null where night = '${start}' and ${RATES}`);
    await change(
      `update stock set allotted = 0 where slot = '${middle}' and pool_id like 'pool-room-crafts-%'`,
    );
  });
});

describe('hotels by rating', () => {
  it('of fewer than five reviews follow the others, in the same order', async () => {
    const set = (id: string, rating: number, reviews: number) =>
      server.app.pool.query('update hotels set rating = $2, rating_count = $3 where id = $1', [
        id,
        rating,
        reviews,
      ]);
    await set('hotel-chenglan-station', 5, 4);
    await set('hotel-wangxi-tides', 4.9, 3);
    await set(HOSTEL, 1, 5);
    const { records } = await find({ sort: 'rating' });
    expect(idsOf(records).slice(-3)).toEqual([HOSTEL, 'hotel-chenglan-station', 'hotel-wangxi-tides']);
    const seen: string[] = [];
    let next: string | undefined;
    do {
      const page = await find({ sort: 'rating', size: 4, ...(next && { next }) });
      seen.push(...idsOf(page.records));
      next = page.next ?? undefined;
    } while (next);
    expect(seen).toEqual(idsOf(records));
  });
});
