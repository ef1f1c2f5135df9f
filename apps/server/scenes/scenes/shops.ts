import { PIGMENT } from '../color';
import { umbrella, vase } from '../draw/craft';
import { foldedCloth, woodenSpoons } from '../draw/home-goods';
import { lantern } from '../draw/lantern';
import { licenceSheet } from '../draw/licence';
import { type backdrop, mark, type Place, stand } from '../draw/still-life';
import { bookStack, brushStand, foldingFan, notebook } from '../draw/study-goods';
import { cup, teapot } from '../draw/table';
import { gaiwan, glassJar, looseLeaves, teaCake, tin } from '../draw/tea-goods';
import type { Scene } from '../scene';
import type { Stage } from '../stage';
import { circle, path, rect } from '../svg';
import { alt, goodsScene, ROOM } from './goods-scene';

type Sign = {
  readonly name: string;
  readonly zh: string;
  readonly en: string;
  readonly ground: string;
  readonly sign: string;
};

const SIGNS: readonly Sign[] = [
  {
    name: 'shanye',
    zh: '山野集',
    en: 'Wild Hills',
    ground: '#2b5f4c',
    sign: 'M-60 40Q-30 -60 0 -10Q30 -80 62 40Z',
  },
  {
    name: 'yaohuo',
    zh: '窑火工坊',
    en: 'Kilnfire Workshop',
    ground: '#9c3f2a',
    sign: 'M-34 60C-70 10 -34 -20 -14 -70C0 -40 4 -36 14 -50C50 -10 66 20 34 60Z',
  },
  {
    name: 'yunshang',
    zh: '云上书局',
    en: 'Above the Clouds Books',
    ground: '#24518a',
    sign: 'M0 -34Q-36 -56 -72 -38V44Q-36 26 0 48Q36 26 72 44V-38Q36 -56 0 -34Z',
  },
  {
    name: 'chenglan',
    zh: '澄岚度假',
    en: 'Chenglan Holidays',
    ground: '#1f6d66',
    sign: 'M-70 30Q-52 6 -35 30T0 30T35 30T70 30V56H-70ZM-46 10A46 46 0 0 1 46 10Z',
  },
  {
    name: 'jiuxiang',
    zh: '旧巷杂货',
    en: 'Old Lane Sundries',
    ground: '#8a6a2e',
    sign: 'M-66 -10L0 -64L66 -10H48V58H-48V-10Z',
  },
];

const logo = ({ name, zh, en, ground, sign }: Sign): Scene => ({
  name: `shop-logo-${name}`,
  kind: 'goods',
  alt: alt(`${zh}的店标`, `The sign of ${en}`),
  draw: (s) => [
    rect(0, 0, 1600, 1600, {
      fill: s.vertical(0, 1600, [
        [0, ground],
        [1, ground, 0.86],
      ]),
    }),
    circle(800, 800, 590, { fill: 'none', stroke: PIGMENT.silk, 'stroke-width': 22, opacity: 0.9 }),
    path(sign, { transform: 'translate(800 800) scale(5.2)', fill: PIGMENT.silk }),
  ],
});

const licence = ({ name, zh, en, ground }: Sign): Scene =>
  goodsScene(
    `shop-licence-${name}`,
    alt(`${zh}的营业执照`, `The business licence of ${en}`),
    { wall: '#e6e2d8', table: '#b59a78', shape: 'plain', edge: 0.86 },
    (s) => {
      const random = s.random('lines');
      const lines = Array.from({ length: 5 }, () => random.int(24, 62));
      return [licenceSheet(s, { x: 800, y: 1360, size: 1080 }, ground, lines)];
    },
  );

/** Banners leave their left half quiet: the name of the shop stands there. */
const banner = (
  name: string,
  words: readonly [string, string],
  room: Parameters<typeof backdrop>[1],
  things: (s: Stage) => string[],
): Scene => goodsScene(name, alt(...words), { ...room, edge: 0.72 }, things, 'panorama');

