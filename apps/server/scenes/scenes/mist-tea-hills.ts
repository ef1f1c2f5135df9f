import { mix, PIGMENT } from '../color';
import { bamboo } from '../draw/bamboo';
import { crownTree } from '../draw/broadleaf';
import { pavilion } from '../draw/building';
import { steam } from '../draw/camp';
import { basket, teaSprig } from '../draw/craft';
import { cloudBand, mist } from '../draw/mist';
import { mountains } from '../draw/mountain';
import { terraces } from '../draw/mountain-things';
import { farTrees, pine } from '../draw/pine';
import { bed, moonWindow, tableTop } from '../draw/room';
import { seal } from '../draw/seal';
import { birds, disc, sky } from '../draw/sky';
import { cup, plate, teapot } from '../draw/table';
import { house } from '../draw/town';
import { LIGHT } from '../light';
import type { Scene } from '../scene';
import type { Stage } from '../stage';
import { group } from '../svg';

const { spring, dawn } = LIGHT;

function farHills(s: Stage, baseline: number, light: typeof spring | typeof dawn): string {
  const hills = mountains(s, light, {
    label: 'far',
    baseline,
    depth: 0.12,
    lobes: 6,
    lines: 0,
    peaks: [
      { x: 220, height: 250, halfWidth: 400, shape: 'gentle' },
      { x: 760, height: 200, halfWidth: 380, shape: 'gentle' },
      { x: 1380, height: 290, halfWidth: 420, shape: 'gentle' },
    ],
  });
  const middle = mountains(s, light, {
    label: 'mid',
    baseline: baseline + 90,
    depth: 0.5,
    lobes: 8,
    peaks: [
      { x: 60, height: 250, halfWidth: 340, shape: 'gentle' },
      { x: 1180, height: 230, halfWidth: 380, shape: 'gentle' },
    ],
  });
  return [
    hills.svg,
    mist(s, 'fm1', { y: baseline, thickness: 100 }, light.mist),
    middle.svg,
    farTrees(s, 'ft', { from: 1020, to: 1200, ground: middle.crest, count: 13, size: 15 }, light.foliageDeep),
    mist(s, 'fm2', { y: baseline + 80, thickness: 100 }, light.mist),
  ].join('');
}

const hero: Scene = {
  name: 'mist-tea-hills-hero',
  kind: 'hero',
  alt: {
    'zh-Hans': '春雾里的雾芽茶山，梯田茶垄绕着山腰，村舍在树下',
    en: 'The Mistbud hills in spring mist: tea terraces along the contour and houses under the trees',
  },
  thumb: { name: 'mist-tea-hills-thumb', focus: 0.4 },
  draw: (s) => [
    sky(s, spring, 480),
    disc(s, { x: 1060, y: 170, r: 44, color: '#fdf3da' }, '#fffaf0'),
    farHills(s, 420, spring),
    terraces(s, {
      label: 't1',
      top: 500,
      bottom: 860,
      steps: 9,
      crest: 0.36,
      colors: ['#a9cfa6', '#2f8a63'],
      rim: '#e9efc0',
      bushes: true,
    }),
    house(spring, { x: 500, y: 506, width: 120, height: 92, storeys: 1, gables: true }),
    house(spring, { x: 612, y: 512, width: 100, height: 78, storeys: 1 }),
    crownTree(s, spring, { label: 'c1', x: 460, y: 512, height: 120 }),
    crownTree(s, spring, {
      label: 'c2',
      x: 746,
      y: 520,
      height: 96,
      colors: ['#e9a9a0', '#f2c6bb', '#d98a80', '#f7ded6'],
    }),
    mist(s, 'm1', { y: 640, thickness: 60, opacity: 0.55 }, spring.mist),
    cloudBand(s, 'c', { x: 1220, y: 566, length: 420, rows: 3, thickness: 22 }, '#ffffff', '#d6c08a'),
    pine(s, spring, { label: 'p', x: 1470, y: 880, height: 400, lean: -0.5 }),
    birds(s, 'b', { x: 700, y: 150, count: 4, size: 15 }, '#4a6a6b'),
    seal(1500, 66, 44),
  ],
};

