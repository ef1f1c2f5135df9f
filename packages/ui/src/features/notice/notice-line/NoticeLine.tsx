import type { HomePage } from '@yunyou/contract';
import { NoticeBar } from '../../../components/notice-bar';
import { useTexts } from '../../../texts';
import styles from './NoticeLine.module.css';

export interface NoticeLineProps {
  /** The newest notice; null shows nothing. */
  notice: HomePage['notice'];
  /** Address of a notice's page. */
  hrefOf: (id: string) => string;
}

/** The operator's newest notice in one line. */
export function NoticeLine({ notice, hrefOf }: NoticeLineProps) {
  const { locale } = useTexts();
  if (!notice) return null;
  return (
    <NoticeBar className={styles.root} href={hrefOf(notice.id)}>
      {notice.title[locale]}
    </NoticeBar>
  );
}
