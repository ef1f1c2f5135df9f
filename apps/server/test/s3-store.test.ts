import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedUrl } from '../src/outside/s3-signed-url';
import { leave } from './support/account';
import { photo } from './support/reviews';
import { type S3Stub, startS3Stub } from './support/s3-stub';
import { startTestServer, type TestServer } from './support/test-server';

let stub: S3Stub;
let server: TestServer;
beforeAll(async () => {
  stub = await startS3Stub();
  server = await startTestServer({ objectStore: stub.account });
});
afterAll(async () => {
  await server.close();
  await stub.stop();
});

const picture = (bytes = 3) => new File([new Uint8Array(bytes).fill(7)], 'me.png', { type: 'image/png' });
/** Calls go to the server in this process, forms to the store by the network. */
const member = () =>
  server.member({
    fetch: (input, init) =>
      String(input instanceof Request ? input.url : input).startsWith('http://yunyou.test')
        ? server.fetch(input, init)
        : globalThis.fetch(input, init),
  });

describe('uploads into a store that speaks S3', () => {
  it('arrive by a POST policy, can be read and become the member’s picture', async () => {
    const api = await member();
    const bytes = new Uint8Array(await photo());
    const { url, key } = await api.uploadFile({ file: new File([bytes], 'me.png'), fileName: 'me.png' });
    expect(stub.objects.get(key)).toEqual(bytes);
    expect((await fetch(url)).status).toBe(200);
    const { headImg } = await api.member.setAvatar({ key });
    expect(headImg).not.toBe(url);
    expect((await fetch(headImg)).headers.get('content-type')).toBe('image/webp');
  });

  it('are refused where the policy does not allow them', async () => {
    const api = await member();
    const policy = await api.upload.policy({ fileName: 'me.png' });
    const before = stub.objects.size;
    const post = (change: Record<string, string>, file: File) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...policy.fields, ...change })) form.append(name, value);
      form.append('file', file);
      return fetch(policy.EndPoint, { method: 'POST', body: form });
    };
    expect((await post({ key: 'user/somebody/else.png' }, picture())).status).toBe(403);
    expect((await post({ 'X-Amz-Signature': '0'.repeat(64) }, picture())).status).toBe(403);
    expect((await post({}, picture(11 * 1024 * 1024))).status).toBe(400);
    expect(stub.objects.size).toBe(before);
    expect((await post({}, picture())).status).toBe(204);
  });

  it('go with the member who leaves, and only theirs', async () => {
    const [leaving, staying] = [await member(), await member()];
    const gone = await leaving.uploadFile({ file: picture(), fileName: 'a.png' });
    const kept = await staying.uploadFile({ file: picture(), fileName: 'b.png' });
    await leave(server, leaving);
    expect(stub.objects.has(gone.key)).toBe(false);
    expect(stub.objects.has(kept.key)).toBe(true);
  });

  it('are read up to a size, and things of our own are put beside them', async () => {
    const { objectStore } = server.app;
    const { key } = await (await member()).uploadFile({ file: picture(30), fileName: 'a.png' });
    const read = async (maxBytes: number) => (await objectStore.read(key, { maxBytes }))?.byteLength;
    expect([await read(30), await read(29)]).toEqual([30, undefined]);
    expect(await objectStore.read('user/nobody/a.png', { maxBytes: 30 })).toBeUndefined();
    await objectStore.put('review/1/a.webp', new Uint8Array([1, 2]), 'image/webp');
    expect(stub.objects.get('review/1/a.webp')).toEqual(new Uint8Array([1, 2]));
  });

  it('are handed out by an address that is good for a while, for one object, and is never a page', async () => {
    const { objectStore } = server.app;
    const key = 'private/nft/云 海(1).webp';
    await objectStore.put(key, new Uint8Array([7, 8, 9]), 'image/webp');
    const link = (contentType: string, lifeMs = 60_000) =>
      objectStore.linkTo(key, { fileName: "云海 '1'.webp", contentType, lifeMs });
    const url = await link('image/webp');
    const answer = await fetch(url);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('云海 ')}%271%27.webp`,
    );
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([7, 8, 9]));
    expect((await fetch(url.replace('image%2Fwebp', 'text%2Fhtml'))).status).toBe(403);
    expect((await fetch(url.replace('private', 'private2'))).status).toBe(403);
    expect((await fetch(await link('text/html'))).headers.get('content-type')).toBe(
      'application/octet-stream',
    );
    const short = await link('image/webp', 1);
    await new Promise((done) => setTimeout(done, 1_100));
    expect((await fetch(short)).status).toBe(403);
  });

  it('have addresses that are signed as the service’s own example', () => {
    const url = signedUrl(
      {
        ...{ endpoint: 'https://examplebucket.s3.amazonaws.com', region: 'us-east-1', bucket: '' },
        ...{ accessKeyId: 'AKIAIOSFODNN7EXAMPLE', key: 'test.txt' },
        secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
        ...{ atMs: Date.UTC(2013, 4, 24), lifeSeconds: 86_400 },
      },
      {},
    );
    expect(url).toContain('X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404');
  });

  it('lend no keys without a role for it', async () => {
    await expect((await member()).upload.aliYunToken()).rejects.toMatchObject({ code: 404 });
  });
});
