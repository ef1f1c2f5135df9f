import { createDecipheriv } from 'node:crypto';
import type { DataProtection } from './data-protection';

const IV_BYTES = 16;

/** The key that a member's card numbers travel under: derived, so that it need not be stored, and nobody else's. */
export const cardNumberKey = (protection: Pick<DataProtection, 'index'>, memberId: string): Buffer =>
  Buffer.from(protection.index('card-number key', memberId), 'base64url');

/** A card number as it was sent: base64 of an initialisation vector and AES-256-CBC; undefined for what does not open. */
export function openCardNumber(
  protection: Pick<DataProtection, 'index'>,
  memberId: string,
  sent: string,
): string | undefined {
  const bytes = Buffer.from(sent, 'base64');
  try {
    const decipher = createDecipheriv(
      'aes-256-cbc',
      cardNumberKey(protection, memberId),
      bytes.subarray(0, IV_BYTES),
    );
    return decipher.update(bytes.subarray(IV_BYTES)).toString('utf8') + decipher.final().toString('utf8');
  } catch {
    return undefined;
  }
}
