import type { OrderLine } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';
import { useTexts } from '../../../texts';
import { refundRuleText } from '../../refund/refund-rule';
import type { LinePart, LineTerm } from './line-part';

type ServiceLine = Extract<OrderLine, { kind: 'service' }>;

/** A line of a service: how many, how it is used, when money comes back. */
export const serviceLinePart = (line: ServiceLine): LinePart => ({
  onCard: <OnCard line={line} />,
  onPage: null,
  terms: (texts) => serviceTerms(texts, line),
  people: 'order.travellers',
  count: 'order.service.count',
  codes: line.serviceMode === 'instant' ? null : 'order.service.vouchers',
  isUnseen: line.serviceMode === 'instant' && !line.contentShown,
});

/** How a service is used and how often, until when, and what comes back of it. */
function serviceTerms(texts: Texts, line: ServiceLine): LineTerm[] {
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

function OnCard({ line }: { line: ServiceLine }) {
  const { t } = useTexts();
  return <>{t('order.service.count', { count: line.quantity })}</>;
}
