import { describe, expect, it } from 'vitest';
import { createWorld, lost, refuse } from './support/world';

const login = { storage: { token: 't-1' } };
const OPEN = '/mkg/api/blindBox/open';
const DETAIL = '/mkg/public/api/blindBox/detail';
const wanted = { unitId: 'u-1', commitment: 'c'.repeat(64) };
const answer = { unit: { unitId: 'u-1' }, toOpen: 1, misses: 0, pityIn: 12, nowMs: 1 };

describe('opening a box', () => {
  it('brings random bytes of the device, others for each box', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply(OPEN, () => answer);
    const { open } = await sdk.blindBoxes();
    expect((await open({ ...wanted, openingAgreed: true })).toOpen).toBe(1);
    await open({ ...wanted, unitId: 'u-2' });
    const bodies = sent(OPEN).map(({ body }) => body);
    for (const { clientSeed } of bodies) expect(clientSeed).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(bodies.map(({ clientSeed }) => clientSeed)).size).toBe(2);
    expect(bodies[0]).toMatchObject({ ...wanted, openingAgreed: true });
    expect(new Set(sent(OPEN).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });

  it('is the same request under the same key until it was answered, whatever the page shows meanwhile', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    const { open } = await sdk.blindBoxes();
    reply(OPEN, lost);
    await expect(open(wanted, { silent: true })).rejects.toMatchObject({ kind: 'network' });
    // Another box does not wait for it.
    reply(OPEN, () => answer);
    await open({ ...wanted, unitId: 'u-2' });
    await open({ ...wanted, commitment: 'd'.repeat(64) });
    const calls = sent(OPEN).filter(({ body }) => body.unitId === 'u-1');
    expect(new Set(calls.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('that never arrived, and is too old by now, gives way to the page’s own', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    const { open } = await sdk.blindBoxes();
    reply(OPEN, lost);
    await expect(open(wanted, { silent: true })).rejects.toMatchObject({ kind: 'network' });
    const today = { ...wanted, commitment: 'd'.repeat(64) };
    const refused = refuse(409, { rule: 'seedChanged' });
    reply(OPEN, (request) => (request.body.commitment === today.commitment ? answer : refused(request)));
    expect((await open(today, { silent: true })).toOpen).toBe(1);
    const seeds = sent(OPEN).map(({ body }) => body.clientSeed);
    expect(seeds.at(-1)).not.toBe(seeds[0]);
  });

  it('that was refused leaves nothing behind', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    const { open } = await sdk.blindBoxes();
    reply(OPEN, refuse(422, { rule: 'rulesNotAgreed' }));
    await expect(open(wanted, { silent: true })).rejects.toMatchObject({ rule: 'rulesNotAgreed' });
    reply(OPEN, () => answer);
    await open({ ...wanted, openingAgreed: true });
    const [first, second] = sent(OPEN);
    expect(second?.body.clientSeed).not.toBe(first?.body.clientSeed);
  });
});

describe('the member’s age', () => {
  it('is stated with a guardian’s code', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply('/mkg/api/blindBox/guardianCode', () => ({ challengeId: 'x-1', retryAfterMs: 60_000 }));
    reply('/mkg/api/blindBox/ageStatement', () => ({ allowed: true }));
    const { guardianCode, ageStatement } = await sdk.blindBoxes();
    await guardianCode({ mobile: '13800138000' });
    await ageStatement({ birthDay: '2010-05-01', guardianMobile: '13800138000', guardianCode: '123456' });
    expect(sent('/mkg/api/blindBox/guardianCode')[0]?.body).toEqual({ mobile: '13800138000' });
    expect(sent('/mkg/api/blindBox/ageStatement')[0]?.body).toEqual({
      ...{ birthDay: '2010-05-01', guardianMobile: '13800138000', guardianCode: '123456' },
      challengeId: 'x-1',
    });
    // Another number has got no code.
    await ageStatement({ birthDay: '2010-05-01', guardianMobile: '13900139000', guardianCode: '123456' });
    expect(sent('/mkg/api/blindBox/ageStatement')[1]?.body).not.toHaveProperty('challengeId');
  });
});

const seed = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
const record = {
  ...{ activeId: 'box-1', memberId: 'member-1', unitId: 'unit-1', day: '2026-10-01', seed },
  clientSeed: '00112233445566778899aabbccddeeff',
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  ...{ drawnFrom: 144, k: 131, pity: false, misses: 0 },
  poolBefore: [
    { itemId: 'others', name: '', hidden: false, count: 110 },
    { itemId: 'pine', name: '', hidden: false, count: 22 },
    { itemId: 'moon', name: '', hidden: true, count: 12 },
  ],
  item: { itemId: 'pine' },
};

describe('the check of a box', () => {
  it('asks the set when pity is due', async () => {
    const { sdk, reply } = createWorld({}, login);
    reply(DETAIL, () => ({ activeId: 'box-1', pityAfter: 12 }));
    const { check } = await sdk.blindBoxes();
    expect(await check(record)).toEqual({ isSeed: true, isPool: true, isPlace: true, isItem: true });
    expect(await check({ ...record, misses: 11 })).toMatchObject({ isPool: false });
  });

  it('goes by the record alone where the set is no longer told, and waits for the seed', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply(DETAIL, refuse(404));
    const { check } = await sdk.blindBoxes();
    expect(await check({ ...record, misses: 11 })).toMatchObject({ isPool: true });
    const asked = sent(DETAIL).length;
    expect(await check({ ...record, seed: null })).toBeUndefined();
    expect(sent(DETAIL)).toHaveLength(asked);
  });
});
