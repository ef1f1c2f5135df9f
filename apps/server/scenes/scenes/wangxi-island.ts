import { ferry, junk } from '../draw/boat';
import { boardwalk } from '../draw/bridge';
import { crownTree } from '../draw/broadleaf';
import { lighthouse } from '../draw/camp';
import { shellfish, steamedFish } from '../draw/food';
import { lightOnWater } from '../draw/lantern';
import { cloudBand, mist } from '../draw/mist';
import { farTrees, pine } from '../draw/pine';
import { tableTop, wideWindow } from '../draw/room';
import { seal } from '../draw/seal';
import { headland, islet, rocks, waves } from '../draw/shore';
import { birds, disc, sky } from '../draw/sky';
import { chopsticks, cup, plate } from '../draw/table';
import { houseRow } from '../draw/town';
import { ripples, water } from '../draw/water';
import type { Scene } from '../scene';
import { group } from '../svg';
import { farIslands, SEA, SEA_EVENING } from './lights';

const hero: Scene = {
  name: 'wangxi-island-hero',
  kind: 'hero',
  alt: {
    'zh-Hans': '望汐岛的灯塔立在礁岸上，渡船驶进海湾',
    en: 'The lighthouse of Wangxi Island on its headland, the ferry coming into the bay',
  },
  thumb: { name: 'wangxi-island-thumb', focus: 0.6 },
  draw: (s) => {
    const land = headland(s, SEA, { label: 'land', side: 'right', reach: 860, top: 400, base: 650 });
    return [
      sky(s, SEA, 430),
      disc(s, { x: 430, y: 190, r: 52, color: '#f6b78c' }, '#fdebd2'),
      cloudBand(s, 'c1', { x: 360, y: 300, length: 420, rows: 3, thickness: 20 }, '#fffdf6', '#e3c79c'),
      farIslands(s, SEA, 430),
      mist(s, 'm', { y: 430, thickness: 50, opacity: 0.6 }, SEA.mist),
      water(s, SEA, 430),
      ripples(s, { label: 'r1', top: 444, bottom: 640, count: 60 }, SEA.glint),
      junk(SEA, { x: 250, y: 520, length: 110 }),
      ferry(SEA, { x: 560, y: 610, length: 250 }),
      lighthouse(s, SEA, { x: 1130, y: land.top(1130) + 12, size: 200 }, false),
      land.svg,
      houseRow(s, SEA, { label: 'village', from: 1240, to: 1620, y: 560, height: 110 }),
      farTrees(
        s,
        't',
        { from: 1010, to: 1600, ground: (x) => land.top(x) + 16, count: 22, size: 26 },
        SEA.foliageDeep,
      ),
      pine(s, SEA, { label: 'p', x: 1000, y: land.top(1000) + 26, height: 150, lean: -0.8 }),
      rocks(s, SEA, { label: 'rk', from: 720, to: 1500, y: 690, size: 90, count: 7 }),
      waves(s, 'w', { top: 700, bottom: 890, rows: 6 }, SEA.glint),
      birds(s, 'b', { x: 700, y: 250, count: 5, size: 17 }, '#4a6f7c'),
      seal(1500, 66, 44),
    ];
  },
};

const crossing: Scene = {
  name: 'wangxi-island-ferry',
  kind: 'album',
  alt: { 'zh-Hans': '早班渡船靠近码头', en: 'The morning ferry nearing the pier' },
  draw: (s) => [
    sky(s, SEA, 500),
    disc(s, { x: 1210, y: 230, r: 56, color: '#fdf3da' }, '#fffaf0'),
    cloudBand(s, 'c1', { x: 420, y: 240, length: 520, rows: 4, thickness: 24 }, '#fffdf6', '#e3c79c'),
    farIslands(s, SEA, 500),
    mist(s, 'm', { y: 500, thickness: 60, opacity: 0.6 }, SEA.mist),
    water(s, SEA, 500),
    ripples(s, { label: 'r1', top: 520, bottom: 800, count: 70 }, SEA.glint),
    junk(SEA, { x: 1330, y: 610, length: 140, mirrored: true }),
    ferry(SEA, { x: 640, y: 790, length: 620 }),
    waves(s, 'w', { top: 830, bottom: 1060, rows: 6 }, SEA.glint),
    boardwalk(SEA, { from: 1180, to: 1660, y: 880, height: 110 }),
    birds(s, 'b', { x: 860, y: 360, count: 6, size: 20 }, '#4a6f7c'),
  ],
};

