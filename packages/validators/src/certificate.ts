import { hasIdCardForm, type IdCardOptions, isIdCard } from './id-card';
import { matches } from './matches';

/** Ordinary mainland passport: G, or E with a digit or a letter other than I and O. */
const chinesePassport = /^(?:G\d{8}|E[\dA-HJ-NP-Z]\d{7})$/;

/** Whether the text is an ordinary mainland passport's number. Other countries' numbers have no common rule. */
export function isChinesePassport(value: unknown): boolean {
  return matches(chinesePassport, value);
}

type Check = (value: string, options: IdCardOptions) => boolean;

/**
 * One check per certificate type, by the product's numbers. Apart from ID numbers these are conventions, not published
 * rules, so they only refuse what certainly is no such number. Values arrive in upper case.
 */
const checks: Readonly<Record<number, Check | undefined>> = {
  // No document: there is no number.
  0: (value) => value === '',
  // ID card. A number that starts with 9 belongs to a foreigner's card, type 10.
  1: (value, options) => !value.startsWith('9') && isIdCard(value, options),
  // Passport of any country: 5 to 17 letters and digits, at least one digit.
  2: (value) => /^(?=.*\d)[A-Z\d]{5,17}$/.test(value),
  // Military ID: number words such as 军字第…号 are part of it.
  3: (value) => /^(?=.*\d)[\p{Script=Han}A-Z\d-]{4,20}$/u.test(value),
  // Pass to Hong Kong and Macau: C or W for mainland residents, H or M for residents there.
  4: (value) => /^(?:[CWHM]\d{8}|C[A-HJ-NP-Z]\d{7}|[HM]\d{10})$/.test(value),
  // Taiwan compatriot pass: 8 digits, formerly 10 and a letter in brackets.
  5: (value) => /^(?:\d{8}|\d{10}[(（][A-Z][)）])$/.test(value),
  // Home-return permit: two more digits count the renewals of old cards.
  6: (value) => /^[HM]\d{8}(?:\d{2})?$/.test(value),
  // Birth certificate.
  7: (value) => /^[A-Z]\d{9}$/.test(value),
  // Student ID: every school numbers on its own.
  8: (value) => /^(?=.*\d)[A-Z\d-]{4,20}$/.test(value),
  // Disability certificate: ID number, kind 1 to 7, grade 1 to 4, B and the count of reissues.
  9: (value) => /^\d{17}[\dX][1-7][1-4](?:B\d)?$/.test(value),
  // Foreigner's permanent residence ID: 18 characters starting with 9 since December 2023, 15 before.
  10: (value, options) =>
    /^[A-Z]{3}\d{12}$/.test(value) || (value.startsWith('9') && hasIdCardForm(value, options)),
};

/**
 * Whether `value` can be the number of a certificate of the type (0 none to 10 foreigner's permanent residence ID).
 * Letters may be lower case. An unknown type is refused.
 */
export function isCertificateNumber(certType: number, value: unknown, options: IdCardOptions = {}): boolean {
  if (typeof value !== 'string') return false;
  return checks[certType]?.(value.toUpperCase(), options) ?? false;
}
