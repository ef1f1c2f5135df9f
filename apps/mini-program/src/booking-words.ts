import { checkoutProblemText } from '@yunyou/i18n';
import type { CheckoutState } from '@yunyou/sdk/checkout';
import { failureText } from './screen';
import type { Shop } from './shop';

/** The first thing that keeps an order from being placed, in words; empty for none. */
export function bookingProblem(shop: Shop, state: CheckoutState): string {
  const { t, money } = shop.sdk.i18n.texts;
  if (state.unanswered) return t('order.book.unanswered');
  if (state.priceChange) {
    const { beforeFen, afterFen } = state.priceChange;
    return t('order.book.priceChangedText', { before: money(beforeFen), after: money(afterFen) });
  }
  if (state.termsChange) return t('order.stay.termsChangedText');
  const { address, contactName, contactMobile, coupons, form } = state.problems;
  const ofLines = state.lines.flatMap(({ problems }) => Object.values(problems));
  const all = [...ofLines, address, contactName, contactMobile, coupons, form, state.quoteProblem];
  const first = all.find((problem) => problem !== undefined);
  return first ? checkoutProblemText(shop.sdk.i18n.texts, first, (_, error) => failureText(shop, error)) : '';
}

/** What the button does now. */
export function submitText({ sdk }: Shop, { unanswered, priceChange, termsChange }: CheckoutState): string {
  const { t } = sdk.i18n.texts;
  if (unanswered) return t('order.book.submitAgain');
  if (termsChange) return t('order.stay.termsAccept');
  return t(priceChange ? 'order.book.priceAccept' : 'order.book.submit');
}
