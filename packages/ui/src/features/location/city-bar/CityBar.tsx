import type { CityInfo } from '@yunyou/contract';
import { useState } from 'react';
import { CityPicker, CityPickerPending } from '../../../components/city-picker';
import { Popup } from '../../../components/popup';
import { Empty } from '../../../components/state';
import { ChevronDownIcon, MapPinIcon } from '../../../icons';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './CityBar.module.css';

export interface CityBarProps {
  /** Every city and the recommended ones, as `useResource` gives them. Needed once the sheet is open. */
  cities: ResourceViewProps<CityInfo>['resource'];
  /** Chinese name of the present city: what calls are made with. */
  value: string;
  /** Chinese name of the city the visitor is in, when that is known. Default not said. */
  here?: string;
  /** Called with the Chinese name of the city that was chosen; the sheet closes. */
  onValueChange: (name: string) => void;
}

/** The city whose offers are shown, and the sheet to change it. */
export function CityBar({ cities, value, here, onValueChange }: CityBarProps) {
  const { t, locale } = useTexts();
  const [open, setOpen] = useState(false);
  const all = cities.value?.cityList.flatMap((province) => province.children) ?? [];
  const present = all.find((city) => city.name === value);
  const name = locale === 'en' ? (present?.nameEn ?? value) : value;
  return (
    <>
      <button
        type="button"
        className={styles.root}
        aria-haspopup="dialog"
        aria-label={t('location.city.change', { city: name })}
        onClick={() => setOpen(true)}
      >
        <MapPinIcon size={18} />
        <span className={styles.city}>{name}</span>
        <ChevronDownIcon size={16} />
      </button>
      <Popup open={open} onOpenChange={setOpen} title={t('location.city.title')} flush>
        <div className={styles.picker}>
          <ResourceView
            resource={cities}
            pending={<CityPickerPending />}
            isEmpty={() => all.length === 0}
            empty={<Empty title={t('location.city.empty')} />}
          >
            {({ recommendList }) => (
              <CityPicker
                cities={all}
                hot={recommendList}
                here={all.find((city) => city.name === here)}
                value={value}
                onSelect={(chosen) => {
                  onValueChange(chosen);
                  setOpen(false);
                }}
              />
            )}
          </ResourceView>
        </div>
      </Popup>
    </>
  );
}
