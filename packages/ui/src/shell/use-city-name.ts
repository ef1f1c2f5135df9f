import { defaultLocale } from '@yunyou/contract';
import { useTexts } from '../texts';
import { useSdk } from './sdk-context';

/** Cities in the language of the page, by their Chinese names; the Chinese name where the list is not loaded or no longer has it. */
export function useCityName(): (cityName: string) => string {
  const { layout } = useSdk();
  const { locale } = useTexts();
  return (cityName) => {
    if (locale === defaultLocale) return cityName;
    const cities = layout.cities.peek()?.cityList.flatMap(({ children }) => children);
    return cities?.find(({ name }) => name === cityName)?.nameEn ?? cityName;
  };
}
