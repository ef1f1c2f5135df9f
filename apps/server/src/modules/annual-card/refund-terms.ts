import type { LocalizedText } from '@yunyou/contract';
import { addDays, dayOf, daysBetween, instantOf } from '../../clock';
import type { UnitTerms } from '../../core/kinds';
import { feeOf } from '../../core/pricing';
import type { CardRow, PeriodRow } from './cards-store';
import type { CardTerms } from './tables';

type Own = Pick<UnitTerms, 'lineId' | 'unit'>;
type Terms = Pick<CardTerms, 'coolOffDays' | 'beforeFeePercent' | 'afterActivation' | 'feePercent'>;

/** The unit of a line, with what it brought. */
export interface CardUnit extends Own {
  /** What was paid for it, fen. */
  paidFen: number;
  /** When it was, epoch ms. */
  paidMs: number;
  terms: Terms;
  card: Pick<CardRow, 'status' | 'first_day' | 'activate_by' | 'held_ms'>;
  /** The period that it paid, with its days when it was sold; undefined while the card has not begun. */
  period?: Pick<PeriodRow, 'first_day' | 'last_day'> & { validDays: number };
  /** A later period of the card is paid. */
  isRenewed: boolean;
}

const RENEWAL_FIRST: LocalizedText = {
  'zh-Hans': '请先退续费部分',
  en: 'Please hand back its renewal first',
};

const LAST_DAY: LocalizedText = {
  'zh-Hans': '今天是最后一天，没有剩余天数可退',
  en: 'Today is its last day; no days are left to hand back',
};

/** What is kept, fen, when so many days of a paid period are left: the used days, and the fee of the rest. */
export function keptByDays(
  { paidFen, validDays, feePercent }: { paidFen: number; validDays: number; feePercent: number },
  remaining: number,
): number {
  const leftFen = Math.floor((paidFen * Math.min(remaining, validDays)) / validDays);
  return paidFen - leftFen + feeOf(leftFen, feePercent);
}

/** What goes back of a unit now: all, or by the days that are left. A held card keeps the amount of the day it was asked for. */
export function cardTerms(unit: CardUnit, nowMs: number): UnitTerms {
  const { lineId, unit: number, card, period, isRenewed } = unit;
  const open = { lineId, unit: number, refusal: null, approval: 'auto', feePercent: 0, steps: [] } as const;
  if (card.status === 'refunded') return { ...open, refusal: 'refundNotAllowed' };
  const day = dayOf(card.held_ms ?? nowMs);
  if (!period) return card.first_day === null ? beforeTerms(open, unit, nowMs) : refused(open);
  if (isRenewed) return { ...open, refusal: 'refundNotAllowed', refusalText: RENEWAL_FIRST };
  if (period.first_day > day && card.status !== 'expired') return open;
  if (card.status === 'expired' || period.last_day < day) return refused(open);
  return byDays(open, { ...unit, period }, day, nowMs);
}

type Open = UnitTerms & { refusal: null };
const refused = (open: Open): UnitTerms => ({ ...open, refusal: 'refundNotAllowed' });

/** Not activated: whole until the end of the cooling-off time, then less the fee, until it goes back whole by itself. */
function beforeTerms(open: Open, { terms, card, paidMs }: CardUnit, nowMs: number): UnitTerms {
  const { beforeFeePercent: feePercent } = terms;
  const coolOffMs = instantOf(addDays(dayOf(paidMs), terms.coolOffDays + 1));
  const overMs = instantOf(addDays(card.activate_by, 1));
  if (feePercent === 0 || nowMs >= overMs) return open;
  const whole = { atMs: overMs, feePercent: 0 };
  if (nowMs >= coolOffMs) return { ...open, feePercent, steps: [whole] };
  return { ...open, steps: coolOffMs < overMs ? [{ atMs: coolOffMs, feePercent }, whole] : [] };
}

/** In use: today counts as used. */
function byDays(
  open: Open,
  { terms, paidFen, period, card }: CardUnit & Required<Pick<CardUnit, 'period'>>,
  day: string,
  nowMs: number,
): UnitTerms {
  const isFree = terms.afterActivation === 'none';
  const share = { paidFen, validDays: period.validDays, feePercent: isFree ? 0 : terms.feePercent };
  const remaining = daysBetween(day, period.last_day);
  const tomorrow = { atMs: instantOf(addDays(dayOf(nowMs), 1)), feePercent: 0 };
  const next =
    remaining > 1
      ? { ...tomorrow, feeFen: keptByDays(share, remaining - 1) }
      : { ...tomorrow, feePercent: null };
  return {
    ...open,
    approval: 'merchant',
    ...(isFree && { needsMerchantSide: true }),
    ...(remaining <= 0 && { refusal: 'refundNotAllowed' as const, refusalText: LAST_DAY }),
    feeFen: keptByDays(share, Math.max(0, remaining)),
    steps: card.held_ms === null && remaining > 0 ? [next] : [],
  };
}
