import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it('lend no keys without a role for it', async () => {
    await expect((await member()).upload.aliYunToken()).rejects.toMatchObject({ code: 404 });
  });
});
