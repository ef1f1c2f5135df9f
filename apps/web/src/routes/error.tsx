import { createFileRoute } from '@tanstack/react-router';
import { PageFailed } from '@yunyou/ui';
import { LoaderFailed } from '../loader-failed';
import { homeHref } from '../shop-hrefs';

export const Route = createFileRoute('/pages/error/error')({
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('shop'),
  component: Failed,
  errorComponent: LoaderFailed,
});

function Failed() {
  return <PageFailed homeHref={homeHref} />;
}
