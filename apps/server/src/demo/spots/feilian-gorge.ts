import { text } from '../text';
import { EVERY_DAY, NO_DAY } from '../ticket-terms';
import type { DemoSpot } from '../types';

/** The gorge: a waterfall, a path along the cliff, rafts on the lower river. */
export const feilianGorge: DemoSpot = {
  id: 'spot-feilian-gorge',
  cityId: 'chenglan',
  name: text('飞练峡', 'Feilian Gorge'),
  subtitle: text(
    '一百一十二米的白练，从云里落下来',
    'A white ribbon, 112 metres long, falling out of the clouds',
  ),
  city: text('澄岚市', 'Chenglan'),
  address: text('澄岚市云汀县飞练镇峡口', 'Gorge Mouth, Feilian, Yunting County, Chenglan'),
  lat: 24.9048,
  lng: 112.8712,
  level: 4,
  themes: ['mountain', 'water', 'family'],
  tags: [text('瀑布', 'Waterfall'), text('悬崖栈道', 'Cliff walk'), text('峡谷漂流', 'Rafting')],
  openTimes: [
    {
      season: text('旺季（4 月至 10 月）', 'High season (April to October)'),
      monthFrom: 4,
      monthTo: 10,
      days: EVERY_DAY,
      from: '08:00',
      to: '17:30',
      lastEntry: '16:00',
    },
    {
      season: text('淡季（11 月至次年 3 月）', 'Low season (November to March)'),
      monthFrom: 11,
      monthTo: 3,
      days: EVERY_DAY,
      from: '08:30',
      to: '16:30',
      lastEntry: '15:00',
    },
  ],
  closedWeekdays: NO_DAY,
  phone: '0600-8010006',
  intro: text(
    '峡谷八公里，主瀑三叠，落差一百一十二米。栈道挂在崖上，正对瀑布的观景台伸出去十五米，水雾会打湿衣襟。',
    'Eight kilometres of gorge and a fall of three steps, 112 metres in all. The path hangs on the cliff; the platform opposite the fall reaches out fifteen metres, into the spray.',
  ),
  profile: [
    { type: 'heading', text: text('听见水声就快到了', 'You hear it first') },
    {
      type: 'paragraph',
      text: text(
        '从峡口进去，前两公里沿溪走，听得见水，看不见瀑。转过回音壁，整面崖忽然打开，三叠水一直挂到潭里。上午十点到十一点半，阳光照进潭口，常有虹。',
        'For the first two kilometres the path follows the stream: you hear the water and see no fall. Past the Echo Wall the cliff opens all at once and the three steps hang down to the pool. Between ten and half past eleven the sun reaches it, often with a rainbow.',
      ),
    },
    {
      type: 'picture',
      picture: 'feilian-gorge-walkway',
      caption: text('悬崖栈道 1.6 公里，单向通行', 'The cliff walk: 1.6 kilometres, one way'),
    },
    { type: 'heading', text: text('三种玩法', 'Three ways to see it') },
    {
      type: 'list',
      items: [
        text(
          '看瀑线：峡口—回音壁—观瀑台，往返 2 小时，老人小孩都能走。',
          'The fall: mouth, Echo Wall, platform and back in two hours, easy for all ages.',
        ),
        text(
          '栈道线：观瀑台—悬崖栈道—天生桥，再加 1.5 小时，恐高慎行。',
          'The cliff walk: on to the Natural Bridge, another hour and a half, and not for the giddy.',
        ),
        text(
          '漂流：下游 3.2 公里，5 月至 9 月，全程约 50 分钟。',
          'Rafting: 3.2 kilometres of the lower river, May to September, about fifty minutes.',
        ),
      ],
    },
    {
      type: 'picture',
      picture: 'feilian-gorge-raft',
      caption: text('漂流段水流平缓，十二处小跌水', 'The rafting stretch is gentle, with twelve small drops'),
    },
    {
      type: 'notice',
      title: text('汛期与结冰', 'Floods and ice'),
      text: text(
        '橙色以上暴雨预警或栈道结冰时部分线路关闭，前一日 18:00 前短信通知，可免费改期或全额退款。',
        'In heavy-rain alerts or when the cliff walk is icy, parts of the route close. We text you by 18:00 the day before; change the date free of charge or take a full refund.',
      ),
    },
  ],
  notices: [
    text(
      '栈道身高限 1.2 米以上，雨天请租用防滑鞋套。',
      'The cliff walk is for visitors over 1.2 metres tall. Rent shoe grips in the rain.',
    ),
    text(
      '漂流限 10 至 60 周岁，身高 1.4 米以上，请带一套干衣服。',
      'Rafting: ages 10 to 60, at least 1.4 metres tall. Bring dry clothes.',
    ),
  ],
  facilities: [
    text('峡口储物柜与吹风更衣间', 'Lockers and changing rooms with dryers at the mouth'),
    text('沿途急救点 3 处', 'Three first-aid points along the way'),
    text('观光电瓶车（峡口至回音壁）', 'Electric carts from the mouth to the Echo Wall'),
  ],
  traffic: [
    text(
      '澄岚汽车西站乘旅游 3 线，70 分钟到峡口。',
      'Tourist bus 3 from Chenglan West bus station, 70 minutes.',
    ),
    text(
      '云澄高速“飞练”出口，8 公里到停车场。',
      'Yuncheng expressway, Feilian exit, then eight kilometres to the car park.',
    ),
  ],
  pictures: {
    hero: 'feilian-gorge-hero',
    thumb: 'feilian-gorge-thumb',
    album: ['feilian-gorge-walkway', 'feilian-gorge-raft', 'feilian-gorge-bridge'],
  },
  ratingX10: 48,
  ratingCount: 11029,
  capacityPerDay: 8000,
};
