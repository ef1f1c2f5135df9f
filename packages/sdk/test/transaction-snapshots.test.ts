import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createWorld, refuse } from './support/world';

const login = { storage: { token: 't' } };
const canonical =
  '{"kind":"order","title":{"en":"Qiyun Ridge · Adult 😀","zh-Hans":"栖云岭 · 成人票"},"totalFen":12800}';
const sha256 = createHash('sha256').update(canonical, 'utf8').digest('hex');
const snapshot = { id: 's1', orderId: 'o1', canonical, sha256, createdAtMs: 1_700_000_000_000 };

it('lists what was agreed on an order, and shows one of it', async () => {
  const { sdk, reply, sent } = createWorld({}, login);
  reply('/cuser/member/snapshot/list', () => [
    { id: 's1', kind: 'order', title: '栖云岭', sha256, createdAtMs: 1_700_000_000_000 },
  ]);
  reply('/cuser/member/snapshot/detail', () => snapshot);
  const snapshots = await sdk.transactionSnapshots();
  expect(await snapshots.list('o1')).toMatchObject([{ id: 's1', kind: 'order' }]);
  expect(await snapshots.detail('s1')).toEqual(snapshot);
  expect(sent('/cuser/member/snapshot/list')[0]?.query).toEqual({ orderId: 'o1' });
  reply('/cuser/member/snapshot/detail', refuse(404));
  await expect(snapshots.detail('s2')).rejects.toMatchObject({ code: 404 });
});

it('finds a snapshot unchanged, and one that was tampered with', async () => {
  const { sdk } = createWorld({}, login);
  const { verify } = await sdk.transactionSnapshots();
  expect(verify(snapshot)).toBe(true);
  expect(verify({ ...snapshot, canonical: canonical.replace('12800', '12801') })).toBe(false);
  expect(verify({ ...snapshot, canonical: `${canonical} ` })).toBe(false);
  expect(verify({ ...snapshot, sha256: sha256.toUpperCase() })).toBe(false);
});

it('reads the content, unless it can not be read', async () => {
  const { sdk } = createWorld({}, login);
  const { content } = await sdk.transactionSnapshots();
  expect(content(snapshot)).toMatchObject({ kind: 'order', totalFen: 12_800 });
  expect(content({ canonical: '{' })).toBeUndefined();
  expect(content({ canonical: '{"kind":"other"}' })).toBeUndefined();
  expect(content({ canonical: 'null' })).toBeUndefined();
});

it('opens without a network once it was seen, until the member logs out', async () => {
  const { sdk, reply, host } = createWorld({}, login);
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const rows = [{ id: 's1', kind: 'order', title: '栖云岭', sha256, createdAtMs: 1_700_000_000_000 }];
  reply('/cuser/member/snapshot/list', () => rows);
  reply('/cuser/member/snapshot/detail', () => snapshot);
  const snapshots = await sdk.transactionSnapshots();
  await snapshots.list('o1');
  await snapshots.detail('s1');
  reply('/cuser/member/snapshot/list', lost);
  reply('/cuser/member/snapshot/detail', lost);
  expect(await snapshots.list('o1')).toEqual(rows);
  expect(await snapshots.detail('s1')).toEqual(snapshot);
  await expect(snapshots.detail('s2')).rejects.toMatchObject({ kind: 'network' });
  await sdk.session.logout();
  expect(host.storage.get('transactionSnapshots')).toBeUndefined();
  await expect(snapshots.detail('s1')).rejects.toMatchObject({ kind: 'network' });
});

it('asks again what it keeps: a server that says no is believed', async () => {
  const { sdk, reply } = createWorld({}, login);
  reply('/cuser/member/snapshot/detail', () => snapshot);
  const snapshots = await sdk.transactionSnapshots();
  await snapshots.detail('s1');
  reply('/cuser/member/snapshot/detail', refuse(404));
  await expect(snapshots.detail('s1')).rejects.toMatchObject({ code: 404 });
});
