import type { MessageId } from '@yunyou/i18n';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button';
import { Popup } from '../../../components/popup';
import { Section } from '../../../components/section';
import { Stack } from '../../../components/stack';
import { hexGroups } from '../../../hex-groups';
import { useTexts } from '../../../texts';
import styles from './FairnessSheet.module.css';

export interface FairnessFrameProps {
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** What is committed to for the present day. Default: not told. */
  today: { day: string; commitment: string } | undefined;
  /** How it is decided, step by step. */
  how: readonly MessageId[];
  /** What is checked; undefined: nothing, only how it is done. */
  children: ReactNode;
}

/** How anybody can check that nothing was arranged: what is checked, or the commitment, and how it is decided. */
export function FairnessFrame({ open, onOpenChange, today, how, children }: FairnessFrameProps) {
  const { t, day } = useTexts();
  return (
    <Popup open={open} onOpenChange={onOpenChange} title={t('lottery.fair')}>
      <Stack>
        {children}
        {today && !children && (
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

export interface CheckFailedProps {
  /** Tries again. */
  onRetry: () => void;
}

/** What is needed to check could not be had. */
export function CheckFailed({ onRetry }: CheckFailedProps) {
  const { t } = useTexts();
  return (
    <Stack gap={3}>
      <p className={styles.hint} role="alert">
        {t('lottery.fair.failed')}
      </p>
      <Button variant="outline" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </Stack>
  );
}
