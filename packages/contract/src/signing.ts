/**
 * Request signing (decisions, section 5): what is signed, and in which headers it travels. The HMAC itself is done by
 * whoever has a crypto library: crypto-js in the client, node:crypto in the server.
 */

/** Headers of a signed request. */
export const signingHeaders = {
  clientKey: 'X-Client-Key',
  timestamp: 'X-Timestamp',
  nonce: 'X-Nonce',
  signature: 'X-Signature',
} as const;

export interface SigningParts {
  /** Any case; signed in upper case. */
  method: string;
  /** Path without host and query. */
  path: string;
  /** Query as name and value, in any order; empty for none. */
  query: readonly (readonly [string, string])[];
  /** SHA-256 of the body's bytes in lower-case hex; of nothing when there is no body. */
  bodySha256: string;
  /** The server's clock, epoch ms. */
  timestampMs: number;
  nonce: string;
}

/** The string whose HMAC-SHA256 is the signature: the parts joined with `\n`. */
export function signingString(parts: SigningParts): string {
  const query = parts.query
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
    .sort()
    .join('&');
  return [
    parts.method.toUpperCase(),
    parts.path,
    query,
    parts.bodySha256,
    String(parts.timestampMs),
    parts.nonce,
  ].join('\n');
}

/** Percent-encoding of RFC 3986: everything but letters, digits and `-._~`. */
function percentEncode(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
