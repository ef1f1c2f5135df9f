import { text } from '../text';
import type { DemoSpot } from '../types';

/** The lotus ponds: a wetland of summer mornings. */
export const lotusIsle: DemoSpot = {
  id: 'spot-lotus-isle',
  cityId: 'chenglan',
  name: text('藕香洲', 'Lotus Isle'),
  subtitle: text('十里荷塘，划进叶子里去', 'Ten miles of lotus, and a boat to go in among the leaves'),
  city: text('澄岚市', 'Chenglan'),
  address: text('澄岚市临湖区藕香洲西渡口', 'West Ferry, Lotus Isle, Linhu District, Chenglan'),
  lat: 24.7312,
  lng: 112.9576,
  level: 4,
  themes: ['garden', 'water', 'family'],
  tags: [text('采莲船', 'Lotus punts'), text('湿地观鸟', 'Bird hides'), text('水榭', 'Water pavilion')],
  openTimes: [
    {
      season: text('荷花季（6 月至 9 月，周一休园养护）', 'Lotus season (June to September, closed Mondays)'),
      monthFrom: 6,
      monthTo: 9,
      days: [0, 2, 3, 4, 5, 6],
      from: '05:30',
      to: '19:00',
      lastEntry: '18:00',
    },
    {
      season: text('其他月份（周一休园）', 'Other months (closed Mondays)'),
      monthFrom: 10,
      monthTo: 5,
      days: [0, 2, 3, 4, 5, 6],
      from: '08:00',
      to: '17:30',
      lastEntry: '16:30',
    },
  ],
  closedWeekdays: [1],
  phone: '0600-8010005',
  intro: text(
    '一千二百亩荷塘，四十三个品种，从六月开到九月。荷花早上开、午后合，来得越早看得越好，所以夏天五点半就开门。',
    'Eighty hectares of ponds with forty-three kinds of lotus, in flower from June to September. The flowers open at dawn and close after noon, so in summer the gate opens at half past five.',
  ),
  profile: [
    { type: 'heading', text: text('早上六点的荷塘', 'The ponds at six') },
    {
      type: 'paragraph',
      text: text(
        '采莲船是平底的小木船，只坐两个人，自己用竹篙撑。水道两边叶子比人高，撑进去就只剩叶子、花和前面的一小片天。',
        'The lotus punts are flat little boats for two, and you pole them yourself. Leaves stand taller than you on both sides; a few strokes in, there is nothing but leaves, flowers and a small piece of sky.',
      ),
    },
    {
      type: 'picture',
      picture: 'lotus-isle-boat',
      caption: text(
        '水深不过一米，船工会先教五分钟',
        'The water is a metre deep, and a boatman shows you how in five minutes',
      ),
    },
    { type: 'heading', text: text('花期对照', 'What is in flower') },
    {
      type: 'list',
      items: [
        text(
          '六月上旬：睡莲、早荷，新叶刚刚出水。',
          'Early June: water lilies and the first lotus, leaves just above the water.',
        ),
        text('七月：盛花期，建议工作日早上来。', 'July: full bloom; come on a weekday morning.'),
        text(
          '八月下旬：花少了，莲蓬熟了，可以采。',
          'Late August: fewer flowers, but the seed pods are ripe and may be picked.',
        ),
        text(
          '十一月至次年二月：枯荷与候鸟，观鸟屋开放。',
          'November to February: dry stems, wintering birds, and the hides are open.',
        ),
      ],
    },
    {
      type: 'picture',
      picture: 'lotus-isle-feast',
      caption: text('藕盒、莲子羹、荷叶饭', 'Stuffed lotus root, lotus-seed soup, rice in a lotus leaf'),
    },
    {
      type: 'notice',
      title: text('请留下花', 'Leave the flowers'),
      text: text(
        '花与叶请勿采摘；莲蓬可在八月的采摘区采，每张采摘票三枝。',
        'Please do not pick flowers or leaves. Seed pods may be picked in the August picking area, three for each picking ticket.',
      ),
    },
  ],
  notices: [
    text('湿地蚊虫多，入口处免费提供驱蚊水。', 'Mosquitoes live here too; repellent is free at the gate.'),
    text(
      '撑船须年满 16 周岁，儿童可与家长同船。',
      'You must be 16 to pole a punt; children may ride with a parent.',
    ),
  ],
  facilities: [
    text('水榭茶座', 'Tea on the water pavilion'),
    text('亲子自然课堂', 'Nature classroom for families'),
    text('观鸟屋 4 处', 'Four bird hides'),
    text('全园木栈道可推婴儿车', 'Boardwalks fit for pushchairs throughout'),
  ],
  traffic: [
    text(
      '澄镜湖东码头乘渡船 15 分钟，凭园票免费。',
      'Ferry from the east pier of Mirror Lake, 15 minutes, free with a ticket.',
    ),
    text('公交 21 路到“藕香洲西渡口”站。', 'Bus 21 stops at Lotus Isle West Ferry.'),
  ],
  pictures: {
    hero: 'lotus-isle-hero',
    thumb: 'lotus-isle-thumb',
    album: ['lotus-isle-boat', 'lotus-isle-pavilion', 'lotus-isle-feast'],
  },
  ratingX10: 47,
  ratingCount: 7310,
  capacityPerDay: 6000,
};
