import { boardwalk } from '../draw/bridge';
import { crownTree } from '../draw/broadleaf';
import { pavilion } from '../draw/building';
import { campfire, tent } from '../draw/camp';
import { mist } from '../draw/mist';
import { mountains } from '../draw/mountain';
import { farTrees, pine } from '../draw/pine';
import { seal } from '../draw/seal';
import { bank, rocks } from '../draw/shore';
import { birds, disc, galaxy, sky, stars } from '../draw/sky';
import { ripples, water } from '../draw/water';
import { LIGHT } from '../light';
import type { Scene } from '../scene';
import type { Stage } from '../stage';

const { autumn, night } = LIGHT;
const MAPLE = ['#c8552f', '#a83a24', '#d9793a', '#e2a34a'] as const;
const GOLD = ['#d9a03c', '#c98a2e', '#e6bf62', '#c8702f'] as const;

function valley(s: Stage, baseline: number): string {
  const far = mountains(s, autumn, {
    label: 'far',
    baseline,
    depth: 0.08,
    lobes: 6,
    lines: 0,
    peaks: [
      { x: 260, height: 290, halfWidth: 400 },
      { x: 820, height: 240, halfWidth: 380 },
      { x: 1400, height: 310, halfWidth: 400 },
    ],
  });
  const middle = mountains(s, autumn, {
    label: 'mid',
    baseline: baseline + 110,
    depth: 0.55,
    lobes: 9,
    peaks: [
      { x: 60, height: 330, halfWidth: 360 },
      { x: 1180, height: 300, halfWidth: 380 },
    ],
  });
  return [
    far.svg,
    mist(s, 'vm1', { y: baseline, thickness: 110 }, autumn.mist),
    middle.svg,
    farTrees(s, 'vt1', { from: 960, to: 1180, ground: middle.crest, count: 15, size: 17 }, '#b5562f'),
    farTrees(s, 'vt2', { from: 0, to: 160, ground: middle.crest, count: 10, size: 17 }, '#a84a2c'),
    mist(s, 'vm2', { y: baseline + 100, thickness: 100 }, autumn.mist),
  ].join('');
}

/** A wood of maples, far ones small. */
function maples(
  s: Stage,
  label: string,
  row: { from: number; to: number; y: number; height: number; count: number },
): string {
  const random = s.random(label);
  return Array.from({ length: row.count }, (_, index) => {
    const x = row.from + ((row.to - row.from) * (index + random.between(0.2, 0.8))) / row.count;
    return crownTree(s, autumn, {
      label: `${label}/${index}`,
      x,
      y: row.y + random.between(-6, 10),
      height: row.height * random.between(0.8, 1.15),
      lean: random.between(-0.2, 0.2),
      fullness: row.height < 150 ? 0.55 : 0.85,
      colors: random.next() < 0.65 ? MAPLE : GOLD,
    });
  }).join('');
}

const hero: Scene = {
  name: 'maple-camp-hero',
  kind: 'hero',
  alt: {
    'zh-Hans': '十一月的丹枫谷，满谷红叶，溪边扎着帐篷',
    en: 'Maple Valley in November: red trees along the valley and tents by the stream',
  },
  thumb: { name: 'maple-camp-thumb', focus: 0.5 },
  draw: (s) => [
    sky(s, autumn, 480),
    disc(s, { x: 980, y: 180, r: 52, color: '#e88f5f' }, '#fbe3c0'),
    valley(s, 440),
    maples(s, 'm1', { from: 380, to: 1240, y: 612, height: 120, count: 11 }),
    bank(s, { label: 'meadow', heights: [620, 600, 630], color: '#c9b069', edge: '#97854a' }),
    maples(s, 'm2', { from: -40, to: 460, y: 650, height: 240, count: 4 }),
    maples(s, 'm3', { from: 1160, to: 1640, y: 660, height: 260, count: 4 }),
    water(s, { ...autumn, water: ['#e3e6d6', '#8fb3aa'] }, 780),
    bank(s, { label: 'near', heights: [800, 900, 940], color: '#b79a52', edge: '#86743c' }),
    ripples(s, { label: 'r', top: 795, bottom: 890, count: 30, from: 500, to: 1600 }, autumn.glint),
    tent(s, { x: 640, y: 724, size: 74 }, false, '#1f7f78'),
    tent(s, { x: 850, y: 708, size: 60 }, false, '#d6a24a'),
    tent(s, { x: 1010, y: 720, size: 54 }, false, '#2a6a96'),
    rocks(s, autumn, { label: 'rk', from: 620, to: 1500, y: 836, size: 54, count: 7 }),
    crownTree(s, autumn, { label: 'front', x: 150, y: 900, height: 420, lean: 0.3, colors: MAPLE }),
    birds(s, 'b', { x: 560, y: 150, count: 7, size: 14 }, '#4b4a45'),
    seal(1500, 66, 44),
  ],
};

