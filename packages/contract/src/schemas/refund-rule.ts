import { z } from 'zod';
import { refundRuleKind } from '../constants/ticket';

export const refundRule = z.strictObject({
  kind: z.enum(refundRuleKind),
  daysBefore: z.int().min(0).nullable().describe('For `until`: last day for a refund, days before the visit'),
  time: z.string().nullable().describe('For `until`: HH:mm on that day'),
  feePercent: z.int().min(0).max(100).describe('Kept from a refund, percent'),
});
