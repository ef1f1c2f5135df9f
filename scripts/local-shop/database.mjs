// A PostgreSQL of our own on a temporary folder, for commands that attack or measure; never the one of DATABASE_URL.
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { databaseFolder, startOwnPostgres } from '../../apps/server/src/database/own-postgres.ts';

/**
 * @returns {Promise<{ url: string, folder: string, logFile: string, stop(): Promise<void> }>} `folder` is for whatever
 * else a run needs.
 */
export async function startDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'yunyou-shop-'));
  // As root, PostgreSQL runs as another account, which must be able to enter.
  await chmod(folder, 0o755);
  const place = await databaseFolder(join(folder, 'pg'));
  const own = await startOwnPostgres(place);
  return {
    url: own.url,
    folder,
    logFile: join(place, 'postgres.log'),
    async stop() {
      // Connections of killed processes end a little later; while there are any, it would not stop.
      while (existsSync(join(place, 'data/postmaster.pid'))) {
        await own.stop();
        await delay(100);
      }
      await Promise.all([folder, place].map((path) => rm(path, { recursive: true, force: true })));
    },
  };
}
