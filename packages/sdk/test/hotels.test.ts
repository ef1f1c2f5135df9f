import type { HotelRate, HotelRoom } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { hotel, picture, rateOf } from './support/stay';
import { createWorld, lost } from './support/world';

const path = (name: string) => `/cuser/public/api/hotel/${name}`;
const selectList = '/cuser/public/api/field/international/selectList';

const english: Record<string, object> = {
  h1: { name: 'Cloud Rest', category: 'Resort', nearbySpots: 'wrong' },
  r1: { hotelRoomName: 'Cloud View King', bedType: 'One king bed' },
  p1: { name: 'With breakfast' },
  s1: { name: 'Qiyun Ridge' },
};

function rateIn(roomId: string, id: string): HotelRate {
  const {
    roomId: _room,
    hotelId,
    hotelName,
    hotelRoomName,
    checkInFrom,
    checkOutUntil,
    ...rate
  } = rateOf(id, roomId);
  return rate;
}

const room = (roomId: string, rates: HotelRate[]): HotelRoom => ({
  roomId,
  hotelRoomCode: 'A',
  hotelRoomName: '观云大床房',
  roomImgList: [picture],
  bedType: '大床',
  maxPeopleNumber: 2,
  maxAdults: 2,
  maxChildren: 1,
  addBed: 'no',
  area: 30,
  price: 52_800,
  roomWindow: 'window',
  roomWindowImg: null,
  left: null,
  roomsNeeded: 1,
  hotelRatesVoList: rates,
});

function createHotelWorld(locale: 'en' | 'zh-Hans') {
  const world = createWorld({ locale });
  world.reply(selectList, ({ query }) =>
    (query.tableIds ?? '').split(',').flatMap((tableId) => {
      const data = english[tableId];
      return data ? [{ tableId, data }] : [];
    }),
  );
  const nearbySpots = [{ id: 's1', name: '栖云岭', thumb: picture, distanceM: 900, fromPriceFen: 8000 }];
  world.reply(path('detail'), () => ({ ...hotel, nearbySpots }));
  world.reply(path('hotelRoomList'), () => ({
    hotelId: 'h1',
    nights: 2,
    today: '2026-11-23',
    nowMs: 1,
    rooms: [room('r1', [rateIn('r1', 'p1'), rateIn('r1', 'p2')]), room('r2', [])],
  }));
  world.reply(path('hotelratesDetail'), () => rateOf('p1', 'r1'));
  return world;
}

describe('a search for hotels', () => {
  it('is asked for anew once its prices may have changed, and known meanwhile', async () => {
    const { sdk, reply, sent, timers } = createWorld();
    const answer = {
      records: [],
      total: 0,
      size: 10,
      current: 1,
      pages: 0,
      next: null,
      elsewhere: [],
      blockedBy: null,
    };
    reply(path('search'), () => answer);
    const known = await sdk.catalogue.hotels({ cityName: '澄岚市' });
    expect(await sdk.prefetch.catalogue.hotels({ cityName: '澄岚市' })).toBe(known);
    expect(sent(path('search'))).toHaveLength(1);
    await timers.pass(60_000);
    expect(sdk.catalogue.hotels.peek({ cityName: '澄岚市' })).toBe(known);
    await sdk.prefetch.catalogue.hotels({ cityName: '澄岚市' });
    expect(sent(path('search'))).toHaveLength(2);
  });
});

describe('hotels in English', () => {
  it('have their own texts, and their spots have theirs', async () => {
    const { sdk } = createHotelWorld('en');
    const found = await sdk.catalogue.hotel('h1');
    expect(found).toMatchObject({ name: 'Cloud Rest', category: 'Resort', cityName: '澄岚市' });
    expect(found.nearbySpots.map(({ name }) => name)).toEqual(['Qiyun Ridge']);
  });

  it('have the texts of all rooms and rates by one call', async () => {
    const { sdk, sent } = createHotelWorld('en');
    const { rooms } = await sdk.catalogue.hotelRooms('h1', {
      startDate: '2026-12-01',
      endDate: '2026-12-03',
      childAges: [3, 5],
    });
    expect(rooms.map(({ hotelRoomName }) => hotelRoomName)).toEqual(['Cloud View King', '观云大床房']);
    expect(rooms[0]?.hotelRatesVoList.map(({ name }) => name)).toEqual(['With breakfast', '含双早']);
    expect(sent(selectList).map(({ query }) => query)).toEqual([{ type: '5', tableIds: 'r1,p1,p2,r2' }]);
  });

  it('say hotel, room and rate of one rate', async () => {
    const { sdk } = createHotelWorld('en');
    expect(await sdk.catalogue.hotelRate('p1')).toMatchObject({
      name: 'With breakfast',
      hotelName: 'Cloud Rest',
      hotelRoomName: 'Cloud View King',
    });
  });
});

it('asks in Chinese for nothing besides', async () => {
  const { sdk, sent } = createHotelWorld('zh-Hans');
  expect((await sdk.catalogue.hotel('h1')).name).toBe('云栖山居');
  await sdk.catalogue.hotelRooms('h1');
  expect(sent(selectList)).toEqual([]);
});

it('asks for prices anew each time, and keeps the last for a peek', async () => {
  const { sdk, sent } = createHotelWorld('zh-Hans');
  const stay = { startDate: '2026-12-01', endDate: '2026-12-03' };
  expect(sdk.catalogue.hotelRooms.peek('h1', stay)).toBeUndefined();
  await sdk.catalogue.hotelRooms('h1', stay);
  await sdk.catalogue.hotelRooms('h1', stay);
  expect(sent(path('hotelRoomList'))).toHaveLength(2);
  expect(sdk.catalogue.hotelRooms.peek('h1', stay)?.rooms).toHaveLength(2);
});

it('rejects when the server cannot be asked', async () => {
  const { sdk, reply } = createHotelWorld('zh-Hans');
  reply(path('detail'), lost);
  await expect(sdk.catalogue.hotel('h1')).rejects.toMatchObject({ kind: 'network' });
});

describe('the stay of a visit', () => {
  const chosen = { startDate: '2026-12-01', endDate: '2026-12-03', rooms: 2, adults: 3, childAges: [4] };
  const at = (text: string) => Date.parse(`${text}+08:00`);

  it('is offered until it is a day old, and gone after a logout', async () => {
    let nowMs = at('2026-11-23T12:00:00');
    const { sdk, host } = createWorld({ now: () => nowMs });
    expect(sdk.stay.open({}).stay).toMatchObject({ startDate: '2026-11-23', rooms: 1, adults: 2 });
    sdk.stay.keep(chosen);
    expect(sdk.stay.open({}).stay).toEqual(chosen);
    expect(sdk.stay.open({ startDate: '2026-12-24', endDate: '2026-12-25' }).stay).toEqual({
      ...chosen,
      startDate: '2026-12-24',
      endDate: '2026-12-25',
    });

    const later = (ms: number) => {
      nowMs = at('2026-11-23T12:00:00') + ms;
      return createWorld({ now: () => nowMs, host }).sdk.stay.open({}).stay;
    };
    expect(later(86_400_000)).toEqual(chosen);
    expect(later(86_400_001)).toMatchObject({ startDate: '2026-11-24', rooms: 1 });
  });

  it.each(['', 'x', '{}', '{"atMs":1}', '[]'])('is none where %j is stored', (text) => {
    const { sdk } = createWorld({ now: () => at('2026-11-23T12:00:00') }, { sessionStorage: { stay: text } });
    expect(sdk.stay.state.chosen).toBeUndefined();
  });
});
