import { createFileRoute, useRouter } from '@tanstack/react-router';
import { hrefs } from '@yunyou/navigation/pages';
import { CancellationView } from '@yunyou/ui/features/account';

export const Route = createFileRoute('/packages/user-module/cancellation/cancellation')({
  loader: async ({ context: { sdk } }) => {
    const account = await sdk.account();
    const [check, html] = await Promise.all([
      account.cancellationCheck(),
      sdk.config.agreementHtml('cancellation'),
    ]);
    return { check, html };
  },
  component: Cancellation,
});

function Cancellation() {
  const { check, html } = Route.useLoaderData();
  const router = useRouter();
  return (
    <CancellationView
      check={check}
      html={html}
      cardsHref={hrefs.myAnnualCard({})}
      onRefresh={() => router.invalidate()}
    />
  );
}
