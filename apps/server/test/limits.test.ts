import { connect as connectSocket, type Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../src/database/transaction';
import { type Listener, listen } from '../src/listen';
import { addTraveller, openDay, readJson, startTestServer, type TestServer } from './support/test-server';

const MEGABYTE = 1024 * 1024;
const TICKET = 'ticket-feilian-adult';

let server: TestServer;
let listener: Listener;
beforeAll(async () => {
  server = await startTestServer();
  listener = await listen(server.hono, { port: 0, hostname: '127.0.0.1', requestTimeoutMs: 30_000 });
});
afterAll(async () => {
  await listener.close(0);
  await server.close();
});

/** A connection of its own, and all that came back on it until its end. */
async function open(port: number, head: string): Promise<{ socket: Socket; ended: Promise<string> }> {
  const socket = connectSocket(port, '127.0.0.1');
  let text = '';
  socket.on('data', (piece) => {
    text += piece;
  });
  // A connection that is cut while something is on its way ends with an error.
  socket.on('error', () => {});
  const ended = new Promise<string>((done) => socket.once('close', () => done(text)));
  await new Promise((done) => socket.once('connect', done));
  socket.write(head);
  return { socket, ended };
}

const headOf = (path: string, ...fields: string[]): string =>
  [`POST ${path} HTTP/1.1`, 'Host: yunyou.test', 'Content-Type: application/json', ...fields, '', ''].join(
    '\r\n',
  );

/** Sends a body without a length until the connection ends, at most so many bytes; answers how many were taken. */
async function sendWithoutLength(path: string, maxBytes: number): Promise<{ taken: number; answer: string }> {
  const { socket, ended } = await open(listener.port, headOf(path, 'Transfer-Encoding: chunked'));
  const size = 64 * 1024;
  const chunk = Buffer.from(`${size.toString(16)}\r\n${'a'.repeat(size)}\r\n`);
  let taken = 0;
  while (!socket.destroyed && taken < maxBytes) {
    const isFull = !socket.write(chunk);
    if (isFull) await new Promise((next) => socket.once('drain', next).once('close', next));
    taken += size;
  }
  if (!socket.destroyed) socket.end('0\r\n\r\n');
  return { taken, answer: await ended };
}

describe('a body', () => {
  it.each([
    ['a call', '/cuser/member/public/api/sms/captcha'],
    ['a notification', '/notify/wechat-pay'],
    ['a form of the sandbox', '/sandbox/console/time/move'],
    ['an address there is not', '/cuser/nowhere'],
  ])('without a length is counted while it arrives, and the connection ends: %s', async (_, path) => {
    const { taken, answer } = await sendWithoutLength(path, 50 * MEGABYTE);
    // What the system's buffers hold is gone before anybody can say no.
    expect(taken).toBeLessThan(16 * MEGABYTE);
    // A connection that is cut may take the answer with it.
    if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*larger than 65536 bytes/);
  });

  it('that names a length above the limit is refused before it is sent', async () => {
    const { ended } = await open(
      listener.port,
      headOf('/cuser/member/public/api/sms/captcha', `Content-Length: ${MEGABYTE}`),
    );
    expect(await ended).toMatch(/^HTTP\/1\.1 400 [\s\S]*larger than 65536 bytes/);
  });

  it('of an upload may be larger, up to its own limit', async () => {
    expect((await sendWithoutLength('/sandbox/objects', 8 * MEGABYTE)).answer).toContain(
      'MalformedPOSTRequest',
    );
    expect((await sendWithoutLength('/sandbox/objects', 80 * MEGABYTE)).taken).toBeLessThan(40 * MEGABYTE);
  });

  it('without a length is read like any other while it is small', async () => {
    const { socket, ended } = await open(
      listener.port,
      headOf('/cuser/member/public/api/sms/captcha', 'Transfer-Encoding: chunked', 'Connection: close'),
    );
    const body = JSON.stringify({ mobile: '13900009999' });
    for (const part of [body.slice(0, 5), body.slice(5)]) {
      socket.write(`${part.length.toString(16)}\r\n${part}\r\n`);
      await new Promise((next) => setTimeout(next, 20));
    }
    socket.write('0\r\n\r\n');
    expect(await ended).toMatch(/^HTTP\/1\.1 200 [\s\S]*"code":0/);
  });

  it.each([
    ['lists', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ])('that is nested without end is refused: %s', async (_, deep) => {
    const response = await server.fetch('http://yunyou.test/cuser/member/public/api/sms/captcha', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"mobile":${deep}}`,
    });
    expect(response.status).toBe(400);
    const { data } = await readJson<{ data: { fields: { reason: string }[] } }>(response);
    expect(data.fields[0]?.reason).toContain('nested deeper');
  });
});

describe('a slow connection', () => {
  it('whose request does not arrive in time is answered 408 and closed', async () => {
    const strict = await listen(server.hono, { port: 0, hostname: '127.0.0.1', requestTimeoutMs: 300 });
    const { ended: headless } = await open(strict.port, 'GET / HTTP/1.1\r\nHost: yunyou.test\r\n');
    const { ended: bodyless } = await open(
      strict.port,
      headOf('/cuser/member/public/api/sms/captcha', 'Content-Length: 100'),
    );
    for (const answer of [await headless, await bodyless]) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    await strict.close(0);
  });

  it('is cut when the server stops and its grace is over, an idle one at once', async () => {
    const stopping = await listen(server.hono, { port: 0, hostname: '127.0.0.1', requestTimeoutMs: 30_000 });
    const slow = await open(
      stopping.port,
      headOf('/cuser/member/public/api/sms/captcha', 'Content-Length: 100'),
    );
    const idle = await open(stopping.port, 'GET /health HTTP/1.1\r\nHost: yunyou.test\r\n\r\n');
    await new Promise((next) => idle.socket.once('data', next));
    await stopping.close(300);
    expect(await slow.ended).toBe('');
    expect(await idle.ended).toContain('200 OK');
  });
});

describe('waiting for the database', () => {
  const LIMIT_MS = 400;
  let tight: TestServer;
  beforeAll(async () => {
    tight = await startTestServer({
      databasePoolSize: 3,
      databaseReadPoolSize: 1,
      databaseTimeouts: {
        connectionMs: LIMIT_MS,
        lockMs: LIMIT_MS,
        statementMs: 2 * LIMIT_MS,
        idleInTransactionMs: LIMIT_MS,
      },
    });
  });
  afterAll(() => tight.close());

  it('ends with 503 where a row is fought over, and public reads and the health check answer meanwhile', async () => {
    const api = await tight.member({ retries: 0 });
    const day = await openDay(api, TICKET);
    const contactIds = [await addTraveller(api)];
    const lines = [{ kind: 'ticket' as const, productId: TICKET, day, quantity: 1, contactIds }];
    const { totalFen } = await api.order.quote({ lines });
    const create = () =>
      tight.fetch('http://yunyou.test/cuser/member/orders/create', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          source: '2',
          authorization: `Bearer ${api.token}`,
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify({
          lines,
          contactName: '李云',
          contactMobile: '13800138000',
          expectedTotalFen: totalFen,
        }),
      });
    const holder = new pg.Client({ connectionString: tight.databaseUrl });
    await holder.connect();
    await holder.query(`begin; lock table stock in access exclusive mode`);

    const waiting = Array.from({ length: 8 }, create);
    // Those that wait have every connection there is besides.
    await expect
      .poll(() => tight.app.pool.waitingCount + tight.app.pool.totalCount - tight.app.pool.idleCount)
      .toBeGreaterThan(3);
    expect((await tight.fetch('http://yunyou.test/health')).status).toBe(200);
    expect(
      (await tight.fetch('http://yunyou.test/cuser/public/api/scenicSpot/detail?id=spot-feilian-gorge'))
        .status,
    ).toBe(200);

    for (const response of await Promise.all(waiting)) {
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ code: 429, data: { requestId: expect.any(String) } });
    }
    await holder.query('rollback');
    await holder.end();
    expect((await create()).status).toBe(200);
    expect(await tight.breaches()).toEqual([]);
  });

  it('ends for a statement that takes too long', async () => {
    await expect(sql`select pg_sleep(60)`.execute(tight.app.db)).rejects.toMatchObject({ code: '57014' });
    await sql`select 1`.execute(tight.app.db);
  });

  it('ends for everybody whom an idle transaction keeps out', async () => {
    await expect(
      inTransaction(tight.app.db, async (tx) => {
        await sql`lock table stock in access exclusive mode`.execute(tx);
        await new Promise((next) => setTimeout(next, 3 * LIMIT_MS));
        await sql`select 1`.execute(tx);
      }),
    ).rejects.toThrow();
    // The lock went with the connection, and another one takes its place.
    await sql`select count(*) from stock`.execute(tight.app.db);
  });
});
