import type { Locale } from '@yunyou/contract';
import { describe, expect, it, vi } from 'vitest';
import { createI18n, createTexts, loadCatalogue, type Messages } from '../src';

const literal = (value: string): Messages => ({ 'ui.confirm': [{ type: 0, value }] });

describe('createI18n', () => {
  it('tells per locale whether its texts are loading, loaded or failed', async () => {
    const i18n = createI18n({
      locale: 'zh-Hans',
      areas: ['ui'],
      load: async (locale) => {
        if (locale === 'en') throw new Error('no network');
        return literal('确认');
      },
    });
    const seen: (string | undefined)[] = [];
    i18n.subscribe(() => seen.push(i18n.loadStatus['zh-Hans']));
    expect(i18n.loadStatus).toEqual({});
    await i18n.ensure('ui');
    expect(seen).toContain('loading');
    expect(i18n.loadStatus['zh-Hans']).toBe('loaded');
    await expect(i18n.setLocale('en')).rejects.toThrow('no network');
    expect(i18n.loadStatus.en).toBe('error');
    expect(i18n.texts.t('ui.confirm')).toBe('确认');
  });

  it('changes every text at once, also of areas that were asked for meanwhile', async () => {
    const i18n = createI18n({ locale: 'zh-Hans' });
    await i18n.ensure('ui');
    expect(i18n.texts.t('ui.confirm')).toBe('确认');
    await i18n.setLocale('en');
    expect(i18n.texts.t('ui.confirm')).toBe('Confirm');
    expect(i18n.locale).toBe('en');
  });

  it('follows the last choice when a person changes their mind', async () => {
    const waiting = new Map<Locale, (messages: Messages) => void>();
    const i18n = createI18n({
      locale: 'zh-Hans',
      areas: ['ui'],
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
    const i18n = createI18n({ locale: 'en', areas: ['ui'], load });
    await Promise.all([i18n.ensure('ui'), i18n.ensure('ui'), i18n.ensure('ui')]);
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

  it('takes values and counts', async () => {
    const en = createTexts('en', await loadCatalogue('en', 'format'));
    expect(en.t('format.daysAgo', { count: 1 })).toBe('1 day ago');
    expect(en.t('format.daysAgo', { count: 2 })).toBe('2 days ago');
  });
});

describe('the public surface', () => {
  it('is what other packages rely on', async () => {
    expect(Object.keys(await import('../src')).sort()).toEqual([
      'createFormats',
      'createI18n',
      'createTexts',
      'loadCatalogue',
    ]);
  });
});
