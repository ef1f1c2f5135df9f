import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

const NONCE = 'cspNonce';
const INLINE = 'cspInline';

/** Hashes of a page's inline elements, as sources of a Content-Security-Policy. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Scripts of the apps around the page that it loads there: sharing, scanning and paying are done by these. */
const APP_SCRIPTS = [
  'https://res.wx.qq.com/open/js/jweixin-1.6.0.js',
  'https://open.95516.com/s/open/js/upsdk.js',
];

const HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  // The messaging payment's jump needs to see where the buyer comes from, so the origin is sent.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  // Portraits of annual cards are taken by the device's camera.
  ['Permissions-Policy', 'camera=(self), microphone=(), payment=(), usb=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/** What a request's context keeps for these headers. */
interface Kept {
  get(key: typeof NONCE): string | undefined;
  get(key: typeof INLINE): InlineSources | undefined;
  set(key: typeof NONCE, value: string): void;
  set(key: typeof INLINE, value: InlineSources): void;
}

/** The nonce of this answer's inline style or script. */
export function nonceOf(context: object): string {
  const kept = context as Kept;
  const nonce = kept.get(NONCE) ?? randomBytes(16).toString('base64');
  kept.set(NONCE, nonce);
  return nonce;
}

/** Allows this answer the inline elements with these hashes, and none by a nonce: the document can be kept for others. */
export const allowInline = (context: object, sources: InlineSources): void =>
  (context as Kept).set(INLINE, sources);

/** The usual security headers, and for documents a Content-Security-Policy by hashes where they are given, else by a nonce. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const { headers } = context.res;
  for (const [name, value] of HEADERS) headers.set(name, value);
  if (!headers.get('content-type')?.startsWith('text/html')) return;
  headers.set(
    'Content-Security-Policy',
    policyWith((context as Kept).get(INLINE) ?? byNonce(nonceOf(context))),
  );
};

const byNonce = (nonce: string): InlineSources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

const policyWith = ({ scripts, styles }: InlineSources): string =>
  [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts, ...APP_SCRIPTS].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    // Components set custom properties and sizes on elements.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    // Films of reviews and collectibles may stand in a store elsewhere, as pictures do.
    "media-src 'self' blob: https:",
    "connect-src 'self'",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'self' https:",
    "frame-ancestors 'self'",
  ].join('; ');
