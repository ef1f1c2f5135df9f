import { pagoda, pavilion } from '../draw/building';
import { cloudBand, mist } from '../draw/mist';
import { mountains } from '../draw/mountain';
import { cableCar, cableTower } from '../draw/mountain-things';
import { farTrees, pine } from '../draw/pine';
import { seal } from '../draw/seal';
import { birds, disc, sky, stars } from '../draw/sky';
import { LIGHT } from '../light';
import type { Scene } from '../scene';

const { dawn, night, snow, day } = LIGHT;

const hero: Scene = {
  name: 'qiyun-ridge-hero',
  kind: 'hero',
  alt: {
    'zh-Hans': '日出时的栖云岭，山峰浮在云海上，峰顶有一座亭子',
    en: 'Qiyun Ridge at sunrise: summits above a sea of clouds, a pavilion on the nearest one',
  },
  thumb: { name: 'qiyun-ridge-thumb', focus: 0.42 },
  draw: (s) => {
    const far = mountains(s, dawn, {
      label: 'far',
      baseline: 560,
      depth: 0.04,
      lobes: 5,
      lines: 0,
      peaks: [
        { x: 860, height: 150, halfWidth: 330 },
        { x: 1330, height: 200, halfWidth: 330 },
        { x: 150, height: 260, halfWidth: 360 },
      ],
    });
    const middle = mountains(s, dawn, {
      label: 'mid',
      baseline: 690,
      depth: 0.42,
      lobes: 7,
      peaks: [
        { x: 1480, height: 370, halfWidth: 330 },
        { x: 1010, height: 180, halfWidth: 250 },
        { x: 40, height: 330, halfWidth: 320 },
      ],
    });
    const near = mountains(s, dawn, {
      label: 'near',
      baseline: 880,
      depth: 1,
      lobes: 11,
      peaks: [
        { x: 570, height: 540, halfWidth: 370 },
        { x: 230, height: 380, halfWidth: 300 },
      ],
    });
    const corner = mountains(s, dawn, {
      label: 'corner',
      baseline: 930,
      depth: 0.9,
      lobes: 7,
      peaks: [{ x: 1500, height: 310, halfWidth: 320 }],
    });
    return [
      sky(s, dawn, 560),
      disc(s, { x: 1080, y: 286, r: 58, color: '#e4795d' }, '#fbe3c0'),
      far.svg,
      mist(s, 'm1', { y: 560, thickness: 120 }, dawn.mist),
      middle.svg,
      farTrees(
        s,
        't1',
        { from: 1300, to: 1440, ground: middle.crest, count: 12, size: 11 },
        dawn.foliageDeep,
      ),
      mist(s, 'm2', { y: 690, thickness: 120 }, dawn.mist),
      pine(s, dawn, { label: 'pine', x: 634, y: near.crest(634) + 12, height: 118, lean: 0.7 }),
      pine(s, dawn, { label: 'pine2', x: 500, y: near.crest(500) + 10, height: 84, lean: -0.6 }),
      pavilion(dawn, { x: 566, y: near.crest(566) + 10, width: 78 }, 2),
      near.svg,
      farTrees(s, 't2', { from: 130, to: 270, ground: near.crest, count: 9, size: 19 }, dawn.foliageDeep),
      mist(s, 'm3', { y: 850, thickness: 150 }, dawn.mist),
      cloudBand(s, 'c1', { x: 930, y: 640, length: 560, rows: 4, thickness: 24 }, dawn.mist, '#dcb98c'),
      cloudBand(s, 'c2', { x: 190, y: 742, length: 440, rows: 3, thickness: 24 }, dawn.mist, '#dcb98c'),
      corner.svg,
      farTrees(s, 't3', { from: 1390, to: 1470, ground: corner.crest, count: 5, size: 22 }, dawn.foliageDeep),
      mist(s, 'm4', { y: 910, thickness: 90 }, dawn.mist),
      birds(s, 'b', { x: 790, y: 190, count: 5, size: 15 }, '#3a5563'),
      seal(1500, 66, 44),
    ];
  },
};

