import { areaList } from '@vant/area-data';
import { type Address, type AddressInput, defaultRegion } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { createPort, createWorld, lost, Refused, refuse } from './support/world';

const paths = {
  getList: '/cuser/member-address/getList',
  add: '/cuser/member-address/add',
  edit: '/cuser/member-address/edit',
  delete: '/cuser/member-address/delete',
  detail: '/cuser/member-address/detail',
  getDefault: '/cuser//member-address/getDefault',
};
const input: AddressInput = {
  ...defaultRegion,
  name: '陈云',
  mobile: '13800000000',
  detail: '莲花路1号',
  tag: '',
  isDefault: false,
};
const addressOf = (id: string, isDefault = false): Address => ({
  ...input,
  id,
  mobile: '138****0000',
  provinces: '广东省深圳市福田区',
  isDefault,
  outdated: false,
});

/** A member with addresses on a server that keeps them. */
function createShop(ids: readonly string[] = ['a-1', 'a-2']) {
  const world = createWorld({}, { storage: { token: 't-1' } });
  let stored = ids.map((id, place) => addressOf(id, place === 0));
  world.reply(paths.getList, () => stored);
  world.reply(paths.add, () => {
    stored = [...stored, addressOf('a-9')];
    return { id: 'a-9' };
  });
  world.reply(paths.edit, ({ body }) => {
    stored = stored.map((one) => ({ ...one, isDefault: one.id === body.id }));
    return null;
  });
  world.reply(paths.delete, ({ query }) => {
    stored = stored.filter(({ id }) => id !== query.id);
    return null;
  });
  const shown = () => world.sdk.addresses.state.list?.map(({ id }) => id);
  const defaults = () =>
    world.sdk.addresses.state.list?.filter(({ isDefault }) => isDefault).map(({ id }) => id);
  return { ...world, shown, defaults };
}

