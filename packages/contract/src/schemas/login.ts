import { z } from 'zod';
import type { login as calls } from '../calls/login';
import { pictureCodeLength } from '../constants';
import { optionalText, text } from './fields';
import type { SchemasFor } from './schema';
import { loginResponse, mobile, shareCode, source } from './session';

const wxAppId = text(64).describe('The app of the platform that is asked');
const code = text(512).describe("The platform's one-use code");

/**
 * The platform's word on a phone number: older editions hand out encrypted data, newer ones a code.
 * A number by itself proves nothing and is never taken for proof.
 */
const phoneProof = {
  encryptedData: optionalText(4_096).describe('Encrypted with the key of the session that `code` began'),
  iv: optionalText(64).describe('Initial vector, base64'),
  phoneCode: optionalText(512).describe('Newer editions: a one-use code instead of encrypted data'),
};

export const login = {
  picture: {
    summary: 'A picture with digits to type, for those who ask for many verification codes.',
    request: z.object({}),
    response: z.strictObject({
      picId: z.string(),
      image: z.string().describe('PNG as a data address'),
      expiresInSeconds: z.int(),
    }),
  },
  checkPicture: {
    summary: 'Checks the digits of a picture; a solved one goes along with one call of `sms/captcha`.',
    request: z.object({
      picId: text(64),
      code: z
        .string()
        .trim()
        .regex(new RegExp(`^\\d{${pictureCodeLength}}$`)),
    }),
    response: z.null(),
    codes: [422],
  },
  test: {
    summary: 'Logs in with a mobile number alone. There is no such call in production.',
    request: z.object({ mobile, source: source.optional(), shareCode }),
    response: loginResponse,
    codes: [404],
  },
  applet: {
    summary: "Logs in with the messaging app's mini-program; joins when the phone number comes along.",
    request: z.object({
      wxAppId,
      code,
      source,
      shareCode,
      mobile: optionalText(20).describe(
        'The number this device was logged in with: an account of another number answers result 2',
      ),
      ...phoneProof,
    }),
    response: loginResponse,
    codes: [422],
  },
  appletCode: {
    summary: 'Renews the mini-program session of a member, for subscriptions and payment.',
    request: z.object({ wxAppId, code }),
    response: z.strictObject({ openid: z.string() }),
    codes: [409, 422],
  },
  shortVideo: {
    summary: "Logs in with the short-video app's mini-program.",
    request: z.object({
      wxAppId,
      code,
      anonymousCode: optionalText(512),
      source,
      shareCode,
      encryptedData: phoneProof.encryptedData,
      iv: phoneProof.iv,
    }),
    response: loginResponse,
    codes: [422],
  },
  messagingApp: {
    summary:
      "Logs in with what the messaging platform's consent page brought back. Works once, for five minutes.",
    request: z.object({
      source,
      access_token: text(512).describe(
        "One use; not the platform's own token, which never leaves the server",
      ),
      expires_in: z.union([z.int(), z.string().max(20)]),
      openid: text(128),
      refresh_token: z.string().max(512),
      sign: text(128).describe('HMAC-SHA256 of the fields above, hex'),
    }),
    response: loginResponse,
    codes: [422],
  },
  regional: {
    summary: "Logs in with the regional platform's ticket.",
    request: z.object({ ticket: text(2_048), source, shareCode }),
    response: loginResponse,
    codes: [422],
  },
  paymentApp: {
    summary: "Logs in with the payment app's mini-program; result 3 where the person is known.",
    request: z.object({ wxAppId, source, code }),
    response: loginResponse,
    codes: [422],
  },
  paymentAppMobile: {
    summary: "Takes the payment app's word on a phone number; logs in, or joins.",
    request: z.object({
      encryptedData: optionalText(4_096).describe(
        "3DES as the app answers it, with the login's `bindTicket`",
      ),
      iv: optionalText(64).describe('Empty: the cipher has none'),
      code: optionalText(512).describe('What the authorisation button hands out for `scope.mobile`'),
      bindTicket: optionalText(64),
      source,
      shareCode,
      openid: text(128),
      wxAppId,
    }),
    response: loginResponse,
    codes: [422],
  },
} satisfies SchemasFor<typeof calls>;