const treetop: Scene = {
  name: 'maple-camp-treetop',
  kind: 'album',
  alt: { 'zh-Hans': '树顶步道穿过红叶', en: 'The tree-top walk through the red crowns' },
  draw: (s) => [
    sky(s, autumn, 600),
    disc(s, { x: 360, y: 240, r: 54, color: '#e88f5f' }, '#fbe3c0'),
    valley(s, 540),
    bank(s, { label: 'far', heights: [800, 790, 806], color: '#cdb878', edge: '#a08f55' }),
    maples(s, 'm1', { from: -40, to: 1640, y: 830, height: 230, count: 8 }),
    mist(s, 'mm', { y: 850, thickness: 70, opacity: 0.5 }, autumn.mist),
    pavilion(autumn, { x: 1240, y: 640, width: 170 }, 2),
    boardwalk(autumn, { from: -40, to: 1660, y: 650, height: 84 }),
    ...[120, 480, 840, 1180, 1480].map(
      (x) => `<path d="M${x} 660V1080" stroke="#5d3c2c" stroke-width="15"/>`,
    ),
    maples(s, 'm2', { from: -60, to: 1660, y: 1130, height: 430, count: 5 }),
  ],
};

const starlit: Scene = {
  name: 'maple-camp-stars',
  kind: 'album',
  alt: { 'zh-Hans': '星空营地，帐篷亮着灯', en: 'The camp at night, tents aglow under the Milky Way' },
  draw: (s) => {
    const hills = mountains(s, night, {
      label: 'far',
      baseline: 760,
      depth: 0.2,
      lobes: 6,
      lines: 1,
      peaks: [
        { x: 240, height: 280, halfWidth: 420 },
        { x: 900, height: 200, halfWidth: 400 },
        { x: 1420, height: 330, halfWidth: 420 },
      ],
    });
    return [
      sky(s, night, 760),
      galaxy(s, 'milky', { x: 880, y: 300, length: 1250, width: 170, angle: -38 }),
      stars(s, 'stars', 190, 620),
      hills.svg,
      mist(s, 'm', { y: 750, thickness: 100, opacity: 0.6 }, night.mist),
      farTrees(s, 't', { from: -20, to: 1620, ground: () => 800, count: 50, size: 40 }, night.foliageDeep),
      bank(s, { label: 'meadow', heights: [800, 790, 806], color: '#1f5350', edge: '#0f3a40' }),
      tent(s, { x: 420, y: 930, size: 150 }, true, '#c8702f'),
      tent(s, { x: 1130, y: 880, size: 110 }, true, '#1f7f78'),
      tent(s, { x: 820, y: 846, size: 64 }, true, '#2a6a96'),
      campfire(s, { x: 760, y: 960, size: 52 }),
      pine(s, night, { label: 'p1', x: 1460, y: 1020, height: 520, lean: -0.4 }),
      pine(s, night, { label: 'p2', x: 90, y: 1010, height: 420, lean: 0.4 }),
    ];
  },
};

const stream: Scene = {
  name: 'maple-camp-stream',
  kind: 'album',
  alt: { 'zh-Hans': '谷底的溪流落满红叶', en: 'The stream at the bottom of the valley, covered with leaves' },
  draw: (s) => {
    const random = s.random('leaves');
    const floating = Array.from({ length: 70 }, () => {
      const near = random.next();
      const size = 4 + near * 9;
      return `<ellipse cx="${Math.round(random.between(120, 1480))}" cy="${Math.round(720 + near * 330)}" rx="${size.toFixed(1)}" ry="${(size * 0.5).toFixed(1)}" fill="${random.pick(MAPLE)}"/>`;
    }).join('');
    return [
      sky(s, autumn, 560),
      valley(s, 500),
      maples(s, 'm1', { from: 100, to: 1500, y: 686, height: 190, count: 8 }),
      bank(s, { label: 'fb', heights: [678, 684, 680], color: '#c9b069', edge: '#97854a' }),
      water(s, { ...autumn, water: ['#e6e8d8', '#7fa9a2'] }, 700),
      ripples(s, { label: 'r', top: 715, bottom: 1060, count: 70 }, autumn.glint),
      rocks(s, autumn, { label: 'rk1', from: 80, to: 620, y: 790, size: 100, count: 4 }),
      rocks(s, autumn, { label: 'rk2', from: 980, to: 1560, y: 840, size: 120, count: 4 }),
      floating,
      bank(s, { label: 'lb', heights: [830, 1180, 1500], color: '#b79a52', edge: '#86743c' }),
      bank(s, { label: 'rb', heights: [1500, 1200, 850], color: '#b79a52', edge: '#86743c' }),
      crownTree(s, autumn, { label: 'l', x: 110, y: 900, height: 560, lean: 0.4, colors: MAPLE }),
      crownTree(s, autumn, { label: 'r', x: 1490, y: 960, height: 520, lean: -0.4, colors: GOLD }),
      rocks(s, autumn, { label: 'rk3', from: 500, to: 1000, y: 1030, size: 170, count: 2 }),
    ];
  },
};

export const mapleCampScenes: readonly Scene[] = [hero, treetop, starlit, stream];
