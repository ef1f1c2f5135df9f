import { ButtonLink } from '../../../components/button';
import { LoadMore } from '../../../components/load-more';
import { MediaCardPending } from '../../../components/media-card';
import { Empty } from '../../../components/state';
import { Sticky } from '../../../components/sticky';
import { Tabs } from '../../../components/tabs';
import { AppPage, PageBody, ResourceView, useIsWide, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { PiecePane } from '../piece-view/PiecePane';
import type { PieceViewProps } from '../piece-view/PieceView';
import styles from './MyPieces.module.css';
import { MyPiecesGrid } from './MyPiecesGrid';

/** Tabs of the page; frozen pieces are among the held ones. */
export const pieceTabs = ['held', 'exchanged'] as const;
export type PieceTab = (typeof pieceTabs)[number];

export interface MyPiecesViewProps {
  /** The tab that is open, as it stands in the page's address. */
  tab: PieceTab;
  /** Called with another one. */
  onTabChange: (tab: PieceTab) => void;
  /** The piece that is shown beside the grid on a desktop, as it stands in the page's address; empty for none. */
  shownId: string;
  /** Called with another one. On a phone a piece leads to its page. */
  onShow: (pieceId: string) => void;
  /** Where it leads: a piece, the current activity, and what its own page leads to. */
  hrefs: { piece: (pieceId: string) => string; current: string; of: PieceViewProps['hrefs'] };
}

const PAGE_SIZE = 50;

/** The member's collectibles, those that are held and those that were exchanged. */
export function MyPiecesView({ tab, onTabChange, shownId, onShow, hrefs }: MyPiecesViewProps) {
  const { t } = useTexts();
  const { collectibles } = useSdk();
  const isWide = useIsWide();
  const pages = useOwnPages(
    ['nftPieces', tab],
    async (page) => (await collectibles()).pieces({ page, size: PAGE_SIZE, status: tab }, { silent: true }),
    ({ pieceId }) => pieceId,
  );
  return (
    <AppPage detail={<PiecePane pieceId={shownId} hrefs={hrefs.of} />}>
      <Sticky>
        <Tabs
          label={t('nft.mine.tabs')}
          items={pieceTabs.map((value) => ({ value, label: t('nft.mine.tab', { tab: value }) }))}
          value={tab}
          onValueChange={(next) => onTabChange(pieceTabs.find((one) => one === next) ?? 'held')}
        />
      </Sticky>
      <PageBody>
        <p className={styles.quiet}>{t('nft.noTrade')}</p>
        <ResourceView
          resource={pages.resource}
          pending={
            <div className={styles.row}>
              {[1, 2, 3, 4].map((place) => (
                <MediaCardPending key={place} layout="tile" />
              ))}
            </div>
          }
          empty={
            <Empty
              title={t('nft.mine.empty')}
              description={t('nft.mine.emptyHint')}
              actions={<ButtonLink href={hrefs.current}>{t('nft.mine.toActivity')}</ButtonLink>}
            />
          }
        >
          {(found) => (
            <MyPiecesGrid
              label={t('nft.mine.list', { tab })}
              pieces={found}
              hrefOf={hrefs.piece}
              onShow={isWide ? onShow : undefined}
              shownId={isWide ? shownId : undefined}
            />
          )}
        </ResourceView>
        {pages.items.length > 0 && (
          <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />
        )}
      </PageBody>
    </AppPage>
  );
}
