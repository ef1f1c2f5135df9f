import { createFileRoute } from '@tanstack/react-router';
import { AppPage, PageBody } from '@yunyou/ui';
import { LicenseTable } from '@yunyou/ui/features/site-documents';

export const Route = createFileRoute('/pages/license/license')({
  loader: ({ context: { sdk }, preload }) => (preload ? sdk.prefetch : sdk).catalogue.license(),
  component: LicensePage,
});

function LicensePage() {
  const license = Route.useLoaderData();
  return (
    <AppPage width="narrow">
      <PageBody>
        <LicenseTable license={license} />
      </PageBody>
    </AppPage>
  );
}
