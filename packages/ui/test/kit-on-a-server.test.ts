import { createI18n } from '@yunyou/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import { calendarHtml, kitHtml } from './support/kit-html';

const i18n = createI18n({ locale: 'zh-Hans' });
beforeAll(() => i18n.ensure('components', 'kit'));

describe('the kit on a server, where there is no window', () => {
  it('renders every component', () => {
    expect(typeof window).toBe('undefined');
    const html = kitHtml(i18n.texts);
    for (const words of [
      '4.5分，满分5分',
      '安顺',
      '2020年2月29日',
      '请选择入住日期',
      '客服电话',
      '正在画海报',
    ]) {
      expect(html).toContain(words);
    }
  });

  it('renders every month of a calendar: whoever has no script reads all of them', () => {
    const html = calendarHtml(i18n.texts);
    const months = new Set([...html.matchAll(/data-day="(\d{4}-\d\d)/g)].map(([, month]) => month));
    expect(months.size).toBe(3);
  });

  it('renders the first rows of a long list and none of the others', () => {
    const html = kitHtml(i18n.texts);
    expect(html).toContain('order-0<');
    expect(html).toContain('order-14<');
    expect(html).not.toContain('order-60<');
  });

  it('has every text it asks for', () => {
    const missing: string[] = [];
    const strict = createI18n({ locale: 'en', onMissing: (id) => missing.push(id) });
    return strict.ensure('components', 'kit').then(() => {
      kitHtml(strict.texts);
      expect(missing).toEqual([]);
    });
  });
});
