import { useTexts } from '../../texts';
import styles from './UpdateNotice.module.css';

export interface UpdateNoticeProps {
  /** Address of the operator's update picture; empty for none. */
  picture: string;
}

/** Stands in place of a page while the app is being updated. */
export function UpdateNotice({ picture }: UpdateNoticeProps) {
  const { t } = useTexts();
  return (
    <main className={styles.root}>
      {picture && <img className={styles.picture} src={picture} alt="" />}
      <h1 className={styles.title}>{t('app.updating')}</h1>
    </main>
  );
}
