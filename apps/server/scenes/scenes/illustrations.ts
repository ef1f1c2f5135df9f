import { PIGMENT } from '../color';
import { canopyBoat } from '../draw/boat';
import { moonBridge } from '../draw/bridge';
import { pavilion } from '../draw/building';
import { cloudBand, mist } from '../draw/mist';
import { mountains } from '../draw/mountain';
import { farTrees, pine } from '../draw/pine';
import { birds, disc, sky, stars } from '../draw/sky';
import { reflection, ripples, water } from '../draw/water';
import { LIGHT, type Light } from '../light';
import type { Scene } from '../scene';
import type { Stage } from '../stage';
import { circle, group } from '../svg';

const { day, dawn, night, rain } = LIGHT;

/** A round picture with a fine gold ring, on nothing. */
function fan(stage: Stage, layers: readonly string[]): readonly string[] {
  return [
    group({ 'clip-path': stage.clip(circle(800, 600, 540, {})) }, ...layers),
    circle(800, 600, 556, { fill: 'none', stroke: PIGMENT.goldLight, 'stroke-width': 4, opacity: 0.9 }),
  ];
}

function lakeHills(s: Stage, light: Light, shore: number): string {
  return mountains(s, light, {
    label: 'hills',
    baseline: shore,
    depth: 0.5,
    lobes: 7,
    lines: 2,
    peaks: [
      { x: 520, height: 260, halfWidth: 330 },
      { x: 1120, height: 330, halfWidth: 360 },
    ],
  }).svg;
}

const orders: Scene = {
  name: 'empty-orders',
  kind: 'illustration',
  alt: { 'zh-Hans': '湖上一只摇橹船', en: 'A boat alone on the lake' },
  draw: (s) => {
    const hills = lakeHills(s, day, 620);
    return fan(s, [
      sky(s, day, 620),
      disc(s, { x: 900, y: 300, r: 60, color: '#f2b18c' }, '#fde8cf'),
      hills,
      mist(s, 'm', { y: 610, thickness: 80 }, day.mist),
      water(s, day, 620),
      reflection(s, 620, hills, 0.4),
      ripples(s, { label: 'r', top: 650, bottom: 1120, count: 46 }, day.glint),
      canopyBoat(day, { x: 780, y: 880, length: 420 }),
    ]);
  },
};

const search: Scene = {
  name: 'empty-search',
  kind: 'illustration',
  alt: { 'zh-Hans': '山都藏在雾里', en: 'Hills hidden in the mist' },
  draw: (s) => {
    const near = mountains(s, rain, {
      label: 'n',
      baseline: 1000,
      depth: 0.7,
      lobes: 8,
      lines: 2,
      peaks: [
        { x: 560, height: 430, halfWidth: 380 },
        { x: 1180, height: 330, halfWidth: 360 },
      ],
    });
    return fan(s, [
      sky(s, rain, 700),
      mountains(s, rain, {
        label: 'f',
        baseline: 680,
        depth: 0.1,
        lobes: 5,
        lines: 0,
        peaks: [{ x: 900, height: 330, halfWidth: 460 }],
      }).svg,
      mist(s, 'm1', { y: 680, thickness: 150 }, rain.mist),
      near.svg,
      farTrees(s, 't', { from: 430, to: 600, ground: near.crest, count: 8, size: 30 }, rain.foliageDeep),
      mist(s, 'm2', { y: 860, thickness: 170 }, rain.mist),
      mist(s, 'm3', { y: 1020, thickness: 170 }, rain.mist),
      cloudBand(s, 'c', { x: 880, y: 620, length: 560, rows: 4, thickness: 34 }, '#f7f8f4', '#bcc9bd'),
    ]);
  },
};

