import type { CheckedContact } from '@yunyou/contract';

/** What a person has chosen and typed on the booking page; kept until the order is placed. */
export interface BookingDraft {
  day: string;
  quantity: number;
  travellers: CheckedContact[];
  contactName: string;
  contactMobile: string;
  remark: string;
}

export const draftKeyOf = (productId: string): string => `booking:${productId}`;

/** An older version of the app may have stored something else. */
export function isBookingDraft(value: unknown): value is BookingDraft {
  if (value === null || typeof value !== 'object') return false;
  const draft = value as Partial<Record<keyof BookingDraft, unknown>>;
  return (
    typeof draft.day === 'string' &&
    typeof draft.quantity === 'number' &&
    Array.isArray(draft.travellers) &&
    typeof draft.contactName === 'string' &&
    typeof draft.contactMobile === 'string' &&
    typeof draft.remark === 'string'
  );
}
