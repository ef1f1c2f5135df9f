import { channelSource, type JsapiParameters, type ResponseOf } from '@yunyou/contract';
import { orderOf } from '../../core/orders/store';
import { startPayment } from '../../flows/start-payment';
import { refuse } from '../../http/refusal';
import type { MemberRequest } from '../../http/request-context';
import { openIdOf } from './store';

interface PageOptions {
  orderId: string;
  /** Path of the app that the cashier sends the buyer back to. */
  returnPath?: string | undefined;
}

/** Channels in which the messaging app itself takes the payment. */
const inMessagingApp = (source: number): boolean =>
  source === channelSource.messagingApp ||
  source === channelSource.messagingMiniProgram ||
  source === channelSource.regional;

/** Starts a payment at the messaging app's cashier, and answers its address. */
export async function payOnPage(
  request: MemberRequest,
  { orderId, returnPath }: PageOptions,
): Promise<string> {
  const { payUrl } = await startPayment(request, { orderId, tradeType: 'h5' });
  if (payUrl === null) throw refuse('payChannelDown');
  return returnPath ? withReturn(payUrl, request.config.publicUrl + returnPath) : payUrl;
}

/** Starts a payment with the other payment app. */
export async function payByOtherApp(
  request: MemberRequest,
  { orderId, returnPath, product = 'page' }: PageOptions & { product?: 'page' | 'app' | undefined },
): Promise<ResponseOf<'payment', 'aliH5Pay'>> {
  const { hand } = await startPayment(request, {
    orderId,
    tradeType: product === 'app' ? 'otherApp' : 'otherPage',
    ...(returnPath && { returnUrl: request.config.publicUrl + returnPath }),
  });
  if (!hand || 'kind' in hand) throw refuse('payChannelDown');
  return hand;
}

/** Starts a payment that the messaging app takes over the page. */
export async function payInApp(request: MemberRequest, orderId: string): Promise<JsapiParameters> {
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
export async function payerOf({
  db,
  memberId,
  source,
  platforms,
}: Pick<MemberRequest, 'db' | 'memberId' | 'source' | 'platforms'>): Promise<
  { openId: string; appId?: string } | undefined
> {
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
