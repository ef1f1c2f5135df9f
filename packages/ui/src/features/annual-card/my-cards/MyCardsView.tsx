import { useState } from 'react';
import { ButtonLink } from '../../../components/button';
import { LoadMore } from '../../../components/load-more';
import { NoticeBar } from '../../../components/notice-bar';
import { Sticky } from '../../../components/sticky';
import { Tabs } from '../../../components/tabs';
import { AppPage, PageBody, useIsWide, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { AnnualCardList, MemberAnnualCard, type MemberAnnualCardProps } from '../annual-card';
import { OwnCardPane, type OwnCardViewProps } from '../own-card';

/** Tabs of the page; the first one shows all. */
export const myCardTabs = ['all', 'toActivate', 'active', 'over'] as const;
export type MyCardTab = (typeof myCardTabs)[number];

export interface MyCardsViewProps {
  /** The tab that is open, as it stands in the page's address. */
  tab: MyCardTab;
  /** Called with another one. */
  onTabChange: (tab: MyCardTab) => void;
  /** The card that is shown beside the list on a desktop, as it stands in the page's address; empty for none. */
  shownId: string;
  /** Called with another one. On a phone a card leads to its page. */
  onShow: (id: string) => void;
  /** Where it leads: the pages of a card, those that its own page leads to, and where cards are bought. */
  hrefs: {
    own: (card: { id: string; typeId: string }) => MemberAnnualCardProps['hrefs'];
    of: OwnCardViewProps['hrefsOf'];
    buy: string;
  };
}

/** The member's annual cards, each with the one thing to do next; as last seen where there is no network. */
export function MyCardsView({ tab, onTabChange, shownId, onShow, hrefs }: MyCardsViewProps) {
  const { t, instant } = useTexts();
  const { annualCards } = useSdk();
  const isWide = useIsWide();
  const [seenAtMs, setSeenAtMs] = useState<number>();
  const pages = useOwnPages(
    ['myAnnualCards', tab],
    async (page) => {
      const answer = await (await annualCards()).mine(
        { page, ...(tab !== 'all' && { status: tab }) },
        { silent: true },
      );
      setSeenAtMs(answer.seenAtMs);
      return answer;
    },
    ({ id }) => id,
  );
  return (
    <AppPage detail={<OwnCardPane cardId={shownId} hrefsOf={hrefs.of} />}>
      <Sticky>
        <Tabs
          label={t('annualCard.tabs')}
          items={myCardTabs.map((value) => ({ value, label: t('annualCard.tab', { tab: value }) }))}
          value={tab}
          onValueChange={(next) => onTabChange(myCardTabs.find((one) => one === next) ?? 'all')}
        />
      </Sticky>
      <PageBody>
        {seenAtMs !== undefined && (
          <NoticeBar tone="warning">{t('annualCard.seenAt', { time: instant(seenAtMs) })}</NoticeBar>
        )}
        <AnnualCardList
          cards={pages.resource}
          narrow
          emptyActions={<ButtonLink href={hrefs.buy}>{t('annualCard.toBuy')}</ButtonLink>}
        >
          {(card) => (
            <MemberAnnualCard
              card={card}
              hrefs={hrefs.own(card)}
              onShow={isWide ? () => onShow(card.id) : undefined}
              current={isWide && card.id === shownId}
            />
          )}
        </AnnualCardList>
        {pages.items.length > 0 && (
          <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />
        )}
      </PageBody>
    </AppPage>
  );
}
