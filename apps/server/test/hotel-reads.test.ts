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
