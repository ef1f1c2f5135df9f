import type { OrderDetail } from '@yunyou/contract';
import { PanePending, ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { OrderDetailView, type OrderDetailViewProps } from '../order-detail';

export interface OrderOpenedProps {
  /** The order. Another one is another block, by its `key`. */
  id: string;
  /** Another number has it read anew. Default always the same. */
  version?: number;
  /** Pages that the order leads to. */
  hrefsOf: (order: OrderDetail) => OrderDetailViewProps['hrefs'];
  /** Called when the order may have changed: `version` is to be another one. */
  onChanged: () => void;
  /** Called when the order was hidden. */
  onHidden: () => void;
}

export const areas = ['components', 'kit', 'order', 'refund', 'contacts'] as const;

/** An order as its page shows it, loaded by itself: one that is not there leads nowhere, the list beside it is. */
export default function OrderOpened({ id, version, hrefsOf, onChanged, onHidden }: OrderOpenedProps) {
  const { orders } = useSdk();
  const { locale } = useTexts();
  const order = useResource(() => orders.detail(id, { silent: true }), [orders, id, locale, version]);
  return (
    <ResourceView resource={order} pending={<PanePending />}>
      {(found) => (
        <OrderDetailView
          order={found}
          hrefs={hrefsOf(found)}
          onChanged={onChanged}
          onHidden={onHidden}
          onRefresh={order.reload}
        />
      )}
    </ResourceView>
  );
}
