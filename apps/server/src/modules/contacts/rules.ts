import { type Contact, certificateType, type TravellerCheck, travellerCheck } from '@yunyou/contract';
import {
  ageOn,
  isCertificateNumber,
  isMobile,
  maskIdCard,
  maskMobile,
  parseIdCard,
} from '@yunyou/validators';
import { refuse } from '../../http/refusal';

/** Who may use a ticket; part of the ticket. */
export interface TravellerRules {
  cert_types: readonly number[];
  min_age: number | null;
  max_age: number | null;
  gender: 'male' | 'female' | null;
}

export interface Identity {
  certType: number;
  idCard: string;
}

/**
 * Whether a traveller may use a ticket on a day. Age and gender are read from a resident ID number; other accepted
 * documents carry them too, but not in their number: they are looked at at the gate.
 */
export function checkTraveller(
  rules: TravellerRules,
  { certType, idCard }: Identity,
  day: string,
): TravellerCheck {
  if (rules.cert_types.length > 0 && !rules.cert_types.includes(certType)) {
    return travellerCheck.documentNotAcceptable;
  }
  const asksAge = rules.min_age !== null || rules.max_age !== null;
  if (!asksAge && rules.gender === null) return travellerCheck.normal;
  const person = certType === certificateType.idCard ? parseIdCard(idCard) : undefined;
  if (!person) return travellerCheck.normal;
  const age = ageOn(person.birthDay, day);
  if (age < (rules.min_age ?? 0) || age > (rules.max_age ?? Number.POSITIVE_INFINITY)) {
    return travellerCheck.ageNotAcceptable;
  }
  return rules.gender !== null && person.gender !== rules.gender
    ? travellerCheck.genderWrong
    : travellerCheck.normal;
}

/** Refuses a number that its kind of document can't have, or a mobile number that does not exist. */
export function checkContact(contact: Identity & { mobile: string }): void {
  if (!isCertificateNumber(contact.certType, contact.idCard)) {
    throw refuse('certificateInvalid', { fields: [{ field: 'idCard', reason: 'invalid' }] });
  }
  if (contact.mobile !== '' && !isMobile(contact.mobile)) {
    throw refuse('mobileInvalid', { fields: [{ field: 'mobile', reason: 'invalid' }] });
  }
}

/** A traveller as lists show them to their member: the name whole, numbers masked. */
export const maskContact = (contact: Contact): Contact => ({
  ...contact,
  idCard: maskIdCard(contact.idCard),
  mobile: maskMobile(contact.mobile),
});

/** The form a certificate number is stored and compared in: no spaces, upper case, an old ID card's 15 digits as 18. */
export function normaliseCertificate({ certType, idCard }: Identity): string {
  const number = idCard.replace(/\s+/g, '').toUpperCase();
  return certType === certificateType.idCard ? (parseIdCard(number)?.number ?? number) : number;
}
