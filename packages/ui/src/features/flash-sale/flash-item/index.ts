export { FlashItemCard, type FlashItemCardProps } from './FlashItemCard';
export { type FlashAction, flashActionOf } from './flash-action';
