import { flashQueueFactor } from '@yunyou/contract';

/** A slot of a pool as it stands, in units. */
export interface BookedSlot {
  slot: string;
  total: number;
  /** Neither held nor taken. */
  left: number;
  /** Held or ordered, and not paid: may come back. */
  unpaid: number;
  /** Wanted by those who wait. */
  waiting: number;
}

/** What somebody wants: so many units of each of these slots. */
export interface WantedUnits {
  slots: readonly string[];
  units: number;
}

/** `soldOut`: units that would be enough cannot come back any more, or too many wait for them. */
export type Served = 'granted' | 'queued' | 'soldOut';

/**
 * Serves whoever comes, in their order: nobody is served while somebody earlier waits for one of the same slots. A pure
 * calculation on what stands.
 */
export class Book {
  private readonly slots: ReadonlyMap<string, BookedSlot>;
  /** Somebody waits for them. */
  private readonly awaited = new Set<string>();

  constructor(slots: readonly BookedSlot[]) {
    this.slots = new Map(slots.map((slot) => [slot.slot, { ...slot }]));
    for (const { slot, waiting } of slots) if (waiting > 0) this.awaited.add(slot);
  }

  /** Somebody who comes now. */
  admit({ slots, units }: WantedUnits): Served {
    const wanted = this.named(slots);
    const isFree = wanted.every(({ slot, left }) => left >= units && !this.awaited.has(slot));
    if (isFree) {
      for (const slot of wanted) this.hold(slot, units);
      return 'granted';
    }
    const canCome = wanted.every(
      ({ left, unpaid, total, waiting }) =>
        left + unpaid >= units && waiting + units <= flashQueueFactor * total,
    );
    if (!canCome) return 'soldOut';
    for (const slot of wanted) {
      slot.waiting += units;
      this.awaited.add(slot.slot);
    }
    return 'queued';
  }

  /** Somebody who waits already; `waiting` of the slots counts no one. To be called in the order of the queue. */
  serve({ slots, units }: WantedUnits): Served {
    const wanted = this.named(slots);
    if (wanted.every(({ slot, left }) => left >= units && !this.awaited.has(slot))) {
      for (const slot of wanted) this.hold(slot, units);
      return 'granted';
    }
    if (!wanted.every(({ left, unpaid }) => left + unpaid >= units)) return 'soldOut';
    for (const { slot } of wanted) this.awaited.add(slot);
    return 'queued';
  }

  private hold(slot: BookedSlot, units: number): void {
    slot.left -= units;
    slot.unpaid += units;
  }

  private named(slots: readonly string[]): BookedSlot[] {
    return slots.map((name) => {
      const slot = this.slots.get(name);
      if (!slot) throw new Error(`The pool has no slot ${name}.`);
      return slot;
    });
  }
}
