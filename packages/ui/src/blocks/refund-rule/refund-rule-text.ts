import type { RefundRule } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';

/** A refund rule in one sentence. */
export function refundRuleText({ t }: Texts, rule: RefundRule): string {
  if (rule.kind === 'free') return t('order.refundRule.free');
  if (rule.kind === 'none') return t('order.refundRule.none');
  return t('order.refundRule.until', {
    days: rule.daysBefore ?? 0,
    time: rule.time ?? '',
    fee: rule.feePercent,
  });
}
