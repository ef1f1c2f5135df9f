import type { OrderDetail } from '@yunyou/contract';
import { Cell, CellGroup } from '../../../components/cell';
import { useTexts } from '../../../texts';

interface OrderSiblingsProps {
  siblings: OrderDetail['siblings'];
  /** The page of an order. */
  hrefOf: (id: string) => string;
}

/** Orders that were paid together with this one. Nothing where there are none. */
export function OrderSiblings({ siblings, hrefOf }: OrderSiblingsProps) {
  const { t, money } = useTexts();
  if (siblings.length === 0) return null;
  return (
    <CellGroup title={t('order.siblings')}>
      {siblings.map(({ id, sn, title, totalFen }) => (
        <Cell key={id} href={hrefOf(id)} title={title} description={sn} value={money(totalFen)} />
      ))}
    </CellGroup>
  );
}
