import type { HomeLayout, HomePage, License, Locale, NoticeDetail, PriceCalendar } from '@yunyou/contract';
import { paintedPicture } from './painted-hills';
import { priceDays } from './price-days';
import { spotsIn } from './spot-samples';

/** One of each thing the home page and its neighbours show, for stories. */
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
        icon('ticket', '景区', 'Spots', spotsPage),
        icon('hotel', '酒店', 'Hotels', '/pages/hotel-home/hotel-home'),
        icon('gift', '商品', 'Goods', '/pages/goods-home/goods-home'),
        icon('service', '服务', 'Services', '/packages/goods-sell/sell-list/sell-list?kind=3'),
        icon('sale', '秒杀', 'Flash sale', '/packages/marketing/flash-sale/flash-sale'),
        icon('group', '团购', 'Groups', '/packages/marketing/group-purchase/group-purchase'),
        icon('mountain', '山岳', 'Mountains', `${spotsPage}?theme=mountain`),
        icon('water', '湖海', 'Lakes & sea', `${spotsPage}?theme=water`),
        icon('night', '夜游', 'By night', `${spotsPage}?theme=night`),
        icon('family', '亲子', 'Families', `${spotsPage}?theme=family`),
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

export const homePageIn = (locale: Locale): HomePage => ({
  helloText: { 'zh-Hans': '今天想看山，还是看水？', en: 'Hills today, or water?' },
  notice: { id: 'notice-1', title: notices[0]?.title ?? { 'zh-Hans': '', en: '' } },
  spots: spotsIn(locale).slice(0, 6),
});

export const homePage = homePageIn('zh-Hans');
