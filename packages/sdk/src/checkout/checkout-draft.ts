import type { CouponMode } from '@yunyou/contract';
import { isMobile } from '@yunyou/validators';
import { type CheckoutLineOpening, lineKindOf } from './checkout-line';
import type { ProblemsBy } from './checkout-problems';

/** What a person types about an order as a whole. */
export interface CheckoutDraft {
  /** Who is called about the order. */
  contactName: string;
  contactMobile: string;
  /** For the merchant; may be empty. */
  remark: string;
  /** Where it is sent: an address of the member's; empty while none is chosen, or nothing is sent. */
  addressId: string;
  /** For each shop, by its id. */
  remarks: Readonly<Record<string, string>>;
  /** How coupons take part. */
  coupons: CouponChoice;
  /** Things picked from add-on offers. */
  addOns: readonly AddOnChoice[];
}

/** Coupons that lower the price: the best ones, none, or exactly those named. */
export interface CouponChoice {
  readonly mode: CouponMode;
  readonly memberCouponIds: readonly string[];
}

/** Something picked from an add-on offer. */
export interface AddOnChoice {
  readonly activeId: string;
  readonly productId: string;
  readonly skuDetailId: string;
  readonly amount: number;
}

/** A draft before anything is typed. */
export const emptyDraft: CheckoutDraft = {
  contactName: '',
  contactMobile: '',
  remark: '',
  addressId: '',
  remarks: {},
  coupons: { mode: 'auto', memberCouponIds: [] },
  addOns: [],
};

/** Fields of a checkout as a whole. `form` is for what belongs to no field. */
export type CheckoutField = 'contactName' | 'contactMobile' | 'address' | 'coupons' | 'form';

/** A draft as it is stored until the order is placed. */
export interface StoredCheckout extends Partial<CheckoutDraft> {
  /** By line, in the line's own shape. */
  lines: readonly unknown[];
}

/** Draft key of a checkout: the same things to buy are the same checkout. */
export function draftKeyOf(lines: readonly CheckoutLineOpening[]): string {
  const [first] = lines;
  const keys = lines.map((line) => ('skuDetailId' in line ? line.skuDetailId : line.product.id));
  return `booking:${(first && lineKindOf(first).draftName?.(first)) ?? keys.join(',')}`;
}

/** What a draft has of a line. */
export function storedLineOf(
  line: CheckoutLineOpening,
  index: number,
  stored: StoredCheckout | undefined,
): unknown {
  const lines = stored?.lines ?? [];
  const { storedOf } = lineKindOf(line);
  return storedOf ? storedOf(line, lines) : lines[index];
}

/** An older version of the app may have stored something else. */
export function isStoredCheckout(value: unknown): value is StoredCheckout {
  const stored: Record<string, unknown> = { ...Object(value) };
  const { contactName, contactMobile, remark, addressId = '', remarks = {}, coupons, addOns = [] } = stored;
  const isTyped = [contactName, contactMobile, remark, addressId].every((text) => typeof text === 'string');
  const areTexts = Object.values(Object(remarks)).every((text) => typeof text === 'string');
  const isChosen = coupons === undefined || Array.isArray(Object(coupons).memberCouponIds);
  return isTyped && areTexts && isChosen && Array.isArray(addOns) && Array.isArray(stored.lines);
}

/** What is missing before the server needs to be asked. */
export const problemsOfDraft = (
  { contactName, contactMobile, addressId }: CheckoutDraft,
  needs: { address: boolean; contact: boolean },
): ProblemsBy<CheckoutField> => ({
  ...(needs.address && addressId === '' && { address: { code: 'addressMissing' } }),
  ...(needs.contact && contactName.trim() === '' && { contactName: { code: 'contactNameMissing' } }),
  ...(needs.contact &&
    !isMobile(contactMobile.trim()) && { contactMobile: { code: 'contactMobileInvalid' } }),
});
