import type { CheckedContact } from '@yunyou/contract';
import type { ListedVisitor } from '@yunyou/sdk';

/** What was begun of an appointment. */
export interface AppointmentDraft {
  /** Chosen of the member's travellers. */
  travellers: readonly CheckedContact[];
  /** From a pasted list. */
  listed: readonly ListedVisitor[];
  mobile: string;
  remark: string;
}

/** One for each item, so that going on to another begins anew. */
export const draftKeyOf = (itemId: string): string => `appointment:${itemId}`;

export const emptyDraft: AppointmentDraft = { travellers: [], listed: [], mobile: '', remark: '' };

export function isAppointmentDraft(value: unknown): value is AppointmentDraft {
  const { travellers, listed, mobile, remark }: Record<string, unknown> = Object(value);
  return (
    Array.isArray(travellers) &&
    Array.isArray(listed) &&
    typeof mobile === 'string' &&
    typeof remark === 'string'
  );
}
