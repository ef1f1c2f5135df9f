import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { PageLost } from '@yunyou/ui';

export const Route = createFileRoute('/pages/abnormal-page/abnormal-page')({
  validateSearch: searches.abnormalPage,
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('shop'),
  component: Abnormal,
});

function Abnormal() {
  const { redirect, activity } = Route.useSearch();
  return <PageLost redirect={redirect} busy={activity === '1'} homeHref={hrefs.home()} />;
}
