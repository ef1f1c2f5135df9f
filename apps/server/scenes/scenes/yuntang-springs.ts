import { mix } from '../color';
import { bamboo } from '../draw/bamboo';
import { crownTree } from '../draw/broadleaf';
import { hall } from '../draw/building';
import { hotPool, steam } from '../draw/camp';
import { lantern } from '../draw/lantern';
import { mist } from '../draw/mist';
import { mountains } from '../draw/mountain';
import { farTrees, pine } from '../draw/pine';
import { bed, moonWindow, tableTop, wideWindow } from '../draw/room';
import { seal } from '../draw/seal';
import { bank } from '../draw/shore';
import { disc, sky, snowfall } from '../draw/sky';
import { chopsticks, cup, plate, teapot } from '../draw/table';
import { LIGHT } from '../light';
import type { Scene } from '../scene';
import type { Stage } from '../stage';
import { circle, group } from '../svg';
import { WINTER_DUSK } from './lights';

const { snow, summer } = LIGHT;

const hero: Scene = {
  name: 'yuntang-springs-hero',
  kind: 'hero',
  alt: {
    'zh-Hans': '雪中的云汤温泉谷，汤池冒着热气，松枝压着雪',
    en: 'Yuntang Hot Springs in the snow: steaming pools under snow-laden pines',
  },
  thumb: { name: 'yuntang-springs-thumb', focus: 0.46 },
  draw: (s) => {
    const far = mountains(s, WINTER_DUSK, {
      label: 'far',
      baseline: 500,
      depth: 0.1,
      lobes: 5,
      lines: 0,
      snow: 0.14,
      peaks: [
        { x: 240, height: 300, halfWidth: 400 },
        { x: 820, height: 240, halfWidth: 380 },
        { x: 1440, height: 320, halfWidth: 400 },
      ],
    });
    const middle = mountains(s, WINTER_DUSK, {
      label: 'mid',
      baseline: 600,
      depth: 0.6,
      lobes: 8,
      snow: 0.18,
      peaks: [
        { x: 1180, height: 280, halfWidth: 330 },
        { x: 20, height: 260, halfWidth: 320 },
      ],
    });
    return [
      sky(s, WINTER_DUSK, 500),
      disc(s, { x: 620, y: 250, r: 44, color: '#fbe9d2' }, '#f4dccb'),
      far.svg,
      mist(s, 'm1', { y: 500, thickness: 90 }, WINTER_DUSK.mist),
      middle.svg,
      farTrees(s, 't', { from: 1020, to: 1180, ground: middle.crest, count: 12, size: 15 }, '#416a78'),
      mist(s, 'm2', { y: 590, thickness: 80 }, WINTER_DUSK.mist),
      bank(s, { label: 'snowbank', heights: [600, 606, 590], color: '#eef2f2', edge: '#c3d2d8' }),
      pine(s, WINTER_DUSK, { label: 'p3', x: 560, y: 612, height: 190, lean: -0.4, snow: true }),
      hall(WINTER_DUSK, { x: 300, y: 618, width: 330 }),
      lantern(s, { x: 190, y: 545, size: 26 }, true),
      lantern(s, { x: 410, y: 545, size: 26 }, true),
      hotPool(s, WINTER_DUSK, 'pool1', { x: 1090, y: 656, rx: 210, ry: 42 }, true),
      steam(s, 'steam1', { x: 1090, y: 650, rx: 200, ry: 40 }, 230, '#ffffff'),
      hotPool(s, WINTER_DUSK, 'pool2', { x: 640, y: 780, rx: 380, ry: 84 }, true),
      steam(s, 'steam2', { x: 640, y: 760, rx: 330, ry: 80 }, 330, '#ffffff'),
      pine(s, WINTER_DUSK, { label: 'p1', x: 1440, y: 850, height: 520, lean: -0.6, snow: true }),
      hotPool(s, WINTER_DUSK, 'pool3', { x: 1330, y: 880, rx: 230, ry: 54 }, true),
      pine(s, WINTER_DUSK, { label: 'p2', x: 60, y: 880, height: 330, lean: 0.4, snow: true }),
      snowfall(s, 'flakes', 70),
      seal(1500, 66, 44),
    ];
  },
};

