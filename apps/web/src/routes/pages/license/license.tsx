import { createFileRoute } from '@tanstack/react-router';
import { AppPage, LicenseTable, PageBody, PagePending } from '@yunyou/ui';

export const Route = createFileRoute('/pages/license/license')({
  loader: ({ context: { sdk }, preload }) => (preload ? sdk.ahead : sdk).catalogue.license(),
  component: LicensePage,
  pendingComponent: PagePending,
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
