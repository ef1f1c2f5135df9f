export { SpotCard, type SpotCardProps } from './SpotCard';
export { SpotRating, type SpotRatingProps } from './SpotRating';
export { SpotRow, type SpotRowProps } from './SpotRow';
