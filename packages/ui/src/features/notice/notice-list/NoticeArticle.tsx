import type { NoticeDetail } from '@yunyou/contract';
import { useTexts } from '../../../texts';
import styles from './NoticeArticle.module.css';

export interface NoticeArticleProps {
  /** The notice to read. */
  notice: NoticeDetail;
}

/** One notice. */
export function NoticeArticle({ notice }: NoticeArticleProps) {
  const { t, locale, instant } = useTexts();
  return (
    <article className={styles.root}>
      <h2 className={styles.title}>{notice.title[locale]}</h2>
      <p className={styles.time}>{t('notice.publishedAt', { time: instant(notice.publishedAtMs) })}</p>
      {notice.paragraphs.map((paragraph) => (
        <p key={paragraph[locale]} className={styles.paragraph}>
          {paragraph[locale]}
        </p>
      ))}
    </article>
  );
}
