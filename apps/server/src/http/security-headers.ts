import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

const NONCE = 'cspNonce';

/** The nonce of this answer's inline style or script. */
export const nonceOf = (context: object): string => keptNonce(context) ?? '';

const keptNonce = (context: object): string | undefined =>
  (context as { get(key: string): string | undefined }).get(NONCE);

/** The usual security headers, and a Content-Security-Policy with a nonce of its own for every answer. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  // Asked for a path that reads like a pattern (`/*`), the router runs this twice: the page has the nonce of the first.
  const nonce = keptNonce(context) ?? randomBytes(16).toString('base64');
  context.set(NONCE as never, nonce as never);
  await next();
  const headers = context.res.headers;
  headers.set('X-Content-Type-Options', 'nosniff');
  // The messaging payment's jump needs to see where the buyer comes from, so the origin is sent.
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('X-Frame-Options', 'SAMEORIGIN');
  headers.set('Permissions-Policy', 'camera=(), microphone=(), payment=(), usb=()');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  if (!headers.get('content-type')?.startsWith('text/html')) return;
  headers.set(
    'Content-Security-Policy',
    [
      "default-src 'self'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      // Components set custom properties and sizes on elements.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob: https:",
      "connect-src 'self'",
      "font-src 'self'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-src 'self' https:",
      "frame-ancestors 'self'",
    ].join('; '),
  );
};
