import { createFileRoute } from '@tanstack/react-router';
import { UserCenter } from '@yunyou/ui';
import { LoaderFailed } from '../loader-failed';
import { userCenterHrefs } from '../shop-hrefs';

export const Route = createFileRoute('/views/user-center/index')({
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('shop', 'member'),
  component: User,
  errorComponent: LoaderFailed,
});

function User() {
  return <UserCenter hrefs={userCenterHrefs} />;
}
