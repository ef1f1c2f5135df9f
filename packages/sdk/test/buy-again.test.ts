import type { OrderLine, Sku } from '@yunyou/contract';
import { describe, expect, it } from 'vitest';
import { buyAgain } from '../src/checkout';
import { createWorld, lost, Refused } from './support/world';

const addCart = '/cuser/member/orders-goods-tmp/addCart';
const countCart = '/cuser/member/orders-goods-tmp/countCart';

const line = (id: string, part: Partial<OrderLine> = {}): OrderLine =>
  ({
    kind: 'goods',
    id,
    productId: `p-${id}`,
    skuDetailId: `k-${id}`,
    title: id,
    specText: '',
    quantity: 2,
    unitPriceFen: 1_000,
    ...part,
  }) as OrderLine;
const order = (...lines: OrderLine[]) => ({ supplierId: 's-1', shopName: '山野集', lines });

function member() {
  const world = createWorld({}, { storage: { token: 't' } });
  world.reply(countCart, () => 3);
  const { sdk } = world;
  const set = { skuDetailId: 'k-set', priceFen: 9_900 } as Sku;
  const parts = { cart: sdk.cart, goodsOf: async () => ({ skus: [set] }) };
  return { ...world, parts };
}

describe('buying again', () => {
  it('puts what is still sold into the cart, and says what is not and what did not fit', async () => {
    const { parts, reply, sent } = member();
    reply(addCart, ({ body }) => {
      const { skuDetailId, amount } = body as { skuDetailId: string; amount: number };
      if (skuDetailId === 'k-gone') return new Refused(410, { rule: 'skuGone' });
      return { amount, capped: skuDetailId === 'k-few' };
    });
    const bought = order(line('tea'), line('gone', { specText: '一级' }), line('few'));
    expect(await buyAgain(parts, bought)).toEqual({
      added: ['tea', 'few'],
      capped: ['few'],
      missing: ['gone 一级'],
    });
    expect(sent(addCart)[0]?.body).toEqual({
      supplierId: 's-1',
      shopName: '山野集',
      productId: 'p-tea',
      skuDetailId: 'k-tea',
      amount: 2,
    });
  });

  it('takes what has run out for what is not there', async () => {
    const { parts, reply } = member();
    reply(addCart, ({ body }) => {
      const { skuDetailId } = body as { skuDetailId: string };
      if (skuDetailId === 'k-tea') return new Refused(409, { rule: 'soldOut' });
      return { amount: 2, capped: false };
    });
    expect(await buyAgain(parts, order(line('tea'), line('cup')))).toEqual({
      added: ['cup'],
      capped: [],
      missing: ['tea'],
    });
  });

  it('says that the cart is full rather than that nothing is sold', async () => {
    const { parts, reply } = member();
    reply(addCart, () => new Refused(422, { rule: 'cartFull' }));
    await expect(buyAgain(parts, order(line('tea')))).rejects.toMatchObject({ rule: 'cartFull' });
  });

  it('puts a bundle in as the bundle it was, once', async () => {
    const { parts, reply, sent } = member();
    reply(addCart, () => ({ amount: 1, capped: false }));
    const bundle = { seq: 1, productId: 'p-set', name: '茶席', quantity: 1, refundMode: 'whole' as const };
    const bought = order(line('cup', { bundle }), line('pot', { bundle }));
    expect(await buyAgain(parts, bought)).toEqual({ added: ['茶席'], capped: [], missing: [] });
    expect(sent(addCart).map(({ body }) => body)).toMatchObject([
      { productId: 'p-set', skuDetailId: 'k-set' },
    ]);
  });

  it('does not take a lost network for something that is not sold', async () => {
    const { parts, reply } = member();
    reply(addCart, lost);
    await expect(buyAgain(parts, order(line('tea')))).rejects.toMatchObject({ kind: 'network' });
  });
});
