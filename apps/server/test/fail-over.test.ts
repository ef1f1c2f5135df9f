import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { databaseFolder } from '../src/database/own-postgres';
import { administer } from './support/database-cluster';
import { placeUntilAnswered } from './support/place-until-answered';
import { type ServerProcess, startServerProcess } from './support/server-process';
import { addTraveller, newDatabase, startTestServer } from './support/test-server';

const TICKET = 'ticket-feilian-adult';
const BUYERS = 6;
const ORDERS_EACH = 5;
/** How often every connection to the database is ended, and how long after each other, ms. */
const CUTS = 8;
const CUT_EVERY_MS = 250;
/** Tries of one order; the server's own rate limit is above all of them together. */
const TRIES = 5;

async function startProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(environment);
  onTestFinished(server.kill);
  return server;
}

describe('a database that ends every connection, in use or not', () => {
  it('takes no server process with it, and nothing that was acknowledged', async () => {
    const databaseUrl = await newDatabase(inject('templateDatabase'));
    const { password, pathname } = new URL(databaseUrl);
    const shop = await startTestServer({}, undefined, databaseUrl);
    const environment = {
      DATABASE_URL: databaseUrl,
      MAX_UNPAID_ORDERS: '1000',
      MAX_UNPAID_PER_PRODUCT_DAY: '1000',
    };
    const processes = await Promise.all([1, 2].map(() => startProcess(environment)));
    const { days } = await shop.visitor().ticket.priceCalendar({ productId: TICKET });
    const open = days.filter(({ state, left }) => state === 'open' && left === null);
    const buyers = [];
    for (let count = 0; count < BUYERS; count++) {
      const member = await shop.member();
      buyers.push({ token: member.token, contactId: await addTraveller(member) });
    }

    const acknowledged: string[] = [];
    const unanswered: unknown[] = [];
    let isOver = false;
    const cutting = cutConnections(pathname.slice(1), () => isOver);
    await Promise.all(
      buyers.map(async ({ token, contactId }, buyer) => {
        for (let order = 0; order < ORDERS_EACH; order++) {
          const { day = '', priceFen } = open[order] ?? {};
          await placeUntilAnswered(
            processes,
            token,
            {
              lines: [{ kind: 'ticket', productId: TICKET, day, quantity: 1, contactIds: [contactId] }],
              contactName: '李云',
              contactMobile: '13800138000',
              expectedTotalFen: priceFen ?? 0,
            },
            { first: buyer + order, tries: TRIES, everyMs: CUT_EVERY_MS },
          ).then(
            (id) => acknowledged.push(id),
            (error) => unanswered.push(error),
          );
          await delay(CUT_EVERY_MS);
        }
      }),
    );
    isOver = true;
    const ended = await cutting;

    expect(ended).toBeGreaterThan(CUTS);
    expect(unanswered).toEqual([]);
    for (const { exitCode, address } of processes) {
      expect(exitCode()).toBeUndefined();
      expect((await fetch(`${address}/health`)).status).toBe(200);
    }
    const orders = await shop.app.db.selectFrom('orders').select('id').execute();
    expect(orders.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
    expect(new Set(acknowledged).size).toBe(BUYERS * ORDERS_EACH);
    expect(await shop.breaches()).toEqual([]);

    const log = processes.map(({ output }) => output()).join('\n');
    expect(log).toContain('"code":"57P01"');
    expect(log).not.toContain(password);
    expect(log).not.toContain('"client"');
    expect(await Promise.all(processes.map((it) => it.stop()))).toEqual([0, 0]);
    await shop.close();
  }, 120_000);
});

/** Ends every backend of the database, again and again; answers how many that were. */
async function cutConnections(database: string, isOver: () => boolean): Promise<number> {
  return administer(inject('postgresUrl'), async (client) => {
    let ended = 0;
    for (let cut = 0; cut < CUTS && !isOver(); cut++) {
      await delay(CUT_EVERY_MS);
      const { rowCount } = await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
        [database],
      );
      ended += rowCount ?? 0;
    }
    return ended;
  });
}

describe('a server that is told to stop', () => {
  it('cuts slow connections, ends with 0 and stops its own PostgreSQL', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'yunyou-stop-'));
    // As root, PostgreSQL runs as another account, which must be able to enter.
    await chmod(folder, 0o755);
    const server = await startProcess({ DATABASE_URL: '', DATA_DIR: folder });
    const postmaster = join(await databaseFolder(join(folder, 'postgres')), 'data/postmaster.pid');
    expect(existsSync(postmaster)).toBe(true);
    const { hostname, port } = new URL(server.address);
    const slow = connectSocket(Number(port), hostname, () => {
      slow.write('POST /cuser/member/orders/create HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{');
    });
    slow.on('error', () => {});
    const cut = new Promise((done) => slow.once('close', done));
    await new Promise((done) => slow.once('connect', done));

    expect(await server.stop()).toBe(0);
    await cut;
    expect(existsSync(postmaster)).toBe(false);
    await rm(folder, { recursive: true, force: true });
  }, 120_000);
});
