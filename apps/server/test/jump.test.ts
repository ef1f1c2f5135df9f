import { linkMissesPerMinute } from '@yunyou/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../src/database/transaction';
import { linkKindOf } from '../src/modules/jump/link-kind';
import { makeJumpCode, type NewJumpCode } from '../src/modules/jump/operate';
import { readBlocks } from '../src/modules/jump/read-blocks';
import { countStatements } from './support/count-statements';
import { freezeClock } from './support/freeze-clock';
import { readJson, startTestServer, type TestServer } from './support/test-server';

const HOUR_MS = 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.app.db.deleteFrom('rate_limits').execute());

const both = (text: string) => ({ 'zh-Hans': text, en: `${text} en` });

function make(changes: Partial<NewJumpCode> = {}): Promise<string> {
  const { db, clock } = server.app;
  const nowMs = clock.now();
  const wanted = {
    ...{
      target: '/pages/goods-home/goods-home',
      title: both('茶'),
      subtitle: both('新'),
      buttonText: both('去'),
    },
    ...{ auto: false, activeId: null, startsMs: nowMs - HOUR_MS, endsMs: nowMs + HOUR_MS },
  };
  return inTransaction(db, (tx) => makeJumpCode(tx, { ...wanted, ...changes }, nowMs));
}

const hitsOf = async (code: string): Promise<number> => {
  const { hits } = await server.app.db
    .selectFrom('jump_codes')
    .select('hits')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return Number(hits);
};

