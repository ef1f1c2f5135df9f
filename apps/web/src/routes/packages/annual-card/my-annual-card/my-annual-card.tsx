import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { MyCardsView, myCardTabs } from '@yunyou/ui/features/annual-card';
import { memberCardHrefs, ownCardHrefs } from '#app/card-hrefs';

export const Route = createFileRoute('/packages/annual-card/my-annual-card/my-annual-card')({
  validateSearch: searches.myAnnualCard,
  component: MyAnnualCard,
});

function MyAnnualCard() {
  const { status, id } = Route.useSearch();
  const navigate = Route.useNavigate();
  const inPlace = { replace: true, resetScroll: false, viewTransition: false };
  return (
    <MyCardsView
      tab={myCardTabs.find((one) => one === status) ?? 'all'}
      onTabChange={(next) =>
        void navigate({ search: { status: next === 'all' ? '' : next, id: '' }, ...inPlace })
      }
      shownId={id}
      onShow={(next) => void navigate({ search: { status, id: next }, ...inPlace })}
      hrefs={{ own: memberCardHrefs, of: ownCardHrefs, buy: hrefs.cardList() }}
    />
  );
}
