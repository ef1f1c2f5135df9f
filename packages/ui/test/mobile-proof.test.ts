import { describe, expect, it } from 'vitest';
import { readMobileProof } from '../src/features/session/channel-login/mobile-proof';

describe('what the payment app hands out for a mobile number', () => {
  it.each([
    [{ code: 'c' }, { code: 'c' }],
    ['{"code":"c"}', { code: 'c' }],
    [{ encryptedData: 'e' }, { encryptedData: 'e' }],
    [{ code: '', encryptedData: 'e' }, { encryptedData: 'e' }],
  ])('%j is a proof', (answer, proof) => {
    expect(readMobileProof(answer)).toEqual(proof);
  });

  it.each([undefined, null, '', 'c', '{', '[]', {}, { code: 7 }, { code: '' }])('%j is none', (answer) => {
    expect(() => readMobileProof(answer)).toThrowError(expect.objectContaining({ code: 'failed' }));
  });
});
