import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { operationsRoutes } from '../src/observability/operations-server';
import { clientAt, placeUntilAnswered } from './support/place-until-answered';
import { type ReplicatedDatabase, startReplicatedDatabase, until } from './support/replicated-database';
import { type ServerProcess, startServerProcess } from './support/server-process';
import { addTraveller, startTestServer, type TestServer } from './support/test-server';

const TICKET = 'ticket-feilian-adult';
const BUYERS = 6;
const ORDERS_EACH = 6;
/** How many orders are acknowledged before the primary is lost. */
const ORDERS_BEFORE = 12;
/** Tries of one order, and how long after each other, ms: longer than a promotion takes. */
const PATIENCE = { tries: 80, everyMs: 250 };

const UP = /^yunyou_replica_up 1$/m;
const DOWN = /^yunyou_replica_up 0$/m;

const OLD = '0000-1111';
const NEW = '0000-2222';

let database: ReplicatedDatabase;
let shop: TestServer;
beforeAll(async () => {
  database = await startReplicatedDatabase();
  shop = await startTestServer({ databaseReadUrl: database.replicaUrl }, undefined, database.primaryUrl);
});
afterAll(async () => {
  await shop.close();
  await database.remove();
});

describe('public reads', () => {
  const telephone = async () => (await shop.visitor().home.phone()).telephone;
  const setTelephone = (telephone: string) =>
    database.primary.query(`update site_documents set data = $1 where key = 'phone'`, [
      JSON.stringify({ telephone }),
    ]);
  /** The replica stays at `OLD`, the primary is at `NEW`: whoever reads tells where. */
  async function part() {
    await database.resumeReplay();
    await setTelephone(OLD);
    await database.caughtUp();
    await database.pauseReplay();
    await setTelephone(NEW);
  }
  const metrics = async () => (await operations.request('/metrics')).text();
  let operations: ReturnType<typeof operationsRoutes>;
  beforeAll(() => {
    operations = operationsRoutes(shop.app);
  });

  it("come from the replica, and a member's own from the primary", async () => {
    await part();
    expect(await telephone()).toBe(OLD);
    const member = await shop.member();
    const contactId = await addTraveller(member);
    const contacts = await member.contacts.list({});
    expect(contacts.map(({ memberFrequentContactsId }) => memberFrequentContactsId)).toEqual([contactId]);
    expect(await metrics()).toMatch(UP);
    expect(await metrics()).toMatch(/^yunyou_replica_lag_bytes [1-9]/m);
    await database.resumeReplay();
    await until(async () => (await telephone()) === NEW);
  });

  it('write their nonce to the primary where requests are signed', async () => {
    const signing = { clientKey: 'client', clientSecret: 'secret of the client' };
    const signed = await startTestServer(
      { databaseReadUrl: database.replicaUrl, signing },
      undefined,
      database.primaryUrl,
    );
    await part();
    expect((await signed.visitor({ signing }).home.phone()).telephone).toBe(OLD);
    await signed.close();
  });

  it('come from the primary where the replica has not replayed a migration yet, and from nowhere else', async () => {
    await part();
    await database.primary.query('create table just_made as select 1 as one');
    const { rows } = await sql`select one from just_made`.execute(shop.app.publicDb);
    expect(rows).toEqual([{ one: 1 }]);
    expect(await telephone()).toBe(OLD);
    await expect(sql`select one from never_made`.execute(shop.app.publicDb)).rejects.toThrow('never_made');
    await expect(shop.app.publicDb.transaction().execute((tx) => sql`select 1`.execute(tx))).rejects.toThrow(
      'no transactions',
    );
  });

  it('come from the primary where the replica is gone, and from the replica when it is back', async () => {
    await part();
    database.replicaAddress.shut();
    expect(await telephone()).toBe(NEW);
    expect(await metrics()).toMatch(DOWN);
    expect(await metrics()).not.toMatch(/^yunyou_replica_lag_bytes \d/m);
    database.replicaAddress.open();
    await until(async () => (await telephone()) === OLD);
    expect(await metrics()).toMatch(UP);
    expect(await metrics()).toMatch(/yunyou_public_reads_total\{from="primary"\} [1-9]/);
  });

  it('come from the primary where the replica says nothing', async () => {
    await part();
    expect(await telephone()).toBe(OLD);
    database.replicaAddress.hold();
    expect(await telephone()).toBe(NEW);
    database.replicaAddress.resume();
  });
});

describe('a primary that is lost under load', () => {
  it('loses no acknowledged order to its promoted replica, and no server process has to be started anew', async () => {
    const { primary, replica, primaryAddress, link } = database;
    await database.resumeReplay();
    const environment = {
      DATABASE_URL: database.primaryUrl,
      DATABASE_READ_URL: database.replicaUrl,
      SHARED_CACHE_MS: '0',
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
    const orderOn = ({ day = '', priceFen = 0 as number | null } = {}, contactId: string) => ({
      lines: [{ kind: 'ticket' as const, productId: TICKET, day, quantity: 1, contactIds: [contactId] }],
      contactName: '李云',
      contactMobile: '13800138000',
      expectedTotalFen: priceFen ?? 0,
    });

    const acknowledged: string[] = [];
    const buying = Promise.all(
      buyers.map(async ({ token, contactId }, buyer) => {
        for (let order = 0; order < ORDERS_EACH; order++) {
          acknowledged.push(
            await placeUntilAnswered(processes, token, orderOn(open[order], contactId), {
              first: buyer + order,
              ...PATIENCE,
            }),
          );
        }
      }),
    );
    await until(() => acknowledged.length >= ORDERS_BEFORE);
    // What is committed from here on reaches the primary's disk alone, and nobody may be told so.
    link.hold();
    await until(async () => {
      const waiting = await primary.query(`select 1 from pg_stat_activity where wait_event = 'SyncRep'`);
      return waiting.length > 0;
    });
    await primary.kill();
    link.cut();
    primaryAddress.cut();
    expect(acknowledged.length).toBeLessThan(BUYERS * ORDERS_EACH);
    for (const { address } of processes) {
      expect((await clientAt(address).home.phone()).telephone).not.toBe('');
    }

    await replica.query('select pg_promote(true, 30)');
    primaryAddress.leadTo(Number(new URL(replica.url()).port));
    await buying;

    expect(new Set(acknowledged).size).toBe(BUYERS * ORDERS_EACH);
    const orders = await shop.app.db.selectFrom('orders').select('id').execute();
    expect(orders.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
    expect(await shop.breaches()).toEqual([]);
    for (const { exitCode, address } of processes) {
      expect(exitCode()).toBeUndefined();
      expect((await fetch(`${address}/health`)).status).toBe(200);
    }
    await closesOverdue(shop, acknowledged[0] ?? '');
    expect(await Promise.all(processes.map((it) => it.stop()))).toEqual([0, 0]);
  }, 120_000);
});

async function startProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(environment);
  onTestFinished(server.kill);
  return server;
}

/** The queue of the processes works as well: it closes an order whose time is over. */
async function closesOverdue({ app: { db } }: TestServer, orderId: string): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ expires_ms: 1 })
    .where('id', '=', (eb) => eb.selectFrom('orders').select('checkout_id').where('orders.id', '=', orderId))
    .execute();
  await sql`insert into jobs.job (name, data) values ('close-overdue-orders', '{}')`.execute(db);
  await until(async () => {
    const order = await db.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst();
    return order?.status === 6;
  });
}
