import { type Backdrop, backdrop, leafShade } from '../draw/still-life';
import type { Alt, Scene, SceneKind } from '../scene';
import type { Stage } from '../stage';

/** Walls and tables of the product pictures: one accent each, so that tiles beside each other differ. */
export const ROOM = {
  silk: { wall: '#f1e9da', table: '#c9a67c', shape: 'moon' },
  celadon: { wall: '#d8e6dc', table: '#9c7756', shape: 'arch' },
  sky: { wall: '#d9e5ea', table: '#b9c6c4', shape: 'window' },
  clay: { wall: '#ecdcc9', table: '#8f6648', shape: 'moon' },
  rose: { wall: '#f3e1d8', table: '#cfa58d', shape: 'arch' },
  moss: { wall: '#dfe5d0', table: '#7f6a4c', shape: 'window' },
  slate: { wall: '#cfd8dc', table: '#6f7c80', shape: 'moon' },
  dusk: { wall: '#e9d3bd', table: '#6d4630', shape: 'window' },
} as const satisfies Record<string, Backdrop>;

/** A picture of something for sale: on a table, before a wall. */
export function goodsScene(
  name: string,
  alt: Alt,
  room: Backdrop,
  things: (stage: Stage) => readonly string[],
  kind: SceneKind = 'goods',
): Scene {
  return {
    name,
    kind,
    alt,
    draw: (stage) => [
      backdrop(stage, room),
      room.shape === 'window' ? leafShade(stage, 'shade') : '',
      ...things(stage),
    ],
  };
}

export const alt = (zhHans: string, en: string): Alt => ({ 'zh-Hans': zhHans, en });
