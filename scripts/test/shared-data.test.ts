import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createSharedData } from '../../apps/web/src/server/shared-data';

const textAt = async (data: ReturnType<typeof createSharedData>, path: string) => {
  const file = await data.at(path);
  return (
    file && { plain: Buffer.from(file.body).toString(), brotli: brotliDecompressSync(file.brotli).toString() }
  );
};

it('is one file for two renderings that differ in their moment only', async () => {
  const data = createSharedData('/data/');
  const first = data.keep('$R[1]={u:17,title:"山"}', { 'u:17': 'u:now' });
  const second = data.keep('$R[1]={u:18,title:"山"}', { 'u:18': 'u:now' });
  expect(second).toBe(first);
  expect(first).toMatch(/^\/data\/[\w-]{16}$/);
  const text = '$R[1]={u:now,title:"山"}';
  expect(await textAt(data, first)).toEqual({ plain: text, brotli: text });
});

it('leaves alone what operators wrote, other members and other numbers', async () => {
  const data = createSharedData('/data/');
  const text = '{"text":"u:17, and \\\\","other":"say \\"u:17\\"",mu:17,u:170}';
  expect((await textAt(data, data.keep(text, { 'u:17': 'u:now' })))?.plain).toBe(text);
});

it('keeps the hundred newest', async () => {
  const data = createSharedData('/data/');
  const first = data.keep('first', {});
  const second = data.keep('second', {});
  for (let n = 0; n < 98; n++) data.keep(`other ${n}`, {});
  data.keep('first', {});
  data.keep('one more', {});
  expect(data.at(first)).toBeDefined();
  expect(data.at(second)).toBeUndefined();
});
