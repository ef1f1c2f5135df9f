import type { BlindBoxDetail, BoxRecord } from '@yunyou/contract';
import { Popup } from '../../../components/popup';
import { Section } from '../../../components/section';
import { Stack } from '../../../components/stack';
import { hexGroups } from '../../../hex-groups';
import { useTexts } from '../../../texts';
import styles from '../../lottery/fairness-sheet/FairnessSheet.module.css';
import { BoxProofView } from './BoxProofView';

export interface BoxProofSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** What the set has committed to for its present day. Default: not told. */
  today?: Pick<BlindBoxDetail, 'day' | 'commitment'>;
  /** A box that is checked. Default: none, only how it is done. */
  record?: BoxRecord;
}

export const areas = ['components', 'lottery', 'blind-box'] as const;

const how = [
  'blindBox.fair.how.seed',
  'blindBox.fair.how.client',
  'blindBox.fair.how.place',
  'blindBox.fair.how.item',
] as const;

/** How anybody can check that a box was not arranged: the commitment before, and afterwards everything computed on this device. */
export default function BoxProofSheet({ open, onOpenChange, today, record }: BoxProofSheetProps) {
  const { t, day } = useTexts();
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('lottery.fair')}>
      <Stack>
        {record && <BoxProofView record={record} />}
        {today && !record && (
          <Section title={t('lottery.fair.today', { day: day(today.day) })}>
            <code className={styles.value}>{hexGroups(today.commitment)}</code>
            <p className={styles.hint}>{t('lottery.fair.todayHint')}</p>
          </Section>
        )}
        <Section title={t('lottery.fair.how')}>
          <ol className={styles.how}>
            {how.map((id) => (
              <li key={id}>{t(id)}</li>
            ))}
          </ol>
        </Section>
      </Stack>
    </Popup>
  );
}
