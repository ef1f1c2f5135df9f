import { useState } from 'react';
import { Button } from '../../../components/button';
import { CityPicker, CityPickerPending } from '../../../components/city-picker';
import { Popup } from '../../../components/popup';
import { Empty } from '../../../components/state';
import { MapPinIcon } from '../../../icons';
import { FormProblem, failureText, ResourceView, useResource, useSdk, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './CitySheet.module.css';

export interface CitySheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** Called when another city was chosen or found. */
  onChange: () => void;
}

export const areas = ['components', 'kit', 'location'] as const;

/** Every city of the operator's, and a button that finds the one the person is in. The choice is kept on the device. */
export default function CitySheet({ open, onOpenChange, onChange }: CitySheetProps) {
  const { location, layout } = useSdk();
  const texts = useTexts();
  const { t } = texts;
  const { place } = useStateOf(location.state);
  const cities = useResource(() => layout.cities(), [layout]);
  const [problem, setProblem] = useState<string>();
  const all = cities.value?.cityList.flatMap((province) => province.children) ?? [];
  const found = place?.from === 'device' || place?.from === 'ip' ? place.cityName : undefined;

  const attempt = async (change: () => Promise<string | undefined>) => {
    setProblem(undefined);
    try {
      const left = await change();
      if (left) return setProblem(left);
      onOpenChange(false);
      onChange();
    } catch (error) {
      setProblem(failureText(texts, error));
    }
  };
  const choose = (name: string) =>
    attempt(async () => {
      const city = all.find((one) => one.name === name);
      if (city) await location.choose(city);
      return undefined;
    });
  const locate = () =>
    attempt(async () => {
      const before = location.state.place;
      const now = await location.locate();
      const isFound = now.from !== 'default';
      const kept = isFound ? now : before;
      // Locating forgets the choice: what was found, or chosen before in vain, is chosen anew.
      if (kept) await location.choose({ name: kept.cityName, nameEn: kept.cityNameEn });
      return isFound ? undefined : t('location.city.notFound');
    });

  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('location.city.title')} flush>
      <div className={styles.root}>
        <div className={styles.locate}>
          <Button variant="outline" block onClick={locate}>
            <MapPinIcon size={18} />
            {t('location.city.locate')}
          </Button>
          <FormProblem>{problem}</FormProblem>
        </div>
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
              here={all.find((city) => city.name === found)}
              recent={location.recentCities()}
              value={location.cityName()}
              onSelect={(name) => void choose(name)}
            />
          )}
        </ResourceView>
      </div>
    </Popup>
  );
}
