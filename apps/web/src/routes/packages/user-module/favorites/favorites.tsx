import { createFileRoute } from '@tanstack/react-router';
import { favoriteKinds } from '@yunyou/contract';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { FavoritesView } from '@yunyou/ui/features/favorite';
import { favoriteHref } from '#app/favorite-href';

export const Route = createFileRoute('/packages/user-module/favorites/favorites')({
  validateSearch: searches.favorites,
  component: Favorites,
});

function Favorites() {
  const { kind } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <FavoritesView
      kind={favoriteKinds.find((one) => one === kind)}
      onKindChange={(next) =>
        void navigate({
          search: { kind: next ?? '' },
          replace: true,
          resetScroll: false,
          viewTransition: false,
        })
      }
      hrefs={{
        open: favoriteHref,
        spots: hrefs.scenicSpotHome({}),
        goods: hrefs.goodsHome({}),
      }}
    />
  );
}
