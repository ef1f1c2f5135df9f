import { signingHeaders, signingString } from '@yunyou/contract';
import hmacSha256 from 'crypto-js/hmac-sha256';
import sha256 from 'crypto-js/sha256';
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

/** The headers that sign a request. This file and its crypto code are fetched with the first of them. */
export function signatureHeaders(
  { clientKey, clientSecret }: SigningOptions,
  { url, body, ...parts }: Signable,
): Record<string, string> {
  const path = url.replace(/^(?:https?:)?\/\/[^/]*/i, '');
  const text = signingString({ ...parts, path, bodySha256: sha256(body).toString() });
  return {
    [signingHeaders.clientKey]: clientKey,
    [signingHeaders.timestamp]: String(parts.timestampMs),
    [signingHeaders.nonce]: parts.nonce,
    [signingHeaders.signature]: hmacSha256(text, clientSecret).toString(),
  };
}
