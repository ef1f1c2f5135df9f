/** Whose documents an order for a ticket needs: nobody's, one person's for the order, or every visitor's. */
export const travellerRule = ['none', 'perOrder', 'perTicket'] as const;
export type TravellerRule = (typeof travellerRule)[number];

/** Whether a paid order stands at once or waits for the merchant. */
export const confirmMode = ['instant', 'merchant'] as const;
export type ConfirmMode = (typeof confirmMode)[number];

/** When a ticket can be given back: any time before use, until some days before the visit, or never. */
export const refundRuleKind = ['free', 'until', 'none'] as const;
export type RefundRuleKind = (typeof refundRuleKind)[number];

/** State of a day in the price calendar. `tooLate`: the sale for this day has ended. */
export const dayState = ['open', 'soldOut', 'closed', 'tooLate', 'past'] as const;
export type DayState = (typeof dayState)[number];

/** When fewer are left than this, the calendar tells how many. */
export const lowStockBelow = 20;

/** The price calendar answers at most this many days. */
export const priceCalendarMaxDays = 366;
