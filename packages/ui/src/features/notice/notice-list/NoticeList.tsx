import type { NoticeSummary } from '@yunyou/contract';
import { Cell, CellGroup } from '../../../components/cell';
import { Empty } from '../../../components/state';
import { useTexts } from '../../../texts';

export interface NoticeListProps {
  /** The notices, newest first. */
  notices: readonly NoticeSummary[];
  /** Address of a notice. */
  hrefOf: (id: string) => string;
}

/** The operator's notices, newest first. */
export function NoticeList({ notices, hrefOf }: NoticeListProps) {
  const { t, locale, instant } = useTexts();
  if (notices.length === 0) return <Empty title={t('notice.empty')} />;
  return (
    <CellGroup>
      {notices.map((notice) => (
        <Cell
          key={notice.id}
          href={hrefOf(notice.id)}
          title={notice.title[locale]}
          description={instant(notice.publishedAtMs)}
        />
      ))}
    </CellGroup>
  );
}
