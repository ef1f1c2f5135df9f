/** Shanghai has no summer time: eight hours ahead, always. */
const SHANGHAI_MS = 8 * 3_600_000;

/** `2026-03-01 12:00:00` in Shanghai. */
export const shanghaiTime = (ms: number): string =>
  new Date(ms + SHANGHAI_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The same as `20260301120000`. */
export const shanghaiDigits = (ms: number): string => shanghaiTime(ms).replace(/\D/g, '');

/** Epoch ms of a Shanghai time with or without separators; undefined for what is none. */
export function fromShanghaiTime(text: string | undefined): number | undefined {
  const parts = text?.replace(/\D/g, '').match(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`);
}

/** Fen as yuan with two decimals, without floating point. */
export const yuanText = (fen: number): string =>
  `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** Yuan as fen; NaN for what is no amount. */
export function fenOf(yuan: string | undefined): number {
  const parts = yuan?.match(/^(\d+)(?:\.(\d{1,2}))?$/);
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : Number.NaN;
}

/** Yuan with a sign and any number of decimals as fen, half up; NaN for what is no amount. */
export function signedFenOf(yuan: string | undefined): number {
  const parts = yuan?.trim().match(/^([+-]?)(\d+)(?:\.(\d+))?$/);
  if (!parts) return Number.NaN;
  const decimals = (parts[3] ?? '').padEnd(3, '0');
  const fen = Number(parts[2]) * 100 + Number(decimals.slice(0, 2)) + (decimals.charAt(2) >= '5' ? 1 : 0);
  return parts[1] === '-' && fen > 0 ? -fen : fen;
}

/** `a=1&b=2` in the order of the keys, unencoded; fields without a value and those that are left out do not count. */
export const sortedText = (fields: Readonly<Record<string, string>>, leaveOut: readonly string[]): string =>
  Object.keys(fields)
    .filter((name) => fields[name] !== '' && !leaveOut.includes(name))
    .sort()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');
