import { createFileRoute } from '@tanstack/react-router';
import { type MyActivityKind, myActivityKinds } from '@yunyou/contract';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { MyActivitiesView } from '@yunyou/ui/features/activity';

export const Route = createFileRoute('/packages/user-module/my-activity/my-activity')({
  validateSearch: searches.myActivity,
  component: MyActivities,
});

/** Where activities of a kind are found; others are where coupons are. */
const browseHrefs: Partial<Record<MyActivityKind, string>> = {
  group: hrefs.groupPurchase(),
  bargain: hrefs.bargainActive(),
  waiting: hrefs.flashSale({}),
};

function MyActivities() {
  const search = Route.useSearch();
  const kind = myActivityKinds.find((one) => one === search.kind) ?? 'group';
  const navigate = Route.useNavigate();
  return (
    <MyActivitiesView
      kind={kind}
      onKindChange={(next) =>
        void navigate({ search: { kind: next }, replace: true, resetScroll: false, viewTransition: false })
      }
      browseHref={browseHrefs[kind] ?? hrefs.couponCenter({})}
    />
  );
}
