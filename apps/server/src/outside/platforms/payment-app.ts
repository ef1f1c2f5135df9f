import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../clock';
import { askPlatform } from './ask-platform';
import { type PaymentAppPlatform, PlatformRefusal } from './platforms';
import type { PlatformTokenCache } from './token-cache';

export interface PaymentAppAccount {
  appId: string;
  secret: string;
  /** 24 bytes in hex: encrypts what is personal (3DES, ECB). */
  symmetricKeyHex: string;
  /** `https://open.95516.com/open/access/1.0`. */
  apiUrl: string;
}

/** Success is `00`, whatever the HTTP status. */
const answerOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ resp: z.string(), msg: z.string().optional(), params: z.object(shape).optional() });

const serverToken = answerOf({ backendToken: z.string(), expiresIn: z.coerce.number() });
const pageToken = answerOf({ frontToken: z.string(), expiresIn: z.coerce.number() });
const userToken = answerOf({ accessToken: z.string(), openId: z.string(), unionId: z.string().optional() });
const userMobile = answerOf({ mobile: z.string() });

/** SHA-256 over the sorted `k=v` pairs, the secret among them; a page's signature has no secret and a `frontToken` instead. */
export const paymentAppSignature = (parts: Readonly<Record<string, string>>): string =>
  createHash('sha256')
    .update(
      Object.entries(parts)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, value]) => `${name}=${value}`)
        .join('&'),
    )
    .digest('hex');

/** The payment app's open platform: backend token, then a person's token, then their number. */
export function createPaymentApp(
  account: PaymentAppAccount,
  { fetch, tokens, clock }: { fetch: typeof globalThis.fetch; tokens: PlatformTokenCache; clock: Clock },
): PaymentAppPlatform {
  const { appId, secret, apiUrl, symmetricKeyHex } = account;

  async function ask<Params>(
    path: string,
    schema: z.ZodType<{ resp: string; msg?: string | undefined; params?: Params | undefined }>,
    body: Record<string, unknown>,
  ): Promise<Params> {
    const { resp, msg = '', params } = await askPlatform(fetch, `${apiUrl}/${path}`, schema, body);
    if (resp !== '00' || !params) throw new PlatformRefusal('payment app', `${resp} ${msg}`);
    return params;
  }

  function signed(): Record<string, string> {
    const parts = {
      appId,
      nonceStr: randomBytes(8).toString('hex'),
      timestamp: String(Math.floor(clock.now() / 1_000)),
    };
    return { ...parts, signature: paymentAppSignature({ ...parts, secret }) };
  }

  const backendToken = () =>
    tokens.get(`payment-app:${appId}:backend`, async () => {
      const { backendToken: value, expiresIn } = await ask('backendToken', serverToken, signed());
      return { value, expiresInSeconds: expiresIn };
    });

  async function tokenOfCode(code: string) {
    const body = { appId, backendToken: await backendToken(), code, grantType: 'authorization_code' };
    return ask('token', userToken, body);
  }

  function openMobile(encrypted: string): string {
    try {
      const decipher = createDecipheriv('des-ede3-ecb', Buffer.from(symmetricKeyHex, 'hex'), null);
      const mobile = decipher.update(encrypted, 'base64', 'utf8') + decipher.final('utf8');
      if (/^\d{5,20}$/.test(mobile)) return mobile;
    } catch {
      // Not encrypted with our key.
    }
    throw new PlatformRefusal('payment app', 'a number does not open');
  }

  return {
    appId,
    async exchangeCode(code) {
      const { openId, unionId = '' } = await tokenOfCode(code);
      return { openId, unionId };
    },
    async mobileOfCode(code) {
      const { accessToken, openId, unionId = '' } = await tokenOfCode(code);
      const body = { appId, accessToken, openId, backendToken: await backendToken() };
      const { mobile } = await ask('user.mobile', userMobile, body);
      return { openId, unionId, mobile: openMobile(mobile) };
    },
    openMobile,
    pageToken: () =>
      tokens.get(`payment-app:${appId}:page`, async () => {
        const { frontToken: value, expiresIn } = await ask('frontToken', pageToken, signed());
        return { value, expiresInSeconds: expiresIn };
      }),
  };
}

/** The platform's side of `openMobile`, for the sandbox. */
export function sealMobile(symmetricKeyHex: string, mobile: string): string {
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(symmetricKeyHex, 'hex'), null);
  return cipher.update(mobile, 'utf8', 'base64') + cipher.final('base64');
}
