import { paths } from '../paths';
import { definePages } from './page';

/** Nights and guests of a stay. */
const stay = ['startDate?', 'endDate?', 'rooms?', 'adults?', 'childAges?'] as const;
/** What hotels are narrowed by and ordered. */
const hotelFilters = [
  'keyword?',
  'lat?',
  'lng?',
  'placeName?',
  'star?',
  'category?',
  'facility?',
  'priceMinFen?',
  'priceMaxFen?',
  'breakfast?',
  'freeCancel?',
  'payAtDesk?',
  'onlyFree?',
  'sort?',
] as const;
/** The activity a product is opened for. */
const soldIn = [
  'activeId?',
  'productType?',
  'activeType?',
  'productId?',
  'productSpec?',
  'activityProductId?',
] as const;
/** The same of a hotel, with its room and rate plan. */
const activity = [...soldIn, 'rid?', 'fid?'] as const;

/** Pages that belong to no package: logins, spots, hotels, goods and what every app has. */
export const mainPages = definePages({
  web: {
    path: paths.web,
    titles: { 'zh-Hans': '网页', en: 'Web page' },
    query: ['url'],
    untracked: true,
  },
  login: {
    path: paths.login,
    titles: { 'zh-Hans': '登录', en: 'Log in' },
    query: ['redirectUrl?'],
    untracked: true,
  },
  auth: {
    path: paths.auth,
    titles: { 'zh-Hans': '授权登录', en: 'Authorization' },
    query: ['redirectUrl?'],
    untracked: true,
  },
  jumpPage: {
    path: '/pages/jump-page/jump-page',
    titles: { 'zh-Hans': '互动页', en: 'Interactive page' },
    // `via`: the codes that led here. What else the address has goes along.
    query: ['code?', 'scene?', 'via?'],
  },
  error: {
    path: '/pages/error/error',
    titles: { 'zh-Hans': '出错了', en: 'Something went wrong' },
    untracked: true,
  },
  abnormalPage: {
    path: paths.abnormal,
    titles: { 'zh-Hans': '页面走丢了', en: 'Page lost' },
    query: ['redirect?', 'activity?'],
    untracked: true,
  },
  agreement: {
    path: paths.agreement,
    titles: { 'zh-Hans': '用户协议', en: 'Agreement' },
    query: ['type'],
  },
  notice: {
    path: paths.notice,
    titles: { 'zh-Hans': '公告', en: 'Notices' },
    query: ['id?', 'tab?'],
    prefetch: true,
  },
  license: {
    path: paths.license,
    titles: { 'zh-Hans': '营业执照', en: 'Business licence' },
    prefetch: true,
  },
  searchHomePage: {
    path: paths.searchHomePage,
    titles: { 'zh-Hans': '搜索', en: 'Search' },
    description: {
      'zh-Hans': '输入名称、拼音或首字母，查找景区、门票、酒店、商品和活动。',
      en: 'Find scenic spots, tickets, hotels, goods and activities by name, pinyin or initials.',
    },
    query: ['keyword?', 'kind?'],
    prefetch: true,
  },
  searchMiddlePage: {
    path: paths.searchMiddlePage,
    titles: { 'zh-Hans': '搜索结果', en: 'Search results' },
    query: ['keyword', 'kind?', 'cityName?', 'sort?', 'literal?'],
    prefetch: true,
  },
  searchHotel: {
    path: '/pages/search-hotel/search-hotel',
    titles: { 'zh-Hans': '搜索酒店', en: 'Search hotels' },
    query: [...stay, 'cityName?', ...hotelFilters],
  },
  searchScenicSpot: {
    path: '/pages/search-scenic-spot/search-scenic-spot',
    titles: { 'zh-Hans': '搜索景区', en: 'Search scenic spots' },
    query: [
      'keyword?',
      'theme?',
      'cityName?',
      'grade?',
      'priceMaxFen?',
      'lat?',
      'lng?',
      'placeName?',
      'sort?',
    ],
    prefetch: true,
  },
  shoppingCart: {
    path: paths.shoppingCart,
    titles: { 'zh-Hans': '购物车', en: 'Cart' },
    auth: true,
  },
  scenicSpotHome: {
    path: paths.scenicSpotHome,
    titles: { 'zh-Hans': '景区门票', en: 'Scenic spots' },
    description: {
      'zh-Hans': '按主题、评分和价格挑选景区，查看门票与开放时间。',
      en: 'Find scenic spots by theme, rating and price, with tickets and opening times.',
    },
    query: ['keyword?', 'theme?', 'sort?', 'focus?'],
    prefetch: true,
  },
  scenicSpotDetail: {
    path: paths.scenicSpotDetail,
    titles: { 'zh-Hans': '景区详情', en: 'Scenic spot' },
    query: ['id'],
    prefetch: true,
  },
  scenidSpotProfile: {
    path: '/pages/scenid-spot-profile/scenid-spot-profile',
    titles: { 'zh-Hans': '景区简介', en: 'About the spot' },
    query: ['id'],
    prefetch: true,
  },
  ticketDetail: {
    path: paths.ticketDetail,
    titles: { 'zh-Hans': '门票详情', en: 'Ticket' },
    query: ['id', 'day?', 'quantity?', ...soldIn],
    prefetch: true,
  },
  hotelHome: {
    path: '/pages/hotel-home/hotel-home',
    titles: { 'zh-Hans': '酒店', en: 'Hotels' },
    description: {
      'zh-Hans': '选择城市和入离日期，比较酒店与价格，在线预订或到店付款。',
      en: 'Choose a city and your nights, compare hotels and rates, and pay now or at the desk.',
    },
    query: [...stay, ...hotelFilters],
    prefetch: true,
  },
  hotelDetail: {
    path: paths.hotelDetail,
    titles: { 'zh-Hans': '酒店详情', en: 'Hotel' },
    query: ['id', ...stay, 'roomId?', 'rateId?', ...activity],
    prefetch: true,
  },
  hotelProfile: {
    path: '/pages/hotel-profile/hotel-profile',
    titles: { 'zh-Hans': '酒店简介', en: 'About the hotel' },
    query: ['hotelId', 'kind?'],
    prefetch: true,
  },
  hotelAlbum: {
    path: '/pages/hotel-album/hotel-album',
    titles: { 'zh-Hans': '酒店相册', en: 'Hotel photos' },
    query: ['hotelId'],
    prefetch: true,
  },
  goodsHome: {
    path: '/pages/goods-home/goods-home',
    titles: { 'zh-Hans': '精选商品', en: 'Selected goods' },
    description: {
      'zh-Hans': '山里的茶、器物和点心，本地店铺直接发货，券和满减下单自动算。',
      en: 'Tea, wares and sweets from local shops, with coupons and offers worked out for you.',
    },
    query: ['categoryId?', 'sort?'],
    prefetch: true,
  },
  goodsDetail: {
    path: paths.goodsDetail,
    titles: { 'zh-Hans': '商品详情', en: 'Product' },
    // `productSpec`: the option that is chosen.
    query: ['id', ...soldIn, 'quantity?'],
    prefetch: true,
  },
  serviceDetail: {
    path: paths.serviceDetail,
    titles: { 'zh-Hans': '服务详情', en: 'Service' },
    query: ['id', ...soldIn, 'quantity?', 'startDay?'],
    prefetch: true,
  },
  comment: {
    path: '/pages/comment/comment',
    titles: { 'zh-Hans': '商品评价', en: 'Product reviews' },
    query: ['id', 'filter?', 'tag?', 'skuDetailId?', 'sort?'],
    prefetch: true,
  },
  shopHome: {
    path: '/pages/shop-home/shop-home',
    titles: { 'zh-Hans': '店铺', en: 'Shop' },
    query: ['supplierId', 'keyword?', 'categoryId?', 'sort?'],
    prefetch: true,
  },
  shopDetail: {
    path: '/pages/shop-detail/shop-detail',
    titles: { 'zh-Hans': '商家信息', en: 'Merchant' },
    query: ['supplierId'],
    prefetch: true,
  },
  spotSpecial: {
    path: '/pages/spot-special/spot-special',
    titles: { 'zh-Hans': '景区专题', en: 'Spot special' },
    query: ['id', 'tab?'],
    prefetch: true,
  },
  activitySpecial: {
    path: '/pages/activity-special/activity-special',
    titles: { 'zh-Hans': '活动专题', en: 'Activity special' },
    query: ['id', 'tab?'],
    prefetch: true,
  },
  previewMedia: {
    path: '/pages/preview-media/preview-media',
    titles: { 'zh-Hans': '预览', en: 'Preview' },
    query: ['urls', 'index?'],
    untracked: true,
  },
  previewImage: {
    path: '/preview-image',
    titles: { 'zh-Hans': '图片预览', en: 'Pictures' },
    query: ['urls', 'current?'],
    untracked: true,
  },
  chooseLocation: {
    path: '/choose-location',
    titles: { 'zh-Hans': '选择位置', en: 'Choose a place' },
    query: ['latitude?', 'longitude?', 'keyword?'],
  },
  openLocation: {
    path: '/open-location',
    titles: { 'zh-Hans': '查看位置', en: 'Place' },
    query: ['latitude', 'longitude', 'name?', 'address?', 'scale?'],
  },
});
