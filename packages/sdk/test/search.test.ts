import { describe, expect, it } from 'vitest';
import { openSuggestions } from '../src';
import { createWorld, lost, refuse, type ScriptedRequest } from './support/world';

const index = '/cuser/public/api/search/index';
const suggest = '/cuser/public/api/search/suggest';
const hotWords = '/cuser/public/api/search/hotWords';
const special = '/cuser/public/api/special/detail';
const relateList = '/cuser/public/api/basic/sysCityRelate/relateList';

const emptyPage = {
  records: [],
  total: 0,
  size: 10,
  current: 1,
  pages: 0,
  next: null,
  totalIsMinimum: false,
  corrected: null,
  elsewhere: [],
};

// conformance: ERR-03
describe('a search', () => {
  it('answers the page, which is read once for everybody who asks', async () => {
    const { sdk, reply, sent } = createWorld();
    reply(index, () => ({ ...emptyPage, total: 3, corrected: '温泉' }));
    const page = await sdk.search.page({ keyword: '温全' });
    await sdk.catalogue.searchPage({ keyword: '温全' });
    expect(page).toMatchObject({ total: 3, corrected: '温泉', failed: false });
    expect(sent(index)).toHaveLength(1);
    expect(sent(index)[0]?.query).toEqual({ keyword: '温全' });
  });

  it.each([
    ['the server fails', refuse(500)],
    ['it is asked too often', refuse(429)],
    ['there is no network', lost],
  ])('is an empty page, told to nobody, when %s', async (_when, outcome) => {
    const { sdk, reply, timers, heard } = createWorld();
    reply(index, outcome);
    expect(await sdk.search.page({ keyword: '温泉', size: 20 })).toEqual({
      ...emptyPage,
      size: 20,
      failed: true,
    });
    await timers.pass(5_000);
    expect(heard).toEqual([]);
  });

  it('is asked again after a failure', async () => {
    const { sdk, reply } = createWorld();
    reply(index, refuse(500));
    await sdk.search.page({ keyword: '温泉' });
    reply(index, () => ({ ...emptyPage, total: 1 }));
    expect(await sdk.search.page({ keyword: '温泉' })).toMatchObject({ total: 1, failed: false });
  });

  it('rejects only for whoever cancelled it', async () => {
    const { sdk, reply } = createWorld();
    reply(index, () => new Promise(() => {}));
    const gone = new AbortController();
    const asked = sdk.search.page({ keyword: '温泉' }, { signal: gone.signal });
    gone.abort();
    await expect(asked).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('has hot words, specials and regions in the person’s language', async () => {
    const { sdk, reply, sent } = createWorld();
    reply(hotWords, () => ['温泉']);
    reply(special, () => ({ id: 's-1', components: [] }));
    reply(relateList, () => []);
    await sdk.catalogue.hotWords('澄岚市');
    await sdk.catalogue.special('s-1');
    await sdk.catalogue.regions();
    await sdk.catalogue.regions('440000');
    expect(sent(hotWords)[0]?.query).toEqual({ cityName: '澄岚市' });
    expect(sent(relateList).map(({ query }) => query)).toEqual([{}, { parentCode: '440000' }]);
    await sdk.locale.set('en');
    await sdk.catalogue.special('s-1');
    expect(sent(special).map(({ headers }) => headers.get('accept-language'))).toEqual(['zh-Hans', 'en']);
  });
});

describe('words that were searched for', () => {
  it('are kept on the device, the newest first, none twice, 20 at most', () => {
    const { sdk, host } = createWorld();
    const { history } = sdk.search;
    for (let word = 1; word <= 25; word += 1) history.add(`词${word}`);
    history.add(' 词10 ');
    history.add('   ');
    expect(history.state.words).toHaveLength(20);
    expect(history.state.words.slice(0, 3)).toEqual(['词10', '词25', '词24']);
    const next = createWorld({}, { storage: { 'searches:': host.storage.get('searches:') ?? '' } });
    next.sdk.search.history.load();
    expect(next.sdk.search.history.state.words).toEqual(history.state.words);
  });

  it('are deleted one by one, and all together', () => {
    const { sdk, host } = createWorld();
    const { history } = sdk.search;
    for (const word of ['一', '二', '三']) history.add(word);
    history.remove('二');
    expect(history.state.words).toEqual(['三', '一']);
    history.clear();
    expect(history.state.words).toEqual([]);
    expect(host.storage.get('searches:')).toBeUndefined();
  });

  it('belong to one member, and a visitor has their own', async () => {
    const { sdk, timers } = createWorld({}, { storage: { token: 't-1', 'searches:': '["外"]' } });
    await sdk.start();
    await timers.settle();
    sdk.search.history.load();
    expect(sdk.search.history.state.words).toEqual([]);
    sdk.search.history.add('内');
    await sdk.session.logout();
    sdk.search.history.load();
    expect(sdk.search.history.state.words).toEqual(['外']);
    sdk.dispose();
  });

  it.each(['{', '{"a":1}', '[1,null,"山"]'])('survive what is spoiled: %s', (text) => {
    const { sdk } = createWorld({}, { storage: { 'searches:': text } });
    sdk.search.history.load();
    expect(sdk.search.history.state.words).toEqual(text.startsWith('[') ? ['山'] : []);
  });
});

describe('suggestions', () => {
  const words = (text: string) => [{ text, kind: null, id: null, matched: [] }];
  const echo = ({ query }: ScriptedRequest) => words(query.keyword ?? '');

  it('are asked for once after a pause, not for every key', async () => {
    const { sdk, reply, sent, timers } = createWorld();
    reply(suggest, echo);
    const field = openSuggestions(sdk.search, { cityName: '澄岚市' }, timers.schedule);
    for (const text of ['w', 'we', 'wen', ' wen']) field.type(text);
    await timers.pass(149);
    expect(sent(suggest)).toHaveLength(0);
    await timers.pass(1);
    expect(sent(suggest).map(({ query }) => query)).toEqual([{ keyword: 'wen', cityName: '澄岚市' }]);
    expect(field.state).toEqual({ text: 'wen', items: words('wen') });
  });

  it('are not asked for while an input method composes', async () => {
    const { sdk, reply, sent, timers } = createWorld();
    reply(suggest, echo);
    const field = openSuggestions(sdk.search, {}, timers.schedule);
    for (const text of ['w', 'we', "we'n"]) field.type(text, { composing: true });
    await timers.pass(1_000);
    expect(sent(suggest)).toHaveLength(0);
    field.type('温');
    await timers.pass(150);
    expect(sent(suggest).map(({ query }) => query.keyword)).toEqual(['温']);
  });

  it('of an older text never replace those of a newer one', async () => {
    const { sdk, reply, timers } = createWorld();
    const answers = new Map<string, (items: unknown) => void>();
    reply(suggest, ({ query }) => new Promise((resolve) => answers.set(query.keyword ?? '', resolve)));
    const field = openSuggestions(sdk.search, {}, timers.schedule);
    field.type('温');
    await timers.pass(150);
    field.type('温泉');
    await timers.pass(150);
    answers.get('温泉')?.(words('温泉'));
    await timers.settle();
    answers.get('温')?.(words('温'));
    await timers.settle();
    expect(field.state).toEqual({ text: '温泉', items: words('温泉') });
  });

  it('stay until newer ones come, and go with the text', async () => {
    const { sdk, reply, timers } = createWorld();
    reply(suggest, echo);
    const field = openSuggestions(sdk.search, {}, timers.schedule);
    field.type('温');
    await timers.pass(150);
    field.type('温泉');
    expect(field.state.items).toEqual(words('温'));
    field.type('');
    expect(field.state).toEqual({ text: '', items: [] });
    await timers.pass(1_000);
    expect(field.state.items).toEqual([]);
  });

  it('are none, and nothing is said, without a network', async () => {
    const { sdk, reply, timers, heard } = createWorld();
    reply(suggest, lost);
    const field = openSuggestions(sdk.search, {}, timers.schedule);
    field.type('温');
    await timers.pass(5_000);
    expect(field.state.items).toEqual([]);
    expect(heard).toEqual([]);
  });

  it('come no more once the field is left', async () => {
    const { sdk, reply, sent, timers } = createWorld();
    reply(suggest, echo);
    const field = openSuggestions(sdk.search, {}, timers.schedule);
    field.type('温');
    field.dispose();
    await timers.pass(1_000);
    expect(sent(suggest)).toHaveLength(0);
    expect(field.state.items).toEqual([]);
  });
});
