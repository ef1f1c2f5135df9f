import type { RefundRequestDetail } from '@yunyou/contract';
import { PanePending, ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { RefundView, type RefundViewProps } from '../refund-view';

export interface RefundOpenedProps {
  /** The request. Another one is another block, by its `key`. */
  id: string;
  /** Pages that the request leads to. */
  hrefsOf: (refund: RefundRequestDetail) => RefundViewProps['hrefs'];
  /** Called when the request may have changed. Default nothing. */
  onChanged?: () => void;
}

export const areas = ['components', 'kit', 'refund'] as const;

/** A request for money back as its page shows it, loaded by itself: one that is not there leads nowhere, the list is beside it. */
export default function RefundOpened({ id, hrefsOf, onChanged }: RefundOpenedProps) {
  const { refunds } = useSdk();
  const { locale } = useTexts();
  const refund = useResource(() => refunds.detail(id, { silent: true }), [refunds, id, locale]);
  return (
    <ResourceView resource={refund} pending={<PanePending />}>
      {(found) => (
        <RefundView
          refund={found}
          hrefs={hrefsOf(found)}
          onChanged={() => {
            onChanged?.();
            return refund.reload();
          }}
        />
      )}
    </ResourceView>
  );
}
