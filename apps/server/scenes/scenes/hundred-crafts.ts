import { mix, PIGMENT } from '../color';
import { bamboo } from '../draw/bamboo';
import { crownTree } from '../draw/broadleaf';
import { indigoCloth, umbrella, vase } from '../draw/craft';
import { lantern } from '../draw/lantern';
import { mist } from '../draw/mist';
import { mountains } from '../draw/mountain';
import { moonWindow, tableTop } from '../draw/room';
import { seal } from '../draw/seal';
import { birds, disc, sky } from '../draw/sky';
import { cup } from '../draw/table';
import { houseRow, roofSea } from '../draw/town';
import { LIGHT } from '../light';
import type { Scene } from '../scene';
import { rect } from '../svg';

const { day, spring } = LIGHT;
/** The cords between the eaves from which the upper umbrellas hang. */
const LINES = ['M-20 60Q800 190 1620 80', 'M300 96V200M800 130V180M1290 114V240'] as const;
const WISTERIA = ['#9a8fc0', '#b8aed6', '#7f78ad', '#d3cbe6'] as const;

const hero: Scene = {
  name: 'hundred-crafts-hero',
  kind: 'hero',
  alt: {
    'zh-Hans': '百工坊的九进院落，黛瓦连绵，院里树开着花',
    en: 'The nine courtyards of Hundred Crafts: dark tiled roofs in rows, trees in flower between them',
  },
  thumb: { name: 'hundred-crafts-thumb', focus: 0.45 },
  draw: (s) => [
    sky(s, spring, 430),
    disc(s, { x: 1140, y: 190, r: 52, color: '#f0a684' }, '#fde8cf'),
    mountains(s, spring, {
      label: 'far',
      baseline: 400,
      depth: 0.15,
      lobes: 6,
      lines: 0,
      peaks: [
        { x: 260, height: 210, halfWidth: 380 },
        { x: 820, height: 170, halfWidth: 380 },
        { x: 1420, height: 240, halfWidth: 400 },
      ],
    }).svg,
    mist(s, 'm1', { y: 400, thickness: 110 }, spring.mist),
    roofSea(s, spring, { label: 'roofs1', top: 470, bottom: 610, rows: 3, from: 0.25, to: 0.62 }),
    crownTree(s, spring, { label: 't1', x: 430, y: 640, height: 270, colors: WISTERIA }),
    crownTree(s, spring, { label: 'w1', x: 1210, y: 640, height: 260 }),
    roofSea(s, spring, { label: 'roofs2', top: 712, bottom: 712, rows: 1, from: 0.8, to: 0.8 }),
    crownTree(s, spring, {
      label: 't2',
      x: 820,
      y: 760,
      height: 260,
      lean: -0.2,
      colors: ['#e9a9a0', '#f2c6bb', '#d98a80', '#f7ded6'],
    }),
    rect(0, 850, 1600, 60, { fill: '#d3ccb6' }),
    roofSea(s, spring, { label: 'roofs3', top: 872, bottom: 872, rows: 1, from: 1, to: 1 }),
    crownTree(s, spring, { label: 't3', x: 90, y: 960, height: 400, lean: 0.2 }),
    bamboo(s, spring, { label: 'bb', from: 1390, to: 1620, y: 920, height: 420, stalks: 6 }),
    birds(s, 'b', { x: 600, y: 180, count: 6, size: 14 }, '#3f5a5c'),
    seal(1500, 66, 44),
  ],
};

const porcelain: Scene = {
  name: 'hundred-crafts-porcelain',
  kind: 'album',
  alt: { 'zh-Hans': '二进院的青瓷架', en: 'Celadon from the second courtyard' },
  draw: (s) => [
    moonWindow(
      s,
      { x: 1080, y: 400, r: 320 },
      '#f3ecdd',
      [
        sky(s, day, 560),
        mountains(s, day, {
          label: 'v',
          baseline: 640,
          depth: 0.2,
          lobes: 6,
          lines: 0,
          peaks: [{ x: 1120, height: 300, halfWidth: 380 }],
        }).svg,
        mist(s, 'vm', { y: 610, thickness: 110 }, day.mist),
        bamboo(s, spring, { label: 'vb', from: 820, to: 1010, y: 780, height: 700, stalks: 3 }),
      ].join(''),
    ),
    tableTop(s, 820, '#8f6648'),
    vase(s, 'plum', { x: 260, y: 930, size: 520 }, '#9fc3b2'),
    vase(s, 'jar', { x: 560, y: 980, size: 360 }, '#f2efe6', true),
    vase(s, 'bottle', { x: 850, y: 950, size: 450 }, '#86b3a6'),
    vase(s, 'gourd', { x: 1140, y: 990, size: 360 }, '#b9d2c4'),
    cup(s, { x: 1390, y: 990, size: 150 }),
    cup(s, { x: 720, y: 1030, size: 110 }, '#bcd4c8'),
  ],
};

