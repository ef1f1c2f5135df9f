import { holderDraftDays } from '@yunyou/contract';
import { expect, test } from 'vitest';
import { createHolderDrafts, holderDraftsKey } from '../src/card-activation/holder-drafts';
import { memoryStorage } from '../src/core/memory-storage';

const dayMs = 86_400_000;
const draft = {
  name: '李云',
  certType: 1,
  mobile: '13900000001',
  birthday: '',
  guardianName: '',
  guardianRelation: '',
  idCard: '11010519491231002X',
  faceKey: 'private/face/key.jpg',
  evidence: [{ key: 'private/face/evidence.jpg', url: 'blob:1', name: 'card.jpg' }],
} as const;

test('keeps a person for the visit, and neither document nor pictures on the device', () => {
  const storage = memoryStorage();
  const drafts = createHolderDrafts(storage, () => 0);
  drafts.write('person-1', draft);
  expect(drafts.read('person-1')).toEqual(draft);
  const onDevice = storage.get(holderDraftsKey) ?? '';
  expect(onDevice).toContain('李云');
  for (const secret of [draft.idCard, draft.faceKey, 'evidence.jpg']) expect(onDevice).not.toContain(secret);
});

test('offers the rest of it after a reload, for seven days', () => {
  const storage = memoryStorage();
  createHolderDrafts(storage, () => 0).write('person-1', draft);
  const at = (nowMs: number) => createHolderDrafts(storage, () => nowMs).read('person-1');
  const { idCard: _number, faceKey: _face, evidence: _pictures, ...rest } = draft;
  expect(at(holderDraftDays * dayMs - 1)).toEqual(rest);
  expect(at(holderDraftDays * dayMs)).toEqual({});
});

test('forgets who was handed in, and everybody at a logout', () => {
  const storage = memoryStorage();
  const drafts = createHolderDrafts(storage, () => 0);
  drafts.write('person-1', draft);
  drafts.write('person-2', draft);
  drafts.remove('person-1');
  expect(drafts.read('person-1')).toEqual({});
  expect(drafts.read('person-2')).toEqual(draft);
  drafts.clear();
  expect(drafts.read('person-2')).toEqual({});
  expect(storage.get(holderDraftsKey)).toBeUndefined();
});

test('takes a spoiled entry for none', () => {
  const storage = memoryStorage();
  storage.set(holderDraftsKey, '{"person-1": 7, "person-2": {"atMs": "x"}}');
  const drafts = createHolderDrafts(storage, () => 0);
  expect(drafts.read('person-1')).toEqual({});
  expect(drafts.read('person-2')).toEqual({});
});
