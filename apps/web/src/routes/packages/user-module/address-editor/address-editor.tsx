import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { AppPage, PageBody, useTexts } from '@yunyou/ui';
import { useToast } from '@yunyou/ui/components';
import { AddressForm, addressDraftKey } from '@yunyou/ui/features/address';
import { useRef } from 'react';
import { LeaveQuestion } from '#app/leave-question';

export const Route = createFileRoute('/packages/user-module/address-editor/address-editor')({
  validateSearch: searches.addressEditor,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { sdk }, deps: { id } }) => (id ? sdk.addresses.detail(id) : undefined),
  component: AddressEditor,
});

function AddressEditor() {
  const { sdk } = Route.useRouteContext();
  const address = Route.useLoaderData();
  const unsaved = useRef(false);
  const { t } = useTexts();
  const { show } = useToast();
  return (
    <AppPage width="narrow" title={address ? undefined : t('address.addTitle')}>
      <PageBody>
        <AddressForm
          key={address?.id}
          address={address}
          onUnsaved={(is) => {
            unsaved.current = is;
          }}
          onSaved={() => {
            show(t(address ? 'address.edited' : 'address.added'), { kind: 'success' });
            sdk.navigation.back(hrefs.address({}));
          }}
        />
        <LeaveQuestion
          unsaved={unsaved}
          words={{
            title: t('address.leave'),
            hint: t('address.leaveHint'),
            leave: t('address.leaveConfirm'),
            stay: t('address.leaveCancel'),
          }}
          onLeave={() => sdk.drafts.remove(addressDraftKey(address?.id))}
        />
      </PageBody>
    </AppPage>
  );
}
