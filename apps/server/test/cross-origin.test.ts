import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './support/test-server';

const OURS = 'https://partner.example';
const PATH = 'http://yunyou.test/cgateway/timestamp';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ webOrigins: [OURS] });
});
afterAll(() => server.close());

const ask = (origin: string, headers = 'authorization,x-request-token,source,idempotency-key') =>
  server.fetch(PATH, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': headers,
    },
  });

describe('pages of other origins', () => {
  it('may call where WEB_ORIGINS names them, with what the SDK sends', async () => {
    const answer = await ask(OURS);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(OURS);
    const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase().split(',') ?? [];
    for (const header of ['authorization', 'x-request-token', 'source', 'idempotency-key', 'x-request-id'])
      expect(allowed.map((one) => one.trim())).toContain(header);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('vary')).toMatch(/origin/i);
    const read = await server.fetch(PATH, { headers: { origin: OURS } });
    expect(read.headers.get('access-control-allow-origin')).toBe(OURS);
    expect(read.headers.get('access-control-expose-headers')).toMatch(/X-Request-Id/);
  });

  it('are not let in otherwise', async () => {
    for (const origin of ['https://evil.example', `${OURS}.evil.example`, 'null', 'http://partner.example'])
      expect((await ask(origin)).headers.get('access-control-allow-origin'), origin).toBeNull();
  });

  it('are not let in anywhere while none is named', async () => {
    const alone = await startTestServer();
    const answer = await alone.fetch(PATH, { headers: { origin: OURS } });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    await alone.close();
  });
});
