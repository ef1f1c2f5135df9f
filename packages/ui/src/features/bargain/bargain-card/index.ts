export { BargainProductCard, type BargainProductCardProps } from './BargainProductCard';
