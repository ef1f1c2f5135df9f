import { goodsType } from '@yunyou/contract';
import { HOME_HELLO } from './home';
import { OPERATOR } from './operator';
import { text } from './text';
import type { LocalText } from './types';

/**
 * The configuration files below the CDN address (spec sections 3 and 7), in the contract's shapes. Icons are relative
 * to the CDN address (`pictures/<file>`); an `imagePicture` is a name in the picture manifest, for which the server
 * writes the address of a file.
 */

type TabBarFile = {
  readonly bottomBarList: readonly {
    readonly path: string;
    readonly title: LocalText;
    readonly noSelectImgUrl: string;
    readonly selectedImgUrl: string;
  }[];
};

export const TAB_BAR_FILE: TabBarFile = {
  bottomBarList: [
    {
      path: '/views/index/index',
      title: text('首页', 'Home'),
      noSelectImgUrl: 'pictures/tab-home.svg',
      selectedImgUrl: 'pictures/tab-home-selected.svg',
    },
    {
      path: '/pages/goods-home/goods-home',
      title: text('商品', 'Goods'),
      noSelectImgUrl: 'pictures/tab-goods.svg',
      selectedImgUrl: 'pictures/tab-goods-selected.svg',
    },
    {
      path: '/pages/shopping-cart/shopping-cart',
      title: text('购物车', 'Cart'),
      noSelectImgUrl: 'pictures/tab-cart.svg',
      selectedImgUrl: 'pictures/tab-cart-selected.svg',
    },
    {
      path: '/views/user-center/index',
      title: text('我的', 'Me'),
      noSelectImgUrl: 'pictures/tab-user.svg',
      selectedImgUrl: 'pictures/tab-user-selected.svg',
    },
  ],
};

type SideBarFile = {
  readonly telephone: string;
  readonly leftBarList: readonly {
    readonly path: string;
    readonly title: LocalText;
    readonly icon: string;
  }[];
};

export const SIDE_BAR_FILE: SideBarFile = {
  telephone: OPERATOR.servicePhone,
  leftBarList: [
    { path: '/views/index/index', title: text('首页', 'Home'), icon: 'home' },
    { path: '/pages/scenic-spot-home/scenic-spot-home', title: text('景区', 'Spots'), icon: 'ticket' },
    { path: '/pages/hotel-home/hotel-home', title: text('酒店', 'Hotels'), icon: 'hotel' },
    { path: '/pages/goods-home/goods-home', title: text('商品', 'Goods'), icon: 'goods' },
    {
      path: `/packages/goods-sell/sell-list/sell-list?kind=${goodsType.service}`,
      title: text('服务', 'Services'),
      icon: 'service',
    },
    { path: '/pages/shopping-cart/shopping-cart', title: text('购物车', 'Cart'), icon: 'cart' },
    { path: '/packages/order/order-list/order-list', title: text('订单', 'Orders'), icon: 'order' },
    { path: '/views/user-center/index', title: text('我的', 'Me'), icon: 'user' },
    // What does not fit into a desktop's bar is scrolled to: what nobody can do without comes first.
    { path: '/packages/annual-card/card-list/card-list', title: text('年卡', 'Annual cards'), icon: 'card' },
    {
      path: '/packages/goods-sell/coupon-center/coupon-center',
      title: text('领券', 'Coupons'),
      icon: 'coupon',
    },
    {
      path: '/packages/marketing/flash-sale/flash-sale',
      title: text('秒杀', 'Flash sale'),
      icon: 'sale',
    },
    {
      path: '/packages/marketing/group-purchase/group-purchase',
      title: text('团购', 'Groups'),
      icon: 'group',
    },
    {
      path: '/packages/marketing/bargain-active/bargain-active',
      title: text('砍价', 'Bargains'),
      icon: 'bargain',
    },
    {
      path: '/pages/activity-special/activity-special?id=special-spring-tea-fair',
      title: text('活动', 'Activities'),
      icon: 'activity',
    },
    {
      path: '/packages/nft/nft-index/nft-index',
      title: text('数字藏品', 'Collectibles'),
      icon: 'activity',
    },
  ],
};

