import { type AppointmentStatus, appointmentStatus } from '@yunyou/contract';
import type { MessageId } from '@yunyou/i18n';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { useTexts } from '../../texts';
import { QrCode } from '../qr-code';
import styles from './VoucherCard.module.css';

export interface VoucherCardProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** The voucher's digits, as they are; shown in groups of four. Null: its state alone is shown. */
  code: string | null;
  /** The contract's appointment order status. */
  status: AppointmentStatus;
  /** Its state in other words. Default: those of a ticket. */
  stateText?: string;
  /** What it lets in to. */
  title: ReactNode;
  /** Who it lets in. Default not said. */
  holder?: ReactNode;
  /** When it can be used. Default not said. */
  validity?: ReactNode;
  /** How often it can still be shown, of how often in all. Default not said. */
  uses?: { left: number; of: number };
  /** When the server last said so, epoch ms. */
  checkedAtMs: number;
  /** Which of how many, from 1. Default not said. */
  place?: { index: number; count: number };
  /** Below the code: what can be done with it. Default nothing. */
  footer?: ReactNode;
}

const statusTexts: Record<AppointmentStatus, MessageId> = {
  [appointmentStatus.ticketNotIssued]: 'components.voucher.notIssued',
  [appointmentStatus.toBeUsed]: 'components.voucher.toBeUsed',
  [appointmentStatus.used]: 'components.voucher.used',
  [appointmentStatus.cancelled]: 'components.voucher.cancelled',
  [appointmentStatus.expired]: 'components.voucher.expired',
};

/** Whether it opens the gate now, later, or no more. */
function stateOf(status: AppointmentStatus): 'usable' | 'waiting' | 'over' {
  if (status === appointmentStatus.toBeUsed) return 'usable';
  return status === appointmentStatus.ticketNotIssued ? 'waiting' : 'over';
}

const inFours = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ');

/** A ticket to show at the gate: the code large and bright, its state, and when that was checked. */
export function VoucherCard({
  code,
  status,
  stateText: ownStateText,
  title,
  holder,
  validity,
  uses,
  checkedAtMs,
  place,
  footer,
  className,
  ...rest
}: VoucherCardProps) {
  const { t, instant } = useTexts();
  const state = stateOf(status);
  const stateText = ownStateText ?? t(statusTexts[status]);
  return (
    <article className={classNames(styles.root, className)} data-state={state} {...rest}>
      <header className={styles.head}>
        <div className={styles.titleRow}>
          <h2 className={styles.title}>{title}</h2>
          {place && (
            <span className={styles.place}>
              {place.index}/{place.count}
            </span>
          )}
        </div>
        {holder && <p className={styles.holder}>{holder}</p>}
        {validity && <p className={styles.validity}>{validity}</p>}
      </header>
      <div className={styles.code}>
        {code !== null && (
          <>
            <div className={styles.qr}>
              <QrCode value={code} label={t('components.voucher.qr', { code: inFours(code) })} />
              {state !== 'usable' && (
                <span aria-hidden="true" className={styles.seal}>
                  {stateText}
                </span>
              )}
            </div>
            <p className={styles.digits}>{inFours(code)}</p>
          </>
        )}
        <p className={styles.state}>{stateText}</p>
        {uses && (
          <p className={styles.uses}>
            {t('components.voucher.usesLeft', { left: uses.left, uses: uses.of })}
          </p>
        )}
        <p className={styles.checked}>
          {t('components.voucher.checkedAt', { time: instant(checkedAtMs, 'dateTimeSeconds') })}
        </p>
      </div>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </article>
  );
}
