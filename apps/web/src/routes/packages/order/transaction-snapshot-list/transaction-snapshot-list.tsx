import { createFileRoute } from '@tanstack/react-router';
import { hrefs, searches } from '@yunyou/navigation/pages';
import { SnapshotListView } from '@yunyou/ui/features/transaction-snapshot';

export const Route = createFileRoute('/packages/order/transaction-snapshot-list/transaction-snapshot-list')({
  validateSearch: searches.transactionSnapshotList,
  loaderDeps: ({ search: { orderId } }) => ({ orderId }),
  loader: async ({ context: { sdk }, deps: { orderId } }) => (await sdk.transactionSnapshots()).list(orderId),
  component: TransactionSnapshotList,
});

function TransactionSnapshotList() {
  const snapshots = Route.useLoaderData();
  const { orderId } = Route.useSearch();
  return (
    <SnapshotListView
      snapshots={snapshots}
      hrefs={{
        snapshot: (id) => hrefs.transactionSnapshot({ id }),
        order: hrefs.orderDetails({ id: orderId }),
      }}
    />
  );
}
