import type { ApiClient } from '@yunyou/api-client';
import type { RequestOf } from '@yunyou/contract';
import { addAddress, goodsLine, order, pay, ship } from './goods-orders';
import { addProduct, addShop } from './shop';
import type { TestServer } from './test-server';

export const TAX_ID = '91350100M000100Y43';
/** Another seller's. */
export const OTHER_USCC = '91110000600037341L';

/** A shop and an option of goods of its own. */
export async function seller(
  server: TestServer,
  { uscc, priceFen = 10_000, taxRate }: { uscc?: string; priceFen?: number; taxRate?: number } = {},
): Promise<{ productId: string; skuId: string }> {
  const { db } = server.app;
  const shopId = await addShop(db);
  if (uscc) {
    const { license } = await db
      .selectFrom('shops')
      .select('license')
      .where('id', '=', shopId)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('shops')
      .set({ license: JSON.stringify({ ...license, uscc }) })
      .where('id', '=', shopId)
      .execute();
  }
  const { productId, skuIds } = await addProduct(db, shopId, { skus: [{ priceFen }] });
  const skuId = skuIds[0] ?? '';
  if (taxRate !== undefined)
    await db.updateTable('skus').set({ tax_rate: taxRate }).where('id', '=', skuId).execute();
  return { productId, skuId };
}

/** A paid order of pieces that were signed for: it can be invoiced. */
export async function completeOrder(
  server: TestServer,
  api: ApiClient,
  { productId, skuId }: { productId: string; skuId: string },
  quantity = 1,
): Promise<string> {
  const addressId = (await api.address.getDefault())?.id ?? (await addAddress(api));
  const { id } = await order(api, [goodsLine(productId, skuId, quantity)], { addressId });
  await pay(server, api, id);
  await ship(server, api, id);
  await api.order.confirmReceipt({ id });
  return id;
}

type Applied = RequestOf<'invoice', 'apply'>;

export const PERSON = { titleKind: 'personal', titleName: '李云' } as const;
export const COMPANY = {
  titleKind: 'company',
  titleName: '望汐青禾贸易有限公司（演示）',
  taxId: TAX_ID,
} as const;
export const SPECIAL = {
  ...COMPANY,
  address: '望汐市海湾区青禾路18号',
  phone: '0600-8001234',
  bankName: '望汐银行青禾支行',
  bankAccount: '6222 0202 0011 2230',
} as const;

/** Asks for an invoice over orders with the sum of the preview; resolves to its id. */
export async function applyFor(
  api: ApiClient,
  orderIds: string[],
  changes: Partial<Applied> = {},
): Promise<string> {
  const { type = 'normal' } = changes;
  const { totalFen } = await api.invoice.preview({ orderIds, type });
  const applied = await api.invoice.apply({
    orderIds,
    type,
    ...(type === 'special' ? SPECIAL : PERSON),
    email: 'zhang@example.cn',
    expectedTotalFen: totalFen,
    ...changes,
  });
  return applied.id;
}
