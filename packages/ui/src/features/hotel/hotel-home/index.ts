export { HotelHomePending } from './HotelHomePending';
export { HotelHomeView, type HotelHomeViewProps } from './HotelHomeView';
export { nearestCity } from './nearest-city';
