import { PIGMENT } from '../color';
import { basket, teaSprig } from '../draw/craft';
import { mushrooms, oranges, pastry, pastryPlate, sack, sauceJar } from '../draw/pantry-goods';
import { cup, teapot } from '../draw/table';
import { dipper, giftBox, glassJar, looseLeaves, pouch, teaCake, tin } from '../draw/tea-goods';
import type { Scene } from '../scene';
import { group } from '../svg';
import { alt, goodsScene, ROOM } from './goods-scene';

const GREEN = ['#5f8f4e', '#7ba45f', '#3f6f45', '#94b676'] as const;
const DARK = ['#4a2f22', '#6a4430', '#2f2019', '#84583a'] as const;

/** Tea, and what goes with it. */
export const teaGoodsScenes: readonly Scene[] = [
  goodsScene(
    'goods-green-tea',
    alt('绿茶罐与一盏新茶', 'A tin of green tea and a fresh cup'),
    ROOM.celadon,
    (s) => [
      tin(s, { x: 640, y: 1290, size: 780 }, '#2f7d63'),
      cup(s, { x: 1120, y: 1330, size: 320 }, '#bcd4c8', '#c5c66a'),
      looseLeaves(s, 'leaves', { x: 780, y: 1440, size: 420 }, GREEN),
    ],
  ),
  goodsScene(
    'goods-black-tea',
    alt('红茶罐与红亮的茶汤', 'A tin of black tea and its red brew'),
    ROOM.clay,
    (s) => [
      tin(s, { x: 960, y: 1290, size: 780 }, '#9a3b2a'),
      cup(s, { x: 500, y: 1330, size: 330 }, '#f2efe6', '#a8441f'),
      looseLeaves(s, 'leaves', { x: 860, y: 1450, size: 440 }, DARK),
    ],
  ),
  goodsScene(
    'goods-white-tea-cake',
    alt('半开棉纸的白茶饼', 'A cake of white tea half out of its paper'),
    ROOM.silk,
    (s) => [
      teaCake(s, 'cake', { x: 720, y: 1330, size: 850 }),
      cup(s, { x: 1250, y: 1370, size: 250 }, '#f2efe6', '#d6a84a'),
    ],
  ),
  goodsScene('goods-oolong', alt('两袋岩茶', 'Two pouches of rock oolong'), ROOM.moss, (s) => [
    pouch(s, { x: 600, y: 1270, size: 740 }, '#c9b07f', '#5d3a27'),
    pouch(s, { x: 1010, y: 1350, size: 780 }, '#d9c59a', '#8a3b24'),
    looseLeaves(s, 'leaves', { x: 560, y: 1450, size: 400 }, DARK),
  ]),
  goodsScene('goods-jasmine-tea', alt('一罐茉莉花茶', 'A jar of jasmine tea'), ROOM.sky, (s) => [
    glassJar(s, { x: 760, y: 1310, size: 800 }, '#b9bf86', PIGMENT.malachite),
    cup(s, { x: 1230, y: 1370, size: 270 }, '#f2efe6', '#d8cf7d'),
    looseLeaves(s, 'leaves', { x: 640, y: 1450, size: 360 }, ['#f6f2e0', '#e9e3c4', '#8aa56a', '#fffdf4']),
  ]),
  goodsScene(
    'goods-tea-gift-box',
    alt('装着两罐茶的礼盒', 'A gift box with two tins of tea'),
    ROOM.rose,
    (s) => [
      giftBox(
        s,
        { x: 790, y: 1330, size: 960 },
        '#9c2f24',
        tin(s, { x: -22, y: 2, size: 34 }, '#2f7d63') + tin(s, { x: 24, y: 2, size: 34 }, '#9a3b2a'),
      ),
    ],
  ),
  goodsScene('goods-tea-sampler', alt('四小罐茶', 'Four small tins of tea'), ROOM.slate, (s) => [
    tin(s, { x: 380, y: 1240, size: 520 }, '#1d5a96'),
    tin(s, { x: 1180, y: 1240, size: 520 }, '#9a3b2a'),
    tin(s, { x: 640, y: 1380, size: 560 }, '#2f7d63'),
    tin(s, { x: 960, y: 1380, size: 560 }, '#a87a2a'),
  ]),
  goodsScene(
    'goods-fresh-buds',
    alt('竹篮里的明前嫩芽', 'Early spring buds in a bamboo basket'),
    ROOM.moss,
    (s) => [
      basket({ x: 780, y: 1340, size: 900 }, '#c99b5a'),
      teaSprig(s, 'sprig', { x: 780, y: 850, size: 320 }),
    ],
  ),
  goodsScene(
    'goods-honey',
    alt('一罐蜂蜜和木蜜棒', 'A jar of honey with a wooden dipper'),
    ROOM.dusk,
    (s) => [
      glassJar(s, { x: 690, y: 1320, size: 820 }, '#dd9a1e', PIGMENT.gold),
      dipper(s, { x: 1170, y: 960, size: 700, turn: 18 }),
    ],
  ),
  goodsScene('goods-lotus-pastry', alt('一盘荷花酥', 'A plate of lotus pastries'), ROOM.rose, (s) => [
    pastryPlate(s, { x: 800, y: 1360, size: 1080 }, '#eeb9a2', '#f2efe6'),
  ]),
  goodsScene('goods-pastry-box', alt('一盒绿豆糕', 'A box of mung bean cakes'), ROOM.celadon, (s) => [
    giftBox(
      s,
      { x: 790, y: 1330, size: 960 },
      '#2b5f4c',
      [-34, -12, 10, 32].map((x) => pastry(x, -16, 10, '#c5d08a') + pastry(x, -3, 10, '#d9dca0')).join(''),
    ),
  ]),
  goodsScene('goods-mushrooms', alt('一堆花菇', 'A heap of dried mushrooms'), ROOM.clay, (s) => [
    mushrooms(s, 'heap', { x: 800, y: 1360, size: 1120 }),
  ]),
  goodsScene('goods-rice', alt('一袋梯田米', 'A sack of terrace rice'), ROOM.silk, (s) => [
    sack(s, { x: 800, y: 1370, size: 950 }, '#e6d6b0', PIGMENT.malachiteDeep),
  ]),
  goodsScene('goods-chilli-sauce', alt('两罐山椒酱', 'Two jars of mountain chilli sauce'), ROOM.sky, (s) => [
    sauceJar(s, { x: 610, y: 1270, size: 680 }, '#5d6b2e', '#d9c59a'),
    sauceJar(s, { x: 1000, y: 1360, size: 740 }, '#a5301c', '#f0e2c6'),
  ]),
  goodsScene('goods-oranges', alt('三个高山脐橙', 'Three mountain navel oranges'), ROOM.slate, (s) => [
    oranges(s, { x: 800, y: 1380, size: 1080 }),
  ]),
  goodsScene(
    'goods-tea-break',
    alt('茶壶与茶点', 'A teapot and something to eat with it'),
    ROOM.dusk,
    (s) => [
      teapot(s, { x: 760, y: 1240, size: 620 }, '#7d4334'),
      group({ transform: 'translate(1090 1400) scale(4.2)' }, pastry(0, -10, 20, '#eeb9a2')),
      cup(s, { x: 480, y: 1410, size: 260 }),
    ],
  ),
];
