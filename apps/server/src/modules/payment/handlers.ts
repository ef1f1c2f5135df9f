import { channelSource } from '@yunyou/contract';
import { refuse } from '../../http/refusal';
import type { HandlersFor, MemberRequest } from '../../http/request-context';
import { orderOf } from '../order/queries';
import { describeWay, waysFor } from './channels';
import { startPayment } from './start';
import { paymentState } from './state';
import { unifyPay } from './unify';

/** Channels in which the messaging app itself takes the payment. */
const inMessagingApp = (source: number): boolean =>
  source === channelSource.messagingApp ||
  source === channelSource.messagingMiniProgram ||
  source === channelSource.regional;

export const payment: HandlersFor<'payment'> = {
  async channels(request, { orderId }) {
    const order = await orderOf(request.db, request.memberId, orderId);
    return (await waysFor(request, order)).map((way) => describeWay(way, request));
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
  const member = await request.db
    .selectFrom('members')
    .select('open_id')
    .where('id', '=', request.memberId)
    .executeTakeFirstOrThrow();
  // The messaging app takes money only from somebody it knows.
  if (!inMessagingApp(request.source) || member.open_id === '') throw refuse('payChannelUnknown');
  const { prepayId } = await startPayment(request, { orderId, tradeType: 'jsapi', openId: member.open_id });
  if (prepayId === null) throw refuse('payChannelDown');
  return request.payments.jsapiParameters(prepayId);
}

/** The cashier sends the buyer back to `redirect_url`, whatever they did there. */
function withReturn(payUrl: string, returnUrl: string): string {
  const url = new URL(payUrl);
  url.searchParams.set('redirect_url', returnUrl);
  return url.href;
}
