import { z } from 'zod';
import { activityType, groupNeededMax, groupNeededMin, groupSeats } from '../constants';
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
  kind: z.enum(['goods', 'coupon', 'none']).describe('`none` is the sector that wins nothing'),
});

export const draw = z.strictObject({
  id,
  name: z.string(),
  prizes: z.array(prize).min(2).max(12),
  chancesLeft: z.int().min(0),
  rules: z.array(z.string()).describe('Paragraphs'),
  endsAtMs: epochMs,
});

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
  status: z.enum(['running', 'reached', 'bought', 'ended']),
  name: z.string(),
  thumb: picture,
  originalPriceFen: fen,
  floorPriceFen: fen.describe('It goes down to this, in fen'),
  cutFen: fen.describe('What has been cut off so far, in fen'),
  helpers: z.array(person.extend({ id, cutFen: fen })),
  endsAtMs: epochMs,
});

export type CouponSummary = z.output<typeof couponSummary>;
export type ActivitySummary = z.output<typeof activitySummary>;
export type Prize = z.output<typeof prize>;
export type Draw = z.output<typeof draw>;
export type GroupState = z.output<typeof groupState>;
export type BargainState = z.output<typeof bargainState>;
