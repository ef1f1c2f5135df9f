import type { ChannelSource, Locale } from '@yunyou/contract';
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
  /** For each shop, by its id; `remark` for those without one. */
  remarks?: Readonly<Record<string, string>> | undefined;
  /** In which language a refusal says what is sold now; default Chinese. */
  locale?: Locale;
  /** The total the buyer was shown, fen. */
  expectedTotalFen: number;
}
