import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { AppPage, ContactForm, PageBody, PagePending, useTexts, useToast } from '@yunyou/ui';

export const Route = createFileRoute('/packages/user-module/contacts-edit/contacts-edit')({
  validateSearch: searches.contactsEdit,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id } }) => {
    const [contact] = await Promise.all([
      id ? sdk.travellers.detail(id) : undefined,
      sdk.i18n.ensure('member'),
    ]);
    return contact;
  },
  component: ContactsEdit,
  pendingComponent: PagePending,
});

function ContactsEdit() {
  const { sdk } = Route.useRouteContext();
  const contact = Route.useLoaderData();
  const { t } = useTexts();
  const { show } = useToast();
  return (
    <AppPage width="narrow" title={contact ? t('member.contact.edit') : t('member.contact.add')}>
      <PageBody>
        <ContactForm
          contact={contact}
          onSaved={() => {
            show(t(contact ? 'member.contact.edited' : 'member.contact.added'), { kind: 'success' });
            sdk.navigation.back();
          }}
        />
      </PageBody>
    </AppPage>
  );
}
