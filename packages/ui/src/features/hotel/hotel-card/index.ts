export { HotelCard, type HotelCardProps } from './HotelCard';
export { HotelList, type HotelListProps } from './HotelList';
