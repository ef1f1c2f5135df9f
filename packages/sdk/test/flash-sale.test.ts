import type { FlashEntry, Grab } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { createWorld, lost, refuse } from './support/world';

const login = { storage: { token: 't-1' } };
const path = (name: string) => `/mkg/api/flashSale/${name}`;
const NOW = 1_700_000_000_000;

const entryOf = (changes: Partial<FlashEntry> = {}): FlashEntry => ({
  entry: 'body.signature',
  guard: 'none',
  picture: null,
  startsAtMs: NOW - 1,
  endsAtMs: NOW + 3_600_000,
  nowMs: NOW,
  ...changes,
});
const grabOf = (changes: Partial<Grab> = {}): Grab => ({
  grabId: 'g-1',
  activityProductId: 'p-1',
  quantity: 1,
  day: null,
  stay: null,
  state: 'queued',
  ahead: 3,
  holdUntilMs: null,
  orderId: null,
  pollAfterMs: 2_000,
  nowMs: NOW,
  ...changes,
});
const wanted = { activityProductId: 'p-1', quantity: 1 };

describe('what flash sales show', () => {
  it('is good for a second; where it cannot be had anew, what was there is still known', async () => {
    const { sdk, reply, sent, timers } = createWorld();
    const sessions = '/mkg/public/api/flashSale/sessions';
    reply(sessions, () => ({ nowMs: NOW, sessions: [] }));
    await sdk.catalogue.flashSessions();
    await timers.pass(999);
    await sdk.catalogue.flashSessions();
    expect(sent(sessions)).toHaveLength(1);
    reply(sessions, refuse(410));
    await timers.pass(1);
    await expect(sdk.prefetch.catalogue.flashSessions()).rejects.toMatchObject({ code: 410 });
    expect(sdk.catalogue.flashSessions.peek()).toEqual({ nowMs: NOW, sessions: [] });
  });

  it('is asked for by the session', async () => {
    const { sdk, reply, sent } = createWorld();
    const items = '/mkg/public/api/flashSale/items';
    reply(items, () => ({ records: [], total: 0, size: 50, current: 1, pages: 0, nowMs: NOW }));
    await sdk.catalogue.flashItems({ startsAtMs: NOW, page: 1, size: 50 });
    await sdk.catalogue.flashItems({ startsAtMs: NOW + 1, page: 1, size: 50 });
    expect(sent(items).map(({ query }) => query.startsAtMs)).toEqual([String(NOW), String(NOW + 1)]);
  });
});

describe('a place in a flash sale', () => {
  it('is asked for with an entry that is fetched once, under one key until it was answered', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply(path('entry'), () => entryOf());
    const { grab, enter } = await sdk.flashSale();
    await enter('p-1');
    reply(path('grab'), lost);
    await expect(grab(wanted, { silent: true })).rejects.toMatchObject({ kind: 'network' });
    reply(path('grab'), () => grabOf());
    expect(await grab(wanted)).toMatchObject({ grabId: 'g-1', ahead: 3 });
    expect(sent(path('entry'))).toHaveLength(1);
    const tries = sent(path('grab'));
    expect(tries[0]?.body).toEqual({ ...wanted, entry: 'body.signature' });
    expect(new Set(tries.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('needs another entry once the server does not know it', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply(path('entry'), () => entryOf());
    reply(path('grab'), refuse(422, { rule: 'entryMissing' }));
    const { grab } = await sdk.flashSale();
    await expect(grab(wanted, { silent: true })).rejects.toMatchObject({ rule: 'entryMissing' });
    reply(path('grab'), () => grabOf({ state: 'granted', ahead: 0 }));
    await grab(wanted);
    expect(sent(path('entry'))).toHaveLength(2);
  });

  it('is known after a reload as long as it stands', async () => {
    const { sdk, reply } = createWorld({}, login);
    reply(path('entry'), () => entryOf());
    reply(path('grab'), () => grabOf());
    const { grab, mine } = await sdk.flashSale();
    expect(await mine('p-1')).toBeUndefined();
    await grab(wanted);
    reply(path('grab'), () => grabOf({ state: 'refused', ahead: 0 }));
    expect(await mine('p-1')).toMatchObject({ state: 'refused' });
    expect(await mine('p-1')).toBeUndefined();
  });

  it('is followed as often as the server says, until it does not stand any more', async () => {
    const { sdk, reply, sent, timers } = createWorld({}, login);
    reply(path('grab'), () => grabOf());
    const told: string[] = [];
    const { follow } = await sdk.flashSale();
    follow('g-1', ({ state, ahead }) => told.push(`${state} ${ahead}`));
    await timers.settle();
    reply(path('grab'), () => grabOf({ ahead: 0 }));
    await timers.pass(1_999);
    expect(told).toEqual(['queued 3']);
    await timers.pass(1);
    expect(told).toEqual(['queued 3', 'queued 0']);
    reply(path('grab'), () => grabOf({ state: 'lapsed', ahead: 0 }));
    await timers.pass(2_000);
    const asked = sent(path('grab')).length;
    await timers.pass(60_000);
    expect(told.at(-1)).toBe('lapsed 0');
    expect(sent(path('grab'))).toHaveLength(asked);
  });

  it('is not followed any more once that was stopped, and goes on after a lost network', async () => {
    const { sdk, reply, sent, timers } = createWorld({}, login);
    reply(path('grab'), lost);
    const failures: unknown[] = [];
    const { follow } = await sdk.flashSale();
    const stop = follow(
      'g-1',
      () => {},
      (error) => failures.push(error),
    );
    await timers.pass(60_000);
    expect(failures.length).toBeGreaterThan(0);
    const asked = sent(path('grab')).length;
    stop();
    await timers.pass(60_000);
    expect(sent(path('grab'))).toHaveLength(asked);
  });
});

describe('a reminder of a flash sale', () => {
  it('is known after a reload until it is taken back, and not before the server has it', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    const url = '/mkg/api/activity/remind';
    const { remind, isReminded } = await sdk.flashSale();
    reply(url, refuse(410, { rule: 'activityOver' }));
    await expect(remind('a-1', true, { silent: true })).rejects.toMatchObject({ rule: 'activityOver' });
    expect(isReminded('a-1')).toBe(false);
    reply(url, () => null);
    await remind('a-1', true);
    expect([isReminded('a-1'), isReminded('a-2')]).toEqual([true, false]);
    await remind('a-1', false);
    expect(isReminded('a-1')).toBe(false);
    expect(sent(url).at(-1)?.body).toEqual({ activeId: 'a-1', on: false });
  });
});
