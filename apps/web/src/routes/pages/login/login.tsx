import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { AppPage } from '@yunyou/ui';
import { LoginCard, LoginForm } from '@yunyou/ui/features/session';

export const Route = createFileRoute('/pages/login/login')({
  validateSearch: searches.login,
  component: Login,
});

function Login() {
  const { sdk } = Route.useRouteContext();
  const { redirectUrl } = Route.useSearch();
  return (
    <AppPage width="narrow">
      <LoginCard>
        <LoginForm
          onLoggedIn={() => sdk.navigation.returnAfterLogin(redirectUrl || undefined)}
          sandboxConsole={sdk.environment === 'develop' ? '/sandbox/console#sms' : undefined}
        />
      </LoginCard>
    </AppPage>
  );
}
