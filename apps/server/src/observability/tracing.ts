import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';

const tracer = () => trace.getTracer('yunyou');

export interface Tracing {
  /** Sends what is left. */
  stop(): Promise<void>;
}

/**
 * Sends traces by OTLP to the address of `OTEL_EXPORTER_OTLP_ENDPOINT`, which the exporter reads itself, with its other
 * settings. Undefined when it is not set: then nothing is loaded and nothing is traced.
 */
export async function startTracing(env: NodeJS.ProcessEnv): Promise<Tracing | undefined> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return undefined;
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, { AsyncLocalStorageContextManager }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/context-async-hooks'),
    ]);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME ?? 'yunyou-server' }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return { stop: () => provider.shutdown() };
}

/** A span for each request, named by its route; what was asked and by whom is not in it. */
export const traceRequests: MiddlewareHandler = (asked, next) =>
  tracer().startActiveSpan(
    asked.req.method,
    {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': asked.req.method, 'url.path': asked.req.path },
    },
    async (span) => {
      try {
        await next();
        span.setAttribute('http.response.status_code', asked.res.status);
        if (asked.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      } finally {
        span.end();
      }
    },
  );

/** Names the span that is open after a call of the contract. */
export function nameSpan(name: string): void {
  trace.getActiveSpan()?.updateName(name);
}

/** A span for a statement that has just ended, `ms` long. Its values are not in it. */
export function traceQuery(statement: string, ms: number, error: unknown): void {
  const parent = trace.getActiveSpan();
  if (!parent?.isRecording()) return;
  const endMs = Date.now();
  const span = tracer().startSpan(statement.trim().split(/\s/, 1)[0] ?? 'query', {
    kind: SpanKind.CLIENT,
    startTime: endMs - ms,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
  });
  if (error) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endMs);
}
