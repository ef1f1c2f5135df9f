import { canopyBoat, junk } from '../draw/boat';
import { moonBridge } from '../draw/bridge';
import { hall, pagoda, pavilion } from '../draw/building';
import { hotPool, steam } from '../draw/camp';
import { garland, lantern, lightOnWater } from '../draw/lantern';
import { cloudBand, mist } from '../draw/mist';
import { mountains } from '../draw/mountain';
import { waterfall } from '../draw/mountain-things';
import { farTrees, pine } from '../draw/pine';
import { bank, islet } from '../draw/shore';
import { birds, disc, sky, snowfall, stars } from '../draw/sky';
import { houseRow } from '../draw/town';
import { reflection, ripples, water } from '../draw/water';
import { LIGHT } from '../light';
import type { Scene } from '../scene';
import { WINTER_DUSK } from './lights';

const { dawn, night, day } = LIGHT;

/** Banners leave their left third quiet: the title stands there. */
const clouds: Scene = {
  name: 'banner-sea-of-clouds',
  kind: 'banner',
  alt: { 'zh-Hans': '晨光里的云海与山峰', en: 'Summits in a sea of clouds at first light' },
  draw: (s) => {
    const far = mountains(s, dawn, {
      label: 'far',
      baseline: 480,
      depth: 0.05,
      lobes: 5,
      lines: 0,
      peaks: [
        { x: 240, height: 120, halfWidth: 360 },
        { x: 760, height: 170, halfWidth: 340 },
        { x: 1460, height: 220, halfWidth: 360 },
      ],
    });
    const near = mountains(s, dawn, {
      label: 'near',
      baseline: 740,
      depth: 1,
      lobes: 11,
      peaks: [
        { x: 1220, height: 470, halfWidth: 330 },
        { x: 1540, height: 330, halfWidth: 280 },
      ],
    });
    const middle = mountains(s, dawn, {
      label: 'mid',
      baseline: 590,
      depth: 0.45,
      lobes: 8,
      peaks: [
        { x: 860, height: 210, halfWidth: 280 },
        { x: 60, height: 150, halfWidth: 280 },
      ],
    });
    const top = near.summit(1120, 1320);
    return [
      sky(s, dawn, 470),
      disc(s, { x: 800, y: 230, r: 56, color: '#e4795d' }, '#fbe3c0'),
      far.svg,
      mist(s, 'm1', { y: 480, thickness: 110 }, dawn.mist),
      middle.svg,
      mist(s, 'm2', { y: 590, thickness: 110 }, dawn.mist),
      pine(s, dawn, { label: 'p', x: top + 74, y: near.crest(top + 74) + 12, height: 110, lean: 0.7 }),
      pavilion(dawn, { x: top, y: near.crest(top) + 9, width: 76 }, 2),
      near.svg,
      farTrees(s, 't', { from: 1440, to: 1560, ground: near.crest, count: 8, size: 19 }, dawn.foliageDeep),
      mist(s, 'm3', { y: 710, thickness: 130 }, dawn.mist),
      cloudBand(s, 'c1', { x: 930, y: 560, length: 520, rows: 4, thickness: 24 }, dawn.mist, '#dcb98c'),
      cloudBand(s, 'c2', { x: 300, y: 640, length: 460, rows: 3, thickness: 24 }, '#fffaf0', '#dcb98c'),
      birds(s, 'b', { x: 1010, y: 150, count: 5, size: 15 }, '#3a5563'),
    ];
  },
};

const lanterns: Scene = {
  name: 'banner-lantern-night',
  kind: 'banner',
  alt: { 'zh-Hans': '古镇夜色，一河灯火', en: 'The old town at night, lanterns along the river' },
  draw: (s) => {
    const shore = 500;
    const town =
      houseRow(s, night, { label: 'right', from: 1040, to: 1640, y: shore, height: 270, lit: true }) +
      moonBridge({ ...night, wall: '#8d96a0' }, { x: 790, y: shore, width: 560, height: 165 });
    const back = houseRow(s, night, {
      label: 'back',
      from: -40,
      to: 1240,
      y: shore - 12,
      height: 140,
      lit: true,
    });
    return [
      sky(s, night, shore),
      stars(s, 'stars', 60, 300),
      disc(s, { x: 800, y: 150, r: 54, color: '#f7e7bd' }, '#b9c2a4'),
      mountains(s, night, {
        label: 'hills',
        baseline: shore,
        depth: 0.1,
        lobes: 5,
        lines: 0,
        peaks: [
          { x: 420, height: 230, halfWidth: 420 },
          { x: 1080, height: 190, halfWidth: 360 },
        ],
      }).svg,
      mist(s, 'm', { y: shore - 60, thickness: 110, opacity: 0.6 }, night.mist),
      back,
      town,
      water(s, night, shore),
      reflection(s, shore, back + town, 0.42),
      ripples(s, { label: 'r', top: shore + 20, bottom: 760, count: 50, opacity: 0.28 }, night.glint),
      ...[1100, 1210, 1330, 1450, 1560].map(
        (x) => lantern(s, { x, y: 338, size: 34 }, true) + lightOnWater(s, `g${x}`, x, shore + 14, 120),
      ),
      canopyBoat(night, { x: 960, y: 650, length: 240 }),
      lantern(s, { x: 988, y: 580, size: 24 }, true),
      garland(s, { x1: 900, y1: -20, x2: 1660, y2: 60, sag: 50, count: 5, size: 66 }, true),
    ];
  },
};

