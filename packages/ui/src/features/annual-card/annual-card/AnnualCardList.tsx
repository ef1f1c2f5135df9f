import type { AnnualCardSummary, MemberAnnualCard as MemberAnnualCardData } from '@yunyou/contract';
import { Fragment, type ReactNode } from 'react';
import { CardGrid } from '../../../components/media-card';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';
import { AnnualCardPending } from './AnnualCardPending';

type AnyCard = AnnualCardSummary | MemberAnnualCardData;

export interface AnnualCardListProps<Card extends AnyCard> {
  /** The cards, as `useResource` gives them: those on sale or a member's own. */
  cards: ResourceViewProps<readonly Card[]>['resource'];
  /** A button where there is none, such as the way to buy one. Default none. */
  emptyActions?: ReactNode;
  /** What is said where there is none. Default: that there is no card yet. */
  emptyTitle?: string;
  /** In one column at every width, as beside the card that is open. Default `false`. */
  narrow?: boolean;
  /** Renders one: an `AnnualCardOffer` or a `MemberAnnualCard`. */
  children: (card: Card) => ReactNode;
}

/** Annual cards in all their states. */
export function AnnualCardList<Card extends AnyCard>({
  cards,
  emptyActions,
  emptyTitle,
  narrow = false,
  children,
}: AnnualCardListProps<Card>) {
  const { t } = useTexts();
  const Places = narrow ? Stack : CardGrid;
  return (
    <ResourceView
      resource={cards}
      pending={
        <Places>
          <AnnualCardPending />
          <AnnualCardPending />
        </Places>
      }
      empty={
        <Empty
          title={emptyTitle ?? t('annualCard.empty')}
          description={t('annualCard.emptyHint')}
          actions={emptyActions}
        />
      }
    >
      {(found) => (
        <Places>
          {found.map((card) => (
            <Fragment key={card.id}>{children(card)}</Fragment>
          ))}
        </Places>
      )}
    </ResourceView>
  );
}
