import { Chip, ChipList, ChipSelect } from '../../../components/chip';
import { useToast } from '../../../components/toast';
import { ListFilterIcon, NavigationIcon } from '../../../icons';
import { useLazySheet, useSdk, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import type { SpotFilterPanelProps } from './SpotFilterPanel';
import styles from './SpotSearch.module.css';
import { orderOf, type SpotSort, spotSearchSorts } from './spot-choice';

export interface SpotFilterBarProps extends SpotFilterPanelProps {
  /** How many filters are on. */
  chosen: number;
  /** How many spots match; undefined while nobody knows. */
  count: number | undefined;
}

/** Where distances are measured from. */
const NOWHERE = '';
const ME = 'me';
const PLACE = 'place';
const CHOOSE = 'choose';

const loadSheet = () => import('./SpotFilterSheet.lazy');

/** The order, where distances are measured from, and on a phone the way to the filters. */
export function SpotFilterBar({ choice, onChoiceChange, themes, chosen, count }: SpotFilterBarProps) {
  const { location, places } = useSdk();
  const { t } = useTexts();
  const { show } = useToast();
  const { position } = useStateOf(location.own);
  const { Sheet, open, setOpen } = useLazySheet(loadSheet);
  const { origin } = choice;
  const from = origin ? PLACE : position ? ME : NOWHERE;

  /** Where the person is, once they let it be known. */
  const findMe = async (): Promise<boolean> => {
    if (position) return true;
    try {
      await location.ownPosition();
      return true;
    } catch {
      show(t('scenicSpot.filter.noPosition'));
      return false;
    }
  };
  const measureFrom = async (next: string) => {
    if (next === CHOOSE) places.ask(origin ?? position ?? {});
    if (next === ME && (await findMe())) onChoiceChange({ ...choice, origin: undefined });
  };
  const sortBy = async (next: SpotSort) => {
    if (next === 'distance' && !origin && !(await findMe())) return;
    onChoiceChange({ ...choice, sort: next });
  };
  return (
    <>
      <ChipList>
        <ChipSelect
          label={t('scenicSpot.list.sort')}
          options={spotSearchSorts.map((one) => ({
            value: one,
            label: t('scenicSpot.filter.sortBy', { sort: one }),
          }))}
          value={orderOf(choice, origin ?? position)}
          onValueChange={(next) => void sortBy(spotSearchSorts.find((one) => one === next) ?? 'recommended')}
        />
        <ChipSelect
          label={t('scenicSpot.filter.distance')}
          icon={<NavigationIcon size={16} />}
          options={[
            ...(from === NOWHERE ? [{ value: NOWHERE, label: t('scenicSpot.filter.distance') }] : []),
            { value: ME, label: t('scenicSpot.filter.fromMe') },
            ...(origin
              ? [{ value: PLACE, label: t('scenicSpot.filter.fromPlace', { place: origin.name }) }]
              : []),
            { value: CHOOSE, label: t('scenicSpot.filter.choosePlace') },
          ]}
          value={from}
          onValueChange={(next) => void measureFrom(next)}
        />
        <Chip
          className={styles.open}
          selected={chosen > 0}
          opens
          icon={<ListFilterIcon size={16} />}
          onClick={() => setOpen(true)}
        >
          {chosen > 0 ? t('scenicSpot.filter.openCount', { count: chosen }) : t('scenicSpot.filter.open')}
        </Chip>
      </ChipList>
      {Sheet && (
        <Sheet
          open={open}
          onOpenChange={setOpen}
          choice={choice}
          onChoiceChange={onChoiceChange}
          themes={themes}
          count={count}
        />
      )}
    </>
  );
}