const cable: Scene = {
  name: 'qiyun-ridge-cable-car',
  kind: 'album',
  alt: { 'zh-Hans': '缆车越过栖云岭的山谷', en: 'Cable cars crossing the valley of Qiyun Ridge' },
  draw: (s) => {
    const far = mountains(s, day, {
      label: 'far',
      baseline: 640,
      depth: 0.05,
      lobes: 5,
      lines: 0,
      peaks: [
        { x: 480, height: 230, halfWidth: 380 },
        { x: 1000, height: 190, halfWidth: 330 },
      ],
    });
    const middle = mountains(s, day, {
      label: 'mid',
      baseline: 830,
      depth: 0.5,
      lobes: 9,
      peaks: [
        { x: 1340, height: 560, halfWidth: 360 },
        { x: 60, height: 330, halfWidth: 330 },
        { x: 800, height: 200, halfWidth: 260 },
      ],
    });
    const near = mountains(s, day, {
      label: 'near',
      baseline: 1060,
      depth: 1,
      lobes: 10,
      peaks: [
        { x: 240, height: 420, halfWidth: 360 },
        { x: 1420, height: 280, halfWidth: 340 },
      ],
    });
    const towers = [
      { x: 250, height: 170 },
      { x: 1350, height: 92 },
    ] as const;
    const [low, high] = towers;
    const lowTop = near.crest(low.x) - low.height + 14;
    const highTop = middle.crest(high.x) - high.height + 10;
    return [
      sky(s, day, 640),
      disc(s, { x: 330, y: 230, r: 46, color: '#fdf6e2' }, '#fffaf0'),
      far.svg,
      mist(s, 'm1', { y: 650, thickness: 110 }, day.mist),
      cableTower(day, high.x, middle.crest(high.x) + 10, high.height),
      middle.svg,
      farTrees(s, 't1', { from: 1150, to: 1310, ground: middle.crest, count: 15, size: 12 }, day.foliageDeep),
      farTrees(s, 't2', { from: 1390, to: 1520, ground: middle.crest, count: 9, size: 12 }, day.foliageDeep),
      mist(s, 'm2', { y: 830, thickness: 120 }, day.mist),
      cableTower(day, low.x, near.crest(low.x) + 14, low.height),
      near.svg,
      cableCar(day, { x1: -60, y1: lowTop + 60, x2: low.x, y2: lowTop, sag: 10, cabins: [[0.44, 92]] }),
      cableCar(day, {
        x1: low.x,
        y1: lowTop,
        x2: high.x,
        y2: highTop,
        sag: 62,
        cabins: [
          [0.3, 88],
          [0.58, 64],
          [0.82, 44],
        ],
      }),
      pine(s, day, { label: 'p1', x: 400, y: near.crest(400) + 24, height: 190, lean: 0.6 }),
      pine(s, day, { label: 'p2', x: 1500, y: near.crest(1500) + 30, height: 210, lean: -0.6 }),
      mist(s, 'm3', { y: 1040, thickness: 110 }, day.mist),
      cloudBand(s, 'c1', { x: 800, y: 850, length: 520, rows: 3, thickness: 26 }, '#ffffff', '#d6c08a'),
    ];
  },
};

