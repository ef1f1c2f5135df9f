import { appointmentStatus } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { errorText, useResource, useSdk } from '../../app';
import { Button } from '../../components/button';
import { NoticeBar } from '../../components/notice-bar';
import { Skeleton } from '../../components/skeleton';
import { Empty, ErrorState, NoNetwork } from '../../components/state';
import { VoucherCard } from '../../components/voucher-card';
import { RotateCwIcon } from '../../icons';
import { useTexts } from '../../texts';
import styles from './VoucherSheet.module.css';

export interface VoucherSheetProps {
  orderId: string;
}

/**
 * The codes that let people in: large, bright, with the time they were checked. What was seen once opens without a
 * network, and says from when it is.
 */
export function VoucherSheet({ orderId }: VoucherSheetProps) {
  const sdk = useSdk();
  const { t, day, instant } = useTexts();
  const kept = sdk.orders.peekVouchers(orderId);
  const view = useResource(
    () => sdk.orders.vouchers(orderId, { silent: true }),
    [sdk, orderId],
    kept && { sheet: kept, fromCache: true },
  );

  if (!view.value) {
    if (!view.error) return <Skeleton height={420} />;
    return isApiError(view.error) && view.error.kind === 'network' ? (
      <NoNetwork onRetry={view.reload} />
    ) : (
      <ErrorState description={errorText(view.error)} onRetry={view.reload} />
    );
  }
  const { sheet, fromCache } = view.value;
  const checkedAt = instant(sheet.checkedAtMs, 'dateTimeSeconds');
  return (
    <div className={styles.root}>
      {fromCache && !view.loading && (
        <NoticeBar tone="warning">{t('order.voucher.offline', { time: checkedAt })}</NoticeBar>
      )}
      {sheet.vouchers.length === 0 ? (
        <Empty title={t('order.voucher.empty')} />
      ) : (
        <p className={styles.tip}>
          {sheet.vouchers.some((voucher) => voucher.status === appointmentStatus.ticketNotIssued)
            ? t('order.voucher.waiting')
            : t('order.voucher.bright')}
        </p>
      )}
      <div className={styles.cards}>
        {sheet.vouchers.map((voucher, index) => (
          <VoucherCard
            key={voucher.id}
            code={voucher.code}
            status={voucher.status}
            title={`${sheet.title} · ${voucher.productName}`}
            holder={voucher.travellerName && `${voucher.travellerName} ${voucher.idCard ?? ''}`}
            validity={
              voucher.firstDay === voucher.lastDay
                ? day(voucher.firstDay, 'long')
                : `${day(voucher.firstDay, 'long')} – ${day(voucher.lastDay, 'long')}`
            }
            checkedAtMs={sheet.checkedAtMs}
            place={{ index: index + 1, count: sheet.vouchers.length }}
          />
        ))}
      </div>
      <Button variant="outline" block icon={<RotateCwIcon size={18} />} onClick={view.reload}>
        {t('order.voucher.refresh')}
      </Button>
    </div>
  );
}
