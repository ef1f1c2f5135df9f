import { createHmac } from 'node:crypto';
import type { ServerConfig } from '../../config';
import type { PlatformAccounts } from '../../outside/platforms/accounts';
import type { SandboxSecrets } from '../secrets';

export const MESSAGING_APP_PATH = '/sandbox/messaging-app';
export const SHORT_VIDEO_PATH = '/sandbox/short-video';
export const PAYMENT_APP_PATH = '/sandbox/payment-app';
export const REGIONAL_PATH = '/sandbox/regional';

/** Our accounts with the sandbox's platforms. */
export type SandboxAccounts = Required<PlatformAccounts>;

export function sandboxAccounts(
  { publicUrl }: ServerConfig,
  { objectStoreSecret }: SandboxSecrets,
): SandboxAccounts {
  const secretFor = (name: string) => createHmac('sha256', objectStoreSecret).update(name).digest('hex');
  return {
    messagingApp: {
      appId: 'wx0000000000000001',
      secret: secretFor('messaging app'),
      apiUrl: publicUrl + MESSAGING_APP_PATH,
      authorizeUrl: `${publicUrl}${MESSAGING_APP_PATH}/connect/oauth2/authorize`,
    },
    miniProgram: {
      appId: 'wx0000000000000002',
      secret: secretFor('mini-program'),
      apiUrl: publicUrl + MESSAGING_APP_PATH,
    },
    shortVideo: {
      appId: 'tt0000000000000001',
      secret: secretFor('short video'),
      apiUrl: publicUrl + SHORT_VIDEO_PATH,
    },
    paymentApp: {
      appId: 'up0000000000000001',
      secret: secretFor('payment app'),
      symmetricKeyHex: secretFor('payment app key').slice(0, 48),
      apiUrl: publicUrl + PAYMENT_APP_PATH,
    },
    regional: { verifyUrl: `${publicUrl}${REGIONAL_PATH}/verify`, secret: secretFor('regional') },
    brokerSecret: secretFor('broker'),
  };
}
