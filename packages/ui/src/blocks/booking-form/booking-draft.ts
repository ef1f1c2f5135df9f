import type { CheckedContact, TicketDetail } from '@yunyou/contract';

/** What a person has chosen and typed on the booking page; kept until the order is placed. */
export interface BookingDraft {
  /** `YYYY-MM-DD`; empty while none is chosen. */
  day: string;
  quantity: number;
  travellers: CheckedContact[];
  contactName: string;
  contactMobile: string;
  remark: string;
  /** What the page was opened with, by which a later visit knows whether something else was chosen since. */
  opened: BookingChoice;
}

export interface BookingChoice {
  day: string;
  quantity: number;
}

export const draftKeyOf = (productId: string): string => `booking:${productId}`;

/** An older version of the app may have stored something else. */
export function isBookingDraft(value: unknown): value is BookingDraft {
  const fields: Record<string, unknown> = { ...Object(value) };
  return (
    isChoice(value) &&
    isChoice(fields.opened) &&
    Array.isArray(fields.travellers) &&
    [fields.contactName, fields.contactMobile, fields.remark].every((text) => typeof text === 'string')
  );
}

function isChoice(value: unknown): value is BookingChoice {
  const { day, quantity }: Record<string, unknown> = { ...Object(value) };
  return typeof day === 'string' && typeof quantity === 'number';
}

type Rules = Pick<TicketDetail, 'minPerOrder' | 'maxPerOrder' | 'travellerRule' | 'peoplePerTicket'>;

/**
 * The draft to begin with. Who goes and who is called are kept whatever is booked; day and quantity only when the page is
 * opened as it was before, after a login in between or a reload: another day in the address was chosen later.
 */
export function openDraft(kept: BookingDraft | undefined, asked: BookingChoice, rules: Rules): BookingDraft {
  const opened = { day: asked.day, quantity: withinLimits(asked.quantity, rules) };
  const same = kept?.opened.day === opened.day && kept.opened.quantity === opened.quantity;
  const { day, quantity } = kept && same ? kept : opened;
  const draft = {
    contactName: kept?.contactName ?? '',
    contactMobile: kept?.contactMobile ?? '',
    remark: kept?.remark ?? '',
    travellers: kept?.travellers ?? [],
    day,
    quantity: withinLimits(quantity, rules),
    opened,
  };
  return { ...draft, travellers: draft.travellers.slice(0, travellersNeeded(rules, draft.quantity)) };
}

/** The draft after a change: no more travellers than tickets ask for, and the first of them to call, until somebody is named. */
export function changeDraft(draft: BookingDraft, part: Partial<BookingDraft>, rules: Rules): BookingDraft {
  const next = { ...draft, ...part };
  return {
    ...next,
    travellers: next.travellers.slice(0, travellersNeeded(rules, next.quantity)),
    contactName: next.contactName || (part.travellers?.[0]?.name ?? ''),
  };
}

/** How many travellers an order of so many tickets must name. */
export function travellersNeeded(
  { travellerRule, peoplePerTicket }: Pick<Rules, 'travellerRule' | 'peoplePerTicket'>,
  quantity: number,
): number {
  if (travellerRule === 'none') return 0;
  return travellerRule === 'perOrder' ? 1 : quantity * peoplePerTicket;
}

/** An address can ask for anything. */
const withinLimits = (quantity: number, { minPerOrder, maxPerOrder }: Rules) =>
  Math.min(Math.max(Math.trunc(quantity) || minPerOrder, minPerOrder), maxPerOrder);
