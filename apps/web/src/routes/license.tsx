import { createFileRoute } from '@tanstack/react-router';
import { AppPage, LicenseTable, PageBody, PageError, PagePending } from '@yunyou/ui';

export const Route = createFileRoute('/pages/license/license')({
  loader: ({ context: { sdk } }) => sdk.catalogue.license(),
  component: LicensePage,
  pendingComponent: PagePending,
  errorComponent: PageError,
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
