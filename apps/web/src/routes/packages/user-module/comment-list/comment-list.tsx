import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { ReviewsView } from '@yunyou/ui/features/review';
import { reviewChoiceOf, reviewHref } from '#app/review-hrefs';

/** A product's reviews, or those of all that belongs to a shop, a spot or a hotel. */
const subjectOf = ({ productId, parentId }: { productId: string; parentId: string }) =>
  productId === '' && parentId !== '' ? { parentId } : { productId };

export const Route = createFileRoute('/packages/user-module/comment-list/comment-list')({
  validateSearch: searches.commentList,
  loaderDeps: ({ search: { productId, parentId } }) => ({ productId, parentId }),
  loader: ({ context: { sdk }, deps, preload }) =>
    (preload ? sdk.prefetch : sdk).catalogue.reviewSummary(subjectOf(deps)),
  component: CommentList,
});

function CommentList() {
  const summary = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const of = subjectOf(search);
  return (
    <ReviewsView
      of={of}
      summary={summary}
      choice={reviewChoiceOf(search)}
      onChoiceChange={(choice) =>
        void navigate({
          search: { productId: search.productId, parentId: search.parentId, ...choice },
          replace: true,
          resetScroll: false,
          viewTransition: false,
        })
      }
      hrefOf={reviewHref}
    />
  );
}
