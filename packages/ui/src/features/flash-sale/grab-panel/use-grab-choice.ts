import { type FlashItem, goodsType } from '@yunyou/contract';
import { addDays, type GrabRequest } from '@yunyou/sdk';
import { useState } from 'react';

/** How many nights can be stayed from one on without a gap. */
export function nightsFrom(nights: readonly string[], first: string): number {
  let count = 0;
  while (nights.includes(addDays(first, count))) count += 1;
  return count;
}

export interface GrabChoice {
  /** The day or the arrival; empty while none is chosen. */
  day: string;
  setDay: (day: string) => void;
  nights: number;
  nightsMax: number;
  setNights: (nights: number) => void;
  quantity: number;
  quantityMax: number;
  setQuantity: (quantity: number) => void;
  /** What is asked for; undefined while a day is missing. */
  wanted: GrabRequest | undefined;
}

/** Day or stay and quantity of a grab. The option is the item's own. */
export function useGrabChoice(item: FlashItem): GrabChoice {
  const { activityProductId, productType, days, limitPerOrder, limitPerMember } = item;
  const [day, setDay] = useState(days.length === 1 ? (days[0] ?? '') : '');
  const [nightsWanted, setNights] = useState(1);
  const [quantity, setQuantity] = useState(1);
  const isStay = productType === goodsType.hotel;
  const nightsMax = isStay && day !== '' ? Math.max(1, nightsFrom(days, day)) : 1;
  const nights = Math.min(nightsWanted, nightsMax);
  const when = () => {
    if (isStay) return { stay: { startDate: day, endDate: addDays(day, nights) } };
    return days.length > 0 ? { day } : {};
  };
  const isComplete = day !== '' || (days.length === 0 && !isStay);
  return {
    day,
    setDay,
    nights,
    nightsMax,
    setNights,
    quantity,
    quantityMax: Math.min(limitPerOrder, limitPerMember),
    setQuantity,
    wanted: isComplete ? { activityProductId, quantity, ...when() } : undefined,
  };
}
