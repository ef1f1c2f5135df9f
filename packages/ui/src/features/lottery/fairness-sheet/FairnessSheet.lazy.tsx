import type { DrawRecord, OwnLottery } from '@yunyou/contract';
import { Popup } from '../../../components/popup';
import { Section } from '../../../components/section';
import { Stack } from '../../../components/stack';
import { hexGroups } from '../../../hex-groups';
import { useTexts } from '../../../texts';
import { DrawProofView } from './DrawProofView';
import styles from './FairnessSheet.module.css';

export interface FairnessSheetProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** What the draw has committed to for its present day. Default: not told. */
  today?: Pick<OwnLottery, 'day' | 'commitment'>;
  /** A draw that is checked. Default: none, only how it is done. */
  record?: DrawRecord;
}

export const areas = ['components', 'lottery'] as const;

const how = [
  'lottery.fair.how.seed',
  'lottery.fair.how.client',
  'lottery.fair.how.roll',
  'lottery.fair.how.prize',
] as const;

/** How anybody can check that a draw was not arranged: the commitment before, and afterwards everything computed on this device. */
export default function FairnessSheet({ open, onOpenChange, today, record }: FairnessSheetProps) {
  const { t, day } = useTexts();
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('lottery.fair')}>
      <Stack>
        {record && <DrawProofView record={record} />}
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
