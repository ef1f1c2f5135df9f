import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { AppPage, PageBody } from '@yunyou/ui';
import { AddressList } from '@yunyou/ui/features/address';

export const Route = createFileRoute('/packages/user-module/address/address')({
  validateSearch: searches.address,
  component: Addresses,
});

function Addresses() {
  const { sdk } = Route.useRouteContext();
  const { select } = Route.useSearch();
  return (
    <AppPage width="narrow">
      <PageBody>
        <AddressList
          editHref={(id) => hrefs.addressEditor({ id })}
          onChoose={select === '1' ? ({ id }) => sdk.addresses.choice.answer(id) : undefined}
        />
      </PageBody>
    </AppPage>
  );
}
