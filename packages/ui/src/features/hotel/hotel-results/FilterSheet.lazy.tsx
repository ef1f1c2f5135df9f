import type { HotelOptions, Stay } from '@yunyou/sdk';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { Popup } from '../../../components/popup';
import { Row } from '../../../components/row';
import { useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { FilterFields } from './FilterFields';
import { type FilterPart, type HotelFilterValues, hotelQueryOf, withoutPart } from './hotel-filters';

export interface FilterSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  filters: HotelFilterValues;
  /** Called with what was chosen, by the button that counts it. */
  onFiltersChange: (filters: HotelFilterValues) => void;
  options: HotelOptions | undefined;
  stay: Stay;
  /** Which filters. */
  part: FilterPart;
}

export const areas = ['components', 'kit', 'hotel'] as const;

/** A part of the filters on a phone; the button counts the hotels that are left. */
export default function FilterSheet({
  open,
  onOpenChange,
  filters,
  onFiltersChange,
  part,
  ...rest
}: FilterSheetProps) {
  const { t } = useTexts();
  const [draft, setDraft] = useState(filters);
  const [wasOpen, setWasOpen] = useState(open);
  // Closed without its button, the sheet forgets what was chosen in it.
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setDraft(filters);
  }
  return (
    <Popup
      open={open}
      onOpenChange={onOpenChange}
      title={part === 'price' ? t('hotel.search.more') : t('hotel.filter.title')}
      footer={
        <Row justify="between" gap={4}>
          <Button variant="text" onClick={() => setDraft(withoutPart(draft, part))}>
            {t('hotel.filter.reset')}
          </Button>
          <ShowButton
            filters={draft}
            stay={rest.stay}
            onPress={() => {
              onFiltersChange(draft);
              onOpenChange(false);
            }}
          />
        </Row>
      }
    >
      <FilterFields filters={draft} onFiltersChange={setDraft} options={rest.options} part={part} />
    </Popup>
  );
}

interface ShowButtonProps {
  filters: HotelFilterValues;
  stay: Stay;
  onPress: () => void;
}

/** Asks how many are left; without an answer it says so of none. */
function ShowButton({ filters, stay, onPress }: ShowButtonProps) {
  const { catalogue } = useSdk();
  const { t } = useTexts();
  const query = hotelQueryOf(filters, stay);
  const key = JSON.stringify(query);
  const { value, loading } = useResource(
    async () => ({ key, total: (await catalogue.hotels(query)).total }),
    [catalogue, key],
  );
  const total = value?.key === key ? value.total : undefined;
  return (
    <Button size="large" loading={loading && total === undefined} onClick={onPress}>
      <span role="status">
        {total === undefined ? t('hotel.filter.showAny') : t('hotel.filter.show', { count: total })}
      </span>
    </Button>
  );
}
