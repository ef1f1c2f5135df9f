export type { SceneKind } from './motifs';
export { Scene, type SceneProps } from './Scene';
