import type { ApiClient } from '@yunyou/api-client';
import { fileTicketMinutes, linkMissesPerMinute } from '@yunyou/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addNft, collection, givePiece } from './support/collectibles';
import { freezeClock } from './support/freeze-clock';
import { memberWithMobile } from './support/holders';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.db.deleteFrom('rate_limits').execute());
afterEach(async () => expect(await server.breaches()).toEqual([]));

const BYTES = Buffer.from('0123456789');
let originals = 0;

interface Owner {
  api: ApiClient;
  memberId: string;
  collectionId: string;
  pieceId: string;
}

/** A member with a piece whose original is in the store. */
async function owner(type = 'image/webp'): Promise<Owner> {
  const { api } = await memberWithMobile(server);
  const { memberId } = await api.session.userInfo();
  const key = `private/nft/${originals++}.webp`;
  await server.app.objectStore.put(key, BYTES, type);
  const original = { key, name: '云渡.webp', type, bytes: BYTES.length };
  const nowMs = server.app.clock.now();
  const { collectionIds } = await addNft(server.app, nowMs, {
    collections: [collection({ original, spotId: 'spot-qiyun-ridge' })],
    products: [],
  });
  const [collectionId = ''] = collectionIds;
  const { pieceId } = await givePiece(server.app, memberId, collectionId, nowMs);
  return { api, memberId, collectionId, pieceId };
}

const ticketOf = async ({ api, pieceId }: Owner): Promise<string> =>
  (await api.nft.collectionsDetail({ pieceId })).fileTicket?.ticket ?? '';

const over = expect.objectContaining({ code: 410, rule: 'linkOver' });
const get = (url: string, headers: Record<string, string> = {}) => server.fetch(url, { headers });

// conformance: MKT-06
describe('a collectible', () => {
  it('is shown with the member’s own piece, its certificate and a ticket', async () => {
    const one = await owner();
    const detail = await one.api.nft.collectionsDetail({ pieceId: one.pieceId });
    expect(detail).toMatchObject({
      collection: { collectionId: one.collectionId, issued: 1, spot: { scenicSpotId: 'spot-qiyun-ridge' } },
      ownedCount: 1,
      piece: { pieceId: one.pieceId, serialNo: 1, status: 'held' },
      certificate: { state: 'pending', txId: null, lookUpUrl: null },
    });
    expect(detail.fileTicket?.expiresAtMs).toBe(detail.nowMs + fileTicketMinutes * 60_000);
    expect(detail.fileTicket?.ticket).not.toContain(one.memberId);
    expect(await one.api.nft.collectionsDetail({ collectionId: one.collectionId })).toMatchObject({
      ...{ ownedCount: 1, piece: null, fileTicket: null, certificate: null },
    });
  });

  it('of another is none, and takes one thing or the other', async () => {
    const [one, other] = [await owner(), await owner()];
    for (const pieceId of [other.pieceId, 'none'])
      await expect(one.api.nft.collectionsDetail({ pieceId })).rejects.toMatchObject({ code: 404 });
    await expect(one.api.nft.collectionsDetail({ collectionId: 'none' })).rejects.toMatchObject({
      code: 404,
    });
    await expect(one.api.nft.collectionsDetail({})).rejects.toMatchObject({ code: 400 });
    await expect(one.api.nft.collectionsFile({})).rejects.toMatchObject({ code: 400 });
    await expect(server.visitor().nft.collectionsDetail({ collectionId: 'x' })).rejects.toMatchObject({
      code: 900,
    });
  });
});

