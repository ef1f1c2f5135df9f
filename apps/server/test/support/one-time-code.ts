import { TOTP } from 'otpauth';

/** The code that an authenticator app shows. */
export const codeOf = (secret: string, atMs: number): string =>
  new TOTP({ secret, period: 30 }).generate({ timestamp: atMs });
