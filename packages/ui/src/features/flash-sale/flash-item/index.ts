export { FlashButton, type FlashButtonProps, type PlaceSteps } from './FlashButton';
export { FlashItemCard, type FlashItemCardProps } from './FlashItemCard';
export { type FlashAction, flashActionOf } from './flash-action';
