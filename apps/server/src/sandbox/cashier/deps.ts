import type { Selectable } from 'kysely';
import type { Clock } from '../../clock';
import type { WeChatPayConfig } from '../../config';
import type { Db } from '../../database/connect';
import type { SandboxTables } from '../tables';

export type CashierTransaction = Selectable<SandboxTables['sandbox_cashier_transactions']>;
export type CashierRefund = Selectable<SandboxTables['sandbox_cashier_refunds']>;

/** The payment system's side of the keys, and what it needs to run. */
export interface CashierDeps {
  db: Db;
  clock: Clock;
  config: WeChatPayConfig;
  platformPrivateKeyPem: string;
  merchantPublicKeyPem: string;
  /** Address of the page where a person pays. */
  cashierUrl: string;
  fetch: typeof globalThis.fetch;
  /** How payments of other systems are told to the merchant, by trade type; the answer is the merchant's status. */
  tellOthers: Readonly<Record<string, ((transaction: CashierTransaction) => Promise<number>) | undefined>>;
}
