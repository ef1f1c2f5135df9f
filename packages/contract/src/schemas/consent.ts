import { z } from 'zod';
import type { consent as calls } from '../calls/consent';
import { consentPurposes, consentWays, guardianRelations, pictureStates } from '../constants';
import { day, epochMs, hex, id, locale, nothing } from './fields';
import type { SchemasFor } from './schema';
import { challengeId, mobile, smsSent, source, verificationCode } from './session';

const purpose = z.enum(consentPurposes);
const sha256 = hex(64).describe('Of the canonical text, which is both languages; lower hex');
const version = z
  .string()
  .regex(/^\d{4}-\d{2}$/)
  .describe('Such as `2026-01`');

const given = z.strictObject({
  consentId: id,
  purpose,
  title: z.string(),
  subject: z.strictObject({
    kind: z.enum(['person', 'member']).describe('A person on an annual card, or the member'),
    id,
    name: z.string().describe('Masked; empty while nothing is kept of them'),
  }),
  documentId: id,
  version,
  sha256,
  locale,
  source,
  how: z.enum(consentWays),
  givenAtMs: epochMs,
  guardianRelation: z.enum(guardianRelations).nullable(),
  withdrawnAtMs: epochMs.nullable(),
  picture: z.enum(pictureStates).describe('The portrait that it stands for'),
  deleteAfterDay: day.nullable().describe('When the portrait goes by itself; null while nothing is kept'),
});

export const consent = {
  document: {
    summary: 'What is agreed to for a purpose: who, what, why, how long, to whom, and the effect of no.',
    request: z.object({ purpose, version: version.optional().describe('Default the current one') }),
    response: z.strictObject({
      documentId: id,
      purpose,
      version,
      sha256,
      title: z.string(),
      publishedDay: day,
      summary: z.array(z.strictObject({ heading: z.string(), text: z.string() })).min(1),
      html: z.string().describe('The whole text, sanitised'),
      material: z.boolean().describe('It changed so much that whoever agreed before agrees anew'),
    }),
    codes: [404],
  },
  list: {
    summary: 'Consents given by the member, or about their own mobile; the newest first.',
    request: nothing,
    response: z.array(given),
  },
  sendCode: {
    summary: "Sends the text's address and a code to another person, who agrees by telling the code.",
    request: z.object({
      personId: id,
      purpose,
      mobile: mobile.describe("The person's own"),
      picId: z.string().max(64).optional().describe('A solved picture, after rule pictureNeeded'),
    }),
    response: smsSent.extend({ sentTo: z.string().describe('Masked') }),
    codes: [404, 422],
  },
  give: {
    summary: 'Agrees to a text: by a tap for oneself or a child, by a code for anybody else.',
    request: z.object({
      purpose,
      subjectId: id.describe('A person on a card, or the member'),
      documentId: id,
      version,
      sha256,
      guardianRelation: z.enum(guardianRelations).optional().describe('For a child under 14'),
      mobile: mobile.optional().describe('With `code`: where it was sent'),
      code: verificationCode.optional(),
      challengeId,
    }),
    response: z.strictObject({ consentId: id }),
    codes: [404, 409, 422],
  },
  withdraw: {
    summary: 'Takes a consent back. What was kept by it is deleted; a repeat answers the same.',
    request: z.object({ consentId: id }),
    response: z.strictObject({
      deleted: z.array(z.enum(['portrait', 'childData', 'realName'])).describe('What was kept and is gone'),
      picture: z.enum(pictureStates),
    }),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
