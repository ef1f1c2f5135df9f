type WebAddress =
  | { target: URL; refused?: undefined }
  /** Not encrypted, with a user name in it, or no web page at all. */
  | { refused: 'insecure' | 'user' | 'invalid'; host?: string };

/** Reads the address of a web page: only encrypted ones without a user name may be shown in the app. */
export function readWebAddress(url: string): WebAddress {
  let target: URL;
  try {
    target = new URL(url);
  } catch {
    return { refused: 'invalid' };
  }
  const { protocol, host, username, password } = target;
  if (protocol !== 'https:' && protocol !== 'http:') return { refused: 'invalid' };
  if (username !== '' || password !== '') return { refused: 'user' };
  return protocol === 'https:' ? { target } : { refused: 'insecure', host };
}

/** Host of a web page that may be shown in the app: what its page is called, never the site's own title. */
export const webHostOf = (url: string): string | undefined => {
  const read = readWebAddress(url);
  return read.refused === undefined ? read.target.host : undefined;
};
