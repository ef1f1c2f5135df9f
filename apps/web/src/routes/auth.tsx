import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { channelSource, h5LoginScopes, h5LoginSkippedHostPrefixes } from '@yunyou/contract';
import { buildUrl, loginUrl } from '@yunyou/navigation';
import { AppPage, LoginCard, PagePending, useTexts } from '@yunyou/ui';
import { Button, ButtonLink, NoticeBar } from '@yunyou/ui/components';
import { useEffect, useState } from 'react';
import { LoaderFailed } from '../loader-failed';

/**
 * Authorization of the messaging app: its consent page is led to after a tap, and leads back here, since a server would lead
 * a visitor away from a member's page with the login still in its address. Everywhere else the login by mobile takes over.
 */
export const Route = createFileRoute('/pages/auth/auth')({
  validateSearch: ({ redirectUrl = '' }: { redirectUrl?: string }) => ({ redirectUrl }),
  loaderDeps: ({ search: { redirectUrl } }) => ({ redirectUrl }),
  loader: async ({ context: { sdk }, deps: { redirectUrl } }) => {
    const { hostname } = new URL(sdk.host.location.href, 'http://localhost');
    const isInside =
      sdk.channel.source === channelSource.messagingApp &&
      !h5LoginSkippedHostPrefixes.some((prefix) => hostname.startsWith(prefix));
    if (!isInside) {
      throw redirect({ href: loginUrl(channelSource.mobileBrowser, redirectUrl), replace: true });
    }
    await sdk.i18n.ensure('member');
  },
  component: Auth,
  pendingComponent: PagePending,
  errorComponent: LoaderFailed,
});

/** Set while somebody is on the consent page by their own tap. */
const askedKey = 'authAsked';

function Auth() {
  const { sdk } = Route.useRouteContext();
  const { redirectUrl } = Route.useSearch();
  const router = useRouter();
  const { t } = useTexts();
  const [isStandIn, setStandIn] = useState(false);
  // As the page was opened: a tap may come before the launch is over, and its answer is for the page after.
  const [wasAsked] = useState(() => sdk.host.sessionStorage.get(askedKey) !== undefined);

  // Back from the consent page: a member goes on, somebody new gives the number that binds their account, and whoever
  // looks at the app's snapshot of the page hears how to open the whole one.
  useEffect(() => {
    let isLeft = false;
    void (async () => {
      // Joins the launch, which takes up what the consent page has brought; the server's own was over before that.
      await sdk.start();
      if (isLeft) return;
      if (sdk.session.state.isMember) return sdk.navigation.returnAfterLogin(redirectUrl || undefined);
      const who = (await sdk.logins()).newcomer();
      if (isLeft) return;
      setStandIn(who === 'standIn');
      // The launch asks without a question: whoever it finds new has not said yet that they want to log in.
      if (who !== 'new' || !wasAsked) return;
      sdk.host.sessionStorage.remove(askedKey);
      router.history.replace(loginUrl(channelSource.mobileBrowser, redirectUrl));
    })();
    return () => {
      isLeft = true;
    };
  }, [sdk, router, redirectUrl, wasAsked]);

  const ask = async () => {
    const { messagingApp } = await sdk.logins();
    sdk.host.sessionStorage.set(askedKey, '1');
    messagingApp.ask(h5LoginScopes.userInfo);
  };
  return (
    <AppPage width="narrow">
      <div role="status">{isStandIn && <NoticeBar>{t('member.snapshot')}</NoticeBar>}</div>
      <LoginCard>
        <Button size="large" block onClick={ask}>
          {t('member.auth.submit')}
        </Button>
        <ButtonLink
          href={buildUrl('/pages/login/login', { redirectUrl })}
          variant="outline"
          size="large"
          block
        >
          {t('member.auth.byMobile')}
        </ButtonLink>
      </LoginCard>
    </AppPage>
  );
}
