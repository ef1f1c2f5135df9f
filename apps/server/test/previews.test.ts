import { type PreviewPage, previewKeyHours, previewMissesPerMinute, previewPages } from '@yunyou/contract';
import { schemas } from '@yunyou/contract/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atMoment } from '../src/modules/preview/moment';
import { salvage } from '../src/modules/preview/salvage';
import type { DraftContent } from '../src/modules/preview/tables';
import { freezeClock } from './support/freeze-clock';
import { readJson, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ demoOrders: true });
});
afterAll(() => server.close());
beforeEach(() => server.app.db.deleteFrom('rate_limits').execute());

const over = { code: 410, rule: 'linkOver' };

async function press(path: string, fields: Record<string, string>) {
  const answer = await server.press(`console/previews/${path}`, fields);
  return { ok: answer.ok, ...(await readJson<{ done?: string; code?: number }>(answer)) };
}

async function newDraft(page: PreviewPage, id = ''): Promise<string> {
  const { done } = await press('draft', { page, id, name: 'A draft' });
  return /draft-\S+/.exec(done ?? '')?.[0] ?? '';
}

async function keyOf(draftId: string): Promise<string> {
  const { done } = await press('key', { id: draftId });
  return new URLSearchParams(/\?(\S+)/.exec(done ?? '')?.[1]).get('key') ?? '';
}

const contentOf = async (draftId: string): Promise<DraftContent> =>
  (
    await server.app.db
      .selectFrom('preview_drafts')
      .select('content')
      .where('id', '=', draftId)
      .executeTakeFirstOrThrow()
  ).content;

const edit = (id: string, content: unknown) => press('edit', { id, content: JSON.stringify(content) });

