import { Counter, Gauge, type Registry } from 'prom-client';
import type { PublicReads } from '../database/public-reads';

/** Adds who answers public reads, whether the replica is up, and how far it is behind. */
export function watchReplica(
  registry: Registry,
  { answered, isReplicaUp, lagBytes }: Pick<PublicReads, 'answered' | 'isReplicaUp' | 'lagBytes'>,
): void {
  const registers = [registry];
  new Counter({
    name: 'yunyou_public_reads_total',
    help: 'Statements of public reads by who answered: replica, or primary in its stead',
    labelNames: ['from'],
    registers,
    collect() {
      this.reset();
      for (const [from, count] of Object.entries(answered())) this.inc({ from }, count);
    },
  });
  new Gauge({
    name: 'yunyou_replica_up',
    help: 'Whether public reads go to the replica: 1; 0 while the primary answers in its stead',
    registers,
    collect() {
      this.set(isReplicaUp() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'yunyou_replica_lag_bytes',
    help: 'Bytes of the write-ahead log that the replica has not replayed; absent while it is not up',
    registers,
    async collect() {
      this.remove();
      const bytes = await lagBytes().catch(() => undefined);
      if (bytes !== undefined) this.set(bytes);
    },
  });
}
