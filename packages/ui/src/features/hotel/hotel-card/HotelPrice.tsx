import type { HotelSummary } from '@yunyou/contract';
import { StayPrice } from '../stay-price';

export interface HotelPriceProps {
  /** The hotel's prices for the asked nights. */
  hotel: Pick<
    HotelSummary,
    'fromPriceFen' | 'stayTotalFen' | 'nightsPriced' | 'roomsPriced' | 'sameEachNight'
  >;
}

/** What the asked rooms cost for the asked nights; without days the lowest price of a night. */
export function HotelPrice({ hotel }: HotelPriceProps) {
  const { fromPriceFen, stayTotalFen, nightsPriced, roomsPriced, sameEachNight } = hotel;
  if (fromPriceFen === null) return null;
  return (
    <StayPrice
      nightFen={fromPriceFen}
      totalFen={stayTotalFen}
      nights={nightsPriced}
      rooms={roomsPriced}
      same={sameEachNight}
    />
  );
}
