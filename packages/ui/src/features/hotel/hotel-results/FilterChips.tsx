import { Button } from '../../../components/button';
import { Chip, ChipList } from '../../../components/chip';
import { useTexts } from '../../../texts';
import type { ChosenFilter } from './filter-words';

export interface FilterChipsProps {
  chosen: readonly ChosenFilter[];
  /** Called with the filter that was taken away. */
  onRemove: (filter: ChosenFilter) => void;
  onClear: () => void;
}

/** The filters that are set, each to be taken away. */
export function FilterChips({ chosen, onRemove, onClear }: FilterChipsProps) {
  const { t } = useTexts();
  if (chosen.length === 0) return null;
  return (
    <ChipList aria-label={t('hotel.filter.chosen')}>
      {chosen.map((filter) => (
        <Chip
          key={filter.key}
          selected
          remove={{
            label: t('hotel.filter.remove', { name: filter.name }),
            onRemove: () => onRemove(filter),
          }}
        >
          {filter.name}
        </Chip>
      ))}
      <Button variant="text" size="small" onClick={onClear}>
        {t('hotel.filter.clear')}
      </Button>
    </ChipList>
  );
}
