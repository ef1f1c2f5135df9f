import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cupModel } from '../src/demo/collectibles/cup-model';
import { loadDemoCollectibles } from '../src/demo/collectibles/member';
import { putDemoOriginals } from '../src/demo/collectibles/originals';
import { DEMO_MOBILE } from '../src/demo/member';
import { readPictureManifest } from '../src/demo/picture-manifest';
import { runAllJobs } from '../src/jobs/jobs';
import { logIn, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demoOrders: true });
});
afterAll(() => server.close());

async function demoMember() {
  const token = await logIn(server.visitor(), DEMO_MOBILE, server.console);
  return server.visitor({ tokens: { read: () => token, clear: () => {} } });
}

describe('the demo’s collectibles', () => {
  it('are three activities with 24 collections, in both languages, and nine products', async () => {
    const api = await demoMember();
    const { activity, others } = await api.nft.detail({});
    expect([activity, ...others].map(({ timeStatus }) => timeStatus).sort()).toEqual([0, 1, 2]);
    const names: string[] = [];
    let products = 0;
    for (const { activityId } of [activity, ...others]) {
      const english = server.visitor({ locale: () => 'en' });
      const { records } = await english.nft.collections({ activityId, size: 50 });
      for (const one of records) {
        expect(`${one.name}${one.subtitle}${one.source}${one.author}`).not.toMatch(/\p{Script=Han}/u);
        expect(one.spot).not.toBeNull();
        names.push(one.name);
      }
      products += (await english.nft.productList({ activityId, size: 50 })).total;
    }
    expect(new Set(names).size).toBe(24);
    expect(products).toBe(9);
  });

  it('have a member who is verified, with 14 pieces in several states and one certificate that waits', async () => {
    const api = await demoMember();
    const { records } = await api.nft.myCollections({ size: 50 });
    const count = (status: string) => records.filter((one) => one.status === status).length;
    expect([records.length, count('held'), count('exchanged'), count('frozen')]).toEqual([14, 11, 2, 1]);
    const { activity, credits, joined, verified } = await api.nft.detail({});
    expect({ credits, verified }).toEqual({ credits: 3, verified: true });
    expect(joined?.userIndex).toBe(1);
    const { records: products } = await api.nft.productList({ activityId: activity.activityId, size: 50 });
    expect(products.map(({ left }) => left)).toEqual(expect.arrayContaining([0, 1]));
    const why = products.map(({ mine }) => mine?.why);
    expect(why).toEqual(expect.arrayContaining([null, 'soldOut', 'nftLimit']));
    await runAllJobs(server.app);
    const states: string[] = [];
    for (const { pieceId } of records)
      states.push((await api.nft.collectionsDetail({ pieceId })).certificate?.state ?? 'none');
    expect(states.filter((state) => state === 'issued')).toHaveLength(13);
    expect(states.filter((state) => state === 'pending')).toHaveLength(1);
    const { records: inbox } = await api.message.list({ size: 50 });
    expect(inbox.filter(({ title }) => title['zh-Hans'] === '藏品已存证')).toEqual([]);
    expect(await server.breaches()).toEqual([]);
  });

  it('are written once', async () => {
    const { app } = server;
    await loadDemoCollectibles({ ...app });
    const { records } = await (await demoMember()).nft.myCollections({ size: 50 });
    expect(records).toHaveLength(14);
  });

  it('have their originals in the store: pictures as they are, and a model that is whole', async () => {
    const { app } = server;
    const { picturesDir } = app.config;
    await putDemoOriginals(app.objectStore, readPictureManifest(picturesDir), picturesDir);
    const api = await demoMember();
    const { records } = await api.nft.myCollections({ size: 50 });
    for (const kind of ['image', 'model'] as const) {
      const piece = records.find((one) => one.kind === kind && one.status === 'held');
      const { fileTicket } = await api.nft.collectionsDetail({ pieceId: piece?.pieceId ?? '' });
      const { previews, original } = await api.nft.collectionsFile({ ticket: fileTicket?.ticket ?? '' });
      expect(previews[0]?.width).toBeLessThanOrEqual(720);
      const bytes = Buffer.from(await (await server.fetch(original?.url ?? '')).arrayBuffer());
      expect(bytes.length).toBe(original?.bytes);
      if (kind === 'image') {
        const key = decodeURIComponent(new URL(original?.url ?? '').pathname.split('/').at(-1) ?? '');
        expect(bytes.equals(readFileSync(join(picturesDir, key)))).toBe(true);
      }
    }
    const model = JSON.parse(cupModel());
    const { length } = Buffer.from(model.buffers[0].uri.split(',')[1], 'base64');
    expect(length).toBe(model.buffers[0].byteLength);
    const { byteOffset, byteLength } = model.bufferViews[1];
    expect(byteOffset + byteLength).toBe(length);
  });
});
