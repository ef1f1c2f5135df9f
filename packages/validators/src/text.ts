import { matches } from './matches';

/** Whether the text is digits only, at least one. */
export function isDigits(value: unknown): boolean {
  return matches(/^\d+$/, value);
}

/** Whether the text is Chinese characters only, at least one. Rare characters of names count too. */
export function isChinese(value: unknown): boolean {
  return matches(/^\p{Script=Han}+$/u, value);
}

/** Whether the text is Latin letters only, at least one. */
export function isLetters(value: unknown): boolean {
  return matches(/^[A-Za-z]+$/, value);
}

const emailLocal = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const hostLabel = '[a-z\\d\\u00a1-\\uffff](?:[a-z\\d\\u00a1-\\uffff-]{0,61}[a-z\\d\\u00a1-\\uffff])?';
// Calls that are marked pure: an app that checks other things does not carry their patterns along.
const hostName = /* @__PURE__ */ (() => `(?:${hostLabel}\\.)+(?!\\d+(?:[:/?#]|$))${hostLabel}`)();
const hostNameOnly = /* @__PURE__ */ (() => new RegExp(`^${hostName}$`, 'i'))();

/** Whether the text can be an e-mail address: dot-separated local part up to 64, a host with a dot, 254 in all. */
export function isEmail(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const at = value.lastIndexOf('@');
  if (at < 1 || at > 64 || value.length > 254) return false;
  return emailLocal.test(value.slice(0, at)) && hostNameOnly.test(value.slice(at + 1));
}

const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const urlPattern = /* @__PURE__ */ (() =>
  new RegExp(
    `^(?:(?:https?|ftp):)?//(?:[^\\s/?#@]+@)?(?:(?:${octet}\\.){3}${octet}|localhost|${hostName})(?::(\\d{1,5}))?(?:[/?#]\\S*)?$`,
    'i',
  ))();
/** Longest address that browsers and proxies are known to pass on. */
const urlMaxLength = 2083;

/** Whether the text is a URL: http, https, ftp or protocol-relative, its host a name, an IPv4 address or localhost. */
export function isUrl(value: unknown): boolean {
  const match = typeof value === 'string' && value.length <= urlMaxLength ? urlPattern.exec(value) : null;
  return match !== null && Number(match[1] ?? 0) <= 65_535;
}
