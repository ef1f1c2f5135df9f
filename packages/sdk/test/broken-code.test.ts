import { expect, it, vi } from 'vitest';
import { createWorld } from './support/world';

vi.mock('../src/order/order-calls', () => ({
  createOrderCalls() {
    throw new ReferenceError('nothing is defined');
  },
}));

it('a domain whose code is broken says so, and not that the network is gone', async () => {
  const { sdk } = createWorld();
  await expect(sdk.orders.detail('o1')).rejects.toMatchObject({
    kind: 'program',
    cause: { message: 'nothing is defined' },
  });
});
