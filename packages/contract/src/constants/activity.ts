export const activityType = {
  fullReduction: 1,
  reduction: 2,
  groupBuy: 3,
  flashSale: 4,
  lottery: 5,
  promotion: 6,
  rotaryTable: 7,
  bargain: 8,
  addOnOrder: 9,
} as const;
export type ActivityType = (typeof activityType)[keyof typeof activityType];

/** Where now stands between a start and an end. */
export const timeStatus = { notStarted: 0, ongoing: 1, ended: 2 } as const;
export type TimeStatus = (typeof timeStatus)[keyof typeof timeStatus];
