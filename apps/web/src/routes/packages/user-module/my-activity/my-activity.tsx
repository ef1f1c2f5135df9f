import { createFileRoute } from '@tanstack/react-router';
import { myActivityKinds } from '@yunyou/contract';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { MyActivitiesView } from '@yunyou/ui/features/activity';

export const Route = createFileRoute('/packages/user-module/my-activity/my-activity')({
  validateSearch: searches.myActivity,
  component: MyActivities,
});

function MyActivities() {
  const { kind } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MyActivitiesView
      kind={myActivityKinds.find((one) => one === kind) ?? 'group'}
      onKindChange={(next) =>
        void navigate({ search: { kind: next }, replace: true, resetScroll: false, viewTransition: false })
      }
      browseHref={hrefs.couponCenter({})}
    />
  );
}
