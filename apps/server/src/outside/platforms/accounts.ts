import type { Clock } from '../../clock';
import { createMessagingApp, createMiniProgram, type MessagingAppAccount } from './messaging-app';
import { createPaymentApp, type PaymentAppAccount } from './payment-app';
import type { Platforms } from './platforms';
import { createRegional, type RegionalAccount } from './regional';
import { createShortVideo, type ShortVideoAccount } from './short-video';
import type { PlatformTokenCache } from './token-cache';

/** Our accounts with the platforms; one that is missing has no login. */
export interface PlatformAccounts {
  messagingApp?: MessagingAppAccount & { authorizeUrl: string };
  miniProgram?: MessagingAppAccount;
  shortVideo?: ShortVideoAccount;
  paymentApp?: PaymentAppAccount;
  regional?: RegionalAccount;
  brokerSecret: string;
}

export function createPlatforms(
  { messagingApp, miniProgram, shortVideo, paymentApp, regional, brokerSecret }: PlatformAccounts,
  deps: { fetch: typeof globalThis.fetch; tokens: PlatformTokenCache; clock: Clock },
): Platforms {
  return {
    brokerSecret,
    ...(messagingApp && { messagingApp: createMessagingApp(messagingApp, deps) }),
    ...(miniProgram && { miniProgram: createMiniProgram(miniProgram, deps) }),
    ...(shortVideo && { shortVideo: createShortVideo(shortVideo, deps.fetch) }),
    ...(paymentApp && { paymentApp: createPaymentApp(paymentApp, deps) }),
    ...(regional && { regional: createRegional(regional, deps.fetch) }),
  };
}

type Environment = Record<string, string | undefined>;

/**
 * The accounts of a production server, from the environment. Each platform is switched on by its app id.
 *
 * @throws Error that names what is missing
 */
export function readPlatformAccounts(env: Environment): PlatformAccounts {
  const need = (name: string, because: string): string => {
    const value = env[name];
    if (!value) throw new Error(`${because} needs ${name}.`);
    return value;
  };
  const apiUrl = env.MESSAGING_APP_API_URL ?? 'https://api.weixin.qq.com';
  const accounts: PlatformAccounts = { brokerSecret: env.BROKER_SECRET ?? '' };
  if (env.MESSAGING_APP_ID) {
    accounts.brokerSecret = need('BROKER_SECRET', 'MESSAGING_APP_ID');
    accounts.messagingApp = {
      appId: env.MESSAGING_APP_ID,
      secret: need('MESSAGING_APP_SECRET', 'MESSAGING_APP_ID'),
      apiUrl,
      authorizeUrl: 'https://open.weixin.qq.com/connect/oauth2/authorize',
    };
  }
  if (env.MINI_PROGRAM_ID) {
    const secret = need('MINI_PROGRAM_SECRET', 'MINI_PROGRAM_ID');
    accounts.miniProgram = { appId: env.MINI_PROGRAM_ID, secret, apiUrl };
  }
  if (env.SHORT_VIDEO_APP_ID) {
    const secret = need('SHORT_VIDEO_APP_SECRET', 'SHORT_VIDEO_APP_ID');
    accounts.shortVideo = {
      appId: env.SHORT_VIDEO_APP_ID,
      secret,
      apiUrl: 'https://developer.toutiao.com',
    };
  }
  if (env.PAYMENT_APP_ID) {
    const symmetricKeyHex = need('PAYMENT_APP_SYMMETRIC_KEY', 'PAYMENT_APP_ID');
    if (!/^[\da-f]{48}$/i.test(symmetricKeyHex)) {
      throw new Error('PAYMENT_APP_SYMMETRIC_KEY must be 48 hex digits.');
    }
    accounts.paymentApp = {
      appId: env.PAYMENT_APP_ID,
      secret: need('PAYMENT_APP_SECRET', 'PAYMENT_APP_ID'),
      symmetricKeyHex,
      apiUrl: 'https://open.95516.com/open/access/1.0',
    };
  }
  if (env.REGIONAL_VERIFY_URL) {
    const secret = need('REGIONAL_SECRET', 'REGIONAL_VERIFY_URL');
    accounts.regional = { verifyUrl: env.REGIONAL_VERIFY_URL, secret };
  }
  return accounts;
}