const aSpecial = async (kind: 'spot' | 'activity') =>
  (
    await server.app.db
      .selectFrom('specials')
      .select('id')
      .where('kind', '=', kind)
      .where('starts_ms', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow()
  ).id;

describe('a draft', () => {
  it('begins with what is published, in both languages, and is shown by its key alone', async () => {
    const id = await aSpecial('activity');
    const draftId = await newDraft('activity-special', id);
    const key = await keyOf(draftId);
    expect(key).toMatch(/^[\w-]{22}$/);
    const shown = await server.visitor().preview.detail({ page: 'activity-special', key });
    expect(shown).toMatchObject({ isDraft: true, id, version: '1', problems: [] });
    expect(shown.parts).toMatchObject([{ call: 'special.detail', request: { id } }]);
    const published = await server.visitor().special.detail({ id });
    expect(shown.parts[0]?.answer).toMatchObject({
      title: published.title,
      components: published.components,
    });
    const english = await server.visitor().preview.detail({ page: 'activity-special', key, locale: 'en' });
    const inEnglish = await server.visitor({ locale: () => 'en' }).special.detail({ id });
    expect(english.parts[0]?.answer).toMatchObject({ title: inEnglish.title });
    expect(
      JSON.stringify(await server.app.db.selectFrom('preview_keys').selectAll().execute()),
    ).not.toContain(key);
  });

  it.each(previewPages)(
    'of %s can be made of what there is, and has the shapes of the real answers',
    async (page) => {
      const ids: Partial<Record<PreviewPage, () => Promise<string>>> = {
        'spot-special': () => aSpecial('spot'),
        'activity-special': () => aSpecial('activity'),
        'shop-home': async () => (await anyRow('shops')).id,
        'nft-collection': async () => (await anyRow('nft_collections')).id,
        lottery: aLottery,
        'lottery-task': aLottery,
      };
      const draftId = await newDraft(page, await ids[page]?.());
      const shown = await server.visitor().preview.detail({ page, key: await keyOf(draftId) });
      expect(shown.problems).toEqual([]);
      expect(shown.parts.length).toBeGreaterThan(0);
      expect(shown.parts.every(({ answer }) => answer !== null)).toBe(true);
    },
  );

  it('shows what was written last, and who asks again is told that nothing is new', async () => {
    const draftId = await newDraft('preview-home');
    const key = await keyOf(draftId);
    const url = `http://yunyou.test/cuser/public/api/preview/detail?page=preview-home&key=${key}`;
    const first = await server.fetch(url);
    expect(first.headers.get('cache-control')).toBe('no-store');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await server.fetch(url, { headers })).status).toBe(304);
    const content = await contentOf(draftId);
    const page = content['zh-Hans'].find(({ call }) => call === 'home.page');
    Object.assign(page?.answer as object, { helloText: { 'zh-Hans': '新的一年', en: 'A new year' } });
    expect(await edit(draftId, content)).toMatchObject({ ok: true });
    const second = await server.fetch(url, { headers });
    expect(second.status).toBe(200);
    expect(await second.text()).toContain('新的一年');
  });

  it('names what is broken in it, leaves that out and shows the rest', async () => {
    const id = await aSpecial('activity');
    const draftId = await newDraft('activity-special', id);
    const content = await contentOf(draftId);
    const answer = content['zh-Hans'][0]?.answer as { components: unknown[] };
    const { length } = answer.components;
    answer.components.splice(1, 0, { type: 'nonsense' });
    await edit(draftId, content);
    const shown = await server
      .visitor()
      .preview.detail({ page: 'activity-special', key: await keyOf(draftId) });
    expect(shown.problems).toMatchObject([{ call: 'special.detail' }]);
    expect(shown.problems[0]?.path).toMatch(/^components\.1/);
    expect(shown.parts[0]?.answer).toMatchObject({ components: { length } });
  });

  it.each([
    ['no JSON', '{'],
    ['no content', '[]'],
    [
      'a call of another page',
      JSON.stringify({ 'zh-Hans': [{ call: 'goods.home', request: {}, answer: 1 }], en: [] }),
    ],
  ])('is not written with %s', async (_, content) => {
    const draftId = await newDraft('preview-home');
    const before = await contentOf(draftId);
    expect(await press('edit', { id: draftId, content })).toMatchObject({ ok: false, code: 400 });
    expect(await contentOf(draftId)).toEqual(before);
  });

  it('can be looked at as at another moment', async () => {
    const id = await aSpecial('activity');
    const key = await keyOf(await newDraft('activity-special', id));
    const { startsAtMs, endsAtMs } = await server.visitor().special.detail({ id });
    const statusAt = async (atMs: number) => {
      const shown = await server.visitor().preview.detail({ page: 'activity-special', key, atMs });
      expect(shown.nowMs).toBe(atMs);
      return shown.parts[0]?.answer as { timeStatus: number };
    };
    expect(await statusAt((startsAtMs ?? 0) - 1)).toMatchObject({ timeStatus: 0 });
    expect(await statusAt(startsAtMs ?? 0)).toMatchObject({ timeStatus: 1 });
    if (endsAtMs !== null) expect(await statusAt(endsAtMs)).toMatchObject({ timeStatus: 2 });
  });
});

describe('a link to a draft', () => {
  it('is over after a day, when it is taken back, and for every other page: always in the same words', async () => {
    const startMs = server.app.clock.now();
    freezeClock(server, startMs);
    const draftId = await newDraft('preview-home');
    const key = await keyOf(draftId);
    const look = (page: PreviewPage, given: string) => server.visitor().preview.detail({ page, key: given });
    await expect(look('goods-home', key)).rejects.toMatchObject(over);
    await expect(look('preview-home', 'x'.repeat(22))).rejects.toMatchObject(over);
    const endMs = startMs + previewKeyHours * 3_600_000;
    freezeClock(server, endMs - 1);
    expect((await look('preview-home', key)).isDraft).toBe(true);
    freezeClock(server, endMs);
    await expect(look('preview-home', key)).rejects.toMatchObject(over);
    const later = await keyOf(draftId);
    expect((await look('preview-home', later)).isDraft).toBe(true);
    expect(await press('revoke', { id: draftId })).toMatchObject({ ok: true });
    await expect(look('preview-home', later)).rejects.toMatchObject(over);
  });

  it('cannot be guessed at without end', async () => {
    freezeClock(server);
    const look = () => server.visitor().preview.detail({ page: 'preview-home', key: 'guess' });
    for (let tries = 0; tries < previewMissesPerMinute; tries++)
      await expect(look()).rejects.toMatchObject(over);
    await expect(look()).rejects.toMatchObject({ code: 429 });
  });
});

