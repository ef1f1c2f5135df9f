import { vase } from '../draw/craft';
import { foldedCloth } from '../draw/home-goods';
import { mug } from '../draw/kiln-goods';
import { pastryPlate } from '../draw/pantry-goods';
import { book, bookStack, foldingFan } from '../draw/study-goods';
import { cup, teapot } from '../draw/table';
import { gaiwan, glassJar, tin } from '../draw/tea-goods';
import type { Scene } from '../scene';
import { alt, goodsScene, ROOM } from './goods-scene';

/** What buyers photograph at home: the thing among their own. */
export const reviewScenes: readonly Scene[] = [
  goodsScene(
    'review-tea-desk',
    alt('买家的书桌上，一罐茶和一本书', 'A tin of tea and a book on a buyer’s desk'),
    { ...ROOM.slate, shape: 'window' },
    (s) => [
      bookStack(s, { x: 1130, y: 1240, size: 560 }, ['#a5432f', '#3d4468']),
      tin(s, { x: 560, y: 1370, size: 720 }, '#2f7d63'),
      mug(s, { x: 1130, y: 1440, size: 330 }, '#e9d9b8', '#a5432f'),
    ],
  ),
  goodsScene('review-tea-time', alt('买家泡的一壶茶', 'A pot of tea a buyer made'), ROOM.dusk, (s) => [
    teapot(s, { x: 900, y: 1270, size: 560 }, '#7d4334'),
    cup(s, { x: 430, y: 1340, size: 240 }, '#f2efe6', '#a8441f'),
    cup(s, { x: 700, y: 1430, size: 250 }, '#f2efe6', '#a8441f'),
  ]),
  goodsScene('review-cup', alt('窗边的一盏茶', 'A cup by the window'), ROOM.sky, (s) => [
    gaiwan(s, { x: 860, y: 1390, size: 800 }, '#e6efe8', '#2f7d63'),
  ]),
  goodsScene(
    'review-vase',
    alt('摆在玄关的花瓶', 'The vase in a buyer’s hall'),
    { ...ROOM.rose, shape: 'plain' },
    (s) => [
      vase(s, 'plum', { x: 660, y: 1330, size: 820 }, '#7fb09a'),
      bookStack(s, { x: 1180, y: 1390, size: 420 }, ['#e6d2aa', '#86a39a']),
    ],
  ),
  goodsScene(
    'review-bookshelf',
    alt('书架上的新书', 'New books on a shelf'),
    { ...ROOM.clay, shape: 'arch' },
    (s) => [
      book(s, { x: 480, y: 1330, size: 700 }, '#1d5a96', '#d8e6dc', 'hills'),
      book(s, { x: 880, y: 1360, size: 660 }, '#2b5f4c', '#cfe0b8', 'leaf'),
      cup(s, { x: 1280, y: 1400, size: 260 }),
    ],
  ),
  goodsScene(
    'review-snack',
    alt('下午茶的点心', 'Pastries for the afternoon'),
    { ...ROOM.moss, shape: 'plain' },
    (s) => [
      pastryPlate(s, { x: 720, y: 1330, size: 840 }, '#eeb9a2', '#9fc3b2'),
      cup(s, { x: 1270, y: 1420, size: 290 }, '#f2efe6', '#c5c66a'),
    ],
  ),
  goodsScene(
    'review-honey',
    alt('厨房里的蜂蜜', 'Honey in a kitchen'),
    { ...ROOM.silk, shape: 'window' },
    (s) => [
      glassJar(s, { x: 560, y: 1350, size: 720 }, '#dd9a1e', '#a87a2a'),
      mug(s, { x: 1090, y: 1400, size: 480 }, '#dfe9ea', '#1f6d66'),
    ],
  ),
  goodsScene(
    'review-cloth',
    alt('铺在桌上的蓝染布和折扇', 'Indigo cloth and a fan on a table'),
    { ...ROOM.celadon, shape: 'plain' },
    (s) => [
      foldedCloth(s, { x: 560, y: 1300, size: 620 }, '#24518a'),
      foldingFan(s, { x: 1060, y: 1400, size: 420 }, '#f6efdd', '#a5432f'),
    ],
  ),
];
