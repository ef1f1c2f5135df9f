import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiClient, type ApiClientOptions, createApiClient } from '@yunyou/api-client';
import type { ResponseOf } from '@yunyou/contract';
import { pino } from 'pino';
import { inject } from 'vitest';
import { dayOf } from '../../src/clock';
import type { ServerConfig } from '../../src/config';
import { type Breach, findBreaches } from '../../src/core/invariants/invariants-store';
import type { OrderKinds } from '../../src/core/kinds';
import { createServer, type Server } from '../../src/create-server';
import { runAllJobs } from '../../src/jobs/jobs';
import type { ConsoleData } from '../../src/sandbox/console/queries';
import { administer, withDatabase } from './database-cluster';
import { testConfig } from './test-config';

export interface TestServer extends Server {
  databaseUrl: string;
  fetch: typeof globalThis.fetch;
  /** A client without a login. */
  visitor(options?: Partial<ApiClientOptions>): ApiClient;
  /** A client of a new member. */
  member(options?: Partial<ApiClientOptions>): Promise<ApiClient & { token: string }>;
  /** What the sandbox console shows. */
  console(): Promise<ConsoleData & { nowMs: number }>;
  /** Presses a button of the sandbox console or the cashier. */
  press(path: string, fields?: Record<string, string>): Promise<Response>;
  /** Moves time and lets the jobs run. */
  moveTime(minutes: number): Promise<void>;
  runJobs(): Promise<void>;
  /** What breaks the invariants of the data; empty when all is well. */
  breaches(): Promise<Breach[]>;
}

/** The body of an answer that is known to have this shape. */
export const readJson = async <Body>(response: Response): Promise<Body> => (await response.json()) as Body;

/** An empty database of its own. */
export async function newDatabase(template?: string): Promise<string> {
  const name = `${inject('templateDatabase').replace('_template', '')}_${randomBytes(4).toString('hex')}`;
  await administer(inject('postgresUrl'), (client) =>
    client.query(`create database ${name}${template ? ` template ${template}` : ''}`),
  );
  return withDatabase(inject('postgresUrl'), name);
}

/** A crowd at once waits for a busy machine; how long is no matter of a test. */
const CLIENT_LIMIT_MS = 120_000;

let mobileCount = 0;
/** Another mobile number each time; files that run one after the other in a worker go on counting. */
export const newMobile = (): string =>
  `139${String(Date.now() % 10_000).padStart(4, '0')}${String(mobileCount++ % 10_000).padStart(4, '0')}`;

/**
 * The real server app on a database of its own, with demo data, or on the one given; requests need no port. A clone of the
 * template holds the demo's content already, unless midnight has passed since.
 */
