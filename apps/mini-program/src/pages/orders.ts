import { type OrderSummary, orderStatus } from '@yunyou/contract';
import { blankScreen, type Screen, shopOf, show, showToMember, tapped } from '../screen';
import type { Shop } from '../shop';

interface OrderRow {
  id: string;
  title: string;
  day: string;
  count: string;
  status: string;
  total: string;
  canPay: boolean;
}

interface OrdersData extends Screen {
  orders: OrderRow[];
  /** The page shown last, from 1. */
  current: number;
  hasMore: boolean;
}

/** The member's orders, newest first. */
export function registerOrders(): void {
  Page({
    data: { ...blankScreen, orders: [], current: 0, hasMore: false } as OrdersData,
    onShow() {
      void this.refresh();
    },
    refresh() {
      return showToMember(this, words, 'order.list.title', async (shop) => {
        return this.pageOf(shop, 1);
      });
    },
    async onReachBottom() {
      const { hasMore, current } = this.data;
      if (hasMore) await show(this, words, undefined, (shop) => this.pageOf(shop, current + 1));
    },
    openOrder(event: WechatMiniprogram.BaseEvent) {
      shopOf().open('order', { id: tapped(event, 'id') });
    },
    pay(event: WechatMiniprogram.BaseEvent) {
      shopOf().open('pay', { id: tapped(event, 'id') });
    },
    async pageOf(shop: Shop, page: number): Promise<Partial<OrdersData>> {
      const { records, current, pages } = await shop.sdk.orders.list({ page });
      const rows = records.map((order) => rowOf(shop, order));
      const orders = page === 1 ? rows : [...this.data.orders, ...rows];
      return { orders, current, hasMore: current < pages };
    },
  });
}

const words = ['order.list.empty', 'order.list.emptyHint', 'order.pay', 'order.total'] as const;

function rowOf({ sdk }: Shop, order: OrderSummary): OrderRow {
  const { t, money, day } = sdk.i18n.texts;
  const [line] = order.lines;
  return {
    id: order.id,
    title: order.title,
    day: line ? day(line.day) : '',
    count: t('order.quantity', { count: order.lines.reduce((sum, { quantity }) => sum + quantity, 0) }),
    status: t('order.status', { status: order.status }),
    total: money(order.totalFen),
    canPay: order.status === orderStatus.pendingPayment,
  };
}
