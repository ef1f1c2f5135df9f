import { hasIdCardForm, type IdCardOptions, isIdCard } from './id-card';

/** Ordinary mainland passport: G, or E with a digit or a letter other than I and O. */
const chinesePassport = /^(?:G\d{8}|E[\dA-HJ-NP-Z]\d{7})$/;

/** Whether the text is an ordinary mainland passport's number. Other countries' numbers have no common rule. */
export function isChinesePassport(value: string): boolean {
  return chinesePassport.test(value);
}

type Check = (value: string, options: IdCardOptions) => boolean;

// Marked, so that an app that checks other things only does not carry the certificates along.
const matches =
  /* @__NO_SIDE_EFFECTS__ */
    (pattern: RegExp): Check =>
    (value) =>
      pattern.test(value);

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
  2: matches(/^(?=.*\d)[A-Z\d]{5,17}$/),
  // Military ID: number words such as 军字第…号 are part of it.
  3: matches(/^(?=.*\d)[\p{Script=Han}A-Z\d-]{4,20}$/u),
  // Pass to Hong Kong and Macau: C or W for mainland residents, H or M for residents there.
  4: matches(/^(?:[CWHM]\d{8}|C[A-HJ-NP-Z]\d{7}|[HM]\d{10})$/),
  // Taiwan compatriot pass: 8 digits, formerly 10 and a letter in brackets.
  5: matches(/^(?:\d{8}|\d{10}[(（][A-Z][)）])$/),
  // Home-return permit: two more digits count the renewals of old cards.
  6: matches(/^[HM]\d{8}(?:\d{2})?$/),
  // Birth certificate.
  7: matches(/^[A-Z]\d{9}$/),
  // Student ID: every school numbers on its own.
  8: matches(/^(?=.*\d)[A-Z\d-]{4,20}$/),
  // Disability certificate: ID number, kind 1 to 7, grade 1 to 4, B and the count of reissues.
  9: matches(/^\d{17}[\dX][1-7][1-4](?:B\d)?$/),
  // Foreigner's permanent residence ID: 18 characters starting with 9 since December 2023, 15 before.
  10: (value, options) =>
    /^[A-Z]{3}\d{12}$/.test(value) || (value.startsWith('9') && hasIdCardForm(value, options)),
};

/**
 * Whether `value` can be the number of a certificate of the type (0 none to 10 foreigner's permanent residence ID).
 * Letters may be lower case. An unknown type is refused.
 */
export function isCertificateNumber(certType: number, value: string, options: IdCardOptions = {}): boolean {
  return checks[certType]?.(value.toUpperCase(), options) ?? false;
}
