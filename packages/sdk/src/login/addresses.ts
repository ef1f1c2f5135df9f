/** An address in its parts, without `URL`, which some hosts lack. */
export interface Address {
  /** Scheme, host and path. */
  page: string;
  /** Name and value pairs as they stand, percent-encoded. */
  pairs: string[];
  /** With its `#`; empty for none. */
  fragment: string;
}

export function splitAddress(href: string): Address {
  const [, page = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  return { page, pairs: query.split('&').filter((pair) => pair !== ''), fragment };
}

export const joinAddress = ({ page, pairs, fragment }: Address): string =>
  `${page}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}${fragment}`;

/** The address without these parameters; everything else stays as it was written. */
export function withoutParameters(href: string, names: readonly string[]): string {
  const address = splitAddress(href);
  const pairs = address.pairs.filter((pair) => !names.includes(nameOf(pair)));
  return joinAddress({ ...address, pairs });
}

export function withParameters(href: string, parameters: Readonly<Record<string, string>>): string {
  const address = splitAddress(href);
  const added = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return joinAddress({ ...address, pairs: [...address.pairs, ...added] });
}

/** Host name without its port; empty for an address without one. */
export const hostNameOf = (href: string): string =>
  /^[a-z][a-z\d+.-]*:\/\/(?:[^@/?#]*@)?([^:/?#]*)/i.exec(href)?.[1]?.toLowerCase() ?? '';

/** Path, query and fragment: what a router goes to. */
export const localPart = (href: string): string => href.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '') || '/';

function nameOf(pair: string): string {
  const name = pair.split('=', 1)[0] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
