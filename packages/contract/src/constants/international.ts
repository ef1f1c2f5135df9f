/** `type` of an international field call: whose translated fields are asked for. The spec numbers them only. */
export const internationalType = {
  goods: 0,
  hotel: 1,
  ticket: 2,
  service: 3,
  scenicSpot: 4,
  hotelRoom: 5,
  annualCard: 6,
  activity: 7,
  /** Fields as they read when the order was placed. */
  orderSnapshot: 'ORDER_SNAPSHOT',
} as const;
export type InternationalType = (typeof internationalType)[keyof typeof internationalType];
