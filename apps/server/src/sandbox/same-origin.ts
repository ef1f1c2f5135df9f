import type { MiddlewareHandler } from 'hono';
import { ownOrigin } from '../http/own-origin';

/**
 * Refuses what another site has a person's browser send to the console. Programs send no `Origin` and may pass; a browser
 * always sends one with a POST.
 */
export function sameOriginPosts(publicUrl: string): MiddlewareHandler {
  const isOwn = ownOrigin(publicUrl);
  return async (context, next) => {
    const origin = context.req.header('origin');
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (!isRead && origin !== undefined && !isOwn(origin, context.req.header('host'))) {
      return context.text('The sandbox takes this from its own pages only.', 403);
    }
    await next();
  };
}