/** Lets what was started in the background come in. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('addresses', () => {
  it('are loaded into the state, whose code nobody else fetches', async () => {
    const { sdk, shown, requests } = createShop();
    expect([shown(), requests]).toEqual([undefined, []]);
    expect(await sdk.addresses.load()).toHaveLength(2);
    expect(shown()).toEqual(['a-1', 'a-2']);
  });

  it('are read one by one, the default by the customer’s own path', async () => {
    const { sdk, reply, sent } = createShop();
    reply(paths.detail, ({ query }) => ({ ...addressOf(query.id ?? ''), mobile: '13800000000' }));
    expect(await sdk.addresses.detail('a-1')).toMatchObject({ id: 'a-1', mobile: '13800000000' });
    reply(paths.getDefault, () => addressOf('a-1', true));
    expect(await sdk.addresses.getDefault()).toMatchObject({ id: 'a-1' });
    reply(paths.getDefault, () => null);
    expect(await sdk.addresses.getDefault()).toBeNull();
    expect(sent(paths.getDefault)).toHaveLength(2);
  });

  it('are added under an idempotency key, and the list is not known until it is there anew', async () => {
    const { sdk, shown, sent } = createShop();
    await sdk.addresses.load();
    expect(await sdk.addresses.add(input)).toBe('a-9');
    expect(shown()).toBeUndefined();
    await settled();
    expect(shown()).toEqual(['a-1', 'a-2', 'a-9']);
    const [request] = sent(paths.add);
    expect(request?.body).toEqual(input);
    expect(request?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('are made the default at once, with all they have and nothing the server makes', async () => {
    const { sdk, defaults, sent } = createShop();
    const [, second] = await sdk.addresses.load();
    await sdk.addresses.makeDefault(second ?? addressOf(''));
    expect(defaults()).toEqual(['a-2']);
    const [request] = sent(paths.edit);
    expect(request?.body).toEqual({ ...input, id: 'a-2', mobile: '138****0000', isDefault: true });
    await settled();
    expect(defaults()).toEqual(['a-2']);
  });

  it('go at once when they are deleted, by an id in the query', async () => {
    const { sdk, shown, sent } = createShop();
    await sdk.addresses.load();
    await sdk.addresses.remove('a-1');
    expect(shown()).toEqual(['a-2']);
    expect(sent(paths.delete)[0]?.query).toEqual({ id: 'a-1' });
  });

  it('are what they were when a change is refused, told to whoever asked and nobody else', async () => {
    const { sdk, shown, reply, heard, timers } = createShop();
    await sdk.addresses.load();
    reply(paths.add, refuse(422, { rule: 'addressLimit', detail: { n: 20 } }));
    reply(paths.delete, refuse(404));
    await expect(sdk.addresses.add(input, { silent: true })).rejects.toMatchObject({ rule: 'addressLimit' });
    await expect(sdk.addresses.remove('a-1', { silent: true })).rejects.toMatchObject({ code: 404 });
    expect(shown()).toEqual(['a-1', 'a-2']);
    await timers.pass(5_000);
    expect(heard).toEqual([]);
  });

  it('are shown as changed while the list cannot be loaded anew', async () => {
    const { sdk, shown, reply, heard, timers } = createShop();
    await sdk.addresses.load();
    reply(paths.getList, lost);
    await sdk.addresses.remove('a-1');
    await settled();
    await timers.pass(5_000);
    expect([shown(), heard]).toEqual([['a-2'], []]);
  });

  it('are not brought back by a list that was asked for before the change', async () => {
    const { sdk, shown, reply } = createShop();
    await sdk.addresses.load();
    let answer: (list: Address[]) => void = () => {};
    const late = new Promise<Address[]>((resolve) => {
      answer = resolve;
    });
    reply(paths.getList, () => late);
    const loading = sdk.addresses.load();
    await settled();
    reply(paths.getList, () => [addressOf('a-2', true)]);
    await sdk.addresses.remove('a-1');
    await settled();
    answer([addressOf('a-1', true), addressOf('a-2')]);
    expect(await loading).toHaveLength(2);
    expect(shown()).toEqual(['a-2']);
  });

  it.each([
    ['the person logs out', (shop: ReturnType<typeof createShop>) => shop.sdk.session.logout()],
    [
      'the server ends the login',
      async ({ sdk, reply }: ReturnType<typeof createShop>) => {
        reply(paths.detail, () => new Refused(904));
        await sdk.addresses.detail('a-1', { silent: true }).catch(() => {});
      },
    ],
  ])('are forgotten when %s', async (_, end) => {
    const shop = createShop();
    await shop.sdk.addresses.load();
    await end(shop);
    expect(shop.shown()).toBeUndefined();
  });

  it('are taken apart on the device: nothing of a pasted one is sent', async () => {
    const { sdk, requests } = createShop();
    expect(await sdk.addresses.parse('莲花路1号,福田区,陈云,+86 13800000000', areaList)).toMatchObject({
      name: '陈云',
      region: defaultRegion,
    });
    expect(await sdk.addresses.parse('hello', areaList)).toBeUndefined();
    expect(requests).toEqual([]);
  });
});

describe('an address one page lets another choose', () => {
  const order = '/packages/order/goods-place-order/goods-place-order?from=cart';
  const choose = '/packages/user-module/address/address?select=1';

  function createApp(url: string, addressChoice?: string) {
    const world = createWorld(
      {},
      {
        storage: { token: 't-1', isMember: '1' },
        ...(addressChoice && { sessionStorage: { addressChoice } }),
      },
    );
    const port = createPort(true);
    let current = url;
    world.sdk.navigation.attach(port, { current: () => current });
    return { ...world, port, goTo: (next: string) => (current = next) };
  }

  it('comes back to the page that asked, once', async () => {
    const { sdk, port, goTo, timers } = createApp(order);
    sdk.addresses.choice.ask();
    expect(port.moves).toEqual([`push ${choose}`]);
    goTo(choose);
    expect(sdk.addresses.choice.take()).toBeUndefined();
    await timers.pass(1_000);
    sdk.addresses.choice.answer('a-2');
    expect(port.moves.at(-1)).toBe('back');
    goTo(order);
    expect(sdk.addresses.choice.take()).toBe('a-2');
    expect(sdk.addresses.choice.take()).toBeUndefined();
  });

  it('outlives a reload, and is null for whoever went back without one', () => {
    const first = createApp(order);
    first.sdk.addresses.choice.ask();
    const { sdk, goTo } = createApp(choose, first.host.sessionStorage.get('addressChoice'));
    goTo(order);
    expect(sdk.addresses.choice.take()).toBeNull();
  });
});