const offline: Scene = {
  name: 'offline',
  kind: 'illustration',
  alt: { 'zh-Hans': '夜里的亭子，月亮半藏在云后', en: 'A pavilion at night, the moon half behind a cloud' },
  draw: (s) => {
    const near = mountains(s, night, {
      label: 'n',
      baseline: 1080,
      depth: 0.9,
      lobes: 9,
      peaks: [{ x: 700, height: 420, halfWidth: 480 }],
    });
    const top = near.summit(560, 820);
    return fan(s, [
      sky(s, night, 800),
      stars(s, 's', 60, 560),
      disc(s, { x: 980, y: 340, r: 96, color: '#f7e7bd' }, '#b9c2a4'),
      cloudBand(s, 'c', { x: 960, y: 350, length: 420, rows: 3, thickness: 36 }, '#2a5f75', '#c9b06c'),
      mountains(s, night, {
        label: 'f',
        baseline: 820,
        depth: 0.15,
        lobes: 6,
        lines: 0,
        peaks: [
          { x: 420, height: 260, halfWidth: 420 },
          { x: 1220, height: 320, halfWidth: 420 },
        ],
      }).svg,
      mist(s, 'm', { y: 820, thickness: 120, opacity: 0.7 }, night.mist),
      pine(s, night, { label: 'p', x: top + 190, y: near.crest(top + 190) + 24, height: 260, lean: 0.7 }),
      pavilion(night, { x: top, y: near.crest(top) + 14, width: 190 }, 2),
      near.svg,
      mist(s, 'm2', { y: 1060, thickness: 110, opacity: 0.7 }, night.mist),
    ]);
  },
};

const lost: Scene = {
  name: 'page-lost',
  kind: 'illustration',
  alt: { 'zh-Hans': '雾中的拱桥，看不见对岸', en: 'A bridge into the mist, the far bank out of sight' },
  draw: (s) => {
    const bridge = moonBridge(dawn, { x: 720, y: 720, width: 760, height: 240 });
    return fan(s, [
      sky(s, dawn, 640),
      disc(s, { x: 960, y: 320, r: 66, color: '#e4795d' }, '#fbe3c0'),
      mountains(s, dawn, {
        label: 'f',
        baseline: 640,
        depth: 0.1,
        lobes: 5,
        lines: 0,
        peaks: [
          { x: 560, height: 250, halfWidth: 420 },
          { x: 1200, height: 200, halfWidth: 420 },
        ],
      }).svg,
      mist(s, 'm1', { y: 640, thickness: 120 }, dawn.mist),
      water(s, dawn, 720),
      reflection(s, 720, bridge, 0.35),
      bridge,
      ripples(s, { label: 'r', top: 750, bottom: 1120, count: 40 }, dawn.glint),
      pine(s, dawn, { label: 'p', x: 380, y: 760, height: 330, lean: 0.5 }),
      mist(s, 'm2', { y: 700, thickness: 70, opacity: 0.5 }, dawn.mist),
      cloudBand(s, 'c1', { x: 1120, y: 600, length: 460, rows: 5, thickness: 36 }, dawn.mist, '#dcb98c'),
      birds(s, 'b', { x: 560, y: 260, count: 5, size: 20 }, '#3a5563'),
    ]);
  },
};

const annualCard: Scene = {
  name: 'annual-card',
  kind: 'illustration',
  alt: { 'zh-Hans': '金色的群山与太阳', en: 'Golden hills under the sun' },
  draw: (s) => {
    const gilded: Light = {
      ...day,
      sky: ['#f3e4c0', '#f8eed6', '#fdf7ea'],
      mist: '#fdf6e6',
      far: { crown: '#d9bd84', flank: '#ead9b2', foot: '#fbf1dc' },
      near: { crown: '#0f5b66', flank: '#c39545', foot: '#f1dcae' },
      rim: '#fff3d2',
    };
    const near = mountains(s, gilded, {
      label: 'n',
      baseline: 1060,
      depth: 1,
      lobes: 10,
      peaks: [
        { x: 640, height: 560, halfWidth: 420 },
        { x: 1120, height: 400, halfWidth: 380 },
      ],
    });
    return fan(s, [
      sky(s, gilded, 800),
      disc(s, { x: 1010, y: 340, r: 90, color: '#e4795d' }, '#fbe3c0'),
      mountains(s, gilded, {
        label: 'f',
        baseline: 760,
        depth: 0.2,
        lobes: 6,
        lines: 1,
        peaks: [
          { x: 380, height: 280, halfWidth: 420 },
          { x: 1220, height: 260, halfWidth: 420 },
        ],
      }).svg,
      mist(s, 'm', { y: 760, thickness: 130 }, gilded.mist),
      near.svg,
      mist(s, 'm2', { y: 1020, thickness: 150 }, gilded.mist),
      cloudBand(s, 'c', { x: 980, y: 780, length: 420, rows: 3, thickness: 34 }, '#fffaf0', '#d8b871'),
    ]);
  },
};

export const illustrationScenes: readonly Scene[] = [orders, search, offline, lost, annualCard];
