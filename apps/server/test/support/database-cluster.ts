import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { dayOf } from '../../src/clock';
import { databaseFolder, startOwnPostgres } from '../../src/database/own-postgres';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the PostgreSQL server, without a database. */
    postgresUrl: string;
    /** A database that is migrated and filled; every test file works on a clone of it. */
    templateDatabase: string;
    /** The day in Shanghai on which it was filled: prices and stock begin there. */
    templateDay: string;
  }
}

/** Nothing of a test has to outlive a loss of power. */
const FORGETFUL = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
/** Two files at a time may each race with several servers of their own. */
const CROWDED = { max_connections: '300' };

/** One PostgreSQL server for the whole run: the one of `DATABASE_URL`, or our own on a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'yunyou-postgres-'));
  // As root, PostgreSQL runs as another account, which must be able to enter.
  await chmod(folder, 0o755);
  const own = process.env.DATABASE_URL
    ? undefined
    : await startOwnPostgres(await databaseFolder(join(folder, 'pg')), { ...FORGETFUL, ...CROWDED });
  const postgresUrl = process.env.DATABASE_URL ?? own?.url ?? '';
  const prefix = `yunyou_test_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_template`;

  await administer(postgresUrl, (client) => client.query(`create database ${template}`));
  const templateDay = dayOf(Date.now());
  await fillTemplate(withDatabase(postgresUrl, template));
  project.provide('postgresUrl', postgresUrl);
  project.provide('templateDatabase', template);
  project.provide('templateDay', templateDay);

  return async () => {
    await administer(postgresUrl, async (client) => {
      const { rows } = await client.query('select datname from pg_database where datname like $1', [
        `${prefix}%`,
      ]);
      for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
    });
    await own?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** In a process of its own, because a global setup does not see the workspace's packages as source. */
async function fillTemplate(url: string) {
  const script = fileURLToPath(new URL('fill-template.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [
    '--conditions=@yunyou/source',
    '--import',
    'tsx',
    script,
    url,
  ]);
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

export async function administer<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
