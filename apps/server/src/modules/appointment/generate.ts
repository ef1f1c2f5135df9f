import { appointmentHorizonDays } from '@yunyou/contract';
import { addDays, type Clock, dayOf, daysBetween, instantOf } from '../../clock';
import type { Queries } from '../../database/connect';
import { addSlots, dropSlots, itemHours, lastSlotDay, type SlotWindow } from './generate-store';
import { daysFrom, hoursOn } from './hours';

const DAY_MS = 86_400_000;

/** Windows of an item's days, to be cut into slots. */
function windowsOf(
  item: Awaited<ReturnType<typeof itemHours>>[number],
  days: readonly string[],
): SlotWindow[] {
  const specials = new Map(item.special.map((one) => [one.day, one]));
  return days.flatMap((day) =>
    hoursOn(item, day, specials.get(day)).map(({ from, to, slotMinutes, capacity }) => {
      const fromMs = instantOf(day, from);
      return {
        itemId: item.id,
        fromMs,
        untilMs: instantOf(day, to) + (to > from ? 0 : DAY_MS),
        slotMinutes,
        capacity,
        opensMs: instantOf(addDays(day, -item.openDaysAhead), item.releaseAt),
      };
    }),
  );
}

/**
 * Writes the slots of the coming days in one statement; what is there stays. `from`: first day, default today. `renew`: hours
 * have changed, so slots that they no longer have go, or are marked where somebody has them.
 */
export async function generateSlots(
  db: Queries,
  clock: Clock,
  {
    itemIds,
    days = appointmentHorizonDays,
    from = dayOf(clock.now()),
    renew = false,
  }: { itemIds?: readonly string[]; days?: number; from?: string; renew?: boolean } = {},
): Promise<void> {
  const items = await itemHours(db, itemIds);
  const coming = daysFrom(from, days);
  const windows = items.flatMap((item) => windowsOf(item, coming));
  await addSlots(db, windows, renew);
  if (renew) await dropSlots(db, windows, { itemIds: items.map(({ id }) => id), fromMs: clock.now() });
}

/** Writes the slots of the days that have none yet. */
export async function extendSlots(db: Queries, clock: Clock): Promise<void> {
  const today = dayOf(clock.now());
  const last = await lastSlotDay(db);
  const from = last === undefined || last < today ? today : last;
  const days = appointmentHorizonDays - daysBetween(today, from);
  if (days > 1) await generateSlots(db, clock, { from, days });
}
