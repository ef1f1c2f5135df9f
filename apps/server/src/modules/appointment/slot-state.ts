import type { AppointmentSlotState } from '@yunyou/contract';

const MINUTE_MS = 60_000;

/** What a slot's state is made of. */
export interface SlotFacts {
  starts_ms: number;
  opens_ms: number;
  capacity: number;
  taken: number;
  closed: boolean;
  marked: boolean;
}

/** From this moment on a slot is not booked any more. */
export const bookUntilMs = (slot: Pick<SlotFacts, 'starts_ms'>, item: { book_until_min: number }): number =>
  slot.starts_ms - item.book_until_min * MINUTE_MS;

/** State of a slot by the server's clock; every limit is exclusive. */
export function slotState(
  slot: SlotFacts,
  item: { book_until_min: number },
  nowMs: number,
): AppointmentSlotState {
  if (nowMs >= bookUntilMs(slot, item)) return 'past';
  if (slot.closed || slot.marked) return 'closed';
  if (nowMs < slot.opens_ms) return 'notYet';
  return slot.taken >= slot.capacity ? 'full' : 'open';
}

/** When the gate lets the people of a slot in; at `untilMs` it is over. */
export const gateOf = (
  { starts_ms }: Pick<SlotFacts, 'starts_ms'>,
  { early_min, late_min }: { early_min: number; late_min: number },
): { fromMs: number; untilMs: number } => ({
  fromMs: starts_ms - early_min * MINUTE_MS,
  untilMs: starts_ms + late_min * MINUTE_MS,
});

/** Until when an appointment can be changed or cancelled by its member. */
export const limitMs = ({ starts_ms }: Pick<SlotFacts, 'starts_ms'>, minutes: number): number =>
  starts_ms - minutes * MINUTE_MS;
