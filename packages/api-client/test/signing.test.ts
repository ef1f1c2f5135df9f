import { createHash, createHmac } from 'node:crypto';
import { signingString } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { signatureHeaders } from '../src/signing';
import { clientOf, tokensOf } from './support/client';
import { resetInTheMiddle, type SeenRequest, serve, success } from './support/server';

const signing = { clientKey: 'web', clientSecret: 'test-secret-not-real' };
const emptySha256 = createHash('sha256').update('').digest('hex');

/** What a server with node:crypto expects the signature to be. */
function expectedSignature(request: SeenRequest): string {
  const text = signingString({
    method: request.method,
    path: request.path,
    query: [...request.query],
    bodySha256: createHash('sha256').update(request.body).digest('hex'),
    timestampMs: Number(request.headers['x-timestamp']),
    nonce: String(request.headers['x-nonce']),
  });
  return createHmac('sha256', signing.clientSecret).update(text).digest('hex');
}

// conformance: API-01
describe('signing', () => {
  it('arrives at the golden vector of the contract', async () => {
    const headers = await signatureHeaders(signing, {
      method: 'GET',
      url: 'https://api.shop.example/cuser/public/api/scenicSpot/list',
      query: [
        ['size', '10'],
        ['keyword', '云海 a*b'],
        ['page', '1'],
      ],
      body: '',
      timestampMs: 1_795_000_000_000,
      nonce: '0123456789abcdef',
    });
    expect(headers).toEqual({
      'X-Client-Key': 'web',
      'X-Timestamp': '1795000000000',
      'X-Nonce': '0123456789abcdef',
      'X-Signature': 'f40ffb742bf89dffe6a657a3c5b65eca5ceb1758701d64c5ad93e9facb1bddca',
    });
    expect(emptySha256).toHaveLength(64);
  });

  it('signs what is really sent: query, body in Chinese, prefix of the base, on the server clock', async () => {
    const { url, seen } = await serve(success());
    const api = clientOf(`${url}/shop`, { signing, now: () => 1_795_000_000_000.4, tokens: tokensOf('t') });
    await api.scenicSpot.list({ keyword: "云海 a+b*c'(d)!~", page: 1 });
    await api.order.cancel({ id: '1', reason: '改天再去 🎫' });
    for (const request of seen) {
      expect(request.headers['x-client-key']).toBe('web');
      expect(request.headers['x-timestamp']).toBe('1795000000000');
      expect(request.headers['x-signature']).toBe(expectedSignature(request));
    }
    expect(seen[1]?.path).toBe('/shop/cuser/member/orders/cancel');
  });

  it('signs every attempt anew, since a nonce counts once', async () => {
    const { url, seen } = await serve(resetInTheMiddle, success());
    await clientOf(url, { signing }).notice.list();
    const nonces = seen.map((request) => request.headers['x-nonce']);
    expect(new Set(nonces).size).toBe(2);
    expect(seen.map(expectedSignature)).toEqual(seen.map((request) => request.headers['x-signature']));
  });

  it('is off by default', async () => {
    const { url, seen } = await serve(success());
    await clientOf(url).notice.list();
    expect(
      Object.keys(seen[0]?.headers ?? {}).filter((name) => /signature|nonce|client-key/.test(name)),
    ).toEqual([]);
  });
});
