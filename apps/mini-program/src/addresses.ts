import { canonicalPath } from '@yunyou/navigation';
import { pages } from '@yunyou/navigation/pages';

/**
 * The program's pages by the product's own addresses, which the SDK and the operator's links speak. Each page takes the
 * same query in both.
 */
export const addresses = {
  home: pages.home.path,
  login: pages.login.path,
  spot: pages.scenicSpotDetail.path,
  ticket: pages.ticketDetail.path,
  book: pages.scenicSpotPlaceOrder.path,
  hotels: pages.hotelHome.path,
  hotel: pages.hotelDetail.path,
  stay: pages.hotelPlaceOrder.path,
  market: pages.goodsHome.path,
  goods: pages.goodsDetail.path,
  buy: pages.goodsPlaceOrder.path,
  offers: pages.groupPurchase.path,
  offer: pages.groupBuying.path,
  pay: pages.payment.path,
  orders: pages.orderList.path,
  order: pages.orderDetails.path,
  agreement: pages.agreement.path,
  me: pages.userCenter.path,
} as const;

export type PageName = keyof typeof addresses;

const pageNames = Object.keys(addresses).filter((name): name is PageName => name in addresses);

/** The page's file, as the platform names it: `pages/spot/index`, without a slash in front. */
export const fileOf = (name: PageName): string => `pages/${name}/index`;

const split = (url: string): [path: string, query: string] => {
  const [beforeFragment = ''] = url.split('#');
  const mark = beforeFragment.indexOf('?');
  return mark < 0 ? [beforeFragment, ''] : [beforeFragment.slice(0, mark), beforeFragment.slice(mark)];
};

/** What the platform opens for a product address; undefined for one this program has no page for. */
export function pageUrlOf(productUrl: string): string | undefined {
  const [path, query] = split(productUrl);
  const wanted = canonicalPath(path);
  const name = pageNames.find((one) => addresses[one] === wanted);
  return name && `/${fileOf(name)}${query}`;
}

/** The product address of a page of the platform; its path as it is where it is none of ours. */
export function productUrlOf(file: string, options: Readonly<Record<string, unknown>>): string {
  const name = pageNames.find((one) => fileOf(one) === file.replace(/^\//, ''));
  return withQuery(name ? addresses[name] : `/${file}`, options);
}

/** An address with its query; values that are undefined are left out. */
export function withQuery(path: string, query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}
