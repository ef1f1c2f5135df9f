import { type Address, type AddressInput, addressMax, defaultRegion } from '@yunyou/contract';
import { schemas } from '@yunyou/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_MOBILE } from '../src/demo/member';
import { logIn, readJson, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Member = Awaited<ReturnType<TestServer['member']>>;

const lotusRoad: AddressInput = {
  ...defaultRegion,
  name: '陈云',
  mobile: '13800000000',
  detail: '莲花路1号',
  tag: 'home',
  isDefault: false,
};
const beijing = { state: '北京市', city: '北京市', county: '东城区', adcode: '110101' } as const;

const namesOf = (list: readonly Address[]) => list.map(({ name }) => name);
const defaultsOf = (list: readonly Address[]) => list.filter(({ isDefault }) => isDefault).length;

/** Adds addresses one after the other; resolves to their ids. */
async function withAddresses(api: Member, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push((await api.address.add({ ...lotusRoad, name })).id);
  return ids;
}

/** Takes an address's region out of the tree, as an adjustment of the country's regions does. */
const outdate = (id: string) =>
  server.app.db
    .updateTable('addresses')
    .set({ state: '浙江省', city: '杭州市', county: '下城区', adcode: '330103' })
    .where('id', '=', id)
    .execute();

// conformance: API-05
describe('addresses', () => {
  // conformance: ENT-01
  it('are listed with the default first, then the newest, mobiles masked; one of them whole', async () => {
    const api = await server.member();
    const [first = ''] = await withAddresses(api, ['一', '二', '三']);
    const list = await api.address.getList();
    expect(schemas.address.getList.response.safeParse(list).error?.issues).toBeUndefined();
    expect(namesOf(list)).toEqual(['一', '三', '二']);
    expect(list[0]).toMatchObject({ mobile: '138****0000', isDefault: true, outdated: false });
    expect(await api.address.detail({ id: first })).toEqual({
      ...lotusRoad,
      id: first,
      name: '一',
      provinces: '广东省深圳市福田区',
      isDefault: true,
      outdated: false,
    });
  });

  it.each([
    [beijing, '北京市东城区'],
    [{ state: '湖北省', city: '省直辖县', county: '仙桃市', adcode: '429004' }, '湖北省仙桃市'],
    [{ state: '重庆市', city: '县', county: '城口县', adcode: '500229' }, '重庆市城口县'],
    [{ state: '广东省', city: '东莞市', county: '长安镇', adcode: '441904' }, '广东省东莞市长安镇'],
  ])('say where they are in one: %o', async (place, provinces) => {
    const api = await server.member();
    const { id } = await api.address.add({ ...lotusRoad, ...place });
    expect((await api.address.detail({ id })).provinces).toBe(provinces);
  });

  it('keep name, mobile and detail encrypted', async () => {
    const api = await server.member();
    const { id } = await api.address.add(lotusRoad);
    const row = await server.app.db
      .selectFrom('addresses')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    for (const secret of [lotusRoad.name, lotusRoad.mobile, lotusRoad.detail])
      expect(JSON.stringify(row)).not.toContain(secret);
  });

  it('are added once however often one key is sent', async () => {
    const api = await server.member();
    const send = () =>
      server.fetch('http://yunyou.test/cuser/member-address/add', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${api.token}`,
          'idempotency-key': 'one-address-of-mine',
        },
        body: JSON.stringify(lotusRoad),
      });
    const ids = [await send(), await send()].map((answer) => readJson<{ data: { id: string } }>(answer));
    const [first, second] = await Promise.all(ids);
    expect(first?.data.id).toBeTruthy();
    expect(second).toEqual(first);
    expect(await api.address.getList()).toHaveLength(1);
  });

  it.each([
    [{ adcode: '440305' }, 'addressInvalid', 'adcode'],
    [{ county: '南山区' }, 'addressInvalid', 'adcode'],
    [{ city: '广州市' }, 'addressInvalid', 'adcode'],
    [{ state: '广东' }, 'addressInvalid', 'adcode'],
    // No county, or none that exists.
    [{ county: '', adcode: '440300' }, 'addressInvalid', 'adcode'],
    [{ adcode: '999999' }, 'addressInvalid', 'adcode'],
    [{ adcode: '330103', state: '浙江省', city: '杭州市', county: '下城区' }, 'addressInvalid', 'adcode'],
    [{ mobile: '2380000000' }, 'mobileInvalid', 'mobile'],
    [{ mobile: '138****0000' }, 'mobileInvalid', 'mobile'],
  ])('are refused with their field: %o', async (part, rule, field) => {
    const api = await server.member();
    await expect(api.address.add({ ...lotusRoad, ...part })).rejects.toMatchObject({
      code: 422,
      rule,
      field,
    });
    const { id } = await api.address.add(lotusRoad);
    const before = await api.address.detail({ id });
    const changed = { ...lotusRoad, name: '别名', ...part };
    // Masked as it was shown, it would be what is stored.
    if (changed.mobile !== '138****0000')
      await expect(api.address.edit({ id, ...changed })).rejects.toMatchObject({ code: 422, rule, field });
    expect(await api.address.detail({ id })).toEqual(before);
  });

  it.each([
    [{ name: '' }],
    [{ name: '名'.repeat(21) }],
    [{ detail: '三个字' }],
    [{ detail: '字'.repeat(101) }],
    [{ adcode: '4403' }],
    [{ tag: 'garden' }],
    [{ isDefault: 'yes' }],
  ])('are no addresses: %o', async (part) => {
    const api = await server.member();
    await expect(api.address.add({ ...lotusRoad, ...part } as AddressInput)).rejects.toMatchObject({
      code: 400,
      field: Object.keys(part)[0],
    });
  });

  it('keep markup as the text it is', async () => {
    const api = await server.member();
    const detail = '<b onclick="x()">莲花路</b> 1号';
    const { id } = await api.address.add({ ...lotusRoad, detail });
    expect((await api.address.detail({ id })).detail).toBe(detail);
  });
});

describe('changing an address', () => {
  it('keeps a masked mobile that comes back as it was shown', async () => {
    const api = await server.member();
    await api.address.add(lotusRoad);
    const [shown] = await api.address.getList();
    if (!shown) throw new Error('There is none.');
    const { outdated, provinces, ...fields } = shown;
    await api.address.edit({ ...fields, name: '陈云云', ...beijing, tag: '' });
    expect(await api.address.detail({ id: shown.id })).toMatchObject({
      name: '陈云云',
      mobile: lotusRoad.mobile,
      provinces: '北京市东城区',
      tag: '',
    });
    await api.address.edit({ ...fields, mobile: '13900000000' });
    expect((await api.address.detail({ id: shown.id })).mobile).toBe('13900000000');
  });

  it('tells whoever keeps a region that is gone, until another is chosen', async () => {
    const api = await server.member();
    const { id } = await api.address.add(lotusRoad);
    await outdate(id);
    const old = await api.address.detail({ id });
    expect(old).toMatchObject({ outdated: true, provinces: '浙江省杭州市下城区' });
    const { outdated, provinces, ...fields } = old;
    await expect(api.address.edit({ ...fields, name: '新名' })).rejects.toMatchObject({
      code: 422,
      rule: 'regionOutdated',
      field: 'adcode',
      userMessage: '行政区划已调整，请重新选择',
    });
    await expect(api.address.edit({ ...fields, county: '上城区' })).rejects.toMatchObject({
      rule: 'addressInvalid',
    });
    await api.address.edit({ ...fields, ...beijing });
    expect(await api.address.detail({ id })).toMatchObject({ outdated: false, provinces: '北京市东城区' });
  });
});

describe('the default address', () => {
  it('is none without addresses, then the first, then the one that is made it', async () => {
    const api = await server.member();
    expect(await api.address.getDefault()).toBeNull();
    const [first = '', second = ''] = await withAddresses(api, ['一', '二']);
    expect(await api.address.getDefault()).toMatchObject({ id: first, mobile: '138****0000' });
    await api.address.edit({ ...lotusRoad, id: second, isDefault: true });
    expect(await api.address.getDefault()).toMatchObject({ id: second });
    const third = await api.address.add({ ...lotusRoad, name: '三', isDefault: true });
    expect(await api.address.getDefault()).toMatchObject({ id: third.id });
    expect(defaultsOf(await api.address.getList())).toBe(1);
  });

  it('stays one until another takes over', async () => {
    const api = await server.member();
    const [first = ''] = await withAddresses(api, ['一', '二']);
    await api.address.edit({ ...lotusRoad, id: first, isDefault: false });
    expect(await api.address.getDefault()).toMatchObject({ id: first });
  });

  it('passes to the newest other one when it is deleted; any other leaves it', async () => {
    const api = await server.member();
    const [first = '', second = '', third = ''] = await withAddresses(api, ['一', '二', '三']);
    await api.address.delete({ id: third });
    expect(await api.address.getDefault()).toMatchObject({ id: first });
    const [fourth = ''] = await withAddresses(api, ['四']);
    await api.address.delete({ id: first });
    expect(namesOf(await api.address.getList())).toEqual(['四', '二']);
    expect(await api.address.getDefault()).toMatchObject({ id: fourth });
    await api.address.delete({ id: fourth });
    await api.address.delete({ id: second });
    expect(await api.address.getDefault()).toBeNull();
    await expect(api.address.delete({ id: second })).rejects.toMatchObject({ code: 404 });
  });

  it('is answered in both spellings of its path', async () => {
    const api = await server.member();
    const [id] = await withAddresses(api, ['一']);
    for (const path of ['/cuser//member-address/getDefault', '/cuser/member-address/getDefault']) {
      const answer = await server.fetch(`http://yunyou.test${path}`, {
        headers: { authorization: `Bearer ${api.token}` },
      });
      expect(await readJson(answer)).toMatchObject({ code: 0, data: { id } });
    }
  });
});

