import { AuthorisationError } from '@yunyou/sdk';

/**
 * What the payment app hands out for `scope.mobile`, as the server takes it: an object on iOS, its JSON text on Android.
 *
 * @throws AuthorisationError when nothing was handed out
 */
export function readMobileProof(answer: unknown): { code: string } | { encryptedData: string } {
  const { code, encryptedData } = fieldsOf(answer);
  if (typeof code === 'string' && code !== '') return { code };
  if (typeof encryptedData === 'string' && encryptedData !== '') return { encryptedData };
  throw new AuthorisationError('failed');
}

function fieldsOf(answer: unknown): Record<string, unknown> {
  try {
    return { ...Object(typeof answer === 'string' ? JSON.parse(answer) : answer) };
  } catch {
    return {};
  }
}
