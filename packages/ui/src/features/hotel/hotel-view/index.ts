export { hotelHero } from './HotelAlbum';
export { HotelPending } from './HotelPending';
export { HotelView, type HotelViewProps } from './HotelView';
export type { GivenRooms } from './use-stay-rooms';
