export { HotelProfileView, type HotelProfileViewProps, hotelKindOf } from './HotelProfileView';
