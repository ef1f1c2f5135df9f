import { AuthorisationError } from './authorisation-error';

/** What a platform's phone button hands to its event. */
export interface PhoneAnswer {
  /** `getPhoneNumber:ok`, or why not. */
  errMsg: string;
  encryptedData?: string;
  iv?: string;
  /** Newer editions: a one-use code instead. */
  code?: string;
}

/** What the server can check. */
export interface PhoneProof {
  encryptedData?: string;
  iv?: string;
  phoneCode?: string;
}

/**
 * A phone authorisation counts when it says ok and carries encrypted data, or the code of newer editions (spec section 5).
 *
 * @throws AuthorisationError otherwise
 */
export function readPhoneAnswer({ errMsg, encryptedData, iv, code }: PhoneAnswer): PhoneProof {
  if (/cancel|deny|denied/i.test(errMsg)) throw new AuthorisationError('cancelled');
  if (!/(?:^|:)ok$/i.test(errMsg)) throw new AuthorisationError('failed');
  if (code) return { phoneCode: code };
  if (encryptedData && iv) return { encryptedData, iv };
  throw new AuthorisationError('failed');
}
