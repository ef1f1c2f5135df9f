import { text } from '../text';
import { sku, spec, TAG } from './options';
import type { DemoProduct } from './types';

const base = {
  shop: 'shop-yaohuo',
  category: 'category-ceramics',
  freight: 'freight-yaohuo-fragile',
} as const;
const PACKED = text(
  '木箱加稻草打包，签收时请开箱看一眼，碎了当天补发。',
  'Packed in straw and a wooden crate. Look inside when it arrives; what is broken is sent again the same day.',
);

/** The big and the fragile. */
export const KILN: readonly DemoProduct[] = [
  {
    ...base,
    id: 'product-bottle-vase',
    name: text('月白玉壶春瓶', 'Moon-white bottle vase'),
    subtitle: text('弦纹两道，线条最静', 'Two fine rings, the quietest of lines'),
    about: [
      text(
        '宋人的样子，一笔收到底。白不是纸白，是月亮照在雪上的白。',
        'A Song shape, one line from lip to foot. Not the white of paper: the white of the moon on snow.',
      ),
      PACKED,
    ],
    tags: [TAG.handmade],
    pictures: ['goods-bottle-vase'],
    soldCount: 121,
    specs: [
      spec('size', '高', 'Height', [
        ['20cm', '20 厘米', '20 cm'],
        ['28cm', '28 厘米', '28 cm'],
      ]),
    ],
    skus: [sku('20cm', 22_800, 28, 1_100), sku('28cm', 35_800, 22, 1_900)],
  },
  {
    ...base,
    id: 'product-gourd-vase',
    name: text('茶叶末釉葫芦瓶', 'Tea-dust gourd vase'),
    subtitle: text('福禄的好意头', 'A gourd for good fortune'),
    about: [
      text(
        '釉里析出细小的黄绿晶点，像茶末落在水面。摆在玄关，光从侧面来最好看。',
        'Fine yellow-green crystals rise in the glaze like tea dust on water. Put it where the light comes from the side.',
      ),
      PACKED,
    ],
    tags: [TAG.gift],
    pictures: ['goods-gourd-vase'],
    soldCount: 88,
    specs: [
      spec('size', '高', 'Height', [
        ['18cm', '18 厘米', '18 cm'],
        ['26cm', '26 厘米', '26 cm'],
      ]),
    ],
    skus: [sku('18cm', 19_800, 32, 900), sku('26cm', 29_800, 25, 1_700)],
  },
  {
    ...base,
    id: 'product-incense-burner',
    name: text('三足小香炉', 'Three-footed incense burner'),
    subtitle: text('开窑即空，下一窑登记', 'Gone with each firing; the next is on its way'),
    about: [
      text(
        '盖上五孔，烟走得慢。每窑只放十二只在火口，售罄后下月开窑再上。',
        'Five holes in the lid let the smoke go slowly. Only twelve stand at the mouth of the kiln each time; the next firing is in a month.',
      ),
      PACKED,
    ],
    tags: [TAG.few],
    pictures: ['goods-incense-burner'],
    soldCount: 240,
    specs: [
      spec('glaze', '釉色', 'Glaze', [
        ['celadon', '青瓷', 'Celadon'],
        ['iron', '铁锈', 'Rust'],
      ]),
    ],
    skus: [sku('celadon', 25_800, 0, 760), sku('iron', 27_800, 0, 760)],
  },
  {
    ...base,
    id: 'product-water-jar',
    name: text('带盖大陶缸', 'Stoneware jar with a lid'),
    subtitle: text('养水、存米、腌菜', 'For water, rice or pickles'),
    about: [
      text(
        '粗陶透气不透水，水在缸里三天不腐。缸重，快递送货上楼请在备注写明。',
        'Coarse stoneware breathes and does not leak; water stays sweet for three days. It is heavy: say in the remark if it must be carried upstairs.',
      ),
      PACKED,
    ],
    tags: [TAG.local],
    pictures: ['goods-water-jar'],
    soldCount: 67,
    specs: [
      spec('size', '容量', 'Size', [
        ['15l', '15 升', '15 litres'],
        ['25l', '25 升', '25 litres'],
      ]),
    ],
    skus: [sku('15l', 23_800, 34, 12_000), sku('25l', 33_800, 24, 18_500)],
  },
];
