/** What a message in the inbox is about. */
export const messageKinds = [
  'order',
  'refund',
  'coupon',
  'activity',
  'advice',
  'appointment',
  'account',
  'operator',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** So long messages are kept. */
export const inboxDays = 180;
/** So many are marked as read at once by name. */
export const messagesReadMax = 50;
/** Longest title and words of a message that the operator writes. */
export const messageTitleMax = 40;
export const messageTextMax = 500;
/** Notices on a page of their list. */
export const noticePageSize = 50;
