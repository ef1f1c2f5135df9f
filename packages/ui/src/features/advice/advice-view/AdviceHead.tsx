import type { AdviceSummary } from '@yunyou/contract';
import { Tag, type TagProps } from '../../../components/tag';
import { useTexts } from '../../../texts';
import styles from './AdviceView.module.css';

const tones: Readonly<Record<AdviceSummary['state'], TagProps['tone']>> = {
  submitted: 'info',
  processing: 'warning',
  replied: 'success',
  closed: 'neutral',
};

/** What a suggestion is about, when it was made and how it stands. */
export function AdviceHead({ advice }: { advice: Pick<AdviceSummary, 'kind' | 'state' | 'atMs'> }) {
  const { t, instant } = useTexts();
  return (
    <div className={styles.head}>
      <strong>{t('advice.kindOf', { kind: advice.kind })}</strong>
      <span className={styles.quiet}>{instant(advice.atMs)}</span>
      <Tag tone={tones[advice.state]} className={styles.state}>
        {t('advice.state', { state: advice.state })}
      </Tag>
    </div>
  );
}
