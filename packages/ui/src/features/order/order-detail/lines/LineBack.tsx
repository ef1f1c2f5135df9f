import { type OrderDetail, type OrderLine, orderStatus } from '@yunyou/contract';
import { useTexts } from '../../../../texts';
import { GiveBack } from './GiveBack';
import styles from './Lines.module.css';

export interface LineBackProps {
  order: Pick<OrderDetail, 'id' | 'status' | 'lines'>;
  line: OrderLine;
  /** Called when something was given back, or the order may have changed. */
  onChanged: () => void;
}

/** What of a line comes back now, and what has; the button where nobody has to be asked. */
export function LineBack({ order, line, onChanged }: LineBackProps) {
  const { t, money, instant } = useTexts();
  const { refundableFen = 0, refundableUnits = [], refundingQuantity, refundedQuantity, refundedFen } = line;
  // What the merchant has not confirmed goes back as a whole, which is said once.
  const isWhole = order.status === orderStatus.pendingConfirmation;
  const isGiven = refundableUnits.length > 0 && !isWhole && line.bundle?.refundMode !== 'whole';
  const returnUntilMs = 'returnUntilMs' in line ? line.returnUntilMs : null;
  return (
    <div className={styles.back}>
      <div className={styles.words}>
        {refundableFen > 0 && (
          <strong className={styles.now}>
            {t(refundableUnits.length > 0 ? 'order.back.now' : 'order.back.asked', {
              amount: money(refundableFen),
            })}
          </strong>
        )}
        {refundableFen > 0 && returnUntilMs !== null && (
          <span>{t('order.goods.returnUntil', { time: instant(returnUntilMs) })}</span>
        )}
        {refundingQuantity > 0 && <span>{t('order.back.refunding', { count: refundingQuantity })}</span>}
        {refundedQuantity > 0 && (
          <span>{t('order.back.refunded', { count: refundedQuantity, amount: money(refundedFen) })}</span>
        )}
      </div>
      {isGiven && <GiveBack orderId={order.id} lines={[line]} onDone={onChanged} />}
    </div>
  );
}