describe('files', () => {
  it('are previews for everybody, and the original for whoever has a ticket', async () => {
    const one = await owner();
    const visitor = server.visitor();
    const { previews, original } = await visitor.nft.collectionsFile({ collectionId: one.collectionId });
    expect([previews.length, original]).toEqual([1, null]);
    await expect(visitor.nft.collectionsFile({ collectionId: 'none' })).rejects.toMatchObject({ code: 404 });
    const files = await visitor.nft.collectionsFile({ ticket: await ticketOf(one) });
    expect(files.original).toMatchObject({ fileName: '云渡.webp', contentType: 'image/webp', bytes: 10 });
    const url = files.original?.url ?? '';
    const answer = await get(url);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(BYTES);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      ...{ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff', 'accept-ranges': 'bytes' },
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('云渡')}.webp`,
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const part = await get(url, { range: 'bytes=2-4' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      ...[206, 'bytes 2-4/10', '234'],
    ]);
    expect(await (await get(url, { range: 'bytes=-3' })).text()).toBe('789');
    expect((await get(url, { range: 'bytes=20-' })).status).toBe(416);
  });

  it('are not read without their link, by another’s, or by one that says something else', async () => {
    const one = await owner();
    const { original } = await server.visitor().nft.collectionsFile({ ticket: await ticketOf(one) });
    const url = original?.url ?? '';
    expect((await get(url.split('?')[0] ?? '')).status).toBe(404);
    const other = url.replace(/\d+\.webp\?/, '999.webp?');
    for (const forged of [
      other,
      url.replace('image%2Fwebp', 'text%2Fhtml'),
      url.replace('until=1', 'until=2'),
    ])
      expect((await get(forged)).status).toBe(403);
    freezeClock(server, (original?.expiresAtMs ?? 0) + 1);
    expect((await get(url)).status).toBe(403);
  });

  it('are never a page, whatever their operator calls them', async () => {
    const one = await owner('text/html');
    const { original } = await server.visitor().nft.collectionsFile({ ticket: await ticketOf(one) });
    const answer = await get(original?.url ?? '');
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  });
});

describe('a ticket', () => {
  it('is over after five minutes, when it is forged, and when the piece is used up or somebody else’s', async () => {
    const one = await owner();
    const visitor = server.visitor();
    const opens = (ticket: string) => visitor.nft.collectionsFile({ ticket });
    const ticket = await ticketOf(one);
    const [pieceId = '', until = '', mac = ''] = ticket.split('.');
    expect(Buffer.from(mac, 'base64url').length).toBeGreaterThanOrEqual(16);
    const other = await owner();
    const later = (Number.parseInt(until, 36) + 60_000).toString(36);
    const flipped = `${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`;
    for (const forged of [
      ...[`${pieceId}.${later}.${mac}`, `${other.pieceId}.${until}.${mac}`, `${pieceId}.${until}.${flipped}`],
      ...[`${pieceId}.${until}.`, `${pieceId}.${until}`, 'x', `${ticket}.x`],
    ])
      await expect(opens(forged)).rejects.toEqual(over);
    const set = (columns: { status?: 'held' | 'exchanged' | 'frozen'; member_id?: string }) =>
      server.app.db.updateTable('nft_pieces').set(columns).where('id', '=', one.pieceId).execute();
    await set({ status: 'frozen' });
    expect((await opens(ticket)).original).not.toBeNull();
    await set({ status: 'exchanged' });
    await expect(opens(ticket)).rejects.toEqual(over);
    expect((await one.api.nft.collectionsDetail({ pieceId: one.pieceId })).fileTicket).toBeNull();
    await set({ status: 'held', member_id: other.memberId });
    await expect(opens(ticket)).rejects.toEqual(over);
    await set({ member_id: one.memberId });
    expect((await opens(ticket)).original).not.toBeNull();
    freezeClock(server, Number.parseInt(until, 36));
    await expect(opens(ticket)).rejects.toEqual(over);
  });

  it('is not guessed at: thirty misses a minute, and what is right counts none', async () => {
    const one = await owner();
    const ticket = await ticketOf(one);
    freezeClock(server);
    const visitor = server.visitor();
    for (let tries = 0; tries < linkMissesPerMinute; tries++)
      await expect(visitor.nft.collectionsFile({ ticket: `guess.${tries}.x` })).rejects.toEqual(over);
    await expect(visitor.nft.collectionsFile({ ticket: 'guess.1.x' })).rejects.toMatchObject({ code: 429 });
    await server.app.db.deleteFrom('rate_limits').execute();
    for (let times = 0; times < linkMissesPerMinute + 5; times++)
      expect((await visitor.nft.collectionsFile({ ticket })).original).not.toBeNull();
  });
});
