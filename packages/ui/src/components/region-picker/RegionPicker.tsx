import { defaultRegion } from '@yunyou/contract';
import { useMemo, useState } from 'react';
import { useControllableValue } from '../../hooks/use-controllable-value';
import { useModule } from '../../hooks/use-module';
import { useTexts } from '../../texts';
import { Button } from '../button';
import { Spinner } from '../spinner';
import { WheelSheet } from '../wheel-picker';
import { PickerField, type PickerFieldProps } from '../wheel-picker/PickerField';
import styles from './RegionPicker.module.css';
import { codesOf, namesOf, type RegionNode, regionColumns } from './region-tree';

/** Where an address is, as the contract has it. */
export interface Region {
  /** Province, 广东省. */
  state: string;
  /** City, 深圳市. */
  city: string;
  /** District, 福田区; empty where a city has none. */
  county: string;
  /** GB/T 2260 code of the smallest of them. */
  adcode: string;
}

export interface RegionPickerProps extends Omit<PickerFieldProps, 'shown' | 'children'> {
  /** Null for none. Default: the component keeps it itself. */
  value?: Region | null;
  /** The first value, when the component keeps it itself. Default none. */
  defaultValue?: Region | null;
  /** Called with the new value. Default nothing. */
  onValueChange?: (value: Region) => void;
  /** Where the wheels stand while nothing is chosen. Default Guangdong, Shenzhen, Futian. */
  start?: Region;
  /**
   * Provinces with cities with districts; must keep its identity over renders. Default: those of China from a kept
   * package, fetched when the sheet opens for the first time.
   */
  load?: () => Promise<readonly RegionNode[]>;
}

const loadRegionsOfChina = () => import('./regions-of-china').then((module) => module.regionsOfChina);

/** Province, city and district by three wheels. */
export function RegionPicker({
  value,
  defaultValue = null,
  onValueChange,
  start = defaultRegion,
  load = loadRegionsOfChina,
  ...field
}: RegionPickerProps) {
  const [present, setPresent] = useControllableValue<Region | null>(
    value,
    defaultValue,
    (next) => next && onValueChange?.(next),
  );
  const shown = present ? (
    // Chinese names, whatever the page speaks. Municipalities are a province and a city of one name: said once.
    <span lang="zh-Hans">
      {[...new Set([present.state, present.city, present.county])].filter(Boolean).join(' ')}
    </span>
  ) : undefined;
  return (
    <PickerField shown={shown} {...field}>
      {(open, setOpen) => (
        <RegionSheet
          open={open}
          onOpenChange={setOpen}
          title={field.label}
          adcode={(present ?? start).adcode}
          load={load}
          onConfirm={setPresent}
        />
      )}
    </PickerField>
  );
}

export interface RegionSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** What is chosen. */
  title: string;
  /** Of the place where the wheels stand at first. */
  adcode: string;
  /** Called with the region that was chosen. */
  onConfirm: (region: Region) => void;
  /** Provinces with cities with districts; must keep its identity over renders. Default: those of China, fetched when it opens. */
  load?: () => Promise<readonly RegionNode[]>;
}

/** The wheels, once the regions are there: for what opens them by itself. */
export function RegionSheet({
  open,
  onOpenChange,
  title,
  adcode,
  load = loadRegionsOfChina,
  onConfirm,
}: RegionSheetProps) {
  const texts = useTexts();
  const { t } = texts;
  const [failed, setFailed] = useState(false);
  const tree = useModule(load, open && !failed, () => setFailed(true));
  const columnsOf = useMemo(() => (tree ? regionColumns(tree, texts) : () => []), [tree, texts]);
  const waiting = (
    <div className={styles.waiting} role="status">
      {failed ? t('kit.region.failed') : t('components.loading')}
      {failed ? (
        <Button variant="outline" onClick={() => setFailed(false)}>
          {t('ui.retry')}
        </Button>
      ) : (
        <Spinner size={28} />
      )}
    </div>
  );
  return (
    <WheelSheet
      open={open}
      onOpenChange={(next) => {
        setFailed(false);
        onOpenChange(next);
      }}
      title={title}
      columnsOf={columnsOf}
      value={codesOf(adcode)}
      onConfirm={(codes) => {
        const [state = '', city = '', county = ''] = namesOf(tree ?? [], codes);
        onConfirm({ state, city, county, adcode: codes.findLast(Boolean) ?? '' });
      }}
    >
      {tree ? undefined : waiting}
    </WheelSheet>
  );
}
