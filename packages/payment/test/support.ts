import type { JsapiParameters, PayChannel, PaymentState, UnifiedPay } from '@yunyou/contract';
import { createPayment, type PaymentOptions, type Schedule } from '../src';

export const jsapi: JsapiParameters = {
  appId: 'wx',
  timeStamp: '1795000000',
  nonceStr: 'n',
  package: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's',
};

export const channelOf = (payChannelType: number): PayChannel => ({
  id: `wechat-${payChannelType}`,
  payType: 'app',
  payChannel: 'wechat',
  payChannelType,
  payChannelName: '微信支付',
});

export const unpaid: PaymentState = {
  orderId: '1',
  status: 4,
  payStatus: 0,
  totalFen: 100,
  refundedFen: 0,
  attempted: true,
  paidAtMs: null,
  expiresAtMs: 2_000,
  checkedAtMs: 1_000,
  voucherCount: 0,
  isShipped: false,
  orderType: 2,
};
export const paid: PaymentState = { ...unpaid, status: 1, payStatus: 1, attempted: false, paidAtMs: 1_500 };
export const closed: PaymentState = { ...unpaid, status: 6 };

export const lost = Object.assign(new Error('lost'), { retryable: true });
export const forbidden = Object.assign(new Error('not yours'), { retryable: false });

/** A server whose word about the money is given in order; the last one counts from then on. */
export function setUp(options: Partial<PaymentOptions> = {}, channels = [channelOf(2)]) {
  const asked: string[] = [];
  const opened: string[] = [];
  const pauses: number[] = [];
  const words: (PaymentState | Error)[] = [unpaid];
  let startError: Error | undefined;
  let unified: UnifiedPay = { kind: 'done' };
  const calls: PaymentOptions['calls'] = {
    async channels() {
      asked.push('channels');
      return channels;
    },
    async wxWebPay({ orderId, returnPath }) {
      asked.push(`wxWebPay ${orderId} ${returnPath ?? ''}`.trim());
      if (startError) throw startError;
      const inApp = channels[0]?.payChannelType === 1;
      return inApp ? { payUrl: null, jsapi } : { payUrl: 'https://cashier.example/1', jsapi: null };
    },
    async wxMiniPay({ orderId }) {
      asked.push(`wxMiniPay ${orderId}`);
      if (startError) throw startError;
      return jsapi;
    },
    async aliH5Pay({ orderId, product = 'page', returnPath }) {
      asked.push(`aliH5Pay ${orderId} ${product} ${returnPath ?? ''}`.trim());
      if (startError) throw startError;
      const fields = { method: 'alipay.trade.wap.pay', sign: 'a+b=' };
      return product === 'app'
        ? { form: null, orderStr: 'app_id=1&sign=s%3D' }
        : { form: { action: 'https://other.example/gateway.do', fields }, orderStr: null };
    },
    async unifyPay({ orderId, channelId }) {
      asked.push(`unifyPay ${orderId} ${channelId}`);
      if (startError) throw startError;
      return unified;
    },
    async state(_, { signal } = {}) {
      asked.push('state');
      if (signal?.aborted) throw Object.assign(new Error('cancelled'), { retryable: false });
      const word = words.length > 1 ? words.shift() : words[0];
      if (word instanceof Error) throw word;
      return word ?? unpaid;
    },
  };
  const schedule: Schedule<NodeJS.Immediate> = {
    setTimeout(run, afterMs) {
      pauses.push(afterMs / 1_000);
      return setImmediate(run);
    },
    clearTimeout: (handle) => clearImmediate(handle),
  };
  const payment = createPayment({ calls, openUrl: (url) => void opened.push(url), schedule, ...options });
  return {
    payment,
    calls,
    asked,
    opened,
    pauses,
    say: (...next: (PaymentState | Error)[]) => void words.splice(0, words.length, ...next),
    /** What `unifyPay` answers. */
    hand: (answer: UnifiedPay) => {
      unified = answer;
    },
    refuseStart: (error: Error) => {
      startError = error;
    },
  };
}
