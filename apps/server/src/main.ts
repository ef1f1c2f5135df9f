import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { ConfigError, readConfig } from './config';
import { createServer } from './create-server';
import { databaseFolder, startOwnPostgres } from './database/own-postgres';
import { extendDemoCalendar } from './demo/load';
import { startJobs } from './jobs/jobs';

const HOUR_MS = 60 * 60_000;
const STOP_TIMEOUT_MS = 15_000;

/** The repository's root, from `src` as well as from `dist`. */
function findRoot(): string {
  for (let folder = fileURLToPath(new URL('.', import.meta.url)); ; folder = join(folder, '..')) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (folder === join(folder, '..')) return process.cwd();
  }
}

async function main() {
  const config = readConfig(process.env, findRoot());
  const log = pino({ level: config.logLevel });
  const own = config.databaseUrl
    ? undefined
    : await startOwnPostgres(await databaseFolder(join(config.dataDir, 'postgres')));
  const databaseUrl = config.databaseUrl ?? own?.url;
  if (!databaseUrl) throw new ConfigError('There is no database.');
  const server = await createServer(config, databaseUrl, log);
  const jobs = await startJobs(server.app, databaseUrl);
  const calendar =
    config.mode === 'sandbox'
      ? setInterval(() => {
          extendDemoCalendar(server.app).catch((error) => log.error({ err: error }, 'demo calendar'));
        }, HOUR_MS)
      : undefined;

  const listener = serve(
    { fetch: server.hono.fetch, port: config.port, hostname: config.hostname },
    ({ port }) => {
      log.info({ port, mode: config.mode, database: own ? 'own' : 'DATABASE_URL' }, 'listening');
      process.stdout.write(`\n  Yunyou    ${config.publicUrl}\n`);
      if (config.mode === 'sandbox')
        process.stdout.write(`  Sandbox   ${config.publicUrl}/sandbox/console\n`);
      process.stdout.write(`  API       ${config.publicUrl}/docs/api\n\n`);
    },
  );
  listener.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE' ? `Port ${config.port} is taken; set PORT to another.` : error.message;
    process.stderr.write(`${reason}\n`);
    void stop(1);
  });

  let stopping = false;
  async function stop(exitCode: number) {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    clearInterval(calendar);
    // No new connections; those that are open finish their request.
    await new Promise<void>((done) => {
      listener.close(() => done());
      if ('closeIdleConnections' in listener) listener.closeIdleConnections();
    });
    await jobs.stop().catch((error) => log.error({ err: error }, 'job queue did not stop'));
    await server.close();
    await own?.stop();
    log.info('stopped');
    process.exit(exitCode);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
}

main().catch((error: Error) => {
  process.stderr.write(error instanceof ConfigError ? `${error.message}\n` : `${error.stack}\n`);
  process.exit(1);
});