const springs: Scene = {
  name: 'banner-snow-springs',
  kind: 'banner',
  alt: { 'zh-Hans': '雪落在温泉池上', en: 'Snow falling on the hot pools' },
  draw: (s) => {
    const light = WINTER_DUSK;
    return [
      sky(s, light, 430),
      disc(s, { x: 900, y: 190, r: 42, color: '#fbe9d2' }, '#f4dccb'),
      mountains(s, light, {
        label: 'far',
        baseline: 430,
        depth: 0.15,
        lobes: 6,
        lines: 0,
        snow: 0.15,
        peaks: [
          { x: 180, height: 220, halfWidth: 400 },
          { x: 760, height: 200, halfWidth: 380 },
          { x: 1420, height: 300, halfWidth: 420 },
        ],
      }).svg,
      mist(s, 'm1', { y: 440, thickness: 90 }, light.mist),
      bank(s, { label: 'snowbank', heights: [500, 506, 492], color: '#eef2f2', edge: '#c3d2d8' }),
      hall(light, { x: 1290, y: 520, width: 340 }),
      lantern(s, { x: 1180, y: 444, size: 26 }, true),
      lantern(s, { x: 1400, y: 444, size: 26 }, true),
      pine(s, light, { label: 'p2', x: 1050, y: 530, height: 200, lean: -0.4, snow: true }),
      hotPool(s, light, 'pool', { x: 1010, y: 656, rx: 400, ry: 80 }, true),
      steam(s, 'steam', { x: 1010, y: 640, rx: 340, ry: 70 }, 320, '#ffffff'),
      pine(s, light, { label: 'p1', x: 1510, y: 760, height: 430, lean: -0.5, snow: true }),
      snowfall(s, 'flakes', 70),
    ];
  },
};

const handscroll: Scene = {
  name: 'top-card-handscroll',
  kind: 'panorama',
  alt: {
    'zh-Hans': '一卷青绿山水：山、湖、亭、舟',
    en: 'A handscroll in blue and green: hills, a lake, a pavilion and boats',
  },
  draw: (s) => {
    const shore = 380;
    const hills = mountains(s, day, {
      label: 'hills',
      baseline: shore,
      depth: 0.75,
      lobes: 9,
      foot: '#dcd5a8',
      peaks: [
        { x: 1010, height: 230, halfWidth: 250 },
        { x: 1280, height: 300, halfWidth: 280 },
        { x: 1560, height: 230, halfWidth: 250 },
      ],
    });
    const far = mountains(s, day, {
      label: 'far',
      baseline: shore,
      depth: 0.08,
      lobes: 5,
      lines: 0,
      peaks: [
        { x: 300, height: 130, halfWidth: 360, shape: 'gentle' },
        { x: 760, height: 170, halfWidth: 340, shape: 'gentle' },
      ],
    });
    const top = hills.summit(960, 1070);
    const all = far.svg + mist(s, 'm', { y: shore - 20, thickness: 70 }, day.mist) + hills.svg;
    return [
      sky(s, day, shore),
      disc(s, { x: 640, y: 140, r: 40, color: '#e4795d' }, '#fbe3c0'),
      pagoda(day, { x: top, y: hills.crest(top) + 8, width: 40 }, 5),
      all,
      waterfall(s, day, { label: 'w', x: 1392, top: 240, bottom: shore, width: 22 }),
      farTrees(s, 't', { from: 900, to: 1600, ground: () => shore, count: 34, size: 15 }, day.foliageDeep),
      water(s, day, shore),
      reflection(s, shore, all, 0.4),
      ripples(s, { label: 'r', top: 396, bottom: 550, count: 50 }, day.glint),
      islet(day, { x: 930, y: 456, width: 210 }),
      pavilion(day, { x: 920, y: 450, width: 74 }, 2),
      canopyBoat(day, { x: 640, y: 490, length: 150 }),
      junk(day, { x: 1190, y: 466, length: 100 }),
      birds(s, 'b', { x: 430, y: 110, count: 5, size: 14 }, '#4a6a6b'),
    ];
  },
};

export const homeBannerScenes: readonly Scene[] = [clouds, lanterns, springs, handscroll];
