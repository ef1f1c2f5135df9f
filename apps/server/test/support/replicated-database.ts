import { setTimeout as delay } from 'node:timers/promises';
import { type Forwarder, startForwarder } from './forwarder';
import { type Cluster, copyFolder, newCluster } from './own-cluster';

const POLL_MS = 50;
const WAIT_MS = 20_000;

/** A primary that acknowledges what its streaming replica has on disk, and the addresses that servers know them by. */
export interface ReplicatedDatabase {
  primary: Cluster;
  replica: Cluster;
  /** Leads to the primary. */
  primaryAddress: Forwarder;
  /** Leads to the replica. */
  replicaAddress: Forwarder;
  /** Between the two: what the replica receives comes through it. */
  link: Forwarder;
  /** Connection strings through the addresses. */
  primaryUrl: string;
  replicaUrl: string;
  /** Waits until the replica has replayed what the primary has written. */
  caughtUp(): Promise<void>;
  /** The replica receives and does not replay, so that it stays as it is, until `resumeReplay`. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  remove(): Promise<void>;
}

export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const primary = await newCluster();
  const replica = await newCluster();
  // The primary is stopped while it is copied: the copy is whole.
  await primary.start();
  await primary.stop();
  await copyFolder(primary.place, replica.place);
  await primary.configure({ synchronous_standby_names: '*', synchronous_commit: 'on' });
  await primary.start();
  const primaryAddress = await startForwarder(portOf(primary.url()));
  const link = await startForwarder(portOf(primary.url()));
  const { username, password } = new URL(primary.url());
  await replica.configure({
    primary_conninfo: `host=127.0.0.1 port=${link.port} user=${username} password=${password} application_name=replica`,
  });
  await replica.write('standby.signal', '');
  await replica.start();
  const replicaAddress = await startForwarder(portOf(replica.url()));
  const replayState = async (state: string) =>
    until(async () => {
      const [row] = await replica.query<{ state: string }>('select pg_get_wal_replay_pause_state() as state');
      return row?.state === state;
    });
  return {
    primary,
    replica,
    primaryAddress,
    replicaAddress,
    link,
    primaryUrl: withPort(primary.url(), primaryAddress.port),
    replicaUrl: withPort(replica.url(), replicaAddress.port),
    async caughtUp() {
      const [written] = await primary.query<{ at: string }>('select pg_current_wal_lsn()::text as at');
      await until(async () => {
        const [row] = await replica.query<{ there: boolean }>(
          'select pg_last_wal_replay_lsn() >= $1::pg_lsn as there',
          [written?.at],
        );
        return row?.there === true;
      });
    },
    async pauseReplay() {
      await replica.query('select pg_wal_replay_pause()');
      await replayState('paused');
    },
    async resumeReplay() {
      await replica.query('select pg_wal_replay_resume()');
      await replayState('not paused');
    },
    async remove() {
      await Promise.all([primaryAddress, replicaAddress, link].map((forwarder) => forwarder.close()));
      await primary.remove();
      await replica.remove();
    },
  };
}

/** Waits for something that comes by itself; an error after 20 s. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not so after ${WAIT_MS} ms: ${isSo}`);
    await delay(POLL_MS);
  }
}

export const portOf = (url: string): number => Number(new URL(url).port);

export function withPort(url: string, port: number): string {
  const changed = new URL(url);
  changed.port = String(port);
  return changed.href;
}
