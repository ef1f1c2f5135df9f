import { createFileRoute } from '@tanstack/react-router';
import { PageLost } from '@yunyou/ui';
import { LoaderFailed } from '../loader-failed';
import { homeHref } from '../shop-hrefs';

export const Route = createFileRoute('/pages/abnormal-page/abnormal-page')({
  validateSearch: ({ redirect = '', activity = '' }: { redirect?: string; activity?: string }) => ({
    redirect,
    activity,
  }),
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('shop'),
  component: Abnormal,
  errorComponent: LoaderFailed,
});

function Abnormal() {
  const { redirect, activity } = Route.useSearch();
  return <PageLost redirect={redirect} busy={activity === '1'} homeHref={homeHref} />;
}
