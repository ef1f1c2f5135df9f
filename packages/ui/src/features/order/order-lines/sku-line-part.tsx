import type { OrderLine } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import { useTexts } from '../../../texts';
import { refundRuleText } from '../../refund/refund-rule';
import type { LinePart, LineTerm } from './line-part';

type SkuLine = Extract<OrderLine, { kind: 'goods' | 'service' }>;

/** A line of goods or of a service: pieces, how far they are, when money comes back. */
export const skuLinePart = (line: SkuLine): LinePart => ({
  onCard: <Pieces line={line} />,
  onPage: <Pieces line={line} />,
  terms: (texts) => (line.kind === 'service' ? serviceTerms(texts, line) : goodsTerms(texts, line)),
  people: 'order.travellers',
});

type Line<Kind> = Extract<SkuLine, { kind: Kind }>;

const goodsTerms = ({ t }: Texts, { noReasonReturn }: Line<'goods'>): LineTerm[] => [
  {
    title: 'order.refundRule',
    text: t(noReasonReturn ? 'order.goods.noReason' : 'order.goods.noNoReason'),
  },
];

/** How a service is used and how often, until when, and what comes back of it. */
function serviceTerms(texts: Texts, line: Line<'service'>): LineTerm[] {
  const { t, day } = texts;
  const { serviceMode, usesPerVoucher, lastDay, validDays, autoRefundExpired, refundRule } = line;
  const isInstant = serviceMode === 'instant';
  const use = [
    t('order.service.mode', { mode: serviceMode }),
    usesPerVoucher > 1 && t('order.service.uses', { count: usesPerVoucher }),
  ];
  const validity =
    lastDay !== null
      ? t('order.service.until', { day: day(lastDay, 'long') })
      : validDays !== null && t('order.service.days', { count: validDays });
  const rule = [
    refundRuleText(texts, refundRule),
    isInstant && t('order.content.hint'),
    autoRefundExpired && !isInstant && t('order.service.expired'),
  ];
  const joined = (words: readonly (string | false)[]) => words.filter(Boolean).join(' · ');
  return [
    { title: 'order.service.use', text: joined(use) },
    ...(validity && !isInstant ? [{ title: 'order.service.validity', text: validity } as const] : []),
    { title: 'order.refundRule', text: joined(rule) },
  ];
}

function Pieces({ line }: { line: SkuLine }) {
  const { t } = useTexts();
  const status = line.kind === 'goods' ? line.deliveryStatus : null;
  const count = t(line.kind === 'service' ? 'order.service.count' : 'order.pieces', {
    count: line.quantity,
  });
  return <>{status === null ? count : `${count} · ${t('order.delivery', { status: String(status) })}`}</>;
}
