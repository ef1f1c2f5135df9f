import { mix, PIGMENT } from '../color';
import { punt } from '../draw/boat';
import { boardwalk } from '../draw/bridge';
import { willow, willowCurtain } from '../draw/broadleaf';
import { hall, pavilion } from '../draw/building';
import { lotusRoot } from '../draw/food';
import { lotusFlower, lotusPond } from '../draw/lotus';
import { mist } from '../draw/mist';
import { mountains } from '../draw/mountain';
import { farTrees } from '../draw/pine';
import { tableTop } from '../draw/room';
import { seal } from '../draw/seal';
import { birds, disc, sky } from '../draw/sky';
import { bowl, chopsticks, plate } from '../draw/table';
import { reflection, ripples, water } from '../draw/water';
import { LIGHT } from '../light';
import type { Scene } from '../scene';
import type { Stage } from '../stage';
import { circle, ellipse, group, path } from '../svg';

const { summer, dawn } = LIGHT;

/** Low hills and trees around the ponds. */
function farShore(s: Stage, light: typeof summer | typeof dawn, shore: number): string {
  return [
    mountains(s, light, {
      label: 'far',
      baseline: shore,
      depth: 0.1,
      lobes: 5,
      lines: 0,
      peaks: [
        { x: 280, height: 190, halfWidth: 420, shape: 'gentle' },
        { x: 900, height: 140, halfWidth: 400, shape: 'gentle' },
        { x: 1450, height: 210, halfWidth: 420, shape: 'gentle' },
      ],
    }).svg,
    mist(s, 'fm', { y: shore - 30, thickness: 80 }, light.mist),
    farTrees(
      s,
      'ft',
      { from: -20, to: 1620, ground: () => shore, count: 80, size: 20 },
      mix(light.foliage, light.mist, 0.35),
    ),
  ].join('');
}

const hero: Scene = {
  name: 'lotus-isle-hero',
  kind: 'hero',
  alt: {
    'zh-Hans': '夏天早晨的藕香洲，荷叶铺到天边，水榭立在塘中',
    en: 'Lotus Isle on a summer morning: leaves to the horizon and a pavilion in the pond',
  },
  thumb: { name: 'lotus-isle-thumb', focus: 0.56 },
  draw: (s) => {
    const shore = 430;
    const back = farShore(s, summer, shore);
    const house =
      hall(summer, { x: 1130, y: 520, width: 330 }, true) + pavilion(summer, { x: 820, y: 516, width: 92 });
    return [
      sky(s, summer, shore),
      disc(s, { x: 420, y: 180, r: 48, color: '#f6c39c' }, '#fdebd2'),
      back,
      water(s, summer, shore),
      reflection(s, shore, back, 0.35),
      reflection(s, 528, house, 0.3),
      boardwalk(summer, { from: 860, to: 1000, y: 512, height: 24 }),
      boardwalk(summer, { from: 1270, to: 1640, y: 512, height: 24 }),
      house,
      ripples(s, { label: 'r', top: 450, bottom: 560, count: 22 }, summer.glint),
      lotusPond(s, summer, {
        label: 'pond',
        top: 540,
        bottom: 890,
        rows: 6,
        perRow: 12,
        flowers: 15,
        size: 118,
      }),
      birds(s, 'b', { x: 640, y: 170, count: 4, size: 15 }, '#3f6a66'),
      seal(1500, 66, 44),
    ];
  },
};

const boat: Scene = {
  name: 'lotus-isle-boat',
  kind: 'album',
  alt: { 'zh-Hans': '采莲船划进荷叶深处', en: 'A lotus punt among the leaves' },
  draw: (s) => [
    sky(s, summer, 420),
    farShore(s, summer, 420),
    water(s, summer, 420),
    lotusPond(s, summer, { label: 'back', top: 440, bottom: 640, rows: 4, perRow: 20, flowers: 9, size: 56 }),
    ripples(s, { label: 'r', top: 640, bottom: 820, count: 26 }, summer.glint),
    punt(summer, { x: 760, y: 770, length: 470 }),
    lotusPond(s, summer, {
      label: 'front',
      top: 860,
      bottom: 1060,
      rows: 3,
      perRow: 9,
      flowers: 8,
      size: 150,
    }),
    willowCurtain(s, summer, { label: 'w', from: 1615, to: 1250, length: 420, strands: 14 }),
  ],
};

