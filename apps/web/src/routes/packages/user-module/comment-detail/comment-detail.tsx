import { createFileRoute, useRouter } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { ReviewDetailView } from '@yunyou/ui/features/review';
import { reviewedHref } from '#app/review-hrefs';

export const Route = createFileRoute('/packages/user-module/comment-detail/comment-detail')({
  validateSearch: searches.commentDetail,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { sdk }, deps: { id } }) => sdk.reviews.detail(id),
  component: CommentDetail,
});

function CommentDetail() {
  const review = Route.useLoaderData();
  const { sdk } = Route.useRouteContext();
  const router = useRouter();
  return (
    <ReviewDetailView
      review={review}
      hrefs={{
        product: reviewedHref(review.product),
        all: hrefs.commentList({ productId: review.productId }),
      }}
      onChanged={() => void router.invalidate()}
      onDeleted={() => void sdk.navigation.redirect(hrefs.userModuleComment({ tab: 'done' }))}
    />
  );
}
