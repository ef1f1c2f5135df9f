import { apiHeaders, signingHeaders } from '@yunyou/contract';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

const { source, authorization, token, idempotencyKey, requestId } = apiHeaders;
/** What the SDK sends and reads. No cookies: whoever is logged in is told by a header. */
const SENT = [source, authorization, token, idempotencyKey, requestId, ...Object.values(signingHeaders)];
const READ = [requestId, 'Retry-After', 'Date'];
/** How long a browser keeps the answer to its question, seconds. */
const KEPT_SECONDS = 600;

/** Lets pages of these origins call the API; every other page is left without an answer that its browser would show it. */
export const crossOrigin = (origins: readonly string[]): MiddlewareHandler =>
  cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', 'Accept-Language', ...SENT],
    exposeHeaders: READ,
    maxAge: KEPT_SECONDS,
  });
