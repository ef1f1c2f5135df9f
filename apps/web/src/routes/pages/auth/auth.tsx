import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { channelSource, h5LoginSkippedHostPrefixes } from '@yunyou/contract';
import { loginUrl } from '@yunyou/navigation';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { AppPage } from '@yunyou/ui';
import { ConsentLogin } from '@yunyou/ui/features/session';

/**
 * Authorization of the messaging app: its consent page is led to after a tap, and leads back here, since a server would lead
 * a visitor away from a member's page with the login still in its address. Everywhere else the login by mobile takes over.
 */
export const Route = createFileRoute('/pages/auth/auth')({
  validateSearch: searches.auth,
  loaderDeps: ({ search: { redirectUrl } }) => ({ redirectUrl }),
  loader: ({ context: { sdk }, deps: { redirectUrl } }) => {
    const { hostname } = new URL(sdk.host.location.href, 'http://localhost');
    const isInside =
      sdk.channel.source === channelSource.messagingApp &&
      !h5LoginSkippedHostPrefixes.some((prefix) => hostname.startsWith(prefix));
    if (!isInside) {
      throw redirect({ href: loginUrl(channelSource.mobileBrowser, redirectUrl), replace: true });
    }
  },
  component: Auth,
});

function Auth() {
  const { sdk } = Route.useRouteContext();
  const { redirectUrl } = Route.useSearch();
  const router = useRouter();
  return (
    <AppPage width="narrow">
      <ConsentLogin
        mobileHref={hrefs.login({ redirectUrl })}
        onLoggedIn={() => sdk.navigation.returnAfterLogin(redirectUrl || undefined)}
        onNewcomer={() => router.history.replace(loginUrl(channelSource.mobileBrowser, redirectUrl))}
      />
    </AppPage>
  );
}
