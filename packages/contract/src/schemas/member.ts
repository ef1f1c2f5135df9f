import { z } from 'zod';
import type { member as calls } from '../calls/member';
import { genders, textAreaMaxLength } from '../constants';
import { day, done, epochMs, nothing, optionalText, text } from './fields';
import type { SchemasFor } from './schema';
import { challengeId, memberInfo, mobile, smsSent, verificationCode } from './session';

const platformInfo = z.object({
  nickName: optionalText(50).describe(
    "The platform's name for the person; kept where they have none of their own",
  ),
  avatarUrl: optionalText(500).describe('https address of the picture'),
});

const profile = {
  name: z.string().trim().max(50),
  gender: z.enum(genders),
  birthday: z.union([day, z.literal('')]),
  stateName: z.string().trim().max(50).describe('Province without 省'),
  cityName: z.string().trim().max(50),
  countyName: z.string().trim().max(50),
  intro: z.string().trim().max(textAreaMaxLength),
};

const address = z.string().trim().max(500);

export const member = {
  shortVideoInfo: {
    summary: 'Name and picture from the short-video app.',
    request: platformInfo,
    response: memberInfo,
  },
  paymentAppInfo: {
    summary: 'Name and picture from the payment app.',
    request: platformInfo,
    response: memberInfo,
  },
  changeMobileCode: {
    summary: 'Sends a verification code to the new mobile number.',
    request: z.object({ mobile }),
    response: smsSent,
    codes: [422],
  },
  changeMobile: {
    summary: 'Changes the mobile number to the one whose code this is.',
    request: z.object({
      mobile,
      code: verificationCode,
      challengeId,
    }),
    response: memberInfo,
    codes: [409, 422],
  },
  mobileChanges: {
    summary: 'When the mobile number was changed, newest first, masked.',
    request: nothing,
    response: z.array(z.strictObject({ fromMobile: z.string(), toMobile: z.string(), atMs: epochMs })),
  },
  setAvatar: {
    summary: "Makes a picture the member has uploaded their avatar; `key` is the upload policy's `fileName`.",
    request: z.object({ key: text(200) }),
    response: z.strictObject({ headImg: z.string() }),
    codes: [404, 422],
  },
  updateInfo: {
    summary: 'Changes name or picture.',
    request: z.object({ name: text(50).optional(), headImg: address.optional() }),
    response: memberInfo,
    codes: [404, 422],
  },
  profile: {
    summary: 'What the member has told about themselves.',
    request: nothing,
    response: z.strictObject(profile),
  },
  editProfile: {
    summary: 'Changes what is given; the province loses its suffix.',
    request: z.object(profile).partial(),
    response: z.strictObject(profile),
  },
  newUserSeen: {
    summary: 'The member was asked to tell others, and is not asked again.',
    request: nothing,
    response: done,
  },
  cancelAccount: {
    summary:
      'Cancels the account for good: refused while orders are open, then everything personal is removed.',
    request: nothing,
    response: done,
    codes: [409],
  },
} satisfies SchemasFor<typeof calls>;
