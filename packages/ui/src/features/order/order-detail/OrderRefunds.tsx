import type { OrderDetail } from '@yunyou/contract';
import { Cell, CellGroup } from '../../../components/cell';
import { useTexts } from '../../../texts';

interface OrderRefundsProps {
  refunds: OrderDetail['refunds'];
  /** The page of a request. */
  hrefOf: (id: string) => string;
}

/** Requests for money back, newest first: how each stands, and how much. Nothing where there are none. */
export function OrderRefunds({ refunds, hrefOf }: OrderRefundsProps) {
  const { t, money } = useTexts();
  if (refunds.length === 0) return null;
  return (
    <CellGroup title={t('order.refunds')}>
      {refunds.map(({ id, status, amountFen, feeFen }) => (
        <Cell
          key={id}
          href={hrefOf(id)}
          title={t('order.refunds.state', { state: status })}
          description={feeFen > 0 && t('order.refunds.fee', { amount: money(feeFen) })}
          value={money(amountFen)}
        />
      ))}
    </CellGroup>
  );
}
