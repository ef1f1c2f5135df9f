import type { ChannelSource } from '@yunyou/contract';
import type { DataProtection } from '../../security/data-protection';
import type { OrderKinds } from '../kinds';
import type { UnpaidLimits } from './unpaid-store';

export interface CreateDeps {
  kinds: OrderKinds;
  protection: DataProtection;
  nowMs: number;
  maxUnpaid: UnpaidLimits;
}

export interface Buyer {
  memberId: string;
  source: ChannelSource;
  contactName: string;
  contactMobile: string;
  remark: string;
  /** The total the buyer was shown, fen. */
  expectedTotalFen: number;
}
