export { CardGrid, type CardGridProps } from './CardGrid';
export { MediaCard, type MediaCardLayout, type MediaCardProps } from './MediaCard';
export { MediaCardPending, type MediaCardPendingProps } from './MediaCardPending';
