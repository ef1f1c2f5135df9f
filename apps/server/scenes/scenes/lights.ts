import { mountains } from '../draw/mountain';
import { LIGHT, type Light } from '../light';
import type { Stage } from '../stage';

/** The last light of a winter day: the snow's own colours under a plum sky, with warm windows. */
export const WINTER_DUSK: Light = {
  ...LIGHT.snow,
  sky: ['#5d7b97', '#a9a9b4', '#e3c6b3'],
  mist: '#dcd6d3',
  far: { crown: '#91a6bb', flank: '#b8bfc8', foot: '#dfd3cb' },
  near: { crown: '#2c5876', flank: '#6d94a2', foot: '#cfd8da' },
  roof: '#34505f',
  rim: '#f3ead8',
};

/** Daylight over salt water: bluer than the lakes. */
export const SEA: Light = {
  ...LIGHT.day,
  sky: ['#bcd8e0', '#e6efe6', '#faf4e6'],
  water: ['#cfe4e2', '#4f93ab'],
  far: { crown: '#94b7c8', flank: '#bcd3d6', foot: '#e2ece6' },
};

/** The sea after sunset. */
export const SEA_EVENING: Light = { ...LIGHT.dusk, water: ['#f0c091', '#54748c'] };

/** Islands on the horizon of the sea. */
export function farIslands(stage: Stage, light: Light, horizon: number): string {
  return mountains(stage, light, {
    label: 'isles',
    baseline: horizon,
    depth: 0.06,
    lobes: 4,
    lines: 0,
    foot: light.water[0],
    peaks: [
      { x: 250, height: 80, halfWidth: 190, shape: 'gentle' },
      { x: 560, height: 50, halfWidth: 150, shape: 'gentle' },
      { x: 1490, height: 110, halfWidth: 240, shape: 'gentle' },
    ],
  }).svg;
}
