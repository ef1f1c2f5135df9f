export { ItemCard, type ItemCardProps } from './ItemCard';
