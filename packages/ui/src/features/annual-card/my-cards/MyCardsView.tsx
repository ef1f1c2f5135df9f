import { useState } from 'react';
import { ButtonLink } from '../../../components/button';
import { LoadMore } from '../../../components/load-more';
import { NoticeBar } from '../../../components/notice-bar';
import { Sticky } from '../../../components/sticky';
import { Tabs } from '../../../components/tabs';
import { AppPage, PageBody, useOwnPages, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { AnnualCardList, MemberAnnualCard, type MemberAnnualCardProps } from '../annual-card';

/** Tabs of the page; the first one shows all. */
export const myCardTabs = ['all', 'toActivate', 'active', 'over'] as const;
export type MyCardTab = (typeof myCardTabs)[number];

export interface MyCardsViewProps {
  /** The tab that is open, as it stands in the page's address. */
  tab: MyCardTab;
  /** Called with another one. */
  onTabChange: (tab: MyCardTab) => void;
  /** Where it leads: the pages of a card, and where cards are bought. */
  hrefs: {
    own: (card: { id: string; typeId: string }) => MemberAnnualCardProps['hrefs'];
    buy: string;
  };
}

/** The member's annual cards, each with the one thing to do next; as last seen where there is no network. */
export function MyCardsView({ tab, onTabChange, hrefs }: MyCardsViewProps) {
  const { t, instant } = useTexts();
  const { annualCards } = useSdk();
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
    <AppPage>
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
          emptyActions={<ButtonLink href={hrefs.buy}>{t('annualCard.toBuy')}</ButtonLink>}
        >
          {(card) => <MemberAnnualCard card={card} hrefs={hrefs.own(card)} />}
        </AnnualCardList>
        {pages.items.length > 0 && (
          <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />
        )}
      </PageBody>
    </AppPage>
  );
}
