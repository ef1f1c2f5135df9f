import type { RefundRequestDetail } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { DescriptionList } from '../../../components/description-list';
import { Price } from '../../../components/price';
import { Timeline } from '../../../components/timeline';
import { useTexts } from '../../../texts';
import styles from './RefundView.module.css';

/** The money: how much, what is kept, where to and how soon, and each way it takes. */
export function RefundMoney({ refund }: { refund: RefundRequestDetail }) {
  const { t, money, instant } = useTexts();
  const { amountFen, feeFen, freightFen, payWay, arrival, movements } = refund;
  if (amountFen === 0) return <Card title={t('refund.view.money')}>{t('refund.view.noMoney')}</Card>;
  return (
    <Card title={t('refund.view.money')}>
      <DescriptionList
        items={[
          { name: t('refund.amount'), words: <Price fen={amountFen} size="large" /> },
          ...(feeFen > 0 ? [{ name: t('refund.fee'), words: money(feeFen) }] : []),
          ...(freightFen > 0
            ? [
                {
                  name: t('refund.form.back'),
                  words: t('refund.form.freight', { amount: money(freightFen) }),
                },
              ]
            : []),
          ...(payWay ? [{ name: t('refund.to'), words: t('refund.toWay', { way: payWay }) }] : []),
        ]}
      />
      <p className={styles.quiet}>{t('refund.arrival', { arrival })}</p>
      {movements.length > 0 && (
        <Timeline
          items={movements.map((movement, place) => ({
            key: `${place}`,
            title: t('refund.view.movement', { state: movement.state }),
            description: money(movement.amountFen),
            time: movement.doneAtMs === null ? undefined : instant(movement.doneAtMs),
            tone: movement.state === 'succeeded' ? 'success' : 'primary',
          }))}
        />
      )}
    </Card>
  );
}
