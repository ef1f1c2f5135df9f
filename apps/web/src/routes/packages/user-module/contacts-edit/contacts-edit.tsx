import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { AppPage, PageBody, useTexts } from '@yunyou/ui';
import { useToast } from '@yunyou/ui/components';
import { ContactForm } from '@yunyou/ui/features/contacts';

export const Route = createFileRoute('/packages/user-module/contacts-edit/contacts-edit')({
  validateSearch: searches.contactsEdit,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context: { sdk }, deps: { id } }) => (id ? sdk.travellers.detail(id) : undefined),
  component: ContactsEdit,
});

function ContactsEdit() {
  const { sdk } = Route.useRouteContext();
  const contact = Route.useLoaderData();
  const { t } = useTexts();
  const { show } = useToast();
  return (
    <AppPage width="narrow" title={contact ? t('contacts.edit') : t('contacts.add')}>
      <PageBody>
        <ContactForm
          contact={contact}
          onSaved={() => {
            show(t(contact ? 'contacts.edited' : 'contacts.added'), { kind: 'success' });
            sdk.navigation.back(hrefs.contacts());
          }}
        />
      </PageBody>
    </AppPage>
  );
}
