/** Query parameters, decoded. */
export type Query = Readonly<Record<string, string>>;

/** Parameters to write: undefined ones are left out. */
export type QueryInput = Readonly<Record<string, string | number | undefined>>;

/** Percent-decoding that leaves what cannot be decoded as it is: links are typed by people. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A text cut in the middle of an emoji cannot be encoded; the torn half is replaced. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

const decodeFormText = (text: string) => decode(text.replaceAll('+', ' '));

/** Reads `a=1&b=2`; a plus sign is a blank, and of repeated keys the first counts. */
export function parseQuery(text: string, decodeText: (text: string) => string = decodeFormText): Query {
  const found = new Map<string, string>();
  for (const pair of text.split('&')) {
    if (pair === '') continue;
    const [key = '', value = ''] = pair.split(/=(.*)/s).map((part) => decodeText(part));
    if (!found.has(key)) found.set(key, value);
  }
  return Object.fromEntries(found);
}

/** A path with its query, which stays away when it is empty. */
export function buildUrl(path: string, query: QueryInput = {}): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return path;
  return `${path}?${pairs.map(([key, value]) => `${encode(key)}=${encode(String(value))}`).join('&')}`;
}

/** Splits a URL of the app into path, query text and fragment, the latter two with their sign in front. */
export function splitUrl(url: string): { path: string; search: string; hash: string } {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return { path, search, hash };
}

/**
 * Merges the `scene` of a scanned code into the query. It reaches the app encoded once or twice, so it is decoded twice;
 * a legal scene holds no percent sign, hence decoding it once too often changes nothing. Its parameters win. A scene
 * that is a plain word stays what it is.
 */
export function mergeScene(query: Query): Query {
  const scene = decode(decode(query.scene ?? ''));
  return scene.includes('=') ? { ...query, ...parseQuery(scene, (text) => text) } : query;
}
