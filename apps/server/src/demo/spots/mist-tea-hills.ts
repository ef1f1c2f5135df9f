import { text } from '../text';
import type { DemoSpot } from '../types';

/** The tea hills: terraces, picking and a cup at the end. */
export const mistTeaHills: DemoSpot = {
  id: 'spot-mist-tea-hills',
  cityId: 'chenglan',
  name: text('雾芽茶山', 'Mistbud Tea Hills'),
  subtitle: text(
    '跟着茶农采一芽一叶，下山喝自己炒的茶',
    'Pick a bud and a leaf, and drink what you roasted yourself',
  ),
  city: text('澄岚市', 'Chenglan'),
  address: text('澄岚市云汀县雾芽村', 'Wuya Village, Yunting County, Chenglan'),
  lat: 24.8803,
  lng: 113.0419,
  level: 4,
  themes: ['mountain', 'culture', 'family'],
  tags: [text('梯田茶园', 'Tea terraces'), text('采茶制茶', 'Tea making'), text('山居', 'Hill stay')],
  openTimes: [
    {
      season: text('采茶季（3 月至 5 月，周三休园）', 'Picking season (March to May, closed Wednesdays)'),
      monthFrom: 3,
      monthTo: 5,
      days: [0, 1, 2, 4, 5, 6],
      from: '07:00',
      to: '18:00',
      lastEntry: '16:30',
    },
    {
      season: text('其他月份（周三休园）', 'Other months (closed Wednesdays)'),
      monthFrom: 6,
      monthTo: 2,
      days: [0, 1, 2, 4, 5, 6],
      from: '08:00',
      to: '17:30',
      lastEntry: '16:00',
    },
  ],
  closedWeekdays: [3],
  phone: '0600-8010007',
  intro: text(
    '海拔八百米的三面茶山，一年有雾一百九十天。茶树喝雾长大，芽头短而壮，本地人叫它“雾芽”。',
    'Three slopes at eight hundred metres, in mist on 190 days a year. The bushes live on it and grow short, sturdy buds that people here call mistbuds.',
  ),
  profile: [
    { type: 'heading', text: text('一片叶子的一天', 'A day in the life of a leaf') },
    {
      type: 'paragraph',
      text: text(
        '清早露水干了才能采，只要一芽一叶。采满一小篓大约要一个半小时，够炒五十克干茶。茶师傅在大铁锅边教你翻、抖、压，手要快，锅有两百度。',
        'Picking starts when the dew has dried, one bud and one leaf at a time. A small basket takes an hour and a half and makes fifty grams of tea. At the iron pan the tea master teaches you to turn, shake and press; quick hands, for the pan is at two hundred degrees.',
      ),
    },
    {
      type: 'picture',
      picture: 'mist-tea-hills-picking',
      caption: text(
        '茶垄沿等高线走，雨水留在山上',
        'The rows follow the contour, so the rain stays on the hill',
      ),
    },
    { type: 'heading', text: text('课程安排', 'The tea class') },
    {
      type: 'list',
      items: [
        text('9:00 集合，换上围裙和竹篓', '9:00 meet, apron and basket'),
        text('9:20 上山采茶，茶农带队', '9:20 up the hill with a grower'),
        text('11:00 摊青、杀青、揉捻、炒干', '11:00 wilting, firing, rolling, drying'),
        text(
          '12:30 茶宴：茶香鸡、茶油笋、茶泡饭',
          '12:30 lunch: tea-smoked chicken, bamboo shoots in tea oil, rice in tea',
        ),
        text('14:00 品茶，封罐带走', '14:00 tasting, and your own tin to take home'),
      ],
    },
    {
      type: 'picture',
      picture: 'mist-tea-hills-tea-room',
      caption: text('水用后山的泉，85 摄氏度最好', 'Water from the spring behind the hill, best at 85 °C'),
    },
    {
      type: 'notice',
      title: text('课程须提前一天预约', 'Book the class a day ahead'),
      text: text(
        '每班 24 人，开班前一日 18:00 停止预约。由茶山确认后出票，未能开班全额退款。',
        'Classes are for 24 people and close at 18:00 the day before. The hills confirm each booking; if a class cannot run, you get everything back.',
      ),
    },
  ],
  notices: [
    text(
      '茶园不用农药，山上有蜂，过敏者请告知领队。',
      'No pesticides are used and bees are about; tell the guide if you are allergic.',
    ),
    text('请穿长裤和平底鞋。', 'Wear long trousers and flat shoes.'),
  ],
  facilities: [
    text('制茶工坊 2 间', 'Two tea workshops'),
    text('观景茶室', 'Tea room with a view'),
    text('山居客房 16 间', 'Sixteen rooms on the hill'),
    text('儿童泥地乐园', 'A mud playground for children'),
  ],
  traffic: [
    text(
      '澄岚高铁站乘旅游 5 线，55 分钟到雾芽村。',
      'Tourist bus 5 from Chenglan railway station, 55 minutes.',
    ),
    text(
      '上山 3 公里盘山路，雾天请开雾灯慢行。',
      'Three kilometres of winding road at the end; use fog lamps and go slowly.',
    ),
  ],
  pictures: {
    hero: 'mist-tea-hills-hero',
    thumb: 'mist-tea-hills-thumb',
    album: ['mist-tea-hills-picking', 'mist-tea-hills-tea-room', 'mist-tea-hills-window'],
  },
  ratingX10: 49,
  ratingCount: 4586,
  capacityPerDay: 2400,
};
