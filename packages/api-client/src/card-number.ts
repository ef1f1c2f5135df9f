import aes from 'crypto-js/aes';
import base64 from 'crypto-js/enc-base64';
import hex from 'crypto-js/enc-hex';
import { createId, type Random, systemRandom } from './random';

const keyBytes = [16, 24, 32];

/**
 * A card number as it travels: AES-CBC with padding PKCS 7, a new initialisation vector in front of the cipher, all in
 * base64. It has a door of its own (`@yunyou/api-client/card-number`), so that only who needs it pays for the cipher.
 *
 * @param cardNumber digits; blanks and hyphens, as people group them, are left out
 * @param key base64 of 16, 24 or 32 bytes, such as `api.config.aesKey()` answers; there is none built in
 * @param random for the vector. Default: `crypto`, or `Math.random` in hosts without it
 * @throws RangeError for a key of another length and for a number that is none
 */
export function encryptCardNumber(cardNumber: string, key: string, random: Random = systemRandom): string {
  const digits = cardNumber.replace(/[\s-]/g, '');
  if (!/^\d{8,30}$/.test(digits)) throw new RangeError('A card number has 8 to 30 digits.');
  const words = base64.parse(key);
  if (!keyBytes.includes(words.sigBytes)) {
    throw new RangeError(`The key must be base64 of 16, 24 or 32 bytes, not of ${words.sigBytes}.`);
  }
  // 32 hexadecimal digits are the 16 bytes of a block.
  const iv = hex.parse(createId(random));
  const { ciphertext } = aes.encrypt(digits, words, { iv });
  return iv.clone().concat(ciphertext).toString(base64);
}
