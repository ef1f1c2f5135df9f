import {
  bankAccountDigits,
  type InvoiceTitle,
  type InvoiceType,
  invoiceTypes,
  type RequestOf,
  type TitleKind,
  titleKinds,
} from '@yunyou/contract';
import { isEmail, isLandline, isMobile, isUscc, normalizeTaxId } from '@yunyou/validators';

/** An application as it is being written. */
export interface InvoiceDraft {
  type: InvoiceType;
  titleKind: TitleKind;
  titleName: string;
  taxId: string;
  address: string;
  phone: string;
  bankName: string;
  bankAccount: string;
  email: string;
  /** The title goes into the book as well. */
  save: boolean;
}

const texts = ['titleName', 'taxId', 'address', 'phone', 'bankName', 'bankAccount', 'email'] as const;
export type InvoiceField = (typeof texts)[number];

export const emptyDraft: InvoiceDraft = {
  type: 'normal',
  titleKind: 'personal',
  titleName: '',
  taxId: '',
  address: '',
  phone: '',
  bankName: '',
  bankAccount: '',
  email: '',
  save: false,
};

/** Whether something stored is a draft of this form: an older one may have written it. */
export const isInvoiceDraft = (value: unknown): value is InvoiceDraft => {
  const draft = value as Partial<InvoiceDraft> | null;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    texts.every((name) => typeof draft[name] === 'string') &&
    invoiceTypes.some((one) => one === draft.type) &&
    titleKinds.some((one) => one === draft.titleKind) &&
    typeof draft.save === 'boolean'
  );
};

const account = new RegExp(`^\\d{${bankAccountDigits.min},${bankAccountDigits.max}}$`);
const digitsOf = (typed: string) => typed.replace(/\s/g, '');

/** How a typed tax id stands: `short` while symbols are missing. Nothing is guessed. */
export function taxIdState(typed: string): { state: 'empty' | 'short' | 'right' | 'wrong'; count: number } {
  const taxId = normalizeTaxId(typed);
  const count = taxId.length;
  if (count === 0) return { state: 'empty', count };
  if (isUscc(taxId)) return { state: 'right', count };
  // A symbol that no code has is wrong at once.
  return { state: count < 18 && /^[0-9A-HJ-NP-RTUWXY]*$/.test(taxId) ? 'short' : 'wrong', count };
}

/** The fields that are not yet right, in their order. */
export function problemsOf(draft: InvoiceDraft): InvoiceField[] {
  const isCompany = draft.titleKind === 'company';
  const isSpecial = draft.type === 'special';
  const phone = draft.phone.trim();
  const bankAccount = digitsOf(draft.bankAccount);
  const wrong: Record<InvoiceField, boolean> = {
    titleName: draft.titleName.trim() === '',
    taxId: isCompany && taxIdState(draft.taxId).state !== 'right',
    address: isSpecial && draft.address.trim() === '',
    phone: isSpecial && !isMobile(phone) && !isLandline(phone),
    bankName: isSpecial && draft.bankName.trim() === '',
    bankAccount: isSpecial && !account.test(bankAccount),
    email: !isEmail(draft.email.trim()),
  };
  return texts.filter((field) => wrong[field]);
}

/** The title in a draft, as it is sent: a person has a name, a special invoice all of it. */
export function titleOf(draft: InvoiceDraft) {
  const { titleKind, type } = draft;
  const title = { titleKind, titleName: draft.titleName.trim() };
  if (titleKind === 'personal') return title;
  const company = { ...title, taxId: normalizeTaxId(draft.taxId) };
  if (type !== 'special') return company;
  return {
    ...company,
    address: draft.address.trim(),
    phone: draft.phone.trim(),
    bankName: draft.bankName.trim(),
    bankAccount: digitsOf(draft.bankAccount),
  };
}

/** What is sent. */
export const requestOf = (
  draft: InvoiceDraft,
  { orderIds, totalFen }: { orderIds: readonly string[]; totalFen: number },
): RequestOf<'invoice', 'apply'> => ({
  orderIds: [...orderIds],
  type: draft.type,
  ...titleOf(draft),
  email: draft.email.trim(),
  expectedTotalFen: totalFen,
});

/** A draft with a title of the book in place of what was typed. A person has no special invoice. */
export const withTitle = (draft: InvoiceDraft, { id, isDefault, ...title }: InvoiceTitle): InvoiceDraft => ({
  ...draft,
  ...title,
  type: title.titleKind === 'company' ? draft.type : 'normal',
  save: false,
});

/** The form's field of one the server points at. */
export const fieldOf = (serverField: string | undefined): InvoiceField | undefined =>
  texts.find((name) => name === serverField);
