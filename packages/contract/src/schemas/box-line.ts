import { z } from 'zod';
import { goodsType } from '../constants';
import { id, picture } from './fields';
import { activityOfLine, orderedLine, quotedLine, requestedLine } from './line';

/** Blind boxes as they are asked for, quoted and ordered. `productId` is the id of their activity. */

export const boxLineRequest = z.object({
  kind: z.literal('box'),
  ...requestedLine,
  activity: activityOfLine.activity.unwrap(),
});

export const boxLineQuote = z.strictObject({
  kind: z.literal('box'),
  goodsType: z.literal(goodsType.goods),
  ...quotedLine,
  title: z.string(),
  picture,
  supplierId: id,
  available: z.int().min(0).describe('Boxes that can be bought now'),
  min: z.int().min(1),
  max: z.int().min(0),
});

export const boxLine = z.strictObject({
  kind: z.literal('box'),
  goodsType: z.literal(goodsType.goods),
  ...orderedLine,
  picture,
  toOpen: z.int().min(0).describe('Boxes of it that are paid and neither opened nor given back'),
  opened: z.int().min(0),
});
