import {
  type AppFile,
  type ChannelSource,
  channelSource,
  type Locale,
  type PayChannel,
  payChannelTypeOf,
  payCompany,
  payType,
  staticFilePaths,
} from '@yunyou/contract';
import type { OrderRow } from '../../core/orders/store';
import type { Queries } from '../../database/connect';
import type { MemberRequest } from '../../http/request-context';
import { balanceOf } from '../../outside/pay-systems/stored-value';
import type { TradeType } from '../../outside/payment-gateway';
import { siteDocument } from '../site-documents/store';

/** A way of paying, and which kind of payment it makes; `none` where no money moves. */
interface Way extends Pick<PayChannel, 'id' | 'payType' | 'payChannel'> {
  tradeType: TradeType | 'none';
  names: Readonly<Record<Locale, string>>;
}

const wechatNames = { 'zh-Hans': '微信支付', en: 'WeChat Pay' };
const wechat: Way = {
  id: 'wechat',
  payType: payType.app,
  payChannel: payCompany.wechat,
  tradeType: 'h5',
  names: wechatNames,
};
const wechatInPage: Way = { ...wechat, tradeType: 'jsapi' };
const wechatMini: Way = { ...wechat, payType: payType.miniProgramWechat, tradeType: 'mini' };
const wechatApp: Way = { ...wechat, id: 'wechat-app', tradeType: 'app' };
const otherPayment: Way = {
  id: 'other-payment',
  payType: payType.app,
  payChannel: payCompany.alipay,
  tradeType: 'otherPage',
  names: { 'zh-Hans': '支付宝', en: 'Alipay' },
};
const quickPass: Way = {
  id: 'quick-pass',
  payType: payType.quickPass,
  payChannel: payCompany.unionPay,
  tradeType: 'quickPass',
  names: { 'zh-Hans': '云闪付', en: 'UnionPay QuickPass' },
};
const shortVideo: Way = {
  id: 'short-video',
  payType: payType.shortVideoAll,
  payChannel: payCompany.shortVideo,
  tradeType: 'shortVideo',
  names: { 'zh-Hans': '抖音支付', en: 'Douyin Pay' },
};
const bank: Way = {
  id: 'bank',
  payType: payType.app,
  payChannel: payCompany.bank,
  tradeType: 'bank',
  names: { 'zh-Hans': '建行龙支付', en: 'CCB LoongPay' },
};
const storedValue: Way = {
  id: 'stored-value',
  payType: payType.storedValueCard,
  payChannel: payCompany.storedValue,
  tradeType: 'storedValue',
  names: { 'zh-Hans': '储值卡', en: 'Stored-value card' },
};
const zeroAmount: Way = {
  id: 'zero-amount',
  payType: payType.zeroAmount,
  payChannel: payCompany.merchant,
  tradeType: 'none',
  names: { 'zh-Hans': '无需支付', en: 'Nothing to pay' },
};
/** What the way is called by which a payment was made; empty for one that is not offered any more. */
export const payWayName = (tradeType: string, locale: Locale): string =>
  [wechat, wechatInPage, wechatMini, wechatApp, otherPayment, quickPass, shortVideo, bank, storedValue].find(
    (way) => way.tradeType === tradeType,
  )?.names[locale] ?? '';

/** Ways by source, the preferred one first. A browser may be the bank's app: its client drops `bank` everywhere else. */
const bySource: Readonly<Partial<Record<ChannelSource, readonly Way[]>>> = {
  [channelSource.mobileBrowser]: [wechat, otherPayment, bank],
  [channelSource.messagingApp]: [wechatInPage],
  [channelSource.messagingMiniProgram]: [wechatMini],
  [channelSource.regional]: [wechatMini],
  [channelSource.shortVideoMiniProgram]: [shortVideo],
  [channelSource.paymentApp]: [quickPass],
  [channelSource.mobileApp]: [wechatApp, otherPayment],
};
const byBrowser: readonly Way[] = [wechat, otherPayment];

/**
 * The ways to pay an order here: those of the source that are configured, the bank's while its switch `CCBPay` is on, and the
 * stored-value card while it can pay the whole order. An order of nothing has only the way that moves no money. What is paid
 * at the desk never waits for its money here.
 */
export async function waysFor(
  { db, source, memberId, payments }: Pick<MemberRequest, 'db' | 'source' | 'memberId' | 'payments'>,
  order: Pick<OrderRow, 'total_fen'>,
): Promise<(Way & { balanceFen?: number })[]> {
  const ways: (Way & { balanceFen?: number })[] = await waysOfAnybody({ db, source, payments }, order);
  if (order.total_fen === 0) return ways;
  const balanceFen = await balanceOf(db, memberId);
  if (balanceFen >= order.total_fen) ways.push({ ...storedValue, balanceFen });
  return ways;
}

/** The same without what is one member's: their stored-value card. */
export async function waysOfAnybody(
  { db, source, payments }: Pick<MemberRequest, 'db' | 'source' | 'payments'>,
  order: Pick<OrderRow, 'total_fen'>,
): Promise<Way[]> {
  if (order.total_fen === 0) return [zeroAmount];
  const configured = (bySource[source] ?? byBrowser).filter(
    ({ tradeType }) => tradeType === 'none' || payments.takes(tradeType),
  );
  const isBankOff = configured.includes(bank) && !(await isBankOn(db));
  return configured.filter((way) => way !== bank || !isBankOff);
}

/** Whether the operator offers the bank's payment. */
async function isBankOn(db: Queries): Promise<boolean> {
  const { CCBPay } = await siteDocument<AppFile>(db, `file:${staticFilePaths.app}`);
  return CCBPay;
}

/** A way as clients read it. */
export function describeWay(
  { id, payType: type, payChannel, names, balanceFen }: Way & { balanceFen?: number },
  { source, locale }: Pick<MemberRequest, 'source' | 'locale'>,
): PayChannel {
  return {
    id,
    payType: type,
    payChannel,
    payChannelType: payChannelTypeOf(source),
    payChannelName: names[locale],
    ...(balanceFen !== undefined && { balanceFen }),
  };
}
