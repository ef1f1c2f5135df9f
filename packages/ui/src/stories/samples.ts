import type {
  HomeLayout,
  HomePage,
  License,
  NoticeDetail,
  PriceCalendar,
  SpotDetail,
  SpotProfile,
  SpotSummary,
  TicketDetail,
  TicketSummary,
} from '@yunyou/contract';
import { paintedPicture } from './painted-hills';
import { priceDays } from './price-days';

/** One of each thing the shop shows, for stories. */
export const spot: SpotSummary = {
  id: 'spot-1',
  name: '栖云岭',
  subtitle: '在云上等日出，一亭一松一海云',
  cityName: '澄岚市',
  grade: 5,
  tags: ['云海', '日出', '高山索道'],
  picture: paintedPicture(1),
  thumb: paintedPicture(1, '云海与群山', 'Hills above a sea of clouds', 360, 270),
  rating: 4.8,
  ratingCount: 12_860,
  fromPriceFen: 8000,
};

const names = ['栖云岭', '澄镜湖', '月桥古镇', '望汐岛', '雾芽茶山', '飞练峡', '云汤温泉谷', '藕香洲'];

export const spots: SpotSummary[] = names.map((name, index) => ({
  ...spot,
  id: `spot-${index + 1}`,
  name,
  picture: paintedPicture(index + 1),
  thumb: paintedPicture(index + 1, name, name, 360, 270),
  rating: 4.9 - index / 10,
  ratingCount: 12_860 - index * 1_370,
  fromPriceFen: index === 5 ? null : 5_000 + index * 1_250,
}));

export const spotDetail: SpotDetail = {
  ...spot,
  intro:
    '主峰海拔一千八百六十二米，四季有云。索道十二分钟到山腰，再走一千二百级石阶到听松亭，那里的日出最好。',
  address: '澄岚市栖云区云路 1 号',
  lat: 24.9,
  lng: 112.8,
  phone: '0600-8010001',
  album: [1, 4, 5, 7].map((seed) => paintedPicture(seed)),
  openTimes: [
    { label: '4 月至 11 月，最晚 16:30 入园', from: '06:30', to: '18:00' },
    { label: '12 月至次年 3 月，最晚 15:30 入园', from: '07:30', to: '17:00' },
  ],
  facilities: ['停车场', '索道', '无障碍电梯', '母婴室', '医务室', '寄存'],
  notices: ['山上比山下低八到十度，请带外套。', '雷雨、大风天索道停运，恢复时间以公告为准。'],
};

export const spotProfile: SpotProfile = {
  id: 'spot-1',
  name: '栖云岭',
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
};

export const ticket: TicketSummary = {
  id: 'ticket-1',
  spotId: 'spot-1',
  name: '成人票（大门票）',
  description: '当日有效，可在山上停留至闭园。',
  kind: 'adult',
  fromPriceFen: 8000,
  marketPriceFen: 10_000,
  nextDay: '2026-09-21',
  travellerRule: 'perTicket',
  confirmMode: 'instant',
  refundRule: { kind: 'free', daysBefore: null, time: null, feePercent: 0 },
  labels: [],
};

export const tickets: TicketSummary[] = [
  ticket,
  {
    ...ticket,
    id: 'ticket-2',
    name: '日出专场（含早班索道）',
    description: '凌晨四点半检票，专车送到听松亭，含热茶一盏。',
    fromPriceFen: 26_800,
    marketPriceFen: null,
    nextDay: '2026-09-23',
    confirmMode: 'merchant',
    refundRule: { kind: 'until', daysBefore: 1, time: '18:00', feePercent: 20 },
    labels: ['每日限量'],
  },
  {
    ...ticket,
    id: 'ticket-3',
    name: '家庭票（两大一小）',
    description: '',
    fromPriceFen: null,
    marketPriceFen: null,
    nextDay: null,
    travellerRule: 'none',
    refundRule: { kind: 'none', daysBefore: null, time: null, feePercent: 0 },
  },
];

export const ticketDetail: TicketDetail = {
  ...ticket,
  spotName: '栖云岭',
  picture: paintedPicture(1),
  peoplePerTicket: 1,
  minPerOrder: 1,
  maxPerOrder: 5,
  certTypes: [1, 2],
  minAge: 18,
  maxAge: null,
  gender: null,
  validDays: 1,
  includes: ['栖云岭大门票一张', '景区交通车一次'],
  entryRule: '凭身份证或电子票二维码直接入园，无需换票。',
  advanceDays: 0,
  cutoff: '16:00',
};

export const priceCalendar: PriceCalendar = {
  today: '2026-09-20',
  nowMs: Date.parse('2026-09-20T02:00:00Z'),
  days: priceDays('2026-09-20', 72),
};

