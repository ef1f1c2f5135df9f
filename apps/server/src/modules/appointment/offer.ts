import { offerLateHours, offerLateMinutes, offerMinutes } from '@yunyou/contract';
import { dayOf } from '../../clock';
import type { Tx } from '../../database/connect';
import { noteNews, tellFromMs } from './news';
import { bookUntilMs } from './slot-state';
import { freeOfSlot, offerTo, waitingThatFit } from './waiting-store';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Until when an offer stands. Whoever cannot be told at night has their time from the morning on. */
export function offeredUntil(slot: { starts_ms: number; day: string }, endMs: number, nowMs: number): number {
  const isToday = slot.day === dayOf(nowMs);
  const toldMs = isToday ? nowMs : tellFromMs(nowMs);
  const minutes = slot.starts_ms - toldMs <= offerLateHours * HOUR_MS ? offerLateMinutes : offerMinutes;
  return Math.min(toldMs + minutes * MINUTE_MS, endMs);
}

/** Offers free places of slots to whoever waits, the oldest first whose group fits: they count as taken at once. */
export async function offerPlaces(tx: Tx, slotIds: readonly string[], nowMs: number): Promise<void> {
  for (const slotId of slotIds) {
    const slot = await freeOfSlot(tx, slotId);
    if (!slot || slot.closed || slot.marked) continue;
    const endMs = bookUntilMs(slot, slot);
    let free = slot.capacity - slot.taken;
    if (free <= 0 || nowMs >= endMs) continue;
    const untilMs = offeredUntil(slot, endMs, nowMs);
    const chosen = (await waitingThatFit(tx, slotId, free)).filter(({ size }) => {
      if (size > free) return false;
      free -= size;
      return true;
    });
    if (chosen.length === 0) continue;
    await offerTo(tx, slotId, chosen, untilMs);
    await noteNews(
      tx,
      chosen.map(({ id, member_id }) => ({
        memberId: member_id,
        template: 'waitOffered' as const,
        entryId: id,
        once: `offer:${id}`,
        isUrgent: true,
        atNight: slot.day === dayOf(nowMs),
        untilMs,
      })),
      nowMs,
    );
  }
}
