import { createFileRoute } from '@tanstack/react-router';
import { hrefs } from '@yunyou/navigation/pages';
import { AppPage, ContactList, PageBody } from '@yunyou/ui';

export const Route = createFileRoute('/packages/user-module/contacts/contacts')({
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('member'),
  component: Contacts,
});

function Contacts() {
  return (
    <AppPage width="narrow">
      <PageBody>
        <ContactList editHref={(id) => hrefs.contactsEdit({ id })} />
      </PageBody>
    </AppPage>
  );
}
