import { z } from 'zod';
import type { annualCard as calls } from '../calls/annual-card';
import {
  cardAfterActivation,
  cardApplicationStatuses,
  cardEntryOutcomes,
  cardEntryWays,
  cardEvidences,
  cardNextSteps,
  cardPersonStatuses,
  cardRefusalCodes,
  cardRoles,
  cardStatuses,
  cardValidityKinds,
  certificateType,
  guardianRelations,
  pictureStates,
} from '../constants';
import { cardActivity, joinableActivity } from './card-activity';
import { day, enumOf, epochMs, fen, hex, id, pageOf, pageRequest, picture, text, timeOfDay } from './fields';
import type { SchemasFor } from './schema';
import { mobile } from './session';
import { upload } from './upload';

const count = z.int().min(0);

const role = z.strictObject({
  role: z.enum(cardRoles),
  min: count.describe('Places of it that every card has'),
  max: z.int().min(1),
  minAge: count.nullable().describe('On the day of activation'),
  maxAge: count.nullable(),
  evidence: z.enum(cardEvidences).nullable().describe('The document whose picture is asked for'),
});

const validity = z.strictObject({
  kind: z.enum(cardValidityKinds),
  validDays: z.int().min(1).describe('From its first day on, that one among them'),
  firstDay: day.nullable().describe('Of a fixed card; null otherwise'),
  lastDay: day.nullable(),
  activateWithinDays: z.int().min(1).describe('After the day it was paid'),
  joinWithinDays: count.describe('After the first day: until when further persons join'),
  spotsPerDay: z.int().min(1).nullable().describe('Places on one day; null: no limit'),
  minutesBetween: count.describe('Between two entries at one place'),
});

const shutDays = z.strictObject({ firstDay: day, lastDay: day, name: z.string() });

const spot = z.strictObject({
  spotId: id,
  name: z.string(),
  picture,
  perDay: z.int().min(1).describe('Entries of a person on a day'),
  total: z.int().min(1).nullable().describe('Entries of a person in a period; null: no limit'),
  blackout: z.array(shutDays).describe('Days without entry, of the coming 12 months, in order'),
  from: timeOfDay,
  to: timeOfDay,
  appointmentNeeded: z.boolean(),
});

const refundTerms = z.strictObject({
  coolOffDays: count.describe('After the day it was paid: all comes back'),
  beforeActivationFeePercent: z
    .number()
    .min(0)
    .max(100)
    .describe('Kept after that, while it is not activated'),
  afterActivation: z.enum(cardAfterActivation),
  feePercent: z.number().min(0).max(100).describe('Kept of what is left by days'),
});

export const annualCardSummary = z.strictObject({
  id,
  name: z.string(),
  picture,
  benefits: z.array(z.string()),
  roles: z.array(role),
  validity,
  priceFen: fen,
  marketPriceFen: fen.nullable().describe('For comparison, in fen'),
  onSale: z.boolean(),
  left: count.nullable().describe('Cards that can be bought; null: no limit'),
});

const typeDetail = annualCardSummary.extend({
  supplierId: id.describe('Who sells it'),
  intro: z.string().describe('HTML, sanitised'),
  notice: z.string().describe('HTML, sanitised'),
  spots: z.array(spot),
  refund: refundTerms,
  renewPriceFen: fen.nullable().describe('Null: it is not renewed'),
  limitPerMember: z.int().min(1).nullable(),
  activities: z.array(cardActivity).describe('What its holders can join; those that are over last'),
  nowMs: epochMs,
});

export const memberAnnualCard = z.strictObject({
  id,
  typeId: id,
  name: z.string(),
  picture,
  number: z.string().describe('Masked'),
  holderName: z.string().describe('Masked, of the first person; empty before it is activated'),
  status: z.enum(cardStatuses),
  firstDay: day.nullable().describe('Null before it is activated'),
  lastDay: day.nullable().describe('Null before it is activated'),
  activateBy: day,
  persons: z.int().min(1).describe('Places on it'),
  activePersons: count,
  nextStep: z.enum(cardNextSteps),
});

