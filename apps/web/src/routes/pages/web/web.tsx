import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { AppPage } from '@yunyou/ui';
import { WebFrame, webHostOf } from '@yunyou/ui/features/link';

export const Route = createFileRoute('/pages/web/web')({
  validateSearch: searches.web,
  component: Web,
});

function Web() {
  const { url } = Route.useSearch();
  return (
    <AppPage title={webHostOf(url)}>
      <WebFrame url={url} />
    </AppPage>
  );
}
