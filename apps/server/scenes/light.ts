import { mix, PIGMENT } from './color';

/**
 * The light of a scene: what the sky, the mist, the water and the rock look like at this hour and season. Rock is
 * given far and near; what stands between is blended.
 */
export type Light = {
  /** Sky from top to horizon. */
  readonly sky: readonly [string, string, string];
  /** Mist between the ridges, and the paper the far hills fade into. */
  readonly mist: string;
  readonly far: Rock;
  readonly near: Rock;
  /** Water from the horizon to the foreground. */
  readonly water: readonly [string, string];
  /** Ripples and glints on the water. */
  readonly glint: string;
  /** The fine line along a ridge. */
  readonly rim: string;
  readonly foliage: string;
  readonly foliageDeep: string;
  readonly wall: string;
  readonly roof: string;
  readonly wood: string;
};

/** One lobe of rock: its crown, its flank, and the foot that fades out. */
export type Rock = { readonly crown: string; readonly flank: string; readonly foot: string };

/** Rock at a depth: 0 far, 1 near. */
export function rockAt(light: Light, depth: number): Rock {
  return {
    crown: mix(light.far.crown, light.near.crown, depth),
    flank: mix(light.far.flank, light.near.flank, depth),
    foot: mix(light.far.foot, light.near.foot, depth),
  };
}

const day: Light = {
  sky: ['#dfe8e2', '#f3efe0', '#fbf6ea'],
  mist: '#faf5e9',
  far: { crown: '#8fb3c4', flank: '#b9cfce', foot: '#efe9d8' },
  near: { crown: '#124b6e', flank: '#1f8273', foot: '#dcc99a' },
  water: ['#e6ece2', '#a9cabf'],
  glint: '#fffdf6',
  rim: PIGMENT.goldLight,
  foliage: '#2c7a62',
  foliageDeep: '#0d4a45',
  wall: '#fbf6ea',
  roof: '#2b4148',
  wood: '#7b4a32',
};

/** Skies and grounds by hour and season. Each keeps to two families of colour and one accent. */
export const LIGHT = {
  day,
  dawn: {
    ...day,
    sky: ['#bcd0d6', '#f2dcc4', '#f8e9d0'],
    mist: '#fbf1e2',
    far: { crown: '#a9b9cb', flank: '#cfcfcf', foot: '#f5e6d2' },
    near: { crown: '#123f66', flank: '#1d7470', foot: '#d8c39a' },
    water: ['#f3dfc6', '#9fc0be'],
    rim: '#e2b872',
  },
  spring: {
    ...day,
    sky: ['#e4ede4', '#f4f3e4', '#fbf7ec'],
    far: { crown: '#9fc1c0', flank: '#c2d8cb', foot: '#f1efdf' },
    near: { crown: '#17655f', flank: '#4fa07c', foot: '#d9d8a4' },
    water: ['#eaf0e4', '#b3d3c4'],
    foliage: '#6ea672',
    foliageDeep: '#2f7a5c',
  },
  summer: {
    ...day,
    sky: ['#cfe3e2', '#ebf1e4', '#f8f5e8'],
    near: { crown: '#0d4f63', flank: '#1b8a76', foot: '#cfd3a0' },
    water: ['#dcebe2', '#86b9a8'],
    foliage: '#2f8f6c',
    foliageDeep: '#0c544a',
  },
  autumn: {
    ...day,
    sky: ['#dfe3dc', '#f4e9d2', '#fbf1dc'],
    mist: '#faf0dd',
    far: { crown: '#9db0b6', flank: '#c9c9b8', foot: '#f3e4c8' },
    near: { crown: '#2a5560', flank: '#6f8a62', foot: '#dcb877' },
    water: ['#efe6d0', '#a9bfae'],
    foliage: '#c8552f',
    foliageDeep: '#8f2f22',
  },
  rain: {
    ...day,
    sky: ['#c3d0cf', '#d9e0da', '#e8eae2'],
    mist: '#e6eae3',
    far: { crown: '#a3b8bb', flank: '#bccac8', foot: '#dfe5de' },
    near: { crown: '#2a5a66', flank: '#4f8a80', foot: '#bfccb8' },
    water: ['#dbe3de', '#9dbab3'],
    glint: '#f4f7f2',
    rim: '#cfd8c8',
    foliage: '#4f8f78',
    foliageDeep: '#215a52',
    wall: '#eef0e8',
  },
  dusk: {
    ...day,
    sky: ['#6f93a6', '#e3b78f', '#f3d3a2'],
    mist: '#f3dcb9',
    far: { crown: '#8c9db2', flank: '#b7a9a5', foot: '#efd2a8' },
    near: { crown: '#12344f', flank: '#1f5a63', foot: '#b08a63' },
    water: ['#f0cf9f', '#5e8f9b'],
    glint: '#fdeccb',
    rim: '#efc583',
    foliage: '#2c5f58',
    foliageDeep: '#0f3a3d',
    wall: '#efdcbe',
    roof: '#22323b',
  },
  night: {
    ...day,
    sky: ['#0c2440', '#16405f', '#2b6377'],
    mist: '#3f7884',
    far: { crown: '#2b5f79', flank: '#37717d', foot: '#467f86' },
    near: { crown: '#0b2440', flank: '#0f4a55', foot: '#2f6a70' },
    water: ['#3a7480', '#0d2c46'],
    glint: '#f0d595',
    rim: '#b79a5c',
    foliage: '#15524f',
    foliageDeep: '#0a2b36',
    wall: '#a3a795',
    roof: '#0d1f2e',
    wood: '#4b2f28',
  },
  snow: {
    ...day,
    sky: ['#b4c7d6', '#dbe4e8', '#f0f1ed'],
    mist: '#eff3f2',
    far: { crown: '#b9cad6', flank: '#d3dfe3', foot: '#eff3f2' },
    near: { crown: '#3f6d88', flank: '#8eb0b8', foot: '#e6ecea' },
    water: ['#e3eaea', '#a3c0c6'],
    rim: '#ffffff',
    foliage: '#3f7a76',
    foliageDeep: '#1d4f57',
    wall: '#f4f1e8',
    roof: '#46616d',
  },
} as const satisfies Record<string, Light>;
