import type { SnapshotSeller } from '@yunyou/contract';
import type { Queries, Tx } from '../database/connect';
import type { Invariant } from './lines';

/** Who sells, by the ids of suppliers; some may be missing. */
export type SellersById = ReadonlyMap<string, SnapshotSeller>;

/** What is written about paid orders and has to follow their money, such as invoices; the engine knows nothing else of it. */
export interface OrderPapers {
  /** What holds of everything that was written. */
  readonly invariants: readonly Invariant[];
  /** Who suppliers are in trade, as a snapshot keeps it. One query. */
  sellers(db: Queries, supplierIds: readonly string[]): Promise<SellersById>;
  /** Whether money of an order goes back only with the merchant's word, whatever its lines say. */
  needMerchant(db: Queries, orderId: string): Promise<boolean>;
  /** All money of a request has arrived. The order is locked. */
  refunded(tx: Tx, orderId: string, nowMs: number): Promise<void>;
}

/** Nobody is known of a supplier. */
export const unknownSeller = (id: string): SnapshotSeller => ({
  id,
  shopName: null,
  companyName: null,
  taxId: null,
  licenseNumber: null,
});

/** Nothing is ever written. */
export const noPapers: OrderPapers = {
  invariants: [],
  sellers: async () => new Map(),
  needMerchant: async () => false,
  refunded: async () => {},
};
