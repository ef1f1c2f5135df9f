import { useEffect, useState } from 'react';
import { MapPinIcon } from '../../../icons';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './HotelResults.module.css';
import type { HotelFilterValues } from './hotel-filters';
import { PlaceSheet } from './PlaceSheet';

export interface PlaceButtonProps {
  filters: HotelFilterValues;
  onFiltersChange: (filters: HotelFilterValues) => void;
}

/** From where distances are told: where the person is, or a place of the map. */
export function PlaceButton({ filters, onFiltersChange }: PlaceButtonProps) {
  const { places } = useSdk();
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const { place } = filters;
  // Back from the page to choose a place, with what was chosen there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is there once, when the page appears
  useEffect(() => {
    const found = places.take();
    if (!found) return;
    const { latitude: lat, longitude: lng, name } = found;
    onFiltersChange({ ...filters, cityName: '', place: { lat, lng, name }, sort: 'distance' });
  }, [places]);
  return (
    <>
      <button
        type="button"
        className={styles.way}
        aria-haspopup="dialog"
        data-set={place !== undefined || undefined}
        onClick={() => setOpen(true)}
      >
        <MapPinIcon size={16} />
        <span className={styles.wayName}>
          {place ? place.name || t('hotel.place.near') : t('hotel.filter.place')}
        </span>
      </button>
      <PlaceSheet open={open} onOpenChange={setOpen} filters={filters} onFiltersChange={onFiltersChange} />
    </>
  );
}
