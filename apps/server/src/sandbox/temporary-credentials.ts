import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a security token of the sandbox's store says. */
export interface UploadScope {
  prefix: string;
  maxBytes: number;
  expiresAtMs: number;
}

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

/** The store's own token: nothing is kept, whoever has the store's secret can read and check it. */
export function tokenOf(secret: string, scope: UploadScope): string {
  const body = Buffer.from(JSON.stringify(scope)).toString('base64url');
  return `${body}.${hmac(secret, `loan ${body}`)}`;
}

/** The key that belongs to a token. */
export const secretOf = (secret: string, token: string): string => hmac(secret, `key of ${token}`);

/** What a token says; undefined for one the store has not given out. */
export function readToken(secret: string, token: string): UploadScope | undefined {
  const [body = '', signature = ''] = token.split('.');
  const [given, wanted] = [Buffer.from(signature), Buffer.from(hmac(secret, `loan ${body}`))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
}
