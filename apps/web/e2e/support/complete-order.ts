import type { Outside } from './outside';

/** Every journey that needs a finished order takes of these; the shop's own stock would not last. */
const PLENTY = '1000000';
const BOOK = { kind: 'goods', productId: 'product-walks-book', skuDetailId: 'sku-walks-book-cloth' };
let parcels = Date.now();

/** Gives a member an address; resolves to its id. */
export const addAddress = async (outside: Outside, token: string): Promise<string> =>
  (
    await outside.call<{ id: string }>(
      'POST',
      '/cuser/member-address/add',
      {
        name: '陈云',
        mobile: '13800000000',
        state: '广东省',
        city: '深圳市',
        county: '福田区',
        adcode: '440304',
        detail: '莲花路1号',
        tag: '',
        isDefault: true,
      },
      token,
    )
  ).id;

/** A member buys books, which arrive and are signed for: an order that can be invoiced. */
export async function completeOrder(
  outside: Outside,
  { token, addressId, quantity = 1 }: { token: string; addressId: string; quantity?: number },
): Promise<{ id: string; totalFen: number }> {
  const call = <Data>(method: 'GET' | 'POST', path: string, fields: Record<string, unknown>) =>
    outside.call<Data>(method, path, fields, token);
  const lines = [{ ...BOOK, quantity }];
  await outside.press('console/skus/set', { sku: BOOK.skuDetailId, total: PLENTY });
  const { totalFen } = await call<{ totalFen: number }>('POST', '/cuser/member/orders/quote', {
    lines,
    addressId,
  });
  const { id } = await call<{ id: string }>('POST', '/cuser/member/orders/create', {
    lines,
    addressId,
    expectedTotalFen: totalFen,
  });
  const { payUrl } = await call<{ payUrl: string }>('GET', '/cuser/member/pay-order/unifyWxWebPay', {
    orderId: id,
  });
  await outside.press('cashier/pay', { prepay_id: new URL(payUrl).searchParams.get('prepay_id') ?? '' });
  await outside.press('console/parcels/ship', { id, carrier: 'SF', number: `SF${parcels++}` });
  await call('POST', '/cuser/member/orders/confirmReceipt', { id });
  return { id, totalFen };
}
