import { createFileRoute } from '@tanstack/react-router';
import { AgreementView } from '@yunyou/ui/features/site-documents';
import { notFound } from '#app/not-found';

const types = ['user', 'privacy'] as const;

export const Route = createFileRoute('/pages/agreement/agreement')({
  validateSearch: ({ type }: { type?: string }) => ({ type: type || 'user' }),
  loaderDeps: ({ search: { type } }) => ({ type }),
  loader: async ({ context: { sdk }, deps, location }) => {
    const type = types.find((one) => one === deps.type);
    if (!type) throw notFound(location);
    return { type, html: await sdk.config.agreementHtml(type) };
  },
  component: AgreementPage,
});

function AgreementPage() {
  const { type, html } = Route.useLoaderData();
  return <AgreementView type={type} html={html} />;
}
