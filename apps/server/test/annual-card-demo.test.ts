import type { ApiClient } from '@yunyou/api-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../src/clock';
import { DEMO_MOBILE } from '../src/demo/member';
import { logIn, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
let demo: ApiClient;
beforeAll(async () => {
  server = await startTestServer({ demoOrders: true });
  const token = await logIn(server.visitor(), DEMO_MOBILE, () => server.console());
  demo = server.visitor({ tokens: { read: () => token, clear: () => {} } });
});
afterAll(() => server.close());
beforeEach(() => server.app.db.deleteFrom('rate_limits').execute());
afterEach(async () => expect(await server.breaches()).toEqual([]));

const today = () => dayOf(server.app.clock.now());

describe('the annual cards of the demo', () => {
  it('are seven, those on sale first, in both languages', async () => {
    const { records, total } = await server.visitor().annualCard.list({ size: 20 });
    expect(total).toBe(7);
    expect(records.map(({ name, onSale, left }) => ({ name, onSale, left }))).toMatchObject([
      { name: '澄岚山水年卡', onSale: true, left: null },
      { name: '亲子年卡', left: 499 },
      { name: '双人卡', left: 298 },
      { name: '学生卡', left: 3 },
      { name: '长者卡' },
      { name: expect.stringMatching(/^20\d\d自然年卡$/), onSale: true, left: 0 },
      { onSale: false },
    ]);
    expect(records.at(-1)?.name.length).toBe(40);
    const card = await server.visitor({ locale: () => 'en' }).annualCard.detail({ id: 'card-type-chenglan' });
    expect(card).toMatchObject({ name: 'Chenglan card', priceFen: 39_900 });
    expect(card.spots).toHaveLength(10);
    expect(card.spots.filter(({ appointmentNeeded }) => appointmentNeeded)).toHaveLength(1);
    expect(card.spots[0]?.blackout.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Spring Festival', 'National Day']),
    );
  });

  it('let their holders join a free, a paid, a full and a past activity', async () => {
    const card = await server.visitor({ locale: () => 'en' }).annualCard.detail({ id: 'card-type-chenglan' });
    const nowMs = server.app.clock.now();
    expect(
      card.activities.map(({ priceFen, sessions }) => ({
        priceFen,
        left: sessions.some(({ left }) => left > 0),
        isOver: sessions.every(({ startsAtMs }) => startsAtMs <= nowMs),
      })),
    ).toEqual([
      { priceFen: 0, left: true, isOver: false },
      { priceFen: 3_900, left: true, isOver: false },
      { priceFen: 9_900, left: false, isOver: false },
      { priceFen: 0, left: true, isOver: true },
    ]);
    expect(card.activities.every(({ name, intro }) => !/\p{Script=Han}/u.test(name + intro))).toBe(true);
    const { records } = await demo.annualCard.mine({ status: 'active', size: 20 });
    const family = records.find(({ typeId }) => typeId === 'card-type-family');
    const { activities } = await demo.annualCard.own({ id: family?.id ?? '' });
    expect(activities.slice(0, 3).map(({ joined }) => joined)).toEqual([[], [], []]);
  });

  it('stand in each state at the demo member’s', async () => {
    const { records } = await demo.annualCard.mine({ size: 20 });
    expect(new Set(records.map(({ status }) => status))).toEqual(
      new Set(['toActivate', 'examining', 'active', 'frozen', 'expired', 'refunded']),
    );
    const ending = records.find(
      ({ lastDay, status }) => status === 'active' && lastDay === addDays(today(), 6),
    );
    expect(ending).toMatchObject({ nextStep: 'renew', holderName: expect.stringContaining('*') });
    const family = records.find(({ typeId }) => typeId === 'card-type-family');
    const own = await demo.annualCard.own({ id: family?.id ?? '' });
    expect(own.persons.map(({ status }) => status)).toEqual(['active', 'examining', 'refused']);
    expect(own.persons[2]).toMatchObject({ guardian: { relation: 'father' }, refusal: expect.any(String) });
    expect(own).toMatchObject({ status: 'active', nextStep: 'mend' });
  });
});
