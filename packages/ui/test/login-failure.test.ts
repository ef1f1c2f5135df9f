import { createMemoryHost } from '@yunyou/host/memory';
import { createSdk, LoginError } from '@yunyou/sdk';
import { describe, expect, it } from 'vitest';
import { loginFailureText } from '../src/features/session/login-form/login-failure';

/** A login by mobile, of somebody a platform's login has met before or not. */
async function failing(result: 1 | 2, { isBinding }: { isBinding: boolean }) {
  const account = { userInfoConfig: JSON.stringify({ openid: 'o-1', bindTicket: 't-1' }), bindTicket: 't-1' };
  const data = { token: '', result, data: { openid: '' } };
  const sdk = createSdk({
    baseUrl: '',
    host: createMemoryHost({ storage: { locale: 'zh-Hans' }, ...(isBinding && { sessionStorage: account }) }),
    fetch: async () => Response.json({ code: 0, message: '', data }),
  });
  await sdk.i18n.ensure('session');
  const error: unknown = await sdk.session
    .loginByMobile({ mobile: '13800138000', code: '123456' })
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof LoginError)) throw error;
  return loginFailureText(sdk, sdk.i18n.texts, error);
}

describe('what is said of a login that ends without a member', () => {
  it.each([
    ['that it failed', 1, false, '登录失败'],
    ['that the account was not bound, to whoever came from a platform', 1, true, '绑定失败'],
    ['that the account is of another number', 2, false, '登录失败,该账号已绑定其他手机号'],
    ['the same to whoever came from a platform', 2, true, '登录失败,该账号已绑定其他手机号'],
  ] as const)('is %s', async (_, result, isBinding, text) => {
    expect(await failing(result, { isBinding })).toBe(text);
  });
});
