import { type CertificateType, type ContactInput, certificateType } from '@yunyou/contract';
import { isCertificateNumber, isMobile } from '@yunyou/validators';
import type { Shop } from './shop';

/** Every kind of document. Whoever has none is not offered for tickets that ask for names (spec section 5). */
const documentTypes = Object.values(certificateType).filter((type) => type !== certificateType.none);

/** What a new traveller can be entered with: the documents a ticket accepts; all where it names none. */
export const offeredTypes = (accepted: readonly number[]): CertificateType[] =>
  documentTypes.filter((type) => accepted.length === 0 || accepted.includes(type));

/** What was typed of a new traveller. */
export interface TypedTraveller {
  newName: string;
  newNumber: string;
  newMobile: string;
  certType: CertificateType;
  isConsented: boolean;
}

/** Nothing typed yet. */
export const blankTraveller = { newName: '', newNumber: '', newMobile: '' };

/** The traveller as the server takes them. */
export const travellerOf = ({ newName, newNumber, newMobile, certType }: TypedTraveller): ContactInput => ({
  name: newName.trim(),
  certType,
  idCard: newNumber.replace(/\s+/g, '').toUpperCase(),
  mobile: newMobile.trim(),
});

/** What is wrong with what was typed, in words; empty when it can be sent. Documents are sent only with consent. */
export function travellerProblem({ sdk }: Shop, typed: TypedTraveller): string {
  const { t } = sdk.i18n.texts;
  const { name, certType, idCard, mobile } = travellerOf(typed);
  if (name === '') return t('contacts.nameMissing');
  if (!isCertificateNumber(certType, idCard)) {
    return t(idCard === '' ? 'contacts.certMissing' : 'contacts.certInvalid');
  }
  if (mobile !== '' && !isMobile(mobile)) return t('contacts.mobileInvalid');
  return typed.isConsented ? '' : t('contacts.consentMissing');
}
