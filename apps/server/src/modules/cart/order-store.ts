import { sql } from 'kysely';
import type { Tx } from '../../database/connect';

/** An item of the cart as it is ordered. */
export interface OrderedItem {
  skuId: string;
  productId: string;
  amount: number;
  /** 0 goods, 3 services. */
  goodsType: number;
  isBundle: boolean;
}

/** A member's items of these SKUs, kept from being changed until the transaction ends. */
export async function lockItems(tx: Tx, memberId: string, skuIds: readonly string[]): Promise<OrderedItem[]> {
  const { rows } = await sql<OrderedItem>`
    select c.sku_id as "skuId", s.product_id as "productId", c.amount, p.goods_type as "goodsType",
      p.bundle is not null as "isBundle"
    from cart_items c join skus s on s.id = c.sku_id join products p on p.id = s.product_id
    where c.member_id = ${memberId} and c.sku_id = any(${[...skuIds]}::text[])
    order by c.sku_id
    for update of c`.execute(tx);
  return rows;
}
