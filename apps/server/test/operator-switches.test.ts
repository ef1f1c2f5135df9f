import { staticFiles } from '@yunyou/contract/schemas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the city of the home page', () => {
  it('has its own spots first, the others after them in their order', async () => {
    const api = server.visitor();
    const of = async (cityName?: string) => (await api.home.page({ cityName })).spots;
    const everywhere = await of();
    const inWangxi = await of('望汐市');
    expect(everywhere[0]?.cityName).toBe('澄岚市');
    expect(inWangxi[0]).toMatchObject({ id: 'spot-wangxi-island', cityName: '望汐市' });
    const others = everywhere.filter(({ cityName }) => cityName !== '望汐市').map(({ id }) => id);
    expect(inWangxi.slice(1).map(({ id }) => id)).toEqual(others.slice(0, inWangxi.length - 1));
  });

  it('without spots of its own shows what everybody is shown', async () => {
    const api = server.visitor();
    expect(await api.home.page({ cityName: '哈尔滨市' })).toEqual(await api.home.page());
  });
});

describe('the app file', () => {
  it('tells the hosts of the operator’s other sites, whatever the operator’s own file says of them', async () => {
    await server.app.db
      .updateTable('site_documents')
      .set({ data: sql`jsonb_set(data, '{webOwnHosts}', '["evil.example"]')` })
      .where('key', '=', 'file:config/app.json')
      .execute();
    const answer = await server.fetch('http://yunyou.test/cdn/config/app.json');
    const file = staticFiles.appFile.parse(await answer.json());
    expect(file.webOwnHosts).toEqual(['www.example.net']);
  });
});

describe('the bank’s payment', () => {
  it('is offered and taken while its switch is on only', async () => {
    const api = await server.member({ source: 2 });
    const order = await placeOrder(api);
    const ways = async () => (await api.payment.channels({ orderId: order.id })).map(({ id }) => id);
    const setSwitch = (isOn: boolean) =>
      server.app.db
        .updateTable('site_documents')
        .set({ data: sql`jsonb_set(data, '{CCBPay}', to_jsonb(${isOn}::boolean))` })
        .where('key', '=', 'file:config/app.json')
        .execute();
    await setSwitch(true);
    expect(await ways()).toContain('bank');
    await setSwitch(false);
    expect(await ways()).not.toContain('bank');
    await expect(api.payment.unifyPay({ orderId: order.id, channelId: 'bank' })).rejects.toBeDefined();
  });
});
