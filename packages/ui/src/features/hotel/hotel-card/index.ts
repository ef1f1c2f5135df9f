export { HotelCard, type HotelCardProps } from './HotelCard';
export { HotelList, HotelListPending, type HotelListProps } from './HotelList';
export { HotelPrice, type HotelPriceProps } from './HotelPrice';