const banners: readonly Scene[] = [
  banner('shop-banner-shanye', ['山野集的茶与蜜', 'Tea and honey of Wild Hills'], ROOM.celadon, (s) => [
    tin(s, { x: 900, y: 470, size: 300 }, '#2f7d63'),
    glassJar(s, { x: 1110, y: 480, size: 280 }, '#dd9a1e', PIGMENT.gold),
    teaCake(s, 'cake', { x: 1360, y: 485, size: 310 }),
  ]),
  banner(
    'shop-banner-yaohuo',
    ['窑火工坊的瓶与壶', 'Vases and pots of Kilnfire Workshop'],
    ROOM.clay,
    (s) => [
      vase(s, 'plum', { x: 880, y: 480, size: 360 }, '#7fb09a'),
      teapot(s, { x: 1140, y: 490, size: 220 }, '#b4553a'),
      vase(s, 'bottle', { x: 1390, y: 480, size: 330 }, '#cfdcdf', true),
    ],
  ),
  banner('shop-banner-yunshang', ['云上书局的书案', 'The desk of Above the Clouds'], ROOM.silk, (s) => [
    bookStack(s, { x: 900, y: 490, size: 280 }, ['#1d5a96', '#a5432f', '#2b5f4c', '#a87a2a']),
    notebook(s, { x: 1150, y: 485, size: 260 }, '#2f5f7d'),
    brushStand(s, { x: 1400, y: 485, size: 320 }),
  ]),
  banner('shop-banner-chenglan', ['湖边的一壶茶', 'A pot of tea by the lake'], ROOM.sky, (s) => [
    gaiwan(s, { x: 940, y: 490, size: 300 }, '#f2efe6', '#1d5a96'),
    cup(s, { x: 1190, y: 500, size: 130 }),
    umbrella({ x: 1420, y: 300, size: 200 }, PIGMENT.malachite, 12),
  ]),
  banner(
    'shop-banner-jiuxiang',
    ['旧巷杂货的布与木', 'Cloth and wood of Old Lane Sundries'],
    ROOM.dusk,
    (s) => [
      foldedCloth(s, { x: 900, y: 490, size: 260 }, '#24518a'),
      woodenSpoons(s, { x: 1150, y: 485, size: 290 }, '#86a39a'),
      lantern(s, { x: 1400, y: 60, size: 240 }, true),
    ],
  ),
];

const frontBanners: readonly Scene[] = [
  goodsScene(
    'goods-banner-spring-tea',
    alt('新茶上市：罐装春茶与盖碗', 'Spring tea: tins and a covered bowl'),
    { ...ROOM.celadon, shape: 'window' },
    (s) => [
      tin(s, { x: 950, y: 640, size: 400 }, '#2f7d63'),
      gaiwan(s, { x: 1320, y: 670, size: 400 }, '#f2efe6', '#2f7d63'),
      looseLeaves(s, 'leaves', { x: 1060, y: 715, size: 240 }, ['#5f8f4e', '#7ba45f', '#3f6f45']),
    ],
    'banner',
  ),
  goodsScene(
    'goods-banner-kiln',
    alt('窑火工坊出窑', 'Fresh from the kiln'),
    { ...ROOM.dusk, shape: 'moon' },
    (s) => [
      vase(s, 'gourd', { x: 900, y: 650, size: 430 }, '#b4553a'),
      vase(s, 'plum', { x: 1150, y: 680, size: 520 }, '#7fb09a'),
      vase(s, 'jar', { x: 1420, y: 690, size: 360 }, '#f2efe6', true),
    ],
    'banner',
  ),
  goodsScene(
    'goods-banner-desk',
    alt('书案上的折扇与书', 'A fan and books on a desk'),
    { ...ROOM.rose, shape: 'arch' },
    (s) => [
      bookStack(s, { x: 960, y: 670, size: 360 }, ['#1d5a96', '#a5432f', '#2b5f4c']),
      foldingFan(s, { x: 1340, y: 600, size: 360 }, '#f6efdd', '#1d5a96'),
    ],
    'banner',
  ),
];

/** A sign alone, on nothing, for the tabs of categories. */
const categorySign = (
  name: string,
  words: readonly [string, string],
  draw: (s: Stage) => string[],
): Scene => ({
  name: `category-${name}`,
  kind: 'illustration',
  alt: alt(...words),
  draw: (s) => draw(s),
});

const AT: Place = { x: 800, y: 1080, size: 860 };
const categories: readonly Scene[] = [
  categorySign('tea-and-food', ['茶与山味', 'Tea and food'], (s) => [
    glassJar(s, AT, '#dd9a1e', PIGMENT.gold),
  ]),
  categorySign('tea', ['茶叶', 'Tea'], (s) => [tin(s, AT, '#2f7d63')]),
  categorySign('snacks', ['点心山货', 'Snacks and larder'], (s) => [teaCake(s, 'cake', AT)]),
  categorySign('crafts', ['手作器物', 'Crafts'], (s) => [gaiwan(s, AT, '#f2efe6', '#1d5a96')]),
  categorySign('ceramics', ['陶瓷', 'Ceramics'], (s) => [vase(s, 'plum', { ...AT, size: 960 }, '#7fb09a')]),
  categorySign('home', ['布木日用', 'Cloth and wood'], (s) => [foldedCloth(s, AT, '#24518a')]),
  categorySign('study', ['书房文具', 'Books and desk'], (s) => [
    bookStack(s, AT, ['#1d5a96', '#a5432f', '#2b5f4c', '#a87a2a']),
  ]),
  categorySign('holiday', ['度假体验', 'Holidays'], (s) => [
    stand(s, AT, 90, circle(0, -52, 48, { fill: '#1f6d66' }), mark(0, -52, 34, PIGMENT.silk)),
  ]),
];

export const shopScenes: readonly Scene[] = [
  ...SIGNS.map(logo),
  ...SIGNS.map(licence),
  ...banners,
  ...frontBanners,
  ...categories,
];