describe('without a key', () => {
  it('what is published is left to the public calls, and nothing of a draft is told', async () => {
    await newDraft('preview-home');
    const shown = await server.visitor().preview.detail({ page: 'preview-home' });
    expect(shown).toMatchObject({ isDraft: false, parts: [], problems: [], updatedAtMs: null });
  });

  it('a draw is shown as to somebody who has just come', async () => {
    const id = await aLottery();
    const shown = await server.visitor().preview.detail({ page: 'lottery', id });
    const own = shown.parts.find(({ call }) => call === 'lottery.own');
    expect(schemas.lottery.own.response.safeParse(own?.answer).success).toBe(true);
    expect(own?.answer).toMatchObject({ activeId: id, chancesLeft: 1, drawsDone: 0 });
    const tasks = shown.parts.find(({ call }) => call === 'lottery.tasks');
    expect(schemas.lottery.tasks.response.safeParse(tasks?.answer).success).toBe(true);
    expect(tasks?.answer).toMatchObject({ chancesLeft: 1 });
  });

  it('a page of something needs to know of what', async () => {
    await expect(server.visitor().preview.detail({ page: 'lottery' })).rejects.toMatchObject({ code: 400 });
    await expect(server.visitor().preview.detail({ page: 'lottery', id: 'none' })).rejects.toMatchObject({
      code: 404,
    });
  });
});

it('publishes the layout of home from its draft, and nothing that is broken or kept elsewhere', async () => {
  const draftId = await newDraft('preview-home');
  const content = await contentOf(draftId);
  const layout = content['zh-Hans'].find(({ call }) => call === 'home.layout');
  const answer = layout?.answer as { components: unknown[] };
  answer.components = answer.components.slice(0, 1);
  await edit(draftId, content);
  expect(await press('publish', { id: draftId })).toMatchObject({ ok: true });
  expect((await server.visitor().home.layout({})).components).toHaveLength(1);
  answer.components = [{ type: 'nonsense' }];
  await edit(draftId, content);
  expect(await press('publish', { id: draftId })).toMatchObject({ ok: false });
  expect((await server.visitor().home.layout({})).components).toHaveLength(1);
  const other = await newDraft('activity-special', await aSpecial('activity'));
  expect(await press('publish', { id: other })).toMatchObject({ ok: false });
});

describe('salvage', () => {
  const { response } = schemas.lottery.tasks;
  const task = {
    ...{ taskId: 'a', kind: 'share', title: 'Share', chances: 1, perDay: 1, minFen: null, doneToday: 0 },
    ...{ state: 'open', href: null, taskRunId: null, notBeforeMs: null },
  };
  const tasks = { tasks: [task, { ...task, kind: 0 }, task, { ...task, title: 7 }], chancesLeft: 0 };
  const whole = { ...tasks, inviteCode: 'PREVIEWS', invited: [], nowMs: 0 };

  it('leaves out entries of lists, and names them by the place they were written at', () => {
    const { answer, problems } = salvage(response, whole);
    expect((answer as typeof whole).tasks).toHaveLength(2);
    expect(problems).toEqual(['tasks.1.kind', 'tasks.3.title']);
  });

  it('shows nothing of what is wrong outside of every list', () => {
    expect(salvage(response, { ...whole, nowMs: 'now' }).answer).toBeNull();
    expect(salvage(response, 'text').answer).toBeNull();
  });
});

it('moves the time of an answer, and what has begun by then', () => {
  const given = { nowMs: 5, list: [{ startsAtMs: 10, endsAtMs: 20, timeStatus: 0 }] };
  expect(atMoment(given, 10)).toEqual({ nowMs: 10, list: [{ startsAtMs: 10, endsAtMs: 20, timeStatus: 1 }] });
  expect(atMoment(given, 20)).toMatchObject({ list: [{ timeStatus: 2 }] });
});

async function anyRow(table: 'shops' | 'nft_collections') {
  return server.app.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow();
}

async function aLottery(): Promise<string> {
  const { id } = await server.app.db
    .selectFrom('activities as a')
    .innerJoin('draws as d', 'd.activity_id', 'a.id')
    .select('a.id')
    .where('a.state', '=', 'published')
    .where('a.ends_ms', '>', server.app.clock.now())
    .orderBy('a.id')
    .executeTakeFirstOrThrow();
  return id;
}
