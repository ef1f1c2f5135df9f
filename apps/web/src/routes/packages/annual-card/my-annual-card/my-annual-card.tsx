import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { MyCardsView, myCardTabs } from '@yunyou/ui/features/annual-card';
import { memberCardHrefs } from '#app/card-hrefs';

export const Route = createFileRoute('/packages/annual-card/my-annual-card/my-annual-card')({
  validateSearch: searches.myAnnualCard,
  component: MyAnnualCard,
});

function MyAnnualCard() {
  const { status } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MyCardsView
      tab={myCardTabs.find((one) => one === status) ?? 'all'}
      onTabChange={(next) =>
        void navigate({
          search: { status: next === 'all' ? '' : next },
          ...{ replace: true, resetScroll: false, viewTransition: false },
        })
      }
      hrefs={{ own: memberCardHrefs, buy: hrefs.cardList() }}
    />
  );
}
