import { seenText } from '../../http/unseen-text';

/** A text as it is kept: without what cannot be seen, its line breaks as they were. */
export const cleanText = (text: string): string =>
  seenText(text.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(/\t/g, '')).trim();

const DIGIT = '[0-9０-９]';
const GAP = '[\\s\\-－—·.]{0,2}';
const digits = (count: number) => `(?:${GAP}${DIGIT}){${count}}`;
/** Mobile numbers, landlines with their area, and 400 numbers, however they are spaced. */
const TELEPHONE = new RegExp(
  `(?<!${DIGIT})(?:(?:[+＋]?(?:86|８６)${GAP})?[1１][3-9３-９]${digits(9)}|[(（]?[0０]${DIGIT}{2,3}[)）]?${digits(7)}(?:${DIGIT})?|[4４8８][0０]{2}${digits(7)})(?!${DIGIT})`,
  'gu',
);

const PART = "[\\w\\-.~:/?#\\[\\]@!$&'()*+,;=%]";
/** Addresses with their scheme or `www`, and bare names of hosts that end as such names do. */
const LINK = new RegExp(
  `(?:[a-z][a-z0-9+.-]{1,15}://|www\\.)${PART}+|(?<![\\w.@-])(?:[\\w.+-]+@)?(?:[a-z0-9-]+\\.)+(?:com|cn|net|org|top|xyz|vip|shop|club|site|link|info|store|online|app|io|cc|me|tv|co)(?![\\w.-])(?:[/?#]${PART}*)?`,
  'giu',
);

/** What stands where a telephone number or a link was. */
export const MASK = '***';

/** A text without telephone numbers and links. */
export const maskText = (text: string): string => text.replace(LINK, MASK).replace(TELEPHONE, MASK);
