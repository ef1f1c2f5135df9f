import type { Texts } from '@yunyou/i18n';
import type { CheckoutProblem } from '@yunyou/sdk/checkout';
import { failureText } from '../../app';

/** What is wrong with a booking, in words: the server's own about a refusal. */
export function problemText(
  { t }: Pick<Texts, 't'>,
  problem: CheckoutProblem | undefined,
): string | undefined {
  switch (problem?.code) {
    case undefined:
      return undefined;
    case 'dayMissing':
      return t('order.book.dayMissing');
    case 'travellersMissing':
      return t('order.book.travellersMissing', { count: problem.count });
    case 'contactNameMissing':
      return t('order.book.contactNameMissing');
    case 'contactMobileInvalid':
      return t('order.book.contactMobileInvalid');
    case 'failed':
      return failureText({ t }, problem.error);
  }
}
