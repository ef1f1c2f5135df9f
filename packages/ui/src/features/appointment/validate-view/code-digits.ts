import { appointmentCodeDigits } from '@yunyou/contract';

const FULL_WIDTH_ZERO = 0xff10;

/** The digits of what was typed, pasted or scanned: spaces go, full-width digits become narrow ones. */
export const digitsOf = (text: string): string =>
  text
    .replace(/[\uff10-\uff19]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - FULL_WIDTH_ZERO))
    .replace(/\D/gu, '')
    .slice(0, appointmentCodeDigits);

/** `1234 5678 9012`. */
export const inFours = (digits: string): string => digits.replace(/(.{4})(?=.)/gu, '$1 ');
