import type { HotelCategory, HotelStar, LocalizedText, PhotoGroup } from '@yunyou/contract';

const text = (zh: string, en: string): LocalizedText => ({ 'zh-Hans': zh, en });

/** Names of the star options. */
export const starNames: Readonly<Record<HotelStar, LocalizedText>> = {
  5: text('五星/豪华', 'Luxury'),
  4: text('四星/高档', 'Upscale'),
  3: text('三星/舒适', 'Comfort'),
  2: text('二星及以下/经济', 'Budget'),
  0: text('未评星级', 'Not rated'),
};

/** Names of the category options. */
export const categoryNames: Readonly<Record<HotelCategory, LocalizedText>> = {
  resort: text('度假酒店', 'Resort'),
  business: text('商务酒店', 'Business hotel'),
  homestay: text('民宿', 'Homestay'),
  spring: text('温泉酒店', 'Hot-spring hotel'),
  camp: text('营地', 'Camp'),
  hostel: text('青年旅舍', 'Hostel'),
};

/** Names of the groups of photos. */
export const photoGroupNames: Readonly<Record<PhotoGroup, LocalizedText>> = {
  exterior: text('外观', 'Exterior'),
  lobby: text('大堂', 'Lobby'),
  room: text('房间', 'Rooms'),
  dining: text('餐饮', 'Dining'),
  facility: text('设施', 'Facilities'),
  surroundings: text('周边', 'Surroundings'),
};

/** The operator's list of what a hotel can have, in two levels. */
export interface FacilityList {
  groups: readonly (Facility & { children: readonly Facility[] })[];
}

export interface Facility {
  id: string;
  name: LocalizedText;
  icon: string;
}

/** Key of that list among the operator's documents. */
export const FACILITY_LIST = 'hotelFacilities';
