import type { MiddlewareHandler } from 'hono';

const YEAR_SECONDS = 31_536_000;

/** Browsers that were here once come by https for a year. */
export const strictTransportSecurity: MiddlewareHandler = async (context, next) => {
  await next();
  context.res.headers.set('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`);
};
