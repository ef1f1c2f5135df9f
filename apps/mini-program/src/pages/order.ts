import { appointmentStatus, type OrderDetail, type Voucher } from '@yunyou/contract';
import type { VoucherView } from '@yunyou/sdk';
import { renderSVG } from 'uqr';
import { blankScreen, type Screen, shopOf, showToMember, whileBusy } from '../screen';
import type { Shop } from '../shop';

interface VoucherCard {
  id: string;
  /** Digits in groups of four, to be read out. */
  code: string;
  name: string;
  traveller: string;
  status: string;
  valid: string;
  isUsable: boolean;
  /** The code as a picture, for who can be let in by it. */
  qr: string;
  qrAlt: string;
}

interface OrderData extends Screen {
  id: string;
  title: string;
  sn: string;
  status: string;
  lead: string;
  day: string;
  count: string;
  contact: string;
  rows: { label: string; amount: string }[];
  total: string;
  canPay: boolean;
  canCancel: boolean;
  vouchers: VoucherCard[];
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
      title: '',
      sn: '',
      status: '',
      lead: '',
      day: '',
      count: '',
      contact: '',
      rows: [],
      total: '',
      canPay: false,
      canCancel: false,
      vouchers: [],
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
        if (order.status === 'fulfilled') return { ...orderOf(shop, order.value), ...vouchers };
        // At a gate without a network, what is kept is what counts.
        if (view.status === 'fulfilled' && view.value.fromCache) {
          return { title: view.value.sheet.title, sn: view.value.sheet.sn, ...vouchers };
        }
        throw order.reason;
      });
    },
    pay() {
      shopOf().open('pay', { id: this.data.id });
    },
    async cancel() {
      const { sdk } = shopOf();
      const { t } = sdk.i18n.texts;
      const { confirm } = await wx.showModal({
        title: t('order.cancel.confirm'),
        content: t('order.cancel.hint'),
        confirmText: t('ui.confirm'),
        cancelText: t('ui.cancel'),
      });
      if (!confirm) return;
      await whileBusy(this, async () => {
        await sdk.orders.cancel(this.data.id);
        await this.refresh();
      });
    },
  });
}

const words = [
  'order.sn',
  'order.book.day',
  'order.contact',
  'order.breakdown',
  'order.total',
  'order.pay',
  'order.cancel',
  'order.vouchers',
  'order.voucher.bright',
] as const;

function orderOf({ sdk }: Shop, order: OrderDetail): Partial<OrderData> {
  const { t, money, day } = sdk.i18n.texts;
  const [line] = order.lines;
  const { status, closeReason } = order;
  return {
    title: order.title,
    sn: order.sn,
    status: t('order.status', { status }),
    lead: closeReason ? t('order.closeReason', { reason: closeReason }) : t('order.status.lead', { status }),
    day: line ? day(line.day, 'long') : '',
    count: t('order.quantity', { count: line?.quantity ?? 0 }),
    contact: `${order.contactName} ${order.contactMobile}`,
    rows: order.breakdown.map(({ label, quantity, amountFen }) => ({
      label: quantity === null ? label : `${label} × ${quantity}`,
      amount: money(amountFen),
    })),
    total: money(order.totalFen),
    canPay: order.canPay,
    canCancel: order.canCancel,
  };
}

function vouchersOf({ sdk, host }: Shop, { sheet, fromCache }: VoucherView): Partial<OrderData> {
  const { t, instant } = sdk.i18n.texts;
  return {
    vouchers: sheet.vouchers.map((voucher) => cardOf(sdk.i18n.texts, voucher)),
    unchecked: fromCache
      ? t('order.voucher.unchecked', { online: String(host.isOnline), time: instant(sheet.checkedAtMs) })
      : '',
  };
}

/** Status of a voucher, by its number. */
const voucherStatus = [
  'ui.voucher.notIssued',
  'ui.voucher.toBeUsed',
  'ui.voucher.used',
  'ui.voucher.cancelled',
  'ui.voucher.expired',
] as const;

function cardOf({ t, day }: Shop['sdk']['i18n']['texts'], voucher: Voucher): VoucherCard {
  const { firstDay, lastDay } = voucher;
  const isUsable = voucher.status === appointmentStatus.toBeUsed;
  const days = firstDay === lastDay ? day(firstDay) : `${day(firstDay)}–${day(lastDay)}`;
  return {
    id: voucher.id,
    code: voucher.code.replace(/(\d{4})(?=\d)/g, '$1 '),
    name: voucher.productName,
    traveller: [voucher.travellerName, voucher.idCard].filter(Boolean).join(' '),
    status: t(voucherStatus[voucher.status]),
    valid: t('order.voucher.valid', { days }),
    isUsable,
    qr: isUsable ? pictureOf(voucher.code) : '',
    qrAlt: t('ui.voucher.qr', { code: voucher.code }),
  };
}

/** Light modules around the code, as readers need them (ISO/IEC 18004). */
const quietZone = 4;

const pictureOf = (code: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(code, { border: quietZone }))}`;
