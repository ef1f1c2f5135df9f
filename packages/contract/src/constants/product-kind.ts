import type { GoodsType, OrderType } from './goods';

/** What a line sells. A line is told by its `kind`; `goodsType` rides along. */
export const productKinds = [
  'ticket',
  'stay',
  'goods',
  'service',
  'box',
  'annualCard',
  'cardActivity',
] as const;
export type ProductKind = (typeof productKinds)[number];

/** The goods type of each kind; a year-card activity has none. In plain numbers, so that what nobody uses is left out. */
export const goodsTypeOfKind = {
  ticket: 2,
  stay: 1,
  goods: 0,
  service: 3,
  box: 0,
  annualCard: 6,
  cardActivity: null,
} as const satisfies Record<ProductKind, GoodsType | null>;

/** The type of an order of each kind. */
export const orderTypeOfKind = {
  ticket: 2,
  stay: 1,
  goods: 0,
  service: 3,
  box: 0,
  annualCard: 4,
  cardActivity: 6,
} as const satisfies Record<ProductKind, OrderType>;
