import { describe, expect, it } from 'vitest';
import { builtPages } from '../../../web/build/built-pages';
import * as demo from '../../src/demo';
import { readManifest } from '../manifest';
import { bilingualTexts, type LocaleId } from './texts';

const manifest = readManifest();
const spots = demo.SPOT_OFFERS.map((it) => it.spot);
const tickets = demo.SPOT_OFFERS.flatMap((it) => it.tickets);
const pools = demo.SPOT_OFFERS.flatMap((it) => it.pools);

/** Everything of the demo that people read. */
const CONTENT = {
  offers: demo.SPOT_OFFERS,
  home: [demo.HOME_LAYOUT, demo.HOME_HELLO],
  notices: demo.NOTICES,
  licence: demo.LICENSE_FACTS,
  operator: demo.OPERATOR,
  agreements: [demo.USER_TERMS, demo.PRIVACY_POLICY],
  files: [demo.TAB_BAR_FILE, demo.SIDE_BAR_FILE, demo.APP_FILE],
};

describe('demo texts', () => {
  const texts = bilingualTexts(CONTENT);

  it('stand in both languages and are never empty', () => {
    expect(texts.length).toBeGreaterThan(600);
    for (const { path, text } of texts) {
      expect(text['zh-Hans'].trim(), path).not.toBe('');
      expect(text.en.trim(), path).not.toBe('');
    }
  });

  it('hold no Chinese in the English and no typed space between Chinese characters', () => {
    for (const { path, text } of texts) {
      expect(text.en, path).not.toMatch(/[\p{Script=Han}，。；：！？（）]/u);
      expect(text['zh-Hans'], path).not.toMatch(/\p{Script=Han} \p{Script=Han}/u);
    }
  });

  it('hold no filler', () => {
    for (const { path, text } of texts) {
      expect(`${text['zh-Hans']} ${text.en}`, path).not.toMatch(/lorem|ipsum|TODO|TBD|占位|待定/i);
    }
  });
});

