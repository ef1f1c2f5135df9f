import { text } from '../text';
import { EVERY_DAY, NO_DAY } from '../ticket-terms';
import type { DemoSpot } from '../types';

/** The valley camp: maples, tree-top path, nights in a tent. */
export const mapleCamp: DemoSpot = {
  id: 'spot-maple-camp',
  cityId: 'chenglan',
  name: text('丹枫谷自然营地', 'Maple Valley Camp'),
  subtitle: text(
    '秋天看枫，夜里看星，孩子看虫',
    'Maples in autumn, stars at night, beetles for the children',
  ),
  city: text('澄岚市', 'Chenglan'),
  address: text('澄岚市云汀县丹枫谷', 'Danfeng Valley, Yunting County, Chenglan'),
  lat: 24.9267,
  lng: 113.0678,
  level: 3,
  themes: ['family', 'mountain', 'night'],
  tags: [text('树顶步道', 'Tree-top walk'), text('星空露营', 'Stargazing camp'), text('红枫', 'Maples')],
  openTimes: [
    {
      season: text('3 月至 12 月', 'March to December'),
      monthFrom: 3,
      monthTo: 12,
      days: EVERY_DAY,
      from: '08:30',
      to: '18:00',
      lastEntry: '16:30',
    },
    {
      season: text('1 月至 2 月', 'January and February'),
      monthFrom: 1,
      monthTo: 2,
      days: EVERY_DAY,
      from: '09:30',
      to: '16:30',
      lastEntry: '15:00',
    },
  ],
  closedWeekdays: NO_DAY,
  phone: '0600-8010010',
  intro: text(
    '谷里四千棵枫香，十一月上旬红透。树顶步道离地十八米，从树冠中间穿过去；营地没有路灯，晴夜能看见银河。',
    'Four thousand sweetgums fill the valley and turn red in early November. The tree-top walk runs eighteen metres up, through the crowns; the camp has no street lamps, and on clear nights you see the Milky Way.',
  ),
  profile: [
    {
      type: 'heading',
      text: text('白天在树上，晚上在草上', 'Up in the trees by day, down on the grass by night'),
    },
    {
      type: 'paragraph',
      text: text(
        '树顶步道 420 米，全程木板和钢索，两侧护网到肩，推车也能上。走到头是瞭望台，整条谷的颜色一眼看完。',
        'The tree-top walk is 420 metres of planks and steel cable with nets to shoulder height, and takes pushchairs. At its end a lookout shows the colours of the whole valley at once.',
      ),
    },
    {
      type: 'picture',
      picture: 'maple-camp-treetop',
      caption: text('十一月的树顶步道', 'The tree-top walk in November'),
    },
    { type: 'heading', text: text('一晚营地包括什么', 'A night at the camp includes') },
    {
      type: 'list',
      items: [
        text('搭好的四人帐、睡袋、营灯', 'A pitched tent for four, sleeping bags, a lamp'),
        text('晚餐火锅，早餐粥和烙饼', 'Hotpot for dinner, porridge and flatbread for breakfast'),
        text('19:30 观星课（晴天）或夜虫课（阴天）', '19:30 stargazing, or night insects when it is cloudy'),
        text('次日上午树顶步道再走一次', 'The tree-top walk once more next morning'),
      ],
    },
    {
      type: 'picture',
      picture: 'maple-camp-stars',
      caption: text('营地只点营灯，给星星留一片黑', 'Only camp lamps here, to leave the dark to the stars'),
    },
    {
      type: 'notice',
      title: text('明火与天气', 'Fire and weather'),
      text: text(
        '营地统一生火，帐区禁止明火。预报大风或雷暴时当晚取消，全额退款。',
        'Fires are lit in the common pit only, never among the tents. If strong wind or thunder is forecast, the night is cancelled and refunded in full.',
      ),
    },
  ],
  notices: [
    text(
      '夜间气温比市区低 6 摄氏度，请带厚衣。',
      'Nights are 6 °C colder than in the city; bring something warm.',
    ),
    text(
      '手电请用红光，白光会影响他人观星。',
      'Use red light in your torch; white light spoils the stars for others.',
    ),
  ],
  facilities: [
    text('热水淋浴与干湿分离卫生间', 'Hot showers and clean toilets'),
    text('营地医务员 24 小时', 'A medic around the clock'),
    text('宠物可入营（须牵绳）', 'Dogs on a lead are welcome'),
  ],
  traffic: [
    text(
      '云汀县客运站乘谷口专线，30 分钟，每小时一班。',
      'Hourly valley bus from Yunting bus station, 30 minutes.',
    ),
    text(
      '自驾停谷口停车场，换乘免费接驳车 5 分钟。',
      'By car: park at the valley mouth and take the free shuttle, five minutes.',
    ),
  ],
  pictures: {
    hero: 'maple-camp-hero',
    thumb: 'maple-camp-thumb',
    album: ['maple-camp-treetop', 'maple-camp-stars', 'maple-camp-stream'],
  },
  ratingX10: 47,
  ratingCount: 5274,
  capacityPerDay: 3000,
};
