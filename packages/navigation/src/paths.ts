/**
 * Canonical paths of the pages that the rules of navigation, the frame of the app and its home name themselves: there the
 * registry is not loaded yet.
 */
export const paths = {
  home: '/views/index/index',
  userCenter: '/views/user-center/index',
  login: '/pages/login/login',
  /** Authorization of the messaging app. */
  auth: '/pages/auth/auth',
  abnormal: '/pages/abnormal-page/abnormal-page',
  /** Shows a web address inside the app. */
  web: '/pages/web/web',
  paymentCallback: '/packages/order/payment-callback/payment-callback',
  electronicTicket: '/packages/marketing/electronic-ticket/electronic-ticket',
  license: '/pages/license/license',
  agreement: '/pages/agreement/agreement',
  notice: '/pages/notice/notice',
  searchHomePage: '/pages/search-home-page/search-home-page',
  searchMiddlePage: '/pages/search-middle-page/search-middle-page',
  scenicSpotHome: '/pages/scenic-spot-home/scenic-spot-home',
  scenicSpotDetail: '/pages/scenic-spot-detail/scenic-spot-detail',
  shoppingCart: '/pages/shopping-cart/shopping-cart',
  goodsDetail: '/pages/goods-detail/goods-detail',
  hotelDetail: '/pages/hotel-detail/hotel-detail',
  ticketDetail: '/pages/ticket-detail/ticket-detail',
  serviceDetail: '/pages/service-detail/service-detail',
  cardDetail: '/packages/annual-card/card-detail/card-detail',
  groupBuying: '/packages/marketing/group-buying/group-buying',
  flashSale: '/packages/marketing/flash-sale/flash-sale',
  nftIndex: '/packages/nft/nft-index/nft-index',
  lottery: '/packages/marketing/lottery/lottery',
  lotteryTask: '/packages/marketing/lottery-task/lottery-task',
  bargainGoods: '/packages/marketing/bargain-goods/bargain-goods',
  discountActivity: '/packages/marketing/discount-activity/discount-activity',
} as const;

/** How many parts the short form of a path has, by its first part. */
const shortLength: Readonly<Record<string, number | undefined>> = { pages: 2, packages: 3 };

/**
 * The canonical spelling of a path: `/` is the home page, the two old tab pages have moved, short forms repeat their
 * last part (`/pages/login` is `/pages/login/login`), and there is one slash in front, none at the end. Whether the page
 * exists is another question.
 */
export function canonicalPath(path: string): string {
  const parts = path.split('/').filter(Boolean);
  const last = parts.at(-1);
  if (last === undefined) return paths.home;
  if (parts.length === shortLength[parts[0] ?? '']) parts.push(last);
  return `/${parts.join('/')}`.replace(/^\/pages\/(index|user-center)\/\1$/, '/views/$1/index');
}
