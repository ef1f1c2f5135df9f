import { describe, expect, it } from 'vitest';
import { createPort, createWorld } from './support/world';

const cityInfo = '/cuser/home/page/public/api/cityInfo';
const place = { name: '栖云岭', address: '澄岚市栖云区', latitude: 22.7, longitude: 114.9 };

/** An app whose address is turned by hand. */
function createApp(url: string, options: Parameters<typeof createWorld>[1] = {}) {
  const world = createWorld({}, options);
  const port = createPort(true);
  let current = url;
  world.sdk.navigation.attach(port, { current: () => current });
  return { ...world, port, goTo: (next: string) => (current = next) };
}

describe('a place one page lets another choose', () => {
  const list = '/pages/search-scenic-spot/search-scenic-spot?theme=lake';
  const choose = '/choose-location?latitude=22.5&longitude=114&keyword=%E5%B1%B1';

  it('comes back to the page that asked, once, whatever its query is now', async () => {
    const { sdk, port, goTo, timers } = createApp(list);
    sdk.places.ask({ latitude: 22.5, longitude: 114, keyword: '山' });
    expect(port.moves).toEqual([`push ${choose}`]);
    goTo(choose);
    expect(sdk.places.take()).toBeUndefined();
    await timers.pass(1_000);
    sdk.places.answer(place);
    expect(port.moves.at(-1)).toBe('back');
    goTo(`${list}&sort=distance`);
    expect(sdk.places.take()).toEqual(place);
    expect(sdk.places.take()).toBeUndefined();
  });

  it('is null for a page whose person went back without one', () => {
    const { sdk, goTo } = createApp(list);
    sdk.places.ask();
    goTo('/choose-location');
    goTo(list);
    expect(sdk.places.take()).toBeNull();
    expect(sdk.places.take()).toBeUndefined();
  });

  it('is nothing for a page that had not asked', () => {
    const { sdk, goTo } = createApp(list);
    sdk.places.ask();
    goTo('/pages/hotel-home/hotel-home');
    expect(sdk.places.take()).toBeUndefined();
  });

  it('outlives a reload of the page that chooses', () => {
    const first = createApp(list);
    first.sdk.places.ask();
    const placeChoice = first.host.sessionStorage.get('placeChoice') ?? '';
    const { sdk, goTo } = createApp(choose, { sessionStorage: { placeChoice } });
    sdk.places.answer(place);
    goTo(list);
    expect(sdk.places.take()).toEqual(place);
  });

  it('answers nobody when nobody asked', () => {
    const { sdk, port } = createApp(choose);
    sdk.places.answer(place);
    expect(port.moves).toEqual(['back']);
    expect(sdk.places.take()).toBeUndefined();
  });
});

describe('where the person is', () => {
  it('is asked on their wish, drawn as maps draw it, rounded, and stored nowhere', async () => {
    const { sdk, host, requests } = createWorld(
      {},
      { position: { latitude: 22.541234, longitude: 114.055678, datum: 'wgs84' } },
    );
    expect(sdk.location.own.position).toBeUndefined();
    const position = await sdk.location.ownPosition();
    expect(position).toEqual({ latitude: 22.539, longitude: 114.061 });
    expect(sdk.location.own.position).toEqual(position);
    expect(requests).toEqual([]);
    expect(sdk.location.state.place).toBeUndefined();
    expect(host.storage.get('city')).toBeUndefined();
  });

  it('keeps what a Chinese map says', async () => {
    const { sdk } = createWorld({}, { position: { latitude: 22.5412, longitude: 114.0554, datum: 'gcj02' } });
    expect(await sdk.location.ownPosition()).toEqual({ latitude: 22.541, longitude: 114.055 });
  });

  it('is not known when they refuse', async () => {
    const { sdk } = createWorld({}, { position: 'cancelled' });
    await expect(sdk.location.ownPosition()).rejects.toMatchObject({ code: 'cancelled' });
    expect(sdk.location.own.position).toBeUndefined();
  });
});

describe('cities that were chosen', () => {
  const city = (name: string) => ({ name, nameEn: `${name} in English` });

  it('are kept, the newest first, none twice, six at most', async () => {
    const { sdk } = createWorld();
    for (const name of ['一', '二', '三', '四', '五', '六', '七', '三'])
      await sdk.location.choose(city(name));
    expect(sdk.location.recentCities().map(({ name }) => name)).toEqual(['三', '七', '六', '五', '四', '二']);
  });

  it('are forgotten when they are no longer listed', async () => {
    const { sdk, host, reply } = createWorld();
    reply(cityInfo, () => ({ cityList: [], recommendList: [] }));
    await sdk.location.choose(city('一'));
    await sdk.location.choose(city('二'));
    sdk.location.forget();
    expect(sdk.location.cityName()).toBe('深圳市');
    expect(host.storage.get('city')).toBeUndefined();
    expect(sdk.location.recentCities()).toEqual([city('一')]);
  });

  it('that are spoiled are left out', () => {
    const { sdk } = createWorld(
      {},
      { storage: { recentCities: '[1,{"name":"二"},{"name":"一","nameEn":"One"}]' } },
    );
    expect(sdk.location.recentCities()).toEqual([{ name: '一', nameEn: 'One' }]);
  });
});
