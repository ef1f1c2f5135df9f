import { z } from 'zod';
import { fen, id } from './fields';

/** What the lines of every kind have in common; a kind's own file adds the rest. */

export const requestedLine = {
  productId: id,
  quantity: z.int().min(1).max(99),
};

export const quotedLine = {
  productId: id,
  quantity: z.int(),
  unitPriceFen: fen,
  paidFen: fen.describe('Of the whole line, after every discount'),
};

export const orderedLine = {
  id,
  productId: id,
  title: z.string(),
  specText: z.string().describe('What tells the variant; empty for none'),
  quantity: z.int().min(1),
  unitPriceFen: fen,
  paidFen: fen.describe('Of the whole line, after every discount; fixed when the order is made'),
  refundingQuantity: z.int().min(0).describe('Units whose money is on its way back'),
  refundedQuantity: z.int().min(0).describe('Units whose money is back'),
  refundedFen: fen,
};