const person = z.strictObject({
  personId: id,
  role: z.enum(cardRoles),
  optional: z.boolean().describe('The card is whole without this person'),
  minAge: count.nullable(),
  maxAge: count.nullable(),
  evidence: z.enum(cardEvidences).nullable(),
  status: z.enum(cardPersonStatuses),
  name: z.string().describe('Masked; empty before activation'),
  certType: enumOf(certificateType),
  idCard: z.string().describe('Masked'),
  mobile: z.string().describe('Masked'),
  guardian: z
    .strictObject({ name: z.string().describe('Masked'), relation: z.enum(guardianRelations) })
    .nullable(),
  picture: z.enum(pictureStates).describe('The portrait'),
  faceConsentId: id.nullable().describe('The consent that stands for the portrait'),
  activatedAtMs: epochMs.nullable(),
  joinBy: day.nullable().describe('Until when the person can still join; null where that is over or done'),
  applicationId: id.nullable().describe('The newest of what was handed in'),
  refusal: z.string().nullable().describe('Why it was refused, in words'),
  roundsLeft: count,
  today: z.array(z.strictObject({ spotId: id, left: count.describe('Entries left today') })),
});

const ownCard = z.strictObject({
  id,
  typeId: id,
  name: z.string(),
  picture,
  number: z.string().describe('Whole, 16 digits'),
  status: z.enum(cardStatuses),
  frozenWords: z.string().nullable().describe('Why it is frozen'),
  refunding: z.boolean().describe('A refund of it is asked for: nobody enters'),
  firstDay: day.nullable(),
  lastDay: day.nullable(),
  activateBy: day,
  orderId: id.nullable().describe('Null for a paper card'),
  lineId: id.nullable(),
  unit: count.nullable().describe('Which unit of the line it is'),
  refundable: z.boolean().describe('A refund can be asked for now'),
  refund: refundTerms,
  validity,
  benefits: z.array(z.string()),
  notice: z.string().describe('HTML, sanitised'),
  spots: z.array(spot),
  persons: z.array(person).min(1),
  periods: z.array(z.strictObject({ seq: z.int().min(1), firstDay: day, lastDay: day, paidFen: fen })),
  renew: z
    .strictObject({
      priceFen: fen,
      fromDay: day,
      untilDay: day,
      firstDay: day.describe('Of the new period, when it is paid now'),
      open: z.boolean(),
    })
    .nullable()
    .describe('Null: it is not renewed'),
  activities: z.array(joinableActivity).describe('Those that are over last; empty before it is activated'),
  nextStep: z.enum(cardNextSteps),
  telephone: z.string().describe('Of who sold it'),
  today: day,
  nowMs: epochMs,
});

const application = z.strictObject({
  id,
  cardId: id,
  personId: id,
  cardName: z.string(),
  cardNumber: z.string().describe('Masked'),
  holderName: z.string().describe('Masked'),
  role: z.enum(cardRoles),
  newPortrait: z.boolean().describe('Of an active person: only the portrait is new'),
  status: z.enum(cardApplicationStatuses),
  refusalCode: z.enum(cardRefusalCodes).nullable(),
  refusal: z.string().nullable().describe('In words'),
  submittedAtMs: epochMs,
  dueAtMs: epochMs.describe('When it is to be decided by'),
  decidedAtMs: epochMs.nullable(),
  round: z.int().min(1),
  roundsLeft: count,
});

const personId = id.describe('A place on a card of the member');
const faceKey = z.string().min(1).max(200).describe("`fileName` of `facePolicy`'s answer");
const applied = z.strictObject({
  applicationId: id.nullable().describe('Null: nothing is examined'),
  status: z.enum(cardPersonStatuses),
});

