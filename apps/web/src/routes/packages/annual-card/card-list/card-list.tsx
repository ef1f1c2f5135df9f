import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { CardListView } from '@yunyou/ui/features/annual-card';
import { memberCardHrefs } from '#app/card-hrefs';

export const Route = createFileRoute('/packages/annual-card/card-list/card-list')({
  validateSearch: searches.cardList,
  component: CardList,
});

function CardList() {
  const { spotId } = Route.useSearch();
  return (
    <CardListView
      key={spotId}
      spotId={spotId}
      hrefs={{ card: (id) => hrefs.cardDetail({ id }), own: memberCardHrefs }}
    />
  );
}
