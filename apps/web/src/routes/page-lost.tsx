import { createFileRoute } from '@tanstack/react-router';
import { PageLost } from '@yunyou/ui';
import { LoaderFailed } from '../loader-failed';
import { homeHref } from '../shop-hrefs';

export const Route = createFileRoute('/$')({
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('shop'),
  component: Lost,
  errorComponent: LoaderFailed,
});

function Lost() {
  return <PageLost homeHref={homeHref} />;
}
