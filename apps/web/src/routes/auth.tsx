import { createFileRoute, redirect } from '@tanstack/react-router';
import { loginUrl } from '@yunyou/navigation';

/**
 * Authorization of the messaging app. Its own login needs the operator's account there; until one is configured the
 * visitor logs in with a mobile number and comes back to the same page.
 */
export const Route = createFileRoute('/pages/auth/auth')({
  validateSearch: ({ redirectUrl = '' }: { redirectUrl?: string }) => ({ redirectUrl }),
  beforeLoad: ({ search: { redirectUrl } }) => {
    throw redirect({ href: loginUrl(2, redirectUrl), replace: true });
  },
});
