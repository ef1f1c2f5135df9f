import type { LocalizedText } from '@yunyou/contract';
import type { Queries } from '../../database/connect';

/** Whom a buyer calls, and where goods go back to. */
export async function sellerOf(
  db: Queries,
  supplierId: string,
): Promise<{ name: LocalizedText; telephone: string; return_address: LocalizedText } | undefined> {
  return db
    .selectFrom('shops')
    .select(['name', 'telephone', 'return_address'])
    .where('id', '=', supplierId)
    .executeTakeFirst();
}

/** The way a checkout was paid; empty where no money was. */
export async function payWayOf(db: Queries, checkoutId: string): Promise<string> {
  const payment = await db
    .selectFrom('checkouts')
    .innerJoin('payments', 'payments.id', 'checkouts.paid_payment_id')
    .select('payments.trade_type')
    .where('checkouts.id', '=', checkoutId)
    .executeTakeFirst();
  return payment?.trade_type ?? '';
}
