import { useTexts } from '../../texts';
import styles from './DrawStatus.module.css';
import type { DrawItem, DrawProps, DrawState } from './use-draw';

export interface DrawStatusProps extends Pick<DrawProps, 'failedText'> {
  items: readonly DrawItem[];
  state: Pick<DrawState, 'drawn' | 'failed'>;
}

/** What was drawn, or that it did not work, in words; keeps its place while there is nothing to say. */
export function DrawStatus({ items, state: { drawn, failed }, failedText }: DrawStatusProps) {
  const { t } = useTexts();
  const name = items.find((item) => item.key === drawn)?.label;
  return (
    <p role="status" className={styles.root} data-failed={failed || undefined}>
      {failed ? (failedText ?? t('kit.draw.failed')) : name && t('kit.draw.result', { name })}
    </p>
  );
}
