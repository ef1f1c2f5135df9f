import {
  bankAccountDigits,
  type InvoiceTitleInput,
  type InvoiceType,
  invoiceWindowDays,
} from '@yunyou/contract';
import { isEmail, isLandline, isMobile, isUscc, normalizeTaxId } from '@yunyou/validators';
import { addDays, dayOf, instantOf } from '../../clock';
import { type FieldProblem, refuse } from '../../http/refusal';
import type { Title } from './tables';

/** One line: a document has no room for tabs and line breaks. */
const clean = (text = ''): string => text.replace(/[\t\r\n]/g, '').trim();

const bankAccount = new RegExp(`^\\d{${bankAccountDigits.min},${bankAccountDigits.max}}$`);

/**
 * A typed title as it is kept. Refuses with `taxIdInvalid`, or with `titleIncomplete` and the fields that are missing or
 * wrong: a company has a tax id, a special invoice is for companies and needs address, telephone, bank and account.
 */
export function checkedTitle(typed: InvoiceTitleInput, type: InvoiceType): Title {
  const isCompany = typed.titleKind === 'company';
  const title: Title = {
    titleKind: typed.titleKind,
    titleName: clean(typed.titleName),
    taxId: isCompany ? normalizeTaxId(clean(typed.taxId)) : '',
    address: isCompany ? clean(typed.address) : '',
    phone: isCompany ? clean(typed.phone) : '',
    bankName: isCompany ? clean(typed.bankName) : '',
    bankAccount: isCompany ? clean(typed.bankAccount).replace(/\s/g, '') : '',
  };
  if (title.taxId !== '' && !isUscc(title.taxId)) {
    throw refuse('taxIdInvalid', { fields: [{ field: 'taxId', reason: 'invalid' }] });
  }
  const problems: FieldProblem[] = [];
  const missing = (field: keyof Title) => {
    if (title[field] === '') problems.push({ field, reason: 'missing' });
  };
  missing('titleName');
  if (isCompany) missing('taxId');
  if (type === 'special') {
    if (!isCompany) problems.push({ field: 'titleKind', reason: 'company' });
    for (const field of ['address', 'phone', 'bankName', 'bankAccount'] as const) missing(field);
  }
  if (title.phone !== '' && !isMobile(title.phone) && !isLandline(title.phone))
    problems.push({ field: 'phone', reason: 'invalid' });
  if (title.bankAccount !== '' && !bankAccount.test(title.bankAccount))
    problems.push({ field: 'bankAccount', reason: 'invalid' });
  if (problems.length > 0) throw refuse('titleIncomplete', { fields: problems });
  return title;
}

/** An address for e-mails as it is kept; refuses one that is none. */
export function checkedEmail(typed: string): string {
  const email = clean(typed);
  if (!isEmail(email)) throw refuse('emailInvalid', { fields: [{ field: 'email', reason: 'invalid' }] });
  return email;
}

/** The last day on which an order can be invoiced. */
export const lastInvoiceDay = (completedMs: number): string => addDays(dayOf(completedMs), invoiceWindowDays);

/** When the day is over after which an order can't be invoiced any more. */
export const windowEndsMs = (completedMs: number): number =>
  instantOf(addDays(lastInvoiceDay(completedMs), 1));
