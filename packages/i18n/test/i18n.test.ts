import type { Locale } from '@yunyou/contract';
import { describe, expect, it, vi } from 'vitest';
import { type CatalogueLoader, createI18n, createTexts, loadCatalogue, type Messages } from '../src';

const literal = (value: string): Messages => ({ 'ui.confirm': value });

describe('createI18n', () => {
  // conformance: CH-06
  it('tells per locale whether its texts are loading, loaded or failed', async () => {
    const i18n = createI18n({
      locale: 'zh-Hans',
      areas: ['base'],
      load: async (locale) => {
        if (locale === 'en') throw new Error('no network');
        return literal('确认');
      },
    });
    const seen: (string | undefined)[] = [];
    i18n.subscribe(() => seen.push(i18n.loadStatus['zh-Hans']));
    expect(i18n.loadStatus).toEqual({});
    await i18n.ensure('base');
    expect(seen).toContain('loading');
    expect(i18n.loadStatus['zh-Hans']).toBe('loaded');
    await expect(i18n.setLocale('en')).rejects.toThrow('no network');
    expect(i18n.loadStatus.en).toBe('error');
    expect(i18n.texts.t('ui.confirm')).toBe('确认');
  });

  it('changes every text at once, also of areas that were asked for meanwhile', async () => {
    const i18n = createI18n({ locale: 'zh-Hans' });
    await i18n.ensure('base');
    expect(i18n.texts.t('ui.confirm')).toBe('确认');
    await i18n.setLocale('en');
    expect(i18n.texts.t('ui.confirm')).toBe('Confirm');
    expect(i18n.locale).toBe('en');
  });

  it('follows the last choice when a person changes their mind', async () => {
    const waiting = new Map<Locale, (messages: Messages) => void>();
    const i18n = createI18n({
      locale: 'zh-Hans',
      areas: ['base'],
      load: (locale) => new Promise((resolve) => waiting.set(locale, resolve)),
    });
    const toEnglish = i18n.setLocale('en');
    const back = i18n.setLocale('zh-Hans');
    waiting.get('zh-Hans')?.(literal('确认'));
    await back;
    waiting.get('en')?.(literal('Confirm'));
    await toEnglish;
    expect(i18n.locale).toBe('zh-Hans');
  });

  it('loads an area once, however many ask for it at once', async () => {
    const load = vi.fn(async () => literal('确认'));
    const i18n = createI18n({ locale: 'en', areas: ['base'], load });
    await Promise.all([i18n.ensure('base'), i18n.ensure('base'), i18n.ensure('base')]);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('a text', () => {
  it('that is not loaded comes back as its id and is reported', () => {
    const missing: string[] = [];
    const texts = createTexts('en', {}, (id) => missing.push(id));
    expect(texts.t('ui.confirm')).toBe('ui.confirm');
    expect(missing).toEqual(['ui.confirm']);
    expect(texts.has('ui.confirm')).toBe(false);
  });

  it('takes values as they are', async () => {
    const messages = { ...(await loadCatalogue('en', 'base')), ...(await loadCatalogue('en', 'components')) };
    const en = createTexts('en', messages);
    expect(en.t('ui.price.from', { price: '¥80' })).toBe('from ¥80');
    expect(en.t('components.textArea.count', { count: 1200, max: 2000 })).toBe(
      '1200 of at most 2000 characters',
    );
  });

  it('that asks for a value it is not given comes back as its id', async () => {
    const i18n = createI18n({ locale: 'en' });
    await i18n.ensure('scenic-spot');
    expect(i18n.texts.t('ui.price.from')).toBe('ui.price.from');
    expect(i18n.texts.t('scenicSpot.list.count')).toBe('scenicSpot.list.count');
  });

  it('counts and selects as soon as its area is there', async () => {
    const i18n = createI18n({ locale: 'en' });
    await i18n.ensure('scenic-spot');
    expect(i18n.texts.t('scenicSpot.list.count', { count: 1 })).toBe('1 spot');
    expect(i18n.texts.t('scenicSpot.list.count', { count: 1200 })).toBe('1,200 spots');
    expect(i18n.texts.t('scenicSpot.list.sortBy', { sort: 'price' })).toBe('Price');
    await i18n.setLocale('zh-Hans');
    expect(i18n.texts.t('scenicSpot.list.sortBy', { sort: 'price' })).toBe('低价优先');
  });

  it('that counts needs nothing of the loader but what it was parsed into', async () => {
    const load = async (): Promise<Messages> => ({ 'scenicSpot.list.count': [{ type: 1, value: 'count' }] });
    const i18n = createI18n({ locale: 'en', load });
    await i18n.ensure();
    expect(i18n.texts.t('scenicSpot.list.count', { count: 3 })).toBe('3');
  });
});

describe('formats of days and times', () => {
  it('come with the texts', async () => {
    const i18n = createI18n({ locale: 'en' });
    await i18n.ensure();
    expect(i18n.texts.day('2026-11-21')).toBe('Nov 21');
  });

  it('come with the first area that may show some', async () => {
    const i18n = createI18n({ locale: 'en', areasWithoutDays: ['base', 'home'] });
    await i18n.ensure('home', 'scenic-spot');
    expect(i18n.texts.day('2026-11-21')).toBe('Nov 21');
  });

  it('asked for before, are empty, and come by themselves', async () => {
    const i18n = createI18n({ locale: 'zh-Hans', areasWithoutDays: ['base'] });
    await i18n.ensure();
    const changed = new Promise<void>((resolve) => void i18n.subscribe(resolve));
    expect(i18n.texts.day('2026-11-21')).toBe('');
    expect(i18n.texts.money(8050)).toBe('¥80.50');
    await changed;
    expect(i18n.texts.day('2026-11-21')).toBe('11月21日');
    await i18n.setLocale('en');
    expect(i18n.texts.day('2026-11-21')).toBe('Nov 21');
  });
});

describe('the texts of every page and of the home page', () => {
  it.each(['zh-Hans', 'en'] as const)('need no formatter in %s', async (locale) => {
    for (const area of ['base', 'home'] as const)
      expect(
        Object.entries(await loadCatalogue(locale, area)).filter(([, text]) => typeof text !== 'string'),
      ).toEqual([]);
  });
});

describe('the public surface', () => {
  it('is what other packages rely on', async () => {
    expect(Object.keys(await import('../src')).sort()).toEqual([
      'checkoutProblemText',
      'createFormats',
      'createI18n',
      'createTexts',
      'dayOf',
      'loadCatalogue',
      'messageAreas',
    ]);
  });
});

describe('texts that are there already', () => {
  it('are not loaded, and those of another language are', async () => {
    const asked: string[] = [];
    const load: CatalogueLoader = async (locale, area) => {
      asked.push(`${locale}/${area}`);
      return { 'app.brand': `${locale} ${area}` };
    };
    const i18n = createI18n({ locale: 'en', given: { base: { 'app.brand': 'Given' } }, load });
    await i18n.ensure();
    expect([i18n.texts.t('app.brand'), asked]).toEqual(['Given', []]);
    expect(i18n.loaded).toEqual({ base: { 'app.brand': 'Given' } });
    await i18n.setLocale('zh-Hans');
    expect([i18n.texts.t('app.brand'), asked]).toEqual(['zh-Hans base', ['zh-Hans/base']]);
  });

  it('that are only named are loaded with the first ones, in the page’s own language', async () => {
    const i18n = createI18n({ locale: 'en', given: { base: undefined, order: undefined } });
    await i18n.ensure();
    expect(i18n.texts.t('app.brand')).toBe('Yunyou');
    expect(Object.keys(i18n.loaded)).toEqual(['base', 'order']);
  });

  it('bring along what formats them', async () => {
    const first = createI18n({ locale: 'en' });
    await first.ensure('order');
    const second = createI18n({
      locale: 'en',
      given: first.loaded,
      load: () => Promise.reject(new Error('asked')),
    });
    await second.ensure('order');
    expect(second.texts.t('order.status', { status: '4' })).toBe(
      first.texts.t('order.status', { status: '4' }),
    );
  });
});
