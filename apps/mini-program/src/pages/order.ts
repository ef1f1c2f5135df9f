import { type OrderDetail, orderStatus } from '@yunyou/contract';
import type { VoucherView } from '@yunyou/sdk';
import { cancelOrder } from '../cancel-order';
import { leadOf, shownLine, stepText, vouchersWord } from '../order-lines';
import { blankScreen, type Screen, shopOf, showToMember, whileBusy } from '../screen';
import type { Shop } from '../shop';
import { occasionOf, subscribeOrder } from '../subscribe-order';
import { type VoucherCard, voucherCard } from '../voucher-cards';

interface OrderData extends Screen {
  id: string;
  spotId: string;
  title: string;
  sn: string;
  status: string;
  lead: string;
  /** Time left to pay, in words; empty when it does not run out. */
  left: string;
  /** `rule`: how it can be given back, where the lines differ in that. */
  lines: { id: string; name: string; when: string; rule: string }[];
  travellers: { name: string; document: string }[];
  contact: string;
  createdAt: string;
  paidAt: string;
  remark: string;
  /** How all of it can be given back; empty where each line has its own rule. */
  refundRule: string;
  /** Requests for money back, newest first. */
  refunds: { id: string; state: string; amount: string; fee: string }[];
  /** What happened to the order, oldest first. */
  events: { at: string; status: string }[];
  rows: { label: string; amount: string }[];
  totalLabel: string;
  total: string;
  refunded: string;
  canPay: boolean;
  canCancel: boolean;
  /** What messages can be asked for now; empty for none. */
  occasion: string;
  vouchers: VoucherCard[];
  /** What they are called. */
  vouchersTitle: string;
  /** Why the vouchers may be old; empty when they were just checked. */
  unchecked: string;
  problem: string;
  isBusy: boolean;
}

/** One order and its vouchers, which open without a network once they were seen. */
export function registerOrder(): void {
  Page({
    data: {
      ...blankScreen,
      id: '',
      spotId: '',
      title: '',
      sn: '',
      status: '',
      lead: '',
      left: '',
      lines: [],
      travellers: [],
      contact: '',
      createdAt: '',
      paidAt: '',
      remark: '',
      refundRule: '',
      refunds: [],
      events: [],
      rows: [],
      totalLabel: '',
      total: '',
      refunded: '',
      canPay: false,
      canCancel: false,
      occasion: '',
      vouchers: [],
      vouchersTitle: '',
      unchecked: '',
      problem: '',
      isBusy: false,
    } as OrderData,
    onLoad({ id = '' }) {
      this.setData({ id });
    },
    onShow() {
      void this.refresh();
    },
    refresh() {
      const { id } = this.data;
      return showToMember(this, words, 'order.list.title', async (shop) => {
        const [order, view] = await Promise.allSettled([
          shop.sdk.orders.detail(id),
          shop.sdk.orders.vouchers(id),
        ]);
        const vouchers = view.status === 'fulfilled' ? vouchersOf(shop, view.value) : {};
        if (order.status === 'fulfilled') return { ...vouchers, ...orderOf(shop, order.value) };
        // At a gate without a network, what is kept is what counts.
        if (view.status === 'fulfilled' && view.value.fromCache) {
          return { title: view.value.sheet.title, sn: view.value.sheet.sn, ...vouchers };
        }
        throw order.reason;
      });
    },
    async onPullDownRefresh() {
      await this.refresh();
      wx.stopPullDownRefresh();
    },
    pay() {
      shopOf().open('pay', { id: this.data.id });
    },
    openSpot() {
      shopOf().open('spot', { id: this.data.spotId });
    },
    /** The platform says by itself that it was copied. */
    async copySn() {
      await shopOf()
        .host.copyText(this.data.sn)
        .catch(() => {});
    },
    subscribe() {
      return whileBusy(this, async (shop) => {
        const { occasion, sn } = this.data;
        wx.showToast({ title: await subscribeOrder(shop, occasion, sn), icon: 'none' });
      });
    },
    cancel() {
      return whileBusy(this, async (shop) => {
        try {
          if (await cancelOrder(shop, this.data.id)) await this.refresh();
        } catch (error) {
          // It may have been paid or closed meanwhile.
          await this.refresh();
          throw error;
        }
      });
    },
  });
}

