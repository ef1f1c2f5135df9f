import { createFileRoute } from '@tanstack/react-router';
import { transferDirection } from '@yunyou/contract';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { AppPage } from '@yunyou/ui';
import { TransferPanel } from '@yunyou/ui/features/payment';
import { handInPayPlatforms } from '#app/after-hydration/pay-platforms';

export const Route = createFileRoute('/packages/order/transfer-payment/transfer-payment')({
  validateSearch: searches.transferPayment,
  loader: ({ context: { sdk } }) => {
    if (!import.meta.env.SSR) handInPayPlatforms(window, sdk.host);
  },
  component: TransferPayment,
});

function TransferPayment() {
  const { sdk } = Route.useRouteContext();
  const { ticket, dir } = Route.useSearch();
  const isBuyer = dir === transferDirection.back;
  return (
    <AppPage width="narrow">
      <TransferPanel
        ticket={ticket}
        href={hrefs.transferPayment({ ticket })}
        returnPath={hrefs.transferPayment({ ticket, dir })}
        homeHref={hrefs.home()}
        onBuyerPaid={isBuyer ? (result) => sdk.navigation.proceed(result) : undefined}
      />
    </AppPage>
  );
}
