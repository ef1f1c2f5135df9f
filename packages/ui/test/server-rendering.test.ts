import { createI18n } from '@yunyou/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverPages } from './support/server-pages';

const i18n = createI18n({ locale: 'zh-Hans' });
beforeAll(() => i18n.ensure());

describe('on a server, where there is no window', () => {
  it('renders a page with everything its first paint shows', () => {
    expect(typeof window).toBe('undefined');
    const html = serverPages.spot(i18n.texts);
    for (const words of ['青崖云海', '立即预订', 'fetchPriority="high"', '¥168起', '2026年9月', '01:00']) {
      expect(html).toContain(words);
    }
  });

  it('renders a voucher with its code, so that it can be read before any script has run', () => {
    const html = serverPages.voucher(i18n.texts);
    expect(html).toContain('8392 0471 5562');
    expect(html).toMatch(/<path d="M\d+ \d+h/);
  });

  it('keeps a place for a rich text and lets none of its markup through unread', () => {
    const html = serverPages.richText(i18n.texts);
    expect(html).not.toContain('alert(1)');
    expect(html).toContain('aria-busy="true"');
  });

  it('says what is missing when a component stands outside the texts', () => {
    expect(serverPages.withoutTexts).toThrow(/TextsProvider/);
  });
});
