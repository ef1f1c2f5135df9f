import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../src/observability/metrics';
import { operationsRoutes } from '../src/observability/operations-server';
import { startTracing } from '../src/observability/tracing';
import { placeOrder, startPaying, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let operations: ReturnType<typeof operationsRoutes>;
beforeAll(async () => {
  server = await startTestServer();
  operations = operationsRoutes(server.app);
});
afterAll(() => server.close());

const read = async () => (await operations.request('/metrics')).text();
/** The value of a sample, such as `yunyou_orders{status="4"}`; 0 when it is not there. */
const sampleOf = (text: string, sample: string): number => {
  const line = text.split('\n').find((one) => one.startsWith(`${sample} `));
  return line === undefined ? 0 : Number(line.split(' ')[1]);
};

describe('metrics', () => {
  it('count calls by name and code, and everything else by kind', async () => {
    await server.visitor().system.timestamp();
    await server
      .visitor()
      .session.userInfo()
      .catch(() => undefined);
    await server.fetch('http://yunyou.test/health');
    const text = await read();
    const count = (labels: string) => sampleOf(text, `yunyou_call_seconds_count{${labels}}`);
    expect(count('call="system.timestamp",code="0"')).toBe(1);
    expect(count('call="session.userInfo",code="900"')).toBe(1);
    expect(sampleOf(text, 'yunyou_answer_seconds_count{kind="other",status="200"}')).toBeGreaterThan(0);
    expect(text).toContain('yunyou_pool_connections{pool="main",state="waiting"} 0');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('tell orders by state and what waits', async () => {
    const { db } = server.app;
    const fresh = operationsRoutes({ ...server.app, metrics: createMetrics() });
    const api = await server.member();
    const { id } = await placeOrder(api);
    await startPaying(api, id);
    await db
      .insertInto('odd_notifications')
      .values({
        gateway: 'wechat-pay',
        number: 'x',
        reason: 'amount',
        said: '{}',
        received_ms: 1,
      })
      .execute();
    const text = await (await fresh.request('/metrics')).text();
    expect(sampleOf(text, 'yunyou_orders{status="4"}')).toBe(1);
    expect(sampleOf(text, 'yunyou_waiting{what="payments"}')).toBe(1);
    expect(sampleOf(text, 'yunyou_waiting{what="oddNotifications"}')).toBe(1);
    expect(sampleOf(text, 'yunyou_waiting{what="failedRefunds"}')).toBe(0);
  });

  it('are nowhere on the address that people use', async () => {
    for (const path of ['/metrics', '/ready']) {
      expect((await server.fetch(`http://yunyou.test${path}`)).status).toBe(404);
    }
  });
});

describe('readiness', () => {
  it('knows the database and the queue', async () => {
    expect(await (await operations.request('/ready')).json()).toEqual({
      ready: true,
      database: true,
      queue: null,
    });
    const broken = operationsRoutes({
      ...server.app,
      metrics: createMetrics(),
      reservedDb: { executeQuery: () => Promise.reject(new Error('gone')) } as never,
    });
    expect((await broken.request('/ready')).status).toBe(503);
  });
});

describe('traces', () => {
  it('go where the variable says: a span for a call, with its statements below it and nothing personal in it', async () => {
    const bodies: string[] = [];
    const collector = createHttpServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        bodies.push(body);
        response.end('{}');
      });
    });
    await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
    const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = endpoint;
    const tracing = await startTracing(process.env);
    await server.visitor().session.smsCaptcha({ mobile: '13912340000' });
    await tracing?.stop();
    delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
    await new Promise((done) => collector.close(done));

    const spans = bodies
      .flatMap((body) => JSON.parse(body).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap((scope: { spans: { name: string; spanId: string; parentSpanId?: string }[] }) => scope.spans);
    const call = spans.find(({ name }) => name === 'session.smsCaptcha');
    expect(call).toBeDefined();
    const below = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
    expect(below.map(({ name }) => name)).toContain('insert');
    expect(bodies.join('')).not.toContain('13912340000');
    expect(await startTracing({})).toBeUndefined();
  });
});
