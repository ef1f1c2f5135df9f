import type { MiddlewareHandler } from 'hono';
import { isLocalHost } from '../security/local-host';

/**
 * Refuses what another site has a person's browser send to the console. Programs send no `Origin` and may pass; a browser
 * always sends one with a POST.
 */
export function sameOriginPosts(publicUrl: string): MiddlewareHandler {
  const own = new URL(publicUrl).origin;
  const isOwn = (origin: string, host: string | undefined) =>
    origin === own ||
    // Opened by another of its local names, such as the address in the home network.
    (URL.canParse(origin) && new URL(origin).host === host && isLocalHost(new URL(origin).hostname));
  return async (context, next) => {
    const origin = context.req.header('origin');
    const isRead = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (!isRead && origin !== undefined && !isOwn(origin, context.req.header('host'))) {
      return context.text('The sandbox takes this from its own pages only.', 403);
    }
    await next();
  };
}
