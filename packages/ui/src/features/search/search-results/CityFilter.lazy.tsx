import { Button } from '../../../components/button';
import { CityPicker, CityPickerPending } from '../../../components/city-picker';
import { Popup } from '../../../components/popup';
import { ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './SearchResults.module.css';

export interface CityFilterProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Chinese name of the chosen city; empty for all. */
  value: string;
  /** Called with the Chinese name of a city; empty for all. */
  onSelect: (cityName: string) => void;
}

export const areas = ['components', 'kit', 'search'] as const;

/** In which city a search looks; the city of the app stays what it is. */
export default function CityFilter({ open, onOpenChange, value, onSelect }: CityFilterProps) {
  const { layout } = useSdk();
  const { t } = useTexts();
  const cities = useResource(() => layout.cities(), [layout]);
  const select = (cityName: string) => {
    onOpenChange(false);
    onSelect(cityName);
  };
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('search.cityTitle')} flush>
      <div className={styles.allCities}>
        <Button variant={value === '' ? 'secondary' : 'outline'} block onClick={() => select('')}>
          {t('search.allCities')}
        </Button>
      </div>
      <ResourceView resource={cities} pending={<CityPickerPending />}>
        {({ cityList, recommendList }) => (
          <CityPicker
            cities={cityList.flatMap(({ children }) => children)}
            hot={recommendList}
            value={value}
            onSelect={select}
          />
        )}
      </ResourceView>
    </Popup>
  );
}
