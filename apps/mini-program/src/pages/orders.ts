import { type OrderSummary, orderStatus } from '@yunyou/contract';
import { fileOf } from '../addresses';
import { cancelOrder } from '../cancel-order';
import { countOf, hasCode, shownLine, vouchersWord } from '../order-lines';
import { type ShownPicture, shownPicture } from '../pictures';
import { blankScreen, type Screen, shopOf, showToMember, tapped, whileBusy } from '../screen';
import type { Shop } from '../shop';

interface OrderRow {
  id: string;
  title: string;
  day: string;
  count: string;
  status: string;
  total: string;
  thumb: ShownPicture;
  /** It waits for the money, so it can be cancelled too. */
  canPay: boolean;
  /** Its vouchers can be shown. */
  hasVouchers: boolean;
  /** What they are called. */
  vouchers: string;
}

interface OrdersData extends Screen {
  /** Status of the orders shown, as text; empty for all. */
  status: string;
  tabs: { value: string; label: string; isChosen: boolean }[];
  orders: OrderRow[];
  /** The page shown last, from 1. */
  current: number;
  hasMore: boolean;
  problem: string;
  isBusy: boolean;
}

/** The tabs. What fails or is being refunded is rare and stands under "all". */
const shownStatuses: readonly number[] = [
  orderStatus.pendingPayment,
  orderStatus.pendingConfirmation,
  orderStatus.pendingConsumption,
  orderStatus.complete,
  orderStatus.closed,
];

/** Device pixels of a thumbnail: 200 rpx on a phone with three pixels to the point. */
const thumbWidthPx = 320;

/** The member's orders by status, newest first, more as the end comes near. */
export function registerOrders(): void {
  Page({
    data: {
      ...blankScreen,
      status: '',
      tabs: [],
      orders: [],
      current: 0,
      hasMore: false,
      problem: '',
      isBusy: false,
    } as OrdersData,
    onLoad({ status = '' }) {
      this.setData({ status });
    },
    onShow() {
      void this.refresh();
    },
    refresh() {
      return showToMember(this, words, 'order.list.title', async (shop) => {
        const { status } = this.data;
        const found = await pageOf(shop, status, 1);
        // Another status was chosen meanwhile: its own answer is on its way.
        return status === this.data.status ? { ...found, tabs: tabsOf(shop, status) } : {};
      });
    },
    async onPullDownRefresh() {
      await this.refresh();
      wx.stopPullDownRefresh();
    },
    onReachBottom() {
      const { hasMore, current, status } = this.data;
      if (!hasMore) return;
      return whileBusy(this, async (shop) => {
        const more = await pageOf(shop, status, current + 1);
        if (status !== this.data.status || current !== this.data.current) return;
        this.setData({ ...more, orders: [...this.data.orders, ...more.orders] });
      });
    },
    chooseStatus(event: WechatMiniprogram.BaseEvent) {
      const status = tapped(event, 'status');
      this.setData({ status, tabs: tabsOf(shopOf(), status), orders: [], screen: 'loading' });
      return this.refresh();
    },
    openOrder(event: WechatMiniprogram.BaseEvent) {
      shopOf().open('order', { id: tapped(event, 'id') });
    },
    pay(event: WechatMiniprogram.BaseEvent) {
      shopOf().open('pay', { id: tapped(event, 'id') });
    },
    cancel(event: WechatMiniprogram.BaseEvent) {
      const id = tapped(event, 'id');
      return whileBusy(this, async (shop) => {
        try {
          if (await cancelOrder(shop, id)) await this.refresh();
        } catch (error) {
          // It may have been paid or closed meanwhile.
          await this.refresh();
          throw error;
        }
      });
    },
    browse() {
      wx.reLaunch({ url: `/${fileOf('home')}` });
    },
  });
}

const words = [
  'order.list.empty',
  'order.list.emptyHint',
  'order.list.browse',
  'order.pay',
  'order.cancel',
  'order.total',
] as const;

function tabsOf({ sdk }: Shop, chosen: string): OrdersData['tabs'] {
  const { t } = sdk.i18n.texts;
  const values = ['', ...shownStatuses.map(String)];
  // An address may ask for one that has no tab of its own.
  if (!values.includes(chosen)) values.push(chosen);
  return values.map((value) => ({
    value,
    label: value === '' ? t('order.list.all') : t('order.status', { status: value }),
    isChosen: value === chosen,
  }));
}

async function pageOf(shop: Shop, status: string, page: number) {
  const { records, current, pages } = await shop.sdk.orders.list({
    page,
    ...(status !== '' && { status: Number(status) }),
  });
  return { orders: records.map((order) => rowOf(shop, order)), current, hasMore: current < pages };
}

function rowOf(shop: Shop, order: OrderSummary): OrderRow {
  const { t, money } = shop.sdk.i18n.texts;
  const [line] = order.lines;
  return {
    id: order.id,
    title: order.title,
    day: line ? shownLine(shop, line).day : '',
    count: countOf(shop, order.lines),
    status: t('order.phase', { phase: order.phase }),
    total: money(order.totalFen),
    thumb: shownPicture(shop, order.picture, thumbWidthPx),
    canPay: order.status === orderStatus.pendingPayment,
    hasVouchers: order.status === orderStatus.pendingConsumption && order.lines.some(hasCode),
    vouchers: t(vouchersWord(order.orderType)),
  };
}
