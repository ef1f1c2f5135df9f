import type { NoticeSummary } from '@yunyou/contract';
import { Cell, CellGroup } from '../../../components/cell';
import { Empty } from '../../../components/state';
import { useTexts } from '../../../texts';
import { UnreadDot } from './UnreadDot';

export interface NoticeListProps {
  /** The notices, newest first. */
  notices: readonly NoticeSummary[];
  /** Address of a notice. */
  hrefOf: (id: string) => string;
  /** Ids of those that were read; the others have a dot. Default: all were. */
  read?: readonly string[];
}

/** The operator's notices, newest first. */
export function NoticeList({ notices, hrefOf, read }: NoticeListProps) {
  const { t, locale, instant } = useTexts();
  if (notices.length === 0) return <Empty title={t('notice.empty')} />;
  return (
    <CellGroup>
      {notices.map((notice) => (
        <Cell
          key={notice.id}
          href={hrefOf(notice.id)}
          title={
            <>
              {read && !read.includes(notice.id) && <UnreadDot />}
              {notice.title[locale]}
            </>
          }
          description={instant(notice.publishedAtMs)}
        />
      ))}
    </CellGroup>
  );
}
