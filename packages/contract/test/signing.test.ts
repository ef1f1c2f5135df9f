import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signingString } from '../src';

/** Golden vectors: client and server, and any other implementation, must arrive at these. */
const secret = 'test-secret-not-real';
const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const vectors = [
  {
    parts: {
      method: 'get',
      path: '/cuser/public/api/scenicSpot/list',
      query: [
        ['size', '10'],
        ['keyword', '云海 a*b'],
        ['page', '1'],
      ],
      bodySha256: emptySha256,
      timestampMs: 1_795_000_000_000,
      nonce: '0123456789abcdef',
    },
    text: `GET\n/cuser/public/api/scenicSpot/list\nkeyword=%E4%BA%91%E6%B5%B7%20a%2Ab&page=1&size=10\n${emptySha256}\n1795000000000\n0123456789abcdef`,
  },
  {
    parts: {
      method: 'POST',
      path: '/cuser/member/orders/cancel',
      query: [],
      bodySha256: '03c1a4a7d4e9b6ad1f0a3c5a9d5d2f3c1b4e8a7f6d5c4b3a29181706f5e4d3c2',
      timestampMs: 1_795_000_000_001,
      nonce: 'n',
    },
    text: 'POST\n/cuser/member/orders/cancel\n\n03c1a4a7d4e9b6ad1f0a3c5a9d5d2f3c1b4e8a7f6d5c4b3a29181706f5e4d3c2\n1795000000001\nn',
  },
] as const;

describe('signingString', () => {
  it.each(vectors)('joins the parts of $parts.method $parts.path in the agreed order', ({ parts, text }) => {
    expect(signingString(parts)).toBe(text);
  });

  it('leads to the agreed signature', () => {
    const signatures = vectors.map(({ parts }) =>
      createHmac('sha256', secret).update(signingString(parts)).digest('hex'),
    );
    expect(signatures).toMatchInlineSnapshot(`
      [
        "f40ffb742bf89dffe6a657a3c5b65eca5ceb1758701d64c5ad93e9facb1bddca",
        "848ea856b5b727338cdddf052eae103b4dcb382add7c8c2bb31211b38e5d11b1",
      ]
    `);
  });

  it('does not depend on the order of the query', () => {
    const [first] = vectors;
    const turned = { ...first.parts, query: [...first.parts.query].reverse() };
    expect(signingString(turned)).toBe(first.text);
  });
});
