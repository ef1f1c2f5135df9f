import { expect, it } from 'vitest';
import { createWorld, refuse } from './support/world';

const login = { storage: { token: 't' } };
const items = [{ lineId: 'l1', units: [1] }];
const quote = {
  items: [{ lineId: 'l1', units: [1], amountFen: 52_800, feeFen: 10_000 }],
  amountFen: 42_800,
  feeFen: 10_000,
  freightFen: 0,
  approval: 'auto',
  steps: [],
  validUntilMs: 1,
};

it('asks what would go back, and gives back at exactly these amounts', async () => {
  const { sdk, reply, sent } = createWorld({}, login);
  reply('/cuser/member/refund/quote', () => quote);
  reply('/cuser/member/refund/apply', () => ({ id: 'r1', sn: 'SH1', status: 'agreed' }));
  const { amountFen, feeFen } = await sdk.refunds.quote({ orderId: 'o1', items });
  const request = { orderId: 'o1', items, expectedAmountFen: amountFen, expectedFeeFen: feeFen };
  expect(await sdk.refunds.apply(request)).toMatchObject({ id: 'r1', status: 'agreed' });
  expect(sent('/cuser/member/refund/apply')[0]?.body).toEqual(request);
});

it('rejects with the rule when the amounts are others now', async () => {
  const { sdk, reply } = createWorld({}, login);
  reply('/cuser/member/refund/apply', refuse(409, { rule: 'refundChanged' }));
  await expect(
    sdk.refunds.apply({ orderId: 'o1', items, expectedAmountFen: 1, expectedFeeFen: 0 }),
  ).rejects.toMatchObject({ rule: 'refundChanged' });
});

it('tells where the money of a request is', async () => {
  const { sdk, reply, sent } = createWorld({}, login);
  reply('/cuser/member/refund/detail', () => ({ id: 'r1', status: 'refunding' }));
  expect(await sdk.refunds.detail('r1')).toMatchObject({ status: 'refunding' });
  expect(sent('/cuser/member/refund/detail')).toHaveLength(1);
});
