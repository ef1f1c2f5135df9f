import { signingHeaders, signingString } from '@yunyou/contract';
import type { SigningOptions } from './options';

export interface Signable {
  method: string;
  /** Absolute address or path, without query. */
  url: string;
  query: readonly (readonly [string, string])[];
  /** Empty when there is no body. */
  body: string;
  timestampMs: number;
  nonce: string;
}

/** The headers that sign a request. The crypto code is loaded with the first of them. */
export async function signatureHeaders(
  { clientKey, clientSecret }: SigningOptions,
  { url, body, ...parts }: Signable,
): Promise<Record<string, string>> {
  const [{ default: hmacSha256 }, { default: sha256 }] = await Promise.all([
    import('crypto-js/hmac-sha256'),
    import('crypto-js/sha256'),
  ]);
  const path = url.replace(/^(?:https?:)?\/\/[^/]*/i, '');
  const text = signingString({ ...parts, path, bodySha256: sha256(body).toString() });
  return {
    [signingHeaders.clientKey]: clientKey,
    [signingHeaders.timestamp]: String(parts.timestampMs),
    [signingHeaders.nonce]: parts.nonce,
    [signingHeaders.signature]: hmacSha256(text, clientSecret).toString(),
  };
}