export const annualCard = {
  list: {
    summary: 'Annual cards, those on sale first.',
    request: z.object({ ...pageRequest, spotId: id.optional().describe('That cover this place') }),
    response: pageOf(annualCardSummary).extend({ nowMs: epochMs }),
    codes: [404],
  },
  detail: {
    summary: 'An annual card that is sold: what it brings, where it holds, what goes back.',
    request: z.object({ id }),
    response: typeDetail,
    codes: [404],
  },
  mine: {
    summary: "The member's cards: those that need something first, then by their last day.",
    request: z.object({
      ...pageRequest,
      status: z
        .enum(['toActivate', 'active', 'over'])
        .optional()
        .describe(
          '`toActivate` with those examined, `active` with the frozen, `over`: expired and handed back',
        ),
    }),
    response: pageOf(memberAnnualCard).extend({ today: day, nowMs: epochMs }),
  },
  own: {
    summary: 'One card of the member, with its persons and where they can go today.',
    request: z.object({
      id: id.optional().describe('The card'),
      personId: id.optional().describe('Or a person on it; one of both is needed'),
    }),
    response: ownCard,
    codes: [404],
  },
  entryCode: {
    summary: 'What the turning code of today is made from, on the device.',
    request: z.object({ personId }),
    response: z.strictObject({
      personNo: z.string().regex(/^\d{10}$/),
      day,
      daySecret: hex(64).describe('HMAC-SHA256 of the day with the secret of the person, lower hex'),
      stepSeconds: z.int().min(1),
      nowMs: epochMs,
      validUntilMs: epochMs.describe('End of the day'),
    }),
    codes: [404, 409, 422],
  },
  entries: {
    summary: 'Entries at gates, and what was refused there, of the last 90 days; the newest first.',
    request: z.object({ ...pageRequest, cardId: id }),
    response: pageOf(
      z.strictObject({
        id,
        personId: id,
        personName: z.string().describe('Masked'),
        spotId: id,
        spotName: z.string(),
        day,
        way: z.enum(cardEntryWays),
        gate: z.string(),
        atMs: epochMs,
        outcome: z.enum(cardEntryOutcomes),
        refusal: z.string().nullable().describe('Why nobody was let in, in words'),
      }),
    ),
    codes: [404],
  },
  bind: {
    summary: 'Adds a paper card, or one that was given, to the account.',
    request: z.object({
      cardNumber: z.string().min(1).max(512).describe("Encrypted by AES with `getAesKey`'s key"),
      activationCode: text(16).describe('8 symbols'),
    }),
    response: z.strictObject({ cardId: id }),
    codes: [422],
  },
  facePolicy: {
    summary: 'A permission to upload a picture that nobody can read by its address, for five minutes.',
    request: z.object({
      personId,
      fileName: z.string().trim().min(1).max(200).describe('For its extension only'),
    }),
    response: upload.policy.response,
    codes: [404, 422],
  },
  activate: {
    summary: 'Puts a person on a card. With a portrait or evidence the merchant examines it first.',
    request: z.object({
      personId,
      name: text(50),
      certType: enumOf(certificateType),
      idCard: text(30),
      mobile: mobile.optional().describe('Own number of the person; a child has none'),
      birthday: day.optional().describe('Where the document does not tell it'),
      guardian: z
        .object({ name: text(50), relation: z.enum(guardianRelations), consentId: id })
        .optional()
        .describe('Under 14 years'),
      consentId: id.optional().describe('To the portrait; needed with `faceKey`'),
      faceKey: faceKey.optional(),
      evidenceKeys: z.array(z.string().min(1).max(200)).max(3).optional(),
    }),
    response: applied,
    codes: [404, 409, 410, 422],
  },
  query: {
    summary: 'What the member has handed in, the newest first.',
    request: z.object({
      ...pageRequest,
      keyword: z.string().trim().max(16).optional().describe('Last 4 digits of a card, or a name'),
      status: z.enum(cardApplicationStatuses).optional(),
    }),
    response: pageOf(application),
    codes: [404],
  },
  examine: {
    summary: 'How far one of them is.',
    request: z.object({ id }),
    response: z.strictObject({
      application,
      personStatus: z.enum(cardPersonStatuses),
      cardStatus: z.enum(cardStatuses),
      firstDay: day.nullable(),
      lastDay: day.nullable(),
      nowMs: epochMs,
    }),
    codes: [404],
  },
  withdrawApplication: {
    summary: 'Takes back what was handed in, before it is decided. The pictures are deleted.',
    request: z.object({ id }),
    response: z.strictObject({ personStatus: z.enum(cardPersonStatuses) }),
    codes: [404, 409],
  },
  face: {
    summary: 'A portrait for a person who is active, or another one; the old one holds until it is decided.',
    request: z.object({ personId, faceKey, consentId: id }),
    response: applied,
    codes: [404, 409, 422],
  },
  facePicture: {
    summary: 'The portrait that is kept of a person. Each reading is written down.',
    request: z.object({ personId }),
    response: z.strictObject({ dataUrl: z.string(), deleteAfterDay: day.nullable() }),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
