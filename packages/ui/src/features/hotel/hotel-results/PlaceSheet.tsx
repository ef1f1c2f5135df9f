import { ActionSheet } from '../../../components/action-sheet';
import { useToast } from '../../../components/toast';
import { useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import type { HotelFilterValues } from './hotel-filters';

export interface PlaceSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  filters: HotelFilterValues;
  onFiltersChange: (filters: HotelFilterValues) => void;
}

/** From where distances are told. The device is asked on a tap only. */
export function PlaceSheet({ open, onOpenChange, filters, onFiltersChange }: PlaceSheetProps) {
  const { location, places } = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const goNear = async () => {
    try {
      const { latitude, longitude } = await location.ownPosition();
      // A place has its own surroundings: the city would leave nothing of them.
      onFiltersChange({
        ...filters,
        cityName: '',
        place: { lat: latitude, lng: longitude, name: '' },
        sort: 'distance',
      });
    } catch {
      show(t('hotel.place.failed'), { kind: 'error' });
    }
  };
  const choose = (way: string) => {
    if (way === 'near') return void goNear();
    if (way === 'map') {
      return places.ask(filters.place && { latitude: filters.place.lat, longitude: filters.place.lng });
    }
    onFiltersChange({
      ...filters,
      cityName: filters.cityName || location.cityName(),
      place: undefined,
      sort: filters.sort === 'distance' ? 'recommended' : filters.sort,
    });
  };
  return (
    <ActionSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('hotel.place.title')}
      items={[
        { value: 'near', label: t('hotel.place.near'), description: t('hotel.place.nearHint') },
        { value: 'map', label: t('hotel.place.map') },
        { value: 'none', label: t('hotel.place.none'), disabled: !filters.place },
      ]}
      onSelect={choose}
    />
  );
}
