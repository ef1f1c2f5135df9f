import { searchSorts } from '@yunyou/contract';
import { Chip, ChipList, ChipSelect } from '../../../components/chip';
import { useToast } from '../../../components/toast';
import { ArrowUpDownIcon, MapPinIcon } from '../../../icons';
import { useLazySheet, useSdk, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import { orderOf, type SearchChoice } from './result-query';

export interface ResultFiltersProps {
  /** What is looked for. */
  choice: SearchChoice;
  /** Name of the chosen city in the language of the page; undefined for all. */
  city: string | undefined;
  /** Asked to look for something else. */
  onChoiceChange: (choice: SearchChoice) => void;
}

const loadSheet = () => import('./CityFilter.lazy');

/** In which city, and in which order. The nearest first asks the device where the person is. */
export function ResultFilters({ choice, city, onChoiceChange }: ResultFiltersProps) {
  const { location } = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const { position } = useStateOf(location.own);
  const { Sheet, open, setOpen } = useLazySheet(loadSheet);
  const sortBy = async (text: string) => {
    const sort = searchSorts.find((one) => one === text) ?? 'relevance';
    if (sort === 'distance' && !position) {
      try {
        await location.ownPosition();
      } catch {
        show(t('search.noPosition'));
        return;
      }
    }
    onChoiceChange({ ...choice, sort });
  };
  return (
    <>
      <ChipList>
        <Chip
          selected={choice.cityName !== ''}
          opens
          icon={<MapPinIcon size={16} />}
          onClick={() => setOpen(true)}
        >
          {city ?? t('search.allCities')}
        </Chip>
        <ChipSelect
          label={t('search.sort')}
          icon={<ArrowUpDownIcon size={16} />}
          options={searchSorts.map((sort) => ({ value: sort, label: t('search.sortBy', { sort }) }))}
          value={orderOf(choice, position)}
          onValueChange={(sort) => void sortBy(sort)}
        />
      </ChipList>
      {Sheet && (
        <Sheet
          open={open}
          onOpenChange={setOpen}
          value={choice.cityName}
          onSelect={(cityName) => onChoiceChange({ ...choice, cityName })}
        />
      )}
    </>
  );
}
