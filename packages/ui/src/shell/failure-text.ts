import type { Texts } from '@yunyou/i18n';
import { isApiError } from '@yunyou/sdk';

/** The server's own words about a failure, in the person's language; undefined where it had none. */
export const errorText = (error: unknown): string | undefined =>
  (isApiError(error) && error.userMessage) || undefined;

/** What to tell a person about a failure: the server's own words, or whether it was the network. */
export function failureText({ t }: Pick<Texts, 't'>, error: unknown): string {
  const unanswered = isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
  return errorText(error) ?? t(unanswered ? 'app.networkFailed' : 'app.failed');
}
