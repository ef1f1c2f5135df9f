import { expect, it } from 'vitest';
import { runReadmeExample } from '../../../scripts/test/support/readme-example';
import * as payment from '../src';
import { channelOf, paid, setUp, unpaid } from './support';

it('the example of the README does what it says', async () => {
  const server = setUp({}, [{ ...channelOf(0), payType: 'miniProgramWechat' }]);
  server.say(unpaid, unpaid, paid);
  const texts = new Map<string, string>();
  const given = {
    api: { payment: server.calls },
    openUrl: () => {},
    wx: { requestPayment: ({ success }: { success(): void }) => success() },
    storage: {
      get: (key: string) => texts.get(key),
      set: (key: string, text: string) => texts.set(key, text),
      remove: (key: string) => texts.delete(key),
    },
  };
  expect(await runReadmeExample('payment', { '@yunyou/payment': payment }, given)).toBe(4);
  expect(server.asked).toContain('wxMiniPay 7');
});
