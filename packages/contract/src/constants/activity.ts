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
export const timeStatus = {
  /** Now is before the start. */
  notStarted: 0,
  /** Now is between start and end. */
  ongoing: 1,
  /** Now is behind the end. */
  ended: 2,
} as const;
export type TimeStatus = (typeof timeStatus)[keyof typeof timeStatus];

/** Where an activity stands for its operator. */
export const activityStates = ['draft', 'published', 'withdrawn'] as const;
export type ActivityState = (typeof activityStates)[number];

/** Whom an activity is for. `newMember`: nothing was ever paid. */
export const activityAudiences = ['all', 'newMember'] as const;
export type ActivityAudience = (typeof activityAudiences)[number];

/** An activity runs for at most so many days. */
export const activityMaxDays = 90;
/** It is shown so long before its start, unless it says otherwise. */
export const activityWarmUpMs = 86_400_000;
/** It is shown so many days after its end. */
export const activityShownDaysAfter = 7;
/** Minutes to pay an order of an activity. */
export const activityPayMinutesMin = 5;
export const activityPayMinutesMax = 30;
/** Pieces of an activity's product, in an order and for a member. */
export const activityPerOrderMax = 20;
export const activityPerMemberMax = 99;
/** The struck price is the lowest normal one of so many days before the start. */
export const activityPriceDays = 7;
/** Who asked for it is told so long before the start. */
export const activityReminderMs = 600_000;
