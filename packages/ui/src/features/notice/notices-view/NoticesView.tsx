import { type NoticeDetail, type NoticeSummary, noticePageSize } from '@yunyou/contract';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button';
import { Card } from '../../../components/card';
import { Link } from '../../../components/link';
import { LoadMore } from '../../../components/load-more';
import { SkeletonText } from '../../../components/skeleton';
import { Empty } from '../../../components/state';
import { Sticky } from '../../../components/sticky';
import { Tabs } from '../../../components/tabs';
import { AppPage, PageBody, useAfterHydration, useSdk, useSession, useStateOf } from '../../../shell';
import { useTexts } from '../../../texts';
import { InboxList } from '../inbox-list';
import { NoticeArticle, NoticeList } from '../notice-list';
import styles from './NoticesView.module.css';

export const noticeTabs = ['notices', 'inbox'] as const;

export interface NoticesViewProps {
  /** The first notices, the newest first. */
  notices: readonly NoticeSummary[];
  /** The one that is read. Default: the list. */
  notice?: NoticeDetail | undefined;
  /** The tab that is open, as it stands in the page's address. */
  tab: (typeof noticeTabs)[number];
  /** Called with another one. */
  onTabChange: (tab: (typeof noticeTabs)[number]) => void;
  /** Address of a notice, and of their list. */
  hrefs: { notice: (id: string) => string; list: string };
}

/** The operator's notices; of a member the inbox too. What is opened counts as read. */
export function NoticesView({ notices, notice, tab, onTabChange, hrefs }: NoticesViewProps) {
  const { t } = useTexts();
  if (notice) {
    return (
      <AppPage width="narrow">
        <PageBody>
          <ReadNotice notice={notice} />
          <Link href={hrefs.list} className={styles.all}>
            {t('notice.all')}
          </Link>
        </PageBody>
      </AppPage>
    );
  }
  return (
    <AppPage width="narrow">
      <Sticky>
        <Tabs
          label={t('notice.tabs')}
          items={noticeTabs.map((value) => ({ value, label: t(`notice.tab.${value}`) }))}
          value={tab}
          onValueChange={(next) => onTabChange(noticeTabs.find((one) => one === next) ?? 'notices')}
        />
      </Sticky>
      <PageBody>
        {tab === 'inbox' ? <OwnMessages /> : <Notices first={notices} hrefOf={hrefs.notice} />}
      </PageBody>
    </AppPage>
  );
}

/** A server renders the page for nobody in particular; a visitor is told whose messages they are. */
function OwnMessages() {
  const { navigation } = useSdk();
  const { t } = useTexts();
  const { isMember, launchDone } = useSession();
  const isOver = useAfterHydration();
  if (isOver && isMember) return <InboxList />;
  if (!isOver || !launchDone) {
    return (
      <Card aria-busy="true">
        <SkeletonText lines={4} />
      </Card>
    );
  }
  return (
    <Empty
      title={t('notice.inbox.members')}
      actions={<Button onClick={() => navigation.leadToLogin()}>{t('notice.inbox.login')}</Button>}
    />
  );
}

/** A notice that counts as read from here on. */
function ReadNotice({ notice }: { notice: NoticeDetail }) {
  const { inbox } = useSdk();
  useEffect(() => inbox.readNotices([notice.id]), [inbox, notice.id]);
  return <NoticeArticle notice={notice} />;
}

function Notices({ first, hrefOf }: { first: readonly NoticeSummary[]; hrefOf: (id: string) => string }) {
  const { t } = useTexts();
  const { inbox, catalogue } = useSdk();
  const isHydrated = useAfterHydration();
  const { readNotices } = useStateOf(inbox.state);
  const [more, setMore] = useState<readonly NoticeSummary[]>([]);
  const [status, setStatus] = useState<'more' | 'loading' | 'done' | 'error'>(
    first.length < noticePageSize ? 'done' : 'more',
  );
  const notices = [...first, ...more];
  const unread = notices.filter(({ id }) => !readNotices.includes(id));
  const loadMore = async () => {
    setStatus('loading');
    try {
      const page = await catalogue.notices(Math.round(notices.length / noticePageSize) + 1);
      setMore([...more, ...page]);
      setStatus(page.length < noticePageSize ? 'done' : 'more');
    } catch {
      setStatus('error');
    }
  };
  return (
    <>
      <div className={styles.head}>
        {isHydrated && unread.length > 0 && (
          <Button variant="text" size="small" onClick={() => inbox.readNotices(unread.map(({ id }) => id))}>
            {t('notice.readAll')}
          </Button>
        )}
      </div>
      <NoticeList notices={notices} hrefOf={hrefOf} {...(isHydrated && { read: readNotices })} />
      {first.length >= noticePageSize && <LoadMore status={status} onLoadMore={() => void loadMore()} />}
    </>
  );
}
