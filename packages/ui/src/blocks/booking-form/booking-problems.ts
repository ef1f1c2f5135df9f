import type { Texts } from '@yunyou/i18n';
import { isApiError } from '@yunyou/sdk';
import { isMobile } from '@yunyou/validators';
import { failureText } from '../../app';
import type { BookingDraft } from './booking-draft';

/** What is wrong, beside what. `form` is for what belongs to no field. */
export type BookingProblems = Partial<
  Record<'day' | 'quantity' | 'travellers' | 'contactName' | 'contactMobile' | 'form', string>
>;

/** Rules of the server that speak of a field, and which one. */
const fieldOfRule: Readonly<Record<string, keyof BookingProblems>> = {
  dayClosed: 'day',
  soldOut: 'quantity',
  tooManyTickets: 'quantity',
  travellersMissing: 'travellers',
  travellerDuplicate: 'travellers',
  travellerDocument: 'travellers',
  travellerAge: 'travellers',
  travellerGender: 'travellers',
};

/** What a person types; the server calls it the same. */
const typedFields = ['contactName', 'contactMobile'] as const;

/** What is missing before the server needs to be asked. */
export function problemsOfDraft(
  { t }: Pick<Texts, 't'>,
  draft: BookingDraft,
  needed: number,
): BookingProblems {
  return {
    ...(draft.day === '' && { day: t('order.book.dayMissing') }),
    ...(draft.travellers.length < needed && {
      travellers: t('order.book.travellersMissing', { count: needed - draft.travellers.length }),
    }),
    ...(draft.contactName.trim() === '' && { contactName: t('order.book.contactNameMissing') }),
    ...(!isMobile(draft.contactMobile) && { contactMobile: t('order.book.contactMobileInvalid') }),
  };
}

/** What a refusal of the server says, beside what it speaks of. */
export function problemsOfError(texts: Pick<Texts, 't'>, error: unknown): BookingProblems {
  const { rule, field: named }: { rule?: string; field?: string } = isApiError(error) ? error : {};
  const field = fieldOfRule[rule ?? ''] ?? typedFields.find((one) => one === named);
  return { [field ?? 'form']: failureText(texts, error) };
}

/** What is still wrong after a change: what was not touched. How many go changes with how many tickets there are. */
export function problemsAfter(problems: BookingProblems, changed: Partial<BookingDraft>): BookingProblems {
  const solved: (keyof BookingProblems)[] = ['form'];
  if ('day' in changed) solved.push('day', 'quantity', 'travellers');
  if ('quantity' in changed) solved.push('quantity', 'travellers');
  if ('travellers' in changed) solved.push('travellers', 'contactName');
  if ('contactName' in changed) solved.push('contactName');
  if ('contactMobile' in changed) solved.push('contactMobile');
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => !solved.some((one) => one === field)),
  );
}
