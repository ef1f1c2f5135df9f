import { execFile } from 'node:child_process';
import { appendFile, chmod, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type pg from 'pg';
import { databaseFolder, startOwnPostgres } from '../../src/database/own-postgres';
import { administer } from './database-cluster';

const run = promisify(execFile);

/** A PostgreSQL server of a test's own, which it may configure, stop, kill and copy. */
export interface Cluster {
  /** Holds `data`, the password and what a test puts beside them. */
  readonly place: string;
  readonly dataDir: string;
  /** Connection string of the product's database; another port after each start. */
  url(): string;
  start(): Promise<void>;
  /** A fast shutdown, whoever is connected. */
  stop(): Promise<void>;
  /** Ends the server with SIGKILL, as a machine does that loses its power. */
  kill(): Promise<void>;
  /** Adds lines to its configuration; they count from the next start on. */
  configure(settings: Record<string, string>): Promise<void>;
  /** Writes a file into its data folder that belongs to PostgreSQL's account. */
  write(name: string, text: string): Promise<void>;
  /** Runs statements; resolves to the rows of the last. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Stops it and deletes what is its own. */
  remove(): Promise<void>;
}

/** A cluster on a folder of its own that is still empty: to be started, or to be filled by a copy. */
export async function newCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'yunyou-cluster-'));
  // As root, PostgreSQL runs as another account, which must be able to enter.
  await chmod(folder, 0o755);
  const place = await databaseFolder(join(folder, 'pg'));
  const dataDir = join(place, 'data');
  let url = '';
  const postmaster = async () =>
    Number((await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n', 1)[0]);
  async function end(signal: NodeJS.Signals) {
    const pid = await postmaster();
    if (!pid || !isAlive(pid)) return;
    process.kill(pid, signal);
    while (isAlive(pid)) await delay(20);
  }
  return {
    place,
    dataDir,
    url: () => url,
    async start() {
      url = (await startOwnPostgres(place)).url;
    },
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
    configure: (settings) =>
      appendFile(
        join(dataDir, 'postgresql.conf'),
        Object.entries(settings)
          .map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`)
          .join(''),
      ),
    async write(name, text) {
      const { uid, gid } = await stat(dataDir);
      await writeFile(join(dataDir, name), text);
      if (process.getuid?.() === 0) await chown(join(dataDir, name), uid, gid);
    },
    query: <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
      administer(url, async (client) => (await client.query<Row>(sql, values)).rows),
    async remove() {
      await end('SIGINT');
      for (const own of [place, folder]) await rm(own, { recursive: true, force: true });
    },
  };
}

/** Copies a folder as it is: owners, rights and links too. `to` is made, its parents as well. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await run('cp', ['-a', from, to]);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
