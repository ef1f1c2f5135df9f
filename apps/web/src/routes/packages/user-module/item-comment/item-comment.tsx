import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { WriteReviewView } from '@yunyou/ui/features/review';

export const Route = createFileRoute('/packages/user-module/item-comment/item-comment')({
  validateSearch: searches.itemComment,
  component: ItemComment,
});

function ItemComment() {
  const { lineId } = Route.useSearch();
  const { sdk } = Route.useRouteContext();
  return (
    <WriteReviewView
      key={lineId}
      lineId={lineId}
      mineHref={hrefs.userModuleComment({ tab: 'done' })}
      onPosted={(id) => void sdk.navigation.redirect(hrefs.commentDetail({ id }))}
    />
  );
}
