import { createHash, createHmac, createVerify, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bankMac, bankPaymentText } from '../src/outside/pay-systems/bank';
import { sortedText } from '../src/outside/pay-systems/wire-formats';
import { paySignText, signRsa } from '../src/outside/wechat-pay/signature';
import { createSandboxStore } from '../src/sandbox/object-store';

interface Vector {
  id: string;
  input?: string;
  policyBase64?: string;
  key?: string;
  output?: string | null;
}
const { signatures }: { signatures: Vector[] } = JSON.parse(
  readFileSync(new URL('./signature-vectors.json', import.meta.url), 'utf8'),
);
const vector = (id: string): Vector => {
  const found = signatures.find((one) => one.id === id);
  if (!found) throw new Error(`There is no vector ${id}.`);
  return found;
};

describe('signatures as published', () => {
  // That version itself is not spoken (decision 12); other systems sign the same text.
  it("of the messaging app's payment in version 2 cover its fields in the order of their names", () => {
    const { input = '', output } = vector('wxpay-v2-md5');
    const { key, ...fields } = Object.fromEntries(new URLSearchParams(input));
    const given = { sign: 'other', attach: '', ...Object.fromEntries(Object.entries(fields).reverse()) };
    const text = `${sortedText(given, ['sign'])}&key=${key}`;
    expect(text).toBe(input);
    expect(createHash('md5').update(text).digest('hex').toUpperCase()).toBe(output);
  });

  it('of a payment in the messaging app cover four lines that each end', () => {
    const { input = '' } = vector('wxpay-v3-paysign-string');
    const [appId = '', timeStamp = '', nonceStr = '', packageText = ''] = input.split('\n');
    const text = paySignText(appId, timeStamp, nonceStr, packageText);
    expect(text).toBe(input);
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const verify = createVerify('RSA-SHA256').update(input);
    expect(verify.verify(publicKey, signRsa(pem, text), 'base64')).toBe(true);
  });

  it('of a payment by the bank cover its fields in their order, with the end of its key that is never sent', () => {
    const { input = '', output } = vector('ccb-mac-520100');
    const field = (name: string) => new URLSearchParams(input).get(name) ?? '';
    const account = {
      gatewayUrl: '',
      refundUrl: '',
      merchantId: field('MERCHANTID'),
      posId: field('POSID'),
      branchId: field('BRANCHID'),
      publicKeyHex: `30819d${field('PUB')}`,
      operator: { userId: '', password: '' },
    };
    const { sent, signed } = bankPaymentText(account, field('ORDERID'), field('PAYMENT'));
    expect(signed).toBe(input);
    expect(bankMac(signed)).toBe(output);
    expect(sent).toBe(input.replace(/PUB=\w+&/, ''));
  });

  it('of an upload policy are what the object store computes from the policy', async () => {
    const { policyBase64 = '', key = '', output } = vector('oss-post-v1');
    const computed = (secret: string, policy: string) =>
      createHmac('sha1', secret).update(policy).digest('base64');
    expect(computed(key, policyBase64)).toBe(output);
    const clock = { now: () => 0 };
    const store = createSandboxStore({ folder: '', secret: key, publicUrl: 'http://yunyou.test', clock });
    const { policy, signature } = await store.permit('user/a.webp', { maxBytes: 1 });
    expect(signature).toBe(computed(key, policy));
  });
});
