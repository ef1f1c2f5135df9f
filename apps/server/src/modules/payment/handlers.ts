import { channelSource } from '@yunyou/contract';
import { orderOf } from '../../core/orders/store';
import { paymentState } from '../../flows/payment-state';
import { startPayment } from '../../flows/start-payment';
import { refuse } from '../../http/refusal';
import type { HandlersFor, MemberRequest } from '../../http/request-context';
import { describeWay } from './channels';
import { openIdOf } from './store';
import { unifyPay, waysOfOrder } from './unify';

/** Channels in which the messaging app itself takes the payment. */
const inMessagingApp = (source: number): boolean =>
  source === channelSource.messagingApp ||
  source === channelSource.messagingMiniProgram ||
  source === channelSource.regional;

export const payment: HandlersFor<'payment'> = {
  async channels(request, { orderId }) {
    return (await waysOfOrder(request, orderId)).map((way) => describeWay(way, request));
  },

  async wxMiniPay(request, { orderId }) {
    return payInApp(request, orderId);
  },

  async wxWebPay(request, { orderId, returnPath }) {
    if (request.source === channelSource.messagingApp) {
      return { payUrl: null, jsapi: await payInApp(request, orderId) };
    }
    const { payUrl } = await startPayment(request, { orderId, tradeType: 'h5' });
    if (payUrl === null) throw refuse('payChannelDown');
    return {
      payUrl: returnPath ? withReturn(payUrl, request.config.publicUrl + returnPath) : payUrl,
      jsapi: null,
    };
  },

  async aliH5Pay(request, { orderId, returnPath, product = 'page' }) {
    const { hand } = await startPayment(request, {
      orderId,
      tradeType: product === 'app' ? 'otherApp' : 'otherPage',
      ...(returnPath && { returnUrl: request.config.publicUrl + returnPath }),
    });
    if (!hand || 'kind' in hand) throw refuse('payChannelDown');
    return hand;
  },

  unifyPay: (request, input) => unifyPay(request, input),

  state: (request, { orderId }) => paymentState(request, orderId),
};

async function payInApp(request: MemberRequest, orderId: string) {
  await orderOf(request.db, request.memberId, orderId);
  // The messaging app takes money only from somebody it knows.
  const payer = inMessagingApp(request.source) ? await payerOf(request) : undefined;
  if (!payer) throw refuse('payChannelUnknown');
  const tradeType = request.source === channelSource.messagingApp ? 'jsapi' : 'mini';
  const { prepayId } = await startPayment(request, { orderId, tradeType, ...payer });
  if (prepayId === null) throw refuse('payChannelDown');
  return request.payments.jsapiParameters(prepayId, payer.appId);
}

/** Who pays, as the app around the page knows them: an open id holds in one app only. */
async function payerOf({
  db,
  memberId,
  source,
  platforms,
}: MemberRequest): Promise<{ openId: string; appId?: string } | undefined> {
  const appId = source === channelSource.messagingApp ? undefined : platforms.miniProgram?.appId;
  const known = appId === undefined ? undefined : await openIdOf(db, memberId, appId);
  if (known && appId !== undefined) return { openId: known, appId };
  const openId = await openIdOf(db, memberId);
  return openId === undefined ? undefined : { openId };
}

/** The cashier sends the buyer back to `redirect_url`, whatever they did there. */
function withReturn(payUrl: string, returnUrl: string): string {
  const url = new URL(payUrl);
  url.searchParams.set('redirect_url', returnUrl);
  return url.href;
}
