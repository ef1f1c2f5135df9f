import { loginResult, paymentAppEnvironmentError, paymentAppPluginError } from '@yunyou/contract';
import type { MessageId, Texts } from '@yunyou/i18n';
import { AuthorisationError, isApiError, LoginError } from '@yunyou/sdk';
import { failureText } from '../../../shell';

/** How the payment app says no, by the error's code. */
const refusals: Readonly<Record<string, MessageId>> = {
  cancelled: 'session.auth.cancelled',
  [paymentAppEnvironmentError.notInPaymentApp]: 'session.channel.notInside',
  [paymentAppEnvironmentError.invalidTimeout]: 'session.channel.badTimeout',
  [paymentAppPluginError.noPermission]: 'session.channel.noPermission',
  [paymentAppPluginError.actionNotInPlugin]: 'session.channel.noAction',
  [paymentAppPluginError.pluginNotImplemented]: 'session.channel.noAction',
};

/** What a person reads when their channel's login does not let them in (spec section 8). */
export function channelFailureText(texts: Texts, error: unknown): string {
  const { t } = texts;
  if (error instanceof LoginError) {
    const isOthers = error.result === loginResult.phoneBoundElsewhere;
    return t(isOthers ? 'session.login.otherPhone' : 'session.login.failed');
  }
  if (isApiError(error)) return failureText(texts, error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const refusal = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  if (refusal) return t(refusal);
  return t(error instanceof AuthorisationError ? 'session.auth.failed' : 'session.login.failed');
}
