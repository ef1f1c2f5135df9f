import { text } from '../text';
import { BY_THE_HOUSE, HOST_FLEXIBLE, HOUSE } from './plans';
import type { DemoHotel } from './types';

const CHENGLAN = text('澄岚市', 'Chenglan');

export const mistbudTea: DemoHotel = {
  ...HOUSE,
  id: 'hotel-mistbud-tea',
  name: text('雾芽茶舍', 'Mistbud Tea House'),
  city: CHENGLAN,
  district: text('雾芽茶山', 'Mistbud tea hills'),
  address: text('澄岚市云汀县雾芽村 12 号', '12 Wuya Village, Yunting County, Chenglan'),
  lat: 24.8815,
  lng: 113.0402,
  phone: '0600-8020008',
  star: 0,
  category: 'homestay',
  tags: [text('茶农自营', 'Run by a tea farmer'), text('只有五间', 'Five rooms only')],
  ratingX10: 49,
  ratingCount: 186,
  checkInFrom: '15:00',
  checkOutUntil: '11:00',
  lateNight: false,
  facilities: ['wifi', 'parking', 'tea', 'garden', 'luggage'],
  intro: [
    text(
      '茶农陈家把老屋收拾成五间房，推窗就是自家的茶垄。住下的人可以跟着上山，采的茶当晚在灶上炒出来。',
      'The Chens turned their old house into five rooms with the tea rows under the windows. Guests may come along to pick, and the leaves are fired in the kitchen the same evening.',
    ),
  ],
  bookNote: [
    text(
      '主人每天只接两拨客人，收到预订后两小时内确认；确认前不扣房。',
      'The host takes two parties a day and answers each booking within two hours.',
    ),
  ],
  policy: [
    text(
      '特惠房一经付款不可取消；可取消的价格请看价格说明。',
      'The lower rate cannot be cancelled once paid; see the rates for one that can.',
    ),
  ],
  pictures: { hero: 'mist-tea-hills-hero', thumb: 'mist-tea-hills-thumb' },
  photos: [
    ['exterior', 'mist-tea-hills-hero'],
    ['room', 'mist-tea-hills-window'],
    ['dining', 'mist-tea-hills-tea-room'],
    ['surroundings', 'mist-tea-hills-picking'],
    ['facility', 'card-tea-class'],
    ['surroundings', 'banner-sea-of-clouds'],
  ],
  nights: {},
  rooms: [
    {
      id: 'room-mistbud-round-window',
      code: 'WY-R',
      name: text('圆窗茶山房', 'Round-window room'),
      bedType: text('1 张 1.5 米大床', '1 double bed, 1.5 m'),
      maxPeople: 2,
      maxAdults: 2,
      maxChildren: 1,
      addBed: 'no',
      area: 22,
      window: 'window',
      windowPicture: 'mist-tea-hills-hero',
      pictures: ['mist-tea-hills-window'],
      rooms: 3,
      priceFen: { weekday: 36_800, weekend: 46_800, holiday: 58_800 },
      plans: [BY_THE_HOUSE, HOST_FLEXIBLE],
    },
    {
      id: 'room-mistbud-loft',
      code: 'WY-L',
      name: text('阁楼亲子房', 'Family loft'),
      bedType: text('1 张 1.8 米大床和阁楼床垫', '1 king bed and mattresses in the loft'),
      maxPeople: 4,
      maxAdults: 2,
      maxChildren: 2,
      addBed: 'free',
      area: 35,
      window: 'inner',
      pictures: ['mist-tea-hills-tea-room'],
      rooms: 2,
      priceFen: { weekday: 48_800, weekend: 58_800, holiday: 72_800 },
      plans: [BY_THE_HOUSE],
    },
  ],
};
