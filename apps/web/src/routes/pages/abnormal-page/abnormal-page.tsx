import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { NotFound } from '@yunyou/ui';

export const Route = createFileRoute('/pages/abnormal-page/abnormal-page')({
  validateSearch: searches.abnormalPage,
  component: Abnormal,
});

function Abnormal() {
  const { redirect, activity } = Route.useSearch();
  return <NotFound redirect={redirect} busy={activity === '1'} homeHref={hrefs.home()} />;
}
