import { text } from '../text';
import { sku, spec, TAG } from './options';
import type { DemoProduct } from './types';

// What comes out of blind boxes and is sold in nothing else.

export const SIX_VIEWS_ID = 'product-six-views';
export const KILN_MINIS_ID = 'product-kiln-minis';

/** More than the sets of some years take. */
const PLENTY = 3_000;

export const BOXED: readonly DemoProduct[] = [
  {
    id: SIX_VIEWS_ID,
    shop: 'shop-jiuxiang',
    category: 'category-home',
    freight: 'freight-jiuxiang-free',
    onSale: false,
    name: text('澄岚六景小砚屏', 'Six views of Chenglan, small desk screens'),
    subtitle: text('案头一景，只在盲盒中', 'A view for the desk, in blind boxes alone'),
    about: [
      text(
        '竹框绢面，手掌大小，立在书案上。六景之外另有月桥一屏，是隐藏款。',
        'Silk in a bamboo frame, the size of a hand, to stand on a desk. Besides the six there is the Moonbridge, the hidden one.',
      ),
    ],
    tags: [TAG.handmade],
    pictures: ['mirror-lake-bridge'],
    soldCount: 0,
    specs: [
      spec('view', '景', 'View', [
        ['clouds', '栖云岭', 'Qiyun Ridge'],
        ['lake', '镜湖雨', 'Rain on Mirror Lake'],
        ['bamboo', '云塘竹', 'Bamboo of Yuntang'],
        ['lotus', '莲屿舟', 'Boat at Lotus Isle'],
        ['tea', '雾芽茶山', 'Mistbud tea hills'],
        ['maple', '枫溪', 'Maple stream'],
        ['moonbridge', '月桥', 'Moonbridge'],
      ]),
    ],
    skus: [
      ...['clouds', 'lake', 'bamboo', 'lotus', 'tea', 'maple'].map((view) => sku(view, 3_900, PLENTY, 180)),
      sku('moonbridge', 12_900, PLENTY, 180),
    ],
  },
  {
    id: KILN_MINIS_ID,
    shop: 'shop-yaohuo',
    category: 'category-ceramics',
    onSale: false,
    name: text('窑火小器', 'Kilnfire miniatures'),
    subtitle: text('一寸高的小瓶小盏', 'Vases and cups an inch high'),
    about: [
      text(
        '开窑时塞在大器缝里烧成的小件，每只釉色都不同。',
        'Small pieces fired in the gaps between the large ones; no two glazes are alike.',
      ),
    ],
    tags: [TAG.handmade],
    pictures: ['goods-gourd-vase'],
    soldCount: 0,
    specs: [
      spec('piece', '器形', 'Piece', [
        ['gourd', '葫芦小瓶', 'Gourd vase'],
        ['jar', '小水盂', 'Water jar'],
        ['plate', '莲叶小碟', 'Lotus dish'],
        ['celadon', '天青小盏', 'Celadon cup'],
      ]),
    ],
    skus: [
      ...['gourd', 'jar', 'plate'].map((piece) => sku(piece, 2_900, PLENTY, 120)),
      sku('celadon', 8_800, PLENTY, 120),
    ],
  },
];
