import { createHmac, timingSafeEqual } from 'node:crypto';
import { cardCodeDigits, cardCodePrefix, cardCodeStepSeconds, cardPersonNoDigits } from '@yunyou/contract';

const STEP_MS = cardCodeStepSeconds * 1_000;

/** What codes of a day are made from: HMAC-SHA256 of the day with the person's secret, both hex. */
export const daySecretOf = (secret: string, day: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(day).digest('hex');

/** Which step an instant is in. */
export const stepAt = (atMs: number): number => Math.floor(atMs / STEP_MS);

/**
 * The digits of a step, as RFC 4226 makes them with SHA-256: HMAC of the step as 8 bytes, the key being the day's secret as bytes; the
 * last half byte says where 31 bits are read.
 */
export function digitsAt(daySecret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha256', Buffer.from(daySecret, 'hex')).update(counter).digest();
  const bits = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
  return String(bits % 10 ** cardCodeDigits).padStart(cardCodeDigits, '0');
}

/** The code that is shown at an instant. */
export const codeAt = (personNo: string, daySecret: string, atMs: number): string =>
  cardCodePrefix + personNo + digitsAt(daySecret, stepAt(atMs));

const FORM = new RegExp(`^${cardCodePrefix}(\\d{${cardPersonNoDigits}})(\\d{${cardCodeDigits}})$`);

/** The parts of a code; undefined for a text that is none. Groups that people read it in do not matter. */
export function readCode(text: string): { personNo: string; digits: string } | undefined {
  const [, personNo, digits] = FORM.exec(text.replace(/[\s-]/g, '').toUpperCase()) ?? [];
  return personNo !== undefined && digits !== undefined ? { personNo, digits } : undefined;
}

const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** The step that digits are of: the one of this instant, the one before or the next; undefined for others. */
export function stepOf(
  digits: string,
  { secret, atMs, dayOf }: { secret: string; atMs: number; dayOf: (atMs: number) => string },
): number | undefined {
  const now = stepAt(atMs);
  // At midnight the step before is of the day before.
  return [now, now - 1, now + 1].find((step) =>
    isSame(digits, digitsAt(daySecretOf(secret, dayOf(step * STEP_MS)), step)),
  );
}
