import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../../clock';
import { paymentAppSignature } from './payment-app';
import type { MessagingAppPlatform, PaymentAppPlatform } from './platforms';

export interface PageSignature {
  appId: string;
  signature: string;
  noncestr: string;
  /** Epoch seconds. */
  timestamp: number;
}

/** Names in lower case and in this order, values raw, the address without its fragment. */
export const messagingAppSignature = (parts: {
  ticket: string;
  noncestr: string;
  timestamp: number;
  url: string;
}): string =>
  createHash('sha1')
    .update(
      `jsapi_ticket=${parts.ticket}&noncestr=${parts.noncestr}&timestamp=${parts.timestamp}&url=${parts.url}`,
    )
    .digest('hex');

const withoutFragment = (url: string): string => url.replace(/#.*$/s, '');
const fresh = (clock: Clock) => ({
  noncestr: randomBytes(8).toString('hex'),
  timestamp: Math.floor(clock.now() / 1_000),
});

export async function signMessagingAppPage(
  platform: MessagingAppPlatform,
  clock: Clock,
  url: string,
): Promise<PageSignature> {
  const ticket = await platform.pageTicket();
  const parts = fresh(clock);
  const signature = messagingAppSignature({ ticket, ...parts, url: withoutFragment(url) });
  return { appId: platform.appId, signature, ...parts };
}

export async function signPaymentAppPage(
  platform: PaymentAppPlatform,
  clock: Clock,
  url: string,
): Promise<PageSignature> {
  const { appId } = platform;
  const frontToken = await platform.pageToken();
  const { noncestr, timestamp } = fresh(clock);
  const parts = { appId, frontToken, nonceStr: noncestr, timestamp: String(timestamp) };
  return {
    appId,
    signature: paymentAppSignature({ ...parts, url: withoutFragment(url) }),
    noncestr,
    timestamp,
  };
}
