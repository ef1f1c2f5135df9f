import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A new opaque id: 22 characters, 128 random bits. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** A new session token: 43 characters, 256 random bits. Only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token or a code. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Random decimal digits, the first may be zero. */
export const randomDigits = (count: number): string =>
  Array.from({ length: count }, () => randomInt(10)).join('');