export async function startTestServer(
  changes: Partial<ServerConfig> = {},
  kinds?: OrderKinds,
  givenUrl?: string,
): Promise<TestServer> {
  const databaseUrl = givenUrl ?? (await newDatabase(inject('templateDatabase')));
  const dataDir = await mkdtemp(join(tmpdir(), 'yunyou-data-'));
  const server = await createServer(
    testConfig({
      dataDir,
      demoContent: givenUrl !== undefined || dayOf(Date.now()) !== inject('templateDay'),
      ...changes,
    }),
    databaseUrl,
    pino({ level: 'silent' }),
    kinds,
  );
  const fetch: typeof globalThis.fetch = async (input, init) => server.hono.fetch(new Request(input, init));
  const visitor = (options: Partial<ApiClientOptions> = {}) =>
    createApiClient({
      baseUrl: 'http://yunyou.test',
      fetch,
      source: 2,
      timeoutMs: CLIENT_LIMIT_MS,
      ...options,
    });
  const press = (path: string, fields: Record<string, string> = {}) =>
    fetch(`http://yunyou.test/sandbox/${path}`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  const readConsole = async () =>
    readJson<ConsoleData & { nowMs: number }>(await fetch('http://yunyou.test/sandbox/console.json'));
  return {
    ...server,
    databaseUrl,
    fetch,
    visitor,
    async member(options = {}) {
      const mobile = newMobile();
      const token = await logIn(visitor(), mobile, readConsole);
      const client = visitor({ tokens: { read: () => token, clear: () => {} }, ...options });
      return Object.assign(client, { token });
    },
    console: readConsole,
    press,
    async moveTime(minutes) {
      const response = await press('console/time/move', { minutes: String(minutes) });
      if (!response.ok) throw new Error(await response.text());
    },
    runJobs: () => runAllJobs(server.app),
    breaches: () =>
      findBreaches({ db: server.app.db, kinds: server.app.kinds, nowMs: server.app.clock.now() }),
    async close() {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Logs in the way a person does: asks for a code, reads it in the console, types it. */
export async function logIn(
  api: ApiClient,
  mobile: string,
  readConsole: () => Promise<ConsoleData>,
): Promise<string> {
  await api.session.smsCaptcha({ mobile });
  const { sms } = await readConsole();
  const code = sms.find((message) => message.mobile === mobile)?.body.match(/\d{6}/)?.[0] ?? '';
  return (await api.session.mobileLogin({ mobile, code })).token;
}

let idCount = 100;
/** Numbers of one place and birthday. */
const SEQUENCES = 1000;

/** A valid resident ID number, another one each time: past its sequence numbers the next place follows. */
export function newIdCard(birthDay = '19900101'): string {
  const place = 110101 + Math.floor(idCount / SEQUENCES);
  const body = `${place}${birthDay}${String(idCount++ % SEQUENCES).padStart(3, '0')}`;
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0);
  return body + '10X98765432'[sum % 11];
}

export const addTraveller = async (api: ApiClient, name = '李云', birthDay?: string): Promise<string> =>
  (await api.contacts.add({ name, certType: 1, idCard: newIdCard(birthDay), mobile: '' }))
    .memberFrequentContactsId;

/** First day on which the ticket can be bought, from `skip` days on. */
export async function openDay(api: ApiClient, productId: string, skip = 1): Promise<string> {
  const { days } = await api.ticket.priceCalendar({ productId });
  const open = days.filter((day) => day.state === 'open' && day.left === null).at(skip);
  if (!open) throw new Error(`${productId} has no open day.`);
  return open.day;
}

/** An order for one named adult, not paid. */
export async function placeOrder(
  api: ApiClient,
  {
    productId = 'ticket-feilian-adult',
    day,
    quantity = 1,
  }: { productId?: string; day?: string; quantity?: number } = {},
): Promise<ResponseOf<'order', 'create'> & { day: string; productId: string }> {
  const visitDay = day ?? (await openDay(api, productId));
  const contactIds: string[] = [];
  for (let index = 0; index < quantity; index++) contactIds.push(await addTraveller(api));
  const lines = [{ kind: 'ticket' as const, productId, day: visitDay, quantity, contactIds }];
  const { totalFen } = await api.order.quote({ lines });
  const created = await api.order.create({
    lines,
    contactName: '李云',
    contactMobile: '13800138000',
    expectedTotalFen: totalFen,
  });
  return { ...created, day: visitDay, productId };
}

/** Starts the payment of an order and answers the cashier's number for it. */
export async function startPaying(api: ApiClient, orderId: string): Promise<string> {
  const { payUrl } = await api.payment.wxWebPay({ orderId });
  return new URL(payUrl ?? '').searchParams.get('prepay_id') ?? '';
}

/** How many places of the ticket's pool are taken on a day. */
export async function placesTaken({ app }: Server, productId: string, day: string): Promise<number> {
  const row = await app.db
    .selectFrom('stock')
    .innerJoin('tickets', 'tickets.pool_id', 'stock.pool_id')
    .select('taken')
    .where('tickets.id', '=', productId)
    .where('slot', '=', day)
    .executeTakeFirstOrThrow();
  return row.taken;
}
