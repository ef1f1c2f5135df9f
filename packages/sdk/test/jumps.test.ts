import type { JumpTarget } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { createWorld, lost, refuse } from './support/world';

const RESOLVE = '/mkg/public/api/jump/resolve';
const PAGE = '/pages/jump-page/jump-page';
const TICKET = '/pages/ticket-detail/ticket-detail';
const CODE = 'ABCDEF23';

const targetOf = (changes: Partial<JumpTarget> = {}): JumpTarget => ({
  ...{ code: CODE, kind: 'INNER', target: `${TICKET}?id=t1`, activeId: null, title: '', subtitle: '' },
  ...{ picture: null, buttonText: '', auto: false, startsAtMs: 0, endsAtMs: 2, timeStatus: 1, mode: 'go' },
  ...{ blocks: [], share: null, nowMs: 1 },
  ...changes,
});

async function opened(url: string, changes: Partial<JumpTarget> = {}) {
  const world = createWorld({}, { href: `https://shop.example${url}` });
  world.reply(RESOLVE, ({ query }) => targetOf({ ...changes, code: query.code }));
  return { ...world, jump: await (await world.sdk.jumps()).open() };
}

describe('a jump page', () => {
  it('takes along what its address has, and leaves the target’s own parameters alone', async () => {
    const { jump, sent } = await opened(
      `${PAGE}?code=${CODE}&ic=FRIEND22&C_spring=77&id=other&day=2026-12-01`,
    );
    expect(sent(RESOLVE)[0]?.query).toEqual({ code: CODE });
    if (jump.state !== 'card' || jump.link.kind !== 'INNER') throw new Error('It is a card.');
    const [path, query] = jump.link.url.split('?');
    expect(path).toBe(TICKET);
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      ...{ id: 't1', ic: 'FRIEND22', C_spring: '77', day: '2026-12-01' },
    });
  });

  it('reads its code out of a scene, encoded once or twice, and keeps where it came from', async () => {
    const scene = `code=${CODE}&ic=FRIEND22&chan_id=9`;
    for (const encoded of [encodeURIComponent(scene), encodeURIComponent(encodeURIComponent(scene))]) {
      const { jump, sdk } = await opened(`${PAGE}?scene=${encoded}`, { auto: true });
      expect(jump).toMatchObject({ state: 'on', url: expect.stringContaining('ic=FRIEND22') });
      expect(sdk.channel.campaign?.channelId).toBe('9');
    }
  });

  it('never takes a target, or an address for the next page, from its own', async () => {
    const evil = encodeURIComponent('https://evil.example');
    for (const name of ['url', 'redirectUrl', 'redirect', 'urls']) {
      const { jump } = await opened(`${PAGE}?code=${CODE}&${name}=${evil}`, { target: '/pages/web/web' });
      expect(JSON.stringify(jump)).not.toContain('evil');
    }
    const { jump, requests } = await opened(`${PAGE}?target=${evil}`);
    expect(jump).toEqual({ state: 'over' });
    expect(requests.filter(({ path }) => path === RESOLVE)).toEqual([]);
  });

  it('leads on only once it has begun, and only to pages of the app', async () => {
    expect((await opened(`${PAGE}?code=${CODE}`, { auto: true })).jump.state).toBe('on');
    expect((await opened(`${PAGE}?code=${CODE}`, { auto: true, timeStatus: 0 })).jump.state).toBe('card');
    const outside = { auto: true, kind: 'H5', target: 'https://other.example/x' } as const;
    expect((await opened(`${PAGE}?code=${CODE}`, outside)).jump).toMatchObject({
      ...{ state: 'card', link: { kind: 'H5', url: 'https://other.example/x' } },
    });
  });

  it.each(['/pages/none/none', 'javascript:alert(1)', 'tea house', ''])(
    'is over where its target leads nowhere: %s',
    async (target) => {
      expect((await opened(`${PAGE}?code=${CODE}`, { target })).jump).toEqual({ state: 'over' });
    },
  );

  it('leads through three others at the most, and never round', async () => {
    const next = { target: `${PAGE}?code=NEXT2345`, auto: true };
    const first = (await opened(`${PAGE}?code=${CODE}&ic=F`, next)).jump;
    expect(first).toMatchObject({ state: 'on', url: `${PAGE}?ic=F&code=NEXT2345&via=${CODE}` });
    const over = { state: 'over' };
    expect((await opened(`${PAGE}?code=${CODE}&via=NEXT2345`, next)).jump).toEqual(over);
    expect((await opened(`${PAGE}?code=${CODE}`, { target: `${PAGE}?code=${CODE}` })).jump).toEqual(over);
    expect((await opened(`${PAGE}?code=${CODE}&via=AAAAAAAA`, next)).jump.state).toBe('on');
    expect((await opened(`${PAGE}?code=${CODE}&via=AAAAAAAA.BBBBBBBB`, next)).jump).toEqual(over);
  });

  it('shows parts of its own, and reads where the places of its pictures lead', async () => {
    const area = { ...{ x: 0, y: 0, w: 50, h: 50 }, label: 'Tea' };
    const wayOf = async (link: string, query = '') => {
      const picture = { width: 2, height: 1, color: '#000000', sources: [], alt: { 'zh-Hans': '', en: '' } };
      const { jump } = await opened(`${PAGE}?code=${CODE}${query}`, {
        ...{ mode: 'show', kind: 'INVALID', target: '' },
        blocks: [
          { type: 'text', blocks: [] },
          { type: 'picture', picture, areas: [{ ...area, link }] },
        ],
      });
      if (jump.state !== 'show') throw new Error('It shows something.');
      const [text, shown] = jump.parts;
      expect(text).toEqual({ type: 'text', blocks: [] });
      if (shown?.type !== 'picture') throw new Error('It is a picture.');
      expect(shown.areas).toMatchObject([area]);
      expect(JSON.stringify(shown)).not.toContain('"link":"');
      return shown.areas[0]?.way;
    };
    expect(await wayOf(`${TICKET}?id=t1`, '&ic=FRIEND22')).toEqual({
      link: { kind: 'INNER', url: `${TICKET}?ic=FRIEND22&id=t1` },
    });
    expect(await wayOf('https://other.example/x')).toMatchObject({ link: { kind: 'H5' } });
    expect(await wayOf('live:yunyou')).toMatchObject({ link: { kind: 'LIVE' } });
    for (const over of ['', 'javascript:alert(1)', '/pages/none/none', `${PAGE}?code=${CODE}`])
      expect(await wayOf(over)).toBeUndefined();
    const next = `${PAGE}?code=NEXT2345`;
    expect(await wayOf(next, '&via=AAAAAAAA')).toMatchObject({ link: { kind: 'INNER' } });
    expect(await wayOf(next, '&via=AAAAAAAA.BBBBBBBB')).toBeUndefined();
  });

  it('is over where the server says so, and fails where it says nothing', async () => {
    const { sdk, reply, heard } = createWorld(
      { retries: 0 },
      { href: `https://shop.example${PAGE}?code=${CODE}` },
    );
    const jumps = await sdk.jumps();
    for (const refusal of [refuse(404), refuse(410, { rule: 'linkOver' })]) {
      reply(RESOLVE, refusal);
      expect(await jumps.open()).toEqual({ state: 'over' });
    }
    reply(RESOLVE, refuse(429, { retryAfterSeconds: 30 }));
    await expect(jumps.open(undefined, { silent: true })).rejects.toMatchObject({ code: 429 });
    reply(RESOLVE, lost);
    await expect(jumps.open(undefined, { silent: true })).rejects.toMatchObject({ kind: 'network' });
    expect(heard).toEqual([]);
  });

  it('reports the activity that its code is about once', async () => {
    const { sdk, timers, sent } = createWorld();
    sdk.tracking.page(`${PAGE}?code=${CODE}`);
    sdk.tracking.activity('a1');
    sdk.tracking.page(`${PAGE}?code=${CODE}`);
    sdk.tracking.activity('a1');
    await timers.settle();
    const report = '/dcr/public/api/census/report';
    expect(sent(`${report}/electWindow`).map(({ body }) => body.path)).toEqual([PAGE]);
    expect(sent(`${report}/activity`).map(({ body }) => body.activityId)).toEqual(['a1']);
  });
});
