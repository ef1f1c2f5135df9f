import { createFileRoute } from '@tanstack/react-router';
import { environment } from '@yunyou/contract';
import { searches } from '@yunyou/navigation/pages';
import { AppPage } from '@yunyou/ui';
import { ChannelLogin, LoginCard, LoginForm, type PaymentAppPage } from '@yunyou/ui/features/session';

export const Route = createFileRoute('/pages/login/login')({
  validateSearch: searches.login,
  component: Login,
});

/** What the payment app puts into its pages. */
type AppWindow = Window & { readonly cordova?: ReturnType<PaymentAppPage['plugins']> };

function Login() {
  const { sdk } = Route.useRouteContext();
  const { redirectUrl } = Route.useSearch();
  const onLoggedIn = () => sdk.navigation.returnAfterLogin(redirectUrl || undefined);
  const isTested = sdk.environment === environment.develop || sdk.environment === environment.test;
  return (
    <AppPage width="narrow">
      <LoginCard>
        <ChannelLogin
          paymentApp={{
            async join() {
              const { takePaymentApp } = await import('../../../../in-app/in-app');
              takePaymentApp(window, sdk.host);
            },
            plugins: () => (window as AppWindow).cordova,
          }}
          onLoggedIn={onLoggedIn}
        />
        <LoginForm
          onLoggedIn={onLoggedIn}
          sandboxConsole={sdk.environment === environment.develop ? '/sandbox/console#sms' : undefined}
          testLogin={isTested}
        />
      </LoginCard>
    </AppPage>
  );
}
