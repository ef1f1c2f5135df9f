/** What a suggestion is about, in the order they are offered. */
export const adviceKinds = ['function', 'service', 'products', 'facilities', 'complaint', 'other'] as const;
export type AdviceKind = (typeof adviceKinds)[number];

export const adviceStates = ['submitted', 'processing', 'replied', 'closed'] as const;
export type AdviceState = (typeof adviceStates)[number];

export const adviceTextMax = 140;
export const advicePicturesMax = 9;
/** So many suggestions a member may make in a day. */
export const advicePerDay = 5;
/** So often a member may add to one. */
export const adviceAppendMax = 3;
/** Working days within which the operator usually answers. */
export const adviceAnswerDays = 2;
/** Longest answer of the operator. */
export const adviceReplyMax = 500;
