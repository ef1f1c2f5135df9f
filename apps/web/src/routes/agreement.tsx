import { createFileRoute } from '@tanstack/react-router';
import { AgreementView, PageError } from '@yunyou/ui';

export const Route = createFileRoute('/pages/agreement/agreement')({
  validateSearch: ({ type = '' }: { type?: string }) => ({ type }),
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('shop'),
  component: AgreementPage,
  errorComponent: PageError,
});

function AgreementPage() {
  const { type } = Route.useSearch();
  return <AgreementView type={type === 'privacy' ? type : 'user'} />;
}
