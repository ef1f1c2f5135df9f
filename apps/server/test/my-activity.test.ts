import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listActivities } from '../src/modules/my-activity/list';
import type { ActivityProvider, TakenPart } from '../src/modules/my-activity/provider';
import { startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const group: TakenPart = {
  ...{
    kind: 'group',
    activeType: null,
    activeId: null,
    id: 'g-1',
    name: '三人团',
    picture: null,
    state: 'running',
  },
  ...{ subtitle: '', endsAtMs: null, href: '/' },
};
const provider: ActivityProvider = {
  kind: 'group',
  list: async (_, { page, size, memberId }) => ({
    records: memberId === 'm-1' && page === 1 ? [group].slice(0, size) : [],
    total: memberId === 'm-1' ? 11 : 0,
  }),
};
const who = { memberId: 'm-1', locale: 'en', nowMs: 0 } as const;

// conformance: SELF-01
describe('what a member takes part in', () => {
  it('is what the provider of its kind answers, page by page', async () => {
    const { db } = server.app;
    expect(await listActivities(db, [provider], who, { kind: 'group' })).toEqual({
      ...{ records: [{ ...group, agreedAtMs: null }], total: 11, size: 10, current: 1, pages: 2 },
    });
    expect(await listActivities(db, [provider], who, { kind: 'draw' })).toMatchObject({
      ...{ records: [], total: 0, pages: 0 },
    });
  });

  it('is nothing where nobody answers, and of a kind there is', async () => {
    const api = await server.member();
    expect(await api.myActivity.list({ kind: 'waiting' })).toMatchObject({ records: [], total: 0 });
    await expect(api.myActivity.list({ kind: 'x' as 'other' })).rejects.toMatchObject({ code: 400 });
  });
});
