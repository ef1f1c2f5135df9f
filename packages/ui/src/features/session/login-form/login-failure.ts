import { loginResult } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import type { LoginError, Sdk } from '@yunyou/sdk';

/**
 * What a person reads when a number does not let them in. Whoever a platform's login has met before gives the number to
 * bind that account, so for them it is the binding that failed.
 */
export async function loginFailureText(
  sdk: Pick<Sdk, 'logins'>,
  { t }: Pick<Texts, 't'>,
  { result }: LoginError,
): Promise<string> {
  if (result === loginResult.phoneBoundElsewhere) return t('session.login.otherPhone');
  const isBinding = (await sdk.logins().catch(() => undefined))?.newcomer() === 'new';
  return t(isBinding ? 'session.bind.failed' : 'session.login.failed');
}