const grove: Scene = {
  name: 'yuntang-springs-bamboo',
  kind: 'album',
  alt: { 'zh-Hans': '竹林里的竹影池', en: 'The Bamboo Shade pool in its grove' },
  draw: (s) => [
    sky(s, summer, 620),
    disc(s, { x: 1060, y: 250, r: 60, color: '#fdf6e2' }, '#fffaf0'),
    mountains(s, summer, {
      label: 'far',
      baseline: 640,
      depth: 0.1,
      lobes: 5,
      lines: 0,
      peaks: [
        { x: 400, height: 260, halfWidth: 420 },
        { x: 1200, height: 220, halfWidth: 400 },
      ],
    }).svg,
    mist(s, 'm1', { y: 620, thickness: 120 }, summer.mist),
    group(
      { filter: s.blur(4) },
      bamboo(s, summer, { label: 'b1', from: -20, to: 1620, y: 720, height: 620, stalks: 17, depth: 0.2 }),
    ),
    mist(s, 'm2', { y: 700, thickness: 110 }, summer.mist),
    group(
      { filter: s.blur(1.4) },
      bamboo(s, summer, { label: 'b2', from: -40, to: 500, y: 800, height: 800, stalks: 7, depth: 0.55 }),
      bamboo(s, summer, { label: 'b3', from: 1120, to: 1640, y: 800, height: 800, stalks: 6, depth: 0.55 }),
    ),
    bank(s, { label: 'ground', heights: [770, 760, 772], color: '#b9cba4', edge: '#6f9a74' }),
    hotPool(s, summer, 'pool', { x: 800, y: 890, rx: 560, ry: 118 }, false),
    steam(s, 'steam', { x: 800, y: 870, rx: 480, ry: 100 }, 420, '#ffffff'),
    bamboo(s, summer, { label: 'b4', from: -30, to: 210, y: 1090, height: 1080, stalks: 4 }),
    bamboo(s, summer, { label: 'b5', from: 1420, to: 1630, y: 1090, height: 1080, stalks: 3 }),
  ],
};

function valleyView(s: Stage): string {
  const hills = mountains(s, snow, {
    label: 'view',
    baseline: 640,
    depth: 0.35,
    lobes: 7,
    lines: 2,
    snow: 0.16,
    peaks: [
      { x: 480, height: 330, halfWidth: 400 },
      { x: 1120, height: 400, halfWidth: 440 },
    ],
  });
  return [
    sky(s, snow, 560),
    disc(s, { x: 760, y: 210, r: 40, color: '#fbf3e0' }, '#ffffff'),
    hills.svg,
    mist(s, 'vm', { y: 610, thickness: 100 }, snow.mist),
    farTrees(s, 'vt', { from: 200, to: 1400, ground: () => 660, count: 30, size: 34 }, '#6d97a0'),
    pine(s, snow, { label: 'vp', x: 1130, y: 700, height: 360, lean: -0.5, snow: true }),
    snowfall(s, 'flakes', 60),
  ].join('');
}

const room: Scene = {
  name: 'yuntang-springs-room',
  kind: 'album',
  alt: { 'zh-Hans': '谷内客房，窗外是雪山', en: 'A guest room in the valley, snowy hills outside' },
  draw: (s) => [
    wideWindow(s, { x: 170, y: 80, width: 1260, height: 570, panes: 5 }, '#efe5d2', valleyView(s)),
    tableTop(s, 790, '#a77a58'),
    bed(s, { x: 560, y: 960, width: 980 }),
    lantern(s, { x: 300, y: 0, size: 96 }, true, '#e2b872'),
    teapot(s, { x: 220, y: 900, size: 130 }),
    cup(s, { x: 380, y: 930, size: 74 }),
  ],
};

const tea: Scene = {
  name: 'yuntang-springs-tea',
  kind: 'album',
  alt: { 'zh-Hans': '圆窗边的姜枣茶', en: 'Ginger and jujube tea by a round window' },
  draw: (s) => [
    moonWindow(s, { x: 1010, y: 430, r: 350 }, '#f1e8d6', valleyView(s)),
    tableTop(s, 800, '#7d5340'),
    crownTree(s, snow, {
      label: 'plum',
      x: 190,
      y: 730,
      height: 420,
      lean: 0.5,
      fullness: 0.28,
      colors: ['#d9765f', '#e9a093', '#c8513f'],
    }),
    group({ fill: '#6b4a3b' }, `<path d="M110 800Q96 700 150 690H240Q290 700 270 800Z"/>`),
    teapot(s, { x: 640, y: 950, size: 300 }, '#5f7f7a'),
    cup(s, { x: 1000, y: 980, size: 170 }, '#f1ece0', '#b5672f'),
    cup(s, { x: 1220, y: 940, size: 140 }, '#f1ece0', '#b5672f'),
    steam(s, 'st', { x: 1000, y: 870, rx: 60, ry: 20 }, 220, '#ffffff'),
    plate(s, { x: 330, y: 940, size: 300 }, '#e4e9e2'),
    [-70, -20, 34, 80, 10]
      .map((x, index) =>
        group(
          {},
          circle(330 + x, 930 - (index % 2) * 16, 26, { fill: mix('#a5382b', '#6d1f1a', index / 6) }),
          circle(322 + x, 922 - (index % 2) * 16, 7, { fill: '#d98a77', opacity: 0.7 }),
        ),
      )
      .join(''),
    chopsticks(1280, 1010, 240, -8),
  ],
};

export const yuntangSpringsScenes: readonly Scene[] = [hero, grove, room, tea];
