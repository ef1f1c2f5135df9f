import type { RefundSummary } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { inPlaceOfFollowing, Link } from '../../../components/link';
import { LoadMore } from '../../../components/load-more';
import { PictureRow } from '../../../components/picture-row';
import { Price } from '../../../components/price';
import { Skeleton, SkeletonText } from '../../../components/skeleton';
import { Empty } from '../../../components/state';
import { Sticky } from '../../../components/sticky';
import { Tabs } from '../../../components/tabs';
import { Tag } from '../../../components/tag';
import { AppPage, PageBody, ResourceView, useIsWide, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { RefundPane, type RefundPaneProps } from '../refund-pane';
import styles from './RefundListView.module.css';

export interface RefundListViewProps {
  /** Only what is in progress, as it stands in the page's address. */
  open: boolean;
  /** Called with another choice. */
  onOpenChange: (open: boolean) => void;
  /** The request that is shown beside the list on a desktop, as it stands in the page's address; empty for none. */
  shownId: string;
  /** Called with another one. On a phone a card leads to its page. */
  onShow: (id: string) => void;
  /** Addresses: a request, pages that one leads to, and the member's orders. */
  hrefs: { detail: (id: string) => string; of: RefundPaneProps['hrefsOf']; orders: string };
}

/** The member's requests for money back, newest first. */
export function RefundListView({ open, onOpenChange, shownId, onShow, hrefs }: RefundListViewProps) {
  const { t } = useTexts();
  const isWide = useIsWide();
  const { refunds } = useSdk();
  const pages = useOwnPages(
    open ? 'open' : 'all',
    (page) => refunds.list({ open, page }, { silent: true }),
    ({ id }) => id,
  );
  return (
    <AppPage detail={<RefundPane id={shownId} hrefsOf={hrefs.of} onChanged={() => void pages.readAnew()} />}>
      <Sticky>
        <Tabs
          label={t('refund.list.tabs')}
          items={[
            { value: 'open', label: t('refund.list.open') },
            { value: 'all', label: t('refund.list.all') },
          ]}
          value={open ? 'open' : 'all'}
          onValueChange={(value) => onOpenChange(value === 'open')}
        />
      </Sticky>
      <PageBody>
        <ResourceView
          resource={pages.resource}
          pending={<RefundListPending />}
          empty={
            <Empty
              title={t('refund.empty')}
              description={t('refund.list.emptyHint')}
              actions={<ButtonLink href={hrefs.orders}>{t('refund.list.orders')}</ButtonLink>}
            />
          }
        >
          {(found) => (
            <ul className={styles.list}>
              {found.map((refund) => (
                <li key={refund.id}>
                  <RefundCard
                    refund={refund}
                    href={hrefs.detail(refund.id)}
                    onShow={isWide ? () => onShow(refund.id) : undefined}
                    current={refund.id === shownId}
                  />
                </li>
              ))}
            </ul>
          )}
        </ResourceView>
        {pages.items.length > 0 && (
          <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />
        )}
      </PageBody>
    </AppPage>
  );
}

const tones: Partial<Record<RefundSummary['status'], 'success' | 'danger' | 'neutral'>> = {
  refunded: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
};

interface RefundCardProps {
  refund: RefundSummary;
  href: string;
  onShow: (() => void) | undefined;
  current: boolean;
}

function RefundCard({ refund, href, onShow, current }: RefundCardProps) {
  const { t, instant } = useTexts();
  const { sn, status, title, picture, pieces, kind, amountFen, createdAtMs } = refund;
  return (
    <Card className={current ? styles.current : undefined}>
      <Link
        href={href}
        className={styles.card}
        aria-current={current || undefined}
        onClick={inPlaceOfFollowing(onShow)}
      >
        <span className={styles.top}>
          <span className={styles.quiet}>{sn}</span>
          <Tag tone={tones[status] ?? 'primary'}>{t('refund.status', { status })}</Tag>
        </span>
        <PictureRow picture={picture}>
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>
            <span className={styles.quiet}>
              {`${t('refund.kind', { kind })} · ${t('refund.view.pieces', { count: pieces })}`}
            </span>
            <span className={styles.foot}>
              <span className={styles.quiet}>{instant(createdAtMs)}</span>
              <Price fen={amountFen} />
            </span>
          </span>
        </PictureRow>
      </Link>
    </Card>
  );
}

function RefundListPending() {
  return (
    <div className={styles.list} aria-hidden="true">
      {[1, 2, 3].map((row) => (
        <Card key={row}>
          <div className={styles.card}>
            <span className={styles.top}>
              <Skeleton shape="text" width="12em" />
              <Skeleton shape="text" width="4em" />
            </span>
            <PictureRow>
              <SkeletonText lines={3} />
            </PictureRow>
          </div>
        </Card>
      ))}
    </div>
  );
}
