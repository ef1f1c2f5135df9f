import { z } from 'zod';
import { goodsType } from '../constants';
import { enumOf, fen, id, picture } from './fields';

/** Goods, services and annual cards as lists show them (spec section 3). */

export const goodsSummary = z.strictObject({
  id,
  goodsType: enumOf(goodsType),
  name: z.string(),
  subtitle: z.string(),
  thumb: picture,
  tags: z.array(z.string()),
  priceFen: fen,
  marketPriceFen: fen.nullable().describe('For comparison, in fen'),
  soldCount: z.int().min(0),
  left: z.int().min(0).nullable().describe('Pieces left when few are; null when there are plenty'),
});

export const cartItem = z.strictObject({
  supplierId: id,
  shopName: z.string(),
  skuDetailId: id,
  productId: id,
  amount: z.int().min(1),
  productName: z.string(),
  skuName: z.string(),
  thumb: picture,
  priceFen: fen.describe('One piece in fen'),
  left: z.int().min(0).nullable().describe('Pieces left when few are; null when there are plenty'),
});

export const annualCardSummary = z.strictObject({
  id,
  name: z.string(),
  benefits: z.array(z.string()),
  validDays: z.int().min(1).describe('Days from activation on'),
  priceFen: fen,
  marketPriceFen: fen.nullable().describe('For comparison, in fen'),
});

export const memberAnnualCard = z.strictObject({
  id,
  name: z.string(),
  number: z.string().describe('Masked'),
  holderName: z.string().describe('Masked; empty before it is activated'),
  status: z.enum(['toActivate', 'examining', 'active', 'expired']),
  lastDay: z.string().nullable().describe('Calendar day YYYY-MM-DD; null before it is activated'),
});

export type GoodsSummary = z.output<typeof goodsSummary>;
export type CartItem = z.output<typeof cartItem>;
export type AnnualCardSummary = z.output<typeof annualCardSummary>;
export type MemberAnnualCard = z.output<typeof memberAnnualCard>;
