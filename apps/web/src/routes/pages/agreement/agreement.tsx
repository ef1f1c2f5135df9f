import { createFileRoute } from '@tanstack/react-router';
import { AgreementView } from '@yunyou/ui/features/site-documents';

export const Route = createFileRoute('/pages/agreement/agreement')({
  validateSearch: ({ type }: { type?: string }) => ({
    type: type === 'privacy' ? ('privacy' as const) : ('user' as const),
  }),
  loaderDeps: ({ search: { type } }) => ({ type }),
  loader: async ({ context: { sdk }, deps: { type } }) => {
    const html = await sdk.config.agreementHtml(type);
    return { type, html };
  },
  component: AgreementPage,
});

function AgreementPage() {
  const { type, html } = Route.useLoaderData();
  return <AgreementView type={type} html={html} />;
}
