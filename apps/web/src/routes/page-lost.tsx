import { createFileRoute } from '@tanstack/react-router';
import { AppPage, PageError, PageLost } from '@yunyou/ui';
import { homeHref } from '../shop-hrefs';

export const Route = createFileRoute('/$')({
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('shop'),
  component: Lost,
  errorComponent: PageError,
});

function Lost() {
  return (
    <AppPage width="narrow">
      <PageLost homeHref={homeHref} />
    </AppPage>
  );
}
