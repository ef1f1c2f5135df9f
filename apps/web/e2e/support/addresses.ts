import { type PageEntry, pages } from '../../../../packages/navigation/src/pages';
import { cardForSale } from './annual-cards';
import { book, freeSlots } from './appointments';
import { goodsForBargains, startBargain } from './bargains';
import { boxesForSale } from './blind-boxes';
import { withHolder } from './card-persons';
import { nftValues, type ShownPiece, withPiece } from './collectibles';
import { addAddress, completeOrder } from './complete-order';
import { buyInGroup, goodsForGroups } from './groups';
import { lotteryWith } from './lotteries';
import type { Outside } from './outside';
import { openDay } from './steps';

/** A page's path with what it needs in its address to show something. */
export const addressOf = (path: string, shown: Shown): string => path + queryOf(path, shown);

const hotelId = 'hotel-yunqi-lodge';
/** Days from today until a night that is sold at its usual price. */
const FIRST_NIGHT_AFTER = 9;
const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;
const dayAfter = (days: number): string =>
  new Date(Date.now() + SHANGHAI_MS + days * DAY_MS).toISOString().slice(0, 10);

const goodsId = 'product-mist-green';
const serviceId = 'product-foot-bath';
/** Pages about goods and offers, by what is in their path: other things than others call the same. */
const ownValues: readonly [string, Readonly<Record<string, string>>][] = [
  ['goods-detail', { id: goodsId }],
  ['pages/comment', { id: goodsId }],
  ['comment-list', { productId: goodsId }],
  ['comment-detail', { id: 'review-demo-1' }],
  ['service-detail', { id: serviceId }],
  ['goods-place-order', { productId: goodsId }],
  ['service-place-order', { productId: serviceId }],
  ['sell-list', { activeId: 'activity-spring-tea', keyword: '' }],
  ['discount-activity', { activeId: 'activity-kiln-tiers', activeType: '1' }],
  ['coupon-detail', { couponId: 'coupon-platform-10' }],
  ['receive-coupon', { couponId: 'coupon-platform-10' }],
  // A card before its start.
  ['jump-page', { code: 'DEMOCARD' }],
  ['shop-', { supplierId: 'shop-shanye', keyword: '' }],
];

/** What there is for members' pages to show. */
export interface Shown {
  /** Whose it is. */
  token: string;
  /** An order that is not paid. */
  orderId: string;
  /** The snapshot of that order. */
  snapshot: { id: string };
  /** Its payment, handed over. */
  ticket: string;
  /** An invoice, and an order to invoice. */
  invoice: { id: string; orderIds: string };
  /** A request for money back, and an order of which something can be given back. */
  refund: { id: string; orderId: string };
  /** An appointment, and a slot that is free. */
  appointment: { id: string; itemId: string; slotId: string; day: string };
  /** A group that waits for others, and what it buys. */
  group: { groupId: string; activeId: string; activityProductId: string };
  /** A bargain that runs, and what it is for. */
  bargain: { bargainId: string; activeId: string; activityProductId: string };
  /** A draw that runs. */
  lottery: { activeId: string; activeType: string };
  /** A set of blind boxes that is sold. */
  boxes: { activeId: string };
  /** A type of annual card that is sold. */
  cardType: { id: string };
  /** An activity of collectibles, and a piece of the member. */
  nft: ShownPiece;
  /** A place on the member's own card that nobody has, and what was handed in for another. */
  holder: { cardId: string; personId: string; id: string; purpose: string };
}

/** What a preview is of. */
function previewValues(path: string, { lottery }: Shown): Readonly<Record<string, string>> {
  if (path.includes('/lottery')) return { id: lottery.activeId };
  if (path.includes('/shop-')) return { id: 'shop-shanye' };
  if (path.includes('/nft-')) return { id: 'nft-demo-mornings-first-snow' };
  if (path.includes('special'))
    return { id: path.includes('activity') ? 'special-spring-tea-fair' : 'special-lantern-nights' };
  return {};
}

