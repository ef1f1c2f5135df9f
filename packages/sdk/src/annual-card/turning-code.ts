import { type AnnualCardEntryCode, cardCodeDigits, cardCodePrefix } from '@yunyou/contract';
import hex from 'crypto-js/enc-hex';
import hmacSha256 from 'crypto-js/hmac-sha256';

/** What a turning code is made from. */
export type TurningCodeParts = Pick<AnnualCardEntryCode, 'personNo' | 'daySecret' | 'stepSeconds'>;

/** A step in lower hex, as eight bytes big endian. */
const stepBytes = (step: number): string => step.toString(16).padStart(16, '0');

/**
 * The code that a person shows at the gate, which turns every `stepSeconds`: `YK`, the ten digits of the person, and six that
 * turn. Those are HOTP (RFC 4226) with SHA-256: the MAC is HMAC-SHA256 with the 32 bytes of `daySecret` as its key over the step
 * `floor(nowMs / 1000 / stepSeconds)` as eight bytes, big endian; the low four bits of its last byte say where four bytes
 * begin, of which the highest bit is dropped; the rest of a division by 1,000,000 is written with leading zeros. A gate takes
 * the step before and the next one, too.
 *
 * @param nowMs by the server's clock
 */
export function turningCode({ personNo, daySecret, stepSeconds }: TurningCodeParts, nowMs: number): string {
  const step = Math.floor(nowMs / 1000 / stepSeconds);
  const mac = hmacSha256(hex.parse(stepBytes(step)), hex.parse(daySecret)).toString();
  const offset = Number.parseInt(mac.slice(-1), 16);
  const cut = Number.parseInt(mac.slice(offset * 2, offset * 2 + 8), 16) % 2 ** 31;
  return `${cardCodePrefix}${personNo}${String(cut % 10 ** cardCodeDigits).padStart(cardCodeDigits, '0')}`;
}

/** When the code shown at a time turns next, epoch ms. */
export const turnsAtMs = ({ stepSeconds }: Pick<TurningCodeParts, 'stepSeconds'>, nowMs: number): number =>
  (Math.floor(nowMs / 1000 / stepSeconds) + 1) * stepSeconds * 1000;
