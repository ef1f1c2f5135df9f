import { text } from '../text';
import { EVERY_DAY, NO_DAY } from '../ticket-terms';
import type { DemoSpot } from '../types';

/** The mountain: cable car, sunrise and a sea of clouds. */
export const qiyunRidge: DemoSpot = {
  id: 'spot-qiyun-ridge',
  cityId: 'chenglan',
  name: text('栖云岭', 'Qiyun Ridge'),
  subtitle: text('坐缆车上云海，在山顶等一场日出', 'Ride the cable car into the clouds and wait for sunrise'),
  city: text('澄岚市', 'Chenglan'),
  address: text('澄岚市栖云区云门路 1 号', '1 Yunmen Road, Qiyun District, Chenglan'),
  lat: 24.8216,
  lng: 112.9342,
  level: 5,
  themes: ['mountain', 'family'],
  tags: [text('云海日出', 'Sea of clouds'), text('高山索道', 'Cable car'), text('古松', 'Old pines')],
  openTimes: [
    {
      season: text('旺季（4 月至 11 月）', 'High season (April to November)'),
      monthFrom: 4,
      monthTo: 11,
      days: EVERY_DAY,
      from: '06:30',
      to: '18:00',
      lastEntry: '16:30',
    },
    {
      season: text('淡季（12 月至次年 3 月）', 'Low season (December to March)'),
      monthFrom: 12,
      monthTo: 3,
      days: EVERY_DAY,
      from: '07:30',
      to: '17:00',
      lastEntry: '15:30',
    },
  ],
  closedWeekdays: NO_DAY,
  phone: '0600-8010001',
  intro: text(
    '主峰海拔 1612 米，七座山头围出一片云盆。一年里有两百多天能见到云海，缆车十二分钟把你送到云上。',
    'Seven summits, the highest 1,612 metres, hold a bowl of cloud between them. The sea of clouds shows on more than two hundred days a year, and the cable car carries you above it in twelve minutes.',
  ),
  profile: [
    { type: 'heading', text: text('云从脚下来', 'Clouds from below') },
    {
      type: 'paragraph',
      text: text(
        '栖云岭的云不是飘来的，是从谷底升起来的。夜里湖面的水汽被山风推进谷口，天亮前在七座山头之间积成一片白海，太阳一出，云边先镀一层金，再慢慢散开。',
        'The clouds here do not drift in, they rise. At night the wind pushes vapour from the lake into the valley; before dawn it settles between the seven summits as a white sea. The first sun gilds its edge, then it slowly opens.',
      ),
    },
    {
      type: 'picture',
      picture: 'qiyun-ridge-cable-car',
      caption: text('索道全长 2870 米，高差 860 米', 'The cable car: 2,870 metres long, 860 metres of climb'),
    },
    { type: 'heading', text: text('怎么走', 'A day on the ridge') },
    {
      type: 'list',
      items: [
        text(
          '看日出：旺季 6:30 首班缆车，下车后步行 15 分钟到栖云亭。',
          'For sunrise: first car at 6:30 in high season, then fifteen minutes on foot to Qiyun Pavilion.',
        ),
        text(
          '半日线：索道上站—栖云亭—卧龙松—观云台—索道下山，约 3 小时。',
          'Half a day: upper station, Qiyun Pavilion, the Dragon Pine, Cloud Terrace, cable car down. About three hours.',
        ),
        text(
          '全日线：由云门步道登山，2800 级石阶，约 4 小时，缆车下山。',
          'A full day: up the 2,800 stone steps from Yunmen in about four hours, cable car down.',
        ),
      ],
    },
    {
      type: 'picture',
      picture: 'qiyun-ridge-snow',
      caption: text('十二月下旬起，松枝挂雾凇', 'From late December, rime settles on the pines'),
    },
    {
      type: 'notice',
      title: text('大风停运', 'Strong wind'),
      text: text(
        '阵风超过 7 级时索道暂停，门票照常有效，未乘坐的索道费用原路退回。',
        'In gusts above force 7 the cable car stops. Entry tickets stay valid and unused rides are refunded to the account that paid.',
      ),
    },
  ],
  notices: [
    text(
      '山顶比山下低 8 至 10 摄氏度，请带外套。',
      'It is 8 to 10 °C colder on top than below; bring a jacket.',
    ),
    text(
      '全山禁火禁烟，无人机须提前在服务中心登记。',
      'No fire and no smoking on the mountain. Register drones at the visitor centre beforehand.',
    ),
    text(
      '患有心脏病、高血压的游客请慎行登山步道。',
      'Visitors with heart disease or high blood pressure should avoid the stairway route.',
    ),
  ],
  facilities: [
    text('游客中心与行李寄存', 'Visitor centre and left luggage'),
    text('母婴室', 'Nursing room'),
    text('山顶医务点', 'First-aid point on the summit'),
    text('轮椅租借（索道站内无障碍）', 'Wheelchairs; both cable-car stations are step-free'),
    text('新能源车充电位 120 个', '120 charging bays'),
  ],
  traffic: [
    text(
      '澄岚高铁站乘旅游 1 线，45 分钟到云门游客中心。',
      'From Chenglan railway station take tourist bus 1 to Yunmen visitor centre, 45 minutes.',
    ),
    text('自驾导航至“栖云岭云门停车场”，每日 15 元。', 'By car: Yunmen car park, 15 yuan a day.'),
  ],
  pictures: {
    hero: 'qiyun-ridge-hero',
    thumb: 'qiyun-ridge-thumb',
    album: ['qiyun-ridge-cable-car', 'qiyun-ridge-night', 'qiyun-ridge-snow'],
  },
  ratingX10: 49,
  ratingCount: 12864,
  capacityPerDay: 12000,
};
