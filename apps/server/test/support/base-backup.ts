import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { administer } from './database-cluster';
import type { Cluster } from './own-cluster';
import { until } from './replicated-database';

const run = promisify(execFile);

/** tar's exit code where a file changed while it was read: the write-ahead log mends that. */
const CHANGED_MEANWHILE = 1;
/** What a base copy does not hold: the log comes from the archive, the rest belongs to a running server. */
const NOT_COPIED = ['pg_wal/*', 'postmaster.pid', 'postmaster.opts', 'standby.signal'];

/** Keeps each finished segment of the write-ahead log in `archive`, as docs/runbook.md tells; counts from the next start. */
export async function archiveLog(cluster: Cluster, archive: string): Promise<void> {
  await mkdir(archive);
  const { uid, gid } = await stat(cluster.dataDir);
  if (process.getuid?.() === 0) await chown(archive, uid, gid);
  await cluster.configure({
    archive_mode: 'on',
    archive_command: `test ! -f "${archive}/%f" && cp "%p" "${archive}/%f"`,
  });
}

/** Copies the running server into one file, which is worth something together with the archive. */
export async function takeBaseBackup({ url, dataDir }: Cluster, file: string): Promise<void> {
  await administer(url(), async (client) => {
    await client.query(`select pg_backup_start('base', true)`);
    await tar(['-cf', file, ...NOT_COPIED.map((name) => `--exclude=./${name}`), '-C', dataDir, '.']);
    const { rows } = await client.query('select labelfile from pg_backup_stop()');
    await writeFile(`${file}.label`, rows[0].labelfile);
  });
}

/** Waits until the archive has everything that was written so far. */
export async function finishSegment(cluster: Cluster): Promise<void> {
  const [row] = await cluster.query<{ segment: string }>(
    'select pg_walfile_name(pg_switch_wal()) as segment',
  );
  await until(async () => {
    const [archiver] = await cluster.query<{ last: string | null }>(
      'select last_archived_wal as last from pg_stat_archiver',
    );
    return (archiver?.last ?? '') >= (row?.segment ?? '');
  });
}

/** Puts a base copy onto an empty cluster folder; when started, it replays the archive up to `moment` and then takes writes. */
export async function restoreBackup(
  cluster: Cluster,
  { file, archive, moment }: { file: string; archive: string; moment: string },
): Promise<void> {
  await mkdir(cluster.dataDir, { recursive: true });
  await tar(['-xpf', file, '-C', cluster.dataDir]);
  await chmod(cluster.dataDir, 0o700);
  await cluster.write('backup_label', await readFile(`${file}.label`, 'utf8'));
  await cluster.write('recovery.signal', '');
  await cluster.configure({
    archive_mode: 'off',
    restore_command: `cp "${archive}/%f" "%p"`,
    recovery_target_time: moment,
    recovery_target_action: 'promote',
  });
}

async function tar(words: string[]): Promise<void> {
  await run('tar', words).catch((error: { code?: unknown }) => {
    if (error.code !== CHANGED_MEANWHILE) throw error;
  });
}
