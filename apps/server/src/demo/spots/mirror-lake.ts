import { text } from '../text';
import { EVERY_DAY, NO_DAY } from '../ticket-terms';
import type { DemoSpot } from '../types';

/** The lake: causeway, boats, a moon that rises twice. */
export const mirrorLake: DemoSpot = {
  id: 'spot-mirror-lake',
  cityId: 'chenglan',
  name: text('澄镜湖', 'Mirror Lake'),
  subtitle: text('一湖山色，摇船看两遍', 'Every hill twice: once above, once in the water'),
  city: text('澄岚市', 'Chenglan'),
  address: text('澄岚市临湖区环湖路 66 号', '66 Huanhu Road, Linhu District, Chenglan'),
  lat: 24.7681,
  lng: 112.9815,
  level: 5,
  themes: ['water', 'garden', 'night'],
  tags: [text('摇橹船', 'Rowing boats'), text('长堤', 'Causeway'), text('湖心亭', 'Lake pavilion')],
  openTimes: [
    {
      season: text('夏秋（5 月至 10 月）', 'Summer and autumn (May to October)'),
      monthFrom: 5,
      monthTo: 10,
      days: EVERY_DAY,
      from: '07:00',
      to: '21:30',
      lastEntry: '20:30',
    },
    {
      season: text('冬春（11 月至次年 4 月）', 'Winter and spring (November to April)'),
      monthFrom: 11,
      monthTo: 4,
      days: EVERY_DAY,
      from: '07:30',
      to: '20:00',
      lastEntry: '19:00',
    },
  ],
  closedWeekdays: NO_DAY,
  phone: '0600-8010002',
  intro: text(
    '湖面六平方公里，水深而静，无风的早晨连山上的松都照得清楚。长堤三里，堤上五桥，船从桥洞里过。',
    'Six square kilometres of deep, still water. On a windless morning it shows every pine on the hills. A causeway of a mile and five bridges crosses it, and the boats go underneath.',
  ),
  profile: [
    { type: 'heading', text: text('先坐船，再走堤', 'First the boat, then the causeway') },
    {
      type: 'paragraph',
      text: text(
        '摇橹船坐六个人，船工站在船尾，一支橹左右摇，水声很轻。四十分钟绕湖心亭一圈，上岸正好在长堤北头，沿堤往南走，山从右手边换到左手边。',
        'A rowing boat takes six. The boatman stands at the stern and swings a single oar, with hardly a sound. Forty minutes take you round the lake pavilion and ashore at the north end of the causeway; walk south and the hills change sides.',
      ),
    },
    {
      type: 'picture',
      picture: 'mirror-lake-rain',
      caption: text('下雨的湖最安静', 'The lake is quietest in the rain'),
    },
    { type: 'heading', text: text('一年里的四个时候', 'Four good moments of the year') },
    {
      type: 'list',
      items: [
        text(
          '三月下旬：堤上桃柳，人少的早晨最好。',
          'Late March: peach and willow on the causeway, best early.',
        ),
        text(
          '六月雨季：坐有篷的船，听雨打湖面。',
          'June rains: a covered boat, and the sound of rain on water.',
        ),
        text(
          '中秋前后：湖心亭赏月，夜船开到 20:30。',
          'Mid-Autumn: the moon from the lake pavilion, boats until 20:30.',
        ),
        text('一月：晨雾里的候鸟，请带望远镜。', 'January: wintering birds in the mist; bring binoculars.'),
      ],
    },
    {
      type: 'picture',
      picture: 'mirror-lake-moon',
      caption: text(
        '月亮升起两次，一次在天上，一次在水里',
        'The moon rises twice, in the sky and in the water',
      ),
    },
    {
      type: 'notice',
      title: text('上船须知', 'On board'),
      text: text(
        '上船必须穿救生衣。六周岁以下儿童须有成人同船，雷雨天停航并全额退款。',
        'Life jackets are worn on board. Children under six ride with an adult. In thunderstorms boats stay ashore and fares are refunded in full.',
      ),
    },
  ],
  notices: [
    text('湖区禁止游泳、垂钓和投喂水鸟。', 'No swimming, fishing or feeding the birds.'),
    text(
      '自行车可上长堤，周末 9:00 至 17:00 须推行。',
      'Bicycles are welcome on the causeway; please walk them on weekends from 9:00 to 17:00.',
    ),
  ],
  facilities: [
    text('四处码头，均有无障碍坡道', 'Four piers, all with ramps'),
    text('自行车租借', 'Bicycle rental'),
    text('湖畔书屋与茶座', 'Lakeside bookshop and tea terrace'),
    text('母婴室', 'Nursing room'),
  ],
  traffic: [
    text('市区乘公交 8 路、21 路到“长堤北”站。', 'City buses 8 and 21 stop at Causeway North.'),
    text(
      '环湖停车场三处，节假日请停东岸 P3。',
      'Three car parks around the lake; use P3 on the east shore on holidays.',
    ),
  ],
  pictures: {
    hero: 'mirror-lake-hero',
    thumb: 'mirror-lake-thumb',
    album: ['mirror-lake-rain', 'mirror-lake-bridge', 'mirror-lake-moon'],
  },
  ratingX10: 48,
  ratingCount: 20417,
  capacityPerDay: 20000,
};
