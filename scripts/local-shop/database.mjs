// A PostgreSQL of our own on a temporary folder, for commands that attack or measure; never the one of DATABASE_URL.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFolder, startOwnPostgres } from '../../apps/server/src/database/own-postgres.ts';

/** @returns {Promise<{ url: string, folder: string, stop(): Promise<void> }>} `folder` is for whatever else a run needs. */
export async function startDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'yunyou-shop-'));
  // As root, PostgreSQL runs as another account, which must be able to enter.
  await chmod(folder, 0o755);
  const own = await startOwnPostgres(await databaseFolder(join(folder, 'pg')));
  return {
    url: own.url,
    folder,
    async stop() {
      await own.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
