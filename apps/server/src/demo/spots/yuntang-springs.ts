import { text } from '../text';
import type { DemoSpot } from '../types';

/** The hot springs: bamboo, steam, snow on the rocks. */
export const yuntangSprings: DemoSpot = {
  id: 'spot-yuntang-springs',
  cityId: 'chenglan',
  name: text('云汤温泉谷', 'Yuntang Hot Springs'),
  subtitle: text('二十六口汤池，藏在竹林和雪线之间', 'Twenty-six pools between bamboo and the snow line'),
  city: text('澄岚市', 'Chenglan'),
  address: text('澄岚市栖云区汤谷路 18 号', '18 Tanggu Road, Qiyun District, Chenglan'),
  lat: 24.8467,
  lng: 112.9031,
  level: 4,
  themes: ['spring', 'mountain', 'night'],
  tags: [
    text('天然温泉', 'Natural springs'),
    text('竹林汤池', 'Bamboo pools'),
    text('亲子汤', 'Family pool'),
  ],
  openTimes: [
    {
      season: text(
        '全年（周二检修，节假日除外）',
        'All year (closed Tuesdays for cleaning, except holidays)',
      ),
      monthFrom: 1,
      monthTo: 12,
      days: [0, 1, 3, 4, 5, 6],
      from: '10:00',
      to: '23:00',
      lastEntry: '21:30',
    },
  ],
  closedWeekdays: [2],
  phone: '0600-8010004',
  intro: text(
    '泉眼出水 58 摄氏度，含硅酸与氡，一路引下山谷，分进二十六口池子。最高的一口叫“看雪”，下雪那天要排队。',
    'The spring rises at 58 °C, rich in silica and radon, and runs down the valley into twenty-six pools. The highest is called Snow View; on snowy days there is a queue for it.',
  ),
  profile: [
    { type: 'heading', text: text('三段水温', 'Three warmths') },
    {
      type: 'list',
      items: [
        text(
          '38 至 39 摄氏度：竹影池、亲子汤，适合久泡和带孩子。',
          '38 to 39 °C: Bamboo Shade and the family pool, for long soaks and children.',
        ),
        text(
          '40 至 41 摄氏度：松石池、茶汤、桂汤，一次 15 分钟。',
          '40 to 41 °C: Pine Rock, tea and osmanthus pools, fifteen minutes at a time.',
        ),
        text(
          '42 至 43 摄氏度：看雪、源汤，一次不超过 8 分钟。',
          '42 to 43 °C: Snow View and the Source, no more than eight minutes.',
        ),
      ],
    },
    {
      type: 'picture',
      picture: 'yuntang-springs-bamboo',
      caption: text('竹影池：下午四点光从竹缝里落下来', 'Bamboo Shade at four in the afternoon'),
    },
    { type: 'heading', text: text('泡完以后', 'Afterwards') },
    {
      type: 'paragraph',
      text: text(
        '每张票含浴衣、毛巾和一壶姜枣茶。休息厅在谷口，落地窗朝着山，躺椅不用占座，服务员会替你留到回来。',
        'Every ticket includes a cotton robe, towels and a pot of ginger and jujube tea. The lounge looks up the valley, and a chair is kept for you until you come back.',
      ),
    },
    {
      type: 'picture',
      picture: 'yuntang-springs-tea',
      caption: text('姜枣茶，泡完汤再喝', 'Ginger and jujube tea, for after the bath'),
    },
    {
      type: 'notice',
      title: text('这些情况请不要下汤', 'Please do not bathe'),
      text: text(
        '酒后、空腹、孕期，或患有心脑血管疾病、皮肤伤口未愈者请勿入池。每次泡汤请不要独自一人。',
        'After drinking, on an empty stomach, during pregnancy, with heart or vascular disease or with open wounds. Never bathe alone.',
      ),
    },
  ],
  notices: [
    text('入池须穿泳衣泳帽，现场有售。', 'Swimsuit and cap are required; both are sold on site.'),
    text(
      '12 周岁以下儿童只能使用亲子汤，须成人同池。',
      'Children under 12 use the family pool only, together with an adult.',
    ),
    text(
      '池区禁止拍照，休息厅与观景台可以。',
      'No photographs in the pool area; the lounge and the terrace are fine.',
    ),
  ],
  facilities: [
    text('男女更衣室与家庭更衣室', 'Changing rooms, and family changing rooms'),
    text('无障碍汤池 1 口（带升降椅）', 'One accessible pool with a lift chair'),
    text('轻食餐厅至 22:30', 'Light meals until 22:30'),
    text('谷内客房 48 间', '48 guest rooms in the valley'),
  ],
  traffic: [
    text(
      '栖云岭云门游客中心有免费接驳车，每 30 分钟一班。',
      'Free shuttle from Yunmen visitor centre every 30 minutes.',
    ),
    text('末班接驳车 23:20 返回市区。', 'The last shuttle to the city leaves at 23:20.'),
  ],
  pictures: {
    hero: 'yuntang-springs-hero',
    thumb: 'yuntang-springs-thumb',
    album: ['yuntang-springs-bamboo', 'yuntang-springs-room', 'yuntang-springs-tea'],
  },
  ratingX10: 48,
  ratingCount: 9652,
  capacityPerDay: 1800,
};