const words = [
  'order.sn',
  'order.copy',
  'order.travellers',
  'order.contact',
  'order.createdAt',
  'order.paidAt',
  'order.payBefore',
  'order.remark',
  'order.refundRule',
  'order.refunded',
  'order.refunds',
  'order.timeline',
  'order.breakdown',
  'order.pay',
  'order.cancel',
  'order.again',
  'subscription.subscribe',
  'voucher.bright',
] as const;

function orderOf(shop: Shop, order: OrderDetail): Partial<OrderData> {
  const { t, money, instant, remaining } = shop.sdk.i18n.texts;
  const { status, closeReason, expiresAtMs, paidAtMs, refundedFen } = order;
  const lines = order.lines.map((line) => ({ id: line.id, ...shownLine(shop, line) }));
  const rules = [...new Set(lines.map(({ rule }) => rule))];
  return {
    spotId: lines[0]?.spotId ?? '',
    title: order.title,
    sn: order.sn,
    status: t('order.phase', { phase: order.phase }),
    lead: closeReason ? t('order.closeReason', { reason: closeReason }) : leadOf(shop, order),
    vouchersTitle: t(vouchersWord(order.orderType)),
    left: order.canPay && expiresAtMs !== null ? remaining(expiresAtMs - shop.sdk.clock.now()) : '',
    lines: lines.map(({ id, name, when, rule }) => ({ id, name, when, rule: rules.length > 1 ? rule : '' })),
    travellers: order.people.map(({ name, certType, idCard }) => ({
      name,
      document: `${t('contacts.cert', { type: certType })} ${idCard}`,
    })),
    contact: `${order.contactName} ${order.contactMobile}`,
    createdAt: instant(order.createdAtMs),
    paidAt: paidAtMs === null ? '' : instant(paidAtMs),
    remark: order.remark,
    refundRule: rules.length === 1 ? (rules[0] ?? '') : '',
    refunds: order.refunds.map((refund) => ({
      id: refund.id,
      state: t('order.refunds.state', { state: refund.status }),
      amount: money(refund.amountFen),
      fee: refund.feeFen > 0 ? t('order.refunds.fee', { amount: money(refund.feeFen) }) : '',
    })),
    events: order.events.map((event) => ({
      at: instant(event.atMs, 'dateTimeSeconds'),
      status: stepText(shop, order, event.status),
    })),
    rows: order.breakdown.map(({ label, quantity, amountFen }) => ({
      label: quantity === null ? label : `${label} × ${quantity}`,
      amount: money(amountFen),
    })),
    totalLabel: t(
      paidAtMs !== null
        ? 'order.paid'
        : status === orderStatus.pendingPayment
          ? 'order.toPay'
          : 'order.total',
    ),
    total: money(order.totalFen),
    refunded: refundedFen > 0 ? money(refundedFen) : '',
    canPay: order.canPay,
    canCancel: order.canCancel,
    occasion: occasionOf(order.orderType, status, order.phase),
  };
}

function vouchersOf(shop: Shop, { sheet, fromCache }: VoucherView): Partial<OrderData> {
  const { t, instant } = shop.sdk.i18n.texts;
  return {
    vouchers: sheet.vouchers.map((voucher) => voucherCard(shop, voucher)),
    vouchersTitle: t(sheet.stay ? 'order.stay.vouchers' : 'order.vouchers'),
    unchecked: fromCache
      ? t('voucher.unchecked', {
          online: String(shop.host.isOnline),
          time: instant(sheet.checkedAtMs),
        })
      : '',
  };
}
