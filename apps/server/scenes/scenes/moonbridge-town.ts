import { PIGMENT } from '../color';
import { canopyBoat } from '../draw/boat';
import { moonBridge } from '../draw/bridge';
import { crownTree, willowCurtain } from '../draw/broadleaf';
import { noodles } from '../draw/food';
import { garland, lantern, lightOnWater } from '../draw/lantern';
import { mist } from '../draw/mist';
import { mountains } from '../draw/mountain';
import { tableTop, wideWindow } from '../draw/room';
import { seal } from '../draw/seal';
import { disc, sky, stars } from '../draw/sky';
import { bowl, chopsticks, cup, teapot } from '../draw/table';
import { houseRow } from '../draw/town';
import { reflection, ripples, water } from '../draw/water';
import { LIGHT } from '../light';
import type { Scene } from '../scene';
import type { Stage } from '../stage';
import { rect } from '../svg';

const { night, day, spring } = LIGHT;

/** Lanterns along the eaves of a row of houses, and their light in the canal. */
function eaveLanterns(s: Stage, xs: readonly number[], y: number, size: number, shore: number): string {
  return xs
    .map(
      (x, index) =>
        lantern(s, { x, y: y + (index % 2) * 8, size }, true) +
        lightOnWater(s, `glow${x}`, x, shore + 16, 120),
    )
    .join('');
}

const hero: Scene = {
  name: 'moonbridge-town-hero',
  kind: 'hero',
  alt: {
    'zh-Hans': '月桥古镇的夜晚，石拱桥与倒影合成一轮圆月，两岸灯笼亮着',
    en: 'Moonbridge by night: the stone arch and its reflection make a full moon between lantern-lit banks',
  },
  thumb: { name: 'moonbridge-town-thumb', focus: 0.5 },
  draw: (s) => {
    const shore = 560;
    const hills = mountains(s, night, {
      label: 'hills',
      baseline: shore,
      depth: 0.1,
      lobes: 5,
      lines: 0,
      peaks: [
        { x: 620, height: 250, halfWidth: 380 },
        { x: 1080, height: 200, halfWidth: 360 },
      ],
    });
    const town =
      houseRow(s, night, { label: 'left', from: -120, to: 420, y: shore, height: 280, lit: true }) +
      houseRow(s, night, { label: 'right', from: 1080, to: 1640, y: shore, height: 290, lit: true }) +
      moonBridge({ ...night, wall: '#8d96a0' }, { x: 790, y: shore, width: 640, height: 190 });
    const back = houseRow(s, night, {
      label: 'back',
      from: 300,
      to: 1240,
      y: shore - 16,
      height: 160,
      lit: true,
    });
    return [
      sky(s, night, shore),
      stars(s, 'stars', 60, 330),
      disc(s, { x: 800, y: 190, r: 62, color: '#f7e7bd' }, '#b9c2a4'),
      hills.svg,
      mist(s, 'm', { y: shore - 60, thickness: 110, opacity: 0.6 }, night.mist),
      back,
      town,
      water(s, night, shore),
      reflection(s, shore, back + town, 0.42),
      ripples(s, { label: 'r', top: shore + 20, bottom: 890, count: 54, opacity: 0.28 }, night.glint),
      eaveLanterns(s, [40, 150, 262, 372], 392, 34, shore),
      eaveLanterns(s, [1150, 1262, 1378, 1496], 384, 34, shore),
      canopyBoat(night, { x: 980, y: 742, length: 250 }),
      lantern(s, { x: 1010, y: 668, size: 24 }, true),
      lightOnWater(s, 'boat', 1012, 764, 80),
      lantern(s, { x: 240, y: -40, size: 120 }, true),
      lantern(s, { x: 96, y: -70, size: 96 }, true),
      seal(1500, 66, 44),
    ];
  },
};