const indigo: Scene = {
  name: 'hundred-crafts-indigo',
  kind: 'album',
  alt: { 'zh-Hans': '第四进院子里晾着的蓝染布', en: 'Indigo cloth drying in the fourth courtyard' },
  draw: (s) => {
    const cloths = [
      { x: 60, width: 230, length: 560, tone: 0.85, pattern: 'rings' },
      { x: 330, width: 200, length: 470, tone: 0.35, pattern: 'blossoms' },
      { x: 570, width: 240, length: 600, tone: 0.6, pattern: 'waves' },
      { x: 850, width: 200, length: 500, tone: 0.95, pattern: 'blossoms' },
      { x: 1090, width: 230, length: 580, tone: 0.25, pattern: 'rings' },
      { x: 1360, width: 200, length: 520, tone: 0.75, pattern: 'waves' },
    ] as const;
    return [
      sky(s, day, 520),
      disc(s, { x: 1220, y: 150, r: 50, color: '#f6c39c' }, '#fdebd2'),
      mountains(s, day, {
        label: 'far',
        baseline: 470,
        depth: 0.12,
        lobes: 6,
        lines: 0,
        peaks: [
          { x: 400, height: 220, halfWidth: 420 },
          { x: 1100, height: 260, halfWidth: 420 },
        ],
      }).svg,
      mist(s, 'm', { y: 450, thickness: 110 }, day.mist),
      houseRow(s, day, { label: 'yard', from: -90, to: 1640, y: 800, height: 380 }),
      rect(0, 798, 1600, 280, {
        fill: s.vertical(798, 1067, [
          [0, '#d9d2bd'],
          [1, '#bfb79d'],
        ]),
      }),
      rect(-20, 268, 1640, 12, { rx: 6, fill: '#8a6a48' }),
      rect(-20, 270, 1640, 4, { fill: mix('#8a6a48', '#ffffff', 0.35) }),
      ...cloths.map((cloth, index) =>
        indigoCloth(s, `cloth${index}`, { ...cloth, top: 276 }, cloth.tone, cloth.pattern),
      ),
      crownTree(s, spring, { label: 't', x: 1500, y: 1060, height: 420, lean: -0.3, colors: WISTERIA }),
    ];
  },
};

const umbrellas: Scene = {
  name: 'hundred-crafts-umbrellas',
  kind: 'album',
  alt: { 'zh-Hans': '五进院里撑开晾着的油纸伞', en: 'Paper umbrellas opened to dry in the fifth courtyard' },
  draw: (s) => [
    sky(s, day, 640),
    mountains(s, day, {
      label: 'far',
      baseline: 560,
      depth: 0.12,
      lobes: 6,
      lines: 0,
      peaks: [
        { x: 700, height: 260, halfWidth: 460 },
        { x: 1350, height: 200, halfWidth: 400 },
      ],
    }).svg,
    mist(s, 'm', { y: 540, thickness: 120 }, day.mist),
    houseRow(s, day, { label: 'yard', from: -60, to: 1640, y: 840, height: 340 }),
    rect(0, 838, 1600, 240, {
      fill: s.vertical(838, 1067, [
        [0, '#d9d2bd'],
        [1, '#b9b197'],
      ]),
    }),
    lantern(s, { x: 330, y: 560, size: 44 }, false),
    lantern(s, { x: 1290, y: 560, size: 44 }, false),
    ...LINES.map((d) => `<path d="${d}" fill="none" stroke="#8a6a48" stroke-width="2.4"/>`),
    umbrella({ x: 300, y: 200, size: 190 }, PIGMENT.azurite, -14),
    umbrella({ x: 1290, y: 240, size: 210 }, '#b9863f', 16),
    umbrella({ x: 790, y: 180, size: 170 }, '#d98a6e', 4),
    umbrella({ x: 220, y: 900, size: 240 }, PIGMENT.malachite, -18),
    umbrella({ x: 1370, y: 900, size: 250 }, '#4f7fa6', 14),
    umbrella({ x: 800, y: 880, size: 290 }, PIGMENT.cinnabar, -4),
  ],
};

export const hundredCraftsScenes: readonly Scene[] = [hero, porcelain, indigo, umbrellas];
