import { z } from 'zod';
import { refundKeep } from '../constants/stay';
import { refundRuleKind } from '../constants/ticket';
import { epochMs, timeOfDay } from './fields';

export const refundRule = z.strictObject({
  kind: z.enum(refundRuleKind),
  daysBefore: z.int().min(0).nullable().describe('For `until`: last day for a refund, days before the visit'),
  time: z.string().nullable().describe('For `until`: HH:mm on that day'),
  feePercent: z.int().min(0).max(100).describe('Kept from a refund, percent'),
});

const kept = {
  keep: z.enum(refundKeep),
  feePercent: z.int().min(0).max(100).describe('For `percent`: kept of what was paid'),
};

/** A rule with steps: the first deadline still ahead counts; behind the last one all is kept. */
export const tieredRefundRule = z.strictObject({
  kind: z.enum(refundRuleKind),
  tiers: z
    .array(z.strictObject({ daysBefore: z.int().min(0), time: timeOfDay, ...kept }))
    .max(3)
    .describe('In the order of their deadlines; empty for `none`'),
});

/** A step of such a rule for certain days, with its deadline; at that very moment it is over. */
export const cancelDeadline = z.strictObject({ untilMs: epochMs, ...kept });
