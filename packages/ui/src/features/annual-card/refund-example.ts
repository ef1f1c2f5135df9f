import type { AnnualCardDetail } from '@yunyou/contract';

/** What comes back of an active card that is handed back after so many days of use. */
export interface RefundExample {
  usedDays: number;
  leftDays: number;
  feeFen: number;
  backFen: number;
}

const PERCENT = 100;

/** The parts of a price by days: what is left of it, rounded down, less a fee, rounded half up. Today counts as used. */
export function refundAfter(
  paidFen: number,
  usedDays: number,
  { validDays, feePercent }: { validDays: number; feePercent: number },
): RefundExample {
  const leftDays = Math.max(0, validDays - usedDays);
  const leftFen = Math.floor((paidFen * leftDays) / validDays);
  const feeFen = Math.round((leftFen * feePercent) / PERCENT);
  return { usedDays, leftDays, feeFen, backFen: leftFen - feeFen };
}

/** The example of a type's page: a good quarter of its days are used. */
export function exampleOf({
  priceFen,
  validity: { validDays },
  refund: { feePercent },
}: Pick<AnnualCardDetail, 'priceFen' | 'validity' | 'refund'>): RefundExample {
  const aQuarterOf = Math.min(PERCENT, Math.ceil(validDays / 4));
  return refundAfter(priceFen, aQuarterOf, { validDays, feePercent });
}
