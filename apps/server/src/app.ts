import { apiPrefixes } from '@yunyou/contract';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type { AppContext } from './context';
import { answerRefusal, refusalOf, requestIdOf } from './http/answer-refusal';
import { apiReferenceRoutes } from './http/api-reference';
import { limitBodies } from './http/body-limit';
import { cdnRoutes } from './http/cdn';
import { clientAddress } from './http/client-address';
import { compression } from './http/compression';
import { crossOrigin } from './http/cross-origin';
import { mountContract } from './http/mount';
import type { PageRenderer } from './http/page-renderer';
import { refuseNul } from './http/refuse-nul';
import { securityHeaders } from './http/security-headers';
import { strictTransportSecurity } from './http/strict-transport';
import { webAppRoutes } from './http/web-app';
import { handlers } from './modules';
import { pdfRoutes } from './modules/invoice/pdf-link';
import { notificationRoutes } from './modules/payment/notifications';
import { countAnswers } from './observability/observe';
import { traceRequests } from './observability/tracing';
import { operatorRoutes } from './operator/routes';
import { brokerRoutes } from './outside/platforms/broker';

export interface AppParts {
  /** The stand-ins' routes; absent in production. */
  sandbox?: Hono | undefined;
  /** Renders the web app's pages; absent: the browser does. */
  pages?: PageRenderer | undefined;
}

/** The whole HTTP side of the server. */
export function createApp(app: AppContext, { sandbox, pages }: AppParts = {}): Hono {
  const hono = new Hono();
  hono.use(traceRequests);
  hono.use(countAnswers(app.metrics));
  hono.use(clientAddress(app.config.trustedProxies));
  hono.use(compression);
  hono.use(securityHeaders);
  if (app.config.publicUrl.startsWith('https:')) hono.use(strictTransportSecurity);
  hono.use(refuseNul);
  if (app.config.webOrigins.length > 0)
    for (const prefix of apiPrefixes) hono.use(`${prefix}/*`, crossOrigin(app.config.webOrigins));
  limitBodies(hono);
  hono.get('/health', async (context) => {
    try {
      await sql`select 1`.execute(app.reservedDb);
      return context.json({ status: 'ok' });
    } catch (error) {
      app.log.error({ err: error }, 'health check failed');
      return context.json({ status: 'no database' }, 503);
    }
  });
  hono.route('/', mountContract(app, handlers));
  hono.route('/', cdnRoutes(app));
  hono.route('/', notificationRoutes(app));
  hono.route('/', pdfRoutes(app));
  hono.route('/', brokerRoutes(app));
  hono.route('/', apiReferenceRoutes(app.config.publicUrl));
  hono.route('/', operatorRoutes(app));
  if (sandbox) hono.route('/', sandbox);
  for (const prefix of apiPrefixes) {
    hono.all(`${prefix}/*`, (context) =>
      context.json({ code: 404, message: '接口不存在', data: { requestId: '' } }, 404),
    );
  }
  if (app.config.webDir) {
    const { webDir, publicUrl } = app.config;
    hono.route(
      '/',
      webAppRoutes(webDir, {
        log: app.log,
        clock: app.clock,
        pages,
        pagesFreshMs: app.config.sharedCacheMs,
        answer: (request, env) => hono.fetch(request, env),
        publicUrl,
      }),
    );
  }
  hono.onError((error, context) => {
    const log = app.log.child({ requestId: requestIdOf(context), path: context.req.path });
    return answerRefusal(context, refusalOf(error, log));
  });
  return hono;
}
