import { createFileRoute } from '@tanstack/react-router';
import { PageError, UserCenter } from '@yunyou/ui';
import { userCenterHrefs } from '../shop-hrefs';

export const Route = createFileRoute('/views/user-center/index')({
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('shop', 'member'),
  component: User,
  errorComponent: PageError,
});

function User() {
  return <UserCenter hrefs={userCenterHrefs} />;
}
