import { useState } from 'react';
import { useToast } from '../../../components/toast';
import { useLazyBlock, useSdk, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import { CityBar } from '../city-bar';

export interface CityChoiceProps {
  /** Called when another city was chosen or found; `sdk.location.cityName()` is it already. */
  onChange: () => void;
}

const loadSheet = () => import('./CitySheet.lazy');

/** The city whose offers are shown. The sheet to change it is fetched by the first tap. */
export function CityChoice({ onChange }: CityChoiceProps) {
  const sdk = useSdk();
  const { t, locale } = useTexts();
  const { show } = useToast();
  useStateOf(sdk.location.state);
  const { cityName, cityNameEn } = sdk.location.current();
  const [open, setOpen] = useState(false);
  const Sheet = useLazyBlock(loadSheet, open, () => {
    setOpen(false);
    show(t('app.networkFailed'), { kind: 'error' });
  });
  return (
    <>
      <CityBar city={locale === 'en' ? cityNameEn : cityName} onOpen={() => setOpen(true)} />
      {Sheet && <Sheet open={open} onOpenChange={setOpen} onChange={onChange} />}
    </>
  );
}
