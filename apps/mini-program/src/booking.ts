import { orderStatus } from '@yunyou/contract';
import type { MessageId } from '@yunyou/i18n';
import type { CheckoutState, CheckoutStore } from '@yunyou/sdk/checkout';
import { bookingProblem, submitText } from './booking-words';
import type { Shop } from './shop';

/** What every booking page shows of its checkout, whatever it sells. */
export interface Booking {
  contactName: string;
  contactMobile: string;
  rows: { label: string; amount: string }[];
  total: string;
  /** The last try was not answered: the order may have been placed, and trying again never orders twice. */
  isUnanswered: boolean;
  submit: string;
  problem: string;
  isBusy: boolean;
}

export const blankBooking: Booking = {
  contactName: '',
  contactMobile: '',
  rows: [],
  total: '',
  isUnanswered: false,
  submit: '',
  problem: '',
  isBusy: false,
};

/** The words of `native/booking.wxml`. */
export const bookingWords = [
  'order.book.contact',
  'order.book.contactName',
  'order.book.contactMobile',
  'order.book.contactMobileHint',
  'order.book.agree',
  'order.breakdown',
  'order.total',
  'session.login.and',
  'app.userAgreement',
  'app.privacyAgreement',
] as const satisfies readonly MessageId[];

/** A checkout as `native/booking.wxml` shows it. */
export function shownBooking(shop: Shop, state: CheckoutState): Omit<Booking, 'isBusy'> {
  const { money } = shop.sdk.i18n.texts;
  return {
    contactName: state.draft.contactName,
    contactMobile: state.draft.contactMobile,
    rows: (state.quote?.breakdown ?? []).map((row) => ({
      label: row.quantity === null ? row.label : `${row.label} × ${row.quantity}`,
      amount: money(row.amountFen),
    })),
    total: state.quote ? money(state.quote.totalFen) : '',
    isUnanswered: state.unanswered,
    submit: submitText(shop, state),
    problem: bookingProblem(shop, state),
  };
}

/** Places what is on the page at what it shows: to the payment, or to the order where nothing is paid now. Returns whether it was. */
export async function placeBooking(shop: Shop, checkout: CheckoutStore): Promise<boolean> {
  const { state } = checkout;
  const order = await checkout.place(
    state.priceChange?.afterFen ?? state.termsChange?.totalFen ?? state.totalFen,
  );
  if (order) {
    shop.replace(order.status === orderStatus.pendingPayment ? 'pay' : 'order', { id: order.id });
    return true;
  }
  // Without a price there was nothing to agree to.
  if (state.totalFen === undefined) await checkout.quoteAgain();
  return false;
}
