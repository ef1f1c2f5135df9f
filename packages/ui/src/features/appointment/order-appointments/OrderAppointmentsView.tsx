import type { AppointmentRight } from '@yunyou/contract';
import { shanghaiTime } from '@yunyou/sdk';
import { ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Row } from '../../../components/row';
import { SkeletonText } from '../../../components/skeleton';
import { Stack } from '../../../components/stack';
import { Empty } from '../../../components/state';
import { Tag } from '../../../components/tag';
import { AppPage, PageBody, ResourceView, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { AppointmentTag } from '../appointment-card';
import { RightRow } from '../right-row';
import { useTimes } from '../use-times';
import styles from './OrderAppointmentsView.module.css';

export interface OrderAppointmentsViewProps {
  /** The order. */
  orderId: string;
  /** Pages that it leads to. */
  hrefs: {
    order: string;
    refund: string;
    detail: (id: string) => string;
    book: (itemIds: readonly string[], voucherId: string) => string;
  };
}

/** What of an order must be appointed, each with its appointment or the way to one. */
export function OrderAppointmentsView({ orderId, hrefs }: OrderAppointmentsViewProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const { day: today } = shanghaiTime(sdk.clock.now());
  const rights = useResource(
    async () => (await sdk.appointments()).rights({ orderId, size: 50 }, { silent: true }),
    [sdk, orderId],
  );
  return (
    <AppPage
      width="narrow"
      bottomBar={
        <Row>
          <ButtonLink href={hrefs.refund} variant="outline" block>
            {t('appointment.order.refund')}
          </ButtonLink>
          <ButtonLink href={hrefs.order} variant="secondary" block>
            {t('appointment.order.see')}
          </ButtonLink>
        </Row>
      }
    >
      <PageBody>
        <ResourceView
          resource={rights}
          isEmpty={({ records }) => records.length === 0}
          pending={
            <Card>
              <SkeletonText lines={3} />
            </Card>
          }
          empty={<Empty title={t('appointment.order.none')} description={t('appointment.order.noneHint')} />}
        >
          {({ records }) => (
            <Stack gap={3}>
              {records.map((right) => (
                <RightBlock key={right.voucherId} right={right} today={today} hrefs={hrefs} />
              ))}
            </Stack>
          )}
        </ResourceView>
      </PageBody>
    </AppPage>
  );
}

interface RightBlockProps extends Pick<OrderAppointmentsViewProps, 'hrefs'> {
  right: AppointmentRight;
  today: string;
}

function RightBlock({ right, today, hrefs }: RightBlockProps) {
  const { t } = useTexts();
  const times = useTimes();
  const { appointment, items, voucherId, state } = right;
  return (
    <Card>
      <div className={styles.block}>
        <RightRow right={right} today={today} />
        <Tag tone={state === 'toAppoint' ? 'warning' : 'neutral'}>
          {t('appointment.right.state', { state })}
        </Tag>
      </div>
      {appointment && (
        <p className={styles.time}>
          {appointment.itemTitle} · {times.slot(appointment)} <AppointmentTag status={appointment.status} />
        </p>
      )}
      {appointment && (
        <ButtonLink href={hrefs.detail(appointment.id)} size="small" variant="secondary">
          {t('appointment.wait.see')}
        </ButtonLink>
      )}
      {state === 'toAppoint' && (
        <ButtonLink
          href={hrefs.book(
            items.map(({ id }) => id),
            voucherId,
          )}
          size="small"
        >
          {t('appointment.book')}
        </ButtonLink>
      )}
    </Card>
  );
}
