import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';

/** Serves the scripts of the console's pages as they were built; the browser asks each time whether they changed. */
export function assetRoutes(folder: string): Hono {
  const hono = new Hono();
  hono.get('/assets/:name', async (context) => {
    const name = context.req.param('name');
    if (!/^[\w-]+\.js$/.test(name)) return context.notFound();
    const body = await readFile(join(folder, name)).catch(() => undefined);
    if (!body) return context.notFound();
    context.header('Content-Type', 'text/javascript; charset=utf-8');
    context.header('Cache-Control', 'no-cache');
    // The gate's worker stands beside the other scripts and looks after the gate's page.
    context.header('Service-Worker-Allowed', '/operator/gate');
    return context.body(Uint8Array.from(body));
  });
  return hono;
}
