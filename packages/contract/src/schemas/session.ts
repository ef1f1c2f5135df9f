import { z } from 'zod';
import type { session as calls } from '../calls/session';
import { channelSource, shareCodeLength, shareCodeLetters, verificationCodeLength } from '../constants';
import { done, enumOf, id, nothing } from './fields';
import type { SchemasFor } from './schema';

export const mobile = z
  .string()
  .trim()
  .regex(/^1[2-9]\d{9}$/)
  .describe('Mainland mobile number');

export const source = enumOf(channelSource).describe('Channel number');

/** Goes along with every login that may register somebody. */
export const shareCode = z
  .string()
  .max(64)
  .optional()
  .describe(
    "`C_share` of the link that led here: who registers has it as `thirdId`. Nobody's code counts for nothing",
  );

export const memberInfo = z.strictObject({
  memberId: id,
  mobile: z.string().describe('Mobile number; empty for a user who has not given one'),
  name: z.string().describe('Nickname'),
  headImg: z.string().describe('Avatar address; empty for none'),
  openId: z.string(),
  memberRegistChannelVo: z.strictObject({
    thirdId: z
      .string()
      .describe(
        "The share code of the link they registered by; else the platform's id, empty outside of one",
      ),
    source,
  }),
  shareInvite: z
    .boolean()
    .describe('New here and not asked yet: may be asked once to tell others (`newUserShare`)'),
  shareCode: z
    .string()
    .regex(new RegExp(`^[${shareCodeLetters}]{${shareCodeLength}}$`))
    .describe('Stands in links that the member shares, as `C_share`'),
});

/** What every login answers. */
export const loginResponse = z.strictObject({
  token: z.string().describe('Empty unless `result` is 0 or 3'),
  result: z.literal([0, 1, 2, 3]).describe('Login result'),
  data: z.strictObject({
    openid: z.string(),
    bindTicket: z
      .string()
      .optional()
      .describe(
        'With result 1: a login by mobile that brings it binds this account of the platform; half an hour',
      ),
    isSnapshot: z
      .boolean()
      .optional()
      .describe('The platform showed a stand-in for the person: nothing can be bound to it'),
  }),
});

export const verificationCode = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${verificationCodeLength}}$`))
  .describe('Code from the SMS');

/** Names the message a code came with, so that a stranger's wrong guesses do not count against its owner's. */
export const challengeId = z
  .string()
  .max(64)
  .optional()
  .describe('The challenge the code was sent for; without it the latest code of the number is meant');

export const smsSent = z.strictObject({
  challengeId: z.string().describe('Sent back with the code'),
  retryAfterSeconds: z.int().describe('When the next code may be asked for'),
  expiresInSeconds: z.int(),
});

export const session = {
  smsCaptcha: {
    summary: 'Sends a verification code by SMS.',
    request: z.object({
      mobile,
      scene: z.enum(['login']).optional().describe('Default login'),
      picId: z.string().max(64).optional().describe('A solved picture, after rule pictureNeeded'),
    }),
    response: smsSent,
    codes: [422],
  },
  mobileLogin: {
    summary: 'Logs in, or joins, with a mobile number and the code sent to it.',
    request: z.object({
      mobile,
      code: verificationCode,
      challengeId,
      source: source.optional(),
      shareCode,
      bindTicket: z
        .string()
        .max(64)
        .optional()
        .describe('Binds the account of the platform this login began with'),
    }),
    response: loginResponse,
    codes: [422],
  },
  userInfo: {
    summary: 'Who is logged in.',
    request: z.object({ source: source.optional() }),
    response: memberInfo,
  },
  end: {
    summary: 'Ends this session: its token is worth nothing any more.',
    request: nothing,
    response: done,
  },
} satisfies SchemasFor<typeof calls>;
