import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiClient, createApiClient } from '@yunyou/api-client';
import { inject } from 'vitest';
import { connect, type Db } from '../../src/database/connect';
import { hashOf, newId, newToken } from '../../src/security/ids';
import { startServerProcess } from './server-process';
import { newDatabase } from './test-server';

/** Two server processes on one database with demo data. */
export interface TwoServers {
  db: Db;
  /** A client of one of the two, by turns; without a token of a visitor. */
  clientOf(index: number, token?: string): ApiClient;
  close(): Promise<void>;
}

export async function startTwoServers(): Promise<TwoServers> {
  const databaseUrl = await newDatabase(inject('templateDatabase'));
  const dataDir = await mkdtemp(join(tmpdir(), 'yunyou-crowd-'));
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const processes = await Promise.all([1, 2].map(() => startServerProcess(environment)));
  const { db, close } = connect(databaseUrl);
  return {
    db,
    clientOf: (index, token) =>
      createApiClient({
        baseUrl: processes[index % processes.length]?.address ?? '',
        source: 2,
        timeoutMs: 60_000,
        ...(token && { tokens: { read: () => token, clear: () => {} } }),
      }),
    async close() {
      await close();
      await Promise.all(processes.map((one) => one.stop()));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Leaves so many units of a pool on each of the slots. */
export async function leaveUnits(
  db: Db,
  poolId: string,
  slots: readonly string[],
  left: number,
): Promise<void> {
  await db
    .updateTable('stock')
    .set((eb) => ({ total: eb(eb('taken', '+', eb.ref('allotted')), '+', left) }))
    .where('pool_id', '=', poolId)
    .where('slot', 'in', [...slots])
    .execute();
}

export async function unitsLeft(db: Db, poolId: string, slot: string): Promise<number> {
  const { total, taken, allotted } = await db
    .selectFrom('stock')
    .selectAll()
    .where('pool_id', '=', poolId)
    .where('slot', '=', slot)
    .executeTakeFirstOrThrow();
  return total - taken - allotted;
}

/** New members with a login, written straight into the database: as many SMS logins are another test. */
export async function makeLogins(db: Db, count: number): Promise<{ memberId: string; token: string }[]> {
  const now = Date.now();
  return Promise.all(
    Array.from({ length: count }, async () => {
      const memberId = newId();
      const token = newToken();
      await db
        .insertInto('members')
        .values({ id: memberId, name: '买家', regist_source: 2, created_ms: now })
        .execute();
      await db
        .insertInto('sessions')
        .values({
          token_hash: hashOf(token),
          member_id: memberId,
          created_ms: now,
          expires_ms: now + 3_600_000,
          ended_ms: null,
        })
        .execute();
      return { memberId, token };
    }),
  );
}
