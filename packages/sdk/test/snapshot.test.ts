import { describe, expect, it } from 'vitest';
import { createWorld, memberInfo } from './support/world';

const spotPath = '/cuser/public/api/scenicSpot/detail';
const filePaths = [
  '/cuser/public/api/constantConfig/getCdnUrl',
  '/cuser/public/api/constantConfig/getPhone',
  '/files/config/app.json',
];

/** A page as a server renders it for a member, and the browser's SDK that takes it over. */
async function renderAndTakeOver() {
  const server = createWorld({ locale: 'en' }, { storage: { token: 't' } });
  server.reply(spotPath, ({ query }) => ({ id: query.id, name: 'Spot' }));
  await Promise.all([
    server.sdk.session.restore(),
    server.sdk.config.load(),
    server.sdk.catalogue.spot('s1'),
  ]);
  // The way it travels: as text in the page.
  const snapshot = JSON.parse(JSON.stringify(server.sdk.snapshot()));
  const browser = createWorld({ snapshot }, { storage: { token: 't' } });
  browser.reply(spotPath, ({ query }) => ({ id: query.id, name: 'Newer' }));
  return { server, browser, snapshot };
}

describe('a snapshot', () => {
  it('makes the first render of the browser the one of the server, and asks for nothing', async () => {
    const { server, browser } = await renderAndTakeOver();
    const { sdk } = browser;
    expect(sdk.i18n.locale).toBe('en');
    expect(sdk.session.state).toEqual(server.sdk.session.state);
    expect(sdk.config.state).toEqual(server.sdk.config.state);
    expect(sdk.catalogue.spot.peek('s1')).toMatchObject({ name: 'Spot' });
    expect(await sdk.catalogue.spot('s1')).toMatchObject({ name: 'Spot' });
    expect(browser.requests).toEqual([]);
  });

  it('lets the launch ask only for what it does not have', async () => {
    const { browser } = await renderAndTakeOver();
    await browser.sdk.start();
    await browser.timers.settle();
    expect(filePaths.flatMap(browser.sent)).toEqual([]);
    expect(browser.sent('/cuser/member/api/getBaseUserInfo')).toEqual([]);
    expect(browser.sdk.session.state.user?.memberId).toBe(memberInfo.memberId);
    expect(browser.host.storage.get('version')).toBe('1.4.0');
    browser.sdk.dispose();
  });

  it('goes stale like any other answer', async () => {
    const { browser } = await renderAndTakeOver();
    await browser.timers.pass(61_000);
    expect(await browser.sdk.catalogue.spot('s1')).toMatchObject({ name: 'Newer' });
  });

  it('serves even a read that is always asked anew, once', async () => {
    const path = '/cuser/public/api/ticket/priceCalendar';
    const server = createWorld();
    server.reply(path, () => ({ today: '2026-11-21', days: [] }));
    await server.sdk.catalogue.priceCalendar('p1');
    const browser = createWorld({ snapshot: server.sdk.snapshot() });
    browser.reply(path, () => ({ today: '2026-11-22', days: [] }));
    expect(await browser.sdk.catalogue.priceCalendar('p1')).toMatchObject({ today: '2026-11-21' });
    expect(await browser.sdk.catalogue.priceCalendar('p1')).toMatchObject({ today: '2026-11-22' });
  });

  it('tells the time by the server before the server has been asked', async () => {
    const server = createWorld({ now: () => 1_795_000_000_000 });
    const { sdk } = createWorld({ snapshot: server.sdk.snapshot(), now: () => 5 });
    expect([sdk.clock.now(), sdk.clock.state]).toEqual([1_795_000_000_000, 'server']);
  });

  it('gives its user to nobody who has logged out meanwhile', async () => {
    const { snapshot } = await renderAndTakeOver();
    const { sdk } = createWorld({ snapshot });
    expect(sdk.session.state).toMatchObject({ user: undefined, isMember: false });
  });

  it('has no configuration while none was loaded, so that the browser loads it', async () => {
    const server = createWorld();
    const { sdk, sent } = createWorld({ snapshot: server.sdk.snapshot() });
    await sdk.config.load();
    expect([sdk.config.state.loadingDone, sent('/files/config/app.json').length]).toEqual([true, 1]);
  });
});
