import { chunkTimeoutMs } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { initialLocale } from '../src/core/locale';
import { sortedKey } from '../src/core/sorted-key';
import { createWorld } from './support/world';

describe('the language', () => {
  const localeOf = (languages: string[], storage: Record<string, string> = {}) =>
    initialLocale(createWorld({}, { languages, storage }).host);

  it.each<[string, string[], Record<string, string>]>([
    ['zh-Hans', [], {}],
    ['zh-Hans', ['fr-FR', 'ja'], {}],
    ['zh-Hans', ['zh-TW', 'en'], {}],
    ['en', ['fr', 'en-GB', 'zh-CN'], {}],
    ['en', ['zh-CN'], { locale: 'en' }],
    ['zh-Hans', ['zh-CN'], { locale: 'fr' }],
    ['zh-Hans', ['english'], {}],
  ])('starts as %s with languages %j and storage %j', (locale, languages, storage) => {
    expect(localeOf(languages, storage)).toBe(locale);
  });

  it('takes effect at once, on texts and on what the server is asked for, and is remembered', async () => {
    const { sdk, host, sent } = createWorld();
    await sdk.locale.set('en');
    expect(sdk.locale.state).toEqual({ locale: 'en', loadStatus: { en: 'loaded' } });
    expect(sdk.i18n.texts.locale).toBe('en');
    expect(host.storage.get('locale')).toBe('en');
    await (await sdk.api()).home.phone();
    expect(sent('/cuser/public/api/constantConfig/getPhone')[0]?.headers.get('accept-language')).toBe('en');
  });

  it('stays what it was when the texts cannot be loaded', async () => {
    const { sdk, host } = createWorld({
      async loadCatalogue(locale) {
        if (locale === 'en') throw new Error('chunk is gone');
        return {};
      },
    });
    await expect(sdk.locale.set('en')).rejects.toThrow('chunk is gone');
    expect(sdk.locale.state).toEqual({ locale: 'zh-Hans', loadStatus: { en: 'error' } });
    expect(host.storage.get('locale')).toBeUndefined();
  });

  it('stays what it was when the texts are longer in coming than code may be, even if they come at last', async () => {
    let arrive: (texts: object) => void = () => {};
    const { sdk, timers } = createWorld({
      loadCatalogue: (locale) =>
        locale === 'en'
          ? new Promise((resolve) => {
              arrive = () => resolve({});
            })
          : Promise.resolve({}),
    });
    let failure: unknown;
    sdk.locale.set('en').catch((error: unknown) => {
      failure = error;
    });
    await timers.pass(chunkTimeoutMs - 1);
    expect(failure).toBeUndefined();
    await timers.pass(1);
    expect(failure).toMatchObject({ kind: 'timeout' });
    arrive({});
    await timers.settle();
    expect(sdk.locale.state).toEqual({ locale: 'zh-Hans', loadStatus: { en: 'error' } });
    await sdk.locale.set('en');
    expect(sdk.locale.state.locale).toBe('en');
  });
});

describe('drafts', () => {
  const isDay = (value: unknown): value is { day: string } =>
    value !== null && typeof value === 'object' && 'day' in value && typeof value.day === 'string';

  it('come back as they were written, for as long as the visit lasts', () => {
    const { sdk, host } = createWorld();
    sdk.drafts.write('booking:t1', { day: '2026-12-01' });
    expect(sdk.drafts.read('booking:t1', isDay)).toEqual({ day: '2026-12-01' });
    expect(sdk.drafts.read('booking:t2', isDay)).toBeUndefined();
    expect(host.sessionStorage.get('draft:booking:t1')).toBe('{"day":"2026-12-01"}');
    sdk.drafts.remove('booking:t1');
    expect(sdk.drafts.read('booking:t1', isDay)).toBeUndefined();
  });

  it('of an older shape, or spoiled, are none', () => {
    const { sdk } = createWorld({}, { sessionStorage: { 'draft:a': '{"day":7}', 'draft:b': '{"da' } });
    expect([sdk.drafts.read('a', isDay), sdk.drafts.read('b', isDay)]).toEqual([undefined, undefined]);
  });

  it('go all together', () => {
    const { sdk, host } = createWorld();
    sdk.drafts.write('a', { day: '1' });
    sdk.drafts.write('b', { day: '2' });
    sdk.drafts.clear();
    expect([host.sessionStorage.get('draft:a'), host.sessionStorage.get('draft:b')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

// conformance: ENT-01, VAL-01
describe('travellers', () => {
  const base = '/cuser/member-contacts-certtype';
  const contact = { name: '林', certType: 1, idCard: '440305********1234', mobile: '' } as const;

  it('are listed for a product, those without a document hidden on wish, the default one never', async () => {
    const { sdk, reply, sent } = createWorld();
    reply(`${base}/selectMemberContactsListByProductId`, () => [
      { ...contact, memberFrequentContactsId: '1', isDefault: true, certType: 0 },
      { ...contact, memberFrequentContactsId: '2', isDefault: false, certType: 0 },
      { ...contact, memberFrequentContactsId: '3', isDefault: false },
    ]);
    const query = { productId: 't1', day: '2026-12-01' };
    expect(await sdk.travellers.list(query)).toHaveLength(3);
    const shown = await sdk.travellers.list({ ...query, hideUndocumented: true });
    expect(shown.map(({ memberFrequentContactsId }) => memberFrequentContactsId)).toEqual(['1', '3']);
    expect(sent(`${base}/selectMemberContactsListByProductId`)[1]?.query).toEqual(query);
  });

  // conformance: API-05
  it('are added, changed, shown and removed', async () => {
    const { sdk, reply, requests } = createWorld();
    reply(`${base}/add`, () => ({ memberFrequentContactsId: '9' }));
    reply(`${base}/edit`, () => null);
    reply(`${base}/detail/9`, () => ({ ...contact, memberFrequentContactsId: '9', isDefault: false }));
    reply(`${base}/delete/9`, () => null);
    expect(await sdk.travellers.add(contact)).toBe('9');
    await sdk.travellers.edit({ memberFrequentContactsId: '9', ...contact });
    expect((await sdk.travellers.detail('9')).name).toBe('林');
    await sdk.travellers.remove('9');
    expect(requests.map(({ method, path }) => `${method} ${path.slice(base.length)}`)).toEqual([
      'POST /add',
      'POST /edit',
      'GET /detail/9',
      'POST /delete/9',
    ]);
  });
});

describe('sortedKey', () => {
  it('is the same for any order of names, at any depth, absent ones left out', () => {
    expect(sortedKey({ b: 1, a: { d: 1, c: undefined } })).toBe(sortedKey({ a: { d: 1 }, b: 1 }));
    expect(sortedKey({ a: [1, 2] })).not.toBe(sortedKey({ a: [2, 1] }));
  });
});
