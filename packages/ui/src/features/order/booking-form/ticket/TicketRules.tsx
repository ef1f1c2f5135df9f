import type { TicketCheckoutLine } from '@yunyou/sdk/checkout';
import { useTexts } from '../../../../texts';
import { refundRuleText } from '../../../refund/refund-rule';
import styles from '../BookingForm.module.css';

export interface TicketRulesProps {
  line: Pick<TicketCheckoutLine, 'product'>;
}

/** The refund rule that is agreed to. */
export function TicketRules({ line }: TicketRulesProps) {
  const texts = useTexts();
  const rule = refundRuleText(texts, line.product.refundRule);
  return <p className={styles.rules}>{texts.t('order.book.rules', { rule })}</p>;
}
