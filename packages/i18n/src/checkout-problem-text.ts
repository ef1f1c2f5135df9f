import type { Texts } from './texts';

type TextSource = Pick<Texts, 't'>;

/** What keeps an order from being placed, by the codes of the SDK's checkout. */
export type CheckoutProblemLike =
  | { code: 'dayMissing' | 'contactNameMissing' | 'contactMobileInvalid' }
  | { code: 'travellersMissing'; count: number }
  | { code: 'failed'; error: unknown };

/**
 * What is wrong with a checkout, in words; needs the area `order`.
 *
 * @param failureText words for a call that failed
 */
export function checkoutProblemText<Source extends TextSource>(
  texts: Source,
  problem: CheckoutProblemLike,
  failureText: (texts: Source, error: unknown) => string,
): string {
  if (problem.code === 'failed') return failureText(texts, problem.error);
  const values = 'count' in problem ? { count: problem.count } : undefined;
  return texts.t(`order.book.${problem.code}`, values);
}
