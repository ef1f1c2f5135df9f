import { type BargainDetail, bargainPollMs } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { createWorld, lost, refuse } from './support/world';

const login = { storage: { token: 't-1' } };
const DETAIL = '/mkg/api/bargain/detail';
const START = '/mkg/api/bargain/start';
const HELP = '/mkg/api/bargain/help';
const LIST = '/mkg/public/api/bargain/list';
const NOW = 1_700_000_000_000;
const wanted = { activityProductId: 'p-1', productSpec: 'k-1', rulesVersion: '5f0c1e2a' };

/** Of a bargain's answer only what the SDK reads. */
const detailOf = (changes: Partial<BargainDetail['bargain']> = {}) => ({
  bargain: {
    ...{ id: 'b-1', status: 'running', originalPriceFen: 17_001, floorPriceFen: 10_000 },
    ...{ people: 3, helpers: [], helpersNeeded: 2, endsAtMs: NOW + 3_600_000 },
    ...changes,
  },
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  clientSeed: '00112233445566778899aabbccddeeff',
  proof: null,
  nowMs: NOW,
});
const page = (records: unknown[]) => ({ records, total: records.length, size: 10, current: 1, pages: 1 });

describe('what can be bargained for', () => {
  it('is good for five seconds', async () => {
    const { sdk, reply, sent, timers } = createWorld({}, login);
    reply(LIST, () => ({ ...page([]), nowMs: NOW }));
    await sdk.catalogue.bargainProducts({ page: 1 });
    await timers.pass(bargainPollMs - 1);
    await sdk.catalogue.bargainProducts({ page: 1 });
    expect(sent(LIST)).toHaveLength(1);
    await timers.pass(1);
    await sdk.catalogue.bargainProducts({ page: 1 });
    expect(sent(LIST)).toHaveLength(2);
  });

  it('is told with the bargain that the member has running for it', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply('/mkg/api/bargain/goods', () => ({ product: {}, myBargainId: 'b-1', nowMs: NOW }));
    const { goods } = await sdk.bargains();
    expect((await goods('p-1')).myBargainId).toBe('b-1');
    expect(sent('/mkg/api/bargain/goods')[0]?.query).toEqual({ activityProductId: 'p-1' });
  });
});

describe('the rules of a bargain', () => {
  it('are agreed to in the version that was read', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply('/mkg/api/rules/agreed', () => ({ agreed: false, rulesVersion: '5f0c1e2a', atMs: null }));
    reply('/mkg/api/rules/agree', () => null);
    const { isAgreed, agree } = await sdk.bargains();
    expect(await isAgreed('a-1')).toBe(false);
    await agree('a-1', '5f0c1e2a');
    expect(sent('/mkg/api/rules/agree')[0]?.body).toEqual({ activeId: 'a-1', rulesVersion: '5f0c1e2a' });
  });
});

describe('starting a bargain', () => {
  it('brings random bytes of the device, others for each bargain', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply(START, () => detailOf());
    const { start } = await sdk.bargains();
    await start(wanted);
    await start(wanted);
    const seeds = sent(START).map(({ body }) => body.clientSeed as string);
    expect(seeds).toHaveLength(2);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(seeds).size).toBe(2);
    expect(sent(START)[0]?.body).toMatchObject(wanted);
  });

  it('is the same request under the same key until it was answered', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    const { start } = await sdk.bargains();
    reply(START, lost);
    await expect(start(wanted, { silent: true })).rejects.toMatchObject({ kind: 'network' });
    reply(START, () => detailOf());
    expect((await start(wanted)).bargain.id).toBe('b-1');
    const calls = sent(START);
    expect(calls.length).toBeGreaterThan(1);
    expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('that was refused is another attempt the next time', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    const { start } = await sdk.bargains();
    reply(START, refuse(409, { rule: 'bargainAlreadyRunning' }));
    for (const _ of [1, 2]) {
      await expect(start(wanted, { silent: true })).rejects.toMatchObject({ rule: 'bargainAlreadyRunning' });
    }
    expect(new Set(sent(START).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });
});

describe('helping', () => {
  it('has one key until it was answered', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    const { help } = await sdk.bargains();
    reply(HELP, lost);
    await expect(help('b-1', { silent: true })).rejects.toMatchObject({ kind: 'network' });
    reply(HELP, () => ({ cutFen: 310, bargain: detailOf().bargain }));
    expect((await help('b-1')).cutFen).toBe(310);
    const keys = sent(HELP).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys.every(Boolean)).toBe(true);
    expect(new Set(keys).size).toBe(1);
    expect(sent(HELP).at(-1)?.body).toEqual({ bargainId: 'b-1' });
  });

  it.each([
    [409, 'bargainHelped'],
    [409, 'bargainBeingPaid'],
    [410, 'bargainOver'],
    [422, 'helpLimitToday'],
  ])('says by a rule why not: %i %s', async (code, rule) => {
    const { sdk, reply } = createWorld({}, login);
    reply(HELP, refuse(code, { rule }));
    const { help } = await sdk.bargains();
    await expect(help('b-1', { silent: true })).rejects.toMatchObject({ rule });
  });
});

describe('a bargain', () => {
  it('is followed every five seconds while it runs', async () => {
    const { sdk, reply, sent, timers } = createWorld({}, login);
    reply(DETAIL, () => detailOf());
    const told: string[] = [];
    const { follow } = await sdk.bargains();
    follow('b-1', ({ bargain }) => told.push(`${bargain.status} ${bargain.helpersNeeded}`));
    await timers.pass(bargainPollMs - 1);
    expect(told).toEqual([]);
    await timers.pass(1);
    reply(DETAIL, () => detailOf({ status: 'reached', helpersNeeded: 0 }));
    await timers.pass(bargainPollMs);
    await timers.pass(20 * bargainPollMs);
    expect(told).toEqual(['running 2', 'reached 0']);
    expect(sent(DETAIL).map(({ query }) => query)).toEqual([{ bargainId: 'b-1' }, { bargainId: 'b-1' }]);
  });

  it('is not asked for while the app is behind, nor once it is left', async () => {
    const { sdk, reply, sent, timers, host } = createWorld({}, login);
    reply(DETAIL, () => detailOf());
    const { follow } = await sdk.bargains();
    const stop = follow('b-1', () => {});
    host.hide();
    await timers.pass(20 * bargainPollMs);
    expect(sent(DETAIL)).toHaveLength(0);
    host.show();
    await timers.settle();
    expect(sent(DETAIL)).toHaveLength(1);
    stop();
    await timers.pass(20 * bargainPollMs);
    expect(sent(DETAIL)).toHaveLength(1);
  });

  it('of the member is listed by how it stands', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply('/mkg/api/bargain/mine', () => ({ ...page([detailOf().bargain]), nowMs: NOW }));
    const { mine } = await sdk.bargains();
    expect((await mine({ status: 'running', page: 2 })).records).toHaveLength(1);
    expect(sent('/mkg/api/bargain/mine')[0]?.query).toEqual({ status: 'running', page: '2' });
  });

  it('is checked on the device once its seed is told', async () => {
    const { sdk, reply } = createWorld({}, login);
    const seed = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
    const { detail, check } = await sdk.bargains();
    reply(DETAIL, () => detailOf({ id: 'bargain-2' }));
    expect(await check(await detail('bargain-2'))).toBeUndefined();
    const proof = { seed, cutsFen: [1424, 3173, 2404] };
    reply(DETAIL, () => ({ ...detailOf({ id: 'bargain-2', status: 'ended' }), proof }));
    expect(await check(await detail('bargain-2'))).toEqual({ isSeed: true, isSplit: true });
  });
});
