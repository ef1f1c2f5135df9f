import type { TextValues } from './messages';
import type { Texts } from './texts';

type TextSource = Pick<Texts, 't'>;

/** What keeps an order from being placed, by the codes of the SDK's checkout. */
export type CheckoutProblemLike =
  | { code: 'dayMissing' | 'contactNameMissing' | 'contactMobileInvalid' | 'addressMissing' }
  | { code: 'startDayMissing' | 'roomGuestsMissing' | 'cardTermsNotAgreed' }
  | { code: 'cardSessionMissing' | 'cardPersonsMissing' }
  | { code: 'peopleMissing'; count: number }
  | { code: 'travellersMissing'; count: number }
  | { code: 'guestsMissing'; rooms: readonly number[] }
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
  return texts.t(`order.book.${problem.code}`, valuesOf(problem));
}

function valuesOf(problem: CheckoutProblemLike): TextValues | undefined {
  if (problem.code === 'travellersMissing' || problem.code === 'peopleMissing')
    return { count: problem.count };
  if (problem.code !== 'guestsMissing') return undefined;
  // Rooms are counted from 1 where people read them.
  return { rooms: problem.rooms.map((room) => room + 1).join(', ') };
}
