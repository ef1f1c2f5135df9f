import { VisuallyHidden } from '../../../components/visually-hidden';
import { useTexts } from '../../../texts';
import styles from './UnreadDot.module.css';

/** A dot before what was not read. */
export function UnreadDot() {
  const { t } = useTexts();
  return (
    <>
      <span aria-hidden="true" className={styles.dot} />
      <VisuallyHidden>{t('notice.unread')} </VisuallyHidden>
    </>
  );
}
