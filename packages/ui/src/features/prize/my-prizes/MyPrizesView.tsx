import { type PrizeTab, prizeTabs } from '@yunyou/contract';
import { Button, ButtonLink } from '../../../components/button';
import { LoadMore } from '../../../components/load-more';
import { CardGrid, MediaCardPending } from '../../../components/media-card';
import { Empty } from '../../../components/state';
import { Sticky } from '../../../components/sticky';
import { Tabs } from '../../../components/tabs';
import {
  AppPage,
  PageBody,
  ResourceView,
  useLazyDialog,
  useOnline,
  useOwnPages,
  useSdk,
} from '../../../shell';
import { useTexts } from '../../../texts';
import styles from './MyPrizes.module.css';
import { PrizeList } from './PrizeList';
import { canBeSent } from './prize-standing';
import { loadClaimSheet, loadPrizeSheet } from './sheets';
import { useClaiming } from './use-claiming';

export interface MyPrizesViewProps {
  /** The tab that is open, as it stands in the page's address. */
  tab: PrizeTab;
  /** Called with another one. */
  onTabChange: (tab: PrizeTab) => void;
  /** The prize whose sheet is open, as it stands in the address; empty for none. */
  openedId: string;
  /** Called with another one, or with an empty id. */
  onOpenedChange: (prizeOfMineId: string) => void;
  /** Called with the order that prizes were claimed with. */
  onClaimed: (orderId: string) => unknown;
  /** Where it leads: the order of a prize, a coupon of the member, draws. */
  hrefs: { order: (orderId: string) => string; coupon: (memberCouponId: string) => string; draws: string };
}

/** What a member has won, by how it stands. Goods of one shop are ticked and claimed together. */
export function MyPrizesView(props: MyPrizesViewProps) {
  const { tab, onTabChange, openedId, onOpenedChange, hrefs } = props;
  const { t } = useTexts();
  const { prizes, clock } = useSdk();
  const isOnline = useOnline();
  const pages = useOwnPages(
    ['prizes', tab],
    async (page) => (await prizes()).list({ status: tab, page }, { silent: true }),
    ({ prizeOfMineId }) => prizeOfMineId,
  );
  const claiming = useClaiming();
  const close = () => onOpenedChange('');
  const PrizeSheet = useLazyDialog(loadPrizeSheet, openedId !== '', close);
  const ClaimSheet = useLazyDialog(loadClaimSheet, claiming.asked !== undefined, claiming.drop);
  const { picked } = claiming;
  const isForClaims = tab === 'toClaim' && pages.items.some(canBeSent);
  return (
    <AppPage
      bottomBar={
        isForClaims && (
          <div className={styles.bar}>
            <span role="status">{t('prize.chosen', { count: picked.length })}</span>
            <Button
              size="large"
              disabled={!isOnline || picked.length === 0}
              onClick={() => claiming.ask(picked)}
            >
              {t('prize.claim')}
            </Button>
          </div>
        )
      }
    >
      <Sticky>
        <Tabs
          label={t('prize.tabs')}
          items={prizeTabs.map((value) => ({ value, label: t('prize.tab', { tab: value }) }))}
          value={tab}
          onValueChange={(next) => onTabChange(prizeTabs.find((one) => one === next) ?? 'toClaim')}
        />
      </Sticky>
      <PageBody>
        <ResourceView
          resource={pages.resource}
          pending={
            <CardGrid>
              {[1, 2, 3].map((place) => (
                <MediaCardPending key={place} />
              ))}
            </CardGrid>
          }
          empty={
            <Empty
              title={t('prize.empty')}
              description={t('prize.emptyHint')}
              actions={<ButtonLink href={hrefs.draws}>{t('prize.browse')}</ButtonLink>}
            />
          }
        >
          {(found) => (
            <PrizeList
              label={t('prize.tab', { tab })}
              prizes={found}
              nowMs={clock.now()}
              picked={picked}
              onPick={claiming.pick}
              onOpen={onOpenedChange}
              hrefs={hrefs}
            />
          )}
        </ResourceView>
        {pages.items.length > 0 && (
          <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />
        )}
      </PageBody>
      {PrizeSheet && (
        <PrizeSheet
          // One sheet at a time: what is being claimed has its own.
          id={claiming.asked ? '' : openedId}
          onClose={close}
          onClaim={(prize) => claiming.ask([prize])}
          hrefs={hrefs}
        />
      )}
      {ClaimSheet && (
        <ClaimSheet
          claim={claiming.asked}
          onClose={claiming.drop}
          onOther={claiming.ask}
          onClaimed={(orderId) => {
            claiming.done();
            return props.onClaimed(orderId);
          }}
          onRefresh={pages.readAnew}
        />
      )}
    </AppPage>
  );
}
