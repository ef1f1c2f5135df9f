import { text } from '../text';
import { EVERY_DAY, NO_DAY } from '../ticket-terms';
import type { DemoSpot } from '../types';

/** The island: a lighthouse, the tide, a ferry that decides your day. */
export const wangxiIsland: DemoSpot = {
  id: 'spot-wangxi-island',
  cityId: 'wangxi',
  name: text('望汐岛', 'Wangxi Island'),
  subtitle: text('四十分钟渡船，一座灯塔，两次潮', 'Forty minutes by ferry, one lighthouse, two tides'),
  city: text('望汐市', 'Wangxi'),
  address: text('望汐市东湾区望汐岛南码头', 'South Pier, Wangxi Island, Dongwan District, Wangxi'),
  lat: 22.6134,
  lng: 115.0286,
  level: 4,
  themes: ['island', 'water', 'family'],
  tags: [text('海岛灯塔', 'Lighthouse'), text('赶海', 'Tide pools'), text('看日落', 'Sunset')],
  openTimes: [
    {
      season: text('旺季（5 月至 10 月）', 'High season (May to October)'),
      monthFrom: 5,
      monthTo: 10,
      days: EVERY_DAY,
      from: '07:30',
      to: '19:30',
      lastEntry: '17:00',
    },
    {
      season: text('淡季（11 月至次年 4 月）', 'Low season (November to April)'),
      monthFrom: 11,
      monthTo: 4,
      days: EVERY_DAY,
      from: '08:30',
      to: '17:30',
      lastEntry: '15:30',
    },
  ],
  closedWeekdays: NO_DAY,
  phone: '0600-8010009',
  intro: text(
    '岛长三公里，一条环岛路，一座还在亮的灯塔。退潮时东滩露出两百米礁盘，螃蟹、海葵和小章鱼都在水洼里。',
    'Three kilometres long, with one road round it and a lighthouse that still burns. At low tide two hundred metres of reef come up on the east shore, with crabs, anemones and small octopus in the pools.',
  ),
  profile: [
    { type: 'heading', text: text('先看潮汐表', 'Look at the tide table first') },
    {
      type: 'paragraph',
      text: text(
        '岛上的一天跟着潮走。退潮前一小时到东滩最好，涨潮以后去灯塔，日落在西角。每天的潮时会写在码头的黑板上，也会随出票短信发给你。',
        'A day on the island follows the tide. Be on the east shore an hour before low water, at the lighthouse when the tide is in, and on the west cape for sunset. The times are on the blackboard at the pier and in the text message that comes with your ticket.',
      ),
    },
    {
      type: 'picture',
      picture: 'wangxi-island-ferry',
      caption: text('渡船每天六班，节假日加开', 'Six ferries a day, more on holidays'),
    },
    { type: 'heading', text: text('渡船时刻', 'Ferries') },
    {
      type: 'list',
      items: [
        text('去程：7:50、9:10、10:30、12:30、14:30、16:40', 'Out: 7:50, 9:10, 10:30, 12:30, 14:30, 16:40'),
        text(
          '返程：9:50、11:30、13:30、15:40、17:40、19:20',
          'Back: 9:50, 11:30, 13:30, 15:40, 17:40, 19:20',
        ),
        text('淡季取消首末各一班', 'The first and last sailings do not run in low season'),
      ],
    },
    {
      type: 'picture',
      picture: 'wangxi-island-seafood',
      caption: text('岛上餐馆按当天的渔获开菜单', 'The menu is what the boats brought in'),
    },
    {
      type: 'notice',
      title: text('停航', 'When the ferry does not sail'),
      text: text(
        '海上风力 8 级以上停航。停航当天未登岛的票全额退款，已在岛上的游客由我们安排食宿。',
        'Ferries stop in wind of force 8 and above. Tickets of those still ashore are refunded in full; guests on the island are given a bed and meals.',
      ),
    },
  ],
  notices: [
    text(
      '乘船须实名，一人一证，包括儿童。',
      'Everyone on the ferry is named, children included, one document each.',
    ),
    text(
      '赶海请穿鞋，涨潮哨响后立即回岸。',
      'Wear shoes on the reef, and come back at once when the tide whistle sounds.',
    ),
    text(
      '岛上淡水有限，请节约用水，垃圾随船带回。',
      'Fresh water is scarce; use it sparingly and take your rubbish back on the ferry.',
    ),
  ],
  facilities: [
    text('码头候船厅（有冷气与母婴室）', 'Waiting hall with air conditioning and a nursing room'),
    text('沙滩冲洗点 3 处', 'Three beach showers'),
    text('救生员（旺季 9:00 至 18:00）', 'Lifeguards in high season, 9:00 to 18:00'),
    text('环岛电瓶车与自行车', 'Electric carts and bicycles'),
  ],
  traffic: [
    text(
      '望汐站乘公交 3 路到“东湾渡口”，25 分钟。',
      'Bus 3 from Wangxi station to Dongwan Ferry, 25 minutes.',
    ),
    text('自驾停东湾渡口停车楼，车辆不上岛。', 'By car: Dongwan Ferry car park; cars stay on the mainland.'),
  ],
  pictures: {
    hero: 'wangxi-island-hero',
    thumb: 'wangxi-island-thumb',
    album: ['wangxi-island-ferry', 'wangxi-island-sunset', 'wangxi-island-seafood'],
  },
  ratingX10: 46,
  ratingCount: 8148,
  capacityPerDay: 3600,
};
