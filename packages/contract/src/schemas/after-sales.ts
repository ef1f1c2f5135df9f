import { z } from 'zod';
import { day, epochMs, fen, id, picture } from './fields';

/** Refunds, reviews and appointments: what a member has around an order. */

export const refundStatus = z.enum(['applied', 'agreed', 'refunding', 'refunded', 'refused', 'withdrawn']);

export const refundDetail = z.strictObject({
  id,
  orderId: id,
  status: refundStatus,
  amountFen: fen,
  feeFen: fen.describe('Kept by the refund rule, in fen'),
  reason: z.string(),
  refusal: z.string().nullable().describe("The merchant's words when refused"),
  payChannelName: z.string().describe('Where the money goes back to'),
  events: z.array(z.strictObject({ status: refundStatus, atMs: epochMs })).describe('Oldest first'),
});

export const review = z.strictObject({
  id,
  authorName: z.string().describe('Masked'),
  avatarUrl: z.string(),
  stars: z.int().min(1).max(5),
  text: z.string(),
  pictures: z.array(picture).max(9),
  productName: z.string(),
  atMs: epochMs,
  reply: z.string().nullable().describe("The merchant's answer"),
});

export const reviewInput = z.strictObject({
  stars: z.int().min(1).max(5),
  text: z.string().trim().max(140),
  pictureKeys: z.array(z.string()).max(9).describe('Keys in the object store'),
  anonymous: z.boolean(),
});

export const appointmentSlot = z.strictObject({
  id,
  day,
  from: z.string().describe('HH:mm'),
  to: z.string().describe('HH:mm'),
  state: z.enum(['open', 'full', 'past']),
  left: z.int().min(0).nullable().describe('Places left when few are; null when there are plenty'),
});

export type RefundStatus = z.output<typeof refundStatus>;
export type RefundDetail = z.output<typeof refundDetail>;
export type Review = z.output<typeof review>;
export type ReviewInput = z.output<typeof reviewInput>;
export type AppointmentSlot = z.output<typeof appointmentSlot>;
