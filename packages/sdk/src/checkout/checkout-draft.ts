import { isMobile } from '@yunyou/validators';
import { isStoredStayDraft, stayLineKey } from '../stay/stay-line';
import type { CheckoutLineOpening } from './checkout-line';
import type { ProblemsBy } from './checkout-problems';

/** What a person types about an order as a whole. */
export interface CheckoutDraft {
  /** Who is called about the order. */
  contactName: string;
  contactMobile: string;
  /** For the merchant; may be empty. */
  remark: string;
}

/** Fields of a checkout as a whole. `form` is for what belongs to no field. */
export type CheckoutField = 'contactName' | 'contactMobile' | 'form';

/** A draft as it is stored until the order is placed. */
export interface StoredCheckout extends CheckoutDraft {
  /** By line, in the line's own shape. */
  lines: readonly unknown[];
}

/** Draft key of a checkout: the same things to buy are the same checkout; of a hotel, whichever of its rooms. */
export function draftKeyOf(lines: readonly CheckoutLineOpening[]): string {
  const [first] = lines;
  if (first?.kind === 'stay') return `booking:${first.product.hotel.hotelId}`;
  return `booking:${lines.map(({ product }) => product.id).join(',')}`;
}

/**
 * What a draft has of a line: rooms are found by their rate, since others may have been added before them. Rooms that are new
 * come when the others do.
 */
export function storedLineOf(
  line: CheckoutLineOpening,
  index: number,
  stored: StoredCheckout | undefined,
): unknown {
  if (line.kind !== 'stay') return stored?.lines[index];
  const key = stayLineKey(line.product);
  const stays = stored?.lines.filter(isStoredStayDraft) ?? [];
  const [other] = stays;
  return stays.find((one) => one.of === key) ?? (other && { arrivalTime: other.arrivalTime });
}

/** An older version of the app may have stored something else. */
export function isStoredCheckout(value: unknown): value is StoredCheckout {
  const { contactName, contactMobile, remark, lines }: Record<string, unknown> = { ...Object(value) };
  const isTyped = [contactName, contactMobile, remark].every((text) => typeof text === 'string');
  return isTyped && Array.isArray(lines);
}

/** What is missing before the server needs to be asked. */
export const problemsOfDraft = ({
  contactName,
  contactMobile,
}: CheckoutDraft): ProblemsBy<CheckoutField> => ({
  ...(contactName.trim() === '' && { contactName: { code: 'contactNameMissing' } }),
  ...(!isMobile(contactMobile.trim()) && { contactMobile: { code: 'contactMobileInvalid' } }),
});
