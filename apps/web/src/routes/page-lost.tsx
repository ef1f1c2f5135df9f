import { createFileRoute } from '@tanstack/react-router';
import { PageError, PageLost } from '@yunyou/ui';
import { homeHref } from '../shop-hrefs';

export const Route = createFileRoute('/$')({
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('shop'),
  component: Lost,
  errorComponent: PageError,
});

function Lost() {
  return <PageLost homeHref={homeHref} />;
}
