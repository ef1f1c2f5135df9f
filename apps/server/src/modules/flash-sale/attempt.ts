import type { FlashGuard, RequestOf } from '@yunyou/contract';
import { badInput, type Refusal } from '../../http/refusal';
import { soldKinds } from '../activity/sold-kinds';
import type { ActivityProductKind } from '../activity/tables';

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
export function slotsOf(kind: ActivityProductKind, asked: Attempt['input']): string[] | Refusal {
  const { dates, slotsOf: slots } = soldKinds[kind];
  const wrong = (field: string, reason: string) => badInput([{ field, reason }]);
  if (dates !== 'day' && asked.day !== undefined) return wrong('day', 'Only for tickets');
  if (dates !== 'nights' && asked.stay !== undefined) return wrong('stay', 'Only for rooms');
  return slots(asked);
}
