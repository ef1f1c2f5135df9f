import type { FlashItem, Grab } from '@yunyou/contract';

/** The one thing that can be done with an item now. */
export type FlashAction =
  | { kind: 'remind' | 'reminded' | 'grab' | 'soldOut' | 'over' }
  | { kind: 'queued' | 'granted'; place: Grab }
  | { kind: 'pay'; orderId: string };

/** A place that stands comes before the state of the sale. `waiting` may be grabbed: who comes now queues. */
export function flashActionOf(
  { state }: Pick<FlashItem, 'state'>,
  place: Grab | undefined,
  isReminded: boolean,
): FlashAction {
  if (place?.state === 'queued' || place?.state === 'granted') return { kind: place.state, place };
  if (place?.state === 'ordered' && place.orderId !== null) return { kind: 'pay', orderId: place.orderId };
  if (state === 'coming') return { kind: isReminded ? 'reminded' : 'remind' };
  if (state === 'soldOut' || state === 'over') return { kind: state };
  return { kind: 'grab' };
}