/** Values of the parameters that the registry names. */
function queryOf(path: string, shown: Shown): string {
  const { orderId, snapshot, ticket, invoice, refund, appointment } = shown;
  const { query = [] }: PageEntry = Object.values<PageEntry>(pages).find((page) => page.path === path) ?? {
    path,
    titles: { 'zh-Hans': '', en: '' },
  };
  const own = path.includes('/preview-h5/')
    ? previewValues(path, shown)
    : path.includes('invoice-')
      ? invoice
      : path.includes('/appointment-') && !path.includes('record')
        ? appointmentValues(path, appointment)
        : path.includes('refund-')
          ? refund
          : path.includes('/group-') || path.includes('-group-')
            ? groupValues(path, shown.group)
            : path.includes('/bargain-goods')
              ? bargainValues(path, shown.bargain)
              : path.includes('/marketing/lottery')
                ? shown.lottery
                : path.includes('/blind-box')
                  ? shown.boxes
                  : path.includes('/packages/nft/')
                    ? nftValues(path, shown.nft)
                    : path.includes('/card-detail')
                      ? shown.cardType
                      : /annual-form|card-(?:examine|active|protocol)/.test(path)
                        ? shown.holder
                        : path.endsWith('/transaction-snapshot')
                          ? snapshot
                          : /\/(?:order-list|electronic-ticket)$/.test(path)
                            ? { id: orderId, orderId }
                            : (ownValues.find(([part]) => path.includes(part))?.[1] ?? {});
  const values: Readonly<Record<string, string | undefined>> = {
    // Without an id, a page that edits adds something.
    id: path.includes('edit')
      ? undefined
      : path.includes('ticket')
        ? 'ticket-feilian-adult'
        : path.includes('activity-special')
          ? 'special-spring-tea-fair'
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
    ticket,
    ...own,
  };
  const parameters = query
    // What may be left out is, unless the page shows something with it alone.
    .map((name) => (name.replace('?', '') in own ? name.replace('?', '') : name))
    .filter((name) => values[name])
    .map((name) => `${name}=${encodeURIComponent(values[name] ?? '')}`);
  if (path.includes('abnormal'))
    parameters.push(`redirect=${encodeURIComponent('/views/index/index')}`, 'activity=1');
  return parameters.length > 0 ? `?${parameters.join('&')}` : '';
}

/** What a page of appointments needs; of the form of an order only the order. */
const appointmentValues = (path: string, { id, itemId, slotId, day }: Shown['appointment']) =>
  /detail|snapshot/.test(path) ? { id } : { itemId, slotId, day, size: '2' };

/** A group's own page needs the group, the one where groups are opened what they buy. */
const groupValues = (path: string, { groupId, ...product }: Shown['group']) =>
  path.includes('group-detail') ? { groupId } : { ...product, activeType: '3' };

/** A bargain's own page needs the bargain, the one where it is started what it is for. */
const bargainValues = (path: string, { bargainId, ...product }: Shown['bargain']) =>
  path.includes('goods-detail') ? { bargainId } : { ...product, activeType: '8' };

const membersPages: ReadonlySet<string> = new Set(
  Object.values<PageEntry>(pages)
    .filter(({ auth }) => auth)
    .map(({ path }) => path),
);

/** Whether a visitor is asked to log in instead of being shown the page. */
export const isForMembers = (path: string): boolean => membersPages.has(path);

/** A new member with an order that is not paid. */
export async function memberWithOrder(outside: Outside): Promise<Pick<Shown, 'token' | 'orderId'>> {
  const token = await outside.someoneElse();
  const productId = 'ticket-crafts-visit';
  const lines = [{ kind: 'ticket', productId, day: await openDay(outside, productId), quantity: 2 }];
  const { totalFen } = await outside.call<{ totalFen: number }>(
    'POST',
    '/cuser/member/orders/quote',
    { lines },
    token,
  );
  const { id } = await outside.call<{ id: string }>(
    'POST',
    '/cuser/member/orders/create',
    { lines, contactName: '李云', contactMobile: '13800138000', expectedTotalFen: totalFen },
    token,
  );
  return { token, orderId: id };
}

