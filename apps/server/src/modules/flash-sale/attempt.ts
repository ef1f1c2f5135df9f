import { type FlashGuard, type RequestOf, stayMaxNights } from '@yunyou/contract';
import { daysBetween } from '../../clock';
import { badInput, type Refusal, refuse } from '../../http/refusal';
import type { ActivityProductKind } from '../activity/tables';
import { nightsOf } from '../hotel/days';

export const GRAB_CALL = 'flashSale.grab';

/** One attempt at a place, as it came. */
export interface Attempt {
  memberId: string;
  /** The network it came from. */
  network: string;
  key: string;
  bodyHash: string;
  arrivedMs: number;
  guard: FlashGuard;
  input: Pick<RequestOf<'flashSale', 'grab'>, 'quantity' | 'day' | 'stay' | 'picture'>;
}

/** Slots of the pool that are asked for; refused where they do not fit what is sold. */
export function slotsOf(kind: ActivityProductKind, { day, stay }: Attempt['input']): string[] | Refusal {
  const wrong = (field: string, reason: string) => badInput([{ field, reason }]);
  if (kind !== 'ticket' && day !== undefined) return wrong('day', 'Only for tickets');
  if (kind !== 'stay' && stay !== undefined) return wrong('stay', 'Only for rooms');
  if (kind === 'ticket') return day === undefined ? wrong('day', 'missing') : [day];
  if (kind !== 'stay') return [''];
  if (stay === undefined) return wrong('stay', 'missing');
  return stay.endDate > stay.startDate && daysBetween(stay.startDate, stay.endDate) <= stayMaxNights
    ? nightsOf(stay)
    : refuse('stayRange', { fields: [{ field: 'stay.endDate', reason: 'refused' }] });
}
