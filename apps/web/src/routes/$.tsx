import { createFileRoute } from '@tanstack/react-router';
import { hrefs } from '@yunyou/navigation/pages';
import { PageLost } from '@yunyou/ui';

export const Route = createFileRoute('/$')({
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('shop'),
  component: Lost,
});

function Lost() {
  return <PageLost homeHref={hrefs.home()} />;
}
