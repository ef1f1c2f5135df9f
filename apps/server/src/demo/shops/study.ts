import { text } from '../text';
import { sku, spec, TAG } from './options';
import type { DemoProduct } from './types';

const base = {
  shop: 'shop-yunshang',
  category: 'category-study',
  freight: 'freight-yunshang-from',
} as const;

export const STUDY: readonly DemoProduct[] = [
  {
    ...base,
    id: 'product-walks-book',
    name: text('《云上行旅》', 'Walks above the Clouds'),
    subtitle: text('栖云岭十二条步道，附折页地图', 'Twelve paths of Qiyun Ridge, with a folding map'),
    about: [
      text(
        '作者在栖云岭当了十一年护林员，每条路写清楚水源、风口和看日出的石头。书后附一张防水折页地图。',
        'The author was a ranger on the ridge for eleven years: springs, windy saddles and the stone to watch the sunrise from. A waterproof map is folded in at the back.',
      ),
      text(
        '平装 256 页；精装布面，作者签名。',
        'Paperback, 256 pages; the hardback is clothbound and signed.',
      ),
    ],
    tags: [TAG.local, TAG.signature],
    pictures: ['goods-mountain-book', 'review-bookshelf'],
    soldCount: 1733,
    specs: [
      spec('binding', '装帧', 'Binding', [
        ['paper', '平装', 'Paperback'],
        ['cloth', '精装签名', 'Hardback, signed'],
      ]),
    ],
    skus: [sku('paper', 4_980, 260, 420, 5_800), sku('cloth', 9_800, 60, 640)],
  },
  {
    ...base,
    id: 'product-one-leaf-book',
    name: text('《一叶：写给刚开始喝茶的人》', 'One Leaf: Tea for Beginners'),
    subtitle: text('一页一问，七十二问', 'One question a page, seventy-two of them'),
    about: [
      text(
        '为什么第一泡要快？隔夜茶能不能喝？雾芽茶园的师傅用大白话回答，每问配一张小画。',
        'Why is the first cup quick? May you drink it the next day? The masters of the Mistbud garden answer in plain words, with a small drawing each.',
      ),
    ],
    tags: [TAG.gift],
    pictures: ['goods-tea-book', 'review-bookshelf'],
    soldCount: 902,
    specs: [
      spec('binding', '装帧', 'Binding', [
        ['paper', '平装', 'Paperback'],
        ['sewn', '裸脊锁线', 'Open spine, sewn'],
      ]),
    ],
    skus: [sku('paper', 3_990, 220, 300), sku('sewn', 5_200, 110, 320)],
  },
  {
    ...base,
    id: 'product-moon-poems',
    name: text('《月下集》', 'Under the Moon: Poems'),
    subtitle: text('镜湖看月的一百首', 'A hundred poems about the moon on Mirror Lake'),
    about: [
      text(
        '从唐到今天，在湖边写月亮的诗选了一百首，竖排，中英对照。',
        'A hundred poems written by lakes, from the Tang to today, set in columns with English beside them.',
      ),
    ],
    tags: [TAG.design],
    pictures: ['goods-moon-book'],
    soldCount: 417,
    specs: [
      spec('binding', '装帧', 'Binding', [
        ['paper', '平装', 'Paperback'],
        ['box', '函套线装', 'Thread-bound, in a case'],
      ]),
    ],
    skus: [sku('paper', 4_200, 150, 280), sku('box', 12_800, 40, 520)],
  },
  {
    ...base,
    id: 'product-gazetteer',
    name: text(
      '《澄江志：一条江和它两岸的渡口、桥梁、茶路、庙会、船歌、鱼市与七十二位手艺人三百年间始终不肯轻易散去的旧事与新说增订本》',
      'The Chenglan River: ferries, bridges, tea roads and seventy-two makers',
    ),
    subtitle: text('九百页的地方志，读起来像小说', 'Nine hundred pages that read like a novel'),
    about: [
      text(
        '县志馆三代人续写，第一次公开出版。老地图四十张，口述七十二篇，渡口的号子记了谱。',
        'Three generations at the county archive wrote it; this is its first edition for everybody. Forty old maps, seventy-two told lives, and the ferrymen’s songs with their notes.',
      ),
    ],
    tags: [TAG.local],
    pictures: ['goods-river-book'],
    soldCount: 156,
    specs: [],
    skus: [sku('', 16_800, 45, 1_650, 19_800)],
  },
  {
    ...base,
    id: 'product-season-books',
    name: text('四季书单', 'Books for a season'),
    subtitle: text('店员选的五本，附一封信', 'Five chosen by the shop, with a letter'),
    about: [
      text(
        '每季换一次，五本里至少有一本是我们自己没读完就想推荐的。附一封手写信，说为什么选它们。',
        'Changed with the season; at least one is a book we recommend before we have finished it. A letter by hand says why.',
      ),
    ],
    tags: [TAG.set, TAG.gift],
    pictures: ['goods-book-stack'],
    soldCount: 268,
    specs: [
      spec('theme', '主题', 'Theme', [
        ['hill', '山', 'Hills'],
        ['water', '水', 'Water'],
        ['home', '家', 'Home'],
      ]),
    ],
    skus: [
      sku('hill', 19_900, 60, 2_100, 24_500),
      sku('water', 19_900, 55, 2_000, 23_800),
      sku('home', 18_900, 70, 1_900),
    ],
  },
  {
    ...base,
    id: 'product-stitched-notebook',
    name: text('线装笔记本', 'Stitched notebook'),
    subtitle: text('摊得平，墨不洇', 'Lies flat, takes ink'),
    about: [
      text(
        '云岭竹纸，手工五眼线装，一百六十页。封面用月桥染坊的布头，每本花纹不同。',
        'Bamboo paper of the ridge, sewn by hand through five holes, 160 pages. The covers are ends of cloth from the Moonbridge dye house, each with its own pattern.',
      ),
    ],
    tags: [TAG.design, TAG.handmade],
    pictures: ['goods-notebook'],
    soldCount: 3055,
    specs: [
      spec('colour', '颜色', 'Colour', [
        ['indigo', '靛蓝', 'Indigo'],
        ['madder', '茜红', 'Madder'],
        ['tea', '茶褐', 'Tea brown'],
        ['pine', '松绿', 'Pine'],
      ]),
      spec('ruling', '内页', 'Paper', [
        ['plain', '空白', 'Plain'],
        ['lined', '横线', 'Lined'],
      ]),
    ],
    skus: [
      sku('indigo plain', 3_800, 140, 260),
      sku('indigo lined', 3_800, 130, 260),
      sku('madder plain', 3_800, 90, 260),
      sku('madder lined', 3_800, 100, 260),
      sku('tea plain', 3_600, 120, 260),
      sku('tea lined', 3_600, 120, 260),
      sku('pine plain', 3_800, 80, 260),
      sku('pine lined', 3_800, 90, 260),
    ],
  },
  {
    ...base,
    id: 'product-brushes',
    name: text('山居毛笔', 'Mountain writing brushes'),
    subtitle: text('兼毫，初学也好控制', 'Mixed hair, kind to beginners'),
    about: [
      text(
        '笔锋四分狼毫六分羊毫，蓄墨足、弹性够。竹杆刻了杆号，买错可以换。',
        'Four parts weasel, six parts goat: it holds ink and springs back. Sizes are cut into the bamboo; the wrong one can be exchanged.',
      ),
    ],
    tags: [TAG.handmade],
    pictures: ['goods-brushes'],
    soldCount: 590,
    specs: [
      spec('size', '型号', 'Size', [
        ['small', '小楷', 'Small'],
        ['medium', '中楷', 'Medium'],
        ['large', '大楷', 'Large'],
        ['set', '三支连笔架', 'Three, with a stand'],
      ]),
    ],
    skus: [
      sku('small', 3_200, 160, 60),
      sku('medium', 3_800, 150, 70),
      sku('large', 4_600, 120, 80),
      sku('set', 13_800, 45, 760, 15_600),
    ],
  },
  {
    ...base,
    id: 'product-small-scroll',
    name: text('山水小轴', 'Small landscape scroll'),
    subtitle: text('木版水印，一张一个样', 'Printed from wood blocks, no two alike'),
    about: [
      text(
        '十二块版套印，每张水分不同，山色就不同。绫裱立轴，挂起来一尺半高。',
        'Twelve blocks, and a little more or less water each time, so the hills differ. Mounted on silk, half a metre high.',
      ),
    ],
    tags: [TAG.gift],
    pictures: ['goods-scroll'],
    soldCount: 203,
    specs: [
      spec('view', '画面', 'View', [
        ['ridge', '栖云岭', 'Qiyun Ridge'],
        ['lake', '镜湖', 'Mirror Lake'],
        ['gorge', '飞涟峡', 'Feilian Gorge'],
      ]),
    ],
    skus: [sku('ridge', 15_800, 42, 380), sku('lake', 15_800, 38, 380), sku('gorge', 16_800, 30, 380)],
  },
  {
    ...base,
    id: 'product-postcards',
    name: text('四季明信片', 'Postcards of the seasons'),
    subtitle: text('旧版已下架，新版筹备中', 'The old set is off sale; a new one is being drawn'),
    about: [
      text(
        '十二张一套，背面印着拍摄地的海拔和日期。盖云岭邮局的风景戳，可代寄。',
        'Twelve cards with the height and the day of each view on the back. We stamp them at the ridge’s post office and post them for you.',
      ),
    ],
    tags: [TAG.design],
    pictures: ['goods-postcards'],
    soldCount: 2480,
    onSale: false,
    specs: [
      spec('set', '套装', 'Set', [
        ['12', '12 张', '12 cards'],
        ['24', '24 张', '24 cards'],
      ]),
    ],
    skus: [sku('12', 2_400, 80, 120), sku('24', 4_200, 60, 220)],
  },
];
