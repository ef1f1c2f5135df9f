import { isDay } from './calendar-day';
import { idCardRegions } from './id-card-regions';

export interface IdCardOptions {
  /** Birth days after this day (`YYYY-MM-DD`) are refused. Default: only the centuries 18 to 20 are checked. */
  today?: string;
}

export interface IdCard {
  /** The 18-character number, check character in upper case; a 15-digit number is upgraded. */
  number: string;
  /** The province's name. */
  region: string;
  /** `YYYY-MM-DD` */
  birthDay: string;
  gender: 'male' | 'female';
}

const checkCharacters = '10X98765432';

/**
 * The check character of the first 17 digits: ISO 7064 MOD 11-2, weights 2^(17-i) mod 11. Source: GB 11643-1999.
 */
export function idCardCheckCharacter(first17: string): string {
  let sum = 0;
  for (const digit of first17) sum = (sum + Number(digit)) * 2;
  return checkCharacters.charAt(sum % 11);
}

/** Sequence numbers that the 15-digit form kept for people born in the century before. Source: GB 11643-1989. */
const centenarianSequence = /99[6-9]$/;

/** The 18-character form of a 15-digit number. The check character is computed, nothing else is verified. */
export function upgradeIdCard(number15: string): string {
  const century = centenarianSequence.test(number15) ? '18' : '19';
  const first17 = number15.slice(0, 6) + century + number15.slice(6);
  return first17 + idCardCheckCharacter(first17);
}

/** Whether 18 characters hold a birth day that can be real and the right check character, wherever they come from. */
export function hasIdCardForm(number18: string, options: IdCardOptions = {}): boolean {
  if (!/^\d{6}(?:18|19|20)\d{9}[\dX]$/.test(number18)) return false;
  const birthDay = birthDayOf(number18);
  if (!isDay(birthDay) || (options.today !== undefined && birthDay > options.today)) return false;
  return idCardCheckCharacter(number18.slice(0, 17)) === number18[17];
}

/**
 * What a resident ID number tells, or undefined when it is not one. 18 characters (`x` is read as `X`) or 15 digits;
 * the region must be in the table, the birth day real and the check character right. Residence permits of Hong Kong,
 * Macau and Taiwan (81, 82, 83) are included, and so is the old overseas prefix 91; as certificate type 1 a number
 * that starts with 9 is refused by `isCertificateNumber`.
 */
export function parseIdCard(value: unknown, options: IdCardOptions = {}): IdCard | undefined {
  if (typeof value !== 'string') return undefined;
  const number = /^\d{15}$/.test(value) ? upgradeIdCard(value) : value.toUpperCase();
  const region = idCardRegions[number.slice(0, 2)];
  if (region === undefined || !hasIdCardForm(number, options)) return undefined;
  const gender = Number(number.charAt(16)) % 2 === 1 ? 'male' : 'female';
  return { number, region, birthDay: birthDayOf(number), gender };
}

/** Whether the text is a resident ID number; `parseIdCard` tells what is checked. */
export function isIdCard(value: unknown, options: IdCardOptions = {}): boolean {
  return parseIdCard(value, options) !== undefined;
}

function birthDayOf(number18: string): string {
  return number18.replace(/^.{6}(.{4})(..)(..).*/, '$1-$2-$3');
}
