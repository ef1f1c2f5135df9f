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
const hostLabel = /^[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]{0,61}[\p{L}\p{M}\p{Nd}])?$/u;

/**
 * Whether the text is a host name with a dot: labels of letters and digits of any script. Full-width forms and invisible
 * fillers count as letters in Unicode, so a name must be its own NFKC form, as RFC 5891 asks.
 */
function isHostName(host: string): boolean {
  const labels = host.split('.');
  const top = labels[labels.length - 1] ?? '';
  return (
    host.length <= 253 &&
    labels.length > 1 &&
    !/^\d+$/.test(top) &&
    host === host.normalize('NFKC') &&
    labels.every((label) => hostLabel.test(label))
  );
}

/** Whether the text can be an e-mail address: dot-separated local part up to 64, a host with a dot, 254 in all. */
export function isEmail(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const at = value.lastIndexOf('@');
  if (at < 1 || at > 64 || value.length > 254) return false;
  return emailLocal.test(value.slice(0, at)) && isHostName(value.slice(at + 1));
}

/** Scheme, user, host, port, rest. A backslash is refused everywhere: browsers read it as a slash, others don't. */
const urlParts =
  /^(?:(?:https?|ftp):)?\/\/(?:[^\s/?#@\\]+@)?([^\s/?#@:\\]+)(?::(\d{1,5}))?(?:[/?#][^\s\\]*)?$/i;
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)$/;
/** What hides or turns text; joiners of emoji may stand in a path. */
const hiding = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f]/u;
/** Longest address that browsers and proxies are known to pass on. */
const urlMaxLength = 2083;

/** Whether the text is a URL: http, https, ftp or protocol-relative, its host a name, an IPv4 address or localhost. */
export function isUrl(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > urlMaxLength || hiding.test(value)) return false;
  const [, host = '', port = 0] = urlParts.exec(value) ?? [];
  if (Number(port) > 65_535) return false;
  return ipv4.test(host) || /^localhost$/i.test(host) || isHostName(host);
}
