import { goodsType } from '@yunyou/contract';
import { text } from './text';
import type { LocalText } from './types';

/** As in the contract's home layout, with a picture's name where the wire has the picture. */
export type DemoTile = {
  readonly id: string;
  readonly title: LocalText;
  readonly subtitle: LocalText;
  readonly picture: string;
  readonly link: string;
};

export type DemoIcon = {
  readonly id: string;
  readonly title: LocalText;
  readonly icon: string;
  readonly link: string;
};

export type DemoHomeComponent =
  | ({ readonly type: 'top_card' } & Omit<DemoTile, 'id'>)
  | { readonly type: 'home_banner_kv'; readonly items: readonly DemoTile[] }
  | { readonly type: 'home_icon_kv'; readonly items: readonly DemoIcon[] }
  | { readonly type: 'home_custom_card'; readonly title: LocalText; readonly items: readonly DemoTile[] };

export type DemoHomeLayout = {
  readonly templateId: string;
  readonly components: readonly DemoHomeComponent[];
};

/** Pages a link of this layout may lead to; only pages that exist. */
const PAGE = {
  spots: '/pages/scenic-spot-home/scenic-spot-home',
  spot: '/pages/scenic-spot-detail/scenic-spot-detail',
  profile: '/pages/scenid-spot-profile/scenid-spot-profile',
  ticket: '/pages/ticket-detail/ticket-detail',
  hotels: '/pages/hotel-home/hotel-home',
  goods: '/pages/goods-home/goods-home',
  services: `/packages/goods-sell/sell-list/sell-list?kind=${goodsType.service}`,
  cards: '/packages/annual-card/card-list/card-list',
  coupons: '/packages/goods-sell/coupon-center/coupon-center',
  activities: '/pages/activity-special/activity-special?id=special-spring-tea-fair',
  flashSale: '/packages/marketing/flash-sale/flash-sale',
  groups: '/packages/marketing/group-purchase/group-purchase',
} as const;

export const HOME_LAYOUT: DemoHomeLayout = {
  templateId: 'home-chenglan-1',
  components: [
    {
      type: 'home_banner_kv',
      items: [
        {
          id: 'banner-clouds',
          title: text('在云上等日出', 'Sunrise above the clouds'),
          subtitle: text('栖云岭日出专场，每日限量', 'Qiyun Ridge sunrise session, few places a day'),
          picture: 'banner-sea-of-clouds',
          link: `${PAGE.ticket}?id=ticket-qiyun-sunrise`,
        },
        {
          id: 'banner-lanterns',
          title: text('一河灯火', 'A river of lanterns'),
          subtitle: text('月桥古镇夜游，摇船过三桥', 'Moonbridge by night, a boat under three bridges'),
          picture: 'banner-lantern-night',
          link: `${PAGE.spot}?id=spot-moonbridge-town`,
        },
        {
          id: 'banner-springs',
          title: text('雪落汤泉', 'Snow on warm water'),
          subtitle: text('云汤温泉谷，二十六口汤池', 'Yuntang Hot Springs, twenty-six pools'),
          picture: 'banner-snow-springs',
          link: `${PAGE.spot}?id=spot-yuntang-springs`,
        },
      ],
    },
    {
      type: 'home_icon_kv',
      items: [
        { id: 'icon-spots', title: text('景区', 'Spots'), icon: 'ticket', link: PAGE.spots },
        { id: 'icon-hotels', title: text('酒店', 'Hotels'), icon: 'hotel', link: PAGE.hotels },
        { id: 'icon-goods', title: text('商品', 'Goods'), icon: 'gift', link: PAGE.goods },
        { id: 'icon-services', title: text('服务', 'Services'), icon: 'service', link: PAGE.services },
        { id: 'icon-cards', title: text('年卡', 'Annual cards'), icon: 'card', link: PAGE.cards },
        { id: 'icon-coupons', title: text('领券', 'Coupons'), icon: 'coupon', link: PAGE.coupons },
        { id: 'icon-activities', title: text('活动', 'Activities'), icon: 'activity', link: PAGE.activities },
        { id: 'icon-flash-sale', title: text('秒杀', 'Flash sale'), icon: 'sale', link: PAGE.flashSale },
        { id: 'icon-groups', title: text('团购', 'Groups'), icon: 'group', link: PAGE.groups },
        {
          id: 'icon-night',
          title: text('夜游', 'By night'),
          icon: 'night',
          link: `${PAGE.spots}?theme=night`,
        },
      ],
    },
    {
      type: 'top_card',
      title: text('第一次来澄岚？', 'New to Chenglan?'),
      subtitle: text('十处山水，挑一处开始', 'Ten landscapes; choose one to begin with'),
      picture: 'top-card-handscroll',
      link: PAGE.spots,
    },
    {
      type: 'home_custom_card',
      title: text('这一季去哪儿', 'Where to go this season'),
      items: [
        {
          id: 'card-lotus',
          title: text('划进荷花里', 'Into the lotus'),
          subtitle: text('藕香洲采莲船', 'Lotus Isle by punt'),
          picture: 'card-lotus-punt',
          link: `${PAGE.spot}?id=spot-lotus-isle`,
        },
        {
          id: 'card-tea',
          title: text('炒一锅自己的茶', 'Roast your own tea'),
          subtitle: text('雾芽茶山全日课', 'A day on the Mistbud hills'),
          picture: 'card-tea-class',
          link: `${PAGE.ticket}?id=ticket-tea-class`,
        },
        {
          id: 'card-island',
          title: text('跟着潮水过一天', 'A day by the tide'),
          subtitle: text('望汐岛往返渡船', 'Wangxi Island by ferry'),
          picture: 'card-island-tide',
          link: `${PAGE.spot}?id=spot-wangxi-island`,
        },
        {
          id: 'card-camp',
          title: text('带孩子看银河', 'The Milky Way with children'),
          subtitle: text('丹枫谷星空营地', 'A night in Maple Valley'),
          picture: 'card-camp-stars',
          link: `${PAGE.ticket}?id=ticket-maple-night`,
        },
      ],
    },
  ],
};

/** Greeting of the home page. */
export const HOME_HELLO: LocalText = text('今天想看山，还是看水？', 'Hills today, or water?');
