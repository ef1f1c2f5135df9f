import { type AppointmentDetail, appointmentStatus } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { Card } from '../../../components/card';
import { Cell, CellGroup } from '../../../components/cell';
import { DescriptionList } from '../../../components/description-list';
import { Row } from '../../../components/row';
import { SkeletonText } from '../../../components/skeleton';
import { ErrorState, NoNetwork } from '../../../components/state';
import { Steps } from '../../../components/steps';
import { VoucherCardPending } from '../../../components/voucher-card';
import { saveText } from '../../../hooks/save-text';
import { CalendarDaysIcon, MapPinIcon, ReceiptTextIcon, ShieldCheckIcon } from '../../../icons';
import { AppPage, errorText, PageBody, useLazySheet, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { AppointmentTag } from '../appointment-card';
import { useTimes } from '../use-times';
import styles from './AppointmentView.module.css';
import { calendarFile } from './calendar-file';
import { GateCodes } from './GateCodes';

export interface AppointmentViewProps {
  /** The appointment. */
  id: string;
  /** Pages that it leads to. */
  hrefs: {
    map: (place: AppointmentDetail['place']) => string;
    item: (itemId: string) => string;
    snapshot: string;
    order: (orderId: string) => string;
  };
}

const loadChange = () => import('./ChangeSheet.lazy');
const loadCancel = () => import('./CancelSheet.lazy');
const loadReplace = () => import('./ReplaceSheet.lazy');

/**
 * One appointment: its code, large and with the time it was checked, when it lets people in, who is in already, and what may
 * still be done. A code that was seen once opens without a network.
 */
export function AppointmentView({ id, hrefs }: AppointmentViewProps) {
  const sdk = useSdk();
  const { t } = useTexts();
  const codes = useResource(async () => (await sdk.appointments()).codes(id, { silent: true }), [sdk, id]);
  const detail = useResource(async () => (await sdk.appointments()).detail(id, { silent: true }), [sdk, id]);
  const reload = async () => {
    await Promise.all([codes.reload(), detail.reload()]);
  };
  const { error } = codes;
  if (!codes.value && error !== undefined) {
    return (
      <AppPage>
        {isApiError(error) && error.kind === 'network' ? (
          <NoNetwork onRetry={reload} />
        ) : (
          <ErrorState description={errorText(error)} onRetry={reload} />
        )}
      </AppPage>
    );
  }
  const found = detail.value;
  const status = found?.status ?? codes.value?.codes.status;
  const hasCode = status === appointmentStatus.toBeUsed || status === appointmentStatus.used;
  return (
    <AppPage>
      <PageBody>
        {!codes.value && <VoucherCardPending />}
        {codes.value && hasCode && <GateCodes {...codes.value} />}
        {found ? (
          <Facts appointment={found} hrefs={hrefs} onChanged={() => void reload()} />
        ) : (
          detail.error === undefined && (
            <Card aria-busy="true">
              <SkeletonText lines={4} />
            </Card>
          )
        )}
      </PageBody>
      {hasCode && (
        <div className={styles.refresh}>
          <Button variant="outline" onClick={reload}>
            {t('appointment.detail.refresh')}
          </Button>
        </div>
      )}
    </AppPage>
  );
}

interface FactsProps extends Pick<AppointmentViewProps, 'hrefs'> {
  appointment: AppointmentDetail;
  onChanged: () => void;
}

function Facts({ appointment, hrefs, onChanged }: FactsProps) {
  const sdk = useSdk();
  const { t, instant } = useTexts();
  const times = useTimes();
  const change = useLazySheet(loadChange);
  const cancel = useLazySheet(loadCancel);
  const replace = useLazySheet(loadReplace);
  const [visitorId, setVisitorId] = useState('');
  const { title, status, size, enteredCount, place, cancelReason, visitors, orderId, orderSn } = appointment;
  const visitor = visitors.find((one) => one.id === visitorId);
  const isOpen = status === appointmentStatus.ticketNotIssued || status === appointmentStatus.toBeUsed;

  const saveCalendar = () =>
    saveText(
      calendarFile({
        uid: appointment.id,
        title,
        place: place.name,
        text: `${t('appointment.detail.sn')} ${appointment.sn}`,
        startsAtMs: appointment.startsAtMs,
        endsAtMs: appointment.endsAtMs,
        atMs: sdk.clock.now(),
      }),
      `${appointment.sn}.ics`,
      'text/calendar',
    );
  const done = (close: (open: boolean) => void) => () => {
    close(false);
    onChanged();
  };

  return (
    <>
      <Card title={title} extra={<AppointmentTag status={status} />}>
        {status === appointmentStatus.ticketNotIssued && (
          <p className={styles.tip}>
            {t(
              appointment.awaits === 'payment' ? 'appointment.detail.toPay' : 'appointment.detail.toConfirm',
            )}
          </p>
        )}
        {cancelReason && (
          <p className={styles.tip}>{t('appointment.detail.cancelReason', { reason: cancelReason })}</p>
        )}
        <DescriptionList
          items={[
            { name: t('appointment.time'), words: times.slot(appointment) },
            {
              name: t('appointment.detail.window'),
              words: times.between(appointment.gate.fromMs, appointment.gate.untilMs),
            },
            {
              name: t('appointment.detail.size'),
              words:
                enteredCount > 0
                  ? t('appointment.detail.entered', { count: size, inside: enteredCount })
                  : t('appointment.people', { count: size }),
            },
            ...(appointment.remark
              ? [{ name: t('appointment.detail.remark'), words: appointment.remark }]
              : []),
            { name: t('appointment.detail.mobile'), words: appointment.mobile },
            { name: t('appointment.detail.sn'), words: appointment.sn },
            { name: t('appointment.detail.createdAt'), words: instant(appointment.createdAtMs) },
          ]}
        />
      </Card>
      <CellGroup>
        <Cell icon={<MapPinIcon />} title={place.name} href={hrefs.map(place)} />
        {isOpen && (
          <Cell icon={<CalendarDaysIcon />} title={t('appointment.detail.calendar')} onClick={saveCalendar} />
        )}
        {orderId && (
          <Cell
            icon={<ReceiptTextIcon />}
            title={t('appointment.detail.order')}
            value={orderSn}
            href={hrefs.order(orderId)}
          />
        )}
        <Cell icon={<ShieldCheckIcon />} title={t('appointment.detail.snapshot')} href={hrefs.snapshot} />
      </CellGroup>
      {visitors.length > 0 && (
        <Card title={t('appointment.form.visitors')}>
          <ul className={styles.visitors}>
            {visitors.map((one) => (
              <li key={one.id} className={styles.visitor}>
                <div>
                  <div>{one.name}</div>
                  <div className={styles.hint}>
                    {t('contacts.cert', { type: String(one.certType) })} {one.idCard}
                  </div>
                </div>
                <span className={styles.state}>
                  {one.checkedAtMs !== null ? (
                    t('appointment.detail.in', { time: instant(one.checkedAtMs, 'time') })
                  ) : one.absent ? (
                    t('appointment.detail.absent')
                  ) : appointment.canChangeVisitors ? (
                    <Button
                      size="small"
                      variant="outline"
                      aria-label={t('appointment.detail.replaceWho', { name: one.name })}
                      onClick={() => {
                        setVisitorId(one.id);
                        replace.setOpen(true);
                      }}
                    >
                      {t('appointment.detail.replace')}
                    </Button>
                  ) : (
                    t('appointment.detail.notIn')
                  )}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {isOpen && (
        <Row>
          {appointment.canChange && (
            <Button variant="secondary" block onClick={() => change.setOpen(true)}>
              {t('appointment.detail.changesLeft', { count: appointment.changesLeft })}
            </Button>
          )}
          {appointment.canCancel && (
            <Button variant="outline" block onClick={() => cancel.setOpen(true)}>
              {t('appointment.detail.cancel')}
            </Button>
          )}
        </Row>
      )}
      {isOpen && (
        <p className={styles.hint}>
          {appointment.canCancel
            ? t('appointment.detail.cancelUntil', { time: times.at(appointment.cancelUntilMs) })
            : t('appointment.detail.cancelOver')}
        </p>
      )}
      {!isOpen && (
        <ButtonLink href={hrefs.item(appointment.itemId)} variant="secondary" block>
          {t('appointment.detail.again')}
        </ButtonLink>
      )}
      <Card title={t('appointment.detail.events')}>
        <Steps
          direction="vertical"
          current={appointment.events.length}
          items={appointment.events.map(({ kind, atMs }, index) => ({
            key: String(index),
            label: t('appointment.event', { kind }),
            description: instant(atMs),
          }))}
        />
      </Card>
      {change.Sheet && (
        <change.Sheet
          open={change.open}
          onOpenChange={change.setOpen}
          appointment={appointment}
          onDone={done(change.setOpen)}
        />
      )}
      {cancel.Sheet && (
        <cancel.Sheet
          open={cancel.open}
          onOpenChange={cancel.setOpen}
          appointment={appointment}
          onDone={done(cancel.setOpen)}
        />
      )}
      {replace.Sheet && visitor && (
        <replace.Sheet
          open={replace.open}
          onOpenChange={replace.setOpen}
          appointment={appointment}
          visitor={visitor}
          onDone={done(replace.setOpen)}
        />
      )}
    </>
  );
}
