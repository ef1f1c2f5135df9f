/** What is sold. 4 and 5 do not exist. In search records 1 means a room. */
export const goodsType = { goods: 0, hotel: 1, ticket: 2, service: 3, annualCard: 6 } as const;
export type GoodsType = (typeof goodsType)[keyof typeof goodsType];

/** What an order is about; not the same numbers as goods types: the annual card is 4 here. */
export const orderType = {
  goods: 0,
  hotel: 1,
  ticket: 2,
  service: 3,
  annualCard: 4,
  annualCardActivity: 6,
} as const;
export type OrderType = (typeof orderType)[keyof typeof orderType];
