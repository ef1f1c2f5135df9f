import type { RefundRule } from '@yunyou/contract';
import type { Texts } from '@yunyou/i18n';

/** A refund rule in one sentence. */
export function refundRuleText({ t }: Texts, rule: RefundRule): string {
  if (rule.kind === 'free') return t('refund.rule.free');
  if (rule.kind === 'none') return t('refund.rule.none');
  return t('refund.rule.until', {
    days: rule.daysBefore ?? 0,
    time: rule.time ?? '',
    fee: rule.feePercent,
  });
}
