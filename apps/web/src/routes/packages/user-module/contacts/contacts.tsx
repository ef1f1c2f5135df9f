import { createFileRoute } from '@tanstack/react-router';
import { hrefs } from '@yunyou/navigation/pages';
import { AppPage, PageBody } from '@yunyou/ui';
import { ContactList } from '@yunyou/ui/features/contacts';

export const Route = createFileRoute('/packages/user-module/contacts/contacts')({
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
