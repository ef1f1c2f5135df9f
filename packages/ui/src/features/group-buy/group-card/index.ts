export { GroupProductCard, type GroupProductCardProps } from './GroupProductCard';
export { OwnGroupCard, type OwnGroupCardProps } from './OwnGroupCard';
