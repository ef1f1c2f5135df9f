import { createFileRoute } from '@tanstack/react-router';
import { hrefs } from '@yunyou/navigation/pages';
import { UserCenter } from '@yunyou/ui/features/member';

export const Route = createFileRoute('/views/user-center/index')({
  component: User,
});

function User() {
  return (
    <UserCenter
      hrefs={{
        login: hrefs.login({ redirectUrl: hrefs.userCenter() }),
        orders: (status) => hrefs.orderList({ status }),
        travellers: hrefs.contacts(),
        addresses: hrefs.address(),
        invoices: hrefs.invoice({}),
        notices: hrefs.notice(),
        userAgreement: hrefs.agreement({ type: 'user' }),
        privacyAgreement: hrefs.agreement({ type: 'privacy' }),
        license: hrefs.license(),
      }}
    />
  );
}
