import { useEffect, useEffectEvent } from 'react';
import { useToast } from '../../../components/toast';
import { useLazySheet, useSdk, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import { CityBar } from '../city-bar';

export interface CityChoiceProps {
  /** Called when another city was chosen or found; `sdk.location.cityName()` is it already. */
  onChange: () => void;
  /** Said in place of the city's name, where a page shows another's offers. Default: the city's name. */
  shown?: string;
}

const loadSheet = () => import('./CitySheet.lazy');

/** The city whose offers are shown. The sheet to change it is fetched by the first tap. */
export function CityChoice({ onChange, shown }: CityChoiceProps) {
  const sdk = useSdk();
  const { t, locale } = useTexts();
  const { show } = useToast();
  const { place } = useStateOf(sdk.location.state);
  const { cityName, cityNameEn } = sdk.location.current();
  const name = locale === 'en' ? cityNameEn : cityName;
  const { Sheet, open, setOpen } = useLazySheet(loadSheet);
  // A city chosen on an earlier visit may be served no longer: it is forgotten, and the person is told.
  const stored = place?.from === 'chosen' ? place.cityName : undefined;
  const forget = useEffectEvent(() => {
    sdk.location.forget();
    const now = sdk.location.current();
    show(t('location.city.gone', { city: name, now: locale === 'en' ? now.cityNameEn : now.cityName }));
    onChange();
  });
  useEffect(() => {
    if (stored === undefined) return;
    let current = true;
    sdk.prefetch.layout.cities().then(
      ({ cityList }) => {
        const isListed = cityList.some(({ children }) => children.some((city) => city.name === stored));
        if (current && !isListed) forget();
      },
      // Not known: the city stays.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [sdk, stored]);
  return (
    <>
      <CityBar city={shown ?? name} onOpen={() => setOpen(true)} />
      {Sheet && <Sheet open={open} onOpenChange={setOpen} onChange={onChange} />}
    </>
  );
}
