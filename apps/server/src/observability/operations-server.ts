import { Hono } from 'hono';
import type { AppContext } from '../context';
import { isReady } from './readiness';
import { registerShopMetrics } from './shop-metrics';

/**
 * For those who run the server, on a port of its own that the internet must not reach: `/metrics` in the Prometheus text
 * format and `/ready`.
 */
export function operationsRoutes(app: AppContext): Hono {
  const { registry } = app.metrics;
  registerShopMetrics(registry, app);
  const hono = new Hono();
  hono.get('/metrics', async (context) =>
    context.text(await registry.metrics(), 200, { 'content-type': registry.contentType }),
  );
  hono.get('/ready', async (context) => {
    const readiness = await isReady(app);
    return context.json(readiness, readiness.ready ? 200 : 503);
  });
  return hono;
}
