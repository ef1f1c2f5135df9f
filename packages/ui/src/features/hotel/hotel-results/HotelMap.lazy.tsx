import type { HotelSummary } from '@yunyou/contract';
import { PlaceMap, scaleFor } from '../../../components/place-map';

export interface HotelMapProps {
  /** At least one. */
  hotels: readonly Pick<HotelSummary, 'id' | 'name' | 'lat' | 'lng'>[];
  /** Called with the hotel that was tapped. */
  onHotel: (id: string) => void;
}

export const areas = ['components'] as const;

/** Upright, beside the list; the list keeps a place of the same shape. */
const ASPECT = 3 / 4;

/** Where the hotels of a list lie to each other. */
export default function HotelMap({ hotels, onHotel }: HotelMapProps) {
  const mean = (of: (hotel: HotelMapProps['hotels'][number]) => number) =>
    hotels.reduce((sum, hotel) => sum + of(hotel), 0) / hotels.length;
  const center = { latitude: mean(({ lat }) => lat), longitude: mean(({ lng }) => lng) };
  const places = hotels.map(({ id, name, lat, lng }) => ({ id, name, latitude: lat, longitude: lng }));
  return (
    <PlaceMap
      places={places}
      center={center}
      scale={scaleFor(places, center, ASPECT)}
      aspect={ASPECT}
      onSelect={onHotel}
    />
  );
}
