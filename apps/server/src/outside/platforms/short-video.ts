import { z } from 'zod';
import { askPlatform } from './ask-platform';
import { PlatformRefusal, type ShortVideoPlatform } from './platforms';

export interface ShortVideoAccount {
  appId: string;
  secret: string;
  /** `https://developer.toutiao.com`. */
  apiUrl: string;
}

const session = z.object({
  err_no: z.number(),
  err_tips: z.string().optional(),
  data: z
    .object({ session_key: z.string(), openid: z.string(), unionid: z.string().optional() })
    .optional()
    .nullable(),
});

/** The short-video app's mini-program. Its codes live for three minutes. */
export function createShortVideo(
  { appId, secret, apiUrl }: ShortVideoAccount,
  fetch: typeof globalThis.fetch,
): ShortVideoPlatform {
  return {
    appId,
    async exchangeCode(code, anonymousCode) {
      const body = { appid: appId, secret, code, anonymous_code: anonymousCode ?? '' };
      const answer = await askPlatform(fetch, `${apiUrl}/api/apps/v2/jscode2session`, session, body);
      if (answer.err_no !== 0 || !answer.data) {
        throw new PlatformRefusal('short video', `${answer.err_no} ${answer.err_tips ?? ''}`);
      }
      const { openid, session_key, unionid = '' } = answer.data;
      return { openId: openid, unionId: unionid, sessionKey: session_key };
    },
  };
}
