import { vase } from '../draw/craft';
import { bowlStack, incenseBurner, mug, paintedPlate, waterJar } from '../draw/kiln-goods';
import { cup, teapot } from '../draw/table';
import { gaiwan } from '../draw/tea-goods';
import type { Scene } from '../scene';
import { alt, goodsScene, ROOM } from './goods-scene';

/** What comes out of the kiln. */
export const kilnGoodsScenes: readonly Scene[] = [
  goodsScene('goods-clay-teapot', alt('紫泥茶壶', 'A teapot of purple clay'), ROOM.silk, (s) => [
    teapot(s, { x: 840, y: 1340, size: 820 }, '#7d4334'),
  ]),
  goodsScene('goods-red-clay-teapot', alt('朱泥小壶', 'A small teapot of red clay'), ROOM.celadon, (s) => [
    teapot(s, { x: 860, y: 1330, size: 700 }, '#b4553a'),
    cup(s, { x: 420, y: 1400, size: 240 }, '#c9714f', '#8a4a22'),
  ]),
  goodsScene('goods-gaiwan', alt('青花盖碗', 'A covered bowl in blue and white'), ROOM.slate, (s) => [
    gaiwan(s, { x: 800, y: 1350, size: 1020 }, '#f2efe6', '#1d5a96'),
  ]),
  goodsScene('goods-celadon-cups', alt('一套青瓷品茗杯', 'A set of celadon tasting cups'), ROOM.clay, (s) => [
    cup(s, { x: 520, y: 1200, size: 320 }, '#9fc3b2'),
    cup(s, { x: 1000, y: 1190, size: 310 }, '#86b3a6'),
    cup(s, { x: 770, y: 1370, size: 380 }, '#a9cbbb'),
    cup(s, { x: 1230, y: 1360, size: 350 }, '#94bdae'),
    cup(s, { x: 340, y: 1400, size: 340 }, '#b9d2c4'),
  ]),
  goodsScene('goods-bowls', alt('叠起来的饭碗', 'A stack of rice bowls'), ROOM.moss, (s) => [
    bowlStack(s, { x: 800, y: 1370, size: 1080 }, ['#9fc3b2', '#f2efe6', '#7fa8c6', '#e6d2aa']),
  ]),
  goodsScene('goods-lotus-plate', alt('手绘荷花盘', 'A plate with a lotus painted on it'), ROOM.dusk, (s) => [
    paintedPlate(s, { x: 800, y: 1370, size: 1020 }, '#f2efe6', '#b8556a'),
  ]),
  goodsScene('goods-plum-vase', alt('梅子青梅瓶', 'A plum vase in plum green'), ROOM.rose, (s) => [
    vase(s, 'plum', { x: 800, y: 1380, size: 1010 }, '#7fb09a'),
  ]),
  goodsScene(
    'goods-bottle-vase',
    alt('月白玉壶春瓶', 'A pear-shaped bottle in moon white'),
    ROOM.slate,
    (s) => [vase(s, 'bottle', { x: 800, y: 1380, size: 1000 }, '#cfdcdf', true)],
  ),
  goodsScene('goods-gourd-vase', alt('茶叶末釉葫芦瓶', 'A gourd vase in tea-dust glaze'), ROOM.silk, (s) => [
    vase(s, 'gourd', { x: 800, y: 1380, size: 940 }, '#7d7a45'),
  ]),
  goodsScene('goods-incense-burner', alt('三足香炉', 'An incense burner on three feet'), ROOM.moss, (s) => [
    incenseBurner(s, { x: 800, y: 1370, size: 860 }, '#6f9c8e'),
  ]),
  goodsScene('goods-water-jar', alt('带盖的大陶缸', 'A big stoneware jar with its lid'), ROOM.clay, (s) => [
    waterJar(s, { x: 800, y: 1400, size: 1080 }, '#8a5a3c', '#4f7a76'),
  ]),
  goodsScene('goods-mug', alt('山形马克杯', 'A mug with a band of hills'), ROOM.sky, (s) => [
    mug(s, { x: 740, y: 1350, size: 900 }, '#e8efe9', '#1d5a96'),
  ]),
];
