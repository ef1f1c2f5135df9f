import type { Outside } from './outside';
import { openDay } from './steps';

/** A page's path with what it needs in its address to show something. */
export const addressOf = (path: string, orderId: string): string => path + queryOf(path, orderId);

function queryOf(path: string, orderId: string): string {
  if (path.includes('scenic-spot-detail') || path.includes('scenid-spot-profile'))
    return '?id=spot-qiyun-ridge';
  if (path.includes('ticket-detail')) return '?id=ticket-feilian-adult';
  if (path.includes('place-order')) return '?productId=ticket-crafts-visit&quantity=1';
  if (path.includes('electronic-ticket')) return `?orderId=${orderId}`;
  if (path.includes('payment') || path.includes('order-details')) return `?id=${orderId}`;
  if (path.includes('agreement')) return '?type=privacy';
  if (path.includes('web/web')) return `?url=${encodeURIComponent('https://example.com/')}`;
  if (path.includes('abnormal')) return `?redirect=${encodeURIComponent('/views/index/index')}&activity=1`;
  return '';
}

/** Whether a visitor is asked to log in instead of being shown the page. */
export const isForMembers = (path: string): boolean =>
  path.startsWith('/packages/') && !/payment-callback|electronic-ticket/.test(path);

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
