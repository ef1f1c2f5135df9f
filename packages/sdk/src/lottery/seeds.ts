import hex from 'crypto-js/enc-hex';
import hmacSha256 from 'crypto-js/hmac-sha256';
import sha256 from 'crypto-js/sha256';

/** Whether a seed is the one that was committed to. Both are lower hex digits. */
export const isSeedOf = (seed: string, commitment: string): boolean =>
  sha256(hex.parse(seed)).toString() === commitment;

/**
 * The first eight bytes, big endian, of what a seed makes of a text, as a part of a scale below two million. In two halves: each
 * step is below 2^53, so that nothing is rounded.
 */
export function drawnOf(seed: string, text: string, scale: number): number {
  const [high = 0, low = 0] = hmacSha256(text, hex.parse(seed)).words;
  const carried = Math.floor(((low >>> 0) * scale) / 2 ** 32);
  return Math.floor(((high >>> 0) * scale + carried) / 2 ** 32);
}
