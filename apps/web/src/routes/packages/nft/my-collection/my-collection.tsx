import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { MyPiecesView, pieceTabs } from '@yunyou/ui/features/nft';
import { nftHrefs } from '#app/nft-hrefs';

export const Route = createFileRoute('/packages/nft/my-collection/my-collection')({
  validateSearch: searches.myCollection,
  component: MyCollection,
});

function MyCollection() {
  const { status, id } = Route.useSearch();
  const navigate = Route.useNavigate();
  const inPlace = { replace: true, resetScroll: false, viewTransition: false };
  return (
    <MyPiecesView
      tab={pieceTabs.find((one) => one === status) ?? 'held'}
      onTabChange={(next) =>
        void navigate({ search: { status: next === 'held' ? '' : next, id: '' }, ...inPlace })
      }
      shownId={id}
      onShow={(next) => void navigate({ search: { status, id: next }, ...inPlace })}
      hrefs={{ piece: nftHrefs.piece, current: hrefs.nftIndex({}), of: nftHrefs }}
    />
  );
}
