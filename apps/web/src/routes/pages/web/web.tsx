import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { AppPage, WebFrame } from '@yunyou/ui';

export const Route = createFileRoute('/pages/web/web')({
  validateSearch: searches.web,
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('shop'),
  component: Web,
});

function Web() {
  const { url } = Route.useSearch();
  return (
    <AppPage>
      <WebFrame url={url} />
    </AppPage>
  );
}