/** A new member who has something of everything that pages show. */
export async function memberWithEverything(outside: Outside): Promise<Shown> {
  const { token, orderId } = await memberWithOrder(outside);
  const [snapshot] = await outside.call<{ id: string }[]>(
    'GET',
    '/cuser/member/snapshot/list',
    { orderId },
    token,
  );
  const { ticket } = await outside.call<{ ticket: string }>(
    'GET',
    '/cuser/member/pay-order/transferTicket',
    { orderId, dir: 'out' },
    token,
  );
  return {
    token,
    orderId,
    snapshot: { id: snapshot?.id ?? '' },
    ticket,
    invoice: await withInvoice(outside, token),
    refund: await withRefund(outside, token),
    appointment: await withAppointment(outside, token),
    group: await withGroup(outside, token),
    bargain: await withBargain(outside, token),
    lottery: await withLottery(outside),
    boxes: { activeId: (await boxesForSale(outside)).activeId },
    cardType: { id: (await cardForSale(outside)).id },
    nft: await withPiece(outside, token),
    holder: await withHolder(outside, token),
  };
}

/** A group that the member opened. */
async function withGroup(outside: Outside, token: string): Promise<Shown['group']> {
  const product = await goodsForGroups(outside);
  const { activeId, activityProductId } = product;
  return { groupId: (await buyInGroup(outside, product, { token })).groupId, activeId, activityProductId };
}

/** A bargain that the member started. */
async function withBargain(outside: Outside, token: string): Promise<Shown['bargain']> {
  const product = await goodsForBargains(outside);
  const { activeId, activityProductId } = product;
  return { bargainId: (await startBargain(outside, product, token)).id, activeId, activityProductId };
}

async function withLottery(outside: Outside): Promise<Shown['lottery']> {
  const { activeId, activeType } = await lotteryWith(outside);
  return { activeId, activeType: String(activeType) };
}

/** An appointment of the member, and a slot that can be had. */
async function withAppointment(outside: Outside, token: string): Promise<Shown['appointment']> {
  const itemId = 'item-cable-car';
  const [slot] = await freeSlots(outside, itemId, 2);
  if (!slot) throw new Error(`${itemId} has no free slot.`);
  const id = await book(outside, token, slot.id, { size: 2 });
  return { id, itemId, slotId: slot.id, day: slot.day };
}

/** An invoice that the member asked for, and an order that they have not invoiced. */
async function withInvoice(outside: Outside, token: string): Promise<{ id: string; orderIds: string }> {
  const addressId = await addAddress(outside, token);
  const { id: orderId, totalFen } = await completeOrder(outside, { token, addressId });
  const { id } = await outside.call<{ id: string }>(
    'POST',
    '/cuser/member/invoice/apply',
    {
      orderIds: [orderId],
      type: 'normal',
      titleKind: 'personal',
      titleName: '李云',
      email: 'liyun@example.cn',
      expectedTotalFen: totalFen,
    },
    token,
  );
  return { id, orderIds: (await completeOrder(outside, { token, addressId })).id };
}

/** A return that the member asked for, and an order of which something can be returned. */
async function withRefund(outside: Outside, token: string): Promise<{ id: string; orderId: string }> {
  const addressId = await addAddress(outside, token);
  const { id: orderId } = await completeOrder(outside, { token, addressId });
  const { lines } = await outside.call<{ lines: { id: string }[] }>(
    'GET',
    '/cuser/member/orders/detail',
    { id: orderId },
    token,
  );
  const request = { orderId, items: [{ lineId: lines[0]?.id ?? '', quantity: 1 }], reasonCode: 'notWanted' };
  const { amountFen, feeFen } = await outside.call<{ amountFen: number; feeFen: number }>(
    'POST',
    '/cuser/member/refund/quote',
    request,
    token,
  );
  const { id } = await outside.call<{ id: string }>(
    'POST',
    '/cuser/member/refund/apply',
    { ...request, expectedAmountFen: amountFen, expectedFeeFen: feeFen },
    token,
  );
  return { id, orderId: (await completeOrder(outside, { token, addressId })).id };
}

/** What a browser keeps of a login. */
export const loginCookies = (token: string, url: string) => [
  { name: 'token', value: token, url },
  { name: 'isMember', value: '1', url },
];
