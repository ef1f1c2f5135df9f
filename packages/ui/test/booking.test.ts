import { createI18n } from '@yunyou/i18n';
import { ApiError } from '@yunyou/sdk';
import { beforeAll, describe, expect, it } from 'vitest';
import { problemText } from '../src/features/order/booking-form/problem-text';

describe('what is wrong with a booking', () => {
  const i18n = createI18n({ locale: 'zh-Hans' });
  beforeAll(() => i18n.ensure('order'));
  const refusal = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
    new ApiError({ kind: 'business', method: 'POST', path: '/orders/create', ...details });
  const failed = (error: unknown) => problemText(i18n.texts, { code: 'failed', error });

  it('is nothing when all is there', () => {
    expect(problemText(i18n.texts, undefined)).toBeUndefined();
  });

  it.each([
    [{ code: 'dayMissing' }, '请选择游玩日期'],
    [{ code: 'travellersMissing', count: 2 }, '还需选择2位出行人'],
    [{ code: 'contactNameMissing' }, '请填写联系人姓名'],
    [{ code: 'contactMobileInvalid' }, '手机号码不正确，请检查'],
  ] as const)('is said for %o', (problem, words) => {
    expect(problemText(i18n.texts, problem)).toBe(words);
  });

  it('is said of a refusal in the words of the server', () => {
    expect(failed(refusal({ rule: 'soldOut', userMessage: '不行' }))).toBe('不行');
  });

  it('is said in our words when the server has none, and never as a network that is there', () => {
    expect(failed(refusal({ kind: 'server' }))).toBe('操作未完成，请稍后重试');
    expect(failed(refusal({ kind: 'timeout' }))).toBe('网络未连接，请检查后重试');
    expect(failed(new Error('a bug'))).toBe('操作未完成，请稍后重试');
  });
});
