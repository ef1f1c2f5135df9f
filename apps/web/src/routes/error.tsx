import { createFileRoute } from '@tanstack/react-router';
import { PageError, PageFailed } from '@yunyou/ui';
import { homeHref } from '../shop-hrefs';

export const Route = createFileRoute('/pages/error/error')({
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('shop'),
  component: Failed,
  errorComponent: PageError,
});

function Failed() {
  return <PageFailed homeHref={homeHref} />;
}
