import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { ReviewsView } from '@yunyou/ui/features/review';
import { reviewChoiceOf, reviewHref } from '#app/review-hrefs';

export const Route = createFileRoute('/pages/comment/comment')({
  validateSearch: searches.comment,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { sdk }, deps: { id }, preload }) =>
    (preload ? sdk.prefetch : sdk).catalogue.reviewSummary({ productId: id }),
  component: Comment,
});

function Comment() {
  const summary = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ReviewsView
      of={{ productId: search.id }}
      summary={summary}
      choice={reviewChoiceOf(search)}
      onChoiceChange={(choice) =>
        void navigate({
          search: { id: search.id, ...choice },
          replace: true,
          resetScroll: false,
          viewTransition: false,
        })
      }
      hrefOf={reviewHref}
    />
  );
}