describe('a jump code', () => {
  it('says where it leads, in the language that is asked for, and counts', async () => {
    const code = await make();
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    const told = await server.visitor().jump.resolve({ code });
    expect(told).toMatchObject({
      ...{ code, kind: 'INNER', target: '/pages/goods-home/goods-home', title: '茶', subtitle: '新' },
      ...{ buttonText: '去', auto: false, timeStatus: 1, mode: 'go', blocks: [], share: null },
      ...{ activeId: null, picture: null },
    });
    expect((await server.visitor({ locale: () => 'en' }).jump.resolve({ code })).title).toBe('茶 en');
    expect(await hitsOf(code)).toBe(2);
    expect(JSON.stringify(told)).not.toContain('hits');
    expect(await countStatements(() => server.visitor().jump.resolve({ code }))).toBeLessThanOrEqual(2);
  });

  it('is known before its start, and over from its end on', async () => {
    const nowMs = server.app.clock.now();
    const coming = await make({ startsMs: nowMs + HOUR_MS, endsMs: nowMs + 2 * HOUR_MS });
    expect(await server.visitor().jump.resolve({ code: coming })).toMatchObject({ timeStatus: 0 });
    const over = await make({ startsMs: nowMs - 2 * HOUR_MS, endsMs: nowMs - 1 });
    const refusal = { code: 410, rule: 'linkOver' };
    await expect(server.visitor().jump.resolve({ code: over })).rejects.toMatchObject(refusal);
    expect(await hitsOf(over)).toBe(0);
  });

  it('shows the picture of the activity that it is about', async () => {
    const { id, picture } = await server.app.db
      .selectFrom('activities')
      .select(['id', 'picture'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const code = await make({ activeId: id });
    expect(await server.visitor().jump.resolve({ code })).toMatchObject({ activeId: id, picture });
    await expect(make({ activeId: 'none' })).rejects.toMatchObject({ code: 404 });
  });

  it('is not guessed: after thirty misses of a network in a minute it is told to wait, whatever it asks', async () => {
    const code = await make();
    const guesser = server.visitor();
    const guess = (place: number) => `AAAA${String(22_22 + place)}`.replaceAll(/[01]/g, '9');
    freezeClock(server);
    for (let place = 0; place < linkMissesPerMinute; place += 1)
      await expect(guesser.jump.resolve({ code: guess(place) })).rejects.toMatchObject({ code: 404 });
    await expect(guesser.jump.resolve({ code: guess(0) })).rejects.toMatchObject({ code: 429 });
    await expect(guesser.jump.resolve({ code })).rejects.toMatchObject({ code: 429 });
    expect(await hitsOf(code)).toBe(0);
  });

  it('never counts what is found, as by a crowd in one network', async () => {
    const code = await make();
    await Promise.all(Array.from({ length: 60 }, () => server.visitor().jump.resolve({ code })));
    expect(await hitsOf(code)).toBe(60);
  });

  it('has one spelling', async () => {
    for (const code of ['', 'abcdefgh', 'AAAAAAA', 'AAAAAAAA1', 'AAAAAAA0', "AAAA'--A"])
      await expect(server.visitor().jump.resolve({ code })).rejects.toMatchObject({ code: 400 });
  });
});

describe('a page that shows parts of its own', () => {
  const picture = {
    ...{ width: 800, height: 400, color: '#123456', sources: [{ url: '/p.webp', width: 800 }] },
    alt: both('图'),
  };
  const area = { x: 0, y: 0, w: 50, h: 50, label: both('茶'), link: '/pages/goods-home/goods-home' };
  const blocks = [
    { type: 'text', blocks: { 'zh-Hans': [{ type: 'paragraph', text: '字' }], en: [] } },
    { type: 'picture', picture, areas: [area] },
    { type: 'productGrid', title: both('器'), productIds: ['product-gaiwan', 'no-such-product'] },
  ];
  const share = { title: both('来看'), desc: both('好'), imgUrl: '/s.webp' };
  const press = (fields: Record<string, string>) =>
    server.press('console/jump-codes/make', { starts: '2026-01-01 10:00', runDays: '9999', ...fields });
  const made = async (fields: Record<string, string>) =>
    /[A-Z2-9]{8}$/.exec((await readJson<{ done: string }>(await press(fields))).done)?.[0] ?? '';

  it('is written by the operator as JSON, and shown in order and in the language that is asked for', async () => {
    const code = await made({ blocks: JSON.stringify(blocks), share: JSON.stringify(share) });
    const told = await server.visitor().jump.resolve({ code });
    expect(told).toMatchObject({
      ...{ mode: 'show', kind: 'INVALID', target: '' },
      share: { title: '来看', desc: '好', imgUrl: '/s.webp' },
    });
    expect(told.blocks.map(({ type }) => type)).toEqual(['text', 'picture', 'productGrid']);
    expect(told.blocks[1]).toEqual({ type: 'picture', picture, areas: [{ ...area, label: '茶' }] });
    expect(told.blocks[2]).toMatchObject({ goods: [{ id: 'product-gaiwan' }] });
    const english = await server.visitor({ locale: () => 'en' }).jump.resolve({ code });
    expect(english.blocks[1]).toMatchObject({ areas: [{ label: '茶 en' }] });
    expect(english.share?.title).toBe('来看 en');
  });

  it('keeps its parts to itself before its start', async () => {
    const code = await make({
      ...{ target: '', blocks: [{ type: 'picture', picture, areas: [] }] },
      ...{ startsMs: server.app.clock.now() + HOUR_MS, endsMs: server.app.clock.now() + 2 * HOUR_MS },
    });
    expect(await server.visitor().jump.resolve({ code })).toMatchObject({
      ...{ mode: 'show', timeStatus: 0, blocks: [] },
    });
  });

  it.each([
    ['no JSON', 'tea'],
    ['nothing', '[]'],
    ['a kind that there is not', '[{"type":"script"}]'],
    [
      'a link that leads nowhere',
      JSON.stringify([{ ...blocks[1], areas: [{ ...area, link: 'javascript:x' }] }]),
    ],
    ['a place beyond the picture', JSON.stringify([{ ...blocks[1], areas: [{ ...area, x: 60 }] }])],
    ['a place without a name', JSON.stringify([{ ...blocks[1], areas: [{ ...area, label: both('') }] }])],
    ['more than is shown', JSON.stringify(Array.from({ length: 21 }, () => blocks[0]))],
  ])('is refused with %s', async (_, json) => {
    expect(() => readBlocks(json)).toThrow();
    expect((await press({ blocks: json })).status).toBe(409);
  });

  it('of which the demo has four', async () => {
    const resolve = (code: string) => server.visitor().jump.resolve({ code });
    const typesOf = async (code: string) => (await resolve(code)).blocks.map(({ type }) => type);
    expect(await typesOf('DEMOSHOW')).toEqual(['picture', 'productGrid']);
    expect(await typesOf('DEMOTIME')).toEqual(['countdown', 'couponStrip', 'activityStrip']);
    expect(await typesOf('DEMOWAYS')).toEqual(['picture']);
    expect(await resolve('DEMOSOON')).toMatchObject({ mode: 'show', timeStatus: 0, blocks: [] });
    const [, grid] = (await resolve('DEMOSHOW')).blocks;
    expect(grid).toMatchObject({ goods: [{ id: 'product-gaiwan' }, { id: 'product-clay-teapot' }] });
  });
});

describe('the console', () => {
  it('makes one, and refuses what leads nowhere', async () => {
    const form = {
      target: ' https://www.example.com/x ',
      title: '网站',
      starts: '2026-01-01 10:00',
      runDays: '9999',
    };
    const pressed = await server.press('console/jump-codes/make', form);
    const { done } = await readJson<{ done: string }>(pressed);
    const code = /[A-Z2-9]{8}$/.exec(done)?.[0] ?? '';
    expect(await server.visitor().jump.resolve({ code })).toMatchObject({
      ...{ kind: 'H5', target: 'https://www.example.com/x', title: '网站' },
    });
    const nowMs = server.app.clock.now();
    await expect(make({ target: 'javascript:alert(1)' })).rejects.toMatchObject({ code: 400 });
    await expect(make({ endsMs: nowMs - HOUR_MS })).rejects.toMatchObject({ code: 400 });
  });
});

describe('the demo', () => {
  it('has a code of each kind of standing', async () => {
    const resolve = (code: string) => server.visitor().jump.resolve({ code });
    expect(await resolve('DEMOAUTO')).toMatchObject({ kind: 'INNER', auto: true, timeStatus: 1 });
    expect(await resolve('DEMOCARD')).toMatchObject({ kind: 'INNER', auto: false, timeStatus: 0 });
    expect(await resolve('DEMOSITE')).toMatchObject({ kind: 'H5', timeStatus: 1 });
    expect(await resolve('DEMOLOST')).toMatchObject({ kind: 'INVALID', target: '' });
    await expect(resolve('DEMOENDS')).rejects.toMatchObject({ code: 410, rule: 'linkOver' });
  });
});

describe('what a link is', () => {
  it.each([
    ['/pages/a/a?x=1', 'INNER'],
    ['/', 'INNER'],
    ['https://a.cn/b', 'H5'],
    ['//a.cn', 'H5'],
    ['mp:wx12/pages/a', 'MP'],
    ['mp:wx12', 'MP'],
    ['video:acc/v1', 'VIDEO'],
    ['video:acc', 'INVALID'],
    ['live:acc', 'LIVE'],
    ['live:acc/x', 'INVALID'],
    ['javascript:alert(1)', 'INVALID'],
    ['data:text/html,x', 'INVALID'],
    ['///a.cn', 'INVALID'],
    ['', 'INVALID'],
  ])('%s', (target, kind) => {
    expect(linkKindOf(target)).toBe(kind);
  });
});
