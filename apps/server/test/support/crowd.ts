import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiClient, createApiClient } from '@yunyou/api-client';
import type { AddressInput } from '@yunyou/contract';
import { inject } from 'vitest';
import { connect, type Db } from '../../src/database/connect';
import { columnsOf } from '../../src/modules/address/keep-address';
import type { SandboxSecrets } from '../../src/sandbox/secrets';
import { cell, createDataProtection, type DataProtection } from '../../src/security/data-protection';
import { hashOf, newId, newToken } from '../../src/security/ids';
import { startServerProcess } from './server-process';
import { newDatabase, newIdCard } from './test-server';

/** Two server processes on one database with demo data. */
export interface TwoServers {
  db: Db;
  /** A client of one of the two, by turns; without a token of a visitor. */
  clientOf(index: number, token?: string): ApiClient;
  /** Where one of the two answers, by turns. */
  addressOf(index: number): string;
  close(): Promise<void>;
}

/** `variables`: further ones of both processes. */
export async function startTwoServers(variables: Record<string, string> = {}): Promise<TwoServers> {
  const databaseUrl = await newDatabase(inject('templateDatabase'));
  const dataDir = await mkdtemp(join(tmpdir(), 'yunyou-crowd-'));
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...variables };
  const processes = await Promise.all([1, 2].map(() => startServerProcess(environment)));
  const { db, close } = connect(databaseUrl);
  const addressOf = (index: number) => processes[index % processes.length]?.address ?? '';
  return {
    db,
    addressOf,
    clientOf: (index, token) =>
      createApiClient({
        baseUrl: addressOf(index),
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

/** Somebody who is logged in. */
export interface Login {
  memberId: string;
  token: string;
}

/** New members with a login, written straight into the database: as many SMS logins are another test. */
export async function makeLogins(db: Db, count: number): Promise<Login[]> {
  const now = Date.now();
  const logins = Array.from({ length: count }, () => ({ memberId: newId(), token: newToken() }));
  await db
    .insertInto('members')
    .values(logins.map(({ memberId: id }) => ({ id, name: '买家', regist_source: 2, created_ms: now })))
    .execute();
  await db
    .insertInto('sessions')
    .values(
      logins.map(({ memberId, token }) => ({
        token_hash: hashOf(token),
        member_id: memberId,
        created_ms: now,
        expires_ms: now + 3_600_000,
        ended_ms: null,
      })),
    )
    .execute();
  return logins;
}

/** New members with a traveller each. */
export async function makeTravellers(db: Db, count: number): Promise<(Login & { contactId: string })[]> {
  const protection = await protectionOf(db);
  const now = Date.now();
  const buyers = (await makeLogins(db, count)).map((login) => ({ ...login, contactId: newId() }));
  await db
    .insertInto('contacts')
    .values(
      buyers.map(({ memberId, contactId: id }) => {
        const idCard = newIdCard();
        return {
          id,
          member_id: memberId,
          name_cipher: protection.encrypt('李云', cell('contacts', 'name_cipher', id)),
          cert_type: 1,
          cert_cipher: protection.encrypt(idCard, cell('contacts', 'cert_cipher', id)),
          cert_index: protection.index('certificate 1', idCard),
          mobile_cipher: '',
          is_default: false,
          created_ms: now,
        };
      }),
    )
    .execute();
  return buyers;
}

const FUTIAN: AddressInput = {
  name: '李云',
  mobile: '13800138000',
  state: '广东省',
  city: '深圳市',
  county: '福田区',
  adcode: '440304',
  detail: '莲花路1号2栋301',
  tag: '',
  isDefault: true,
};

/** Gives members a delivery address each. */
export async function withAddresses<Member extends Login>(
  db: Db,
  members: readonly Member[],
): Promise<(Member & { addressId: string })[]> {
  const protection = await protectionOf(db);
  const buyers = members.map((member) => ({ ...member, addressId: newId() }));
  await db
    .insertInto('addresses')
    .values(
      buyers.map(({ memberId, addressId: id }) => ({
        id,
        member_id: memberId,
        is_default: true,
        ...columnsOf(protection, FUTIAN, id),
      })),
    )
    .execute();
  return buyers;
}

/** The protection of personal data that the servers of a sandbox's database use. */
export async function protectionOf(db: Db): Promise<DataProtection> {
  const { value } = await db
    .selectFrom('sandbox_settings')
    .select('value')
    .where('key', '=', 'secrets')
    .executeTakeFirstOrThrow();
  return createDataProtection({ encryption: [(value as SandboxSecrets).dataKeyHex] });
}
