import { describe, expect, it } from 'vitest';
import { createI18n } from '../src';
import { type CancelTerms, cancelText, deadlineText, deadlineTexts } from '../src/deadlines';

const textsIn = async (locale: 'zh-Hans' | 'en') => {
  const i18n = createI18n({ locale });
  await i18n.ensure('refund');
  return i18n.texts;
};
const zh = await textsIn('zh-Hans');
const en = await textsIn('en');

type Tier = CancelTerms['refundRule']['tiers'][number];
const free: Tier = { daysBefore: 1, time: '18:00', keep: 'none', feePercent: 0 };
const night: Tier = { daysBefore: 0, time: '18:00', keep: 'firstNight', feePercent: 0 };
const untilMs = Date.parse('2026-09-20T18:00:00+08:00');

const termsOf = (
  tiers: CancelTerms['refundRule']['tiers'],
  cancelDeadlines: CancelTerms['cancelDeadlines'] = [],
): CancelTerms => ({ refundRule: { tiers }, cancelDeadlines, payAtDesk: false });

describe('until when rooms can be cancelled', () => {
  it('is over, and not never, where it was free once', () => {
    expect(deadlineTexts(zh, termsOf([free, night]))).toEqual(['已过免费取消时间']);
    expect(deadlineText(en, termsOf([free]))).toBe('Free cancellation has ended');
    expect(cancelText(zh, termsOf([free]))).toBe('已过免费取消时间');
  });

  it('is never where it never was free', () => {
    expect(deadlineTexts(zh, termsOf([]))).toEqual(['不可取消']);
    expect(cancelText(en, termsOf([night]))).toBe('Non-refundable');
  });

  it('is said step by step, and what comes after', () => {
    const terms = termsOf([free], [{ untilMs, keep: 'none', feePercent: 0 }]);
    expect(cancelText(zh, terms)).toBe('9月20日 18:00 前免费取消；此后不可取消');
    expect(deadlineText(zh, terms)).toBe('9月20日 18:00 前免费取消');
  });

  it('is the check-in where it is paid at the desk', () => {
    expect(cancelText(zh, { ...termsOf([free]), payAtDesk: true })).toBe('入住前可免费取消');
  });
});
