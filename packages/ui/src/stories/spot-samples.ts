import type { Locale, SpotDetail, SpotProfile, SpotSummary } from '@yunyou/contract';
import { paintedPicture } from './painted-hills';

/** What the server answers of spots, in a language; English names are as long as they get. */
const summaryWords: Record<Locale, Pick<SpotSummary, 'name' | 'subtitle' | 'cityName' | 'tags'>> = {
  'zh-Hans': {
    name: '栖云岭',
    subtitle: '在云上等日出，一亭一松一海云',
    cityName: '澄岚市',
    tags: ['云海', '日出', '高山索道'],
  },
  en: {
    name: 'Qiyun Ridge Cloud-sea Observation Deck and Ancient Pine Forest',
    subtitle: 'Wait for the sunrise above the clouds, by one pavilion and one pine',
    cityName: 'Chenglan',
    tags: ['Sea of clouds', 'Sunrise', 'Cable car'],
  },
};

export const spotIn = (locale: Locale): SpotSummary => ({
  ...summaryWords[locale],
  id: 'spot-1',
  grade: 5,
  picture: paintedPicture(1),
  thumb: paintedPicture(1, '云海与群山', 'Hills above a sea of clouds', 360, 270),
  rating: 4.8,
  ratingCount: 12_860,
  fromPriceFen: 8000,
});

const names: Record<Locale, readonly string[]> = {
  'zh-Hans': ['栖云岭', '澄镜湖', '月桥古镇', '望汐岛', '雾芽茶山', '飞练峡', '云汤温泉谷', '藕香洲'],
  en: [
    'Qiyun Ridge',
    'Mirror Lake',
    'Moonbridge Old Town',
    'Tidewatch Island',
    'Mistbud Tea Hills',
    'Feilian Gorge',
    'Cloudspring Valley',
    'Lotus Isle',
  ],
};

export const spotsIn = (locale: Locale): SpotSummary[] =>
  names[locale].map((name, index) => ({
    ...spotIn(locale),
    id: `spot-${index + 1}`,
    name,
    picture: paintedPicture(index + 1),
    thumb: paintedPicture(index + 1, name, name, 360, 270),
    rating: 4.9 - index / 10,
    ratingCount: 12_860 - index * 1_370,
    fromPriceFen: index === 5 ? null : 5_000 + index * 1_250,
  }));

type DetailWords = Pick<SpotDetail, 'intro' | 'address' | 'facilities' | 'notices'> & {
  /** What is said of the two seasons' times. */
  seasons: readonly [string, string];
};

const detailWords: Record<Locale, DetailWords> = {
  'zh-Hans': {
    intro:
      '主峰海拔一千八百六十二米，四季有云。索道十二分钟到山腰，再走一千二百级石阶到听松亭，那里的日出最好。',
    address: '澄岚市栖云区云路 1 号',
    seasons: ['4 月至 11 月，最晚 16:30 入园', '12 月至次年 3 月，最晚 15:30 入园'],
    facilities: ['停车场', '索道', '无障碍电梯', '母婴室', '医务室', '寄存'],
    notices: ['山上比山下低八到十度，请带外套。', '雷雨、大风天索道停运，恢复时间以公告为准。'],
  },
  en: {
    intro:
      'The summit stands at 1,862 metres, with clouds in every season. The cable car takes twelve minutes; the pavilion with the best sunrise is 1,200 steps further up.',
    address: '1 Cloud Road, Qiyun, Chenglan',
    seasons: ['April to November, last entry 16:30', 'December to March, last entry 15:30'],
    facilities: ['Parking', 'Cable car', 'Lift without steps', 'Nursing room', 'First aid', 'Left luggage'],
    notices: [
      'It is eight to ten degrees colder on the ridge: bring a coat.',
      'In storms the cable car rests; when it goes again is announced.',
    ],
  },
};

export function spotDetailIn(locale: Locale): SpotDetail {
  const { seasons, ...words } = detailWords[locale];
  return {
    ...spotIn(locale),
    ...words,
    lat: 24.9,
    lng: 112.8,
    phone: '0600-8010001',
    album: [1, 4, 5, 7].map((seed) => paintedPicture(seed)),
    openTimes: [
      { label: seasons[0], from: '06:30', to: '18:00' },
      { label: seasons[1], from: '07:30', to: '17:00' },
    ],
  };
}

const profiles: Record<Locale, Omit<SpotProfile, 'id' | 'name'>> = {
  'zh-Hans': {
    blocks: [
      { type: 'heading', text: '云从脚下起' },
      {
        type: 'paragraph',
        text: '清晨五点，云从山谷里升上来，把低处的松林一层层没过。到听松亭时，只剩几座峰尖浮在上面。',
      },
      { type: 'picture', picture: paintedPicture(4) },
      { type: 'heading', text: '怎么走' },
      {
        type: 'list',
        items: ['索道线：下站—上站—听松亭，往返两小时。', '步道线：山门—半山寺—听松亭，往返五小时。'],
      },
      { type: 'notice', text: '日出专场凌晨四点半检票，过时不候。' },
    ],
    traffic: ['高铁澄岚东站乘旅游专线 2 路，四十分钟到山门。', '自驾导航“栖云岭一号停车场”。'],
  },
  en: {
    blocks: [
      { type: 'heading', text: 'Clouds rise at your feet' },
      {
        type: 'paragraph',
        text: 'At five in the morning the clouds come up from the valley and cover the pines, row by row. From the pavilion only a few summits float above them.',
      },
      { type: 'picture', picture: paintedPicture(4) },
      { type: 'heading', text: 'Ways up' },
      {
        type: 'list',
        items: [
          'By cable car: lower station, upper station, pavilion; two hours there and back.',
          'On foot: gate, temple, pavilion; five hours there and back.',
        ],
      },
      { type: 'notice', text: 'For the sunrise, gates open at half past four and wait for nobody.' },
    ],
    traffic: [
      'From Chenglan East station, bus 2 takes forty minutes to the gate.',
      'By car, ask for “Qiyun Ridge car park 1”.',
    ],
  },
};

export const spotProfileIn = (locale: Locale): SpotProfile => ({
  ...profiles[locale],
  id: 'spot-1',
  name: summaryWords[locale].name,
});

export const spot = spotIn('zh-Hans');
export const spots = spotsIn('zh-Hans');
export const spotDetail = spotDetailIn('zh-Hans');
export const spotProfile = spotProfileIn('zh-Hans');
