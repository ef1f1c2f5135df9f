import { createFileRoute } from '@tanstack/react-router';
import { searches } from '@yunyou/navigation/pages';
import { SnapshotView } from '@yunyou/ui/features/transaction-snapshot';

export const Route = createFileRoute('/packages/order/transaction-snapshot/transaction-snapshot')({
  validateSearch: searches.transactionSnapshot,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context: { sdk }, deps: { id } }) => (await sdk.transactionSnapshots()).detail(id),
  component: TransactionSnapshot,
});

function TransactionSnapshot() {
  const snapshot = Route.useLoaderData();
  return <SnapshotView key={snapshot.id} snapshot={snapshot} />;
}
