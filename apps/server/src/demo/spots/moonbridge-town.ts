import { text } from '../text';
import { EVERY_DAY, NO_DAY } from '../ticket-terms';
import type { DemoSpot } from '../types';

/** The old town: canals, lanterns, noodles. */
export const moonbridgeTown: DemoSpot = {
  id: 'spot-moonbridge-town',
  cityId: 'chenglan',
  name: text('月桥古镇', 'Moonbridge Old Town'),
  subtitle: text('天黑以后，灯比星多', 'After dark there are more lanterns than stars'),
  city: text('澄岚市', 'Chenglan'),
  address: text('澄岚市临湖区月桥街 9 号', '9 Yueqiao Street, Linhu District, Chenglan'),
  lat: 24.7523,
  lng: 113.0127,
  level: 4,
  themes: ['town', 'culture', 'night'],
  tags: [text('夜游灯市', 'Lantern market'), text('石拱桥', 'Stone bridges'), text('老字号', 'Old shops')],
  openTimes: [
    {
      season: text('日场（全年）', 'Day (all year)'),
      monthFrom: 1,
      monthTo: 12,
      days: EVERY_DAY,
      from: '08:30',
      to: '17:30',
      lastEntry: '17:00',
    },
    {
      season: text('夜游（全年，周一除外）', 'Evening (all year, except Mondays)'),
      monthFrom: 1,
      monthTo: 12,
      days: [0, 2, 3, 4, 5, 6],
      from: '18:00',
      to: '22:00',
      lastEntry: '21:00',
    },
  ],
  closedWeekdays: NO_DAY,
  phone: '0600-8010003',
  intro: text(
    '一条河，十一座石桥，三百户还在住的人家。白天是菜市和茶馆，天一黑，河两岸的灯笼一盏一盏点起来。',
    'One river, eleven stone bridges and three hundred families who still live here. By day there are markets and tea houses; at dusk the lanterns along both banks are lit one by one.',
  ),
  profile: [
    { type: 'heading', text: text('为什么叫月桥', 'Why Moonbridge') },
    {
      type: 'paragraph',
      text: text(
        '镇中心的石拱桥是半圆的，水里的倒影补成一整个圆，像月亮。桥栏上留着纤夫的绳痕，最深的一道有三厘米。',
        'The stone arch in the middle of town is a half circle, and its reflection completes it like a full moon. Ropes of the men who once towed barges have cut grooves into the railing, the deepest of them three centimetres.',
      ),
    },
    {
      type: 'picture',
      picture: 'moonbridge-town-morning',
      caption: text(
        '早上七点，河埠头洗菜的人最多',
        'Seven in the morning, the busiest hour on the river steps',
      ),
    },
    { type: 'heading', text: text('吃什么', 'What to eat') },
    {
      type: 'list',
      items: [
        text(
          '河虾汤面：汤里只有虾和葱，早市卖完为止。',
          'River-shrimp noodles: nothing but shrimp and scallion, sold until they run out.',
        ),
        text('桂花米糕：冷热都好吃，三块一盒。', 'Osmanthus rice cake, good warm or cold, three to a box.'),
        text(
          '酱园豆腐干：百年酱园，可看晒缸。',
          'Dried tofu from a century-old sauce yard whose sun jars you may visit.',
        ),
      ],
    },
    {
      type: 'picture',
      picture: 'moonbridge-town-noodles',
      caption: text('一碗面，一壶茶，坐到河边', 'A bowl of noodles, a pot of tea, a seat by the river'),
    },
    {
      type: 'paragraph',
      text: text(
        '夜游票含一程摇船和一盏可以带走的纸灯。放水灯的环节改成了电子烛，河里不留一根竹签。',
        'The evening ticket includes a boat ride and a paper lantern to take home. Floating lights are electric now, so nothing is left behind in the river.',
      ),
    },
    {
      type: 'notice',
      title: text('有人在家', 'People live here'),
      text: text(
        '镇上有三百户居民，请不要推开没有挂招牌的门，22:00 后请轻声。',
        'Three hundred families live in the town. Please leave doors without a shop sign closed, and keep your voice down after 22:00.',
      ),
    },
  ],
  notices: [
    text('镇内石板路较滑，雨天请穿防滑鞋。', 'The flagstones are slippery when wet; wear shoes with grip.'),
    text(
      '机动车不得入镇，行李可由电瓶车代送至客栈。',
      'No cars in town. Electric carts carry luggage to the inns.',
    ),
  ],
  facilities: [
    text('游客中心免费热水与充电', 'Free hot water and charging at the visitor centre'),
    text('中英双语讲解器', 'Audio guides in Chinese and English'),
    text('无障碍路线 1.2 公里', 'A step-free route of 1.2 kilometres'),
  ],
  traffic: [
    text('乘公交 15 路、夜游专线到“月桥”站。', 'Bus 15 and the evening shuttle stop at Yueqiao.'),
    text('自驾停古镇南门停车场，步行 6 分钟。', 'By car: South Gate car park, six minutes on foot.'),
  ],
  pictures: {
    hero: 'moonbridge-town-hero',
    thumb: 'moonbridge-town-thumb',
    album: ['moonbridge-town-morning', 'moonbridge-town-noodles', 'moonbridge-town-lanterns'],
  },
  ratingX10: 47,
  ratingCount: 18233,
  capacityPerDay: 15000,
};
