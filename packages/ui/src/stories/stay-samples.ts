import type {
  HotelBasic,
  HotelDetail,
  HotelPhotos,
  HotelProfile,
  HotelRateDetail,
  HotelRoom,
  HotelRooms,
  HotelSummary,
  NightCalendarDay,
  OrderDetail,
  OrderLine,
  QuoteLine,
} from '@yunyou/contract';
import { paintedPicture } from './painted-hills';
import { priceDays } from './price-days';

/** Hotels, rooms and stays for stories: three nights from 21 September 2026. */
export const stay = {
  startDate: '2026-09-21',
  endDate: '2026-09-23',
  rooms: 1,
  adults: 2,
  childAges: [],
} as const;

/** Before the first deadline of the samples. */
export const stayNowMs = Date.parse('2026-09-18T02:00:00Z');
export const stayToday = '2026-09-18';

const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+08:00`);
const thumb = (seed: number) => paintedPicture(seed, '山水', 'Hills and water', 360, 270);

export const hotel: HotelSummary = {
  id: 'hotel-1',
  name: '云栖山居',
  cityName: '澄岚市',
  district: '栖云岭山腰',
  star: 4,
  category: '度假酒店',
  tags: ['山景', '温泉', '含早'],
  thumb: thumb(3),
  rating: 4.7,
  ratingCount: 3_286,
  lat: 24.81,
  lng: 113.02,
  fromPriceFen: 52_800,
  stayTotalFen: 105_600,
  nightsPriced: 2,
  sameEachNight: false,
  left: 3,
  bookable: true,
  freeStarts: null,
};

export const hotels: HotelSummary[] = [
  { ...hotel, distanceM: 1_240 },
  {
    ...hotel,
    id: 'hotel-2',
    name: '镜湖别院',
    star: 5,
    thumb: thumb(5),
    rating: 4.9,
    fromPriceFen: 128_800,
    stayTotalFen: 257_600,
    sameEachNight: true,
    left: null,
    distanceM: 15_300,
  },
  {
    ...hotel,
    id: 'hotel-3',
    name: '月桥客舍',
    star: 0,
    category: '民宿',
    thumb: thumb(7),
    rating: 0,
    ratingCount: 0,
    fromPriceFen: null,
    stayTotalFen: null,
    nightsPriced: 0,
    left: null,
    bookable: false,
    freeStarts: { earlier: '2026-09-19', later: '2026-09-25' },
  },
];

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

export const hotelBasic: HotelBasic = {
  id: 'hotel-1',
  hotelId: 'hotel-1',
  name: hotel.name,
  cityName: hotel.cityName,
  district: hotel.district,
  star: hotel.star,
  category: hotel.category,
  categoryId: 'resort',
  rating: hotel.rating,
  ratingCount: hotel.ratingCount,
  lat: hotel.lat,
  lng: hotel.lng,
  thumb: hotel.thumb,
  address: '澄岚市云岭区栖云路88号',
  phone: '0600-8820011',
  checkInFrom: '14:00',
  checkOutUntil: '12:00',
  lateNight: true,
  childNotCountedBelow: 3,
  onSale: true,
};

const facilities = [
  { id: 'wifi', name: '免费无线网', icon: 'wifi' },
  { id: 'spring', name: '室外温泉', icon: 'waves' },
  { id: 'parking', name: '免费停车', icon: 'car' },
  { id: 'dining', name: '山景餐厅', icon: 'utensils' },
  { id: 'gym', name: '健身房', icon: 'dumbbell' },
];

export const hotelDetail: HotelDetail = {
  ...hotelBasic,
  picture: paintedPicture(3, '云栖山居', 'Cloud Rest Lodge'),
  photos: [3, 4, 5].map((seed) => paintedPicture(seed, `云栖山居${seed}`, `Cloud Rest Lodge ${seed}`)),
  albumCount: 12,
  tags: hotel.tags,
  facilities,
  dialogs: {
    facilities: '免费无线网、室外温泉、免费停车、山景餐厅',
    highlights: '推窗见云海，步行十分钟到索道。',
    bookingNotes: '入住需出示有效证件，押金300元。',
    policy: '14:00后入住，12:00前离店。不接待宠物。',
  },
  fromPriceFen: 48_800,
  nearbySpots: [
    { id: 'spot-1', name: '栖云岭', thumb: thumb(1), distanceM: 820, fromPriceFen: 8_000 },
    { id: 'spot-2', name: '镜湖', thumb: thumb(2), distanceM: 6_400, fromPriceFen: null },
  ],
};

export const hotelProfile: HotelProfile = {
  hotelId: 'hotel-1',
  name: hotel.name,
  facilityTreeVoList: [
    { id: 'common', name: '公共设施', icon: '', children: facilities },
    { id: 'room', name: '客房设施', icon: '', children: [{ id: 'tub', name: '浴缸', icon: '' }] },
  ],
  intro: '<p>推窗见云海，步行十分钟到索道。</p>',
  bookNote: '<p>入住需出示有效证件，押金300元。</p>',
  hotelPolicy: '',
};

export const hotelPhotos: HotelPhotos = {
  hotelId: 'hotel-1',
  name: hotel.name,
  total: 5,
  groups: [
    {
      id: 'exterior',
      name: '外观',
      photos: [3, 4].map((seed) => paintedPicture(seed, `外观${seed}`, `Outside ${seed}`)),
    },
    {
      id: 'room',
      name: '房间',
      photos: [5, 6, 7].map((seed) => paintedPicture(seed, `房间${seed}`, `Room ${seed}`)),
    },
  ],
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

/** A rate of the sample room as the order form asks for it. */
export function rateDetail(index: number, part: Partial<HotelRateDetail> = {}): HotelRateDetail {
  const rate = room.hotelRatesVoList[index];
  if (!rate) throw new RangeError(`The sample room has no rate ${index}.`);
  return {
    ...rate,
    roomId: room.roomId,
    hotelId: hotelBasic.id,
    hotelName: hotelBasic.name,
    hotelRoomName: room.hotelRoomName,
    checkInFrom: hotelBasic.checkInFrom,
    checkOutUntil: hotelBasic.checkOutUntil,
    ...part,
  };
}

/** What a quote answers about so many rooms of a rate. */
export function stayQuoteLine(rate: HotelRateDetail, quantity: number): Extract<QuoteLine, { kind: 'stay' }> {
  const unitPriceFen = rate.totalFen ?? 0;
  return {
    kind: 'stay',
    goodsType: 1,
    productId: rate.roomId,
    hotelratesId: rate.hotelratesId,
    quantity,
    unitPriceFen,
    paidFen: unitPriceFen * quantity,
    startDate: stay.startDate,
    endDate: stay.endDate,
    payAtDesk: rate.payAtDesk,
    confirmMode: rate.confirmMode,
    breakfasts: rate.breakfasts,
    refundRule: rate.refundRule,
    cancelDeadlines: rate.cancelDeadlines,
    holdUntilMs: rate.holdUntilMs,
    nights: rate.nights,
    available: 3,
    maxRooms: rate.maxRooms,
    termsHash: rate.termsHash ?? '',
  };
}

const rate = rateDetail(0);

export const stayOrderLine: Extract<OrderLine, { kind: 'stay' }> = {
  kind: 'stay',
  goodsType: 1,
  id: 'line-1',
  productId: room.roomId,
  title: room.hotelRoomName,
  specText: rate.name,
  quantity: 2,
  unitPriceFen: 117_600,
  paidFen: 235_200,
  refundingQuantity: 0,
  refundedQuantity: 0,
  refundedFen: 0,
  hotelId: hotelBasic.id,
  hotelName: hotelBasic.name,
  hotelratesId: rate.hotelratesId,
  startDate: stay.startDate,
  endDate: stay.endDate,
  adults: 4,
  childAges: [],
  payAtDesk: false,
  confirmMode: 'instant',
  breakfasts: 2,
  refundRule: rate.refundRule,
  cancelDeadlines: rate.cancelDeadlines,
  holdUntilMs: null,
  arrivalTime: '18:00',
  checkInFrom: '14:00',
  checkOutUntil: '12:00',
  nights: rate.nights,
};

/** A paid order for two rooms. */
export const stayOrder: OrderDetail = {
  id: 'order-2',
  sn: '202609181234567890',
  parentSn: '202609181234567890',
  supplierId: 'supplier-1',
  orderType: 1,
  status: 1,
  payStatus: 1,
  title: hotelBasic.name,
  picture: hotelBasic.thumb,
  lines: [stayOrderLine],
  totalFen: 235_200,
  createdAtMs: stayNowMs,
  expiresAtMs: null,
  closeReason: null,
  breakdown: [{ kind: 'line', label: room.hotelRoomName, quantity: 2, amountFen: 235_200 }],
  contactName: '李*',
  contactMobile: '138****0000',
  remark: '',
  people: [],
  payAtDesk: false,
  confirmByAtMs: null,
  stayRooms: ['李*', '王*'].map((guestName, unit) => ({
    lineId: 'line-1',
    unit,
    guestName,
    stayState: 0,
    doorNumber: '',
    checkedInAtMs: null,
    checkedOutAtMs: null,
  })),
  freightFen: 0,
  refundedFen: 0,
  refunds: [],
  paidAtMs: stayNowMs + 60_000,
  voucherCount: 2,
  canPay: false,
  canCancel: false,
  canUpdateStay: true,
  events: [
    { status: 4, atMs: stayNowMs },
    { status: 1, atMs: stayNowMs + 60_000 },
  ],
};
