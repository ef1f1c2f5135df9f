import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

export interface RunningApp {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the built server with the built app, as `npm start` does, on a port and a database of its own: its own
 * PostgreSQL, or a new database on the server of `DATABASE_URL`.
 *
 * @param environment further variables of the server
 * @param ownUrl its address, where the variables name another
 */
export async function startApp(
  environment: Record<string, string> = {},
  ownUrl?: string,
): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yunyou-e2e-'));
  // As root, PostgreSQL runs as another account, which must be able to enter.
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const url = ownUrl ?? `http://localhost:${port}`;
  const databaseUrl = process.env.DATABASE_URL ? await newDatabase(process.env.DATABASE_URL) : '';
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      // Each visitor says which network they come from; together they ask for more codes than one network may.
      TRUSTED_PROXIES: '127.0.0.0/8,::1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${output}`);
    // It says so when it listens itself: whoever answers there before is another server.
    const response = output.includes('Yunyou  ')
      ? await fetch(`${url}/health`).catch(() => undefined)
      : undefined;
    if (response?.ok) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  return {
    url,
    async stop() {
      const closed = new Promise((done) => child.once('close', done));
      child.kill('SIGTERM');
      await closed;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A new database on a PostgreSQL server; the server's own tests clean up by the same prefix. */
async function newDatabase(serverUrl: string): Promise<string> {
  const { createRequire } = await import('node:module');
  const { Client } = createRequire(join(root, 'apps/server/package.json'))('pg') as typeof import('pg');
  const name = `yunyou_e2e_${randomBytes(4).toString('hex')}`;
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