const sunset: Scene = {
  name: 'wangxi-island-sunset',
  kind: 'album',
  alt: { 'zh-Hans': '西角日落，灯塔亮起', en: 'Sunset at the west cape, the lighthouse lit' },
  draw: (s) => {
    const land = headland(s, SEA_EVENING, { label: 'land', side: 'right', reach: 620, top: 560, base: 830 });
    return [
      sky(s, SEA_EVENING, 560),
      disc(s, { x: 560, y: 480, r: 92, color: '#ea7a4e' }, '#fbd9a4'),
      cloudBand(s, 'c1', { x: 900, y: 270, length: 560, rows: 4, thickness: 22 }, '#f3d3a6', '#c98d55'),
      cloudBand(s, 'c2', { x: 240, y: 360, length: 360, rows: 3, thickness: 18 }, '#f3d3a6', '#c98d55'),
      farIslands(s, SEA_EVENING, 560),
      water(s, SEA_EVENING, 560),
      lightOnWater(s, 'sun', 560, 580, 330),
      lightOnWater(s, 'sun2', 545, 590, 360),
      ripples(s, { label: 'r', top: 575, bottom: 1050, count: 80 }, SEA_EVENING.glint),
      junk(SEA_EVENING, { x: 300, y: 700, length: 190 }),
      lighthouse(s, SEA_EVENING, { x: 1300, y: land.top(1300) + 12, size: 280 }, true),
      land.svg,
      farTrees(
        s,
        'tb',
        { from: 1360, to: 1600, ground: (x) => land.top(x) + 18, count: 9, size: 30 },
        SEA_EVENING.foliageDeep,
      ),
      rocks(s, SEA_EVENING, { label: 'rk', from: 940, to: 1560, y: 890, size: 110, count: 6 }),
      waves(s, 'w', { top: 900, bottom: 1060, rows: 5 }, SEA_EVENING.glint),
      birds(s, 'bd', { x: 760, y: 420, count: 5, size: 16 }, '#4b4a4d'),
    ];
  },
};

const seafood: Scene = {
  name: 'wangxi-island-seafood',
  kind: 'album',
  alt: { 'zh-Hans': '海边餐桌上的清蒸鱼和蛤蜊', en: 'Steamed fish and clams on a table by the sea' },
  draw: (s) => [
    wideWindow(
      s,
      { x: 90, y: 60, width: 1420, height: 480, panes: 4 },
      '#f3ead6',
      [
        sky(s, SEA, 330),
        farIslands(s, SEA, 330),
        water(s, SEA, 330),
        ripples(s, { label: 'vr', top: 340, bottom: 540, count: 40 }, SEA.glint),
        junk(SEA, { x: 500, y: 430, length: 170 }),
        islet(SEA, { x: 1240, y: 352, width: 150 }),
        lighthouse(s, SEA, { x: 1240, y: 350, size: 120 }, false),
        crownTree(s, SEA, { label: 'vt', x: 220, y: 560, height: 260 }),
      ].join(''),
    ),
    tableTop(s, 600, '#9a7150'),
    plate(s, { x: 620, y: 830, size: 820 }, '#f2f0e6'),
    group({ transform: 'translate(620 826) scale(430 390)' }, steamedFish()),
    plate(s, { x: 1260, y: 790, size: 440 }, '#dfe9e6'),
    group({ transform: 'translate(1260 780) scale(250)' }, shellfish(s, 'shells')),
    cup(s, { x: 1180, y: 1020, size: 120 }, '#f1f3ec', '#c8b24e'),
    chopsticks(130, 960, 330, 20),
  ],
};

export const wangxiIslandScenes: readonly Scene[] = [hero, crossing, sunset, seafood];
