import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { OBJECTS_PATH } from '../sandbox/object-store';
import { badInput } from './refusal';

/** More than any call, notification or form needs. */
export const MAX_BODY_BYTES = 64 * 1024;
/** A file of 10 MB with the fields of its form. What a policy allows the store checks by itself. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024 + MAX_BODY_BYTES;

/** Methods whose body is read. */
const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'];

const limitTo = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError(context: Context) {
      // What is still on its way is not waited for: the connection ends with the answer.
      context.header('Connection', 'close');
      throw badInput([{ field: '', reason: `The body is larger than ${maxSize} bytes` }]);
    },
  });

/** Bounds every body while it arrives, with a length or without. */
export function limitBodies(hono: Hono): void {
  const [ofCalls, ofUploads] = [limitTo(MAX_BODY_BYTES), limitTo(MAX_UPLOAD_BYTES)];
  hono.on(METHODS, '*', (context, next) =>
    context.req.path === OBJECTS_PATH ? ofUploads(context, next) : ofCalls(context, next),
  );
}