describe('at once', () => {
  it('the 21st is refused, and so are those that come beside the 20th', async () => {
    const api = await server.member();
    await withAddresses(
      api,
      Array.from({ length: addressMax - 1 }, (_, n) => `第${n}`),
    );
    const answers = await Promise.allSettled(
      // None of them the default, which would let one wait for another.
      Array.from({ length: 6 }, () => api.address.add(lotusRoad)),
    );
    const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(5);
    for (const reason of refused)
      expect(reason).toMatchObject({ code: 422, rule: 'addressLimit', userMessage: '最多保存20个地址' });
    const list = await api.address.getList();
    expect([list.length, defaultsOf(list)]).toEqual([addressMax, 1]);
    // Whoever was refused moved nothing.
    await expect(api.address.add({ ...lotusRoad, isDefault: true })).rejects.toMatchObject({ code: 422 });
    expect(await api.address.getList()).toEqual(list);
  });

  it('first addresses leave one default', async () => {
    const api = await server.member();
    await Promise.all(['一', '二', '三', '四'].map((name) => api.address.add({ ...lotusRoad, name })));
    expect(defaultsOf(await api.address.getList())).toBe(1);
  });

  it('several that become the default leave one', async () => {
    const api = await server.member();
    const ids = await withAddresses(api, ['一', '二', '三', '四', '五']);
    await Promise.all(ids.map((id) => api.address.edit({ ...lotusRoad, id, isDefault: true })));
    expect(defaultsOf(await api.address.getList())).toBe(1);
  });

  it('one that becomes the default while the default is deleted leaves one', async () => {
    const api = await server.member();
    const [first = '', second = ''] = await withAddresses(api, ['一', '二', '三']);
    await Promise.all([
      api.address.delete({ id: first }),
      api.address.edit({ ...lotusRoad, id: second, isDefault: true }),
    ]);
    const list = await api.address.getList();
    expect([list.length, defaultsOf(list)]).toEqual([2, 1]);
    expect(list[0]?.id).toBe(second);
  });
});

it('the demo member has three, one of them outdated', async () => {
  const token = await logIn(server.visitor(), DEMO_MOBILE, server.console);
  const api = server.visitor({ tokens: { read: () => token, clear: () => {} } });
  const list = await api.address.getList();
  expect(list.map(({ isDefault, outdated, provinces }) => ({ isDefault, outdated, provinces }))).toEqual([
    { isDefault: true, outdated: false, provinces: '广东省深圳市福田区' },
    { isDefault: false, outdated: false, provinces: '北京市东城区' },
    { isDefault: false, outdated: true, provinces: '浙江省杭州市下城区' },
  ]);
});
