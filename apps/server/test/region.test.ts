import { calls } from '@yunyou/contract';
import { schemas } from '@yunyou/contract/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('answers the tree down to the level that is asked for', async () => {
  const { region } = server.visitor();
  const whole = await region.index({});
  expect(schemas.region.index.response.safeParse(whole).error?.issues).toBeUndefined();
  const counts = (tree: typeof whole.tree) => [
    tree.length,
    tree.flatMap(({ children }) => children).length,
    tree.flatMap(({ children }) => children.flatMap((city) => city.children)).length,
  ];
  expect(counts(whole.tree)).toEqual([34, 369, 3479]);
  expect(counts((await region.index({ level: 2 })).tree)).toEqual([34, 369, 0]);
  expect(counts((await region.index({ level: 1 })).tree)).toEqual([34, 0, 0]);
});

it('answers what is right below a region, with suffixes and English names', async () => {
  const { region } = server.visitor();
  const provinces = await region.relateList({});
  expect(provinces.find(({ code }) => code === '440000')).toEqual({
    code: '440000',
    name: '广东省',
    nameEn: 'Guangdong',
    level: 1,
    parentCode: null,
    hasChildren: true,
  });
  const cities = await region.relateList({ parentCode: '440000' });
  expect(cities.find(({ name }) => name === '深圳市')).toMatchObject({ nameEn: 'Shenzhen', level: 2 });
  const counties = await region.relateList({ parentCode: '440300' });
  expect(counties.find(({ code }) => code === '440304')).toEqual({
    code: '440304',
    name: '福田区',
    nameEn: 'Futian',
    level: 3,
    parentCode: '440300',
    hasChildren: false,
  });
  expect(await region.relateList({ parentCode: '440304' })).toEqual([]);
});

it('names the provinces as the country does, and leaves no name empty', async () => {
  const { tree } = await server.visitor().region.index({});
  const names = tree.map(({ nameEn }) => nameEn);
  expect(names).toEqual(
    expect.arrayContaining(['Beijing', 'Inner Mongolia', 'Shaanxi', 'Shanxi', 'Hong Kong']),
  );
  expect(new Set(names).size).toBe(34);
  const all = tree.flatMap((province) => [
    province,
    ...province.children.flatMap((city) => [city, ...city.children]),
  ]);
  expect(all.filter(({ nameEn }) => !/^[A-Z][\p{L}' -]*$/u.test(nameEn))).toEqual([]);
  const english = new Map(all.map(({ name, nameEn }) => [name, nameEn]));
  const spelled = ['西安市', '延安市', '吕梁市', '广州市', '黄岩区'].map((name) => english.get(name));
  expect(spelled).toEqual(["Xi'an", "Yan'an", 'Lüliang', 'Guangzhou', 'Huangyan']);
});

it('knows no other codes', async () => {
  const { region } = server.visitor();
  await expect(region.relateList({ parentCode: '999999' })).rejects.toMatchObject({ code: 404 });
  await expect(region.relateList({ parentCode: 'x' })).rejects.toMatchObject({ code: 400 });
});

it('is told to whoever has it already by a tag alone', async () => {
  const ask = (headers: Record<string, string> = {}) =>
    server.fetch(`http://yunyou.test${calls.region.index.path}`, { headers });
  const etag = (await ask()).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await ask({ 'If-None-Match': etag })).status).toBe(304);
});
