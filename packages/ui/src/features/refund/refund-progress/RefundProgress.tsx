import type { RefundDetail } from '@yunyou/contract';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { Price } from '../../../components/price';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { Steps } from '../../../components/steps';
import { ResourceView, type ResourceViewProps } from '../../../shell';
import { useTexts } from '../../../texts';
import { RefundPending } from './RefundPending';
import styles from './RefundProgress.module.css';
import { refundSteps } from './refund-steps';

export interface RefundProgressProps {
  /** The refund, as `useResource` gives it; null where an order has none. */
  refund: ResourceViewProps<RefundDetail | null>['resource'];
}

/** Where the money is on its way back: what has happened when, how much, why. */
export function RefundProgress({ refund }: RefundProgressProps) {
  const { t } = useTexts();
  return (
    <ResourceView
      resource={refund}
      pending={<RefundPending />}
      isEmpty={(value) => value === null}
      empty={<Empty title={t('refund.empty')} />}
    >
      {(value) => value && <Progressed refund={value} />}
    </ResourceView>
  );
}

function Progressed({ refund }: { refund: RefundDetail }) {
  const { t, instant, money } = useTexts();
  const { steps, current } = refundSteps(refund);
  return (
    <Stack>
      <Card>
        <p className={styles.lead} role="status">
          {t('refund.lead', { status: refund.status })}
        </p>
        <Steps
          direction="vertical"
          current={current}
          items={steps.map(({ status, atMs }) => ({
            key: status,
            label: t('refund.step', { status }),
            description: atMs === undefined ? undefined : instant(atMs),
          }))}
        />
      </Card>
      <CellGroup>
        <Cell title={t('refund.amount')} value={<Price fen={refund.amountFen} />} />
        {refund.feeFen > 0 && <Cell title={t('refund.fee')} value={money(refund.feeFen)} />}
        <Cell title={t('refund.to')} value={refund.payChannelName} />
        <Cell title={t('refund.reason')} description={refund.reason} />
        {refund.refusal && <Cell title={t('refund.refusal')} description={refund.refusal} />}
      </CellGroup>
    </Stack>
  );
}
