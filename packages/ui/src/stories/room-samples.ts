import type { HotelRoom, HotelRooms, NightCalendarDay } from '@yunyou/contract';
import { paintedPicture } from './painted-hills';
import { priceDays } from './price-days';
import { stayNowMs, stayToday } from './stay-days';

const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+08:00`);

export const room: HotelRoom = {
  roomId: 'room-1',
  hotelRoomCode: 'YX-DK',
  hotelRoomName: '观云大床房',
  roomImgList: [1, 4, 6].map((seed) => paintedPicture(seed, `观云大床房${seed}`, `Cloud view room ${seed}`)),
  bedType: '大床1.8米',
  maxPeopleNumber: 2,
  maxAdults: 2,
  maxChildren: 1,
  addBed: 'atDesk',
  area: 38,
  price: 52_800,
  roomWindow: 'window',
  roomWindowImg: null,
  left: 3,
  roomsNeeded: 1,
  hotelRatesVoList: [
    {
      hotelratesId: 'rate-1',
      name: '含双早',
      breakfasts: 2,
      refundRule: {
        kind: 'until',
        tiers: [
          { daysBefore: 1, time: '18:00', keep: 'none', feePercent: 0 },
          { daysBefore: 0, time: '18:00', keep: 'firstNight', feePercent: 0 },
        ],
      },
      payAtDesk: false,
      confirmMode: 'instant',
      maxRooms: 5,
      minNights: null,
      priceFen: 58_800,
      originalPriceFen: 68_800,
      totalFen: 117_600,
      nights: [
        { night: '2026-09-21', priceFen: 55_800 },
        { night: '2026-09-22', priceFen: 61_800 },
      ],
      cancelDeadlines: [
        { untilMs: at('2026-09-20', '18:00'), keep: 'none', feePercent: 0 },
        { untilMs: at('2026-09-21', '18:00'), keep: 'firstNight', feePercent: 0 },
      ],
      holdUntilMs: null,
      left: 3,
      unavailable: null,
      unavailableNights: [],
      unavailableLimit: null,
      termsHash: 'terms-1',
    },
    {
      hotelratesId: 'rate-2',
      name: '标准价',
      breakfasts: 0,
      refundRule: { kind: 'none', tiers: [] },
      payAtDesk: false,
      confirmMode: 'merchant',
      maxRooms: 5,
      minNights: null,
      priceFen: 52_800,
      originalPriceFen: null,
      totalFen: 105_600,
      nights: [
        { night: '2026-09-21', priceFen: 52_800 },
        { night: '2026-09-22', priceFen: 52_800 },
      ],
      cancelDeadlines: [],
      holdUntilMs: null,
      left: null,
      unavailable: null,
      unavailableNights: [],
      unavailableLimit: null,
      termsHash: 'terms-2',
    },
    {
      hotelratesId: 'rate-3',
      name: '到店付',
      breakfasts: 1,
      refundRule: { kind: 'free', tiers: [{ daysBefore: 0, time: '18:00', keep: 'none', feePercent: 0 }] },
      payAtDesk: true,
      confirmMode: 'instant',
      maxRooms: 2,
      minNights: null,
      priceFen: 62_800,
      originalPriceFen: null,
      totalFen: 125_600,
      nights: [
        { night: '2026-09-21', priceFen: 62_800 },
        { night: '2026-09-22', priceFen: 62_800 },
      ],
      cancelDeadlines: [{ untilMs: at('2026-09-21', '18:00'), keep: 'none', feePercent: 0 }],
      holdUntilMs: at('2026-09-21', '18:00'),
      left: null,
      unavailable: null,
      unavailableNights: [],
      unavailableLimit: null,
      termsHash: 'terms-3',
    },
    {
      hotelratesId: 'rate-4',
      name: '连住优惠',
      breakfasts: 2,
      refundRule: { kind: 'none', tiers: [] },
      payAtDesk: false,
      confirmMode: 'instant',
      maxRooms: 5,
      minNights: 3,
      priceFen: 48_800,
      originalPriceFen: null,
      totalFen: 97_600,
      nights: [
        { night: '2026-09-21', priceFen: 48_800 },
        { night: '2026-09-22', priceFen: 48_800 },
      ],
      cancelDeadlines: [],
      holdUntilMs: null,
      left: null,
      unavailable: 'minNights',
      unavailableNights: [],
      unavailableLimit: 3,
      termsHash: 'terms-4',
    },
  ],
};

export const rooms: HotelRoom[] = [
  room,
  {
    ...room,
    roomId: 'room-2',
    hotelRoomName: '听松双床房',
    bedType: '双床1.2米',
    left: 0,
    hotelRatesVoList: [],
  },
];

export const hotelRooms: HotelRooms = {
  hotelId: 'hotel-1',
  nights: 2,
  today: stayToday,
  nowMs: stayNowMs,
  rooms,
};

/** Nights with every state in them; Fridays take no arrivals, Saturdays ask for two nights. */
export function nightDays(first: string, count: number): NightCalendarDay[] {
  return priceDays(first, count).map((day) => {
    const weekday = new Date(`${day.day}T00:00:00Z`).getUTCDay();
    return {
      ...day,
      state: day.state === 'tooLate' ? 'open' : day.state,
      priceFen: day.state === 'tooLate' ? 16_800 : day.priceFen,
      minNights: weekday === 6 ? 2 : null,
      noArrival: weekday === 5,
      noDeparture: false,
    };
  });
}

export const nightCalendar = { today: stayToday, nowMs: stayNowMs, days: nightDays(stayToday, 60) };
