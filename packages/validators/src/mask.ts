/** Shows `head` and `tail` characters and as many stars as were hidden. */
function maskMiddle(value: string, head: number, tail: number): string {
  const characters = Array.from(value);
  const end = characters.length - tail;
  return characters.map((character, at) => (at < head || at >= end ? character : '*')).join('');
}

/** A quarter at each end: short numbers must not be given away by showing fixed lengths. */
function maskShort(value: string): string {
  const shown = Math.floor(Array.from(value).length / 4);
  return maskMiddle(value, shown, shown);
}

/** `440305199001011234` becomes `440305********1234`; other documents' shorter numbers show a quarter at each end. */
export function maskIdCard(value: string): string {
  return value.length >= 15 ? maskMiddle(value, 6, 4) : maskShort(value);
}

/** `13800138000` becomes `138****8000`; anything that is not eleven long shows a quarter at each end. */
export function maskMobile(value: string): string {
  return value.length === 11 ? maskMiddle(value, 3, 4) : maskShort(value);
}

/** More stars than these say how long a name is, and break the line it stands in. */
const NAME_STARS_MAX = 3;

/**
 * Shows the first character of each word and three stars at the most: `王小明` becomes `王**`, `Ann Wheeler` `A** W***`. A word
 * of one character is hidden, but for the family name in front: `李 明` becomes `李 *`, a single character `*`.
 */
export function maskName(value: string): string {
  const words = value.match(/\S+/gu)?.length ?? 0;
  let at = 0;
  return value.replace(/\S+/gu, (word) => {
    at += 1;
    const [first = '', ...rest] = Array.from(word);
    const isShown = rest.length > 0 || (at === 1 && words > 1);
    return isShown ? first + '*'.repeat(Math.min(NAME_STARS_MAX, rest.length)) : '*';
  });
}

/** `zhang@example.cn` becomes `z***@example.cn`: the first symbol, whatever the length, and the host. */
export function maskEmail(value: string): string {
  const at = value.lastIndexOf('@');
  return at < 1 ? maskShort(value) : `${Array.from(value)[0]}***${value.slice(at)}`;
}