describe('demo spots', () => {
  it('are at least eight, with ids of their own', () => {
    expect(spots.length).toBeGreaterThanOrEqual(8);
    expect(new Set(spots.map((it) => it.id)).size).toBe(spots.length);
  });

  it('show only pictures that exist', () => {
    const named = [
      ...spots.flatMap((it) => [it.pictures.hero, it.pictures.thumb, ...it.pictures.album]),
      ...spots.flatMap((it) =>
        it.profile.flatMap((block) => (block.type === 'picture' ? [block.picture] : [])),
      ),
      ...demo.HOME_LAYOUT.components.flatMap((component) => {
        if (component.type === 'top_card') return [component.picture];
        return component.type === 'home_icon_kv' ? [] : component.items.map((it) => it.picture);
      }),
      demo.APP_FILE.shareConfig.imagePicture,
      ...Object.values(demo.APP_FILE.shareConfig.paths).map((it) => it.imagePicture),
    ];
    for (const name of named) expect(Object.keys(manifest), name).toContain(name);
    for (const spot of spots) expect(spot.pictures.album.length, spot.id).toBeGreaterThanOrEqual(3);
  });

  it('say the same about closed weekdays as their opening hours do, in every month', () => {
    for (const spot of spots) {
      for (let month = 1; month <= 12; month += 1) {
        const inSeason = spot.openTimes.filter(({ monthFrom, monthTo }) =>
          monthFrom <= monthTo
            ? month >= monthFrom && month <= monthTo
            : month >= monthFrom || month <= monthTo,
        );
        for (const weekday of [0, 1, 2, 3, 4, 5, 6] as const) {
          const open = inSeason.some((it) => it.days.includes(weekday));
          expect(open, `${spot.id} month ${month} weekday ${weekday}`).toBe(
            !spot.closedWeekdays.includes(weekday),
          );
        }
      }
    }
  });

  it('stand in a city of the city list', () => {
    const names = demo.CITY_LIST.flatMap((province) => province.children.map((it) => it.name));
    for (const spot of spots) expect(names, spot.id).toContain(spot.city['zh-Hans']);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('demo tickets', () => {
  it('are at least thirty, with ids of their own, each at its spot and in one of its pools', () => {
    expect(tickets.length).toBeGreaterThanOrEqual(30);
    expect(new Set(tickets.map((it) => it.id)).size).toBe(tickets.length);
    expect(new Set(pools.map((it) => it.id)).size).toBe(pools.length);
    for (const { spot, pools: own, tickets: offered } of demo.SPOT_OFFERS) {
      for (const ticket of offered) {
        expect(ticket.spotId).toBe(spot.id);
        expect(
          own.map((it) => it.id),
          ticket.id,
        ).toContain(ticket.stockPoolId);
      }
    }
  });

  it('cost whole fen, more at weekends than on weekdays, at most the price at the gate', () => {
    for (const { id, priceFen, marketPriceFen } of tickets) {
      for (const value of [...Object.values(priceFen), marketPriceFen])
        expect(Number.isInteger(value), id).toBe(true);
      expect(priceFen.weekday, id).toBeGreaterThan(0);
      expect(priceFen.weekday, id).toBeLessThan(priceFen.weekend);
      expect(priceFen.weekend, id).toBeLessThanOrEqual(priceFen.holiday);
      expect(priceFen.holiday, id).toBeLessThanOrEqual(marketPriceFen);
    }
  });

  it('cover named and unnamed kinds, ages, gender and both ways of confirming', () => {
    expect(new Set(tickets.map((it) => it.travellerRule))).toEqual(
      new Set(['none', 'perOrder', 'perTicket']),
    );
    expect(new Set(tickets.map((it) => it.confirmMode))).toEqual(new Set(['instant', 'merchant']));
    expect(new Set(tickets.map((it) => it.refundRule.kind))).toEqual(new Set(['free', 'until', 'none']));
    for (const kind of [
      'adult',
      'child',
      'senior',
      'student',
      'family',
      'women',
      'group',
      'night',
    ] as const) {
      expect(
        tickets.some((it) => it.kind === kind),
        kind,
      ).toBe(true);
    }
    expect(tickets.some((it) => it.gender === 'female')).toBe(true);
  });

  it('ask for documents exactly where a traveller is named', () => {
    for (const ticket of tickets) {
      expect(ticket.certTypes.length > 0, ticket.id).toBe(ticket.travellerRule !== 'none');
      if (ticket.minAge !== undefined || ticket.maxAge !== undefined || ticket.gender !== undefined) {
        expect(ticket.travellerRule, ticket.id).not.toBe('none');
      }
      expect(ticket.minAge ?? 0, ticket.id).toBeLessThanOrEqual(ticket.maxAge ?? 150);
      expect(ticket.minPerOrder, ticket.id).toBeLessThanOrEqual(ticket.maxPerOrder);
      expect(ticket.cutoff, ticket.id).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    }
  });
});

describe('demo stock', () => {
  /** 2026-03-01 is a Sunday. */
  const march = Array.from({ length: 31 }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`);
  const kindOf = (day: string) =>
    [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) ? 'weekend' : 'weekday';

  it('has closed, sold-out and nearly sold-out days in any month', () => {
    const days = pools.flatMap((pool) => march.map((day) => demo.stockOn(pool, day, kindOf(day))));
    expect(days.some((it) => it.state === 'closed' && it.reason !== null)).toBe(true);
    expect(days.some((it) => it.state === 'closed' && it.reason === null)).toBe(true);
    expect(days.some((it) => it.state === 'open' && it.remaining === 0)).toBe(true);
    expect(days.some((it) => it.state === 'open' && it.remaining > 0 && it.remaining < 20)).toBe(true);
  });

  it('names days by their place in the month: the second Saturday is sold out, the third is not', () => {
    const evening = pools.find((it) => it.id === 'pool-moonbridge-evening');
    if (evening === undefined) throw new Error('The evening pool is gone');
    expect(demo.stockOn(evening, '2026-03-14', 'weekend')).toEqual({
      state: 'open',
      total: 2500,
      remaining: 0,
    });
    expect(demo.stockOn(evening, '2026-03-21', 'weekend')).toEqual({
      state: 'open',
      total: 2500,
      remaining: 2500,
    });
  });

  it('closes on the weekly day of rest, except on a public holiday', () => {
    const bath = pools.find((it) => it.id === 'pool-yuntang-pools');
    if (bath === undefined) throw new Error('The bath pool is gone');
    expect(demo.stockOn(bath, '2026-03-10', 'weekday')).toEqual({ state: 'closed', reason: null });
    expect(demo.stockOn(bath, '2026-03-10', 'holiday')).toEqual({
      state: 'open',
      total: 1800,
      remaining: 1800,
    });
  });

  it('never leaves more places than there are', () => {
    for (const pool of pools) {
      for (const exception of pool.exceptions) {
        if (exception.state === 'low') expect(exception.remaining, pool.id).toBeLessThan(pool.perDay.weekday);
      }
    }
  });

  it('closes a spot’s sessions on every day the spot is closed', () => {
    for (const { spot, pools: own } of demo.SPOT_OFFERS) {
      for (const pool of own) {
        for (const weekday of spot.closedWeekdays) expect(pool.closedWeekdays, pool.id).toContain(weekday);
      }
    }
  });
});

describe('demo pages', () => {
  it('link only to pages that exist, and to spots and tickets that do', () => {
    const links = [
      ...demo.HOME_LAYOUT.components.flatMap((it) =>
        it.type === 'top_card' ? [it.link] : it.items.map((tile) => tile.link),
      ),
      ...demo.TAB_BAR_FILE.bottomBarList.map((it) => it.path),
      ...demo.SIDE_BAR_FILE.leftBarList.map((it) => it.path),
    ];
    const ids = new Set<string>([...spots, ...tickets, ...demo.ACTIVITY_SPECIALS].map((it) => it.id));
    for (const link of links) {
      const url = new URL(link, 'https://demo.example');
      expect(builtPages, link).toContain(url.pathname);
      const id = url.searchParams.get('id');
      if (id !== null) expect(ids.has(id), link).toBe(true);
    }
  });

  it('lead from the home page and the bar of a desktop to everything that is sold', () => {
    const sold = [
      '/pages/scenic-spot-home/scenic-spot-home',
      '/pages/hotel-home/hotel-home',
      '/pages/goods-home/goods-home',
      '/packages/goods-sell/sell-list/sell-list?kind=3',
      '/packages/annual-card/card-list/card-list',
      '/packages/goods-sell/coupon-center/coupon-center',
      '/pages/activity-special/activity-special?id=special-spring-tea-fair',
      '/packages/marketing/flash-sale/flash-sale',
      '/packages/marketing/group-purchase/group-purchase',
    ];
    const icons = demo.HOME_LAYOUT.components.find((it) => it.type === 'home_icon_kv');
    expect(icons?.items.slice(0, sold.length).map((it) => it.link)).toEqual(sold);
    // Home is full: bargains are in the bar.
    const inBar = [...sold, '/packages/marketing/bargain-active/bargain-active'];
    expect(demo.SIDE_BAR_FILE.leftBarList.map((it) => it.path)).toEqual(expect.arrayContaining(inBar));
  });

  it('have agreements as whole HTML documents without markup from their texts', () => {
    for (const document of [demo.USER_TERMS, demo.PRIVACY_POLICY]) {
      for (const locale of ['zh-Hans', 'en'] satisfies LocaleId[]) {
        const html = demo.agreementHtml(document, locale);
        expect(html.startsWith(`<!doctype html>\n<html lang="${locale}">`)).toBe(true);
        expect(html.match(/<h2>/g)?.length).toBe(document.sections.length);
        expect(html).not.toMatch(/<script|undefined/);
      }
    }
    const hostile = { 'zh-Hans': '<b>山</b>&水', en: '<b>hill</b> & water' };
    const html = demo.agreementHtml({ title: hostile, version: '1', effective: hostile, sections: [] }, 'en');
    expect(html).toContain('&lt;b&gt;hill&lt;/b&gt; &amp; water');
  });

  it('recommend cities of the list', () => {
    expect(demo.RECOMMENDED_CITIES.length).toBe(8);
    expect(demo.CITY_LIST.flatMap((it) => it.children).length).toBeGreaterThanOrEqual(60);
  });
});
