import type { Address } from '@yunyou/contract';
import type { Tx } from '../database/connect';
import type { DataProtection } from '../security/data-protection';

/** What writing the demo member's orders needs. */
export interface OrderDeps {
  tx: Tx;
  protection: DataProtection;
  memberId: string;
  address: Address;
  nowMs: number;
}
