import { createFileRoute } from '@tanstack/react-router';
import { bargainTabs } from '@yunyou/contract';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { MyBargainsView } from '@yunyou/ui/features/bargain';
import { bargainGoodsHref, bargainHref } from '#app/bargain-hrefs';

export const Route = createFileRoute('/packages/marketing/my-bargain/my-bargain')({
  validateSearch: searches.myBargain,
  component: MyBargain,
});

function MyBargain() {
  const { status } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MyBargainsView
      tab={bargainTabs.find((one) => one === status) ?? 'running'}
      onTabChange={(next) =>
        void navigate({ search: { status: next }, replace: true, resetScroll: false, viewTransition: false })
      }
      hrefs={{ bargain: bargainHref, again: bargainGoodsHref, browse: hrefs.bargainActive() }}
    />
  );
}
