import { text } from '../text';
import { sku, spec, TAG } from './options';
import type { DemoProduct } from './types';

const base = {
  shop: 'shop-jiuxiang',
  category: 'category-home',
  freight: 'freight-jiuxiang-free',
} as const;

export const SUNDRIES: readonly DemoProduct[] = [
  {
    ...base,
    id: 'product-round-fan',
    name: text('梅花团扇', 'Plum blossom fan'),
    subtitle: text('真丝绢面，竹柄流苏', 'Silk on bamboo, with a tassel'),
    about: [
      text(
        '绢面先上浆再落笔，梅枝一气画完。夏天扇凉，冬天压在书案上当一幅画。',
        'The silk is sized and the branch painted in one go. A breeze in summer, a picture on the desk in winter.',
      ),
    ],
    tags: [TAG.handmade],
    pictures: ['goods-round-fan'],
    soldCount: 512,
    specs: [
      spec('flower', '花色', 'Flower', [
        ['plum', '红梅', 'Red plum'],
        ['orchid', '兰', 'Orchid'],
        ['bamboo', '竹', 'Bamboo'],
      ]),
    ],
    skus: [sku('plum', 6_800, 60, 120), sku('orchid', 6_800, 50, 120), sku('bamboo', 6_400, 55, 120)],
  },
  {
    ...base,
    id: 'product-indigo-bag',
    name: text('扎染布袋', 'Tie-dyed bag'),
    subtitle: text('装得下一台电脑', 'Big enough for a laptop'),
    about: [
      text(
        '十二安帆布，扎好放进蓝靛缸里浸九次。头两次请单独冷水洗。',
        'Heavy canvas, tied and dipped nine times in the indigo vat. Wash it alone in cold water at first.',
      ),
    ],
    tags: [TAG.handmade, TAG.signature],
    pictures: ['goods-indigo-bag', 'review-cloth'],
    soldCount: 1408,
    specs: [
      spec('pattern', '花纹', 'Pattern', [
        ['rings', '涟漪', 'Rings'],
        ['snow', '雪花', 'Snow'],
        ['clouds', '云', 'Clouds'],
      ]),
    ],
    skus: [sku('rings', 8_900, 70, 320), sku('snow', 8_900, 60, 320), sku('clouds', 9_200, 40, 320)],
  },
  {
    ...base,
    id: 'product-madder-bag',
    name: text('茜染小袋', 'Small madder bag'),
    subtitle: text('根染的红，越洗越柔', 'Red from a root, softer with each wash'),
    about: [
      text(
        '茜草根煮出来的红，不是艳红。配一根可以调长短的带子，斜背刚好。',
        'A red boiled from madder root, not a loud one. The strap can be let out to be worn across.',
      ),
    ],
    tags: [TAG.local],
    pictures: ['goods-madder-bag'],
    soldCount: 366,
    specs: [
      spec('size', '尺寸', 'Size', [
        ['s', '小', 'Small'],
        ['m', '中', 'Medium'],
      ]),
    ],
    skus: [sku('s', 5_900, 48, 140), sku('m', 7_600, 42, 220)],
  },
  {
    ...base,
    id: 'product-boxwood-comb',
    name: text('黄杨木梳', 'Boxwood comb'),
    subtitle: text('不起静电，可以刻字', 'No static; a name can be cut in it'),
    about: [
      text(
        '二十年以上的黄杨，一寸长一年。齿尖打磨十二遍，梳头不刮头皮。要刻字请写在备注里。',
        'Boxwood of more than twenty years, an inch a year. The teeth are polished twelve times. Write in the remark what should be cut in it.',
      ),
    ],
    tags: [TAG.gift],
    pictures: ['goods-comb'],
    soldCount: 2177,
    specs: [
      spec('teeth', '齿', 'Teeth', [
        ['fine', '密齿', 'Fine'],
        ['wide', '宽齿', 'Wide'],
        ['travel', '便携', 'Travel'],
      ]),
    ],
    skus: [sku('fine', 5_800, 90, 60), sku('wide', 6_200, 85, 70), sku('travel', 4_200, 120, 40)],
  },
  {
    ...base,
    id: 'product-wooden-spoons',
    name: text('木勺一筒', 'Wooden spoons in a jar'),
    subtitle: text('三支一筒，不伤锅', 'Three in a jar; kind to pans'),
    about: [
      text(
        '樱桃木、胡桃木、荷木各一支，只上核桃油。筒是窑火工坊的次品，略有歪斜。',
        'One each of cherry, walnut and schima, finished with walnut oil. The jar is a second of the Kilnfire Workshop and leans a little.',
      ),
    ],
    tags: [TAG.set],
    pictures: ['goods-spoons'],
    soldCount: 689,
    specs: [
      spec('wood', '搭配', 'Woods', [
        ['mixed', '三木', 'Three woods'],
        ['cherry', '全樱桃木', 'All cherry'],
      ]),
    ],
    skus: [sku('mixed', 7_800, 60, 520), sku('cherry', 8_800, 36, 520)],
  },
  {
    ...base,
    id: 'product-scented-candle',
    name: text('旧巷香薰蜡烛', 'Old Lane candle'),
    subtitle: text('大豆蜡，能点四十小时', 'Soy wax, forty hours'),
    about: [
      text(
        '三种味道都是古镇里闻得到的：雨后青石、木樨、隔壁的豆腐坊。杯子用完可以当笔筒。',
        'Three smells you meet in the old town: wet stone, osmanthus, and the bean curd next door. The cup holds pens afterwards.',
      ),
    ],
    tags: [TAG.design],
    pictures: ['goods-candle'],
    soldCount: 930,
    specs: [
      spec('scent', '香味', 'Scent', [
        ['rain', '雨后青石', 'Wet stone'],
        ['osmanthus', '木樨', 'Osmanthus'],
        ['bean', '豆香', 'Soy milk'],
      ]),
    ],
    skus: [sku('rain', 8_600, 44, 420), sku('osmanthus', 8_600, 52, 420), sku('bean', 7_900, 38, 420)],
  },
  {
    ...base,
    id: 'product-paper-umbrella',
    name: text('桐油纸伞', 'Oiled paper umbrella'),
    subtitle: text('七十二道工序，能挡小雨', 'Seventy-two steps; it stands light rain'),
    about: [
      text(
        '楠竹做骨，棉纸糊面，桐油刷三道。收伞前晾干，伞面能用十年。',
        'Ribs of bamboo, cotton paper, three coats of tung oil. Let it dry before you close it and it lasts ten years.',
      ),
    ],
    tags: [TAG.handmade, TAG.gift],
    pictures: ['goods-umbrella', 'goods-folding-fan'],
    soldCount: 774,
    specs: [
      spec('colour', '颜色', 'Colour', [
        ['red', '朱红', 'Red'],
        ['blue', '石青', 'Azurite'],
        ['cream', '米白', 'Cream'],
      ]),
    ],
    skus: [sku('red', 16_800, 32, 680), sku('blue', 16_800, 28, 680), sku('cream', 15_800, 30, 680)],
  },
  {
    ...base,
    id: 'product-paper-lantern',
    name: text('手作灯笼', 'Handmade lantern'),
    subtitle: text('折叠寄送，到手撑开就亮', 'Posted flat; open it and it glows'),
    about: [
      text(
        '竹篾为骨，红纱为面，配一枚可充电的灯芯。月桥灯市上挂的就是这一款。',
        'A frame of bamboo, red gauze and a light that is charged by cable. The lantern market of Moonbridge hangs the same ones.',
      ),
    ],
    tags: [TAG.local],
    pictures: ['goods-lantern'],
    soldCount: 1021,
    specs: [
      spec('size', '直径', 'Width', [
        ['25cm', '25 厘米', '25 cm'],
        ['40cm', '40 厘米', '40 cm'],
      ]),
    ],
    skus: [sku('25cm', 6_600, 80, 300), sku('40cm', 11_800, 36, 620)],
  },
];
