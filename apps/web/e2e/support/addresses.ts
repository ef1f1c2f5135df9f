import { type PageEntry, pages } from '../../../../packages/navigation/src/pages';
import type { Outside } from './outside';
import { openDay } from './steps';

/** A page's path with what it needs in its address to show something. */
export const addressOf = (path: string, orderId: string): string => path + queryOf(path, orderId);

const hotelId = 'hotel-yunqi-lodge';
/** Days from today until a night that is sold at its usual price. */
const FIRST_NIGHT_AFTER = 9;
const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;
const dayAfter = (days: number): string =>
  new Date(Date.now() + SHANGHAI_MS + days * DAY_MS).toISOString().slice(0, 10);

/** Values of the parameters that the registry names. */
function queryOf(path: string, orderId: string): string {
  const { query = [] }: PageEntry = Object.values<PageEntry>(pages).find((page) => page.path === path) ?? {
    path,
    titles: { 'zh-Hans': '', en: '' },
  };
  const values: Readonly<Record<string, string | undefined>> = {
    // Without an id, a page that edits adds something.
    id: path.includes('edit')
      ? undefined
      : path.includes('ticket')
        ? 'ticket-feilian-adult'
        : path.includes('special')
          ? 'special-lantern-nights'
          : path.includes('spot')
            ? 'spot-qiyun-ridge'
            : path.includes('hotel')
              ? hotelId
              : orderId,
    hotelId,
    lines: 'rate-yunqi-cloud-king-room:1',
    startDate: dayAfter(FIRST_NIGHT_AFTER),
    endDate: dayAfter(FIRST_NIGHT_AFTER + 1),
    orderId,
    productId: 'ticket-crafts-visit',
    type: 'privacy',
    url: 'https://example.com/',
    urls: ['/icon.svg', '/icon.svg'].map(encodeURIComponent).join(','),
    keyword: '温泉',
    latitude: '22.71',
    longitude: '114.9',
  };
  const parameters = query
    .filter((name) => values[name] !== undefined)
    .map((name) => `${name}=${encodeURIComponent(values[name] ?? '')}`);
  if (path.includes('abnormal'))
    parameters.push(`redirect=${encodeURIComponent('/views/index/index')}`, 'activity=1');
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
}

const membersPages: ReadonlySet<string> = new Set(
  Object.values<PageEntry>(pages)
    .filter(({ auth }) => auth)
    .map(({ path }) => path),
);

/** Whether a visitor is asked to log in instead of being shown the page. */
export const isForMembers = (path: string): boolean => membersPages.has(path);

/** A new member with an order that is not paid. */
export async function memberWithOrder(outside: Outside): Promise<{ token: string; orderId: string }> {
  const token = await outside.someoneElse();
  const productId = 'ticket-crafts-visit';
  const lines = [{ kind: 'ticket', productId, day: await openDay(outside, productId), quantity: 2 }];
  const { totalFen } = await outside.call<{ totalFen: number }>(
    'POST',
    '/cuser/member/orders/quote',
    { lines },
    token,
  );
  const order = await outside.call<{ id: string }>(
    'POST',
    '/cuser/member/orders/create',
    { lines, contactName: '李云', contactMobile: '13800138000', expectedTotalFen: totalFen },
    token,
  );
  return { token, orderId: order.id };
}

/** What a browser keeps of a login. */
export const loginCookies = (token: string, url: string) => [
  { name: 'token', value: token, url },
  { name: 'isMember', value: '1', url },
];
