import { type OrderDetail, orderStatus, type PayChannel, paymentStatus } from '@yunyou/contract';
import type { Sdk } from '@yunyou/sdk';
import { leadOf } from '../order-lines';
import { blankScreen, failureText, type Screen, shopOf, showToMember, tapped } from '../screen';
import type { Shop } from '../shop';

type Outcome = Awaited<ReturnType<Sdk['payment']['pay']>>;

interface PayData extends Screen {
  id: string;
  title: string;
  amount: string;
  /** Time left to pay, in words; empty when it does not run out. */
  left: string;
  channels: { id: string; name: string; isChosen: boolean }[];
  submit: string;
  canPay: boolean;
  /** What came of paying, and what to do; empty before. */
  result: string;
  resultText: string;
  isBusy: boolean;
  problem: string;
}

/** Pays an order: how much, until when, in which way; then what the server says came of it. */
export function registerPay(): void {
  Page({
    data: {
      ...blankScreen,
      id: '',
      title: '',
      amount: '',
      left: '',
      channels: [],
      submit: '',
      canPay: false,
      result: '',
      resultText: '',
      isBusy: false,
      problem: '',
    } as PayData,
    // A page in a web view, which hops here to pay, says `orderId`.
    onLoad({ orderId = '', id = orderId }) {
      this.setData({ id });
    },
    onShow() {
      // The cashier's own sheet hides and shows the page too.
      if (!this.data.isBusy && this.data.result === '') void this.refresh();
    },
    refresh() {
      const { id } = this.data;
      return showToMember(this, words, 'payment.amount', async (shop) => {
        const order = await shop.sdk.orders.detail(id);
        if (order.canPay) await shop.sdk.payment.loadConfig(id);
        return payable(shop, order);
      });
    },
    choose(event: WechatMiniprogram.BaseEvent) {
      const { payment } = shopOf().sdk;
      const wanted = payment.config.channels.find(({ id }) => id === tapped(event, 'id'));
      if (!wanted) return;
      payment.select(wanted);
      this.setData({ channels: shownChannels(shopOf()) });
    },
    pay() {
      return this.settle(({ sdk }) => sdk.payment.pay({ id: this.data.id }));
    },
    /** For whom the server could not tell yet. */
    check() {
      return this.settle(({ sdk }) => sdk.payment.confirm(this.data.id));
    },
    async settle(ask: (shop: Shop) => Promise<Outcome>) {
      if (this.data.isBusy) return;
      const shop = shopOf();
      const { t } = shop.sdk.i18n.texts;
      this.setData({
        isBusy: true,
        problem: '',
        result: t('payment.result.asking'),
        resultText: t('payment.result.askingText'),
      });
      try {
        const outcome = await ask(shop);
        this.setData(resultOf(shop, outcome, await standing(shop, this.data.id, outcome)));
      } catch (error) {
        this.setData({ result: '', resultText: '', problem: failureText(shop, error) });
      } finally {
        this.setData({ isBusy: false });
      }
    },
    openOrder() {
      shopOf().replace('order', { id: this.data.id });
    },
  });
}

const words = [
  'payment.amount',
  'order.payBefore',
  'payment.channel',
  'payment.noChannel',
  'payment.notPayable',
  'payment.toOrder',
  'payment.result.check',
] as const;

function payable(shop: Shop, order: OrderDetail): Partial<PayData> {
  const { t, money, remaining } = shop.sdk.i18n.texts;
  const amount = money(order.payFen);
  return {
    title: order.title,
    amount,
    left: order.expiresAtMs === null ? '' : remaining(order.expiresAtMs - shop.sdk.clock.now()),
    channels: shownChannels(shop),
    submit: t('payment.submit', { amount }),
    canPay: order.canPay,
  };
}

function shownChannels({ sdk }: Shop): PayData['channels'] {
  const { channels, selected } = sdk.payment.config;
  return channels.map(({ id, payChannelName }: PayChannel) => ({
    id,
    name: payChannelName,
    isChosen: id === selected?.id,
  }));
}

/** The order where it stands without having been paid, such as one that is paid at the desk. */
async function standing(
  { sdk }: Shop,
  id: string,
  { status, state }: Outcome,
): Promise<OrderDetail | undefined> {
  const isStanding = status === 'pending' && state && state.status !== orderStatus.pendingPayment;
  const isRefunded = state?.payStatus === paymentStatus.refunded;
  return isStanding && !isRefunded ? sdk.orders.detail(id) : undefined;
}

/** The outcome in words. Only what the server knows ends the paying. */
function resultOf(shop: Shop, { status, state }: Outcome, order: OrderDetail | undefined): Partial<PayData> {
  const { sdk } = shop;
  const { t } = sdk.i18n.texts;
  if (status === 'paid') {
    return { result: t('payment.result.paid'), resultText: t('payment.result.paidText'), canPay: false };
  }
  if (status === 'unknown') {
    return { result: t('payment.result.unknown'), resultText: t('payment.result.unknownText') };
  }
  if (state?.payStatus === paymentStatus.refunded) {
    const amount = sdk.i18n.texts.money(state.refundedFen);
    const resultText = t('payment.result.refundedText', { amount });
    return { result: t('payment.result.refunded'), resultText, canPay: false };
  }
  if (order) {
    return {
      result: t('order.phase', { phase: order.phase }),
      resultText: leadOf(shop, order),
      canPay: false,
    };
  }
  const isOpen = state === undefined || state.status === orderStatus.pendingPayment;
  return isOpen
    ? { result: t('payment.result.pending'), resultText: t('payment.result.pendingText') }
    : { result: t('payment.result.closed'), resultText: t('payment.result.closedText'), canPay: false };
}