const morning: Scene = {
  name: 'moonbridge-town-morning',
  kind: 'album',
  alt: { 'zh-Hans': '古镇清晨的河道', en: 'The canal of the old town in the morning' },
  draw: (s) => {
    const shore = 640;
    const hills = mountains(s, day, {
      label: 'hills',
      baseline: shore - 60,
      depth: 0.12,
      lobes: 5,
      lines: 0,
      peaks: [
        { x: 560, height: 230, halfWidth: 380 },
        { x: 1000, height: 170, halfWidth: 340 },
      ],
    });
    const back = houseRow(
      s,
      { ...day, roof: '#5f7a80', wood: '#a08068' },
      { label: 'back', from: 420, to: 1200, y: shore - 30, height: 180 },
    );
    const town =
      houseRow(s, day, { label: 'left', from: -160, to: 480, y: shore, height: 370 }) +
      houseRow(s, day, { label: 'right', from: 1060, to: 1640, y: shore, height: 350 });
    const bridge = moonBridge(day, { x: 790, y: shore, width: 620, height: 170 });
    return [
      sky(s, day, shore),
      disc(s, { x: 930, y: 230, r: 46, color: '#f3b48f' }, '#fde8cf'),
      hills.svg,
      mist(s, 'm', { y: shore - 90, thickness: 120 }, day.mist),
      back,
      mist(s, 'm2', { y: shore - 40, thickness: 70, opacity: 0.6 }, day.mist),
      bridge,
      town,
      water(s, day, shore),
      reflection(s, shore, bridge + town, 0.34),
      rect(0, shore - 6, 1600, 16, { fill: '#b9b8a6' }),
      ripples(s, { label: 'r', top: shore + 30, bottom: 1060, count: 50 }, day.glint),
      lantern(s, { x: 80, y: 470, size: 40 }, false),
      lantern(s, { x: 372, y: 470, size: 40 }, false),
      lantern(s, { x: 1180, y: 486, size: 40 }, false),
      lantern(s, { x: 1480, y: 486, size: 40 }, false),
      canopyBoat(day, { x: 620, y: 850, length: 300 }),
      willowCurtain(s, spring, { label: 'w', from: 1615, to: 1240, length: 470, strands: 15 }),
    ];
  },
};

const meal: Scene = {
  name: 'moonbridge-town-noodles',
  kind: 'album',
  alt: {
    'zh-Hans': '河边窗下的一碗河虾汤面和一壶茶',
    en: 'A bowl of river-shrimp noodles and a pot of tea by a window on the river',
  },
  draw: (s) => {
    const shore = 430;
    const view = [
      sky(s, day, shore),
      mountains(s, day, {
        label: 'v',
        baseline: shore,
        depth: 0.15,
        lobes: 5,
        lines: 0,
        peaks: [{ x: 700, height: 200, halfWidth: 420 }],
      }).svg,
      mist(s, 'vm', { y: shore - 20, thickness: 80 }, day.mist),
      houseRow(
        s,
        { ...day, roof: '#5f7a80', wood: '#a08068' },
        { label: 'vh', from: 0, to: 1600, y: shore + 40, height: 190 },
      ),
      water(s, day, shore + 40),
      ripples(s, { label: 'vr', top: shore + 50, bottom: 640, count: 26 }, day.glint),
      canopyBoat(day, { x: 1180, y: 560, length: 240 }),
    ].join('');
    return [
      wideWindow(s, { x: 120, y: 70, width: 1360, height: 560, panes: 4 }, '#f1e6cf', view),
      tableTop(s, 690, '#8a5a3f'),
      teapot(s, { x: 1190, y: 880, size: 240 }),
      cup(s, { x: 1440, y: 960, size: 120 }),
      bowl(s, { x: 640, y: 1010, size: 560 }, '#f4f1e8', '#e9cf94', noodles(s, 'noodles')),
      chopsticks(150, 890, 330, 14),
      lantern(s, { x: 800, y: -30, size: 110 }, true, PIGMENT.cinnabar),
    ];
  },
};

const lanterns: Scene = {
  name: 'moonbridge-town-lanterns',
  kind: 'album',
  alt: { 'zh-Hans': '灯市上挂满了纸灯', en: 'Paper lanterns hanging over the evening market' },
  draw: (s) => [
    sky(s, night, 760),
    stars(s, 'stars', 50, 380),
    mountains(s, night, {
      label: 'hills',
      baseline: 800,
      depth: 0.1,
      lobes: 5,
      lines: 0,
      peaks: [
        { x: 500, height: 330, halfWidth: 460 },
        { x: 1150, height: 280, halfWidth: 420 },
      ],
    }).svg,
    mist(s, 'm', { y: 780, thickness: 140, opacity: 0.6 }, night.mist),
    houseRow(s, night, { label: 'back', from: 360, to: 1240, y: 900, height: 210, lit: true }),
    rect(0, 896, 1600, 180, {
      fill: s.vertical(896, 1067, [
        [0, '#53696a'],
        [1, '#1c3844'],
      ]),
    }),
    houseRow(s, night, { label: 'left', from: -220, to: 330, y: 1010, height: 430, lit: true }),
    houseRow(s, night, { label: 'right', from: 1240, to: 1700, y: 1010, height: 430, lit: true }),
    crownTree(s, night, { label: 'tree', x: 800, y: 930, height: 210 }),
    garland(s, { x1: -40, y1: 330, x2: 1640, y2: 300, sag: 60, count: 9, size: 58 }, true),
    garland(s, { x1: -60, y1: 130, x2: 1660, y2: 170, sag: 90, count: 7, size: 92 }, true),
    garland(s, { x1: 260, y1: 540, x2: 1340, y2: 540, sag: 36, count: 9, size: 34 }, true),
  ],
};

export const moonbridgeTownScenes: readonly Scene[] = [hero, morning, meal, lanterns];
