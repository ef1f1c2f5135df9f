import { type BargainState, type BargainTab, bargainTabs } from '@yunyou/contract';
import { ButtonLink } from '../../../components/button';
import { LoadMore } from '../../../components/load-more';
import { CardGrid, MediaCardPending } from '../../../components/media-card';
import { Empty } from '../../../components/state';
import { Sticky } from '../../../components/sticky';
import { Tabs } from '../../../components/tabs';
import { AppPage, PageBody, ResourceView, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { BargainCard } from './BargainCard';

export interface MyBargainsViewProps {
  /** The tab that is open, as it stands in the page's address. */
  tab: BargainTab;
  /** Called with another one. */
  onTabChange: (tab: BargainTab) => void;
  /** The page of a bargain, where another one for the same is started, and what can be bargained for. */
  hrefs: { bargain: (id: string) => string; again: (bargain: BargainState) => string; browse: string };
}

/** The bargains that a member started, by how they stand. */
export function MyBargainsView({ tab, onTabChange, hrefs }: MyBargainsViewProps) {
  const { t } = useTexts();
  return (
    <AppPage>
      <Sticky>
        <Tabs
          label={t('bargain.mine.tabs')}
          items={bargainTabs.map((value) => ({ value, label: t('bargain.mine.tab', { tab: value }) }))}
          value={tab}
          onValueChange={(next) => onTabChange(bargainTabs.find((one) => one === next) ?? 'running')}
        />
      </Sticky>
      <PageBody>
        <BargainsOf key={tab} tab={tab} hrefs={hrefs} />
      </PageBody>
    </AppPage>
  );
}

function BargainsOf({ tab, hrefs }: Pick<MyBargainsViewProps, 'tab' | 'hrefs'>) {
  const { t } = useTexts();
  const { bargains } = useSdk();
  const pages = useOwnPages(
    ['bargains', tab],
    async (page) => (await bargains()).mine({ status: tab, page }, { silent: true }),
    ({ id }) => id,
  );
  return (
    <>
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
            title={t('bargain.mine.empty')}
            actions={<ButtonLink href={hrefs.browse}>{t('bargain.mine.browse')}</ButtonLink>}
          />
        }
      >
        {(found) => (
          <CardGrid aria-label={t('bargain.mine.tab', { tab })}>
            {found.map((bargain) => (
              <BargainCard
                key={bargain.id}
                bargain={bargain}
                hrefs={{ bargain: hrefs.bargain(bargain.id), again: hrefs.again(bargain) }}
                onExpired={() => void pages.readAnew()}
              />
            ))}
          </CardGrid>
        )}
      </ResourceView>
      {pages.items.length > 0 && <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />}
    </>
  );
}
