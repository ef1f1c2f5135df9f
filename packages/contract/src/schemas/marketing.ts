import { z } from 'zod';
import {
  activityType,
  bargainEndReasons,
  bargainPeopleMax,
  bargainPeopleMin,
  bargainStates,
  flashLeftToldBelow,
  groupNeededMax,
  groupNeededMin,
  groupSeats,
  prizeKinds,
} from '../constants';
import { enumOf, epochMs, fen, id, picture } from './fields';

/** Activities, coupons, draws, groups and bargains as the client shows them. */

export const couponSummary = z.strictObject({
  id,
  name: z.string(),
  scope: z.string().describe('What it is good for, in a few words'),
  offFen: fen.nullable().describe('What it takes off, in fen; null for a percentage'),
  offPercent: z.int().min(1).max(99).nullable().describe('What it takes off, percent; null for an amount'),
  thresholdFen: fen.describe('From this amount on, in fen; 0 for any'),
  firstDay: z.string().describe('Calendar day YYYY-MM-DD, Asia/Shanghai'),
  lastDay: z.string().describe('Calendar day YYYY-MM-DD, Asia/Shanghai'),
  status: z.enum(['claimable', 'claimed', 'used', 'expired', 'gone']),
});

export const activitySummary = z.strictObject({
  id,
  activityType: enumOf(activityType),
  name: z.string(),
  subtitle: z.string(),
  picture,
  startsAtMs: epochMs,
  endsAtMs: epochMs,
  priceFen: fen.nullable().describe('The activity price in fen; null where it has none'),
  originalPriceFen: fen.nullable().describe('In fen'),
  soldShare: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('Part of the stock that is sold; null for not said'),
});

export const prize = z.strictObject({
  id,
  name: z.string(),
  kind: z.enum(prizeKinds).describe('`none` is the sector that wins nothing'),
});

export const draw = z.strictObject({
  id,
  name: z.string(),
  prizes: z.array(prize).min(2).max(12),
  chancesLeft: z.int().min(0),
  rules: z.array(z.string()).describe('Paragraphs'),
  endsAtMs: epochMs,
});

export const left = z
  .int()
  .min(0)
  .max(flashLeftToldBelow - 1)
  .nullable()
  .describe('Told below 20; null for more');

const person = z.strictObject({ name: z.string().describe('Masked'), avatarUrl: z.string() });

export const groupState = z.strictObject({
  id,
  status: z.enum(['forming', 'formed', 'failed']),
  needed: z.int().min(groupNeededMin).max(groupNeededMax).describe('How many make a group'),
  members: z
    .array(person.extend({ seat: z.enum(groupSeats) }))
    .min(1)
    .describe('Who leads it first, then as they paid; name and face of a seat of the merchant are empty'),
  seatsLeft: z.int().min(0).describe('Seats that can be taken now: those being paid are not'),
  joined: z.boolean().describe('The asker is one of them'),
  priceFen: fen.describe('What each pays, in fen'),
  endsAtMs: epochMs,
});

export const bargainState = z.strictObject({
  id,
  activeId: id,
  activityProductId: id,
  status: z.enum(bargainStates),
  endReason: z.enum(bargainEndReasons).nullable().describe('Why it ended without being bought'),
  name: z.string(),
  specText: z.string().describe('What tells the variant; empty for none'),
  thumb: picture,
  originalPriceFen: fen.describe('Where it started, in fen'),
  floorPriceFen: fen.describe('It goes down to this, in fen'),
  priceFen: fen.describe('What it costs now, or was bought at, in fen'),
  cutFen: fen.describe('What has been cut off so far, in fen'),
  people: z.int().min(bargainPeopleMin).max(bargainPeopleMax).describe('How many cuts there are in all'),
  helpersNeeded: z.int().min(0).describe('Cuts that are missing'),
  helpers: z
    .array(person.extend({ id, seq: z.int().min(1), cutFen: fen, isOwner: z.boolean() }))
    .describe('Who has cut, in order: the owner first'),
  holdsPiece: z.boolean().describe('A piece is kept for the owner until the end'),
  beingPaid: z.boolean().describe('An order of it is not paid yet; nobody can help'),
  left: left.describe('Pieces that are not sold or kept; told below 20, null for more'),
  running: z.int().min(0).describe('Bargains for the same that run, this one counted'),
  endsAtMs: epochMs,
});

export type CouponSummary = z.output<typeof couponSummary>;
export type ActivitySummary = z.output<typeof activitySummary>;
export type Prize = z.output<typeof prize>;
export type Draw = z.output<typeof draw>;
export type GroupState = z.output<typeof groupState>;
export type BargainState = z.output<typeof bargainState>;
