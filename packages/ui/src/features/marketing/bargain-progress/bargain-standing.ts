import type { BargainState } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';

type Way = Pick<BargainState, 'originalPriceFen' | 'floorPriceFen' | 'cutFen'>;

/** The part of the way to the floor that is cut off, 0 to 1. */
export function bargainPart({ originalPriceFen, floorPriceFen, cutFen }: Way): number {
  const wayFen = originalPriceFen - floorPriceFen;
  return wayFen <= 0 ? 1 : Math.min(1, cutFen / wayFen);
}

/** Whether fewer pieces are left than bargains run for them: whoever is late gets none. */
export const isShort = ({
  status,
  left,
  running,
  holdsPiece,
}: Pick<BargainState, 'status' | 'left' | 'running' | 'holdsPiece'>): boolean =>
  status === 'running' && !holdsPiece && left !== null && left < running;

/**
 * How it stands, in words: how many friends are missing, or why nothing is.
 *
 * @param isOpen default: it is as long as the server says so; past its end it is not, even before that has spoken
 */
export function bargainLead(
  { t }: Pick<Texts, 't'>,
  { status, endReason, helpersNeeded }: Pick<BargainState, 'status' | 'endReason' | 'helpersNeeded'>,
  isOpen = status === 'running' || status === 'reached',
): string {
  if (status === 'bought') return t('marketing.bargain.bought');
  if (isOpen && status === 'reached') return t('marketing.bargain.reached');
  if (isOpen) return t('marketing.bargain.needed', { count: helpersNeeded });
  if (endReason === 'soldOut') return t('marketing.bargain.soldOut');
  return t(endReason === 'withdrawn' ? 'marketing.bargain.withdrawn' : 'marketing.bargain.ended');
}
