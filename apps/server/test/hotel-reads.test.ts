import { schemas } from '@yunyou/contract/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../src/clock';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
const today = dayOf(Date.now());
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A stay far enough ahead that no odd night of the demo is in it. */
const stay = (from = 40, nights = 2) => ({
  startDate: addDays(today, from),
  endDate: addDays(today, from + nights),
});

const hotelId = 'hotel-yunqi-lodge';
const requests: Record<keyof typeof schemas.hotel, object[]> = {
  search: [{}, { ...stay() }, { lat: 24.77, lng: 112.98, sort: 'distance' }, { keyword: 'nothing like it' }],
  hotelStarSelect: [{}, { cityName: '澄岚市' }],
  hotelCateSelect: [{}],
  facilitySelect: [{}],
  basic: [{ hotelId }],
  detail: [{ hotelId }, { hotelId: 'hotel-waterfall-view' }],
  profile: [{ hotelId }],
  photoDetail: [{ hotelId }],
  hotelRoomList: [{ hotelId }, { hotelId, ...stay() }, { hotelId: 'hotel-moonbridge-inn', ...stay(1) }],
  hotelRatesList: [{ hotelId }, { roomId: 'room-yunqi-family', ...stay() }],
  hotelRoomDetail: [{ roomId: 'room-yunqi-family', ...stay() }],
  hotelratesDetail: [{ hotelratesId: 'rate-yunqi-family-room', ...stay() }],
  priceCalendar: [{ hotelId }, { roomId: 'room-yunqi-family' }, { hotelratesId: 'rate-yunqi-family-room' }],
};

// conformance: ENT-03, API-06
describe('every hotel call', () => {
  it.each(Object.entries(requests).flatMap(([name, asked]) => asked.map((one) => [name, one] as const)))(
    '%s answers %o as the contract says, in both languages',
    async (name, asked) => {
      const { response } = schemas.hotel[name as keyof typeof schemas.hotel];
      for (const locale of ['zh-Hans', 'en'] as const) {
        const client = server.visitor({ locale: () => locale });
        const call = (client.hotel as unknown as Record<string, (request: object) => Promise<unknown>>)[name];
        const answer = await call?.(asked);
        expect(response.safeParse(answer).error?.issues).toBeUndefined();
        expect(answer).toBeTruthy();
      }
    },
  );
});

describe('the rooms that a party needs', () => {
  const roomId = 'room-yunqi-family';
  const neededFor = async (party: { adults: number; childAges?: number[] }) =>
    (await server.visitor().hotel.hotelRoomDetail({ roomId, ...stay(), ...party })).roomsNeeded;

  it('are none where no number of them is enough: children who may not stay, a room without an adult', async () => {
    await server.app.db
      .updateTable('hotel_rooms')
      .set({ max_children: 0 })
      .where('id', '=', roomId)
      .execute();
    expect(await neededFor({ adults: 2 })).toBe(1);
    expect(await neededFor({ adults: 2, childAges: [5] })).toBeNull();
    await server.app.db
      .updateTable('hotel_rooms')
      .set({ max_children: 1 })
      .where('id', '=', roomId)
      .execute();
    expect(await neededFor({ adults: 2, childAges: [5, 6] })).toBe(2);
    expect(await neededFor({ adults: 1, childAges: [5, 6] })).toBeNull();
  });
});

describe('the list of rates', () => {
  it('has none that is off sale, and knows only what there is', async () => {
    const hotelratesId = 'rate-yunqi-family-room';
    const { hotel: calls } = server.visitor();
    const ids = async (asked: object) =>
      (await calls.hotelRatesList({ ...asked, limit: 20 })).records.map((one) => one.hotelratesId);
    expect(await ids({ hotelratesId })).toEqual([hotelratesId]);
    const { db } = server.app;
    await db.updateTable('hotel_rates').set({ on_sale: false }).where('id', '=', hotelratesId).execute();
    expect(await ids({ hotelratesId })).toEqual([]);
    expect(await ids({ hotelratesId, ...stay() })).toEqual([]);
    expect(await ids({ hotelId })).not.toContain(hotelratesId);
    await db.updateTable('hotel_rates').set({ on_sale: true }).where('id', '=', hotelratesId).execute();
    for (const unknown of [{ hotelId: 'none' }, { roomId: 'none' }, { hotelratesId: 'none' }]) {
      await expect(calls.hotelRatesList(unknown)).rejects.toMatchObject({ code: 404 });
    }
  });
});

describe('the facilities to filter by', () => {
  it('are none where the operator has no list of them', async () => {
    const { db } = server.app;
    const kept = await db
      .deleteFrom('site_documents')
      .where('key', '=', 'hotelFacilities')
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(await server.visitor().hotel.facilitySelect({})).toEqual([]);
    await db
      .insertInto('site_documents')
      .values({ ...kept, data: JSON.stringify(kept.data) as never })
      .execute();
    expect(await server.visitor().hotel.facilitySelect({})).not.toEqual([]);
  });
});

describe('the demo', () => {
  it('has eleven hotels, 34 rooms, 80 rates, 60 photos and 180 nights', async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from hotels) as hotels, (select count(*) from hotel_rooms) as rooms,
        (select count(*) from hotel_rates) as rates, (select count(*) from hotel_photos) as photos,
        (select count(distinct night) from rate_nights where night >= ${today}) as nights`.execute(
      server.app.db,
    );
    expect(rows[0]).toEqual({ hotels: 11, rooms: 34, rates: 80, photos: 60, nights: 181 });
  });
});

describe('HTML of a hotel', () => {
  const HOSTILE =
    '<h2 onclick="alert(1)" style="color:red">须知</h2><script>alert(1)</script><a href="javascript:alert(1)">一</a>' +
    '<a href="https://yunyou.example">二</a><iframe src="https://evil.example"></iframe><p>A &amp; B<br></p>';
  const CLEAN = '<h2>须知</h2><a>一</a><a href="https://yunyou.example">二</a><p>A &amp; B<br /></p>';

  it('leaves without what could run, in both languages', async () => {
    const own = 'hotel-mistbud-tea';
    const texts = JSON.stringify({ intro: HOSTILE, bookNote: HOSTILE, hotelPolicy: HOSTILE });
    await server.app.pool.query('update hotels set content = content || $2::jsonb where id = $1', [
      own,
      texts,
    ]);
    await server.app.pool.query(
      'update international_fields set data = data || $2::jsonb where type = 1 and table_id = $1',
      [own, texts],
    );
    const clean = { intro: CLEAN, bookNote: CLEAN, hotelPolicy: CLEAN };
    expect(await server.visitor().hotel.profile({ hotelId: own })).toMatchObject(clean);
    const [english] = await server.visitor().international.selectList({ type: 1, tableIds: own });
    expect(english?.data).toMatchObject({ ...clean, name: 'Mistbud Tea House' });
    const { dialogs } = await server.visitor().hotel.detail({ hotelId: own });
    expect(dialogs.bookingNotes).toBe('须知 一 二 A & B');
  });
});
