import { type AppointmentCodes, appointmentStatus } from '@yunyou/contract';
import { NoticeBar } from '../../../components/notice-bar';
import { VoucherCard } from '../../../components/voucher-card';
import { useOnline } from '../../../shell';
import { useTexts } from '../../../texts';
import { useTimes } from '../use-times';
import styles from './AppointmentView.module.css';

export interface GateCodesProps {
  codes: AppointmentCodes;
  /** The server could not be asked: they are as they were seen before. */
  fromCache: boolean;
}

/** What is shown at the gate: one code for all, or one for each, with the time they were checked. */
export function GateCodes({ codes, fromCache }: GateCodesProps) {
  const { t, instant } = useTexts();
  const online = useOnline();
  const times = useTimes();
  const { title, placeName, gate, status, checkedAtMs, visitors, size } = codes;
  const shown = [
    { id: codes.id, code: codes.code, holder: t('appointment.people', { count: size }), isIn: false },
    ...visitors.map(({ id, name, code, checkedAtMs: inAtMs }) => ({
      id,
      code,
      holder: t('appointment.detail.visitorCode', { name }),
      isIn: inAtMs !== null,
    })),
  ];
  return (
    <>
      <div role="status">
        {fromCache && (
          <NoticeBar>
            {t('appointment.detail.unchecked', {
              online: String(online),
              time: instant(checkedAtMs, 'dateTimeSeconds'),
            })}
          </NoticeBar>
        )}
      </div>
      {status === appointmentStatus.toBeUsed && (
        <p className={styles.tip}>{t('appointment.detail.bright')}</p>
      )}
      <div className={styles.codes}>
        {shown.map(({ id, code, holder, isIn }, index) => (
          <VoucherCard
            key={id}
            code={code}
            status={isIn ? appointmentStatus.used : status}
            stateText={t('appointment.status', {
              status: String(isIn ? appointmentStatus.used : status),
            })}
            title={title}
            holder={`${placeName} · ${holder}`}
            validity={times.between(gate.fromMs, gate.untilMs)}
            checkedAtMs={checkedAtMs}
            {...(shown.length > 1 && { place: { index: index + 1, count: shown.length } })}
          />
        ))}
      </div>
    </>
  );
}
