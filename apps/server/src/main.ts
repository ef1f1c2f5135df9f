import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from './config';
import { createServer } from './create-server';
import { databaseFolder, startOwnPostgres } from './database/own-postgres';
import { extendDemoCalendar } from './demo/load';
import { startJobs } from './jobs/jobs';
import { type Listener, listen } from './listen';
import { createLog } from './log';
import { operationsRoutes } from './observability/operations-server';
import { startTracing } from './observability/tracing';

const HOUR_MS = 60 * 60_000;
/** Longer than the connections' grace and the jobs' together. */
const STOP_TIMEOUT_MS = 25_000;

/** The repository's root, from `src` as well as from `dist`. */
function findRoot(): string {
  for (let folder = fileURLToPath(new URL('.', import.meta.url)); ; folder = join(folder, '..')) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
    if (folder === join(folder, '..')) return process.cwd();
  }
}

async function main() {
  const config = readConfig(process.env, findRoot());
  const log = createLog(config.logLevel);
  const tracing = await startTracing(process.env);
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

  let listener: Listener | undefined;
  let operations: Listener | undefined;
  let stopping = false;
  async function stop(exitCode: number) {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    clearInterval(calendar);
    await listener?.close();
    await operations?.close();
    await jobs.stop().catch((error) => log.error({ err: error }, 'job queue did not stop'));
    await server.close();
    await own?.stop();
    await tracing?.stop().catch((error) => log.error({ err: error }, 'traces not sent'));
    log.info('stopped');
    process.exit(exitCode);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

  try {
    listener = await listen(server.hono, config);
    if (config.metrics) {
      operations = await listen(operationsRoutes(server.app), { ...config, ...config.metrics });
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason =
      code === 'EADDRINUSE' ? `Port ${config.port} or METRICS_PORT is taken; set PORT to another.` : message;
    process.stderr.write(`${reason}\n`);
    await stop(1);
    return;
  }
  log.info({ port: listener.port, mode: config.mode, database: own ? 'own' : 'DATABASE_URL' }, 'listening');
  process.stdout.write(`\n  Yunyou    ${config.publicUrl}\n`);
  if (config.mode === 'sandbox') process.stdout.write(`  Sandbox   ${config.publicUrl}/sandbox/console\n`);
  process.stdout.write(`  API       ${config.publicUrl}/docs/api\n\n`);
}

main().catch((error: Error) => {
  process.stderr.write(error instanceof ConfigError ? `${error.message}\n` : `${error.stack}\n`);
  process.exit(1);
});
