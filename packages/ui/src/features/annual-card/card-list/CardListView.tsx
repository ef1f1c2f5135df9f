import type { AnnualCardSummary } from '@yunyou/contract';
import { LoadMore } from '../../../components/load-more';
import { CardGrid } from '../../../components/media-card';
import { Section } from '../../../components/section';
import { AppPage, PageBody, useOwnPages, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import {
  AnnualCardList,
  AnnualCardOffer,
  MemberAnnualCard,
  type MemberAnnualCardProps,
} from '../annual-card';

export interface CardListViewProps {
  /** A place that the cards cover; empty for any. */
  spotId: string;
  /** Where it leads: `card` is the page of a type, `own` are those of a card of the member. */
  hrefs: {
    card: (id: string) => string;
    own: (card: { id: string; typeId: string }) => MemberAnnualCardProps['hrefs'];
  };
}

/** Annual cards that are sold; a card of the member that is about to end stands first. */
export function CardListView({ spotId, hrefs }: CardListViewProps) {
  const { t } = useTexts();
  const { catalogue, annualCards } = useSdk();
  const pages = useOwnPages<AnnualCardSummary>(
    ['annualCards', spotId],
    (page) => catalogue.annualCards({ page, ...(spotId && { spotId }) }),
    ({ id }) => id,
  );
  const mine = useResource(
    async () => (await (await annualCards()).mine({ status: 'active' }, { silent: true })).records,
    [],
  );
  const ending = (mine.value ?? []).filter(({ nextStep }) => nextStep === 'renew');
  return (
    <AppPage>
      <PageBody>
        {ending.length > 0 && (
          <Section title={t('annualCard.ending')}>
            <CardGrid>
              {ending.map((card) => (
                <MemberAnnualCard key={card.id} card={card} hrefs={hrefs.own(card)} />
              ))}
            </CardGrid>
          </Section>
        )}
        <AnnualCardList cards={pages.resource} emptyTitle={t('annualCard.noneOnSale')}>
          {(card) => <AnnualCardOffer card={card} href={hrefs.card(card.id)} />}
        </AnnualCardList>
        {pages.items.length > 0 && (
          <LoadMore status={pages.status} onLoadMore={() => void pages.loadMore()} />
        )}
      </PageBody>
    </AppPage>
  );
}