export const notices: NoticeDetail[] = [
  {
    id: 'notice-1',
    title: {
      'zh-Hans': '周末与节假日限量入园，请提前预订',
      en: 'Weekends and holidays are limited; please book ahead',
    },
    publishedAtMs: Date.parse('2026-09-18T01:00:00Z'),
    paragraphs: [
      {
        'zh-Hans': '为了让每个人都走得从容，各景区按最大承载量限量售票。',
        en: 'So that everyone has room, each spot sells up to its capacity.',
      },
      {
        'zh-Hans': '某一天售完后，价格日历会标出“售罄”，退回的名额随时回到日历。',
        en: 'When a day is full, the price calendar says so. Returned places go back to it at once.',
      },
    ],
  },
  {
    id: 'notice-2',
    title: { 'zh-Hans': '冬春季开放时间调整', en: 'Winter and spring opening hours' },
    publishedAtMs: Date.parse('2026-09-11T01:00:00Z'),
    paragraphs: [{ 'zh-Hans': '十二月起最晚 15:30 入山。', en: 'From December on, last entry is at 15:30.' }],
  },
];

export const license: License = [
  {
    label: { 'zh-Hans': '企业名称', en: 'Company' },
    value: { 'zh-Hans': '澄岚山水文旅有限公司', en: 'Chenglan Landscapes Tourism Co., Ltd.' },
  },
  {
    label: { 'zh-Hans': '统一社会信用代码', en: 'Credit code' },
    value: { 'zh-Hans': '演示数据', en: 'Demo data' },
  },
  {
    label: { 'zh-Hans': '住所', en: 'Address' },
    value: { 'zh-Hans': '澄岚市栖云区云路 1 号', en: '1 Cloud Road, Qiyun, Chenglan' },
  },
];

const tile = (seed: number, zh: string, en: string, subZh: string, subEn: string, height = 576) => ({
  id: `tile-${seed}`,
  title: { 'zh-Hans': zh, en },
  subtitle: { 'zh-Hans': subZh, en: subEn },
  picture: paintedPicture(seed, zh, en, 1200, height),
  link: '/pages/scenic-spot-detail/scenic-spot-detail?id=spot-1',
});

const spotsPage = '/pages/scenic-spot-home/scenic-spot-home';

const icon = (name: string, zh: string, en: string, link: string) => ({
  id: `icon-${name}`,
  title: { 'zh-Hans': zh, en },
  icon: name,
  link,
});

export const homeLayout: HomeLayout = {
  templateId: 'home-1',
  components: [
    {
      type: 'home_banner_kv',
      items: [
        tile(1, '在云上等日出', 'Sunrise above the clouds', '栖云岭日出专场，每日限量', 'Few places a day'),
        tile(2, '一河灯火', 'A river of lanterns', '月桥古镇夜游，摇船过三桥', 'Moonbridge by night'),
      ],
    },
    {
      type: 'home_icon_kv',
      items: [
        icon('ticket', '景区门票', 'Tickets', spotsPage),
        icon('order', '我的订单', 'My orders', '/packages/order/order-list/order-list'),
        icon('contacts', '常用出行人', 'Travellers', '/packages/user-module/contacts/contacts'),
        icon('notice', '公告', 'Notices', '/pages/notice/notice'),
        icon('mountain', '山岳', 'Mountains', `${spotsPage}?theme=mountain`),
        icon('water', '湖海', 'Lakes & sea', `${spotsPage}?theme=water`),
        icon('night', '夜游', 'By night', `${spotsPage}?theme=night`),
        icon('family', '亲子', 'Families', `${spotsPage}?theme=family`),
        icon('user', '个人中心', 'My account', '/views/user-center/index'),
        icon('license', '营业执照', 'Licence', '/pages/license/license'),
      ],
    },
    {
      type: 'top_card',
      ...tile(
        3,
        '第一次来澄岚？',
        'New to Chenglan?',
        '十处山水，挑一处开始',
        'Choose one to begin with',
        420,
      ),
    },
    {
      type: 'home_custom_card',
      title: { 'zh-Hans': '这一季去哪儿', en: 'Where to go this season' },
      items: [
        tile(4, '划进荷花里', 'Into the lotus', '藕香洲采莲船', 'Lotus Isle by punt', 900),
        tile(5, '炒一锅自己的茶', 'Roast your own tea', '雾芽茶山全日课', 'A day on the tea hills', 900),
        tile(6, '跟着潮水过一天', 'A day by the tide', '望汐岛往返渡船', 'The island by ferry', 900),
        tile(7, '带孩子看银河', 'The Milky Way', '丹枫谷星空营地', 'A night in the valley', 900),
      ],
    },
  ],
};

export const homePage: HomePage = {
  helloText: { 'zh-Hans': '今天想看山，还是看水？', en: 'Hills today, or water?' },
  notice: { id: 'notice-1', title: notices[0]?.title ?? { 'zh-Hans': '', en: '' } },
  spots: spots.slice(0, 6),
};
