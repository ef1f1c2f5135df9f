import { createFileRoute } from '@tanstack/react-router';
import { AgreementView, PagePending } from '@yunyou/ui';

export const Route = createFileRoute('/pages/agreement/agreement')({
  validateSearch: ({ type }: { type?: string }) => ({
    type: type === 'privacy' ? ('privacy' as const) : ('user' as const),
  }),
  loaderDeps: ({ search: { type } }) => ({ type }),
  loader: async ({ context: { sdk }, deps: { type } }) => {
    const [html] = await Promise.all([sdk.config.agreementHtml(type), sdk.i18n.ensure('shop')]);
    return { type, html };
  },
  pendingComponent: PagePending,
  component: AgreementPage,
});

function AgreementPage() {
  const { type, html } = Route.useLoaderData();
  return <AgreementView type={type} html={html} />;
}
