import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { MyReviewsView, myReviewTabs } from '@yunyou/ui/features/review';
import { reviewHref } from '#app/review-hrefs';

export const Route = createFileRoute('/packages/user-module/comment/comment')({
  validateSearch: searches.userModuleComment,
  component: MyReviews,
});

function MyReviews() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MyReviewsView
      tab={myReviewTabs.find((one) => one === tab) ?? 'todo'}
      onTabChange={(next) =>
        void navigate({ search: { tab: next }, replace: true, resetScroll: false, viewTransition: false })
      }
      hrefs={{
        write: (lineId) => hrefs.itemComment({ lineId }),
        detail: (id) => reviewHref({ id }),
        orders: hrefs.orderList({}),
      }}
    />
  );
}