export const APP_FILE = {
  version: '1.0.0',
  homePageHelloText: HOME_HELLO,
  isOpenWhiteList: false,
  isGrayTheme: false,
  CCBPay: true,
  newUserShare: false,
  homeTheme: { isOpen: false, config: { color: '#0f766e', backgroundImage: '', style: 'landscape' } },
  shareConfig: {
    imagePicture: 'banner-sea-of-clouds',
    default: {
      title: text('澄岚山水：十处山水，一张票出发', 'Chenglan: ten landscapes, one ticket away'),
      desc: text(
        '云海、长湖、古镇与汤泉，在价格日历上挑一天。',
        'Clouds, a long lake, an old town and hot springs. Pick a day.',
      ),
    },
    paths: {
      '/pages/scenic-spot-home/scenic-spot-home': {
        title: text('澄岚山水的十处景区', 'The ten scenic spots of Chenglan'),
        desc: text('从山顶到海岛，按主题找到想去的地方。', 'From summit to island, sorted by what you like.'),
        imagePicture: 'top-card-handscroll',
      },
      '/views/index/index': {
        title: text('澄岚山水：十处山水，一张票出发', 'Chenglan: ten landscapes, one ticket away'),
        desc: text('门票、住宿与山货，一处订好。', 'Tickets, stays and local goods in one place.'),
        imagePicture: 'banner-sea-of-clouds',
      },
      '/pages/goods-home/goods-home': {
        title: text('澄岚山货', 'Goods of Chenglan'),
        desc: text('新茶、茶器与点心，寄到家里。', 'New tea, wares and pastry, sent home.'),
        imagePicture: 'mist-tea-hills-hero',
      },
      '/pages/hotel-home/hotel-home': {
        title: text('住在山水间', 'Stay among the hills'),
        desc: text('湖边、山上与古镇里的酒店。', 'By the lake, on the ridge and in the old town.'),
        imagePicture: 'moonbridge-town-hero',
      },
      '/packages/goods-sell/coupon-center/coupon-center': {
        title: text('澄岚领券中心', 'Coupons of Chenglan'),
        desc: text(
          '先领券，再出发：门票、住宿与山货都能用。',
          'For tickets, stays and local goods. Take yours first.',
        ),
        imagePicture: 'banner-sea-of-clouds',
      },
      '/packages/marketing/flash-sale/flash-sale': {
        title: text('限时秒杀，每天几场', 'Flash sales, several a day'),
        desc: text('到点开抢，价格只在这一场。', 'They begin on the minute, and the price ends with them.'),
        imagePicture: 'qiyun-ridge-hero',
      },
      '/packages/marketing/group-purchase/group-purchase': {
        title: text('约人拼团，人齐就便宜', 'Buy in a group, pay less'),
        desc: text('人不齐，原路退回。', 'If the group does not fill, the money comes back.'),
        imagePicture: 'top-card-handscroll',
      },
      '/packages/marketing/bargain-active/bargain-active': {
        title: text('请朋友砍一刀', 'Ask friends to cut the price'),
        desc: text('每一刀砍多少，开始时就定好了。', 'What every cut takes off is settled at the start.'),
        imagePicture: 'mist-tea-hills-hero',
      },
      '/packages/marketing/blind-box/blind-box': {
        title: text('盲盒：里面是什么，各有多少', 'Blind boxes: what is inside, and how many'),
        desc: text('每一款的数量先写明，再开盒。', 'The number of each piece is told before you open.'),
        imagePicture: 'moonbridge-town-hero',
      },
    },
  },
} as const;

export const UPDATE_CONFIG_FILE = {
  isUpdate: false,
  updateImage: '',
  debugData: { isDebug: false },
} as const;
