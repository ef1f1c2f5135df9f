import type { RefundRule, ServiceMode } from '@yunyou/contract';
import { addDays, dayOf } from '../../clock';
import type { OrderedTime } from '../appointment/with-order';
import type { SkuLineDetail } from '../goods/plan-skus';

/** What a line of a service keeps besides what every option has. */
export interface ServiceLineDetail extends SkuLineDetail {
  serviceMode: ServiceMode;
  usesPerVoucher: number;
  /** One of both. */
  validDays: number | null;
  untilDay: string | null;
  refundRule: RefundRule;
  autoRefundExpired: boolean;
  /** Absent where no time was chosen while ordering. */
  time?: OrderedTime;
}

export const isInstant = ({ detail }: { detail: Pick<ServiceLineDetail, 'serviceMode'> }): boolean =>
  detail.serviceMode === 'instant';

/** Last day of use of what is paid now. */
export const lastDayOf = (
  { untilDay, validDays }: Pick<ServiceLineDetail, 'untilDay' | 'validDays'>,
  nowMs: number,
): string => untilDay ?? addDays(dayOf(nowMs), validDays ?? 0);
