export { DrawGrid, type DrawGridProps } from './DrawGrid';
export { MysteryBox, type MysteryBoxProps } from './MysteryBox';
export { Turntable, type TurntableProps } from './Turntable';
export type { DrawItem, DrawProps } from './use-draw';
