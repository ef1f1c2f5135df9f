import { appointmentStatus, type VoucherSheet as Sheet, type Voucher } from '@yunyou/contract';
import { isApiError } from '@yunyou/sdk';
import { useMemo } from 'react';
import { Button } from '../../../components/button';
import { NoticeBar } from '../../../components/notice-bar';
import { Empty, ErrorState, NoNetwork } from '../../../components/state';
import { VoucherCard, VoucherCardPending } from '../../../components/voucher-card';
import { RotateCwIcon } from '../../../icons';
import { AppPage, errorText, PageBody, useHydrated, useOnline, useResource, useSdk } from '../../../shell';
import { useTexts } from '../../../texts';
import { PassOn } from '../pass-on';
import { useSharedAs } from '../use-shared-as';
import { titleOf, usesOf, validityOf } from '../voucher-words';
import { CheckInSlip } from './CheckInSlip';
import styles from './VoucherSheet.module.css';

export interface VoucherSheetProps {
  /** The order whose vouchers are shown. */
  orderId: string;
}

/**
 * The page of the codes that let people in: large, bright, with the time they were checked, those that can still be used first. What was
 * seen once opens without a network and after a login has ended, and says from when it is.
 */
export function VoucherSheet({ orderId }: VoucherSheetProps) {
  const sdk = useSdk();
  const texts = useTexts();
  const { t, instant } = texts;
  const online = useOnline();
  // No server knows what the device keeps: a rendered page shows it as soon as it is hydrated.
  const isHydrated = useHydrated();
  const kept = useMemo(
    () => (isHydrated ? sdk.orders.peekVouchers(orderId) : undefined),
    [sdk, orderId, isHydrated],
  );
  const { value, error, loading, reload } = useResource(
    () => sdk.orders.vouchers(orderId, { silent: true }),
    [sdk, orderId],
  );
  useSharedAs(value?.sheet.product ?? kept?.product ?? undefined);
  const known = value ?? (kept && { sheet: kept, fromCache: true });
  const failure = isApiError(error) ? error.kind : undefined;
  const login = failure === 'auth' && (
    <Button variant="outline" onClick={() => sdk.navigation.leadToLogin()}>
      {t('voucher.login')}
    </Button>
  );

  // A refusal is about the vouchers: what was seen of them is worth nothing then. Any other failure takes none away.
  if (error !== undefined && (!known || failure === 'business')) {
    return (
      <AppPage>
        {failure === 'network' ? (
          <NoNetwork onRetry={reload} />
        ) : (
          <ErrorState description={errorText(error)} onRetry={reload} actions={login} />
        )}
      </AppPage>
    );
  }
  if (!known) {
    return (
      <AppPage>
        <PageBody busy>
          <VoucherCardPending />
        </PageBody>
      </AppPage>
    );
  }
  const { sheet, fromCache } = known;
  const checkedAt = instant(sheet.checkedAtMs, 'dateTimeSeconds');
  // A sheet that was kept by an earlier release has no rooms.
  const { stay }: Partial<Sheet> = sheet;
  const roomOf = ({ lineId, unit }: Voucher) =>
    stay?.rooms.find((room) => room.lineId === lineId && room.unit === unit);
  const vouchers = sheet.vouchers
    .map((voucher, index) => ({ voucher, place: { index: index + 1, count: sheet.vouchers.length } }))
    .sort((a, b) => Number(isUsable(b.voucher)) - Number(isUsable(a.voucher)));
  const isSlip = vouchers.length > 0 && sheet.vouchers.every((voucher) => roomOf(voucher) !== undefined);
  const isWaiting = sheet.vouchers.some(({ status }) => status === appointmentStatus.ticketNotIssued);
  return (
    <AppPage title={isSlip ? t('voucher.stay.title') : undefined}>
      <PageBody>
        <div role="status" className={styles.notice}>
          {(fromCache || error !== undefined) && !loading && (
            <NoticeBar tone="warning">
              {t('voucher.unchecked', { online: String(online), time: checkedAt })}
            </NoticeBar>
          )}
        </div>
        {vouchers.length === 0 && <Empty title={t('voucher.empty')} />}
        {stay && <CheckInSlip stay={stay} />}
        {isWaiting && <p className={styles.tip}>{t(isSlip ? 'voucher.stay.waiting' : 'voucher.waiting')}</p>}
        {sheet.vouchers.some(isUsable) && (
          <p className={styles.tip}>{t(isSlip ? 'voucher.stay.bright' : 'voucher.bright')}</p>
        )}
        <div className={styles.cards}>
          {vouchers.map(({ voucher, place }) => (
            <VoucherCard
              key={voucher.id}
              code={voucher.code}
              status={voucher.status}
              title={titleOf(sheet.title, voucher.productName)}
              {...(roomOf(voucher)
                ? {
                    holder: t('voucher.stay.guest', { name: roomOf(voucher)?.guestName ?? '' }),
                    stateText: t('voucher.stay.state', { status: String(voucher.status) }),
                  }
                : {
                    holder: voucher.travellerName && `${voucher.travellerName} ${voucher.idCard ?? ''}`,
                    validity: validityOf(texts, voucher),
                  })}
              uses={usesOf(voucher)}
              checkedAtMs={sheet.checkedAtMs}
              place={place}
              footer={
                value &&
                !fromCache && (
                  <PassOn
                    voucher={voucher}
                    title={titleOf(sheet.title, voucher.productName)}
                    onChange={reload}
                  />
                )
              }
            />
          ))}
        </div>
        <div className={styles.actions}>
          {login}
          <Button variant="outline" icon={<RotateCwIcon size={18} />} onClick={reload}>
            {t('voucher.refresh')}
          </Button>
        </div>
      </PageBody>
    </AppPage>
  );
}

const isUsable = ({ status }: Voucher) => status === appointmentStatus.toBeUsed;
