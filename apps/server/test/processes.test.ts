import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createServer } from '../src/create-server';
import { databaseFolder, startOwnPostgres } from '../src/database/own-postgres';
import { startJobs } from '../src/jobs/jobs';
import { cell } from '../src/security/data-protection';
import { testConfig } from './support/test-config';
import { newDatabase, placeOrder, placesTaken, startTestServer } from './support/test-server';

const log = pino({ level: 'silent' });

describe('several server processes on one database', () => {
  it('prepare an empty database once, however many start at once', async () => {
    const url = await newDatabase();
    const servers = await Promise.all([1, 2, 3].map(() => createServer(testConfig(), url, log)));
    const counts = await Promise.all(
      servers.map(async ({ app }) => (await app.db.selectFrom('spots').select('id').execute()).length),
    );
    expect(new Set(counts).size).toBe(1);
    const at = cell('members', 'mobile_cipher', 'somebody');
    const cipher = servers[1]?.app.protection.encrypt('同一把钥匙', at) ?? '';
    expect(servers[0]?.app.protection.decrypt(cipher, at)).toBe('同一把钥匙');
    await Promise.all(servers.map((server) => server.close()));
  });

  it('close an unpaid order once, by a job that both of them run', async () => {
    const server = await startTestServer();
    const other = await createServer(testConfig(), server.databaseUrl, log);
    const jobs = await Promise.all([server, other].map(({ app }) => startJobs(app, server.databaseUrl)));
    const api = await server.member();
    const { id, day, productId } = await placeOrder(api);
    const taken = await placesTaken(server, productId, day);
    // Only the job may close it: the row is made overdue behind everybody's back and nobody reads it.
    await server.app.db
      .updateTable('checkouts')
      .set({ expires_ms: 1 })
      .where('id', '=', (eb) => eb.selectFrom('orders').select('checkout_id').where('orders.id', '=', id))
      .execute();
    const pool = new pg.Pool({ connectionString: server.databaseUrl });
    await pool.query(`insert into jobs.job (name, data) values ('close-overdue-orders', '{}')`);
    for (;;) {
      const order = await server.app.db
        .selectFrom('orders')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirst();
      if (order?.status === 6) break;
      await new Promise((done) => setTimeout(done, 100));
    }
    expect(await placesTaken(server, productId, day)).toBe(taken - 1);
    await pool.end();
    await Promise.all(jobs.map((it) => it.stop()));
    await other.close();
    await server.close();
  });
});

describe('our own PostgreSQL', () => {
  it('is found again on its folder, never doubled, and keeps what was committed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'yunyou-own-'));
    await chmod(folder, 0o755);
    const place = await databaseFolder(join(folder, 'pg'));
    const first = await startOwnPostgres(place);
    expect(first.found).toBe(false);
    const client = new pg.Client({ connectionString: first.url });
    await client.connect();
    await client.query('create table kept (word text)');
    await client.query(`insert into kept values ('山水')`);

    // A second server comes to the same folder while somebody is connected to the first.
    const second = await startOwnPostgres(place);
    expect(second.found).toBe(true);
    expect(second.url).toBe(first.url);
    await second.stop();
    expect((await client.query('select word from kept')).rows).toEqual([{ word: '山水' }]);
    await client.end();
    await first.stop();

    const again = await startOwnPostgres(place);
    expect(again.found).toBe(false);
    const reader = new pg.Client({ connectionString: again.url });
    await reader.connect();
    expect((await reader.query('select word from kept')).rows).toEqual([{ word: '山水' }]);
    await reader.end();
    await again.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('starts although another process has the number of one that was killed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'yunyou-own-'));
    await chmod(folder, 0o755);
    const place = await databaseFolder(join(folder, 'pg'));
    const first = await startOwnPostgres(place);
    await first.stop();
    const lock = join(place, 'data', 'postmaster.pid');
    await writeFile(lock, `${process.pid}\n${join(place, 'data')}\n1700000000\n5432\n\n127.0.0.1\n`);
    const again = await startOwnPostgres(place);
    expect(again.found).toBe(false);
    await again.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('leaves a folder alone that holds something else, and makes one anew whose making was cut off', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'yunyou-own-'));
    await chmod(folder, 0o755);
    const place = await databaseFolder(join(folder, 'pg'));
    const data = join(place, 'data');
    await mkdir(data, { recursive: true });
    await writeFile(join(data, 'thesis.txt'), 'years of work');
    await expect(startOwnPostgres(place)).rejects.toThrow('DATA_DIR');
    expect(await readFile(join(data, 'thesis.txt'), 'utf8')).toBe('years of work');

    await writeFile(join(place, 'setting-up'), '');
    const made = await startOwnPostgres(place);
    expect(existsSync(join(place, 'setting-up'))).toBe(false);
    await made.stop();
    await rm(folder, { recursive: true, force: true });
  });
});
