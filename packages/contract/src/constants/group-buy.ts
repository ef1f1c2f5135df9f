/** How many make a group. They are people: what each buys is not counted. */
export const groupNeededMin = 2;
export const groupNeededMax = 20;

/** Hours that a group has from its first payment on. */
export const groupHoursMin = 1;
export const groupHoursDefault = 24;
export const groupHoursMax = 72;

/** Nobody joins a group that ends so soon. */
export const groupJoinClosesMs = 60_000;

/** What was paid before a group's end counts when its word arrives so much later. */
export const groupPaymentGraceMs = 120_000;

/** Groups that are offered for joining, of a product and in place of one that is full or over. */
export const groupFormingMax = 10;
export const groupAlternativesMax = 3;

/** Ids of groups that do not exist, of a network in a minute. */
export const groupMissesPerMinute = 30;

/** How often a page asks how a forming group stands. */
export const groupPollMs = 5_000;

/** How a group stands. `pending`: its first order is not paid, nobody sees it; `void`: that never was. */
export const groupStates = ['pending', 'forming', 'formed', 'failed', 'void'] as const;
export type GroupBuyState = (typeof groupStates)[number];

/** What a seat of a group is. `merchant`: given by the merchant at the end, nobody's. */
export const groupSeats = ['member', 'left', 'merchant'] as const;
export type GroupSeat = (typeof groupSeats)[number];

/** How the asker stands to a group. */
export const groupOwnSeats = ['none', 'unpaid', 'paid', 'left'] as const;
export type GroupOwnSeat = (typeof groupOwnSeats)[number];

/** What happened to a group, in its timeline. */
export const groupEvents = ['opened', 'joined', 'left', 'formed', 'failed', 'refunded'] as const;
export type GroupEvent = (typeof groupEvents)[number];
