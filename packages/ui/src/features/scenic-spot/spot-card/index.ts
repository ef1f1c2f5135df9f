export { SpotCard, type SpotCardProps } from './SpotCard';
export { SpotRow, type SpotRowProps } from './SpotRow';
