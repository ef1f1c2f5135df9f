import { type PrizeOfMine, prizesPerClaimMax } from '@yunyou/contract';
import { useEffect, useState } from 'react';
import { useSdk } from '../../../shell';

/** A prize that is claimed, as far as it has to be known meanwhile. */
export interface Picked {
  prizeOfMineId: string;
  name: string;
  supplierId: string;
}

/** Prizes that are to be sent to an address. */
export interface Claim {
  prizes: readonly Picked[];
  addressId: string;
}

export interface Claiming {
  /** What is ticked; all of one shop. */
  picked: readonly Picked[];
  /** Ticks a prize, or takes the tick away. */
  pick: (prize: PrizeOfMine, on: boolean) => void;
  /** Asks where these go, on the page of addresses. */
  ask: (prizes: readonly Picked[]) => void;
  /** An address was chosen: to be confirmed. Undefined for nothing. */
  asked: Claim | undefined;
  /** Not now. */
  drop: () => void;
  /** They are claimed. */
  done: () => void;
}

const draftKey = 'prizeClaim';

function isPicked(value: unknown): value is Picked {
  const { prizeOfMineId, name, supplierId }: Record<string, unknown> = Object(value);
  return [prizeOfMineId, name, supplierId].every((one) => typeof one === 'string');
}
const isDraft = (value: unknown): value is Picked[] => Array.isArray(value) && value.every(isPicked);

export const pickedOf = ({ prizeOfMineId, name, shop }: PrizeOfMine): Picked => ({
  prizeOfMineId,
  name,
  supplierId: shop?.supplierId ?? '',
});

/** Ticking prizes and choosing an address for them; the ticks outlive the way to the page of addresses. */
export function useClaiming(): Claiming {
  const { drafts, addresses } = useSdk();
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const [asked, setAsked] = useState<Claim>();
  useEffect(() => {
    const chosen = addresses.choice.take();
    if (chosen === undefined) return;
    const prizes = drafts.read(draftKey, isDraft) ?? [];
    setPicked(prizes);
    if (chosen !== null && prizes.length > 0) setAsked({ prizes, addressId: chosen });
  }, [drafts, addresses]);
  return {
    picked,
    pick(prize, on) {
      const others = picked.filter(({ prizeOfMineId }) => prizeOfMineId !== prize.prizeOfMineId);
      if (on && others.length >= prizesPerClaimMax) return;
      setPicked(on ? [...others, pickedOf(prize)] : others);
    },
    ask(prizes) {
      drafts.write(draftKey, prizes);
      addresses.choice.ask();
    },
    asked,
    drop: () => setAsked(undefined),
    done() {
      drafts.remove(draftKey);
      setPicked([]);
      setAsked(undefined);
    },
  };
}
