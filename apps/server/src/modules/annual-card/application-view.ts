import { cardExamineRounds, type Locale, type ResponseOf } from '@yunyou/contract';
import { maskName } from '@yunyou/validators';
import { cell, type DataProtection } from '../../security/data-protection';
import type { ShownApplication } from './applications-store';
import { maskedNumber } from './numbers';

type Shown = ResponseOf<'annualCard', 'query'>['records'][number];

/** Whole name of the person it is about; empty once nobody is on the place. */
export const nameOf = (
  protection: DataProtection,
  { person_id, name_cipher }: Pick<ShownApplication, 'person_id' | 'name_cipher'>,
): string => protection.decrypt(name_cipher, cell('card_persons', 'name_cipher', person_id));

export const applicationView = (
  protection: DataProtection,
  row: ShownApplication,
  locale: Locale,
): Shown => ({
  ...{ id: row.id, cardId: row.card_id, personId: row.person_id, cardName: row.card_name[locale] },
  cardNumber: maskedNumber(row.card_number),
  holderName: maskName(nameOf(protection, row)),
  ...{ role: row.role, newPortrait: row.new_portrait, status: row.status, refusalCode: row.refusal_code },
  refusal: row.refusal?.[locale] ?? null,
  ...{ submittedAtMs: row.submitted_ms, dueAtMs: row.due_ms, decidedAtMs: row.decided_ms },
  round: row.round,
  roundsLeft: Math.max(0, cardExamineRounds - row.refused - (row.status === 'submitted' ? 1 : 0)),
});

/** Whether a person looks for it by these words: the last four digits of a card's number, or part of a name. */
export function isMeant(protection: DataProtection, row: ShownApplication, keyword: string): boolean {
  if (keyword === '') return true;
  if (/^\d+$/.test(keyword)) return row.card_number.endsWith(keyword.slice(-4));
  return nameOf(protection, row).toLowerCase().includes(keyword.toLowerCase());
}
