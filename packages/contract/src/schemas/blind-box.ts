import { z } from 'zod';
import type { blindBox as calls } from '../calls/blind-box';
import {
  boxAgeStates,
  boxItemsMax,
  boxItemsMin,
  boxPriceFenMax,
  boxSaleStates,
  boxUnitStates,
  clientSeedDigits,
  timeStatus,
} from '../constants';
import { day, enumOf, epochMs, fen, hex, id, pageOf, pageRequest, picture } from './fields';
import type { SchemasFor } from './schema';
import { challengeId, mobile, smsSent, verificationCode } from './session';

const version = z.string().length(8);
const commitment = hex(64).describe('SHA-256 of the seed of the day, lower hex; told before the day begins');
const count = z.int().min(0);

const item = z.strictObject({
  itemId: id,
  name: z.string(),
  picture,
  valueFen: fen,
  hidden: z.boolean().describe('隐藏款: what pity gives'),
  startCount: z.int().min(1),
  remaining: count.describe('In the set; its share of all that remain is its probability'),
});

const openedItem = item.pick({ itemId: true, name: true, picture: true, valueFen: true, hidden: true });

const ledgerEntry = z.strictObject({
  seq: z.int().min(1).describe('Openings of the set are one after the other, without gaps'),
  item: openedItem.pick({ itemId: true, name: true, hidden: true }),
  pity: z.boolean(),
  name: z.string().describe('Masked'),
  atMs: epochMs,
});

const detail = z.strictObject({
  activeId: id,
  activityProductId: id.describe('What a line of an order names'),
  name: z.string(),
  subtitle: z.string(),
  picture,
  shop: z.strictObject({ supplierId: id, name: z.string() }).describe('Who sends what is in it'),
  organiser: z.strictObject({ name: z.string(), telephone: z.string() }).nullable(),
  startsAtMs: epochMs,
  endsAtMs: epochMs,
  timeStatus: enumOf(timeStatus),
  saleState: z.enum(boxSaleStates),
  priceFen: fen.max(boxPriceFenMax),
  items: z.array(item).min(boxItemsMin).max(boxItemsMax).describe('In their published order'),
  startCount: z.int().min(1).describe('Boxes of the whole set'),
  remaining: count.describe('That are not opened'),
  left: count.describe('That can be bought now: not opened, not bought, not ordered'),
  pityAfter: z.int().min(1).describe('The so many-th box without a hidden item has one'),
  perOrder: z.int().min(1),
  perDay: z.int().min(1).describe('Of all sets together'),
  fenPerDay: fen.describe('Of all sets together'),
  rules: z.array(z.string()).describe('Paragraphs'),
  rulesVersion: version,
  opened: count.describe('Entries of the ledger'),
  latest: ledgerEntry.nullable().describe('The newest of them'),
  day: day.describe('Of the commitment: the day that openings count for now'),
  commitment,
  nowMs: epochMs,
});

/** How a box was drawn: what it is checked by when the seed is told. */
export const boxRecord = z.strictObject({
  activeId: id,
  memberId: id,
  unitId: id,
  seq: z.int().min(1),
  day,
  clientSeed: hex(clientSeedDigits),
  commitment,
  seed: hex(64).nullable().describe('Of the day; null until it is told, ten minutes after the day'),
  poolBefore: z
    .array(z.strictObject({ itemId: id, name: z.string(), hidden: z.boolean(), count }))
    .describe('What the set had before, in the published order'),
  drawnFrom: z.int().min(1).describe('Pieces it was drawn from: all, or by pity the hidden ones'),
  k: count.describe('Which of them it is, from 0'),
  pity: z.boolean(),
  misses: count.describe('Boxes of the member before without a hidden item, since the last one'),
  forced: z.boolean().describe('The roll was set by hand, in a system for tests'),
  item: openedItem,
  prizeOfMineId: id,
  atMs: epochMs,
});

const unit = z.strictObject({
  unitId: id,
  activeId: id,
  activityName: z.string(),
  picture,
  orderId: id,
  state: z.enum(boxUnitStates),
  paidFen: fen,
  paidAtMs: epochMs,
  refundsAtMs: epochMs
    .nullable()
    .describe('Not opened by then, it is paid back; null for what is not `paid`'),
  refundable: z.boolean().describe('It can be given back now'),
  record: boxRecord.nullable().describe('How it was opened; null before'),
});

export const blindBox = {
  detail: {
    summary: 'A set of blind boxes: what is in it, what is left, its limits and rules.',
    request: z.object({ activeId: id }),
    response: detail,
    codes: [404],
  },
  guardianCode: {
    summary: "Sends a code to a guardian's mobile, in a message that says what it is for.",
    request: z.object({
      mobile,
      picId: z.string().max(64).optional().describe('A solved picture, after rule pictureNeeded'),
    }),
    response: smsSent,
    codes: [422],
  },
  ageStatement: {
    summary: 'States the age of the member; a newer statement replaces it.',
    request: z.object({
      birthDay: day,
      guardianMobile: mobile.optional().describe('From 8 to 17 years'),
      guardianCode: verificationCode.optional(),
      challengeId,
    }),
    response: z.strictObject({ allowed: z.literal(true) }),
    codes: [422],
  },
  standing: {
    summary: 'How the member stands to a set.',
    request: z.object({ activeId: id }),
    response: z.strictObject({
      toOpen: count.describe('Boxes that are paid and not opened'),
      misses: count.describe('Opened boxes since the last hidden item'),
      pityIn: z.int().min(1).describe('Within so many more there is a hidden one, while any is left'),
      age: z.enum(boxAgeStates),
      agreed: z.boolean().describe('To the rules as they are'),
      openingAgreed: z.boolean().describe('That what is opened is not returned for seven days'),
      canBuy: count.describe('Boxes within the limits of an order and of today'),
      nowMs: epochMs,
    }),
    codes: [404],
  },
  mine: {
    summary: 'Boxes of the member: those to open first, then the newest.',
    request: z.object({ ...pageRequest, activeId: id.optional() }),
    response: pageOf(unit).extend({ nowMs: epochMs }),
    codes: [404],
  },
  open: {
    summary: 'Opens a box. What is in it is written before it is answered.',
    request: z.object({
      unitId: id,
      clientSeed: hex(clientSeedDigits).describe('Random bytes of the client, new for each box, lower hex'),
      commitment: commitment.describe('That the page shows'),
      openingAgreed: z
        .boolean()
        .optional()
        .describe('The member has ticked that what is opened is not returned; needed once'),
    }),
    response: z.strictObject({ unit, toOpen: count, misses: count, pityIn: z.int().min(1), nowMs: epochMs }),
    codes: [404, 409, 410, 422],
  },
  ledger: {
    summary: 'Every opening of a set, the newest first.',
    request: z.object({ ...pageRequest, activeId: id }),
    response: pageOf(ledgerEntry),
    codes: [404],
  },
} satisfies SchemasFor<typeof calls>;
