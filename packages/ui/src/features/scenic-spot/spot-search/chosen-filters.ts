import type { Texts } from '@yunyou/i18n';
import type { SpotChoice } from './spot-choice';

/** A filter that is on, its words, and the choice without it. */
export interface ChosenFilter {
  key: string;
  name: string;
  without: SpotChoice;
}

/** Names that a choice has only ids of. */
export interface FilterNames {
  theme: string;
  city: string;
}

/** The filters that are on, in the order they are offered. */
export function chosenFilters({ t, money }: Texts, choice: SpotChoice, names: FilterNames): ChosenFilter[] {
  const { theme, cityName, grades, priceMaxFen } = choice;
  return [
    ...(cityName ? [{ key: 'city', name: names.city, without: { ...choice, cityName: '' } }] : []),
    ...(theme ? [{ key: 'theme', name: names.theme, without: { ...choice, theme: '' } }] : []),
    ...grades.map((grade) => ({
      key: `grade ${grade}`,
      name: t('scenicSpot.filter.gradeOf', { grade }),
      without: { ...choice, grades: grades.filter((one) => one !== grade) },
    })),
    ...(priceMaxFen === undefined
      ? []
      : [
          {
            key: 'price',
            name: t('scenicSpot.filter.priceMax', { price: money(priceMaxFen) }),
            without: { ...choice, priceMaxFen: undefined },
          },
        ]),
  ];
}