const pavilions: Scene = {
  name: 'lotus-isle-pavilion',
  kind: 'album',
  alt: { 'zh-Hans': '日出时的水榭与木栈道', en: 'The water pavilion and boardwalk at sunrise' },
  draw: (s) => {
    const shore = 520;
    const back = farShore(s, dawn, shore);
    const house = hall(dawn, { x: 640, y: 690, width: 560 }, true);
    return [
      sky(s, dawn, shore),
      disc(s, { x: 1180, y: 330, r: 62, color: '#e4795d' }, '#fbe3c0'),
      back,
      water(s, dawn, shore),
      reflection(s, shore, back, 0.35),
      reflection(s, 704, house, 0.3),
      boardwalk(dawn, { from: 900, to: 1660, y: 684, height: 40 }),
      house,
      willow(s, LIGHT.spring, { label: 'w', x: 250, y: 700, height: 340, lean: 0.3 }),
      ripples(s, { label: 'r', top: 560, bottom: 860, count: 44 }, dawn.glint),
      lotusPond(
        s,
        { ...dawn, foliage: summer.foliage },
        { label: 'pond', top: 830, bottom: 1060, rows: 3, perRow: 8, flowers: 7, size: 140 },
      ),
      birds(s, 'b', { x: 820, y: 250, count: 5, size: 16 }, '#3a5563'),
    ];
  },
};

/** A lotus leaf as a plate under the rice, seen at a slant. */
function leafParcel(x: number, y: number, size: number): string {
  const veins = Array.from({ length: 9 }, (_, index) => {
    const angle = (Math.PI * 2 * index) / 9;
    return `M${x} ${y}L${Math.round(x + Math.cos(angle) * size)} ${Math.round(y + Math.sin(angle) * size * 0.4)}`;
  }).join('');
  return group(
    {},
    ellipse(x, y + size * 0.05, size, size * 0.41, { fill: '#2c6a4c' }),
    ellipse(x, y, size, size * 0.4, { fill: '#4e9166' }),
    path(veins, { stroke: '#88bb8d', 'stroke-width': 3, opacity: 0.7 }),
    ellipse(x, y - size * 0.1, size * 0.52, size * 0.24, { fill: '#efe3c4' }),
    ellipse(x, y - size * 0.16, size * 0.46, size * 0.19, { fill: '#f8f0da' }),
    ...[-0.3, -0.1, 0.12, 0.3, 0].map((share, index) =>
      circle(x + size * share, y - size * (0.15 + (index % 2) * 0.08), size * 0.05, {
        fill: index % 2 === 0 ? '#c9a25e' : '#d98a5c',
      }),
    ),
  );
}

const feast: Scene = {
  name: 'lotus-isle-feast',
  kind: 'album',
  alt: {
    'zh-Hans': '藕盒、莲子羹和荷叶饭',
    en: 'Stuffed lotus root, lotus-seed soup and rice in a lotus leaf',
  },
  draw: (s) => [
    tableTop(s, -10, '#a9835f'),
    plate(s, { x: 500, y: 360, size: 800 }, '#f2f0e6'),
    group(
      { transform: 'translate(500 352) scale(132)' },
      lotusRoot(-1.1, 0.1, 0.72),
      lotusRoot(0.1, -0.32, 0.72),
      lotusRoot(1.15, 0.05, 0.72),
      lotusRoot(-0.45, 0.52, 0.72),
      lotusRoot(0.62, 0.5, 0.72),
    ),
    bowl(
      s,
      { x: 1200, y: 560, size: 560 },
      '#9fc3b2',
      '#f0e2bd',
      group(
        {},
        ...[
          [-0.5, 0.02],
          [-0.2, 0.14],
          [0.12, -0.08],
          [0.4, 0.1],
          [-0.1, -0.16],
          [0.26, 0.22],
          [-0.36, -0.1],
        ].map(
          ([x, y]) =>
            `<ellipse cx="${x}" cy="${y}" rx="0.085" ry="0.06" fill="#fbf3dc" stroke="#d8c394" stroke-width="0.014"/>`,
        ),
        ...[
          [0, 0.05],
          [-0.3, 0.2],
          [0.5, -0.06],
        ].map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="0.06" ry="0.045" fill="${PIGMENT.cinnabar}"/>`),
      ),
    ),
    leafParcel(700, 800, 390),
    lotusFlower({ x: 1330, y: 1010, size: 240 }, true),
    chopsticks(90, 700, 400, 40),
  ],
};

export const lotusIsleScenes: readonly Scene[] = [hero, boat, pavilions, feast];
