import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const ISSUER = 'Yunyou';

/** A new secret for one-time codes, as base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

const totpOf = (secret: string, name: string) =>
  new TOTP({ issuer: ISSUER, label: name, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

/** What an authenticator app scans. */
export const addressOf = (secret: string, name: string): string => totpOf(secret, name).toString();

/** Time step of a one-time code, the one before and the one after taken too; undefined for a wrong code. */
export function stepOf(secret: string, code: string, nowMs: number): number | undefined {
  const token = code.replace(/\s+/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(secret, '').validate({ token, timestamp: nowMs, window: 1 });
  return delta === null ? undefined : Math.floor(nowMs / 1_000 / PERIOD_SECONDS) + delta;
}
