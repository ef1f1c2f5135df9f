import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface SystemAccount {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. When we are root it runs as `postgres` where there is such an account, otherwise
 * as `nobody`, which every system has. Undefined when we are not root: then it runs as we do.
 */
export async function accountForPostgres(): Promise<SystemAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)),
      );
      if (uid && gid) return { uid, gid };
    } catch {
      // No such account: try the next.
    }
  }
  throw new Error('PostgreSQL does not run as root and there is no other account: set DATABASE_URL instead.');
}

/** Whether every folder on the way to `path` lets other accounts through. */
export async function isReachableByOthers(path: string): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode } = await stat(folder);
    if ((mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
