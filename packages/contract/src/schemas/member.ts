import { z } from 'zod';
import type { member as calls } from '../calls/member';
import {
  accountCodeTargets,
  appealPicturesMax,
  cancellationBlockers,
  cancellationLosses,
  certificateType,
  genders,
  identityProviders,
  mobileAppealHours,
  mobileAppealStates,
  nicknameMax,
  textAreaMaxLength,
} from '../constants';
import { day, done, enumOf, epochMs, fen, id, localizedText, nothing, optionalText, text } from './fields';
import type { SchemasFor } from './schema';
import { challengeId, memberInfo, mobile, smsSent, source, verificationCode } from './session';

/** As a person counts: an emoji is one character. */
const codePoints = (max: number) => (value: string) => [...value].length <= max;
const tooLong = (max: number) => `At most ${max} characters`;
const nickname = z
  .string()
  .trim()
  .refine(codePoints(nicknameMax), tooLong(nicknameMax))
  .describe(`Nickname, at most ${nicknameMax} characters`);
const introduction = z
  .string()
  .trim()
  .refine(codePoints(textAreaMaxLength), tooLong(textAreaMaxLength))
  .describe(`At most ${textAreaMaxLength} characters`);

const platformInfo = z.object({
  nickName: optionalText(50).describe(
    "The platform's name for the person; kept where they have none of their own",
  ),
  avatarUrl: optionalText(500).describe('https address of the picture'),
});

const profile = {
  name: nickname,
  gender: z.enum(genders),
  birthday: z.union([day, z.literal('')]),
  stateName: z.string().trim().max(50).describe('Province without 省'),
  cityName: z.string().trim().max(50),
  countyName: z.string().trim().max(50),
  intro: introduction,
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
    summary:
      'Sends a verification code to the current or the new mobile number, or to the current one before leaving.',
    request: z.object({
      target: z.enum(accountCodeTargets).optional().describe('Default `new`'),
      mobile: mobile.optional().describe('With `new` only'),
      picId: z.string().max(64).optional().describe('A solved picture, after rule pictureNeeded'),
    }),
    response: smsSent,
    codes: [422],
  },
  changeMobile: {
    summary:
      'Changes the mobile number with a code sent to the new one and one sent to the current; every other login ends.',
    request: z.object({
      mobile,
      code: verificationCode.describe('Code sent to the new number'),
      challengeId,
      currentCode: verificationCode
        .optional()
        .describe('Code sent to the current number; needed where there is one'),
      currentChallengeId: challengeId,
    }),
    response: memberInfo,
    codes: [409, 422],
  },
  mobileAppeal: {
    summary: `Asks for another number without a code of the current one: the merchant decides by a document, and what is agreed takes effect ${mobileAppealHours} hours later.`,
    request: z.object({
      mobile,
      code: verificationCode.describe('Code sent to the new number'),
      challengeId,
      name: text(50).describe('As it stands in the document'),
      certType: enumOf(certificateType).describe('Not 0'),
      idCard: text(30),
      pictureKeys: z
        .array(text(200))
        .min(1)
        .max(appealPicturesMax)
        .describe('Pictures of the document; the uploads are removed at once, what is kept is encrypted'),
    }),
    response: z.strictObject({ state: z.enum(mobileAppealStates) }),
    codes: [409, 422],
  },
  mobileAppealState: {
    summary: 'The latest appeal for another number; null without one.',
    request: nothing,
    response: z
      .strictObject({
        id,
        state: z.enum(mobileAppealStates),
        mobile: z.string().describe('The new number, masked'),
        atMs: epochMs,
        effectiveAtMs: epochMs.nullable().describe('When an agreed one takes effect, or took'),
        reason: localizedText.nullable().describe("The merchant's, once decided"),
      })
      .nullable(),
  },
  stopMobileAppeal: {
    summary: 'Ends an appeal that has not taken effect, from any login of the member.',
    request: z.object({ appealId: id }),
    response: done,
    codes: [404, 409],
  },
  mobileChanges: {
    summary: 'When the mobile number was changed, newest first, masked.',
    request: nothing,
    response: z.array(z.strictObject({ fromMobile: z.string(), toMobile: z.string(), atMs: epochMs })),
  },
  setAvatar: {
    summary:
      "Makes a picture the member has uploaded their avatar, square and without metadata; `key` is the upload policy's `fileName`.",
    request: z.object({ key: text(200) }),
    response: z.strictObject({ headImg: z.string() }),
    codes: [404, 422],
  },
  updateInfo: {
    summary: 'Changes name or picture.',
    request: z.object({ name: nickname.min(1).optional(), headImg: address.optional() }),
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
    codes: [422],
  },
  newUserSeen: {
    summary: 'The member was asked to tell others, and is not asked again.',
    request: nothing,
    response: done,
  },
  identities: {
    summary: 'The platforms whose accounts the member logs in with.',
    request: nothing,
    response: z.array(z.strictObject({ provider: z.enum(identityProviders), boundAtMs: epochMs })),
  },
  unbind: {
    summary: "Takes a platform's account off; the last way in stays.",
    request: z.object({ provider: z.enum(identityProviders) }),
    response: done,
    codes: [404, 422],
  },
  sessions: {
    summary: 'Where the member is logged in, the latest first.',
    request: nothing,
    response: z.array(
      z.strictObject({
        id,
        device: z
          .string()
          .describe('Browser and system, such as `Safari · iPhone`; empty where it is not known'),
        source: source.nullable().describe('Channel of the login; null where it is not known'),
        current: z.boolean().describe('The one that asks'),
        createdAtMs: epochMs,
      }),
    ),
  },
  endSession: {
    summary: 'Ends one login of the member: its token is worth nothing from the next call on.',
    request: z.object({ sessionId: id }),
    response: done,
    codes: [404],
  },
  endOtherSessions: {
    summary: 'Ends every login of the member but this one.',
    request: nothing,
    response: z.strictObject({ ended: z.int().min(0) }),
  },
  ownData: {
    summary: 'Everything that is kept about the member, as a JSON file.',
    request: nothing,
    response: z.strictObject({
      fileName: z.string(),
      json: z.string().describe('The document: by table, with personal fields readable'),
    }),
  },
  cancellationCheck: {
    summary: 'What keeps the account from being cancelled, and what would be lost with it.',
    request: nothing,
    response: z.strictObject({
      blockers: z.array(
        z.strictObject({
          kind: z.enum(cancellationBlockers),
          count: z.int().min(0),
          amountFen: fen.describe('With `storedValue`; else 0'),
          href: z.string().describe('The page where it is settled'),
        }),
      ),
      losses: z.array(
        z.strictObject({ kind: z.enum(cancellationLosses), count: z.int().min(0), amountFen: fen }),
      ),
      cards: z
        .array(
          z.strictObject({
            last4: z.string().describe('End of its number'),
            lastDay: day.nullable().describe('Null before it is activated'),
          }),
        )
        .optional()
        .describe('Annual cards that end with the account; absent: none'),
      agreementVersion: z.string().describe('Sent back with the cancellation'),
    }),
  },
  cancelAccount: {
    summary:
      'Cancels the account for good: refused while something is open, then everything personal is removed.',
    request: z.object({
      code: verificationCode
        .optional()
        .describe('Code sent with target `cancel`; needed where there is a number'),
      challengeId,
      agreementVersion: text(64).describe('Of the agreement that was read, from `cancellationCheck`'),
      confirmedLosses: z.literal(true),
    }),
    response: done,
    codes: [409, 422],
  },
} satisfies SchemasFor<typeof calls>;
