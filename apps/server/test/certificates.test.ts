import { createHash } from 'node:crypto';
import { nftLimitKeyDays } from '@yunyou/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { enterCertificates, forgetLimitKeys } from '../src/flows/certificates';
import { txIdOf } from '../src/sandbox/ledger';
import { addNft, collection, givePiece } from './support/collectibles';
import { freezeClock } from './support/freeze-clock';
import { memberWithMobile } from './support/holders';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.press('console/ledger/silence', { silent: '0' }));
afterEach(async () => {
  await enterCertificates(server.app);
  expect(await server.breaches()).toEqual([]);
});

const MINUTE_MS = 60_000;

/** A member with so many pieces of a collection. */
async function owner(pieces = 1) {
  const { api } = await memberWithMobile(server);
  const { memberId } = await api.session.userInfo();
  const nowMs = server.app.clock.now();
  const { collectionIds, activityId } = await addNft(server.app, nowMs, {
    collections: [collection({ total: 1_000 })],
    products: [],
  });
  const [collectionId = ''] = collectionIds;
  const pieceIds: string[] = [];
  for (let made = 0; made < pieces; made++)
    pieceIds.push((await givePiece(server.app, memberId, collectionId, nowMs)).pieceId);
  return { api, activityId, pieceId: pieceIds[0] ?? '', pieceIds };
}

const rowOf = (pieceId: string) =>
  server.app.db
    .selectFrom('nft_certificates')
    .selectAll()
    .where('piece_id', '=', pieceId)
    .executeTakeFirstOrThrow();

describe('certificates', () => {
  it('are entered, can be looked up by anybody, and the member is told once', async () => {
    const { api, pieceId } = await owner();
    await enterCertificates(server.app);
    await enterCertificates(server.app);
    const { certificate } = await api.nft.collectionsDetail({ pieceId });
    expect(certificate).toMatchObject({ state: 'issued', network: server.app.ledger.network });
    expect(
      createHash('sha256')
        .update(certificate?.record ?? '')
        .digest('hex'),
    ).toBe(certificate?.hash);
    expect(JSON.parse(certificate?.record ?? '{}')).toMatchObject({ serialNo: 1 });
    const page = await server.fetch(certificate?.lookUpUrl ?? '');
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining(certificate?.hash ?? 'none'),
    ]);
    expect((await server.fetch('http://yunyou.test/sandbox/ledger/none')).status).toBe(404);
    const { records } = await api.message.list({});
    const told = records.filter(({ title }) => title['zh-Hans'] === '藏品已存证');
    expect(told).toHaveLength(1);
    expect(told[0]?.href).toBe(`/packages/nft/nft-collection/nft-collection?pieceId=${pieceId}`);
  });

  it('wait while the ledger is silent: 1, 5, 30 minutes, then an hour each time', async () => {
    const { api, pieceId } = await owner();
    await server.press('console/ledger/silence', { silent: '1' });
    let nowMs = server.app.clock.now();
    const spy = vi.spyOn(server.app.clock, 'now').mockImplementation(() => nowMs);
    onTestFinished(() => spy.mockRestore());
    for (const minutes of [1, 5, 30, 60, 60]) {
      await enterCertificates(server.app);
      const { state, next_ms } = await rowOf(pieceId);
      expect({ state, next: next_ms }).toEqual({ state: 'failed', next: nowMs + minutes * MINUTE_MS });
      nowMs += minutes * MINUTE_MS - 1;
      await enterCertificates(server.app);
      expect((await rowOf(pieceId)).next_ms).toBe(next_ms);
      nowMs += 1;
    }
    expect((await api.nft.collectionsDetail({ pieceId })).certificate).toMatchObject({
      ...{ state: 'failed', txId: null, lookUpUrl: null },
    });
    await server.press('console/ledger/silence', { silent: '0' });
    await enterCertificates(server.app);
    expect((await rowOf(pieceId)).state).toBe('issued');
  });

  it('are looked for before they are entered again', async () => {
    const { pieceId } = await owner();
    const { ledger, db } = server.app;
    const { hash } = await rowOf(pieceId);
    const issue = vi.spyOn(ledger, 'issue').mockImplementationOnce(async () => {
      throw new Error('Cut off.');
    });
    onTestFinished(() => issue.mockRestore());
    await enterCertificates(server.app);
    issue.mockRestore();
    // It was entered all the same.
    const entry = await ledger.issue(hash);
    const again = vi.spyOn(ledger, 'issue');
    onTestFinished(() => again.mockRestore());
    await db.updateTable('nft_certificates').set({ next_ms: 1 }).where('piece_id', '=', pieceId).execute();
    await enterCertificates(server.app);
    expect(again).not.toHaveBeenCalled();
    expect(await rowOf(pieceId)).toMatchObject({ state: 'issued', tx_id: entry.txId, at_ms: entry.atMs });
  });

  it('are asked for by one process at a time, outside of transactions, and up to 200 in a run', async () => {
    const { pieceIds } = await owner(230);
    freezeClock(server);
    const spy = vi.spyOn(server.app.ledger, 'issue');
    onTestFinished(() => spy.mockRestore());
    await Promise.all([enterCertificates(server.app), enterCertificates(server.app)]);
    const { db } = server.app;
    const issued = await db
      .selectFrom('nft_certificates')
      .select('hash')
      .where('piece_id', 'in', pieceIds)
      .where('state', '=', 'issued')
      .execute();
    expect(issued).toHaveLength(230);
    expect(spy).toHaveBeenCalledTimes(230);
  });

  it('stand in a chain in which none can be changed', async () => {
    await owner(3);
    await enterCertificates(server.app);
    const entries = await server.app.db.selectFrom('sandbox_ledger').selectAll().orderBy('seq').execute();
    let previous = '0'.repeat(64);
    for (const entry of entries) {
      expect(entry.previous).toBe(previous);
      expect(txIdOf(entry)).toBe(entry.tx_id);
      previous = entry.tx_id;
    }
  });
});

describe('what persons are told apart by', () => {
  it('is destroyed thirty days after the end of an activity, and not before', async () => {
    const { activityId } = await owner();
    const { ends_ms } = await activityOf(activityId);
    const lastMs = ends_ms + nftLimitKeyDays * 86_400_000;
    const spy = vi.spyOn(server.app.clock, 'now').mockReturnValue(lastMs - 1);
    onTestFinished(() => spy.mockRestore());
    await forgetLimitKeys(server.app);
    expect((await activityOf(activityId)).limit_key_cipher).not.toBeNull();
    spy.mockReturnValue(lastMs);
    await forgetLimitKeys(server.app);
    expect((await activityOf(activityId)).limit_key_cipher).toBeNull();
  });
});

const activityOf = (id: string) =>
  server.app.db
    .selectFrom('nft_activities')
    .select(['ends_ms', 'limit_key_cipher'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
