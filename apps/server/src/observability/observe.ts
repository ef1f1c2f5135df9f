import type { Context, MiddlewareHandler } from 'hono';
import type { AnswerKind, Metrics } from './metrics';

const CALL = 'call';

/** Says that a request is a call of the contract, which counts itself. */
export const markCall = (context: Context, call: string): void => context.set(CALL, call);

/** Counts what is answered besides calls. */
export function countAnswers(metrics: Metrics): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now();
    await next();
    if (context.get(CALL) !== undefined) return;
    metrics.answered(kindOf(context), context.res.status, (performance.now() - startedAt) / 1_000);
  };
}

function kindOf({ req, res }: Context): AnswerKind {
  if (req.path.startsWith('/notify/')) return 'notification';
  if (res.headers.get('content-type')?.startsWith('text/html')) return 'page';
  return /\.\w+$/.test(req.path) ? 'file' : 'other';
}