const moonlit: Scene = {
  name: 'qiyun-ridge-night',
  kind: 'album',
  alt: {
    'zh-Hans': '满月下的栖云岭，山腰一座塔',
    en: 'Qiyun Ridge under a full moon, a pagoda on its slope',
  },
  draw: (s) => {
    const far = mountains(s, night, {
      label: 'far',
      baseline: 700,
      depth: 0.05,
      lobes: 5,
      lines: 0,
      peaks: [
        { x: 300, height: 230, halfWidth: 360 },
        { x: 820, height: 290, halfWidth: 380 },
        { x: 1400, height: 240, halfWidth: 380 },
      ],
    });
    const middle = mountains(s, night, {
      label: 'mid',
      baseline: 860,
      depth: 0.5,
      lobes: 8,
      peaks: [
        { x: 1180, height: 540, halfWidth: 400 },
        { x: 90, height: 300, halfWidth: 330 },
      ],
    });
    const near = mountains(s, night, {
      label: 'near',
      baseline: 1080,
      depth: 1,
      lobes: 9,
      peaks: [
        { x: 360, height: 330, halfWidth: 400 },
        { x: 1500, height: 400, halfWidth: 360 },
      ],
    });
    const slope = middle.summit(840, 960);
    return [
      sky(s, night, 700),
      stars(s, 'stars', 90, 520),
      disc(s, { x: 470, y: 300, r: 92, color: '#f7e7bd' }, '#b9c2a4'),
      far.svg,
      mist(s, 'm1', { y: 700, thickness: 110, opacity: 0.7 }, night.mist),
      pagoda(night, { x: slope, y: middle.crest(slope) + 12, width: 74 }, 6),
      middle.svg,
      farTrees(
        s,
        't',
        { from: slope - 70, to: slope + 60, ground: middle.crest, count: 10, size: 19 },
        night.foliageDeep,
      ),
      mist(s, 'm2', { y: 860, thickness: 120, opacity: 0.75 }, night.mist),
      near.svg,
      pine(s, night, { label: 'p', x: 300, y: near.crest(300) + 20, height: 230, lean: 0.7 }),
      farTrees(s, 't2', { from: 1330, to: 1500, ground: near.crest, count: 9, size: 26 }, night.foliageDeep),
      mist(s, 'm3', { y: 1050, thickness: 110, opacity: 0.7 }, night.mist),
      cloudBand(s, 'c', { x: 690, y: 806, length: 420, rows: 3, thickness: 22 }, '#4f8790', '#c9b06c'),
    ];
  },
};

const snowy: Scene = {
  name: 'qiyun-ridge-snow',
  kind: 'album',
  alt: { 'zh-Hans': '雪后的栖云岭，松枝挂着雾凇', en: 'Qiyun Ridge after snow, rime on the pines' },
  draw: (s) => {
    const far = mountains(s, snow, {
      label: 'far',
      baseline: 640,
      depth: 0.1,
      lobes: 5,
      lines: 0,
      snow: 0.1,
      peaks: [
        { x: 330, height: 260, halfWidth: 380 },
        { x: 900, height: 200, halfWidth: 340 },
        { x: 1430, height: 250, halfWidth: 340 },
      ],
    });
    const middle = mountains(s, snow, {
      label: 'mid',
      baseline: 830,
      depth: 0.6,
      lobes: 9,
      snow: 0.14,
      peaks: [
        { x: 680, height: 480, halfWidth: 370 },
        { x: 1250, height: 240, halfWidth: 280 },
        { x: 1580, height: 340, halfWidth: 330 },
      ],
    });
    const near = mountains(s, snow, {
      label: 'near',
      baseline: 1080,
      depth: 1,
      lobes: 9,
      snow: 0.18,
      peaks: [
        { x: 140, height: 300, halfWidth: 420 },
        { x: 1330, height: 230, halfWidth: 440 },
      ],
    });
    return [
      sky(s, snow, 640),
      disc(s, { x: 1120, y: 240, r: 50, color: '#fbf3e0' }, '#ffffff'),
      far.svg,
      mist(s, 'm1', { y: 650, thickness: 110 }, snow.mist),
      pavilion(snow, { x: 1256, y: middle.crest(1256) + 8, width: 88 }),
      middle.svg,
      farTrees(s, 't', { from: 1300, to: 1420, ground: middle.crest, count: 9, size: 17 }, '#4d7d88'),
      farTrees(s, 't1', { from: 480, to: 610, ground: middle.crest, count: 10, size: 14 }, '#5d8994'),
      mist(s, 'm2', { y: 840, thickness: 110 }, snow.mist),
      near.svg,
      pine(s, snow, { label: 'p1', x: 210, y: near.crest(210) + 60, height: 430, lean: 0.6, snow: true }),
      pine(s, snow, { label: 'p2', x: 1420, y: near.crest(1420) + 30, height: 260, lean: -0.5, snow: true }),
      mist(s, 'm3', { y: 1060, thickness: 90 }, snow.mist),
      birds(s, 'b', { x: 830, y: 210, count: 4, size: 15 }, '#5b7480'),
    ];
  },
};

export const qiyunRidgeScenes: readonly Scene[] = [hero, cable, moonlit, snowy];
