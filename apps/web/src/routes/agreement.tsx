import { createFileRoute } from '@tanstack/react-router';
import { AgreementView } from '@yunyou/ui';
import { LoaderFailed } from '../loader-failed';

export const Route = createFileRoute('/pages/agreement/agreement')({
  validateSearch: ({ type = '' }: { type?: string }) => ({ type }),
  loader: ({ context: { sdk } }) => sdk.i18n.ensure('shop'),
  component: AgreementPage,
  errorComponent: LoaderFailed,
});

function AgreementPage() {
  const { type } = Route.useSearch();
  return <AgreementView type={type === 'privacy' ? type : 'user'} />;
}
