import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { CardActiveView } from '@yunyou/ui/features/card-activation';

export const Route = createFileRoute('/packages/annual-card/card-active/card-active')({
  validateSearch: searches.cardActive,
  component: CardActive,
});

function CardActive() {
  const { cardId } = Route.useSearch();
  const { sdk } = Route.useRouteContext();
  return (
    <CardActiveView
      cardId={cardId}
      onBound={(bound) => void sdk.navigation.proceed(hrefs.cardActive({ cardId: bound }))}
      hrefs={{
        active: (id) => hrefs.cardActive({ cardId: id }),
        form: (personId) => hrefs.annualForm({ personId }),
        examine: (id) => hrefs.cardExamine({ id }),
        card: (id) => hrefs.cardDetail({ cardId: id }),
        query: hrefs.cardQueryList({}),
        list: hrefs.cardList({}),
      }}
    />
  );
}
