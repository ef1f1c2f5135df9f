import type { CallGroup } from '../call';

/** The customer gives these no method: each answers GET, and POST with the same fields. */
const read = { method: 'GET', access: 'public', alsoPost: true } as const;

export const hotel = {
  search: { ...read, path: '/cuser/public/api/hotel/search' },
  hotelStarSelect: { ...read, path: '/cuser/public/api/hotel/hotelStarSelect' },
  hotelCateSelect: { ...read, path: '/cuser/public/api/hotel/hotelCateSelect' },
  facilitySelect: { ...read, path: '/cuser/public/api/hotel/facilitySelect' },
  basic: { ...read, path: '/cuser/public/api/hotel/basic' },
  detail: { ...read, path: '/cuser/public/api/hotel/detail' },
  profile: { ...read, path: '/cuser/public/api/hotel/profile' },
  photoDetail: { ...read, path: '/cuser/public/api/hotel/photoDetail' },
  hotelRoomList: { ...read, path: '/cuser/public/api/hotel/hotelRoomList' },
  hotelRatesList: { ...read, path: '/cuser/public/api/hotel/hotelRatesList' },
  hotelRoomDetail: { ...read, path: '/cuser/public/api/hotel/hotelRoomDetail' },
  hotelratesDetail: { ...read, path: '/cuser/public/api/hotel/hotelratesDetail' },
  priceCalendar: { ...read, path: '/cuser/public/api/hotel/priceCalendar' },
} as const satisfies CallGroup;
