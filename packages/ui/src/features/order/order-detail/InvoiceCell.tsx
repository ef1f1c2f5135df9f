import type { OrderDetail } from '@yunyou/contract';
import { Cell, CellGroup } from '../../../components/cell';
import { ReceiptTextIcon } from '../../../icons';
import { useTexts } from '../../../texts';

export interface InvoiceCellProps {
  /** What the order says of its invoices. */
  invoice: OrderDetail['invoice'];
  /** Where it is invoiced, and the page of an invoice. */
  hrefs: { apply: string; detail: (id: string) => string };
}

/** The way to an order's invoice: to ask for one, or to see it. Nothing where there is neither. */
export function InvoiceCell({ invoice, hrefs }: InvoiceCellProps) {
  const { t } = useTexts();
  const { canApply = false, id = null, state = null } = invoice ?? {};
  if (!canApply && id === null) return null;
  return (
    <CellGroup>
      {canApply && <Cell href={hrefs.apply} icon={<ReceiptTextIcon />} title={t('order.invoice.apply')} />}
      {id !== null && (
        <Cell
          href={hrefs.detail(id)}
          icon={canApply ? undefined : <ReceiptTextIcon />}
          title={t('order.invoice.title')}
          value={state && t('order.invoice.state', { state })}
        />
      )}
    </CellGroup>
  );
}
