import { checkoutProblemText, type Texts } from '@yunyou/i18n';
import type { CheckoutProblem } from '@yunyou/sdk/checkout';
import { failureText } from '../../../shell';

/** What is wrong with a booking, in words: the server's own about a refusal. Undefined when nothing is. */
export const problemText = (texts: Pick<Texts, 't'>, problem: CheckoutProblem | undefined) =>
  problem && checkoutProblemText(texts, problem, failureText);
