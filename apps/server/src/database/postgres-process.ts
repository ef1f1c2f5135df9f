import { execFile } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether a process is a PostgreSQL server on this data folder. What can't be told counts as one: nothing is taken from it. */
export async function isPostgresOn(pid: number, dataDir: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const words = await wordsOf(pid);
  if (!words) return true;
  if (!words.some((word) => word.includes('postgres'))) return false;
  const folder = words[words.indexOf('-D') + 1];
  if (!words.includes('-D') || folder === undefined) return true;
  return (await real(folder)) === (await real(dataDir));
}

/** The words of a process's command line; undefined when the system does not tell. */
async function wordsOf(pid: number): Promise<string[] | undefined> {
  const linux = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  if (linux !== undefined) return linux.split('\0');
  return run('ps', ['-o', 'args=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim().split(/\s+/),
    () => undefined,
  );
}

const real = (path: string): Promise<string> => realpath(path).catch(() => path);