const picking: Scene = {
  name: 'mist-tea-hills-picking',
  kind: 'album',
  alt: { 'zh-Hans': '晨光里的茶垄与采茶竹篓', en: 'Tea rows at sunrise and a picking basket' },
  draw: (s) => [
    sky(s, dawn, 520),
    disc(s, { x: 480, y: 330, r: 62, color: '#e4795d' }, '#fbe3c0'),
    farHills(s, 480, dawn),
    terraces(s, {
      label: 't1',
      top: 560,
      bottom: 1000,
      steps: 8,
      crest: 0.66,
      colors: ['#9fc59c', '#22785a'],
      rim: '#f0d9a0',
      bushes: true,
    }),
    pavilion(dawn, { x: 1060, y: 566, width: 104 }),
    crownTree(s, spring, { label: 'c', x: 1190, y: 572, height: 150 }),
    mist(s, 'm', { y: 700, thickness: 60, opacity: 0.5 }, dawn.mist),
    teaSprig(s, 'sprig', { x: 150, y: 1090, size: 460 }),
    teaSprig(s, 'sprig2', { x: 420, y: 1110, size: 300 }),
    basket({ x: 1260, y: 1030, size: 280 }, '#b8894f'),
  ],
};

const tasting: Scene = {
  name: 'mist-tea-hills-tea-room',
  kind: 'album',
  alt: { 'zh-Hans': '观景茶室的一席茶', en: 'Tea laid out in the tea room' },
  draw: (s) => [
    moonWindow(
      s,
      { x: 560, y: 430, r: 360 },
      '#f2ead8',
      [
        sky(s, spring, 560),
        farHills(s, 470, spring),
        terraces(s, {
          label: 'view',
          top: 560,
          bottom: 900,
          steps: 6,
          crest: 0.3,
          colors: ['#a9cfa6', '#3f956d'],
          rim: '#e9efc0',
          bushes: true,
        }),
        bamboo(s, spring, { label: 'vb', from: 220, to: 420, y: 900, height: 800, stalks: 3 }),
      ].join(''),
    ),
    tableTop(s, 810, '#8a5f43'),
    teapot(s, { x: 940, y: 960, size: 270 }),
    steam(s, 'st', { x: 1000, y: 720, rx: 60, ry: 20 }, 180, '#ffffff'),
    plate(s, { x: 560, y: 950, size: 330 }, '#e4ece6'),
    cup(s, { x: 500, y: 958, size: 110 }, '#f1f3ec', '#c8b24e'),
    cup(s, { x: 630, y: 948, size: 110 }, '#f1f3ec', '#c8b24e'),
    cup(s, { x: 1270, y: 990, size: 150 }, '#a9c8ba', '#c8b24e'),
    teaSprig(s, 'sprig', { x: 1480, y: 1060, size: 330 }),
  ],
};

const stay: Scene = {
  name: 'mist-tea-hills-window',
  kind: 'album',
  alt: {
    'zh-Hans': '山居客房的圆窗，窗外是茶山',
    en: 'A room on the hill, its round window full of tea terraces',
  },
  draw: (s) => [
    moonWindow(
      s,
      { x: 800, y: 450, r: 390 },
      '#efe4cf',
      [
        sky(s, dawn, 600),
        disc(s, { x: 960, y: 270, r: 46, color: '#e4795d' }, '#fbe3c0'),
        farHills(s, 500, dawn),
        terraces(s, {
          label: 'view',
          top: 600,
          bottom: 900,
          steps: 6,
          crest: 0.5,
          colors: ['#a5c9a2', '#2f8a63'],
          rim: '#f0d9a0',
          bushes: true,
        }),
        mist(s, 'vm', { y: 690, thickness: 60, opacity: 0.5 }, dawn.mist),
      ].join(''),
    ),
    tableTop(s, 880, '#a77a58'),
    bed(s, { x: 720, y: 1050, width: 960 }),
    group({}, basket({ x: 250, y: 1010, size: 230 }, mix('#b8894f', PIGMENT.silkAged, 0.2))),
    teaSprig(s, 'sprig', { x: 230, y: 830, size: 190 }),
  ],
};

export const mistTeaHillsScenes: readonly Scene[] = [hero, picking, tasting, stay];
