import type { MiddlewareHandler } from 'hono';
import { answerRefusal } from './answer-refusal';
import { badInput } from './refusal';

/** Refuses addresses with NUL in them, in one place for every route: no text of ours can hold it. */
export const refuseNul: MiddlewareHandler = async (context, next) => {
  if (/%00|\0/.test(context.req.url)) {
    return answerRefusal(context, badInput([{ field: '', reason: 'NUL is not allowed in an address' }]));
  }
  await next();
};
