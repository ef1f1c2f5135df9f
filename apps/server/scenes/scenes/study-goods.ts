import { PIGMENT } from '../color';
import { umbrella } from '../draw/craft';
import { candle, comb, flask, foldedCloth, soap, toteBag, woodenSpoons } from '../draw/home-goods';
import { lantern } from '../draw/lantern';
import {
  book,
  bookStack,
  brushStand,
  foldingFan,
  notebook,
  postcards,
  roundFan,
  scroll,
} from '../draw/study-goods';
import type { Scene } from '../scene';
import { alt, goodsScene, ROOM } from './goods-scene';

/** Books, paper and what lies on a desk. */
const desk: readonly Scene[] = [
  goodsScene(
    'goods-mountain-book',
    alt('《云上行旅》的封面', 'The cover of a book of mountain walks'),
    ROOM.silk,
    (s) => [book(s, { x: 800, y: 1360, size: 940 }, '#1d5a96', '#d8e6dc', 'hills')],
  ),
  goodsScene('goods-tea-book', alt('一本讲茶的书', 'A book about tea'), ROOM.moss, (s) => [
    book(s, { x: 800, y: 1360, size: 940 }, '#2b5f4c', '#cfe0b8', 'leaf'),
  ]),
  goodsScene('goods-moon-book', alt('一本诗集', 'A book of poems'), ROOM.dusk, (s) => [
    book(s, { x: 800, y: 1360, size: 940 }, '#3d4468', '#e6d2aa', 'moon'),
  ]),
  goodsScene(
    'goods-river-book',
    alt('一本地方志', 'A book about a river and its town'),
    ROOM.celadon,
    (s) => [book(s, { x: 800, y: 1360, size: 940 }, '#a5432f', '#f4efe4', 'wave')],
  ),
  goodsScene('goods-book-stack', alt('一摞书', 'A stack of books'), ROOM.clay, (s) => [
    bookStack(s, { x: 800, y: 1370, size: 940 }, ['#1d5a96', '#a5432f', '#2b5f4c', '#a87a2a', '#3d4468']),
  ]),
  goodsScene('goods-notebook', alt('线装笔记本', 'A notebook stitched by hand'), ROOM.rose, (s) => [
    notebook(s, { x: 800, y: 1340, size: 920 }, '#2f5f7d'),
  ]),
  goodsScene(
    'goods-brushes',
    alt('挂着四支毛笔的笔架', 'Four brushes hanging from a stand'),
    ROOM.sky,
    (s) => [brushStand(s, { x: 800, y: 1370, size: 1040 })],
  ),
  goodsScene(
    'goods-scroll',
    alt('山水小轴', 'A small hanging scroll of hills'),
    { ...ROOM.silk, shape: 'plain', edge: 0.9 },
    (s) => [scroll(s, { x: 800, y: 1330, size: 980 }, '#2f6f68')],
  ),
  goodsScene('goods-postcards', alt('四季明信片', 'Postcards of the four seasons'), ROOM.slate, (s) => [
    postcards(s, { x: 800, y: 1500, size: 1150 }),
  ]),
  goodsScene('goods-folding-fan', alt('山水折扇', 'A folding fan with hills'), ROOM.celadon, (s) => [
    foldingFan(s, { x: 800, y: 1200, size: 760 }, '#f6efdd', '#1d5a96'),
  ]),
];

/** Cloth, wood and paper for the house. */
const house: readonly Scene[] = [
  goodsScene(
    'goods-round-fan',
    alt('梅花团扇', 'A round silk fan with plum blossoms'),
    { ...ROOM.sky, edge: 0.92 },
    (s) => [roundFan(s, { x: 790, y: 1220, size: 960 }, '#e9eddd', '#c8566a')],
  ),
  goodsScene('goods-indigo-cloth', alt('叠好的蓝染布', 'Indigo cloths, folded'), ROOM.silk, (s) => [
    foldedCloth(s, { x: 800, y: 1350, size: 1000 }, '#24518a'),
  ]),
  goodsScene('goods-indigo-bag', alt('扎染布袋', 'A tie-dyed bag'), ROOM.rose, (s) => [
    toteBag(s, { x: 800, y: 1370, size: 980 }, '#2c5d97', 'rings'),
  ]),
  goodsScene('goods-madder-bag', alt('茜染布袋', 'A bag dyed with madder'), ROOM.slate, (s) => [
    toteBag(s, { x: 800, y: 1370, size: 980 }, '#a8503f', 'blossoms'),
  ]),
  goodsScene('goods-comb', alt('黄杨木梳', 'A comb of boxwood'), ROOM.moss, (s) => [
    comb(s, { x: 800, y: 1280, size: 980 }, '#c79a5c'),
  ]),
  goodsScene('goods-spoons', alt('陶罐里的木勺', 'Wooden spoons in a jar'), ROOM.clay, (s) => [
    woodenSpoons(s, { x: 800, y: 1370, size: 930 }, '#86a39a'),
  ]),
  goodsScene(
    'goods-candle',
    alt('点着的香薰蜡烛', 'A scented candle, lit'),
    { ...ROOM.dusk, wall: '#b59a86', table: '#4d3427' },
    (s) => [candle(s, { x: 800, y: 1350, size: 960 }, '#7c5a4c')],
  ),
  goodsScene('goods-soap', alt('两块山泉皂', 'Two cakes of spring-water soap'), ROOM.celadon, (s) => [
    soap(s, { x: 790, y: 1340, size: 1040 }, ['#cfdcc0', '#e9d9b8']),
  ]),
  goodsScene('goods-flask', alt('山形保温杯', 'A flask with a range of hills'), ROOM.sky, (s) => [
    flask(s, { x: 800, y: 1370, size: 950 }, '#1f6d66'),
  ]),
  goodsScene('goods-umbrella', alt('撑开的油纸伞', 'A paper umbrella, open'), ROOM.silk, () => [
    umbrella({ x: 800, y: 830, size: 620 }, PIGMENT.cinnabar, -8),
  ]),
  goodsScene(
    'goods-lantern',
    alt('亮着的手作灯笼', 'A lantern made by hand, lit'),
    { ...ROOM.dusk, wall: '#8d6f62', table: '#3d2a22', shape: 'plain' },
    (s) => [lantern(s, { x: 800, y: 260, size: 780 }, true)],
  ),
];

export const studyGoodsScenes: readonly Scene[] = [...desk, ...house];
