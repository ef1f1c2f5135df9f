import { createHash } from 'node:crypto';
import type { AppointmentCodes, RequestOf } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { createWorld, lost, refuse } from './support/world';

const login = { storage: { token: 't-1' } };
const path = (name: string) => `/cuser/member/appointment/${name}`;
const request: RequestOf<'appointment', 'create'> = {
  slotId: 'slot-1',
  size: 2,
  mobile: '13800138000',
  remark: '',
};
const codes: AppointmentCodes = {
  id: 'a-1',
  memberId: 'm-1',
  sn: 'YY1',
  title: '泡汤',
  placeName: '云汤',
  day: '2026-12-01',
  from: '13:00',
  to: '15:00',
  startsAtMs: 1,
  endsAtMs: 2,
  size: 2,
  status: 1,
  checkedAtMs: 1_700_000_000_000,
  gate: { fromMs: 0, untilMs: 3 },
  code: '483920175566',
  visitors: [],
};
const page = { records: [], total: 0, size: 10, current: 1, pages: 0 };

describe('an appointment', () => {
  it('is made under one key until it was answered, and under another afterwards', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    const { create } = await sdk.appointments();
    reply(path('create'), lost);
    await expect(create(request, { silent: true })).rejects.toMatchObject({ kind: 'network' });
    reply(path('create'), () => ({ id: 'a-1', code: '1', status: 1 }));
    expect(await create(request)).toMatchObject({ id: 'a-1' });
    await create(request);
    const keys = sent(path('create')).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys.slice(0, -1)).size).toBe(1);
    expect(keys.at(-1)).not.toBe(keys[0]);
  });

  it('says which slots are free where one is full', async () => {
    const { sdk, reply } = createWorld({}, login);
    const detail = {
      left: 0,
      slots: [{ id: 'slot-2', day: '2026-12-01', from: '15:00', to: '17:00', left: 3 }],
    };
    reply(path('create'), refuse(409, { rule: 'slotFull', detail }));
    const { create } = await sdk.appointments();
    await expect(create(request, { silent: true })).rejects.toMatchObject({ rule: 'slotFull', detail });
  });

  it('tells how often it can still be moved', async () => {
    const { sdk, reply, sent } = createWorld({}, login);
    reply(path('change'), () => ({ changesLeft: 1 }));
    expect(await (await sdk.appointments()).change('a-1', 'slot-2')).toBe(1);
    expect(sent(path('change'))[0]?.body).toEqual({ id: 'a-1', slotId: 'slot-2' });
  });
});

describe('codes', () => {
  it('open without a network once they were seen, until the member logs out', async () => {
    const { sdk, reply, host } = createWorld({}, login);
    const { codes: read } = await sdk.appointments();
    reply(path('codes'), () => codes);
    expect(await read('a-1')).toEqual({ codes, fromCache: false });
    reply(path('codes'), lost);
    expect(await read('a-1', { silent: true })).toEqual({ codes, fromCache: true });
    await expect(read('a-2', { silent: true })).rejects.toMatchObject({ kind: 'network' });
    await sdk.session.logout();
    expect(host.storage.get('appointments')).toBeUndefined();
  });

  it('of a cancelled appointment are not kept, nor of one that is gone', async () => {
    const { sdk, reply } = createWorld({}, login);
    const { codes: read, cancel } = await sdk.appointments();
    reply(path('codes'), () => codes);
    reply(path('cancel'), () => null);
    await read('a-1');
    await cancel('a-1', '');
    reply(path('codes'), lost);
    await expect(read('a-1', { silent: true })).rejects.toMatchObject({ kind: 'network' });
    reply(path('codes'), () => codes);
    await read('a-1');
    reply(path('codes'), refuse(404));
    await expect(read('a-1', { silent: true })).rejects.toMatchObject({ code: 404 });
    reply(path('codes'), lost);
    await expect(read('a-1', { silent: true })).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('the list', () => {
  it('is shown as it was seen, with its age, where there is no network', async () => {
    const { sdk, reply } = createWorld({}, login);
    const { list } = await sdk.appointments();
    reply(path('list'), () => page);
    expect(await list({ status: [1] })).toEqual(page);
    reply(path('list'), lost);
    const kept = await list({ status: [1] }, { silent: true });
    expect(kept).toMatchObject({ records: [], pages: 1, seenAtMs: expect.any(Number) });
    await expect(list({ status: [2] }, { silent: true })).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('a snapshot', () => {
  const canonical = '{"kind":"appointment","item":{"title":{"zh-Hans":"泡汤"}},"size":2}';
  const sha256 = createHash('sha256').update(canonical, 'utf8').digest('hex');

  it('is checked on the device, and read', async () => {
    const { sdk } = createWorld({}, login);
    const { verify, content } = await sdk.appointments();
    expect(verify({ canonical, sha256 })).toBe(true);
    expect(verify({ canonical: canonical.replace('2}', '3}'), sha256 })).toBe(false);
    expect(content({ canonical })).toMatchObject({ kind: 'appointment', size: 2 });
    expect(content({ canonical: '{"kind":"order"}' })).toBeUndefined();
    expect(content({ canonical: '{' })).toBeUndefined();
  });
});
