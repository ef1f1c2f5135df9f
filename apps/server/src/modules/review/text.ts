/** Control characters but line breaks, marks that turn the direction of text, and what has no width. Joiners of emoji stay. */
const UNSEEN =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/gu;
const JOINER_ALONE = /(?<![\p{Extended_Pictographic}\p{M}\p{L}])[\u200c\u200d]+|[\u200c\u200d]+$/gu;

/** A text as it is kept: without what cannot be seen, its line breaks as they were. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(UNSEEN, (character) => (character === '\n' ? character : ''))
    .replace(JOINER_ALONE, '')
    .trim();

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
