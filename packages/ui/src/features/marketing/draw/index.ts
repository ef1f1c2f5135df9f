export { BlindBox } from './BlindBox';
export type { DrawBlockProps } from './DrawStage';
export { NineGridDraw } from './NineGridDraw';
export { PrizeWheel } from './PrizeWheel';
