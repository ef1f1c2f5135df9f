import type { OrderLine } from '@yunyou/contract';
import { useTexts } from '../../../texts';
import type { LinePart } from './line-part';

type GoodsLine = Extract<OrderLine, { kind: 'goods' }>;

/** A line of goods: pieces, how far they are, when money comes back. */
export const goodsLinePart = (line: GoodsLine): LinePart => ({
  onCard: <OnCard line={line} />,
  onPage: null,
  terms: ({ t }) => [
    {
      title: 'order.refundRule',
      text: t(line.noReasonReturn ? 'order.goods.noReason' : 'order.goods.noNoReason'),
    },
  ],
  people: 'order.travellers',
  count: 'order.pieces',
  codes: null,
});

function OnCard({ line: { deliveryStatus: status, quantity } }: { line: GoodsLine }) {
  const { t } = useTexts();
  const count = t('order.pieces', { count: quantity });
  return <>{status === null ? count : `${count} · ${t('order.delivery', { status: String(status) })}`}</>;
}
