import type { HotelBasic, HotelDetail, HotelPhotos, HotelProfile, HotelSummary } from '@yunyou/contract';
import { paintedPicture } from './painted-hills';

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
  roomsPriced: 1,
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
