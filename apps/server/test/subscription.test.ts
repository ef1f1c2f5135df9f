import { staticFilePaths } from '@yunyou/contract';
import { schemas, staticFiles } from '@yunyou/contract/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readJson, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const nothing = {
  viewSpotId: -1,
  hotelId: -1,
  supplierId: -1,
  activityId: -1,
  voucherId: -1,
  parentSn: '',
  sn: '',
} as const;

// conformance: API-09
describe('subscribe messages', () => {
  it('are for members only', async () => {
    const { subscription } = server.visitor();
    for (const call of [
      subscription.findEnableAll(),
      subscription.isSubscribe({ types: [0] }),
      subscription.subscribe({
        appId: 'wx-1',
        miniprogramState: 'formal',
        xcxMessageTypeList: [{ consumeType: 0, ...nothing }],
      }),
    ]) {
      await expect(call).rejects.toMatchObject({ kind: 'auth' });
    }
  });

  it('are enabled as the operator says', async () => {
    const answer = await (await server.member()).subscription.findEnableAll();
    expect(schemas.subscription.findEnableAll.response.parse(answer)).toContainEqual({ type: 0 });
    expect(answer).toHaveLength(25);
  });

  it('are kept per member, once for each thing, and asked for by type', async () => {
    const [api, other] = await Promise.all([server.member(), server.member()]);
    const request = {
      appId: 'wx-1',
      miniprogramState: 'developer' as const,
      xcxMessageTypeList: [
        { consumeType: 0 as const, ...nothing, sn: 'Y1' },
        { consumeType: 0 as const, ...nothing, sn: 'Y2' },
        { consumeType: 3 as const, ...nothing, viewSpotId: 'spot-1' },
      ],
    };
    expect(await api.subscription.subscribe(request)).toBeNull();
    await api.subscription.subscribe(request);
    expect(await api.subscription.isSubscribe({ types: [3, 1, 0] })).toEqual([3, 0]);
    expect(await other.subscription.isSubscribe({ types: [0, 3] })).toEqual([]);
    const { memberId } = await api.session.userInfo();
    const rows = () =>
      server.app.db.selectFrom('subscriptions').selectAll().where('member_id', '=', memberId).execute();
    expect(await rows()).toHaveLength(3);

    await server.app.db.updateTable('subscriptions').set({ sent_ms: 1 }).where('type', '=', 3).execute();
    expect(await api.subscription.isSubscribe({ types: [0, 3] })).toEqual([0]);
    await api.subscription.subscribe(request);
    expect(await api.subscription.isSubscribe({ types: [0, 3] })).toEqual([0, 3]);
    expect(await rows()).toHaveLength(4);
  });

  it('subscribed to from several places at once make one row each', async () => {
    const api = await server.member();
    const request = {
      appId: 'wx-1',
      miniprogramState: 'formal' as const,
      xcxMessageTypeList: [{ consumeType: 5 as const, ...nothing }],
    };
    await Promise.all(Array.from({ length: 8 }, () => api.subscription.subscribe(request)));
    const { memberId } = await api.session.userInfo();
    const rows = await server.app.db
      .selectFrom('subscriptions')
      .select('open_id')
      .where('member_id', '=', memberId)
      .execute();
    expect(rows).toEqual([{ open_id: '' }]);
  });

  it('go to an account of the member only: the one with this mini-program where none is named', async () => {
    const api = await server.member();
    const { memberId } = await api.session.userInfo();
    const { db } = server.app;
    for (const app_id of ['wx-1', 'wx-2']) {
      await db
        .insertInto('member_identities')
        .values({
          provider: 'mini-program',
          app_id,
          open_id: `${memberId}-${app_id}`,
          member_id: memberId,
          created_ms: 1,
        })
        .execute();
    }
    const subscribe = (openId?: string, appId = 'wx-2') =>
      api.subscription.subscribe({
        appId,
        openId,
        miniprogramState: 'formal',
        xcxMessageTypeList: [{ consumeType: 0, ...nothing }],
      });
    const receivers = async () => {
      const rows = await db
        .selectFrom('subscriptions')
        .select('open_id')
        .where('member_id', '=', memberId)
        .execute();
      return rows.map(({ open_id }) => open_id);
    };
    await expect(subscribe('somebody-else')).rejects.toMatchObject({ code: 404 });
    expect(await receivers()).toEqual([]);
    await subscribe();
    expect(await receivers()).toEqual([`${memberId}-wx-2`]);
    await subscribe(`${memberId}-wx-1`);
    expect(await receivers()).toEqual([`${memberId}-wx-1`]);
  });
});

// conformance: BIZ-01
describe('the subscribe files', () => {
  const fileOf = async (path: string) =>
    readJson<unknown>(await server.fetch(`http://yunyou.test/cdn/${path}`));

  it('name every template in both environments, with different ids', async () => {
    const file = staticFiles.subscribeConfigFile.parse(await fileOf(staticFilePaths.subscribeConfig));
    expect(file.test).toHaveLength(25);
    expect(file.production.map(({ type }) => type)).toEqual(file.test.map(({ type }) => type));
    expect(new Set([...file.test, ...file.production].map(({ id }) => id)).size).toBe(50);
  });

  it('name occasions whose templates are enabled', async () => {
    const { tasks } = staticFiles.subscribeTaskFile.parse(await fileOf(staticFilePaths.subscribeTask));
    const enabled = await (await server.member()).subscription.findEnableAll();
    expect(tasks.map(({ name }) => name)).toContain('orderPaid');
    for (const type of tasks.flatMap(({ types }) => types)) expect(enabled).toContainEqual({ type });
  });
});
