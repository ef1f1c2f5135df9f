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
  const miniProgramId = source === channelSource.messagingApp ? undefined : platforms.miniProgram?.appId;
  if (miniProgramId !== undefined) {
    const identity = await db
      .selectFrom('member_identities')
      .select('open_id')
      .where('member_id', '=', memberId)
      .where('provider', '=', 'mini-program')
      .where('app_id', '=', miniProgramId)
      .executeTakeFirst();
    if (identity) return { openId: identity.open_id, appId: miniProgramId };
  }
  const member = await db
    .selectFrom('members')
    .select('open_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return member.open_id === '' ? undefined : { openId: member.open_id };
}

/** The cashier sends the buyer back to `redirect_url`, whatever they did there. */
function withReturn(payUrl: string, returnUrl: string): string {
  const url = new URL(payUrl);
  url.searchParams.set('redirect_url', returnUrl);
  return url.href;
}
