import { junk, punt } from '../draw/boat';
import { crownTree } from '../draw/broadleaf';
import { pavilion } from '../draw/building';
import { lighthouse, tent } from '../draw/camp';
import { teaSprig } from '../draw/craft';
import { lotusPond } from '../draw/lotus';
import { cloudBand, mist } from '../draw/mist';
import { mountains } from '../draw/mountain';
import { terraces } from '../draw/mountain-things';
import { farTrees, pine } from '../draw/pine';
import { bank, headland, rocks, waves } from '../draw/shore';
import { disc, galaxy, sky, stars } from '../draw/sky';
import { ripples, water } from '../draw/water';
import { LIGHT } from '../light';
import type { Scene } from '../scene';
import { farIslands, SEA } from './lights';

const { night, summer, spring } = LIGHT;

const lotusCard: Scene = {
  name: 'card-lotus-punt',
  kind: 'card',
  alt: { 'zh-Hans': '荷塘里的采莲船', en: 'A punt among the lotus' },
  draw: (s) => [
    sky(s, summer, 480),
    disc(s, { x: 1120, y: 230, r: 66, color: '#f6b78c' }, '#fdebd2'),
    mountains(s, summer, {
      label: 'f',
      baseline: 480,
      depth: 0.12,
      lobes: 5,
      lines: 0,
      peaks: [
        { x: 380, height: 210, halfWidth: 480 },
        { x: 1250, height: 170, halfWidth: 440 },
      ],
    }).svg,
    mist(s, 'm', { y: 460, thickness: 90 }, summer.mist),
    water(s, summer, 480),
    lotusPond(s, summer, { label: 'back', top: 500, bottom: 700, rows: 3, perRow: 15, flowers: 6, size: 76 }),
    punt(summer, { x: 760, y: 790, length: 600 }),
    lotusPond(s, summer, {
      label: 'near',
      top: 980,
      bottom: 1190,
      rows: 3,
      perRow: 6,
      flowers: 7,
      size: 190,
    }),
  ],
};

const teaCard: Scene = {
  name: 'card-tea-class',
  kind: 'card',
  alt: { 'zh-Hans': '茶山梯田与新芽', en: 'Tea terraces and fresh buds' },
  draw: (s) => [
    sky(s, spring, 560),
    disc(s, { x: 1130, y: 240, r: 60, color: '#f6c39c' }, '#fdebd2'),
    mountains(s, spring, {
      label: 'f',
      baseline: 560,
      depth: 0.3,
      lobes: 8,
      lines: 2,
      peaks: [
        { x: 420, height: 320, halfWidth: 460 },
        { x: 1320, height: 260, halfWidth: 420 },
      ],
    }).svg,
    mist(s, 'm', { y: 570, thickness: 110 }, spring.mist),
    terraces(s, {
      label: 't',
      top: 660,
      bottom: 1150,
      steps: 7,
      crest: 0.66,
      colors: ['#a9cfa6', '#2f8a63'],
      rim: '#e9efc0',
      bushes: true,
    }),
    pavilion(spring, { x: 1090, y: 670, width: 150 }),
    teaSprig(s, 'a', { x: 330, y: 1210, size: 700 }),
    teaSprig(s, 'b', { x: 690, y: 1230, size: 430 }),
  ],
};

const islandCard: Scene = {
  name: 'card-island-tide',
  kind: 'card',
  alt: { 'zh-Hans': '灯塔与潮水', en: 'The lighthouse and the tide' },
  draw: (s) => {
    const land = headland(s, SEA, { label: 'land', side: 'right', reach: 880, top: 620, base: 860 });
    return [
      sky(s, SEA, 560),
      disc(s, { x: 430, y: 280, r: 72, color: '#f6b78c' }, '#fdebd2'),
      cloudBand(s, 'c', { x: 500, y: 420, length: 520, rows: 3, thickness: 28 }, '#fffdf6', '#e3c79c'),
      farIslands(s, SEA, 580),
      water(s, SEA, 580),
      ripples(s, { label: 'r', top: 600, bottom: 860, count: 50 }, SEA.glint),
      junk(SEA, { x: 420, y: 760, length: 250 }),
      lighthouse(s, SEA, { x: 1150, y: land.top(1150) + 14, size: 330 }, false),
      land.svg,
      farTrees(
        s,
        't',
        { from: 1240, to: 1600, ground: (x) => land.top(x) + 18, count: 11, size: 40 },
        SEA.foliageDeep,
      ),
      rocks(s, SEA, { label: 'rk', from: 760, to: 1560, y: 920, size: 150, count: 5 }),
      waves(s, 'w', { top: 940, bottom: 1190, rows: 5 }, SEA.glint),
    ];
  },
};

const campCard: Scene = {
  name: 'card-camp-stars',
  kind: 'card',
  alt: { 'zh-Hans': '银河下亮着灯的帐篷', en: 'A glowing tent under the Milky Way' },
  draw: (s) => [
    sky(s, night, 860),
    galaxy(s, 'milky', { x: 900, y: 340, length: 1300, width: 200, angle: -42 }),
    stars(s, 'stars', 120, 700),
    mountains(s, night, {
      label: 'f',
      baseline: 860,
      depth: 0.3,
      lobes: 7,
      lines: 1,
      peaks: [
        { x: 260, height: 330, halfWidth: 480 },
        { x: 1320, height: 400, halfWidth: 480 },
      ],
    }).svg,
    mist(s, 'm', { y: 850, thickness: 110, opacity: 0.6 }, night.mist),
    farTrees(s, 't', { from: -20, to: 1620, ground: () => 910, count: 34, size: 60 }, night.foliageDeep),
    bank(s, { label: 'meadow', heights: [910, 900, 916], color: '#1f5350', edge: '#0f3a40' }),
    tent(s, { x: 740, y: 1090, size: 260 }, true, '#c8702f'),
    pine(s, night, { label: 'p', x: 1400, y: 1170, height: 640, lean: -0.4 }),
    crownTree(s, night, { label: 'c', x: 130, y: 1150, height: 420 }),
  ],
};

export const homeCardScenes: readonly Scene[] = [lotusCard, teaCard, islandCard, campCard];
