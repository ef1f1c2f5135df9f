/** What a subscribe message can say; `time` is a day with its hour, of an appointment. */
export type MessageValue = 'sn' | 'title' | 'day' | 'time' | 'amount' | 'note';

/** How the operator's message templates are made up. */
export interface MessageTemplates {
  /** The mini-program's page that shows an order. */
  readonly page: string;
  /** The one that a message about a coupon opens; it gets `memberCouponId`. */
  readonly couponPage: string;
  /** The one that a message about what begins opens; it gets `activeId`. */
  readonly activityPage: string;
  /** The one that a message about an appointment opens; it gets `appointmentId`, where there is one. */
  readonly appointmentPage: string;
  /** The one that a message about a card, or about an activity of a favourite, opens. Default: `activityPage`. */
  readonly inboxPage?: string;
  /** Keys of each template by its type, and what stands there. */
  readonly templates: Readonly<Record<string, readonly { key: string; value: MessageValue }[]>>;
}
